"""Versions of the database: older ones are migrated whole, newer and foreign ones are not touched."""

from __future__ import annotations

import hashlib
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import pytest

from pennypapers.server.store import SqliteStore, TableRow, Unusable
from pennypapers.server.store.database import connect, open_writer
from pennypapers.server.store.migrations import FIRST, MIGRATIONS, migrate
from store_scenarios import FakeClock, opened, play

VERSION_1 = """
INSERT INTO tables (key, id, code, opened, finished) VALUES (1, 't', 'ABCDEF', 10, NULL), (2, 'u', 'ABCDEF', 10, 30);
INSERT INTO entries (of, number, at, body) VALUES (1, 1, 20, x'6f6e65'), (1, 2, 20, x'74776f');
INSERT INTO drafts (of, seat, revision, text) VALUES (1, 4, 7, 'a1');
INSERT INTO games (id, at, text) VALUES ('g', 30, 'text');
INSERT INTO links (game, seat, device, facts) VALUES ('g', 0, 'device', '{}');
INSERT INTO tries (device, day, layout, first, at) VALUES ('device', '2026-11-15', 'temple-a', 't', 10);
"""


def version_of(path: Path) -> int:
    with closing(sqlite3.connect(path)) as connection:
        version: int = connection.execute("PRAGMA user_version").fetchone()[0]
        return version


def refusal(path: Path) -> Unusable:
    with pytest.raises(Unusable) as refused:
        SqliteStore(path, FakeClock())
    return refused.value


def test_a_released_migration_stays_as_it_is() -> None:
    digest = hashlib.sha256("\n".join(" ".join(statement.split()) for statement in FIRST).encode())
    assert digest.hexdigest() == "927a56075be22fd99c9f43da291be3879bfd346af01559034d4543fdae9cae9d"


def test_from_version_1(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "store.db", isolation_level=None)) as connection:
        migrate(connection, MIGRATIONS[:1])
        connection.executescript(VERSION_1)

    async def scenario() -> None:
        async with opened(tmp_path / "store.db") as store:
            assert await store.tables() == [
                TableRow("t", "ABCDEF", 2, False, 20),
                TableRow("u", "ABCDEF", 0, True, 30),
            ]
            assert await store.read("t") == [b"one", b"two"]
            assert await store.drafts("t") == {4: (7, "a1")}
            assert [played.game for played in await store.device_games("device")] == ["g"]
            assert await store.first_try("device", "2026-11-15", "temple-a", "t")
            assert await store.unsettled() == ["t"], "nobody has said yet who has something there"
            await store.list_devices("t", ["device"])
            assert await store.unsettled() == []
            assert await store.tables_of("device") == ["t"]
            assert await store.append("t", 2, [b"three"]) == 3

    play(scenario())
    assert version_of(tmp_path / "store.db") == len(MIGRATIONS)


def test_migrating_is_all_or_nothing(tmp_path: Path) -> None:
    path = tmp_path / "store.db"
    open_writer(path, 5.0, None).close()
    later = [*MIGRATIONS, ("CREATE TABLE more (x)", "INSERT INTO more VALUES (1)")]
    with closing(connect(path, 5.0)) as connection:
        with pytest.raises(sqlite3.OperationalError, match="no such table: nowhere"):
            migrate(connection, [*later, ("DROP TABLE drafts", "INSERT INTO nowhere VALUES (1)")])
        with pytest.raises(sqlite3.OperationalError, match="no such table: more"):
            connection.execute("SELECT * FROM more")
        assert connection.execute("SELECT count(*) FROM drafts").fetchone() == (0,)
        assert version_of(path) == len(MIGRATIONS)
        for _ in range(2):  # the second time there is nothing to do
            migrate(connection, later)
            assert connection.execute("SELECT * FROM more").fetchall() == [(1,)]
    assert version_of(path) == len(later)


def test_a_newer_version_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "store.db"
    with closing(connect_new(path)) as connection:
        connection.execute("PRAGMA user_version = 99")
    before = path.read_bytes()
    error = refusal(path)
    assert error.why == "newer"
    assert "99" in str(error)
    assert path.read_bytes() == before


def test_a_database_of_another_program_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "store.db"
    with closing(connect_new(path)) as connection:
        connection.execute("CREATE TABLE theirs (x)")
    before = path.read_bytes()
    assert refusal(path).why == "foreign"
    assert path.read_bytes() == before


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "store.db"
    path.write_bytes(b"This is a letter and no database. " * 1000)
    assert refusal(path).why == "damaged"


def test_every_commit_is_synced(tmp_path: Path) -> None:
    """Killing a process cannot show this: what it wrote is then still in the memory of the system."""
    with closing(open_writer(tmp_path / "store.db", 5.0, None)) as connection:
        settings = ("journal_mode", "synchronous", "fullfsync", "foreign_keys")
        found = [connection.execute(f"PRAGMA {setting}").fetchone()[0] for setting in settings]
        assert found == ["wal", 2, 1, 1]


def test_several_may_make_the_same_file(tmp_path: Path) -> None:
    path = tmp_path / "store.db"
    path.touch()
    with ThreadPoolExecutor(8) as openers:
        connections = list(openers.map(lambda _: open_writer(path, 60.0, None), range(8)))
    for connection in connections:
        connection.close()
    assert version_of(path) == len(MIGRATIONS)


def connect_new(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(path, isolation_level=None)
