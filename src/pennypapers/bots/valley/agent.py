"""A turn of the Valley by any of the four levels: by the value function alone, or with a search."""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from pennypapers.bots.bot import Budget, Ends, Option, Situation
from pennypapers.bots.solo import sheet_after
from pennypapers.bots.valley import calls
from pennypapers.bots.valley.beam import Proposals, new_beam, new_proposals
from pennypapers.bots.valley.decoding import decode_turn
from pennypapers.bots.valley.search import STAR_KINDS, Candidates, new_candidates
from pennypapers.bots.valley.weights import network
from pennypapers.rules import Step
from pennypapers.rules.valley.playout import SOLO_ROUNDS


@dataclass(frozen=True)
class LevelPolicy:
    """How a level plays: the width of its beam search, how many whole turns it compares and how many discoveries it
    considers for each, with how many playouts or for how many seconds, and by how many stars its values may be wrong
    (uniform noise)."""

    beam_width: int
    turns: int
    finds: int = 12
    playouts: int = 0
    seconds: float = 0.0
    noise: float = 0.0
    weights: Path | None = None  # a file with weights; those that come with the game if there is none


FAST = LevelPolicy(beam_width=1, turns=3)
LEVEL_POLICIES = {
    "tourist": LevelPolicy(beam_width=1, turns=12, noise=20.0),
    "pathfinder": LevelPolicy(beam_width=2, turns=4),
    "voyager": LevelPolicy(beam_width=12, turns=12, playouts=140),
    "explorer": LevelPolicy(beam_width=24, turns=16, finds=48, playouts=250),
}
# With a budget that is at least so long, a wider search pays off.
PATIENT = LevelPolicy(beam_width=48, turns=40, finds=96)
LONG = Budget(playouts=2000, seconds=1.0)
DEPTH = 3  # how many rounds a playout lasts, before the value function estimates the rest
SEEDS = 1 << 12  # how many different random seeds there are for playouts, before the first is used again
PLAYOUTS_WHEN_ASKED = 64  # the fewest playouts of each turn when turns are compared for a person
TURNS_SHOWN = 6  # how many turns of its own the search adds to those that were asked about
SPACES_A_ROUND = 2.1  # how many spaces a player fills in a round when a full grid ends the game


def turn(
    level: str, situation: Situation, seed: int, budget: Budget | None, weights: Path | None = None
) -> tuple[Step, ...]:
    policy = replace(_level_policy(level, budget), weights=weights)
    proposals = _propose(situation, policy)
    chosen = 0
    if policy.noise:
        rng = random.Random(seed)
        chosen = int(np.argmax([worth + rng.uniform(0, policy.noise) for worth in proposals.values]))
    elif policy.playouts or policy.seconds:
        chosen = int(_compare(situation, proposals.sheets, seed, policy, proposals.values).order[0])
    return decode_turn(situation.sheet.layout, situation.roll, proposals.turns[chosen])


def hazard(
    level: str, situation: Situation, seed: int, budget: Budget | None, weights: Path | None = None
) -> str:
    policy = replace(_level_policy(level, budget), weights=weights)
    sheet = situation.sheet
    spaces = sheet.hazard_spaces(situation.solo)
    if level == "tourist":
        return random.Random(seed).choice(spaces)
    after = np.concatenate([sheet.with_hazard(space, situation.solo).records for space in spaces])
    if situation.solo and (policy.playouts or policy.seconds):
        return spaces[int(_compare(situation, after, seed, policy).order[0])]
    candidates = new_candidates(after, seed, SEEDS)
    _play_out(situation, candidates, len(spaces), 0, 1, policy, depth=0)
    return spaces[int(candidates.order[0 if situation.solo else -1])]


def weigh(
    situation: Situation, seed: int, budget: Budget | None, also: Sequence[Sequence[Step]]
) -> list[Option]:
    """All turns that are returned had equally many playouts, with the same random seeds."""
    policy = _level_policy("explorer", budget)
    proposals = _propose(situation, policy)
    asked = [sheet_after(situation, steps).records for steps in also]
    candidates = _compare(situation, proposals.sheets, seed, policy, proposals.values)
    turns = [tuple(steps) for steps in also]
    sheets = list(asked)
    for place in candidates.order[:TURNS_SHOWN]:
        steps = decode_turn(situation.sheet.layout, situation.roll, proposals.turns[place])
        if steps not in turns:
            turns.append(steps)
            sheets.append(proposals.sheets[place : place + 1])
    playouts = max(PLAYOUTS_WHEN_ASKED, int(candidates.counts.max()))
    compared = new_candidates(np.concatenate(sheets), seed, SEEDS, recorded=playouts)
    _play_out(situation, compared, len(turns), 0, playouts, policy)
    return [
        Option(
            turns[place],
            float(compared.sums[place] / compared.counts[place]),
            Ends(STAR_KINDS, compared.ends[place]),
        )
        for place in compared.order
    ]


def _level_policy(level: str, budget: Budget | None) -> LevelPolicy:
    """How a level plays with a budget. With an empty one, levels that search play by the fast policy; with playouts or
    seconds, all levels search as the explorer does. The tourist plays the same with any budget."""
    policy = LEVEL_POLICIES[level]
    if budget is None or policy.noise:
        return policy
    if not budget.playouts and not budget.seconds:
        return FAST if policy.playouts else policy
    long = budget.seconds >= LONG.seconds or budget.playouts >= LONG.playouts
    return replace(
        PATIENT if long else LEVEL_POLICIES["explorer"], playouts=budget.playouts, seconds=budget.seconds
    )


def _rounds_left(situation: Situation) -> int:
    """How many rounds follow this one. In a game of several players nobody knows: it ends when somebody's grid is full.
    The estimate is for players who fill their grids quickly, and never less than two rounds."""
    if situation.solo:
        return max(SOLO_ROUNDS - situation.round, 0)
    expected = round(len(situation.sheet.layout.spaces) / SPACES_A_ROUND)
    return min(max(expected - situation.round, 2), SOLO_ROUNDS)


def _propose(situation: Situation, policy: LevelPolicy) -> Proposals:
    proposals = new_proposals(policy.turns)
    count = calls.propose(
        situation.sheet.layout.records,
        situation.sheet.records,
        situation.roll.number,
        _rounds_left(situation),
        network(policy.weights),
        new_beam(policy.beam_width, policy.finds),
        proposals,
    )
    return Proposals(proposals.sheets[:count], proposals.turns[:count], proposals.values[:count])


def _compare(
    situation: Situation,
    sheets: NDArray[np.void],
    seed: int,
    policy: LevelPolicy,
    values: NDArray[np.float64] | None = None,
) -> Candidates:
    candidates = new_candidates(sheets, seed, SEEDS, values)
    if policy.seconds:
        _compare_for(situation, candidates, policy)
    else:
        _call(situation, candidates, len(sheets), 0, policy.playouts, policy, DEPTH, True)
    return candidates


def _compare_for(situation: Situation, candidates: Candidates, policy: LevelPolicy) -> None:
    """Sequential halving by the clock: each phase, after which half of the candidates are left out, gets the same share
    of the time."""
    begun, seconds = time.monotonic(), policy.seconds
    alive, done = len(candidates.order), 0
    phases = max((alive - 1).bit_length(), 1)
    phase = 1
    while alive > 1 and time.monotonic() < begun + seconds:
        _play_out(situation, candidates, alive, done, done + 1, policy)
        done += 1
        if time.monotonic() > begun + seconds * phase / phases:
            phase += 1
            alive = (alive + 1) // 2


def _play_out(
    situation: Situation,
    candidates: Candidates,
    alive: int,
    begin: int,
    end: int,
    policy: LevelPolicy,
    depth: int = DEPTH,
) -> None:
    _call(situation, candidates, alive, begin, end, policy, depth, False)


def _call(
    situation: Situation,
    candidates: Candidates,
    alive: int,
    begin: int,
    end: int,
    policy: LevelPolicy,
    depth: int,
    halving: bool,
) -> None:
    layouts, rounds_left = situation.sheet.layout.records, _rounds_left(situation)
    weights = network(policy.weights)
    calls.compare(
        layouts, candidates, alive, begin, end, rounds_left, depth, situation.solo, weights, halving
    )
