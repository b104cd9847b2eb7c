"""What a device has here: tables where it sits, games that it finished, and its bests."""

from __future__ import annotations

import msgspec

from pennypapers.notation.game import EMBEDDED
from pennypapers.server.messages.answers import GameFacts, GamePlayed, Possessions, TableFound
from pennypapers.server.store import DeviceGame, Store
from pennypapers.server.tables.host import Host
from pennypapers.server.tables.running import RunningTable

_facts = msgspec.json.Decoder(GameFacts)


def found(running: RunningTable, device: str) -> TableFound:
    state = running.state
    return TableFound(
        table=state.id,
        code=running.code,
        phase=state.phase,
        sheet=state.opened.sheet,
        name=state.layout.name,
        adventure=state.layout.adventure,
        day=state.opened.day,
        round=state.round,
        players=[seat.name for seat in state.seats.values()],
        seats=state.seats_of(device),
        at=state.at,
    )


async def possessions(host: Host, store: Store, device: str) -> Possessions:
    tables = [found(await host.registry.get(table), device) for table in host.registry.of_device(device)]
    games = [_played(game) for game in await store.device_games(device)]
    return Possessions(tables, games, _bests(games))


def _bests(games: list[GamePlayed]) -> list[GamePlayed]:
    """Of each shipped sheet the best game alone, and of equals the first; own layouts have no name to go by."""
    bests: dict[str, GamePlayed] = {}
    for game in reversed(games):
        alone = game.of == 1 and game.sheet != EMBEDDED
        if alone and (game.sheet not in bests or game.stars > bests[game.sheet].stars):
            bests[game.sheet] = game
    return list(bests.values())


def _played(game: DeviceGame) -> GamePlayed:
    return GamePlayed(game=game.game, at=game.at, **msgspec.structs.asdict(_facts.decode(game.facts)))
