"""The four levels of playing the Temple."""

from __future__ import annotations

import random
from collections.abc import Sequence

from pennypapers.bots.bot import Budget, Option, Situation
from pennypapers.rules import Step


def turn(level: str, situation: Situation, luck: int, budget: Budget | None) -> tuple[Step, ...]:
    chance = random.Random(luck)
    turn = situation.sheet.turn(situation.roll)
    while not turn.may_commit or (turn.legal() and chance.random() < 0.7):
        turn.play(chance.choice(turn.legal()))
    return tuple(turn.steps)


def hazard(level: str, situation: Situation, luck: int) -> str:
    return random.Random(luck).choice(situation.sheet.hazard_spaces(situation.solo))


def weigh(
    situation: Situation, luck: int, budget: Budget | None, also: Sequence[Sequence[Step]]
) -> list[Option]:
    return [Option(turn("explorer", situation, luck, budget), 0.0)]
