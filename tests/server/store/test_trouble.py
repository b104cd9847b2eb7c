"""A full disk, a lock that stays, a file that cannot be written: nothing is half there, and it goes on afterwards."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import stat
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from pennypapers.server.store import NotSaved, SqliteStore
from store_scenarios import FakeClock, all_at_once, is_sound, open_folder, opened, play, unprivileged

BIG = b"x" * 3000


async def not_saved(store: SqliteStore, table: str, expected: int, entries: list[bytes]) -> str:
    with pytest.raises(NotSaved) as refusal:
        await store.append(table, expected, entries)
    return refusal.value.reason


async def fill(store: SqliteStore, table: str) -> int:
    """Append until there is no room; gives the number of the last entry."""
    last = len(await store.read(table))
    try:
        while True:
            last = await store.append(table, last, [BIG])
    except NotSaved as refusal:
        if refusal.reason != "full":
            raise
        return last


# A full disk


def test_a_full_disk_and_room_again(tmp_path: Path) -> None:
    async def scenario() -> None:
        clock = FakeClock()
        async with opened(tmp_path / "store.db", clock=clock, max_pages=60) as store:
            await store.open_table("old", "AAAAAA", [BIG] * 10)
            clock.now += 1
            await store.open_table("t", "BBBBBB", [b"one"])
            last = await fill(store, "t")
            assert await not_saved(store, "t", last, [BIG] * 3) == "full"
            assert await store.read("t") == [b"one"] + [BIG] * (last - 1)
            assert await store.prune(clock.now, clock.now) == 1
            assert await store.append("t", last, [BIG] * 3) == last + 3
            assert await store.read("t") == [b"one"] + [BIG] * (last + 2)
        assert is_sound(tmp_path / "store.db")

    play(scenario())


def test_what_does_not_fit_keeps_nothing_else_out(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path / "store.db", max_pages=60) as store:
            await store.open_table("t", "AAAAAA", [b"one"])
            await store.open_table("big", "BBBBBB", [])
            before, big, after = await all_at_once(
                store,
                store.append("t", 1, [b"two"]),
                store.append("big", 0, [BIG] * 100),  # the first of them fit
                store.append("t", 2, [b"three"]),
            )
            assert (before, after) == (2, 3)
            assert isinstance(big, NotSaved)
            assert big.reason == "full"
            assert await store.read("big") == []
            assert await store.append("big", 0, [BIG]) == 1

    play(scenario())


@contextmanager
def no_file_grows(beyond: int) -> Iterator[None]:
    resource = pytest.importorskip("resource")
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (beyond, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


def test_a_commit_that_fails_saves_nothing_of_its_group(tmp_path: Path) -> None:
    """The system refuses to write the file; not SQLite to grow it, as above."""

    async def scenario() -> None:
        async with opened(tmp_path / "store.db") as store:
            await store.open_table("t", "AAAAAA", [b"one"])
            await store.open_table("u", "BBBBBB", [])
            known = await store.wait_for_entries(0)
            written = (tmp_path / "store.db-wal").stat().st_size
            with no_file_grows(beyond=written + 100):
                outcomes = await all_at_once(
                    store,
                    store.append("t", 1, [b"two"]),
                    store.append("t", 0, [b"conflict"]),
                    store.save_draft("t", 0, 1, "a1"),
                    store.append("u", 0, [b"one"]),
                )
                assert [type(outcome) for outcome in outcomes] == [NotSaved] * 4
                assert await store.read("t") == [b"one"]
                assert await not_saved(store, "t", 1, [b"two"]) in ("full", "other")
            assert await store.drafts("t") == {}
            assert await store.append("t", 1, [b"two"]) == 2
            assert await store.wait_for_entries(known) == known + 1
        async with opened(tmp_path / "store.db") as store:
            assert await store.read("t") == [b"one", b"two"]
            assert await store.read("u") == []
        assert is_sound(tmp_path / "store.db")

    play(scenario())


# A lock that stays


def test_a_locked_database(tmp_path: Path) -> None:
    async def scenario() -> None:
        path = tmp_path / "store.db"
        async with opened(path, patience=0.01) as store:
            await store.open_table("t", "AAAAAA", [b"one"])
            with closing(sqlite3.connect(path, isolation_level=None)) as other:
                other.execute("BEGIN EXCLUSIVE")
                outcomes = await asyncio.gather(
                    store.append("t", 1, [b"two"]), store.append("t", 2, [b"three"]), return_exceptions=True
                )
                assert [str(outcome) for outcome in outcomes] == ["locked", "locked"]
                assert await store.read("t") == [b"one"]  # whoever only reads is not kept out
                with pytest.raises(NotSaved, match="locked"):
                    SqliteStore(path, FakeClock(), patience=0)
                other.execute("ROLLBACK")
            assert await store.append("t", 1, [b"two"]) == 2

    play(scenario())


def test_a_lock_that_goes_in_time_is_waited_for(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path / "store.db", patience=60) as store:
            await store.open_table("t", "AAAAAA", [b"one"])
            with closing(sqlite3.connect(tmp_path / "store.db", isolation_level=None)) as other:
                other.execute("BEGIN EXCLUSIVE")
                waiting = asyncio.create_task(store.append("t", 1, [b"two"]))
                assert await store.read("t") == [b"one"]
                other.execute("ROLLBACK")
                assert await waiting == 2

    play(scenario())


# What cannot be written


def test_a_database_that_turns_read_only(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path / "store.db") as store:
            await store.open_table("t", "AAAAAA", [b"one"])
            store._write_connection.execute("PRAGMA query_only = ON")
            assert await not_saved(store, "t", 1, [b"two"]) == "readonly"
            assert await store.read("t") == [b"one"]
            store._write_connection.execute("PRAGMA query_only = OFF")
            assert await store.append("t", 1, [b"two"]) == 2

    play(scenario())


def test_a_read_only_file_is_noticed_at_once() -> None:
    async def scenario(path: Path) -> None:
        async with opened(path) as store:
            await store.open_table("t", "AAAAAA", [b"one"])
        path.chmod(0o444)
        with unprivileged(), pytest.raises(NotSaved, match="readonly"):
            SqliteStore(path, FakeClock())
        path.chmod(0o600)
        async with opened(path) as store:
            assert await store.append("t", 1, [b"two"]) == 2

    with open_folder() as folder:
        play(scenario(folder / "store.db"))


@pytest.mark.skipif(os.name == "nt", reason="modes of files are something else there")
def test_only_the_owner_may_look_into_it(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path / "new folder" / "store.db") as store:
            await store.open_table("t", "AAAAAA", [b"one"])
            modes = {stat.S_IMODE(path.stat().st_mode) for path in (tmp_path / "new folder").iterdir()}
            assert modes == {0o600}

    play(scenario())
