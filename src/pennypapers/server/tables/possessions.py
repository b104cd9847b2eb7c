"""What a device has here: tables where it sits, games that it finished, and its bests."""

from __future__ import annotations

import msgspec

from pennypapers.notation.game import EMBEDDED
from pennypapers.server.messages.answers import GameFacts, GamePlayed, Possessions, TableFound
from pennypapers.server.store import DeviceGame, Store
from pennypapers.server.tables.registry import Registry
from pennypapers.server.tables.running import RunningTable

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
        at=state.at,
    )


async def possessions(registry: Registry, store: Store, device: str) -> Possessions:
    tables = [
        table_found(await registry.get(table_id), device) for table_id in await registry.of_device(device)
    ]
    games = [_game_played(game) for game in await store.device_games(device)]
    return Possessions(tables, games, _bests(games))


def _bests(games: list[GamePlayed]) -> list[GamePlayed]:
    """Of each shipped sheet the best game alone, and of equals the first; own layouts have no name to go by."""
    bests: dict[str, GamePlayed] = {}
    for game in reversed(games):
        alone = game.of == 1 and game.sheet != EMBEDDED
        if alone and (game.sheet not in bests or game.stars > bests[game.sheet].stars):
            bests[game.sheet] = game
    return list(bests.values())


def _game_played(game: DeviceGame) -> GamePlayed:
    return GamePlayed(game=game.game, at=game.at, **msgspec.structs.asdict(_facts.decode(game.facts)))
