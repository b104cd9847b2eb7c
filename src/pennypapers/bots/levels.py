"""The four bots, one for each level. They play both adventures: the sheet says which one it is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple, Protocol

from pennypapers.bots.bot import Budget, Option, Situation
from pennypapers.bots.temple import agent as temple
from pennypapers.bots.temple.weights import learned as learned_temple
from pennypapers.bots.valley import agent as valley
from pennypapers.bots.valley.weights import load as load_valley
from pennypapers.rules import Step


class Agent(Protocol):
    """How an adventure is played: the functions of the modules `temple.agent` and `valley.agent`. A level is one of
    `rules.LEVELS`. With `None` as its budget a level searches for as long as it usually does; a budget of no playouts
    and no seconds means the fast policy alone. `weights` is a file of weights that somebody trained; with `None` they
    are those that come with the game."""

    def turn(
        self, level: str, situation: Situation, seed: int, budget: Budget | None, weights: Path | None = None
    ) -> tuple[Step, ...]: ...

    def hazard(
        self, level: str, situation: Situation, seed: int, budget: Budget | None, weights: Path | None = None
    ) -> str: ...

    def weigh(
        self, situation: Situation, seed: int, budget: Budget | None, also: Sequence[Sequence[Step]]
    ) -> list[Option]: ...


AGENTS: dict[str, Agent] = {"temple": temple, "valley": valley}

_PACKED = b"PK"  # the Valley's weights are so many that their file is packed; the Temple's are plain text


class Trained(NamedTuple):
    """A file of weights for one adventure."""

    adventure: str
    path: Path


def find_trained(path: Path) -> Trained:
    """Which adventure a file of weights is for; an OSError or a ValueError if it cannot be one."""
    with path.open("rb") as file:
        packed = file.read(len(_PACKED)) == _PACKED
    (load_valley if packed else learned_temple)(path)
    return Trained("valley" if packed else "temple", path)


@dataclass(frozen=True)
class LevelBot:
    """A bot of one of the `rules.LEVELS`, perhaps with weights of somebody's own for one of the adventures."""

    level: str
    budget: Budget | None = None
    trained: Trained | None = None

    def turn(self, situation: Situation, luck: int) -> tuple[Step, ...]:
        return _agent(situation).turn(self.level, situation, luck, self.budget, self._weights(situation))

    def hazard(self, situation: Situation, luck: int) -> str:
        return _agent(situation).hazard(self.level, situation, luck, self.budget, self._weights(situation))

    def _weights(self, situation: Situation) -> Path | None:
        trained = self.trained
        return trained.path if trained and trained.adventure == situation.sheet.adventure else None


def weigh(
    situation: Situation, luck: int, budget: Budget | None = None, also: Sequence[Sequence[Step]] = ()
) -> list[Option]:
    """The most promising turns and those in `also`, with the stars that `explorer` expects of each, the best first."""
    return _agent(situation).weigh(situation, luck, budget, also)


def _agent(situation: Situation) -> Agent:
    return AGENTS[situation.sheet.adventure]
