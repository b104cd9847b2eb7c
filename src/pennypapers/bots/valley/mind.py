"""The four levels of playing the Valley."""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from pennypapers.bots.bot import Budget, Option, Situation
from pennypapers.bots.valley import calls
from pennypapers.bots.valley.notes import read_turn
from pennypapers.bots.valley.search import Table, new_table
from pennypapers.bots.valley.turns import Proposals, new_draft, new_proposals
from pennypapers.bots.valley.weights import network
from pennypapers.rules import Step
from pennypapers.rules.valley.playout import SOLO_ROUNDS


@dataclass(frozen=True)
class Skill:
    """How a level thinks: how many turns it follows up while it adds step to step, how many whole turns it compares
    and how many discoveries for each; with how many playouts or for how long; and by how many stars it may be
    mistaken about a turn."""

    width: int
    turns: int
    finds: int = 12
    playouts: int = 0
    seconds: float = 0.0
    mistake: float = 0.0
    weights: Path | None = None  # a file of its own; the shipped ones if there is none


FAST = Skill(width=1, turns=3)
SKILLS = {
    "tourist": Skill(width=1, turns=12, mistake=20.0),
    "pathfinder": Skill(width=2, turns=4),
    "voyager": Skill(width=12, turns=12, playouts=140),
    "explorer": Skill(width=24, turns=16, finds=48, playouts=250),
}
PATIENT = Skill(width=48, turns=40, finds=96)  # with a long time to think, and what is long
LONG = Budget(playouts=2000, seconds=1.0)
DEPTH = 3  # rounds a playout lasts
FATES = 1 << 12  # how many playouts of a candidate differ
SURE = 64  # playouts for each turn that somebody asks about
SHOWN = 6  # turns that are weighed besides
PACE = 2.1  # spaces that a round fills when several players hurry to fill a grid


def turn(
    level: str, situation: Situation, luck: int, budget: Budget | None, weights: Path | None = None
) -> tuple[Step, ...]:
    skill = replace(_skill(level, budget), weights=weights)
    proposals = _propose(situation, skill)
    chosen = 0
    if skill.mistake:
        chance = random.Random(luck)
        chosen = int(np.argmax([worth + chance.uniform(0, skill.mistake) for worth in proposals.values]))
    elif skill.playouts or skill.seconds:
        chosen = int(_compare(situation, proposals.sheets, luck, skill, proposals.values).order[0])
    return read_turn(situation.sheet.layout, situation.roll, proposals.turns[chosen])


def hazard(
    level: str, situation: Situation, luck: int, budget: Budget | None, weights: Path | None = None
) -> str:
    skill = replace(_skill(level, budget), weights=weights)
    sheet = situation.sheet
    spaces = sheet.hazard_spaces(situation.solo)
    if level == "tourist":
        return random.Random(luck).choice(spaces)
    after = np.concatenate([sheet.with_hazard(space, situation.solo).records for space in spaces])
    if situation.solo and (skill.playouts or skill.seconds):
        return spaces[int(_compare(situation, after, luck, skill).order[0])]
    table = new_table(after, luck, FATES)
    _play_out(situation, table, len(spaces), 0, 1, skill, depth=0)
    return spaces[int(table.order[0 if situation.solo else -1])]


def weigh(
    situation: Situation, luck: int, budget: Budget | None, also: Sequence[Sequence[Step]]
) -> list[Option]:
    """All turns that are weighed get as many playouts as each other, with the same luck."""
    skill = _skill("explorer", budget)
    proposals = _propose(situation, skill)
    asked = [_after(situation, steps) for steps in also]
    table = _compare(situation, proposals.sheets, luck, skill, proposals.values)
    turns = [tuple(steps) for steps in also]
    sheets = list(asked)
    for place in table.order[:SHOWN]:
        steps = read_turn(situation.sheet.layout, situation.roll, proposals.turns[place])
        if steps not in turns:
            turns.append(steps)
            sheets.append(proposals.sheets[place : place + 1])
    sure = new_table(np.concatenate(sheets), luck, FATES)
    playouts = max(SURE, int(table.counts.max()))
    _play_out(situation, sure, len(turns), 0, playouts, skill)
    return [Option(turns[place], float(sure.sums[place] / sure.counts[place])) for place in sure.order]


def _skill(level: str, budget: Budget | None) -> Skill:
    """A budget without anything is the fast policy, for those who think longer; with something to spend all think
    alike. The tourist is mistaken all the same."""
    skill = SKILLS[level]
    if budget is None or skill.mistake:
        return skill
    if not budget.playouts and not budget.seconds:
        return FAST if skill.playouts else skill
    long = budget.seconds >= LONG.seconds or budget.playouts >= LONG.playouts
    return replace(PATIENT if long else SKILLS["explorer"], playouts=budget.playouts, seconds=budget.seconds)


def _rounds_left(situation: Situation) -> int:
    """After this one. Nobody knows when somebody's grid is full: as soon as players in a hurry can manage, but never
    quite at once."""
    if situation.solo:
        return max(SOLO_ROUNDS - situation.round, 0)
    expected = round(len(situation.sheet.layout.spaces) / PACE)
    return min(max(expected - situation.round, 2), SOLO_ROUNDS)


def _propose(situation: Situation, skill: Skill) -> Proposals:
    proposals = new_proposals(skill.turns)
    count = calls.propose(
        situation.sheet.layout.records,
        situation.sheet.records,
        situation.roll.number,
        _rounds_left(situation),
        network(skill.weights),
        new_draft(skill.width, skill.finds),
        proposals,
    )
    return Proposals(proposals.sheets[:count], proposals.turns[:count], proposals.values[:count])


def _after(situation: Situation, steps: Sequence[Step]) -> NDArray[np.void]:
    turn = situation.sheet.turn(situation.roll)
    for step in steps:
        turn.play(step)
    return turn.commit().records


def _compare(
    situation: Situation,
    sheets: NDArray[np.void],
    luck: int,
    skill: Skill,
    values: NDArray[np.float64] | None = None,
) -> Table:
    table = new_table(sheets, luck, FATES, values)
    if skill.seconds:
        _compare_for(situation, table, skill)
    else:
        _call(situation, table, len(sheets), 0, skill.playouts, skill, DEPTH, True)
    return table


def _compare_for(situation: Situation, table: Table, skill: Skill) -> None:
    """Halve the candidates by the clock: each half of them is thought about for as long."""
    begun, seconds = time.monotonic(), skill.seconds
    alive, done = len(table.order), 0
    phases = max((alive - 1).bit_length(), 1)
    phase = 1
    while alive > 1 and time.monotonic() < begun + seconds:
        _play_out(situation, table, alive, done, done + 1, skill)
        done += 1
        if time.monotonic() > begun + seconds * phase / phases:
            phase += 1
            alive = (alive + 1) // 2


def _play_out(
    situation: Situation, table: Table, alive: int, begin: int, end: int, skill: Skill, depth: int = DEPTH
) -> None:
    _call(situation, table, alive, begin, end, skill, depth, False)


def _call(
    situation: Situation,
    table: Table,
    alive: int,
    begin: int,
    end: int,
    skill: Skill,
    depth: int,
    halving: bool,
) -> None:
    layouts, rounds_left = situation.sheet.layout.records, _rounds_left(situation)
    weights = network(skill.weights)
    calls.compare(layouts, table, alive, begin, end, rounds_left, depth, situation.solo, weights, halving)
