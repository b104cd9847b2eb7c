"""Hindsight: the best solo game that can be found for dice that are all known.

The search is a sequence of tries, and a try depends on nothing but its number, the random seed and the best game before
it. So a search can be stopped after any try and resumed later, with the same result as without the interruption. A try
that is cut short is begun again, from the best game that it found.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from pennypapers.bots import Budget, Situation, bots_of
from pennypapers.bots.solo import Turns, plainest, play_sheet
from pennypapers.notation import GameText, RoundText, TurnText
from pennypapers.notation.game import PENCIL_STRICT
from pennypapers.refusals import Refusal
from pennypapers.rules import Roll, Step, empty_sheet
from pennypapers.sheets import Layout
from pennypapers.table import Table, replay

PLAYER = "HS"


@dataclass(frozen=True)
class Found:
    """A whole game, and how long it was searched for: the number of whole tries, and of the changes tried in them."""

    stars: int
    turns: Turns
    nodes: int = 0
    tries: int = 0


def best_found(
    layout: Layout,
    rolls: Sequence[Roll],
    budget: Budget,
    seed: int,
    start: Found | None = None,
    report: Callable[[Found], None] = lambda found: None,
    strict: bool = False,
) -> Found:
    """Search on from `start`, for `budget.playouts` more tries or for `budget.seconds` by the clock.

    `report` is called now and then with the best game so far, which whoever interrupts the search still has.
    """
    search_games = bots_of(layout.adventure).hindsight()
    start = start or _opening(layout, rolls, strict)
    found = replace(start, stars=table_after(layout, rolls, start.turns, strict).score(PLAYER).stars)
    search = search_games(layout, rolls, strict)
    last = found.tries + budget.playouts
    end = time.monotonic() + budget.seconds
    while time.monotonic() < end if budget.seconds else found.tries < last:
        for nodes, stars, turns in search.tries(found.tries, seed, found.turns):
            if turns is not None:
                table = table_after(layout, rolls, turns, strict)
                assert table.score(PLAYER).stars == stars, "the search must count as the rules do"
                found = replace(found, stars=stars, turns=turns)
            found = replace(found, nodes=found.nodes + nodes)
            report(found)
            if budget.seconds and time.monotonic() >= end:
                return found
        found = replace(found, tries=found.tries + 1)
    report(found)
    return found


def table_after(layout: Layout, rolls: Sequence[Roll], turns: Turns, strict: bool = False) -> Table:
    """The table after a game of these turns; whatever is against the rules is refused."""
    notes = {"options": PENCIL_STRICT} if strict else {}
    rounds = [RoundText(roll, (TurnText(PLAYER, steps),)) for roll, steps in zip(rolls, turns, strict=False)]
    table = replay(GameText("", layout, (PLAYER,), notes, tuple(rounds)))
    if not table.is_over:
        raise Refusal("not-over")
    return table


def _opening(layout: Layout, rolls: Sequence[Roll], strict: bool) -> Found:
    """A game to begin with: the plainest turns, or if they don't end the game with these rolls, turns that use as many
    dice as they can."""
    for choose in (plainest, _with_all_dice):
        played = play_sheet(empty_sheet(layout), rolls, choose, strict=strict)
        if played.is_over:
            return Found(played.sheet.score(strict).stars, played.turns)
    raise Refusal("not-over")


def _with_all_dice(situation: Situation) -> Sequence[Step]:
    """The plainest turn, and then the first legal step again and again."""
    if situation.roll.hazard:
        return plainest(situation)
    turn = situation.sheet.turn(situation.roll)
    turn.play_all(turn.plainest())
    while moves := turn.moves():
        turn.play(moves[0])
    return turn.steps
