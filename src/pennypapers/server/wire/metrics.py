"""Figures about the server for Prometheus. They name no people, no tables and no codes."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterable
from itertools import accumulate

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Gauge,
    GCCollector,
    PlatformCollector,
    ProcessCollector,
    generate_latest,
)
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily
from prometheus_client.registry import Collector

CONTENT_TYPE = CONTENT_TYPE_LATEST
_SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


class _Times(Collector):
    """How long requests took. The library's own histogram costs more than some requests do."""

    def __init__(self) -> None:
        self._counts: dict[str, list[int]] = {}
        self._sums: dict[str, float] = {}

    def add(self, do: str, seconds: float) -> None:
        if do not in self._counts:
            self._counts[do], self._sums[do] = [0] * (len(_SECONDS) + 1), 0.0
        self._counts[do][bisect_left(_SECONDS, seconds)] += 1
        self._sums[do] += seconds

    def collect(self) -> Iterable[HistogramMetricFamily]:
        family = HistogramMetricFamily(
            "pennypapers_request_seconds", "From a request to its answer, by what it asks for.", labels=["do"]
        )
        bounds = [*map(str, _SECONDS), "+Inf"]
        for do, counts in self._counts.items():
            family.add_metric([do], list(zip(bounds, accumulate(counts), strict=True)), self._sums[do])
        yield family


class _Counts(Collector):
    """Figures that only grow, and are looked up when somebody asks for them."""

    def __init__(self) -> None:
        self.refusals: Counter[str] = Counter()
        self.others: dict[str, tuple[str, Callable[[], int]]] = {}

    def collect(self) -> Iterable[CounterMetricFamily]:
        refusals = CounterMetricFamily(
            "pennypapers_refusals", "Requests that were refused, by why.", labels=["code"]
        )
        for code, many in self.refusals.items():
            refusals.add_metric([code], many)
        yield refusals
        for name, (what, read) in self.others.items():
            yield CounterMetricFamily(f"pennypapers_{name}", what, read())


class Metrics:
    """A registry of its own, so that several servers can live in one process."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self.sockets = Gauge("pennypapers_sockets", "Open connections.", registry=self._registry)
        self._times = _Times()
        self._counts = _Counts()
        self._registry.register(self._times)
        self._registry.register(self._counts)
        self.answered = self._times.add
        # Memory, time and descriptors of this process, where the system tells them (Linux).
        ProcessCollector(registry=self._registry)
        PlatformCollector(registry=self._registry)
        GCCollector(registry=self._registry)

    def watch(self, name: str, what: str, read: Callable[[], float]) -> None:
        """A figure that goes up and down, looked up when somebody asks for it."""
        Gauge(f"pennypapers_{name}", what, registry=self._registry).set_function(read)

    def count(self, name: str, what: str, read: Callable[[], int]) -> None:
        """The same of one that only grows; its name ends with `_total`."""
        self._counts.others[name] = (what, read)

    def refused(self, code: str) -> None:
        self._counts.refusals[code] += 1

    def text(self) -> bytes:
        return generate_latest(self._registry)
