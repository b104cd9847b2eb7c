"""Finished games as a page shows them: what they were, and everybody's sheet after each round."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from dataclasses import dataclass

from msgspec import Struct

from pennypapers.notation import GameText, read_game, write_layout, write_steps
from pennypapers.refusals import Refusal
from pennypapers.rules import Sheet, empty_sheet
from pennypapers.server.messages.answers import Drawn
from pennypapers.server.messages.news import Lowered
from pennypapers.server.store import Store
from pennypapers.server.tables.draft_answers import drawn
from pennypapers.server.tables.finished import lowered
from pennypapers.table import Table, replay
from pennypapers.table.played_on import played_on_from

MOST_REMEMBERED = 8


class GameShown(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """`notes` are the game's optional headers: its date, what its dice were made of..."""

    id: str
    sheet: str
    name: str
    adventure: str
    layout: str
    players: list[str]
    rolls: list[str]
    notes: dict[str, str]
    stars: list[int]
    places: list[int]
    level: str = ""
    level_bounds: list[int] = []
    level_lowered: Lowered | None = None
    played_on: int = 0  # it goes on from this round of another game, and has no level


class TurnShown(Struct, frozen=True, omit_defaults=True):
    """What a player did in a round (`held` is whose sheet was drawn on in a hazard round), and their own sheet then."""

    player: str
    steps: str
    drawn: Drawn
    by_table: bool = False
    held: str = ""


class RoundShown(Struct, frozen=True):
    """Round 0 is before the first roll."""

    round: int
    roll: str
    turns: list[TurnShown]


@dataclass(frozen=True)
class _Replayed:
    text: GameText
    table: Table
    sheets: list[dict[str, Sheet]]  # after each round, by player


class ShownGames:
    """Plays games through in a thread, so that a long one does not keep the tables waiting; the last few are kept."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._replayed: OrderedDict[str, _Replayed] = OrderedDict()

    async def text(self, game: str) -> str:
        text = await self._store.game(game)
        if text is None:
            raise Refusal("no-such-game")
        return text

    async def game(self, game: str) -> GameShown:
        replayed = await self._find(game)
        table, text = replayed.table, replayed.text
        played_on = played_on_from(text)
        alone = table.sheets[table.players[0]] if table.solo and not played_on else None
        return GameShown(
            id=game,
            sheet=text.sheet,
            name=text.layout.name,
            adventure=text.layout.adventure,
            layout=write_layout(text.layout),
            players=list(text.players),
            rolls=[str(round_.roll) for round_ in text.rounds],
            notes=dict(text.notes),
            stars=[table.score(player).stars for player in table.players],
            places=table.places(),
            level=table.level() if alone else "",
            level_bounds=list(alone.level_bounds()) if alone else [],
            level_lowered=lowered(alone) if alone else None,
            played_on=played_on,
        )

    async def round(self, game: str, number: int) -> RoundShown:
        replayed = await self._find(game)
        if not 0 <= number <= len(replayed.text.rounds):
            raise Refusal("no-such-round", round=number, last=len(replayed.text.rounds))
        return await asyncio.to_thread(_round_shown, replayed, number)

    async def _find(self, game: str) -> _Replayed:
        text = await self.text(game)  # it may have been deleted since
        if game not in self._replayed:
            self._replayed[game] = await asyncio.to_thread(_replay, text)
        self._replayed.move_to_end(game)
        while len(self._replayed) > MOST_REMEMBERED:
            self._replayed.popitem(last=False)
        return self._replayed[game]


def _replay(text: str) -> _Replayed:
    game = read_game(text)
    sheets = [{player: empty_sheet(game.layout) for player in game.players}]
    table = replay(game, lambda table: sheets.append(dict(table.shown)))
    return _Replayed(game, table, sheets)


def _round_shown(replayed: _Replayed, number: int) -> RoundShown:
    sheets = replayed.sheets[number]
    strict = replayed.table.strict
    sheets_drawn = {player: drawn(sheet, player, strict) for player, sheet in sheets.items()}
    if number == 0:
        return RoundShown(0, "", [TurnShown(player, "", sheet) for player, sheet in sheets_drawn.items()])
    text = replayed.text.rounds[number - 1]
    turns = [
        TurnShown(
            turn.player, write_steps(turn.steps), sheets_drawn[turn.player], turn.by_table, turn.holds or ""
        )
        for turn in text.turns
    ]
    return RoundShown(number, str(text.roll), turns)
