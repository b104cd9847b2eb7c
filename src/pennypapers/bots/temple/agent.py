"""A turn of the Temple by any of the four levels: with the fast policy alone, or with a search."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from pennypapers.bots.bot import Budget, Ends, Option, Situation
from pennypapers.bots.temple import calls
from pennypapers.bots.temple.decoding import decode_mark
from pennypapers.bots.temple.features import MUMMY
from pennypapers.bots.temple.halving import HalvingSearch
from pennypapers.bots.temple.levels import LevelPolicy, level_policy
from pennypapers.bots.temple.playouts import STAR_KINDS
from pennypapers.rules import Draw, Step, Write
from pennypapers.rules.dice import SPECIAL
from pennypapers.rules.randomness import generators

# The search stops halving its candidates when so many are left: to choose a turn, and to compare turns for a person.
_FEWEST_FOR_A_TURN = 2
_FEWEST_TO_WEIGH = 3


def turn(
    level: str, situation: Situation, seed: int, budget: Budget | None, weights: Path | None = None
) -> tuple[Step, ...]:
    policy = level_policy(level, weights)
    return decode_mark(
        situation, *_choose(policy, situation, seed, policy.budget if budget is None else budget)
    )


def hazard(
    level: str, situation: Situation, seed: int, budget: Budget | None, weights: Path | None = None
) -> str:
    policy = level_policy(level, weights)
    if budget is None:
        budget = policy.budget if situation.solo else policy.others_hazard_budget
    rolled = replace(situation, roll=situation.roll._replace(red=SPECIAL))  # a hazard, whatever was rolled
    _, space = _choose(policy, rolled, seed, budget)
    return situation.sheet.layout.spaces[space]


def weigh(
    situation: Situation, seed: int, budget: Budget | None, also: Sequence[Sequence[Step]]
) -> list[Option]:
    """Each turn in `also` is among the options with exactly the steps it was given with. In a hazard round the stars of
    an option are those that the owner of the sheet is expected to end with."""
    policy = level_policy("explorer")
    search = HalvingSearch(situation, policy, seed, recording=True)
    place_of = {(int(mark["number"]), int(mark["space"])): place for place, mark in enumerate(search.marks)}
    named: dict[int, list[tuple[Step, ...]]] = {}
    for steps in also:
        place = place_of[_mark(situation, steps)]
        if tuple(steps) not in named.setdefault(place, []):
            named[place].append(tuple(steps))
    places, stars = search.run(policy.budget if budget is None else budget, _FEWEST_TO_WEIGH, named)
    if situation.roll.hazard and not situation.solo:
        stars = -stars  # the search negates them, as a good mummy for somebody else costs stars
    return [
        Option(steps, float(stars[place]), Ends(STAR_KINDS, search.ends(place)))
        for place in places.tolist()
        for steps in named.get(place) or [decode_mark(situation, *search.mark(place))]
    ]


def _choose(policy: LevelPolicy, situation: Situation, seed: int, budget: Budget) -> tuple[int, int]:
    """The mark to make, as its number and its space. The number is 0 for a mummy; both are 0 where nothing can be
    written."""
    if budget.playouts or budget.seconds:
        search = HalvingSearch(situation, policy, seed)
        if len(search.marks) > 1:
            places, _ = search.run(budget, _FEWEST_FOR_A_TURN)
            return search.mark(int(places[0]))
    sheet = situation.sheet
    return calls.choose(
        sheet.layout.records,
        sheet.records,
        calls.new_workspace(sheet.layout.records),
        policy.weights_for(situation.solo),
        policy.settings,
        situation.roll.number,
        situation.solo,
        generators(seed, 0, 1),
    )


def _mark(situation: Situation, steps: Sequence[Step]) -> tuple[int, int]:
    """What a turn writes and where. Turns that write the same are worth the same: mummies can be crossed out later."""
    for step in steps:
        match step:
            case Write(number, space):
                return number.value, situation.sheet.layout.number(space)
            case Draw(space):
                return MUMMY, situation.sheet.layout.number(space)
    return 0, 0
