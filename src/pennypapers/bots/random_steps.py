"""Playing any adventure by its rules alone, at random: for an adventure that has no bots of its own yet."""

from __future__ import annotations

import random

from pennypapers.bots.bot import Situation
from pennypapers.rules import Step

_GO_ON = 0.5  # how likely it is that a turn which may be committed gets one more step


def random_turn(situation: Situation, seed: int) -> tuple[Step, ...]:
    """A whole turn of random legal steps."""
    rng = random.Random(seed)
    turn = situation.sheet.turn(situation.roll)
    while not turn.may_commit or rng.random() < _GO_ON:
        steps = turn.legal()
        if not steps:
            break
        turn.play(rng.choice(steps))
    return tuple(turn.steps)


def random_hazard(situation: Situation, seed: int) -> str:
    """A random one of the spaces where the hazard may be drawn."""
    return random.Random(seed).choice(situation.sheet.hazard_spaces(situation.solo))
