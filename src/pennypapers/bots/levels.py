"""The four bots, for whatever adventure the sheet is of."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from pennypapers.bots.bot import Budget, Option, Situation
from pennypapers.bots.temple import mind as temple
from pennypapers.bots.valley import mind as valley
from pennypapers.rules import Step


class Mind(Protocol):
    """How an adventure is played. A level is one of `rules.LEVELS`; no budget is the level's own, and a budget without
    playouts and seconds is the fast policy alone."""

    def turn(
        self, level: str, situation: Situation, luck: int, budget: Budget | None
    ) -> tuple[Step, ...]: ...

    def hazard(self, level: str, situation: Situation, luck: int, budget: Budget | None) -> str: ...

    def weigh(
        self, situation: Situation, luck: int, budget: Budget | None, also: Sequence[Sequence[Step]]
    ) -> list[Option]: ...


MINDS: dict[str, Mind] = {"temple": temple, "valley": valley}


@dataclass(frozen=True)
class LevelBot:
    """A bot of one of the `rules.LEVELS`."""

    level: str
    budget: Budget | None = None

    def turn(self, situation: Situation, luck: int) -> tuple[Step, ...]:
        return _mind(situation).turn(self.level, situation, luck, self.budget)

    def hazard(self, situation: Situation, luck: int) -> str:
        return _mind(situation).hazard(self.level, situation, luck, self.budget)


def weigh(
    situation: Situation, luck: int, budget: Budget | None = None, also: Sequence[Sequence[Step]] = ()
) -> list[Option]:
    """What `explorer` thinks of the turns worth thinking about and of those in `also`, the best first."""
    return _mind(situation).weigh(situation, luck, budget, also)


def _mind(situation: Situation) -> Mind:
    return MINDS[situation.sheet.adventure]
