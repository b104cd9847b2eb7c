"""Connections to the database file, and what its errors mean."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from pennypapers.server.store.interface import NotSaved, Unusable, WhyNotSaved
from pennypapers.server.store.migrations import migrate

_REASONS: dict[int, WhyNotSaved] = {
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_LOCKED: "locked",
    sqlite3.SQLITE_READONLY: "readonly",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_NOTADB: "damaged",
}
DAMAGED = (sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT)


def reason_of(error: sqlite3.Error) -> WhyNotSaved:
    return _REASONS.get(code_of(error), "other")


def open_writer(path: Path, patience: float, max_pages: int | None) -> sqlite3.Connection:
    """The one connection that writes, to a file that is made or migrated where needed.

    It is also the only one that moves the write-ahead log into the file: SQLite before 3.51.3 can lose a commit when
    two connections do so at the same instant (sqlite.org/wal.html, "The WAL-Reset Bug").
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists():
        path.touch(mode=0o600)  # it will hold secrets; SQLite gives the files beside it the same mode
    try:
        connection = connect(path, patience)
        with _closed_on_failure(connection):
            migrate(connection)
            connection.execute(
                "SELECT * FROM tables"
            ).fetchall()  # without this list there is nothing to serve
            if max_pages is not None:
                connection.execute(f"PRAGMA max_page_count = {max_pages:d}")
    except UnicodeDecodeError as error:  # what SQLite says of a damaged page may have something of it
        raise Unusable("damaged", f"{path} is no database, or a damaged one: {error}") from error
    except sqlite3.Error as error:
        if code_of(error) in DAMAGED:
            raise Unusable("damaged", f"{path} is no database, or a damaged one: {error}") from error
        raise NotSaved(reason_of(error)) from error
    return connection


def open_reader(path: Path, patience: float) -> sqlite3.Connection:
    connection = connect(path, patience)
    connection.execute("PRAGMA query_only = ON")
    return connection


def connect(path: Path, patience: float) -> sqlite3.Connection:
    """A connection to a file that must exist, with transactions begun and ended by hand only. `patience` is how many
    seconds it waits for somebody else's lock. It is used by one thread at a time, which need not be this one."""
    connection = sqlite3.connect(
        f"{path.absolute().as_uri()}?mode=rw",
        uri=True,
        timeout=patience,
        isolation_level=None,
        check_same_thread=False,
    )
    with _closed_on_failure(connection):
        connection.execute("PRAGMA foreign_keys = ON")
        # In WAL mode FULL syncs every commit; the next lower one would sync the checkpoints only.
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA fullfsync = ON")  # macOS: through the drive's own cache as well
        # What a long backup made grow shrinks again.
        connection.execute("PRAGMA journal_size_limit = 67108864")
    return connection


@contextmanager
def _closed_on_failure(connection: sqlite3.Connection) -> Iterator[None]:
    try:
        yield
    except UnicodeDecodeError as error:
        # SQLite quotes what it could not read of its own schema, and Python does not get even that far.
        connection.close()
        damaged = sqlite3.DatabaseError("its schema is damaged")
        damaged.sqlite_errorcode = sqlite3.SQLITE_CORRUPT
        raise damaged from error
    except BaseException:
        connection.close()
        raise


def code_of(error: sqlite3.Error) -> int:
    """The primary code, without the detail in the higher bits; errors of the Python module itself have none."""
    return getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF
