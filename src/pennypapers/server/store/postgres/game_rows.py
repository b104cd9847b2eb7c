"""Finished games, whose they are, and first tries of a day's expedition in PostgreSQL. Each function is one write or
read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from pennypapers.server.store.interface import DeviceGame, GameLink
from pennypapers.server.store.postgres import practice_rows
from pennypapers.server.store.postgres.table_rows import remove_tables

if TYPE_CHECKING:
    from pennypapers.server.store.postgres.connections import Connection

_PROBE = "probe"  # no name of a game, which are hexadecimal
_PROBED = bytes(8192)


async def keep_game(
    connection: Connection, game: str, text: bytes, at: int, links: Sequence[GameLink]
) -> None:
    await connection.execute(
        """
        WITH kept AS (
            INSERT INTO games (id, at, text) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING id
        )
        INSERT INTO links (game, seat, device, facts)
        SELECT kept.id, seat, device, facts
        FROM kept, unnest($4::integer[], $5::text[], $6::bytea[]) AS new (seat, device, facts)
        """,
        game,
        at,
        text,
        [link.seat for link in links],
        [link.device for link in links],
        [link.facts.encode() for link in links],
    )


async def game(connection: Connection, game: str) -> str | None:
    text = await connection.fetchval("SELECT text FROM games WHERE id = $1", game)
    return None if text is None else text.decode()


async def device_games(connection: Connection, device: str, first: int, most: int) -> list[DeviceGame]:
    rows = await connection.fetch(
        """
        SELECT game, at, seat, facts FROM links JOIN games ON id = game
        WHERE device = $1 ORDER BY at DESC, game COLLATE "C", seat LIMIT $2 OFFSET $3
        """,
        device,
        most,
        first,
    )
    return [DeviceGame(row["game"], row["at"], row["seat"], row["facts"].decode()) for row in rows]


async def best_games(connection: Connection, device: str) -> list[DeviceGame]:
    rows = await connection.fetch(
        r"""
        WITH played AS MATERIALIZED (
            -- its JSON cannot have the character NUL, which a name may have
            SELECT game, at, seat, facts, replace(convert_from(facts, 'UTF8'), '\u0000', '\ufffd')::jsonb AS known
            FROM links JOIN games ON id = game WHERE device = $1
        ), alone AS (
            SELECT
                game, at, seat, facts,
                row_number() OVER (
                    PARTITION BY known ->> 'sheet'
                    ORDER BY (known ->> 'stars')::numeric DESC NULLS LAST, at, game COLLATE "C" DESC, seat DESC
                ) AS place
            FROM played
            WHERE known ->> 'of' = '1' AND coalesce((known ->> 'played_on')::numeric, 0) = 0
        )
        SELECT game, at, seat, facts FROM alone WHERE place = 1 ORDER BY at, game COLLATE "C" DESC, seat DESC
        """,
        device,
    )
    return [DeviceGame(row["game"], row["at"], row["seat"], row["facts"].decode()) for row in rows]


async def first_try(connection: Connection, device: str, day: str, layout: str, table: str, at: int) -> bool:
    await connection.execute(
        "INSERT INTO tries (device, day, layout, first, at) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING",
        device,
        day,
        layout,
        table,
        at,
    )
    first = await connection.fetchval(
        "SELECT first FROM tries WHERE device = $1 AND day = $2 AND layout = $3", device, day, layout
    )
    return bool(first == table)


async def move_device(connection: Connection, old: str, new: str) -> None:
    if old == new:
        return
    await connection.execute("UPDATE links SET device = $1 WHERE device = $2", new, old)
    await practice_rows.move_lessons(connection, old, new)
    await connection.execute(
        """
        INSERT INTO tries (device, day, layout, first, at)
        SELECT $1, day, layout, first, at FROM tries WHERE device = $2
        ON CONFLICT (device, day, layout) DO UPDATE SET first = excluded.first, at = excluded.at
        WHERE excluded.at < tries.at
        """,
        new,
        old,
    )
    await connection.execute("DELETE FROM tries WHERE device = $1", old)


async def forget_device(connection: Connection, device: str) -> None:
    await connection.execute("DELETE FROM links WHERE device = $1", device)
    await practice_rows.forget_lessons(connection, device)
    await connection.execute("DELETE FROM tries WHERE device = $1", device)


async def old_games(connection: Connection, before: int) -> list[str]:
    return [row["id"] for row in await connection.fetch("SELECT id FROM games WHERE at < $1", before)]


async def remove_games(connection: Connection, ids: Sequence[str]) -> int:
    removed: int = await connection.fetchval(
        "WITH gone AS (DELETE FROM games WHERE id = ANY($1) RETURNING id) SELECT count(*) FROM gone",
        list(ids),
    )
    return removed


async def remove_tries(connection: Connection, before: int) -> None:
    await connection.execute("DELETE FROM tries WHERE at < $1", before)


async def remove_with_table(connection: Connection, table: str) -> None:
    """A game has the name of its table."""
    await remove_games(connection, [table])
    await remove_tables(connection, [table])


async def probe(connection: Connection) -> None:
    """Needs room as a game does, and leaves nothing: within one transaction nobody sees it."""
    await connection.execute("INSERT INTO games (id, at, text) VALUES ($1, 0, $2)", _PROBE, _PROBED)
    await connection.execute("DELETE FROM games WHERE id = $1", _PROBE)
