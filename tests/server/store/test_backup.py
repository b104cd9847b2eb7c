"""A copy made while others write is one moment of the store."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from pennypapers.server.store import NotSaved, SqliteStore, table_rows
from pennypapers.server.store import backup as backup_module
from pennypapers.server.store.backup import copy_database, half_made
from pennypapers.server.store.database import open_writer
from store_scenarios import is_sound, opened, play


def entry(number: int) -> bytes:
    return b"%d" % number * 1000


def test_a_copy_while_writing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(backup_module, "PAGES", 4)  # so that it takes many steps

    async def write(store: SqliteStore, copying: asyncio.Task[None]) -> int:
        last = 100
        while not copying.done():
            last = await store.append("t", last, [entry(last), entry(last + 1)])
        return last

    async def scenario() -> None:
        async with opened(tmp_path / "store.db") as store:
            await store.open_table("t", "ABCDEF", [entry(number) for number in range(100)])
            last = await write(store, asyncio.create_task(store.backup(tmp_path / "copy.db")))
            assert last > 100
            assert await store.read("t") == [entry(number) for number in range(last)]
        assert {path.name for path in tmp_path.iterdir()} == {"store.db", "copy.db"}
        assert is_sound(tmp_path / "copy.db")
        async with opened(tmp_path / "copy.db") as copy:
            log = await copy.read("t")
            assert 100 <= len(log) <= last
            assert len(log) % 2 == 0
            assert log == [entry(number) for number in range(len(log))]
            assert await copy.append("t", len(log), [b"goes on"]) == len(log) + 1

    play(scenario())


def test_commits_on_the_way_do_not_make_it_begin_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(backup_module, "PAGES", 4)
    path = tmp_path / "store.db"
    steps = []
    with closing(open_writer(path, 5.0, None)) as writer:
        table_rows.open_table(writer, "t", "ABCDEF", [entry(number) for number in range(50)], 0)

        def write(done: int, pages: int) -> None:
            steps.append((done, pages))
            table_rows.append(writer, "t", 49 + len(steps), [b"on the way"], 0)

        copy_database(path, tmp_path / "copy.db", write)
        assert len(table_rows.read(writer, "t", 0)) == 50 + len(steps)
    pages = steps[0][1]
    assert steps == [(done, pages) for done in (*range(4, pages, 4), pages)]
    with closing(open_writer(tmp_path / "copy.db", 5.0, None)) as copy:
        assert table_rows.read(copy, "t", 0) == [entry(number) for number in range(50)]


def test_a_copy_takes_the_place_of_an_older_one(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path / "store.db") as store:
            await store.open_table("t", "ABCDEF", [b"one"])
            await store.backup(tmp_path / "copy.db")
            await store.append("t", 1, [b"two"])
            await store.backup(tmp_path / "copy.db")
        async with opened(tmp_path / "copy.db") as copy:
            assert await copy.read("t") == [b"one", b"two"]

    play(scenario())


def test_a_copy_without_a_server(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path / "store.db") as store:
            await store.open_table("t", "ABCDEF", [b"one"])

    play(scenario())
    copy_database(tmp_path / "store.db", tmp_path / "copy.db")
    assert is_sound(tmp_path / "copy.db")


def test_what_cannot_be_copied(tmp_path: Path) -> None:
    async def scenario() -> None:
        store_path, copy = tmp_path / "store.db", tmp_path / "copy.db"
        async with opened(store_path) as store:
            await store.open_table("t", "ABCDEF", [b"one"])
            with pytest.raises(ValueError, match="its place"):
                await store.backup(tmp_path / "." / "store.db")
            with pytest.raises(FileNotFoundError):
                await store.backup(tmp_path / "no such folder" / "copy.db")
            await store.backup(copy)
            async with opened(copy) as other:
                await other.open_table("u", "GHJKLM", [b"one"])
                with pytest.raises(FileExistsError):
                    await store.backup(copy)
                assert await other.read("u") == [b"one"]
            assert await store.append("t", 1, [b"two"]) == 2
        with pytest.raises(FileNotFoundError):
            copy_database(tmp_path / "none.db", copy)
        (tmp_path / "none.db").write_bytes(b"no database " * 1000)
        with pytest.raises(NotSaved):
            copy_database(tmp_path / "none.db", copy)
        assert {path.name for path in tmp_path.iterdir()} == {"store.db", "copy.db", "none.db"}

    play(scenario())


def test_a_copy_is_one_file(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path / "store.db") as store:
            await store.open_table("t", "ABCDEF", [b"one"])
            await store.backup(tmp_path / "copy.db")

    play(scenario())
    connection = sqlite3.connect(f"{(tmp_path / 'copy.db').as_uri()}?immutable=1", uri=True)
    assert connection.execute("PRAGMA journal_mode").fetchone() == ("delete",)
    assert connection.execute("SELECT body FROM entries").fetchall() == [(b"one",)]
    connection.close()


def _leave_a_flipped_bit(path: Path) -> None:
    """In the body of an entry, which SQLite does not notice."""
    data = bytearray(path.read_bytes())
    place = data.rindex(b"an entry")
    data[place] ^= 1
    path.write_bytes(data)


def _cut_off(path: Path) -> None:
    os.truncate(path, path.stat().st_size // 2)


def _empty(path: Path) -> None:
    os.truncate(path, 0)


@pytest.mark.parametrize("damage", [_leave_a_flipped_bit, _cut_off, _empty])
def test_a_damaged_database_takes_nobodys_last_good_copy(
    damage: Callable[[Path], None], tmp_path: Path
) -> None:
    async def scenario() -> None:
        async with opened(tmp_path / "store.db") as store:
            for number in range(30):
                await store.open_table(f"t{number}", f"CODE{number:02}", [b"an entry " * 100])

    play(scenario())
    copy_database(tmp_path / "store.db", tmp_path / "copy.db")
    good = (tmp_path / "copy.db").read_bytes()
    damage(tmp_path / "store.db")
    with pytest.raises(NotSaved, match="damaged"):
        copy_database(tmp_path / "store.db", tmp_path / "copy.db")
    assert (tmp_path / "copy.db").read_bytes() == good
    assert {path.name for path in tmp_path.iterdir()} == {"store.db", "copy.db"}


@pytest.mark.skipif(sys.platform == "win32", reason="there nobody can delete what is in use")
def test_what_killed_backups_left_is_deleted_and_what_is_under_way_is_not(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path / "store.db") as store:
            await store.open_table("t", "ABCDEF", [b"one"])

    play(scenario())
    killed, other = tmp_path / "copy.db.abcd_123", tmp_path / "copy.db.old"
    for path in (killed, Path(f"{killed}-journal"), other):
        path.touch()
    with half_made(tmp_path, "copy.db.") as under_way:
        copy_database(tmp_path / "store.db", tmp_path / "copy.db")
        names = {path.name for path in tmp_path.iterdir()}
        assert names == {"store.db", "copy.db", other.name, under_way.name}
    assert not under_way.exists()
