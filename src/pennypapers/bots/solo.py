"""One sheet played on, round by round, without a table: the one loop for games of a single sheet."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from pennypapers.bots.bot import Situation
from pennypapers.rules import Draw, Roll, Sheet, Step

Turns = tuple[tuple[Step, ...], ...]


class PlayedSheet(NamedTuple):
    """The sheet at the end, the turns that were played, and whether the game is over by what is on this sheet: if not,
    there were too few rolls."""

    sheet: Sheet
    turns: Turns
    is_over: bool


def play_sheet(
    sheet: Sheet,
    rolls: Iterable[Roll],
    choose: Callable[[Situation], Sequence[Step]],
    *,
    rounds: int = 0,
    players: int = 1,
    strict: bool = False,
) -> PlayedSheet:
    """Play on, after so many `rounds`, until the game is over or there are no more rolls; then what is drawn at the end
    of a game is drawn. `choose` gives the steps of every turn, and in a hazard round the step that draws the hazard.

    With several `players` this is the sheet of one of them: hazards are drawn by their rules for others' sheets, and
    the game is over when this sheet is full.
    """
    sheet = sheet.copy()
    turns: list[tuple[Step, ...]] = []
    coming = iter(rolls)
    while not (is_over := sheet.adventure.is_over([sheet] * players, rounds)):
        roll = next(coming, None)
        if roll is None:
            break
        rounds += 1
        situation = Situation(sheet, roll, rounds, players, strict)
        steps = tuple(choose(situation))
        sheet = sheet_after(situation, steps)
        turns.append(steps)
    sheet.finish(strict)
    return PlayedSheet(sheet, tuple(turns), is_over)


def sheet_after(situation: Situation, steps: Sequence[Step]) -> Sheet:
    """The sheet after a whole turn or a hazard, or the refusal of it."""
    if situation.roll.hazard:
        (step,) = steps
        assert isinstance(step, Draw)
        return situation.sheet.with_hazard(step.space, situation.solo)
    return situation.sheet.turn(situation.roll).play_all(steps).commit()


def plainest(situation: Situation) -> list[Step]:
    """The turn that a table plays for somebody who is away: the red die alone in the first space that is open, or the
    hazard in the first space where it may be."""
    if situation.roll.hazard:
        return [Draw(situation.sheet.hazard_spaces(situation.solo)[0])]
    return situation.sheet.turn(situation.roll).plainest()
