"""What a device has here: tables where it sits, games that it finished, and its bests."""

from __future__ import annotations

import msgspec

from pennypapers.notation.game import EMBEDDED
from pennypapers.server.host import Host
from pennypapers.server.messages import GamePlayed, Possessions, TableFound
from pennypapers.server.running import GameFacts, Running
from pennypapers.server.store import DeviceGame, Store

_facts = msgspec.json.Decoder(GameFacts)


def found(running: Running, device: str) -> TableFound:
    live = running.live
    return TableFound(
        table=live.id,
        code=running.code,
        phase=live.phase,
        sheet=live.opened.sheet,
        name=live.layout.name,
        adventure=live.layout.adventure,
        day=live.opened.day,
        round=live.round,
        players=[seat.name for seat in live.seats.values()],
        seats=live.seats_of(device),
        at=live.at,
    )


async def possessions(host: Host, store: Store, device: str) -> Possessions:
    tables = [found(await host.tables.get(table), device) for table in host.tables.of_device(device)]
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
