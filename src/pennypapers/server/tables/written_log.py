"""The entries of a table's log that lead to a game as it stands."""

from __future__ import annotations

from pennypapers.notation import write_steps
from pennypapers.server.messages import log
from pennypapers.table import Played, Rolled, Table


def rounds_as_entries(table: Table, at: int) -> list[log.AnyEntry]:
    """Every roll and turn of a game, for seats that are numbered in the order of its players."""
    entries: list[log.AnyEntry] = []
    number = 0
    for event in table.events:
        if isinstance(event, Rolled):
            number += 1
            holds = [table.players.index(owner) for _, owner in event.holds]
            entries.append(log.Rolled(at=at, round=number, roll=str(event.roll), holds=holds))
        elif isinstance(event, Played):
            seat = table.players.index(event.player)
            by_table = "late" if event.by_table else ""
            steps = write_steps(event.steps)
            entries.append(log.Played(at=at, round=number, seat=seat, steps=steps, by_table=by_table))
    return entries
