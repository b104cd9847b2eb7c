"""What happens at a table. Its state is a fold over these and nothing else."""

from __future__ import annotations

from dataclasses import dataclass

from pennypapers.rules import Roll, Step


@dataclass(frozen=True, slots=True)
class Joined:
    """Somebody takes a seat, before the first roll."""

    player: str


@dataclass(frozen=True, slots=True)
class Rolled:
    """A round begins. In a hazard round of several players `holds` says whose sheet each one holds, in seat order of
    the holders."""

    roll: Roll
    holds: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class Played:
    """A player's turn is committed: steps on the own sheet, or one hazard on the sheet that is held."""

    player: str
    steps: tuple[Step, ...]
    by_table: bool = False  # the table played it for somebody who was away


Event = Joined | Rolled | Played
