"""Tables, their logs and their drafts in PostgreSQL. Each function is one write or one read; what is written while
games are played is in `writes`."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import asyncpg

from pennypapers.server.store.checksum import checksum
from pennypapers.server.store.interface import Conflict, Damaged, NewTable, TableRow
from pennypapers.server.store.postgres.writes import has_entries

if TYPE_CHECKING:
    from pennypapers.server.store.postgres.connections import Connection

_ROW = "SELECT id, code, last, finished IS NOT NULL, updated FROM tables"


async def open_table(connection: Connection, new: NewTable, at: int) -> int:
    numbers = range(1, len(new.entries) + 1)
    try:
        async with connection.transaction():
            await connection.execute(
                """
                WITH opened AS (
                    INSERT INTO tables (id, code, opened, updated, last, changed, devices)
                    VALUES ($1, $2, $3, $3, $4, CASE WHEN $4 > 0 THEN nextval('changes') ELSE 0 END, $8)
                    RETURNING key
                )
                INSERT INTO entries (of, number, at, body, sum)
                SELECT key, number, $3, body, sum
                FROM opened, unnest($5::integer[], $6::bytea[], $7::bigint[]) AS new (number, body, sum)
                """,
                new.id,
                new.code,
                at,
                len(new.entries),
                list(numbers),
                list(new.entries),
                [checksum(new.id, number, body) for number, body in zip(numbers, new.entries, strict=True)],
                list(set(new.devices)),
            )
    except asyncpg.UniqueViolationError as error:
        raise Conflict("code-taken" if error.constraint_name == "codes_in_use" else "table-taken") from error
    return len(new.entries)


async def is_open(connection: Connection, new: NewTable) -> int | None:
    """How many entries it was opened with, if it was with these."""
    if not await connection.fetchval("SELECT true FROM tables WHERE id = $1 AND code = $2", new.id, new.code):
        return None
    return len(new.entries) if await has_entries(connection, new.id, 0, new.entries) else None


async def read(connection: Connection, table: str, after: int) -> list[bytes]:
    rows = await connection.fetch(
        """
        SELECT number, body, sum FROM entries JOIN tables ON key = of
        WHERE id = $1 AND number > $2 ORDER BY number
        """,
        table,
        after,
    )
    for expected, (number, body, kept) in enumerate(rows, after + 1):
        if number != expected or checksum(table, number, body) != kept:
            raise Damaged
    return [row["body"] for row in rows]


async def count_changes(connection: Connection) -> int:
    """The count that the last append moved on to, of those that are there."""
    count: int = await connection.fetchval("SELECT coalesce(max(changed), 0) FROM tables")
    return count


async def tables(connection: Connection, changed_after: int) -> list[TableRow]:
    if not changed_after:
        return _rows(await connection.fetch(f"{_ROW} ORDER BY key"))
    return _rows(await connection.fetch(f"{_ROW} WHERE changed > $1 ORDER BY key", changed_after))


async def find_table(connection: Connection, code: str) -> TableRow | None:
    rows = await connection.fetch(
        f"{_ROW} WHERE code = $1 ORDER BY finished IS NULL DESC, updated DESC, key DESC LIMIT 1", code
    )
    return next(iter(_rows(rows)), None)


async def unfinished(connection: Connection) -> int:
    count: int = await connection.fetchval("SELECT count(*) FROM tables WHERE finished IS NULL")
    return count


async def tables_of(connection: Connection, device: str) -> list[str]:
    rows = await connection.fetch(
        "SELECT id FROM tables WHERE devices @> ARRAY[$1] AND finished IS NULL ORDER BY updated DESC, key DESC",
        device,
    )
    return [row["id"] for row in rows]


async def leave_tables(connection: Connection, device: str) -> None:
    await connection.execute(
        "UPDATE tables SET devices = array_remove(devices, $1) WHERE devices @> ARRAY[$1] AND finished IS NULL",
        device,
    )


async def list_devices(connection: Connection, table: str, devices: Collection[str]) -> None:
    done = await connection.fetchval(
        "UPDATE tables SET devices = $2 WHERE id = $1 RETURNING true", table, list(set(devices))
    )
    if not done:
        raise Conflict("unknown")


async def unsettled(connection: Connection) -> list[str]:
    rows = await connection.fetch("SELECT id FROM tables WHERE ended AND finished IS NULL ORDER BY key")
    return [row["id"] for row in rows]


async def finish(connection: Connection, table: str, at: int) -> None:
    done = await connection.fetchval(
        """
        UPDATE tables SET
            updated = CASE WHEN finished IS NULL THEN greatest(updated, $2) ELSE updated END,
            finished = coalesce(finished, $2)
        WHERE id = $1 RETURNING true
        """,
        table,
        at,
    )
    if not done:
        raise Conflict("unknown")


async def drafts(connection: Connection, table: str) -> dict[int, tuple[int, str]]:
    rows = await connection.fetch(
        "SELECT seat, revision, text FROM drafts JOIN tables ON key = of WHERE id = $1 ORDER BY seat", table
    )
    return {row["seat"]: (row["revision"], row["text"].decode()) for row in rows}


async def tables_naming(connection: Connection, text: str) -> list[str]:
    """Looks through every log: for what is seldom asked."""
    rows = await connection.fetch(
        "SELECT id FROM tables WHERE key IN (SELECT of FROM entries WHERE position($1 IN body) > 0) ORDER BY key",
        text.encode(),
    )
    return [row["id"] for row in rows]


async def rewrite(connection: Connection, table: str, entries: Mapping[int, bytes]) -> None:
    key = await connection.fetchval("SELECT key FROM tables WHERE id = $1", table)
    if key is None:
        raise Conflict("unknown")
    await connection.executemany(
        "UPDATE entries SET body = $1, sum = $2 WHERE of = $3 AND number = $4",
        [(body, checksum(table, number, body), key, number) for number, body in entries.items()],
    )


async def old_tables(connection: Connection, finished: bool, before: int) -> list[str]:
    rows = await connection.fetch(
        "SELECT id FROM tables WHERE updated < $1 AND (finished IS NOT NULL) = $2", before, finished
    )
    return [row["id"] for row in rows]


async def remove_tables(connection: Connection, ids: Sequence[str], before: int | None = None) -> int:
    """Of these, those that are still as old."""
    removed: int = await connection.fetchval(
        """
        WITH gone AS (
            DELETE FROM tables WHERE id = ANY($1) AND ($2::bigint IS NULL OR updated < $2) RETURNING key
        ), without_entries AS (
            DELETE FROM entries USING gone WHERE of = key
        ), without_drafts AS (
            DELETE FROM drafts USING gone WHERE of = key
        )
        SELECT count(*) FROM gone
        """,
        list(ids),
        before,
    )
    return removed


def _rows(found: Sequence[Any]) -> list[TableRow]:
    return [TableRow(*row) for row in found]
