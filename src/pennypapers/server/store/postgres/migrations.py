"""The tables of the database, version by version, in a schema of their own.

A migration that was released is never changed; a new one is added below it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from pennypapers.server.store.interface import Unusable
from pennypapers.server.store.postgres.connections import SCHEMA

if TYPE_CHECKING:
    from pennypapers.server.store.postgres.connections import Connection

Migration = tuple[str, ...]

# What people wrote is kept as bytes: PostgreSQL's text cannot have every character.
FIRST: Migration = (
    "CREATE TABLE version (number integer NOT NULL)",
    "INSERT INTO version VALUES (0)",
    "CREATE SEQUENCE changes",
    # `last` is the number of the table's last entry: an append moves it if it is the expected one, and holds the row
    # meanwhile. None of what most appends change has an index, so that PostgreSQL finds room for it on the same page.
    """
    CREATE TABLE tables (
        key bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        id text NOT NULL UNIQUE,
        code text NOT NULL,
        opened bigint NOT NULL,
        finished bigint,
        updated bigint NOT NULL,
        last integer NOT NULL,
        changed bigint NOT NULL,
        devices text[] NOT NULL,
        ended boolean NOT NULL DEFAULT false
    ) WITH (fillfactor = 50)
    """,
    "CREATE INDEX codes ON tables (code)",
    "CREATE UNIQUE INDEX codes_in_use ON tables (code) WHERE finished IS NULL",
    "CREATE INDEX listed_devices ON tables USING gin (devices) WHERE finished IS NULL",
    # Neither these nor the drafts refer to their table by a foreign key, which would lock its row for each of them:
    # they are written with it, and removed with it.
    """
    CREATE TABLE entries (
        of bigint NOT NULL,
        number integer NOT NULL,
        at bigint NOT NULL,
        body bytea NOT NULL,
        sum bigint NOT NULL,
        PRIMARY KEY (of, number)
    )
    """,
    """
    CREATE TABLE drafts (
        of bigint NOT NULL,
        seat integer NOT NULL,
        revision bigint NOT NULL,
        text bytea NOT NULL,
        PRIMARY KEY (of, seat)
    ) WITH (fillfactor = 50)
    """,
    "CREATE TABLE games (id text PRIMARY KEY, at bigint NOT NULL, text bytea NOT NULL)",
    "CREATE INDEX game_times ON games (at)",
    """
    CREATE TABLE links (
        game text NOT NULL REFERENCES games ON DELETE CASCADE,
        seat integer NOT NULL,
        device text NOT NULL,
        facts bytea NOT NULL,
        PRIMARY KEY (game, seat)
    )
    """,
    "CREATE INDEX devices ON links (device)",
    """
    CREATE TABLE tries (
        device text NOT NULL,
        day text NOT NULL,
        layout text NOT NULL,
        first text NOT NULL,
        at bigint NOT NULL,
        PRIMARY KEY (device, day, layout)
    )
    """,
)

# An exercise belongs to whoever has the link to its seat: it moves and is deleted with it.
SECOND: Migration = (
    """
    CREATE TABLE exercises (
        game text NOT NULL,
        seat integer NOT NULL,
        round integer NOT NULL,
        facts bytea NOT NULL,
        box integer NOT NULL,
        due text NOT NULL,
        answered text NOT NULL,
        PRIMARY KEY (game, seat, round),
        FOREIGN KEY (game, seat) REFERENCES links ON DELETE CASCADE
    )
    """,
    "CREATE TABLE lessons (device text NOT NULL, lesson text NOT NULL, PRIMARY KEY (device, lesson))",
)

MIGRATIONS: Sequence[Migration] = (FIRST, SECOND)


async def migrate(connection: Connection, migrations: Sequence[Migration] = MIGRATIONS) -> None:
    """Bring the database to the last version, all or nothing. One that is not ours is not touched."""
    version = await version_of(connection, len(migrations))
    async with connection.transaction():
        # Whoever made it beforehand need not let us make others.
        if await connection.fetchval("SELECT to_regnamespace($1)", SCHEMA) is None:
            await connection.execute(f"CREATE SCHEMA {SCHEMA}")
        for migration in migrations[version:]:
            for statement in migration:
                await connection.execute(statement)
        await connection.execute("UPDATE version SET number = $1", len(migrations))


async def version_of(connection: Connection, known: int = len(MIGRATIONS)) -> int:
    """Of a database that this program knows; 0 of one without anything of ours."""
    relations = await connection.fetchval(
        "SELECT count(*) FROM pg_class JOIN pg_namespace AS space ON space.oid = relnamespace WHERE nspname = $1",
        SCHEMA,
    )
    if not relations:
        return 0
    if await connection.fetchval("SELECT to_regclass($1)", f"{SCHEMA}.version") is None:
        raise Unusable("foreign", f"the schema {SCHEMA} belongs to another program")
    version: int = await connection.fetchval("SELECT number FROM version")
    if version > known:
        raise Unusable("newer", f"version {version}, and this program knows versions up to {known}")
    return version
