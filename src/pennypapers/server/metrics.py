"""Figures about the server for Prometheus. They name no people, no tables and no codes."""

from __future__ import annotations

from collections.abc import Callable

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
)

CONTENT_TYPE = CONTENT_TYPE_LATEST
_SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


class Metrics:
    """A registry of its own, so that several servers can live in one process."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self.sockets = Gauge("pennypapers_sockets", "Open connections.", registry=self._registry)
        self._requests = Histogram(
            "pennypapers_request_seconds",
            "From a request to its answer, by what it asks for.",
            ["do"],
            buckets=_SECONDS,
            registry=self._registry,
        )
        self._refusals = Counter(
            "pennypapers_refusals", "Requests that were refused, by why.", ["code"], registry=self._registry
        )
        self._by_request: dict[str, Callable[[float], None]] = {}

    def watch(self, name: str, what: str, read: Callable[[], float]) -> None:
        """A figure that is looked up when somebody asks for it."""
        Gauge(f"pennypapers_{name}", what, registry=self._registry).set_function(read)

    def answered(self, do: str, seconds: float) -> None:
        if do not in self._by_request:
            self._by_request[do] = self._requests.labels(do).observe
        self._by_request[do](seconds)

    def refused(self, code: str) -> None:
        self._refusals.labels(code).inc()

    def text(self) -> bytes:
        return generate_latest(self._registry)
