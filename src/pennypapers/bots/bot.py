"""What a bot is to the rest of the program: it is given what a player knows, and answers with what to play."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol

from numpy.typing import NDArray

from pennypapers.rules import Draw, Roll, Sheet, Step
from pennypapers.table import Table


@dataclass(frozen=True)
class Situation:
    """All that a player knows when it is time to choose. In a hazard round `sheet` is the one that the player holds:
    somebody else's, unless the game is solo."""

    sheet: Sheet
    roll: Roll
    round: int  # the first one is 1
    players: int = 1
    strict: bool = False  # the table plays pencil strict

    @classmethod
    def at(cls, table: Table, player: str) -> Situation:
        """What a player at a table knows in the open round, before their turn is committed. The sheet is a copy: a bot
        may change it as it likes."""
        roll = table.rounds[-1].roll
        sheet = table.sheets[table.sheet_held(player) if roll.hazard else player]
        return cls(sheet.copy(), roll, len(table.rounds), len(table.players), table.strict)

    @property
    def solo(self) -> bool:
        return self.players == 1


class Bot(Protocol):
    """`seed` is the random seed for this one decision. A bot that needs random numbers makes them from this seed and
    from nothing else, so that a game can be played again. It is always given by position: the name is free."""

    def turn(self, situation: Situation, seed: int, /) -> Sequence[Step]:
        """The steps of a whole turn, which may be committed as it is."""

    def hazard(self, situation: Situation, seed: int, /) -> str:
        """The name of the space where the bot draws the hazard."""


def decide(bot: Bot, situation: Situation, seed: int) -> tuple[Step, ...]:
    """What a bot plays in a round of either kind: the steps of its turn, or the one step that draws the hazard."""
    if situation.roll.hazard:
        return (Draw(bot.hazard(situation, seed)),)
    return tuple(bot.turn(situation, seed))


class Ends(NamedTuple):
    """How the playouts of a turn ended: a row for each, in the order of their random seeds, which are the same for all
    turns of a search, and a column for each kind of stars. `LATER` is what the search expects beyond the playout's
    end."""

    kinds: tuple[str, ...]
    stars: NDArray[Any]


LATER = "later"


@dataclass(frozen=True)
class Option:
    """A turn that the search compared with others, and the stars that the sheet is expected to end with after it."""

    steps: tuple[Step, ...]
    stars: float
    ends: Ends | None = field(default=None, compare=False, repr=False)


@dataclass(frozen=True)
class Budget:
    """How long to search for a turn: a number of playouts, which gives the same turn on every machine, or a number of
    seconds by the clock, which does not. With neither there is no search: the fast policy plays."""

    playouts: int = 0
    seconds: float = 0.0
