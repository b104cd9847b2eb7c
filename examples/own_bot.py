"""A bot of your own in one small class:

    pennypapers simulate --sheet temple-a --bots examples/own_bot.py:Greedy --games 100
    pennypapers duel tourist examples/own_bot.py:Greedy

It plays the step that brings the most stars now, and looks no further. docs/bots.md says the rest.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from pennypapers.bots import Situation
from pennypapers.rules import Sheet, Step, Turn

SAMPLE = 40  # so many steps are looked at, of the hundreds there can be


class Greedy:
    def turn(self, situation: Situation, seed: int) -> Sequence[Step]:
        rng = random.Random(seed)  # all random numbers come from this seed: the same game can be played again
        turn = situation.sheet.turn(situation.roll)
        while True:
            steps = turn.legal()
            if not steps:
                break
            tried = rng.sample(steps, min(len(steps), SAMPLE))
            best = max(tried, key=lambda step: stars_after(turn, step))
            if turn.may_commit and stars_after(turn, best) <= stars(turn.sheet):
                break
            turn.play(best)
        return turn.steps

    def hazard(self, situation: Situation, seed: int) -> str:
        """Draw the hazard where it costs most, as the sheet is somebody else's; alone, where it costs least."""
        spaces = situation.sheet.hazard_spaces(situation.solo)

        def left(space: str) -> int:
            return stars(situation.sheet.with_hazard(space, situation.solo))

        return max(spaces, key=left) if situation.solo else min(spaces, key=left)


def stars(sheet: Sheet) -> int:
    return sheet.score().stars


def stars_after(turn: Turn, step: Step) -> int:
    """What the sheet would be worth after one more step; the turn itself is not changed."""
    draft = turn.before.turn(turn.roll).play_all([*turn.steps, step])
    return stars(draft.sheet)
