"""What only the store in PostgreSQL has to do: a line that breaks, a database that goes away, servers that share it."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from pennypapers.server.store import (
    Conflict,
    Damaged,
    Exercise,
    GameLink,
    NewTable,
    NoDatabase,
    NotSaved,
    Store,
    Unavailable,
    Unknown,
    Unusable,
)
from pennypapers.server.store.interface import Clock
from postgres import Postgres, shared_postgres
from store_scenarios import FakeClock, play
from tcp_proxy import Line, line_to

pytest.importorskip("asyncpg")

from pennypapers.server.store.postgres import PostgresStore, has_tables, prepare
from pennypapers.server.store.postgres.connections import connect
from pennypapers.server.store.postgres.migrations import FIRST, MIGRATIONS, SECOND, Migration, migrate
from pennypapers.server.store.postgres.writes import Append, SaveDraft, Single, Write, first_group


@pytest.fixture
def database() -> Postgres:
    return shared_postgres()


@asynccontextmanager
async def opened(
    url: str, *, clock: Clock | None = None, patience: float = 5.0
) -> AsyncIterator[PostgresStore]:
    await prepare(url)
    store = PostgresStore(url, clock or FakeClock(), patience=patience)
    try:
        yield store
    finally:
        await store.close()


@asynccontextmanager
async def over_a_line(
    database: Postgres, *, patience: float = 5.0
) -> AsyncIterator[tuple[Line, PostgresStore]]:
    """A store with a table, and the line over which it reaches the database."""
    await prepare(database.url)
    async with line_to(database.port) as line:
        store = PostgresStore(database.url_at(line.port), FakeClock(), patience=patience)
        await store.open_table("t", "ABCDEF", [b"one"])
        try:
            yield line, store
        finally:
            await store.close()


# Groups


def test_a_group_is_one_commit(database: Postgres) -> None:
    async def scenario() -> None:
        async with opened(database.url) as store:
            for table in range(20):
                await store.open_table(f"t{table}", f"code {table}", [])
            before = store.commits
            writes = [store.append(f"t{table}", 0, [b"one", b"two"]) for table in range(19)]
            drafts = [store.save_draft("t19", seat, 1, "a1") for seat in range(50)]
            assert await asyncio.gather(*writes) == [2] * 19
            assert await asyncio.gather(*drafts) == [True] * 50
            assert store.commits - before == 2
            together = await asyncio.gather(
                *(store.append(f"t{table}", 2, [b"three"]) for table in range(19)),
                *(store.save_draft("t19", seat, 2, "b1") for seat in range(50)),
            )
            assert together == [3] * 19 + [True] * 50
            assert store.commits - before == 3

    play(scenario())


def a(table: str) -> Append:
    return Append(table, 0, [b"x"], 0, False)


def d(table: str, seat: int) -> SaveDraft:
    return SaveDraft(table, seat, 1, b"")


async def nothing(_: object) -> None:
    """Written alone."""


@pytest.mark.parametrize(
    ("waiting", "group"),
    [
        ([a("t")], [0]),
        ([a("t"), a("u"), a("t"), a("v")], [0, 1, 3]),
        ([a("t"), d("t", 0), d("u", 0)], [0, 2]),
        ([d("t", 0), d("t", 1), d("t", 0), d("t", 2)], [0, 1]),
        ([d("t", 0), a("t"), d("t", 1), d("u", 0)], [0, 3]),
        ([a("t"), Single(nothing), a("u")], [0]),
        ([Single(nothing), a("u")], [0]),
    ],
)
def test_what_is_written_together(waiting: list[Write], group: list[int]) -> None:
    assert first_group(waiting) == group


def test_what_cannot_be_written_fails_alone(database: Postgres) -> None:
    async def scenario() -> None:
        async with opened(database.url) as store:
            for table in ("t", "u", "v"):
                await store.open_table(table, f"code {table}", [b"one"])
            blocked = asyncio.create_task(store.probe())
            await asyncio.sleep(0)
            outcomes = await asyncio.gather(
                store.append("t", 1, [b"two"]),
                store.append("nul \x00", 1, [b"two"]),
                store.append("u", 7, [b"two"]),
                store.save_draft("v", 2**40, 1, "a1"),
                store.save_draft("v", 0, 1, "a1"),
                return_exceptions=True,
            )
            await blocked
            assert outcomes[0] == 2
            assert str(outcomes[2]) == "moved"
            for wrong in (outcomes[1], outcomes[3]):
                assert isinstance(wrong, Exception)
                assert not isinstance(wrong, Unavailable)
            assert outcomes[4] is True
            assert store.failing is None
            twice = [GameLink("device", 0, "{}"), GameLink("device", 0, "{}")]
            with pytest.raises(Exception, match="links_pkey"):
                await store.keep_game("g", "text", 1, twice)
            assert await store.game("g") is None

    play(scenario())


# A line that breaks


async def write_everything(store: Store) -> None:
    """Each kind of write once, at a table with one entry."""
    assert await store.append("t", 1, [b"two", b"three"]) == 3
    assert await store.save_draft("t", 0, 1, "a1")
    assert await store.open_table("u", "GHJKLM", [b"one"]) == 1
    assert await store.append("t", 3, [b"again"], opens=NewTable("v", "NPQRST", [b"one", b"two"])) == 4
    assert await store.first_try("device", "2026-11-18", "temple-a", "t")
    await store.keep_game("g", "text", 1, [GameLink("device", 0, "{}")])
    await store.finish("t")


def test_an_answer_that_is_lost_is_looked_up(database: Postgres) -> None:
    """Each write is done, and the line breaks before its answer is there. Nobody is told, and nothing is done
    twice."""

    async def scenario() -> None:
        async with over_a_line(database) as (line, store):
            breaking = asyncio.create_task(break_at_each_answer(line, store))
            await write_everything(store)
            breaking.cancel()
            assert await store.read("t") == [b"one", b"two", b"three", b"again"]
            assert await store.read("v") == [b"one", b"two"]
            assert await store.drafts("t") == {0: (1, "a1")}
            assert [game.game for game in await store.device_games("device")] == ["g"]
            assert store.failed_writes == 0

    async def break_at_each_answer(line: Line, store: PostgresStore) -> None:
        commits = -1
        while True:
            if store.commits != commits:  # each once: what comes next is the first attempt of the next write
                commits = store.commits
                line.break_at_next_answer()
                await line.broken()
            await asyncio.sleep(0)

    play(scenario())


def test_a_write_that_another_was_quicker_with_is_a_conflict(database: Postgres) -> None:
    async def scenario() -> None:
        async with over_a_line(database) as (line, store):
            line.refuses = True
            line.drop()
            writing = asyncio.create_task(store.append("t", 1, [b"mine"]))
            async with opened(database.url) as other:
                await other.append("t", 1, [b"yours"])
            line.refuses = False
            with pytest.raises(Conflict, match="moved"):
                await writing
            assert await store.read("t") == [b"one", b"yours"]

    play(scenario())


def test_a_line_that_swallows_everything(database: Postgres) -> None:
    """The server hangs up and says that it does not know; later it takes its database back from its own old session,
    which the database has not missed yet."""

    async def scenario() -> None:
        async with over_a_line(database, patience=0.5) as (line, store):
            line.is_cut = True
            with pytest.raises(Unknown, match="away"):
                await store.append("t", 1, [b"two"])
            assert store.failing == "away"
            line.is_cut = False
            assert await store.read("t") == [b"one"]
            assert await store.append("t", 1, [b"two"]) == 2
            assert store.failing is None

    play(scenario())


def test_a_database_that_stays_away(database: Postgres) -> None:
    async def scenario() -> None:
        async with over_a_line(database, patience=0.2) as (line, store):
            line.refuses = True
            line.drop()
            with pytest.raises(Unavailable, match="away"):
                await store.append("t", 1, [b"two"])
            with pytest.raises(NotSaved, match="away"):
                await store.append("t", 1, [b"two"])
            with pytest.raises(Unavailable, match="away"):
                await store.read("t")
            with pytest.raises(NotSaved, match="away"):
                await store.probe()
            line.refuses = False
            assert await store.append("t", 1, [b"two"]) == 2

    play(scenario())


# A database that crashes


def test_a_crash_of_the_database_is_not_noticed(database: Postgres) -> None:
    async def scenario() -> None:
        async with opened(database.url, patience=30) as store:
            for table in range(10):
                await store.open_table(f"t{table}", f"code {table}", [])
            stop = asyncio.Event()

            async def go_on(table: str) -> int:
                last = 0
                while not stop.is_set():
                    last = await store.append(table, last, [b"%d" % last])
                return last

            tasks = [asyncio.create_task(go_on(f"t{table}")) for table in range(10)]
            await asyncio.to_thread(database.stop, "immediate")
            await asyncio.to_thread(database.start)
            commits = store.commits
            while store.commits < commits + 2:  # they go on
                await asyncio.sleep(0.01)
            stop.set()
            for table, last in enumerate(await asyncio.gather(*tasks)):
                assert await store.read(f"t{table}") == [b"%d" % number for number in range(last)]
            assert store.failed_writes == 0

    play(scenario())


# Who may have it


def test_one_server_has_the_database(database: Postgres) -> None:
    async def scenario() -> None:
        async with opened(database.url) as store:
            await store.open_table("t", "ABCDEF", [b"one"])
            with pytest.raises(NoDatabase) as refused:
                await prepare(database.url, patience=0)
            assert refused.value.why == "taken"
            other = PostgresStore(database.url, FakeClock(), patience=0)
            with pytest.raises(NotSaved, match="locked"):
                await other.append("t", 1, [b"two"])
            with pytest.raises(Unavailable, match="locked"):
                await other.read("t")
            await other.close()
            beside = PostgresStore(database.url, FakeClock(), only_reads=True)
            assert await beside.read("t") == [b"one"]
            await beside.close()
        async with opened(database.url) as store:
            assert await store.append("t", 1, [b"two"]) == 2

    play(scenario())


# What is there


def refusal(url: str) -> NoDatabase:
    with pytest.raises(NoDatabase) as refused:
        play(prepare(url))
    return refused.value


@pytest.mark.parametrize(
    ("migration", "digest"),
    [
        (FIRST, "3811854ac8f379fa92c3e74c14654f1c7d0c3de4a1138443952d3ba960abe98f"),
        (SECOND, "02625cf9690ebda17425fde1156d827947b8275f789184e55ea5f523279d432a"),
    ],
)
def test_a_released_migration_stays_as_it_is(migration: Migration, digest: str) -> None:
    text = "\n".join(" ".join(statement.split()) for statement in migration)
    assert hashlib.sha256(text.encode()).hexdigest() == digest


def test_why_a_database_cannot_be_used(database: Postgres) -> None:
    assert not play(has_tables(database.url))
    assert refusal(database.url_at(database.port, password="wrong")).why == "password"
    assert refusal(database.url_at(database.port, database="nowhere")).why == "database"
    assert refusal(database.url_at(1)).why == "away"
    assert refusal(f"{database.url}?nonsense=1").why == "other"
    database.sql("CREATE SCHEMA pennypapers", "CREATE TABLE pennypapers.theirs (x int)")
    assert refusal(database.url).why == "foreign"
    database.empty()
    play(prepare(database.url))
    play(prepare(database.url))
    assert play(has_tables(database.url))
    database.sql("UPDATE pennypapers.version SET number = 99")
    assert refusal(database.url).why == "newer"


def test_a_role_that_may_make_no_schema(database: Postgres) -> None:
    database.sql("DROP ROLE IF EXISTS guest", "CREATE ROLE guest LOGIN PASSWORD 'guest'")
    url = database.url.replace("penny:paper%3A%40%2F%231@", "guest:guest@")
    assert refusal(url).why == "rights"
    database.sql("CREATE SCHEMA pennypapers AUTHORIZATION guest")
    play(prepare(url))
    assert play(has_tables(url))
    database.sql("DROP OWNED BY guest", "DROP ROLE guest")


def test_a_migration_is_done_whole(database: Postgres) -> None:
    async def scenario() -> None:
        connection = await connect(database.url, "test")
        with pytest.raises(Exception, match="nowhere"):
            await migrate(
                connection, [*MIGRATIONS, ("CREATE TABLE more (x int)", "INSERT INTO nowhere VALUES (1)")]
            )
        await connection.close()
        assert not await has_tables(database.url)
        await prepare(database.url)
        connection = await connect(database.url, "test")
        await migrate(connection, [*MIGRATIONS, ("CREATE TABLE more (x int)",)])
        with pytest.raises(Unusable):
            await migrate(connection)
        await connection.close()

    play(scenario())


def test_from_version_1(database: Postgres) -> None:
    async def scenario() -> None:
        connection = await connect(database.url, "test")
        await migrate(connection, MIGRATIONS[:1])
        await connection.execute("INSERT INTO games VALUES ('g', 10, 'text')")
        await connection.execute("INSERT INTO links VALUES ('g', 0, 'device', '{}')")
        await connection.close()
        async with opened(database.url) as store:
            await store.keep_exercises([Exercise("g", 0, 7, "{}", 0, "2026-11-19")])
            await store.finish_lesson("device", "temple")
            assert [one.round for one in await store.exercises("device")] == [7]
            assert await store.lessons("device") == ["temple"]

    play(scenario())


def test_what_a_disk_changed_is_found_out(database: Postgres) -> None:
    async def scenario() -> None:
        async with opened(database.url) as store:
            await store.open_table("t", "ABCDEF", [b"one", b"two", b"three"])
            await store.open_table("u", "GHJKLM", [b"one"])
            await asyncio.to_thread(
                database.sql, "UPDATE pennypapers.entries SET body = 'tw0' WHERE number = 2"
            )
            with pytest.raises(Damaged):
                await store.read("t")
            assert await store.read("t", after=2) == [b"three"]
            assert await store.read("u") == [b"one"]

    play(scenario())


def test_a_database_that_turns_read_only(database: Postgres) -> None:
    async def scenario() -> None:
        async with opened(database.url, patience=0.3) as store:
            await store.open_table("t", "ABCDEF", [b"one"])
            set_to = f"ALTER DATABASE {database.url.rpartition('/')[2]} SET default_transaction_read_only = "
            await asyncio.to_thread(database.sql, f"{set_to} on")
            try:
                await asyncio.to_thread(database.end_sessions)
                with pytest.raises(NotSaved, match="readonly"):
                    await store.append("t", 1, [b"two"])
                assert await store.read("t") == [b"one"]
            finally:
                await asyncio.to_thread(database.sql, f"{set_to} off")
            assert await store.append("t", 1, [b"two"]) == 2

    play(scenario())


def test_what_is_answered_for_is_synced(database: Postgres) -> None:
    """Also where the database was told to leave that for later."""

    async def scenario() -> None:
        connection = await connect(database.url, "test")
        assert await connection.fetchval("SHOW synchronous_commit") == "on"
        await connection.close()

    database.sql("ALTER ROLE penny SET synchronous_commit = off")
    try:
        play(scenario())
    finally:
        database.sql("ALTER ROLE penny RESET synchronous_commit")
