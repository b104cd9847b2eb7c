"""What it is to be a bot: it is shown what a player sees and says what to do. Nothing else is known about it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from pennypapers.rules import Roll, Sheet, Step


@dataclass(frozen=True)
class Situation:
    """All that a player knows who has to choose. In a hazard round `sheet` is the one that is held, somebody else's
    unless the game is solo."""

    sheet: Sheet
    roll: Roll
    round: int  # the first one is 1
    players: int = 1
    strict: bool = False  # the table plays pencil strict

    @property
    def solo(self) -> bool:
        return self.players == 1


class Bot(Protocol):
    """`luck` is a number of this decision's own: a bot that needs chance takes it from there and from nowhere else, so
    that a game can be played again."""

    def turn(self, situation: Situation, luck: int) -> Sequence[Step]:
        """A whole turn that may be committed."""

    def hazard(self, situation: Situation, luck: int) -> str:
        """The space for the hazard."""


@dataclass(frozen=True)
class Option:
    """A turn that was thought about, and the stars at the end of the game that it is expected to lead to."""

    steps: tuple[Step, ...]
    stars: float


@dataclass(frozen=True)
class Budget:
    """How long to think about a turn: so many playouts, which gives the same turn everywhere, or so many seconds by
    the clock, which does not."""

    playouts: int = 0
    seconds: float = 0.0
