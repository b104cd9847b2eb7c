"""Finished games, whose they are, and first tries of a day's expedition in SQL. Each function is one write or read."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

from pennypapers.server.store import practice_rows
from pennypapers.server.store.interface import DeviceGame, GameLink

_PROBE = "probe"  # no name of a game, which are hexadecimal
_PROBED = 8192  # bytes, more than a page has


def keep_game(
    connection: sqlite3.Connection, game: str, text: str, at: int, links: Sequence[GameLink]
) -> None:
    kept = connection.execute(
        "INSERT INTO games (id, at, text) VALUES (?, ?, ?) ON CONFLICT DO NOTHING", (game, at, text)
    )
    if kept.rowcount > 0:
        connection.executemany(
            "INSERT INTO links (game, seat, device, facts) VALUES (?, ?, ?, ?)",
            [(game, link.seat, link.device, link.facts) for link in links],
        )


def game(connection: sqlite3.Connection, game: str) -> str | None:
    row = connection.execute("SELECT text FROM games WHERE id = ?", (game,)).fetchone()
    return row[0] if row else None


def device_games(connection: sqlite3.Connection, device: str, first: int, most: int) -> list[DeviceGame]:
    rows = connection.execute(
        """
        SELECT game, at, seat, facts FROM links JOIN games ON id = game
        WHERE device = ? ORDER BY at DESC, game, seat LIMIT ? OFFSET ?
        """,
        (device, most, first),
    )
    return [DeviceGame(*row) for row in rows]


def best_games(connection: sqlite3.Connection, device: str) -> list[DeviceGame]:
    rows = connection.execute(
        """
        SELECT game, at, seat, facts FROM (
            SELECT
                game, at, seat, facts,
                row_number() OVER (
                    PARTITION BY json_extract(facts, '$.sheet')
                    ORDER BY json_extract(facts, '$.stars') DESC, at, game DESC, seat DESC
                ) AS place
            FROM links JOIN games ON id = game
            WHERE device = ? AND json_extract(facts, '$.of') = 1
                AND coalesce(json_extract(facts, '$.played_on'), 0) = 0
        )
        WHERE place = 1 ORDER BY at, game DESC, seat DESC
        """,
        (device,),
    )
    return [DeviceGame(*row) for row in rows]


def first_try(
    connection: sqlite3.Connection, device: str, day: str, layout: str, table: str, at: int
) -> bool:
    connection.execute(
        "INSERT INTO tries (device, day, layout, first, at) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING",
        (device, day, layout, table, at),
    )
    first = connection.execute(
        "SELECT first FROM tries WHERE device = ? AND day = ? AND layout = ?", (device, day, layout)
    ).fetchone()
    return bool(first[0] == table)


def move_device(connection: sqlite3.Connection, old: str, new: str) -> None:
    if old == new:
        return
    connection.execute("UPDATE links SET device = ? WHERE device = ?", (new, old))
    practice_rows.move_lessons(connection, old, new)
    connection.execute(
        """
        INSERT INTO tries (device, day, layout, first, at)
        SELECT ?, day, layout, first, at FROM tries WHERE device = ?
        ON CONFLICT (device, day, layout) DO UPDATE SET first = excluded.first, at = excluded.at
        WHERE excluded.at < at
        """,
        (new, old),
    )
    connection.execute("DELETE FROM tries WHERE device = ?", (old,))


def forget_device(connection: sqlite3.Connection, device: str) -> None:
    connection.execute("DELETE FROM links WHERE device = ?", (device,))
    practice_rows.forget_lessons(connection, device)
    connection.execute("DELETE FROM tries WHERE device = ?", (device,))


def old_games(connection: sqlite3.Connection, before: int) -> list[str]:
    return [name for (name,) in connection.execute("SELECT id FROM games WHERE at < ?", (before,))]


def remove_games(connection: sqlite3.Connection, ids: Sequence[str]) -> int:
    return sum(connection.execute("DELETE FROM games WHERE id = ?", (one,)).rowcount for one in ids)


def remove_tries(connection: sqlite3.Connection, before: int) -> None:
    connection.execute("DELETE FROM tries WHERE at < ?", (before,))


def remove_with_table(connection: sqlite3.Connection, table: str) -> None:
    """A game has the name of its table."""
    connection.execute("DELETE FROM games WHERE id = ?", (table,))
    connection.execute("DELETE FROM tables WHERE id = ?", (table,))


def probe(connection: sqlite3.Connection) -> None:
    """Needs room as a game does, and leaves nothing: within one transaction nobody sees it."""
    connection.execute("INSERT INTO games (id, at, text) VALUES (?, 0, ?)", (_PROBE, "0" * _PROBED))
    connection.execute("DELETE FROM games WHERE id = ?", (_PROBE,))
