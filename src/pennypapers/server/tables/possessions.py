"""What a device has here: tables where it sits, games that it finished, and its bests. Page by page, as somebody may
have played for years."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from typing import TypeVar

import msgspec

from pennypapers.notation.game import EMBEDDED
from pennypapers.refusals import Refusal
from pennypapers.server.messages.answers import GameFacts, GamePlayed, Possessions, TableFound
from pennypapers.server.store import DeviceGame, Store
from pennypapers.server.tables.exercises import Exercises
from pennypapers.server.tables.registry import Registry
from pennypapers.server.tables.running import RunningTable

T = TypeVar("T")

TABLES, GAMES = 50, 500  # on a page
DECODED_AT_ONCE = 200  # games, before others get their turn

GONE = ("damaged", "no-such-table", "table-removed")  # nobody can open such a table

_facts = msgspec.json.Decoder(GameFacts)


def table_found(table: RunningTable, device: str) -> TableFound:
    """A table in a few words, with the seats that a device has at it."""
    state = table.state
    return TableFound(
        table=table.id,
        code=table.code,
        phase=state.phase,
        sheet=state.opened.sheet,
        name=state.layout.name,
        adventure=state.layout.adventure,
        day=state.opened.day,
        round=state.round,
        players=[
            occupant.initials if occupant.unchecked else occupant.name for occupant in state.seats.values()
        ],
        seats=state.seats_of(device),
        reclaimable=state.lent_by(device),
        keeps=state.keeper_device == device != "",
        full=state.is_full or state.settings.locked,
        played_on=state.opened.played_on.round if state.opened.played_on else 0,
        at=state.at,
    )


async def possessions(
    registry: Registry, store: Store, exercises: Exercises, device: str, page: int = 0
) -> Possessions:
    own, games = registry.of_device(device), await store.device_games(device)
    shown = [_game_played(game) for game in _on_page(games, GAMES, page)]
    return Possessions(
        [table async for table in _tables(registry, _on_page(own, TABLES, page), device)],
        shown,
        [] if page else _bests(shown if len(games) <= GAMES else await _all_played(games)),
        [] if page else await store.lessons(device),
        0 if page else len(await exercises.today(device)),
        more=len(own) > (page + 1) * TABLES or len(games) > (page + 1) * GAMES,
    )


def _on_page(all_: Sequence[T], size: int, page: int) -> Sequence[T]:
    return all_[page * size : (page + 1) * size]


async def _tables(registry: Registry, own: Sequence[str], device: str) -> AsyncIterator[TableFound]:
    for table_id in own:
        try:
            table = await registry.get(table_id)
        except Refusal as refusal:
            if refusal.code not in GONE:
                raise
        else:
            yield table_found(table, device)


async def _all_played(games: Sequence[DeviceGame]) -> list[GamePlayed]:
    played: list[GamePlayed] = []
    for begin in range(0, len(games), DECODED_AT_ONCE):
        played += map(_game_played, games[begin : begin + DECODED_AT_ONCE])
        await asyncio.sleep(0)
    return played


def _bests(games: list[GamePlayed]) -> list[GamePlayed]:
    """Of each shipped sheet the best game alone, and of equals the first; own layouts have no name to go by,
    and a game that was played on from another one had a start that was known."""
    bests: dict[str, GamePlayed] = {}
    for game in reversed(games):
        counts = game.of == 1 and game.sheet != EMBEDDED and not game.played_on
        if counts and (game.sheet not in bests or game.stars > bests[game.sheet].stars):
            bests[game.sheet] = game
    return list(bests.values())


def _game_played(game: DeviceGame) -> GamePlayed:
    return GamePlayed(game=game.game, at=game.at, **msgspec.structs.asdict(_facts.decode(game.facts)))
