"""Games distributed over processes or machines, with the interface of `concurrent.futures`.

A game depends on its plan and its number alone. So it does not matter which worker plays it, how many games are sent at
once, or whether a game is played twice because the first worker was killed.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Generator, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Executor, Future, wait
from contextlib import ExitStack
from typing import Any, NamedTuple, Protocol

from pennypapers.lab.game import GameResult, Plan, play_game
from pennypapers.processes.pool import Pool
from pennypapers.refusals import Refusal

BATCH_SECONDS = 0.5  # of work in a batch: sending it costs little, and little is lost with a worker
SENT_AHEAD = 2  # batches for each worker, so that none has to wait for the next one
MOST_BREAKDOWNS = 10  # in a row, without a single game that was finished in between


class Item(NamedTuple):
    """A game to play: which of the plans, and its number."""

    plan: int
    number: int


def numbered(games: int, plans: int = 1) -> Iterator[Item]:
    """Games 1, 2, 3 … of all plans by turns, so that all plans have about as many games whenever somebody stops."""
    return (Item(plan, number) for number in range(1, games + 1) for plan in range(plans))


Played = tuple[Item, GameResult]
Batch = tuple[Item, ...]


class Workers(Protocol):
    """Processes, here or on other machines, that play games."""

    def executor(self) -> Executor:
        """A new executor that gives them work; the old one may be broken."""

    def size(self) -> int:
        """How many of them work at the same time."""

    def dismiss(self, executor: Executor) -> None:
        """End an executor at once, whatever it is still doing."""

    def is_loss(self, error: BaseException) -> bool:
        """Whether an error means no more than that a worker was lost."""


def play_plans(
    plans: Sequence[Plan], items: Iterable[Item], workers: Workers | None = None
) -> Generator[Played, None, None]:
    """Play these games, and yield each as soon as it is finished, in any order. Without workers they are played in this
    process, one after the other. Whoever stops before the end closes the generator, which dismisses the workers."""
    return _play_here(plans, items) if workers is None else _play_there(plans, items, workers)


def _play_here(plans: Sequence[Plan], items: Iterable[Item]) -> Generator[Played, None, None]:
    with ExitStack() as stack:
        for plan in plans:
            for entrant in plan.entrants:
                entrant.warm_up(plan.layout.adventure)
        bots = [[stack.enter_context(entrant.seat()) for entrant in plan.entrants] for plan in plans]
        for item in items:
            yield item, play_game(plans[item.plan], item.number, bots[item.plan])


def play_batch(plans: Sequence[Plan], batch: Batch) -> list[tuple[Played, float]]:
    """Play some games, in a worker; returns each with the seconds that it took."""
    done = []
    begun = time.perf_counter()
    for played in _play_here(plans, batch):
        now = time.perf_counter()
        done.append((played, now - begun))
        begun = now
    return done


class _Batches:
    """Divides the games into batches that take about the same time, as far as times are known."""

    def __init__(self, items: Iterable[Item]) -> None:
        self._items = iter(items)
        self._again: deque[Batch] = deque()
        self._seconds: dict[int, float] = {}  # by plan: how long its last game took

    def took(self, item: Item, seconds: float) -> None:
        self._seconds[item.plan] = seconds

    def repeat(self, batch: Batch) -> None:
        self._again.append(batch)

    def next(self) -> Batch:
        """The next batch; an empty one when there are no more games."""
        if self._again:
            return self._again.popleft()
        batch: list[Item] = []
        seconds = 0.0
        while seconds < BATCH_SECONDS and (item := next(self._items, None)):
            batch.append(item)
            seconds += self._seconds.get(item.plan, BATCH_SECONDS)
        return tuple(batch)


def _play_there(
    plans: Sequence[Plan], items: Iterable[Item], workers: Workers
) -> Generator[Played, None, None]:
    batches = _Batches(items)
    breakdowns = 0
    executor = workers.executor()
    under_way: dict[Future[list[tuple[Played, float]]], Batch] = {}
    try:
        while True:
            try:
                while len(under_way) < SENT_AHEAD * workers.size() and (batch := batches.next()):
                    try:
                        under_way[executor.submit(play_batch, plans, batch)] = batch
                    except BrokenExecutor:
                        batches.repeat(batch)
                        raise
                if not under_way:
                    return
                for future in wait(under_way, return_when=FIRST_COMPLETED).done:
                    for played, seconds in future.result():
                        batches.took(played[0], seconds)
                        yield played
                    del under_way[future]
                    breakdowns = 0
            except Exception as error:
                breakdowns += 1
                if not workers.is_loss(error):
                    raise
                if breakdowns > MOST_BREAKDOWNS:
                    raise Refusal("workers-lost", times=breakdowns) from error
                # Games that came back before the breakdown are kept, and all others are played again.
                for future in [future for future in under_way if _is_lost(future)]:
                    batches.repeat(under_way.pop(future))
                if isinstance(error, BrokenExecutor):
                    for batch in under_way.values():
                        batches.repeat(batch)
                    under_way.clear()
                    workers.dismiss(executor)
                    executor = workers.executor()
    finally:
        workers.dismiss(executor)


def _is_lost(future: Future[Any]) -> bool:
    return future.done() and (future.cancelled() or future.exception() is not None)


class Processes:
    """Worker processes on this machine."""

    def __init__(self, workers: int) -> None:
        self._workers = workers

    def executor(self) -> Executor:
        return Pool(self._workers)

    def size(self) -> int:
        return self._workers

    def dismiss(self, executor: Executor) -> None:
        assert isinstance(executor, Pool)
        executor.end()

    def is_loss(self, error: BaseException) -> bool:
        return isinstance(error, BrokenExecutor)
