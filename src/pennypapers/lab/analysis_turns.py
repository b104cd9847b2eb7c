"""What one turn cost: the turn that was played beside the one that `explorer` prefers.

Playouts are noisy, and the best of many turns is partly the luckiest. So what a turn cost is asked two more times, with
luck of its own each time; if these two answers differ by more than what they come to, that is noise and counts as
nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from statistics import mean, stdev
from typing import NamedTuple

from pennypapers.bots import Budget, LevelBot, Situation, weigh
from pennypapers.lab.analysis_replay import Moment
from pennypapers.lab.chance import luck as luck_of
from pennypapers.rules import Draw, Sheet, Step
from pennypapers.table import FairDice
from pennypapers.table.fair_dice import seeded_key

BEST = "explorer"
_LOTS = 2
_PLAYOUTS = 32  # for a hazard on the own sheet
_SURE = 2.0  # standard errors
_PRECISION = 2  # digits
_FAST = Budget()


class Judgement(NamedTuple):
    best: tuple[Step, ...]
    cost: float
    expected: float | None  # stars in the end, after the turn that was played


def judge(moment: Moment, budget: Budget | None, luck: int) -> Judgement:
    situation = moment.situation
    if not situation.roll.hazard:
        return _judge_turn(situation, moment.played, budget, luck)
    best = (Draw(LevelBot(BEST, budget).hazard(situation, luck_of(luck, 0, 0, situation.round))),)
    if not situation.solo:
        return Judgement(best, 0.0, None)  # what hurts another costs the player nothing
    return _judge_hazard(situation, moment.played, best, luck)


def _judge_turn(
    situation: Situation, played: tuple[Step, ...], budget: Budget | None, luck: int
) -> Judgement:
    options = weigh(situation, luck_of(luck, 0, 0, situation.round), budget, [played])
    stars = {option.steps: option.stars for option in options}
    best = options[0].steps
    if stars[best] <= stars[played]:
        return Judgement(played, 0.0, round(stars[played], _PRECISION))
    lots = []
    for lot in range(1, _LOTS + 1):
        again = weigh(situation, luck_of(luck, lot, 0, situation.round), budget, [played, best])
        lots.append({option.steps: option.stars for option in again})
    expected = [stars[played], *(lot[played] for lot in lots)]
    return Judgement(
        best, _cost([lot[best] - lot[played] for lot in lots]), round(mean(expected), _PRECISION)
    )


def _judge_hazard(
    situation: Situation, played: tuple[Step, ...], best: tuple[Step, ...], luck: int
) -> Judgement:
    """Both are played out with the same dice, and the difference counts if it is sure enough."""
    stars = _play_out(situation, played, luck)
    expected = round(mean(stars), _PRECISION)
    if best == played:
        return Judgement(best, 0.0, expected)
    pairs = zip(_play_out(situation, best, luck), stars, strict=True)
    differences = [better - worse for better, worse in pairs]
    cost = mean(differences)
    error = stdev(differences) / len(differences) ** 0.5
    return Judgement(best, round(cost, _PRECISION) if cost > _SURE * error else 0.0, expected)


def _play_out(situation: Situation, drawn: tuple[Step, ...], luck: int) -> list[int]:
    """The stars of the fast policy when it plays on after a hazard, with dice that depend on the luck alone."""
    (step,) = drawn
    assert isinstance(step, Draw)
    after = situation.sheet.with_hazard(step.space, solo=True)
    keys = [seeded_key(f"{luck} {situation.round} {number}") for number in range(_PLAYOUTS)]
    return [_finish(situation, after, FairDice(key)) for key in keys]


def _finish(situation: Situation, sheet: Sheet, dice: FairDice) -> int:
    bot = LevelBot(BEST, _FAST)
    number = situation.round
    while not sheet.is_over([sheet], number):
        number += 1
        now = Situation(sheet, dice.roll(number), number, strict=situation.strict)
        if now.roll.hazard:
            sheet = sheet.with_hazard(bot.hazard(now, number), solo=True)
        else:
            turn = sheet.turn(now.roll)
            for step in bot.turn(now, number):
                turn.play(step)
            sheet = turn.commit()
    sheet.finish(situation.strict)
    return sheet.score(situation.strict).stars


def _cost(differences: Sequence[float]) -> float:
    cost = mean(differences)
    return round(cost, _PRECISION) if cost > max(differences) - min(differences) else 0.0
