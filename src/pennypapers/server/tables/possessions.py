"""What a device has here: tables where it sits, games that it finished, and its bests. Page by page, as somebody may
have played for years."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence

import msgspec

from pennypapers.notation.game import EMBEDDED
from pennypapers.refusals import Refusal
from pennypapers.server.messages.answers import GameFacts, GamePlayed, Possessions, TableFound
from pennypapers.server.store import DeviceGame, Store
from pennypapers.server.tables.exercises import Exercises
from pennypapers.server.tables.registry import Registry
from pennypapers.server.tables.running import RunningTable

TABLES, GAMES = 50, 500  # on a page

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
    own = await registry.of_device(device)
    # One more shows that there is a further page.
    games = await store.device_games(device, page * GAMES, GAMES + 1)
    bests = [] if page else await store.best_games(device)
    return Possessions(
        [table async for table in _tables(registry, own[page * TABLES : (page + 1) * TABLES], device)],
        [_game_played(game) for game in games[:GAMES]],
        [best for best in map(_game_played, bests) if best.sheet != EMBEDDED],  # which has no name to go by
        [] if page else await store.lessons(device),
        0 if page else len(await exercises.today(device)),
        more=len(own) > (page + 1) * TABLES or len(games) > GAMES,
    )


async def _tables(registry: Registry, own: Sequence[str], device: str) -> AsyncIterator[TableFound]:
    for table_id in own:
        try:
            table = await registry.look(table_id)
        except Refusal as refusal:
            if refusal.code not in GONE:
                raise
        else:
            yield table_found(table, device)


def _game_played(game: DeviceGame) -> GamePlayed:
    return GamePlayed(game=game.game, at=game.at, **msgspec.structs.asdict(_facts.decode(game.facts)))
