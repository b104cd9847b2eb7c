"""What every bot is to the rest of the program: it is shown what a player sees, and says what to play."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from pennypapers.rules import Roll, Sheet, Step


@dataclass(frozen=True)
class Situation:
    """All that a player knows when it is time to choose. In a hazard round `sheet` is the one that the player holds:
    somebody else's, unless the game is solo."""

    sheet: Sheet
    roll: Roll
    round: int  # the first one is 1
    players: int = 1
    strict: bool = False  # the table plays pencil strict

    @property
    def solo(self) -> bool:
        return self.players == 1


class Bot(Protocol):
    """`luck` is the random seed for this one decision. A bot that needs random numbers takes them from this seed and
    from nowhere else, so that a game can be played again."""

    def turn(self, situation: Situation, luck: int) -> Sequence[Step]:
        """The steps of a whole turn, which may be committed as it is."""

    def hazard(self, situation: Situation, luck: int) -> str:
        """The name of the space where the bot draws the hazard."""


@dataclass(frozen=True)
class Option:
    """A turn that the search compared with others, and the stars that the sheet is expected to end with after it."""

    steps: tuple[Step, ...]
    stars: float


@dataclass(frozen=True)
class Budget:
    """How long to search for a turn: a number of playouts, which gives the same turn on every machine, or a number of
    seconds by the clock, which does not. With neither there is no search: the fast policy plays."""

    playouts: int = 0
    seconds: float = 0.0
