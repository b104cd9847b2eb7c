"""What one turn cost: the turn that was played, compared with the one that `explorer` prefers.

Playouts are noisy, and the best of many turns is partly the one with the luckiest playouts (the winner's curse). So
both turns are compared two more times, with a random seed of its own each time. If these two estimates of the cost
differ by more than their mean, the cost is taken for noise and counts as nothing.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import count
from statistics import mean, stdev
from typing import NamedTuple

import numpy as np

from pennypapers.bots import Budget, LevelBot, Situation, StarReason, decide, weigh
from pennypapers.bots.bot import Ends
from pennypapers.bots.reasons import main_reason, noticeable, together
from pennypapers.bots.solo import play_sheet
from pennypapers.lab.analysis_replay import Decision
from pennypapers.lab.seeds import decision_seed
from pennypapers.rules import Draw, Score, Sheet, Step
from pennypapers.table import FairDice
from pennypapers.table.fair_dice import seeded_key

BEST = "explorer"
_REPEATS = 2  # how often a cost is estimated anew
_PLAYOUTS = 32  # for a hazard on the player's own sheet
_SURE = 2.0  # standard errors
_PRECISION = 2  # digits
_FAST = Budget()


class Judgement(NamedTuple):
    best: tuple[Step, ...]
    cost: float
    expected: float | None  # stars at the end of the game, after the turn that was played
    kinds: Mapping[
        str, float
    ] = {}  # by how many stars of each kind the best turn is expected to end with more
    why: StarReason | None = None  # the kind that mainly speaks for the best turn


def judge(decision: Decision, budget: Budget | None, seed: int) -> Judgement:
    situation = decision.situation
    if not situation.roll.hazard:
        return _judge_turn(situation, decision.played, budget, seed)
    best = (Draw(LevelBot(BEST, budget).hazard(situation, decision_seed(seed, 0, 0, situation.round))),)
    if not situation.solo:
        return Judgement(best, 0.0, None)  # a hazard on somebody else's sheet costs the player nothing
    return _judge_hazard(situation, decision.played, best, seed)


def _judge_turn(
    situation: Situation, played: tuple[Step, ...], budget: Budget | None, seed: int
) -> Judgement:
    options = weigh(situation, decision_seed(seed, 0, 0, situation.round), budget, [played])
    stars = {option.steps: option.stars for option in options}
    best = options[0].steps
    if stars[best] <= stars[played]:
        return Judgement(played, 0.0, round(stars[played], _PRECISION))
    searches = [
        weigh(situation, decision_seed(seed, number, 0, situation.round), budget, [played, best])
        for number in range(1, _REPEATS + 1)
    ]
    repeats = [{option.steps: option.stars for option in again} for again in searches]
    expected = [stars[played], *(repeat[played] for repeat in repeats)]
    cost = _cost([repeat[best] - repeat[played] for repeat in repeats])
    judgement = Judgement(best, cost, round(mean(expected), _PRECISION))
    pairs = [
        [option.ends for steps in (best, played) for option in again if option.steps == steps and option.ends]
        for again in searches
    ]
    return _explained(judgement, situation, played, *(together(ends) for ends in zip(*pairs, strict=True)))


def _explained(
    judgement: Judgement, situation: Situation, played: tuple[Step, ...], better: Ends, worse: Ends
) -> Judgement:
    """With the kinds of stars that make the difference, if the turn that was played cost anything."""
    if not judgement.cost:
        return judgement
    kinds = noticeable(better, worse)
    return judgement._replace(
        kinds=kinds, why=main_reason(situation, judgement.best, played, kinds, for_it=True)
    )


def _judge_hazard(
    situation: Situation, played: tuple[Step, ...], best: tuple[Step, ...], seed: int
) -> Judgement:
    """Both are played out with the same dice (common random numbers). The difference counts if it is larger than two
    standard errors."""
    scores = _play_out(situation, played, seed)
    expected = round(mean(score.stars for score in scores), _PRECISION)
    if best == played:
        return Judgement(best, 0.0, expected)
    better = _play_out(situation, best, seed)
    differences = [one.stars - other.stars for one, other in zip(better, scores, strict=True)]
    cost = mean(differences)
    error = stdev(differences) / len(differences) ** 0.5
    judgement = Judgement(best, round(cost, _PRECISION) if cost > _SURE * error else 0.0, expected)
    kinds = situation.sheet.adventure.star_rules
    return _explained(judgement, situation, played, _ends(better, kinds), _ends(scores, kinds))


def _ends(scores: Sequence[Score], kinds: tuple[str, ...]) -> Ends:
    return Ends(
        kinds,
        np.array(
            [
                [sum(line.stars for line in score.lines if line.rule == kind) for kind in kinds]
                for score in scores
            ]
        ),
    )


def _play_out(situation: Situation, drawn: tuple[Step, ...], seed: int) -> list[Score]:
    """The counts of the fast policy when it plays on after a hazard, with dice that depend on the seed alone."""
    (step,) = drawn
    assert isinstance(step, Draw)
    after = situation.sheet.with_hazard(step.space, solo=True)
    keys = [seeded_key(f"{seed} {situation.round} {number}") for number in range(_PLAYOUTS)]
    return [_play_on(situation, after, FairDice(key)) for key in keys]


def _play_on(situation: Situation, after: Sheet, dice: FairDice) -> Score:
    bot = LevelBot(BEST, _FAST)
    rolls = (dice.roll(number) for number in count(situation.round + 1))
    played = play_sheet(
        after,
        rolls,
        lambda now: decide(bot, now, now.round),
        rounds=situation.round,
        strict=situation.strict,
    )
    return played.sheet.score(situation.strict)


def _cost(differences: Sequence[float]) -> float:
    cost = mean(differences)
    return round(cost, _PRECISION) if cost > max(differences) - min(differences) else 0.0
