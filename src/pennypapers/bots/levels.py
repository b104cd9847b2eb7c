"""The four bots, one for each level. They play both adventures: the sheet says which one it is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from pennypapers.bots.bot import Budget, Option, Situation
from pennypapers.bots.temple import agent as temple
from pennypapers.bots.valley import agent as valley
from pennypapers.rules import Step


class Agent(Protocol):
    """How an adventure is played: the functions of the modules `temple.agent` and `valley.agent`. A level is one of
    `rules.LEVELS`. With `None` as its budget a level searches for as long as it usually does; a budget of no playouts
    and no seconds means the fast policy alone."""

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
    """A bot that plays at one of the `rules.LEVELS`."""

    level: str
    budget: Budget | None = None

    def turn(self, situation: Situation, luck: int) -> tuple[Step, ...]:
        return _agent(situation).turn(self.level, situation, luck, self.budget)

    def hazard(self, situation: Situation, luck: int) -> str:
        return _agent(situation).hazard(self.level, situation, luck, self.budget)


def weigh(
    situation: Situation, luck: int, budget: Budget | None = None, also: Sequence[Sequence[Step]] = ()
) -> list[Option]:
    """The most promising turns and those in `also`, with the stars that `explorer` expects of each, the best first."""
    return _agent(situation).weigh(situation, luck, budget, also)


def _agent(situation: Situation) -> Agent:
    return AGENTS[situation.sheet.adventure]
