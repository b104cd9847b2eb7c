"""The four bots, for whatever adventure the sheet is of."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple, Protocol

from pennypapers.bots.bot import Budget, Option, Situation
from pennypapers.bots.temple import mind as temple
from pennypapers.bots.temple.weights import learned as learned_temple
from pennypapers.bots.valley import mind as valley
from pennypapers.bots.valley.weights import load as load_valley
from pennypapers.rules import Step


class Mind(Protocol):
    """How an adventure is played. A level is one of `rules.LEVELS`; no budget is the level's own, and a budget without
    playouts and seconds is the fast policy alone. `weights` is a file of what somebody trained."""

    def turn(
        self, level: str, situation: Situation, luck: int, budget: Budget | None, weights: Path | None = None
    ) -> tuple[Step, ...]: ...

    def hazard(
        self, level: str, situation: Situation, luck: int, budget: Budget | None, weights: Path | None = None
    ) -> str: ...

    def weigh(
        self, situation: Situation, luck: int, budget: Budget | None, also: Sequence[Sequence[Step]]
    ) -> list[Option]: ...


_PACKED = b"PK"  # how the Valley's weights begin, which are many; the Temple's are plain text

MINDS: dict[str, Mind] = {"temple": temple, "valley": valley}


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
        return _mind(situation).turn(self.level, situation, luck, self.budget, self._weights(situation))

    def hazard(self, situation: Situation, luck: int) -> str:
        return _mind(situation).hazard(self.level, situation, luck, self.budget, self._weights(situation))

    def _weights(self, situation: Situation) -> Path | None:
        trained = self.trained
        return trained.path if trained and trained.adventure == situation.sheet.adventure else None


def weigh(
    situation: Situation, luck: int, budget: Budget | None = None, also: Sequence[Sequence[Step]] = ()
) -> list[Option]:
    """What `explorer` thinks of the turns worth thinking about and of those in `also`, the best first."""
    return _mind(situation).weigh(situation, luck, budget, also)


def _mind(situation: Situation) -> Mind:
    return MINDS[situation.sheet.adventure]
