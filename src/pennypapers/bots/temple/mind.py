"""The four levels of playing the Temple."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from pennypapers.bots.bot import Budget, Option, Situation
from pennypapers.bots.temple import calls
from pennypapers.bots.temple.characters import Character, character
from pennypapers.bots.temple.features import MUMMY
from pennypapers.bots.temple.study import Study
from pennypapers.rules import Cross, Draw, Pass, Step, Write
from pennypapers.rules.dice import SPECIAL
from pennypapers.rules.randomness import generators

_FEWEST_FOR_A_TURN = 2
_FEWEST_TO_WEIGH = 3


def turn(
    level: str, situation: Situation, luck: int, budget: Budget | None, weights: Path | None = None
) -> tuple[Step, ...]:
    player = character(level, weights)
    return _steps(situation, *_choose(player, situation, luck, player.budget if budget is None else budget))


def hazard(
    level: str, situation: Situation, luck: int, budget: Budget | None, weights: Path | None = None
) -> str:
    player = character(level, weights)
    if budget is None:
        budget = player.budget if situation.solo else player.for_others
    rolled = replace(situation, roll=situation.roll._replace(red=SPECIAL))  # whatever the other dice show
    _, space = _choose(player, rolled, luck, budget)
    return situation.sheet.layout.spaces[space]


def weigh(
    situation: Situation, luck: int, budget: Budget | None, also: Sequence[Sequence[Step]]
) -> list[Option]:
    """The turns of `also` are found again by their steps, just as they came. In a hazard round: what the sheet's owner
    would end with."""
    player = character("explorer")
    study = Study(situation, player, luck)
    place_of = {(int(mark["number"]), int(mark["space"])): place for place, mark in enumerate(study.marks)}
    named: dict[int, list[tuple[Step, ...]]] = {}
    for steps in also:
        place = place_of[_mark(situation, steps)]
        if tuple(steps) not in named.setdefault(place, []):
            named[place].append(tuple(steps))
    places, stars = study.think(player.budget if budget is None else budget, _FEWEST_TO_WEIGH, named)
    if situation.roll.hazard and not situation.solo:
        stars = -stars  # the best mummy for somebody else leaves them the fewest
    return [
        Option(steps, float(stars[place]))
        for place in places.tolist()
        for steps in named.get(place) or [_steps(situation, *study.mark(place))]
    ]


def _choose(player: Character, situation: Situation, luck: int, budget: Budget) -> tuple[int, int]:
    """The number and the space of a mark; 0 for a mummy, and twice where nothing can be written."""
    if budget.playouts or budget.seconds:
        study = Study(situation, player, luck)
        if len(study.marks) > 1:
            places, _ = study.think(budget, _FEWEST_FOR_A_TURN)
            return study.mark(int(places[0]))
    sheet = situation.sheet
    return calls.choose(
        sheet.layout.records,
        sheet.records,
        calls.desk(sheet.layout.records),
        player.weights_for(situation.solo),
        player.record,
        situation.roll.number,
        situation.solo,
        generators(luck, 0, 1),
    )


def _steps(situation: Situation, number: int, space: int) -> tuple[Step, ...]:
    """A whole turn, or the drawing of a hazard: with every mummy crossed out that can be."""
    name = situation.sheet.layout.spaces[space]
    if situation.roll.hazard:
        return (Draw(name),)
    turn = situation.sheet.turn(situation.roll)
    if number != MUMMY:
        made = next(made for made in turn.numbers() if made.value == number)
        turn.play(Write(made, name))
    for mummy in turn.choices().crossable:
        turn.play(Cross(mummy))
    if not turn.steps:
        turn.play(Pass())
    return tuple(turn.steps)


def _mark(situation: Situation, steps: Sequence[Step]) -> tuple[int, int]:
    """What a turn writes and where: turns that write the same have the same effect, as crossing out can wait."""
    for step in steps:
        match step:
            case Write(number, space):
                return number.value, situation.sheet.layout.number(space)
            case Draw(space):
                return MUMMY, situation.sheet.layout.number(space)
    return 0, 0
