"""A finished game once more, stopped before each of a player's turns."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from pennypapers.bots import Situation
from pennypapers.notation import GameText
from pennypapers.rules import Step
from pennypapers.table import Joined, Played, Rolled, Table


class Moment(NamedTuple):
    """What a player saw and did. `owner` is whose sheet it was about, `held` the same if it was not the own one."""

    situation: Situation
    played: tuple[Step, ...]
    owner: str
    held: str
    by_table: bool


def moments(game: GameText, player: str) -> Iterator[Moment]:
    table = Table(game.layout, options=game.options)
    for joined in game.players:
        table.add(Joined(joined))
    for played in game.rounds:
        table.add(
            Rolled(played.roll, tuple((turn.player, turn.holds) for turn in played.turns if turn.holds))
        )
        owner = table.sheet_held(player) if played.roll.hazard else player
        sheet = table.shown[owner]
        for turn in played.turns:
            table.add(Played(turn.player, turn.steps, turn.by_table))
        (own,) = (turn for turn in played.turns if turn.player == player)
        yield Moment(
            Situation(sheet.copy(), played.roll, len(table.rounds), len(table.players), table.strict),
            own.steps,
            owner,
            owner if owner != player else "",
            own.by_table,
        )
