"""Games shared out among processes or machines, behind the interface of `concurrent.futures`.

A game depends on its plan and its number alone, so it does not matter who plays it, how many are sent at once, or
whether it is played twice because the first to play it was killed.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Generator, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Executor, Future, wait
from contextlib import ExitStack
from typing import Any, NamedTuple, Protocol

from pennypapers.lab.game import GameResult, Plan, play_game
from pennypapers.lab.pool import Pool
from pennypapers.refusals import Refusal

LOT_SECONDS = 0.5  # how much work is sent at once: enough to make sending cheap, little enough to lose
SENT_AHEAD = 2  # lots for each worker, so that none waits for the next
MOST_BREAKDOWNS = 10  # in a row, without a single game in between


class Item(NamedTuple):
    """A game to play: which of the plans, and its number."""

    plan: int
    number: int


def numbered(games: int, plans: int = 1) -> Iterator[Item]:
    """Games 1, 2, 3 … of every plan, side by side: whoever stops early has as many of each."""
    return (Item(plan, number) for number in range(1, games + 1) for plan in range(plans))


Played = tuple[Item, GameResult]
Lot = tuple[Item, ...]


class Crew(Protocol):
    """Who does the work."""

    def executor(self) -> Executor:
        """Hands to give work to; new ones each time, as they can break."""

    def size(self) -> int:
        """How many work at the same time."""

    def dismiss(self, executor: Executor) -> None:
        """Stop at once, whatever is still being done."""

    def is_loss(self, error: BaseException) -> bool:
        """Whether an error means that a worker was lost, and nothing else is wrong."""


def play_all(
    plans: Sequence[Plan], items: Iterable[Item], crew: Crew | None = None
) -> Generator[Played, None, None]:
    """Every item's game, in whatever order they are done; without a crew here and now, one after the other. Whoever
    stops before the end closes it, and the crew is dismissed."""
    return _play_here(plans, items) if crew is None else _play_there(plans, items, crew)


def _play_here(plans: Sequence[Plan], items: Iterable[Item]) -> Generator[Played, None, None]:
    with ExitStack() as stack:
        for plan in plans:
            for entrant in plan.entrants:
                entrant.warm_up(plan.layout.adventure)
        bots = [[stack.enter_context(entrant.seat()) for entrant in plan.entrants] for plan in plans]
        for item in items:
            yield item, play_game(plans[item.plan], item.number, bots[item.plan])


def play_lot(plans: Sequence[Plan], lot: Lot) -> list[tuple[Played, float]]:
    """A worker's part: some games, and how long each took."""
    done = []
    begun = time.perf_counter()
    for played in _play_here(plans, lot):
        now = time.perf_counter()
        done.append((played, now - begun))
        begun = now
    return done


class _Lots:
    """Cuts what is to be done into lots of about the same time, as far as times are known."""

    def __init__(self, items: Iterable[Item]) -> None:
        self._items = iter(items)
        self._again: deque[Lot] = deque()
        self._seconds: dict[int, float] = {}  # a game of each plan, by the last one played

    def took(self, item: Item, seconds: float) -> None:
        self._seconds[item.plan] = seconds

    def repeat(self, lot: Lot) -> None:
        self._again.append(lot)

    def next(self) -> Lot:
        """Nothing when all is given out."""
        if self._again:
            return self._again.popleft()
        lot: list[Item] = []
        time_for_it = 0.0
        while time_for_it < LOT_SECONDS and (item := next(self._items, None)):
            lot.append(item)
            time_for_it += self._seconds.get(item.plan, LOT_SECONDS)
        return tuple(lot)


def _play_there(plans: Sequence[Plan], items: Iterable[Item], crew: Crew) -> Generator[Played, None, None]:
    lots = _Lots(items)
    breakdowns = 0
    executor = crew.executor()
    under_way: dict[Future[list[tuple[Played, float]]], Lot] = {}
    try:
        while True:
            try:
                while len(under_way) < SENT_AHEAD * crew.size() and (lot := lots.next()):
                    try:
                        under_way[executor.submit(play_lot, plans, lot)] = lot
                    except BrokenExecutor:
                        lots.repeat(lot)
                        raise
                if not under_way:
                    return
                for future in wait(under_way, return_when=FIRST_COMPLETED).done:
                    lot = under_way[future]
                    for played, seconds in future.result():
                        lots.took(played[0], seconds)
                        yield played
                    del under_way[future]
                    breakdowns = 0
            except Exception as error:
                breakdowns += 1
                if not crew.is_loss(error):
                    raise
                if breakdowns > MOST_BREAKDOWNS:
                    raise Refusal("workers-lost", times=breakdowns) from error
                # What came back before the breakdown is kept, all else is done again.
                for future in [future for future in under_way if _is_lost(future)]:
                    lots.repeat(under_way.pop(future))
                if isinstance(error, BrokenExecutor):
                    for lot in under_way.values():
                        lots.repeat(lot)
                    under_way.clear()
                    crew.dismiss(executor)
                    executor = crew.executor()
    finally:
        crew.dismiss(executor)


def _is_lost(future: Future[Any]) -> bool:
    return future.done() and (future.cancelled() or future.exception() is not None)


class Processes:
    """Workers on this machine."""

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
