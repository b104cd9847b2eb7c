"""The tables of the database, version by version.

A migration that was released is never changed; a new one is added below it. RHEL 9 has SQLite 3.34, so no STRICT tables
and no RETURNING.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from contextlib import suppress

from pennypapers.server.store.checksum import checksum
from pennypapers.server.store.interface import Unusable

Migration = tuple[str, ...]

FIRST: Migration = (
    """
    CREATE TABLE tables (
        key INTEGER PRIMARY KEY,
        id TEXT NOT NULL UNIQUE,
        code TEXT NOT NULL,
        opened INTEGER NOT NULL,
        finished INTEGER -- when
    )
    """,
    "CREATE INDEX codes ON tables (code)",
    "CREATE UNIQUE INDEX codes_in_use ON tables (code) WHERE finished IS NULL",
    # Entries of all tables follow each other in the file, so that a group of appends touches few pages. A position is
    # never used twice, even when the last entries were pruned: it is the count that `wait_for_entries` gives.
    """
    CREATE TABLE entries (
        position INTEGER PRIMARY KEY AUTOINCREMENT,
        of INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
        number INTEGER NOT NULL,
        at INTEGER NOT NULL,
        body BLOB NOT NULL,
        UNIQUE (of, number)
    )
    """,
    """
    CREATE TABLE drafts (
        of INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
        seat INTEGER NOT NULL,
        revision INTEGER NOT NULL,
        text TEXT NOT NULL,
        PRIMARY KEY (of, seat)
    ) WITHOUT ROWID
    """,
    "CREATE TABLE games (id TEXT NOT NULL PRIMARY KEY, at INTEGER NOT NULL, text TEXT NOT NULL)",
    "CREATE INDEX game_times ON games (at)",
    """
    CREATE TABLE links (
        game TEXT NOT NULL REFERENCES games ON DELETE CASCADE,
        seat INTEGER NOT NULL,
        device TEXT NOT NULL,
        facts TEXT NOT NULL,
        PRIMARY KEY (game, seat)
    ) WITHOUT ROWID
    """,
    "CREATE INDEX devices ON links (device)",
    """
    CREATE TABLE tries (
        device TEXT NOT NULL,
        day TEXT NOT NULL,
        layout TEXT NOT NULL,
        first TEXT NOT NULL, -- the id of a table, which may be gone
        at INTEGER NOT NULL,
        PRIMARY KEY (device, day, layout)
    ) WITHOUT ROWID
    """,
)

# What a disk did to an entry before it had its sum is not found out by it, but by whoever reads what it says.
SECOND: Migration = (
    "ALTER TABLE entries ADD COLUMN sum INTEGER NOT NULL DEFAULT 0",
    "UPDATE entries SET sum = checksum((SELECT id FROM tables WHERE key = of), number, body)",
)

# An exercise belongs to whoever has the link to its seat: it moves and is deleted with it.
THIRD: Migration = (
    """
    CREATE TABLE exercises (
        game TEXT NOT NULL,
        seat INTEGER NOT NULL,
        round INTEGER NOT NULL,
        facts TEXT NOT NULL,
        box INTEGER NOT NULL,
        due TEXT NOT NULL,
        answered TEXT NOT NULL,
        PRIMARY KEY (game, seat, round),
        FOREIGN KEY (game, seat) REFERENCES links ON DELETE CASCADE
    ) WITHOUT ROWID
    """,
    "CREATE TABLE lessons (device TEXT NOT NULL, lesson TEXT NOT NULL, PRIMARY KEY (device, lesson)) WITHOUT ROWID",
)

# Of tables from before this nobody has said yet which devices have something there: they are not settled.
FOURTH: Migration = (
    "ALTER TABLE tables ADD COLUMN settled INTEGER NOT NULL DEFAULT 0",
    """
    CREATE TABLE listings (
        device TEXT NOT NULL,
        of INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
        PRIMARY KEY (device, of)
    ) WITHOUT ROWID
    """,
    "CREATE INDEX listed_devices ON listings (of)",
)

MIGRATIONS: Sequence[Migration] = (FIRST, SECOND, THIRD, FOURTH)
WITH_SUMS = 2  # the first version in which every entry has one


def migrate(connection: sqlite3.Connection, migrations: Sequence[Migration] = MIGRATIONS) -> None:
    """Bring a database to the last version, all or nothing, and into WAL mode. One that is not ours is not touched."""
    version_of(connection, len(migrations))
    _into_wal_mode(connection)
    connection.create_function("checksum", 3, checksum, deterministic=True)
    # Even with nothing to migrate: that the file cannot be written to shows here, and not with the first player.
    connection.execute("BEGIN IMMEDIATE")
    try:
        for migration in migrations[
            version_of(connection, len(migrations)) :
        ]:  # another process may have been faster
            for statement in migration:
                connection.execute(statement)
        connection.execute(f"PRAGMA user_version = {len(migrations):d}")
        connection.execute("COMMIT")
    except BaseException:
        with suppress(sqlite3.Error):  # some errors have rolled back already
            connection.execute("ROLLBACK")
        raise


def _into_wal_mode(connection: sqlite3.Connection) -> None:
    for _ in range(9):
        with suppress(sqlite3.OperationalError):
            connection.execute("PRAGMA journal_mode = WAL")
            break
        # Two that make the same new file at once: SQLite does not wait for this switch, but for a transaction it does.
        connection.execute("BEGIN IMMEDIATE")
        connection.execute("ROLLBACK")
    if connection.execute("PRAGMA journal_mode").fetchone()[0] != "wal":
        raise Unusable("no-wal", "the disk cannot hold a database that is read and written at the same time")


def version_of(connection: sqlite3.Connection, known: int = len(MIGRATIONS)) -> int:
    """Of a database that this program knows; 0 of an empty one."""
    # In this order: another process that makes the tables in between also sets the version, in the same transaction.
    is_empty = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0] == 0
    version: int = connection.execute("PRAGMA user_version").fetchone()[0]
    if version > known:
        raise Unusable(
            "newer",
            f"the database has version {version}, and this program knows versions up to {known}: "
            "a newer one has written to it",
        )
    if version == 0 and not is_empty:
        raise Unusable("foreign", "the database belongs to another program")
    return version
