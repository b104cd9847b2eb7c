"""Processes that work for this one. They end when they are told to, and when this one is gone, however it went."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from typing import ParamSpec, TypeVar

from pennypapers.bots import external

MOST_ON_WINDOWS = 61  # for more the system cannot wait

P = ParamSpec("P")
T = TypeVar("T")


class Pool(ProcessPoolExecutor):
    def __init__(self, workers: int) -> None:
        # Spawned, not forked: a fork in the middle of another thread's work (a progress bar's) can hang.
        context = multiprocessing.get_context("spawn")
        most = MOST_ON_WINDOWS if sys.platform == "win32" else workers
        super().__init__(min(workers, most), context, _begin_worker)

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        with _ctrl_c_later():  # this may start a process
            return super().submit(fn, *args, **kwargs)

    def end(self) -> None:
        """At once, whatever is being done."""
        workers = list((self._processes or {}).values())  # afterwards it knows them no more
        self.shutdown(wait=False, cancel_futures=True)
        for worker in workers:
            worker.terminate()


@contextmanager
def _ctrl_c_later() -> Iterator[None]:
    """Ctrl-C goes to every process of a terminal, but is for this one: a process that is started here never hears it,
    not even while it is still loading."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _begin_worker() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, _end_worker)
    threading.Thread(target=_end_with_the_parent, daemon=True).start()


def _end_with_the_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent
    parent.join()
    _end_worker()


def _end_worker(*_: object) -> None:
    """With all that it has started."""
    external.end_all()
    os._exit(1)
