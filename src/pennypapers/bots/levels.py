"""The four bots, for whatever adventure the sheet is of."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from pennypapers.bots.bot import Budget, Option, Situation
from pennypapers.bots.temple import agent as temple
from pennypapers.bots.valley import agent as valley
from pennypapers.rules import Step


class Agent(Protocol):
    """How an adventure is played. A level is one of `rules.LEVELS`; no budget is the level's own, and a budget without
    playouts and seconds is the fast policy alone."""

    def turn(
        self, level: str, situation: Situation, seed: int, budget: Budget | None
    ) -> tuple[Step, ...]: ...

    def hazard(self, level: str, situation: Situation, seed: int, budget: Budget | None) -> str: ...

    def weigh(
        self, situation: Situation, seed: int, budget: Budget | None, also: Sequence[Sequence[Step]]
    ) -> list[Option]: ...


AGENTS: dict[str, Agent] = {"temple": temple, "valley": valley}


@dataclass(frozen=True)
class LevelBot:
    """A bot of one of the `rules.LEVELS`."""

    level: str
    budget: Budget | None = None

    def turn(self, situation: Situation, luck: int) -> tuple[Step, ...]:
        return _agent(situation).turn(self.level, situation, luck, self.budget)

    def hazard(self, situation: Situation, luck: int) -> str:
        return _agent(situation).hazard(self.level, situation, luck, self.budget)


def weigh(
    situation: Situation, luck: int, budget: Budget | None = None, also: Sequence[Sequence[Step]] = ()
) -> list[Option]:
    """What `explorer` thinks of the turns worth thinking about and of those in `also`, the best first."""
    return _agent(situation).weigh(situation, luck, budget, also)


def _agent(situation: Situation) -> Agent:
    return AGENTS[situation.sheet.adventure]
