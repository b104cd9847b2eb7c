"""The four bots, one for each level. They play every adventure that has bots; the sheet says which one it is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from pennypapers.bots.bot import Budget, Option, Situation
from pennypapers.bots.random_steps import random_hazard, random_turn
from pennypapers.bots.register import ADVENTURE_BOTS, bots_of
from pennypapers.rules import LEVELS, Step

_LONGEST_SIGNATURE = 8


class Trained(NamedTuple):
    """A file of weights for one adventure."""

    adventure: str
    path: Path


def find_trained(path: Path) -> Trained:
    """Which adventure a file of weights is for; an OSError or a ValueError if it cannot be one."""
    with path.open("rb") as file:
        begins = file.read(_LONGEST_SIGNATURE)
    # The longest signature first: a plain text has an empty one, with which every file begins.
    by_signature = sorted(ADVENTURE_BOTS.values(), key=lambda bots: -len(bots.training.signature))
    refused: list[ValueError] = []
    for bots in by_signature:
        if begins.startswith(bots.training.signature):
            try:
                bots.training.weights().read(path)
            except ValueError as error:
                refused.append(error)
            else:
                return Trained(bots.adventure, path)
    raise refused[0] if refused else ValueError(path.name)


def levels_of(adventure: str) -> tuple[str, ...]:
    """The levels that can play an adventure. Without bots of its own only the weakest one can, at random."""
    return LEVELS if adventure in ADVENTURE_BOTS else LEVELS[:1]


@dataclass(frozen=True)
class LevelBot:
    """A bot of one of the `rules.LEVELS`, perhaps with weights that somebody trained for one of the adventures."""

    level: str
    budget: Budget | None = None
    trained: Trained | None = None

    def turn(self, situation: Situation, seed: int) -> tuple[Step, ...]:
        if self._plays_at_random(situation):
            return random_turn(situation, seed)
        agent = bots_of(situation.sheet.layout.adventure).agent()
        return agent.turn(self.level, situation, seed, self.budget, self._weights(situation))

    def hazard(self, situation: Situation, seed: int) -> str:
        if self._plays_at_random(situation):
            return random_hazard(situation, seed)
        agent = bots_of(situation.sheet.layout.adventure).agent()
        return agent.hazard(self.level, situation, seed, self.budget, self._weights(situation))

    def check(self, adventure: str) -> None:
        """Refuse an adventure that this level cannot play."""
        if self.level not in levels_of(adventure):
            bots_of(adventure)

    def _plays_at_random(self, situation: Situation) -> bool:
        adventure = situation.sheet.layout.adventure
        return adventure not in ADVENTURE_BOTS and self.level in levels_of(adventure)

    def _weights(self, situation: Situation) -> Path | None:
        trained = self.trained
        return trained.path if trained and trained.adventure == situation.sheet.layout.adventure else None


def weigh(
    situation: Situation, seed: int, budget: Budget | None = None, also: Sequence[Sequence[Step]] = ()
) -> list[Option]:
    """The most promising turns and those in `also`, with the stars that `explorer` expects of each, the best first."""
    return bots_of(situation.sheet.layout.adventure).agent().weigh(situation, seed, budget, also)
