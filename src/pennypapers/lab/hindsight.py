"""Hindsight: the best stars found for a solo game when all its dice are known.

The search goes try by try, and a try depends on nothing but its number, the luck and the best game before it. So a
search can be left after any try and taken up again, and comes to the same as one that was not interrupted. A try that
is cut short is begun anew, from the best game that it found.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Protocol

from pennypapers.bots import Budget
from pennypapers.bots.temple import hindsight as temple
from pennypapers.bots.valley import hindsight as valley
from pennypapers.notation.game import PENCIL_STRICT
from pennypapers.refusals import Refusal
from pennypapers.rules import Draw, Roll, Step
from pennypapers.sheets import Layout
from pennypapers.table import Table

Turns = tuple[tuple[Step, ...], ...]

PLAYER = "HS"


@dataclass(frozen=True)
class Found:
    """A whole game, a turn a round, and how it was found: so many whole tries, so many changes tried in them."""

    stars: int
    turns: Turns
    nodes: int = 0
    tries: int = 0


class Search(Protocol):
    """An adventure's own way to search."""

    def __init__(self, layout: Layout, rolls: Sequence[Roll], strict: bool) -> None: ...

    def tries(self, number: int, luck: int, start: Turns) -> Iterator[tuple[int, int, Turns | None]]: ...


SEARCHES: dict[str, type[Search]] = {"temple": temple.Search, "valley": valley.Search}


def best_found(
    layout: Layout,
    rolls: Sequence[Roll],
    budget: Budget,
    luck: int,
    start: Found | None = None,
    report: Callable[[Found], None] = lambda found: None,
    strict: bool = False,
) -> Found:
    """Search on from `start` for so many more tries (`budget.playouts`), or for so long by the clock.

    `report` is told now and then what was found so far; whoever interrupts the search still has that.
    """
    start = start or _opening(layout, rolls, strict)
    found = replace(start, stars=play(layout, rolls, start.turns, strict).score(PLAYER).stars)
    search = SEARCHES[layout.adventure](layout, rolls, strict)
    last = found.tries + budget.playouts
    end = time.monotonic() + budget.seconds
    while time.monotonic() < end if budget.seconds else found.tries < last:
        for nodes, stars, turns in search.tries(found.tries, luck, found.turns):
            if turns is not None:
                table = play(layout, rolls, turns, strict)
                assert table.score(PLAYER).stars == stars, "the search counts as the rules do"
                found = replace(found, stars=stars, turns=turns)
            found = replace(found, nodes=found.nodes + nodes)
            report(found)
            if budget.seconds and time.monotonic() >= end:
                return found
        found = replace(found, tries=found.tries + 1)
    report(found)
    return found


def play(layout: Layout, rolls: Sequence[Roll], turns: Turns, strict: bool = False) -> Table:
    """The table after a game of these turns; it refuses whatever is against the rules."""
    table = Table(layout, [PLAYER], [PENCIL_STRICT] if strict else [])
    for roll, steps in zip(rolls, turns, strict=False):
        table.roll(roll)
        table.play(PLAYER, steps)
    if not table.is_over:
        raise Refusal("not-over")
    return table


def _opening(layout: Layout, rolls: Sequence[Roll], strict: bool) -> Found:
    """A game to begin with: the plainest turns, or if they come to no end in so many rounds, all dice every time."""
    for hurry in (False, True):
        table = Table(layout, [PLAYER], [PENCIL_STRICT] if strict else [])
        for roll in rolls:
            if not table.is_over:
                table.roll(roll)
                table.play(PLAYER, _plain_turn(table, hurry))
        if table.is_over:
            turns = tuple(turns[PLAYER].steps for turns in table.turns)
            return Found(table.score(PLAYER).stars, turns)
    raise Refusal("not-over")


def _plain_turn(table: Table, hurry: bool) -> Sequence[Step]:
    if table.rounds[-1].roll.hazard:
        return (Draw(table.hazard_spaces(PLAYER)[0]),)
    turn = table.turn(PLAYER)
    for step in turn.plainest():
        turn.play(step)
    while hurry and (moves := turn.moves()):
        turn.play(moves[0])
    return turn.steps
