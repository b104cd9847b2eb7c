"""Tables, their logs and their drafts in SQL. Each function is one write or one read, within whatever transaction it
is called in; it raises a `Conflict` before it changes anything."""

from __future__ import annotations

import sqlite3
from collections.abc import Collection, Iterable, Mapping, Sequence
from itertools import groupby
from typing import Any

from pennypapers.server.store.checksum import checksum
from pennypapers.server.store.interface import Conflict, Damaged, NewTable, TableRow

_ROW = """
    SELECT id, code, last, finished IS NOT NULL, max(opened, coalesce(at, 0), coalesce(finished, 0)) AS updated
    FROM (
        SELECT *, coalesce((SELECT max(number) FROM entries WHERE of = key), 0) AS last FROM tables
    ) LEFT JOIN entries ON of = key AND number = last
"""


def open_table(
    connection: sqlite3.Connection,
    table: str,
    code: str,
    entries: Sequence[bytes],
    at: int,
    devices: Collection[str] = (),
) -> int:
    if _key(connection, table) is not None:
        raise Conflict("table-taken")
    if connection.execute("SELECT 1 FROM tables WHERE code = ? AND finished IS NULL", (code,)).fetchone():
        raise Conflict("code-taken")
    connection.execute(
        "INSERT INTO tables (id, code, opened, settled) VALUES (?, ?, ?, 1)", (table, code, at)
    )
    return append(connection, table, 0, entries, at, devices=devices or None)


def append(
    connection: sqlite3.Connection,
    table: str,
    expected: int,
    entries: Sequence[bytes],
    at: int,
    drop_drafts: bool = False,
    opens: NewTable | None = None,
    devices: Collection[str] | None = None,
    ends: bool = False,
) -> int:
    if not entries and _last(connection, table) != expected:
        raise Conflict("moved")
    last = expected
    for body in entries:
        # Check and write in one statement: each one may have to wait for Python's lock while the server is busy.
        written = connection.execute(
            """
            INSERT INTO entries (of, number, at, body, sum) SELECT key, ? + 1, ?, ?, ? FROM tables
            WHERE id = ? AND (SELECT coalesce(max(number), 0) FROM entries WHERE of = key) = ?
            """,
            (last, at, body, checksum(table, last + 1, body), table, last),
        )
        if written.rowcount == 0:
            raise Conflict("unknown" if _key(connection, table) is None else "moved")
        last += 1
    if drop_drafts:
        connection.execute("DELETE FROM drafts WHERE of = (SELECT key FROM tables WHERE id = ?)", (table,))
    if opens is not None:
        open_table(connection, opens.id, opens.code, opens.entries, at, opens.devices)
    if devices is not None:
        list_devices(connection, table, devices)
    if ends:
        connection.execute("UPDATE tables SET settled = 0 WHERE id = ?", (table,))
    return last


def read(connection: sqlite3.Connection, table: str, after: int) -> list[bytes]:
    rows = connection.execute(
        "SELECT number, body, sum FROM entries JOIN tables ON key = of WHERE id = ? AND number > ? ORDER BY number",
        (table, after),
    ).fetchall()
    if not _are_whole(table, rows, after):
        raise Damaged
    return [body for _, body, _ in rows]


def read_unchecked(connection: sqlite3.Connection, table: str) -> list[bytes]:
    """Of a database from before there were sums."""
    rows = connection.execute(
        "SELECT body FROM entries JOIN tables ON key = of WHERE id = ? ORDER BY number", (table,)
    )
    return [body for (body,) in rows]


def damaged_codes(connection: sqlite3.Connection) -> list[str]:
    """The codes of all tables whose log is not as it was written. Looks through every log."""
    rows = connection.execute(
        "SELECT id, code, number, body, sum FROM tables JOIN entries ON key = of ORDER BY key, number"
    )
    return [
        code
        for (table, code), entries in groupby(rows, key=lambda row: (row[0], row[1]))
        if not _are_whole(table, (entry[2:] for entry in entries), 0)
    ]


def _are_whole(table: str, entries: Iterable[tuple[Any, Any, Any]], after: int) -> bool:
    """Whether each is as it was written, and none is missing between two."""
    return all(
        number == expected and isinstance(body, bytes) and checksum(table, number, body) == kept
        for expected, (number, body, kept) in enumerate(entries, after + 1)
    )


def count_entries(connection: sqlite3.Connection) -> int:
    """How many were ever appended, pruned ones included."""
    row = connection.execute("SELECT seq FROM sqlite_sequence WHERE name = 'entries'").fetchone()
    return row[0] if row else 0


def tables(connection: sqlite3.Connection, changed_after: int) -> list[TableRow]:
    if not changed_after:
        try:
            return _rows(connection.execute(f"{_ROW} ORDER BY key"))
        except sqlite3.DatabaseError:
            return _rows_one_by_one(connection)
    changed = "SELECT of FROM entries WHERE position > ?"
    return _rows(connection.execute(f"{_ROW} WHERE key IN ({changed}) ORDER BY key", (changed_after,)))


def _rows_one_by_one(connection: sqlite3.Connection) -> list[TableRow]:
    """A damaged page keeps only those tables from being listed in full that have something on it."""
    rows = []
    for key, *columns in connection.execute(
        "SELECT key, id, code, finished, opened FROM tables ORDER BY key"
    ):
        try:
            rows += _rows(connection.execute(f"{_ROW} WHERE key = ?", (key,)))
        except sqlite3.DatabaseError:
            name, code, finished, opened = columns
            rows.append(TableRow(name, code, 0, finished is not None, opened))
    return rows


def find_table(connection: sqlite3.Connection, code: str) -> TableRow | None:
    rows = connection.execute(
        f"{_ROW} WHERE code = ? ORDER BY finished IS NULL DESC, updated DESC, key DESC LIMIT 1", (code,)
    )
    return next(iter(_rows(rows)), None)


def unfinished(connection: sqlite3.Connection) -> int:
    row = connection.execute("SELECT count(*) FROM tables WHERE finished IS NULL").fetchone()
    return int(row[0])


def tables_of(connection: sqlite3.Connection, device: str) -> list[str]:
    rows = connection.execute(
        f"{_ROW} WHERE key IN (SELECT of FROM listings WHERE device = ?) AND finished IS NULL "
        "ORDER BY updated DESC, key DESC",
        (device,),
    )
    return [row.id for row in _rows(rows)]


def leave_tables(connection: sqlite3.Connection, device: str) -> None:
    connection.execute("DELETE FROM listings WHERE device = ?", (device,))


def unsettled(connection: sqlite3.Connection) -> list[str]:
    rows = connection.execute("SELECT id FROM tables WHERE settled = 0 AND finished IS NULL ORDER BY key")
    return [name for (name,) in rows]


def list_devices(connection: sqlite3.Connection, table: str, devices: Collection[str]) -> None:
    key = _key(connection, table)
    if key is None:
        raise Conflict("unknown")
    connection.execute("DELETE FROM listings WHERE of = ?", (key,))
    connection.executemany(
        "INSERT INTO listings (device, of) VALUES (?, ?)", [(device, key) for device in set(devices)]
    )
    connection.execute("UPDATE tables SET settled = 1 WHERE key = ? AND settled = 0", (key,))


def finish(connection: sqlite3.Connection, table: str, at: int) -> None:
    key = _key(connection, table)
    if key is None:
        raise Conflict("unknown")
    connection.execute("UPDATE tables SET finished = ? WHERE key = ? AND finished IS NULL", (at, key))


def save_draft(connection: sqlite3.Connection, table: str, seat: int, revision: int, text: str) -> bool:
    written = connection.execute(
        """
        INSERT INTO drafts (of, seat, revision, text) SELECT key, ?, ?, ? FROM tables WHERE id = ?
        ON CONFLICT (of, seat) DO UPDATE SET revision = excluded.revision, text = excluded.text
        WHERE excluded.revision > revision
        """,
        (seat, revision, text, table),
    )
    if written.rowcount == 0 and _key(connection, table) is None:
        raise Conflict("unknown")
    return written.rowcount > 0


def drafts(connection: sqlite3.Connection, table: str) -> dict[int, tuple[int, str]]:
    rows = connection.execute(
        "SELECT seat, revision, text FROM drafts JOIN tables ON key = of WHERE id = ? ORDER BY seat", (table,)
    )
    return {seat: (revision, text) for seat, revision, text in rows}


def tables_naming(connection: sqlite3.Connection, text: str) -> list[str]:
    """Looks through every log: for what is seldom asked."""
    rows = connection.execute(
        "SELECT id FROM tables WHERE key IN (SELECT of FROM entries WHERE instr(body, ?)) ORDER BY key",
        (text.encode(),),
    )
    return [name for (name,) in rows]


def rewrite(connection: sqlite3.Connection, table: str, entries: Mapping[int, bytes]) -> None:
    key = _key(connection, table)
    if key is None:
        raise Conflict("unknown")
    connection.executemany(
        "UPDATE entries SET body = ?, sum = ? WHERE of = ? AND number = ?",
        [(body, checksum(table, number, body), key, number) for number, body in entries.items()],
    )


def old_tables(connection: sqlite3.Connection, finished: bool, before: int) -> list[str]:
    rows = connection.execute(f"{_ROW} WHERE updated < ? AND (finished IS NOT NULL) = ?", (before, finished))
    return [name for name, *_ in rows]


def remove_tables(connection: sqlite3.Connection, ids: Sequence[str], before: int) -> int:
    """Of these, those that are still as old."""
    return sum(
        connection.execute(
            f"DELETE FROM tables WHERE id = (SELECT id FROM ({_ROW} WHERE id = ?) WHERE updated < ?)",
            (one, before),
        ).rowcount
        for one in ids
    )


def _key(connection: sqlite3.Connection, table: str) -> int | None:
    row = connection.execute("SELECT key FROM tables WHERE id = ?", (table,)).fetchone()
    return row[0] if row else None


def _last(connection: sqlite3.Connection, table: str) -> int:
    key = _key(connection, table)
    if key is None:
        raise Conflict("unknown")
    last: int = connection.execute(
        "SELECT coalesce(max(number), 0) FROM entries WHERE of = ?", (key,)
    ).fetchone()[0]
    return last


def _rows(found: sqlite3.Cursor) -> list[TableRow]:
    return [
        TableRow(name, code, last, bool(finished), updated) for name, code, last, finished, updated in found
    ]
