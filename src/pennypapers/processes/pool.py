"""A pool of worker processes. They end when they are told to, and when the process that started them is gone, however
that ended."""

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

MOST_ON_WINDOWS = 61  # the system cannot wait for more processes at once

P = ParamSpec("P")
T = TypeVar("T")

_before_the_end: list[Callable[[], None]] = []


def on_worker_end(clean_up: Callable[[], None]) -> None:
    """If this process is a worker, have this called when it is told to end: to end what the worker has started."""
    _before_the_end.append(clean_up)


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
        """End all workers at once, whatever they are doing."""
        workers = list((self._processes or {}).values())  # `shutdown` forgets them
        self.shutdown(wait=False, cancel_futures=True)
        for worker in workers:
            worker.terminate()


@contextmanager
def _ctrl_c_later() -> Iterator[None]:
    """A context in which processes are started that ignore Ctrl-C, even while they are still loading. It goes to every
    process of a terminal, but only this one should act on it."""
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
    for clean_up in _before_the_end:
        clean_up()
    os._exit(1)
