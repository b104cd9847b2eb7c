"""The events of a table. Its state follows from the list of these events and from nothing else."""

from __future__ import annotations

from dataclasses import dataclass

from pennypapers.rules import Roll, Step


@dataclass(frozen=True, slots=True)
class Joined:
    """Somebody takes a seat, before the first roll."""

    player: str


@dataclass(frozen=True, slots=True)
class Rolled:
    """A round begins. In a hazard round of several players `holds` says whose sheet each player holds: pairs of the
    holder and the owner, in the order of the holders' seats."""

    roll: Roll
    holds: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class Played:
    """A player's turn is committed: steps on the player's own sheet, or one hazard on the sheet that the player
    holds."""

    player: str
    steps: tuple[Step, ...]
    by_table: bool = False  # the table played it because the player was away


Event = Joined | Rolled | Played
