"""`pennypapers backup`: a copy of everything while the server runs, or a kind word in three languages."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from command_line import start
from pennypapers.cli.app import run
from pennypapers.server.operation.folder import DATABASE
from pennypapers.server.serve import milliseconds
from pennypapers.server.store import SqliteStore
from pennypapers.words import LANGUAGES, sentence
from serving import server, sit_down
from store_scenarios import is_sound, open_folder, unprivileged


async def logs_of(path: Path) -> dict[str, list[bytes]]:
    """Every table of a database with its log."""
    store = SqliteStore(path, milliseconds)
    logs = {row.id: await store.read(row.id) for row in await store.tables()}
    await store.close()
    return logs


def test_a_copy_while_people_play(tmp_path: Path) -> None:
    data, copy = tmp_path / "data", tmp_path / "copy.db"

    async def play(port: int) -> None:
        players = await sit_down(port, 2, "temple-a")
        await players[0].ask("start")
        games = [asyncio.create_task(player.play()) for player in players]
        ran = await asyncio.to_thread(start, "backup", str(copy), "--data", str(data))
        assert (ran.returncode, ran.stderr) == (0, b"")
        assert str(copy) in ran.stdout.decode().replace("\n", "")
        for player, game in zip(players, games, strict=True):
            game.cancel()
            await player.socket.close()

    with server(data) as (process, port):
        asyncio.run(play(port))
        process.terminate()
        assert process.wait(10) == 0
    assert is_sound(copy)
    copied, original = asyncio.run(logs_of(copy)), asyncio.run(logs_of(data / DATABASE))
    assert copied.keys() == original.keys()
    for table, entries in copied.items():
        assert entries == original[table][: len(entries)], "as it was at some moment"
        assert entries


async def a_table(data: Path) -> None:
    store = SqliteStore(data / DATABASE, milliseconds)
    await store.open_table("table", "ABCDEF", [b"one", b"two"])
    await store.close()


def test_an_older_copy_is_replaced(tmp_path: Path) -> None:
    asyncio.run(a_table(tmp_path))
    copy = tmp_path / "copy.db"
    copy.write_bytes(b"an older copy")
    assert run(["backup", str(copy), "--data", str(tmp_path)]) == 0
    assert asyncio.run(logs_of(copy)) == {"table": [b"one", b"two"]}


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_to_copy(language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    copy = tmp_path / "copy.db"
    assert run(["backup", str(copy), "--data", str(tmp_path / "none"), "--lang", language]) == 1
    said = sentence("backup-nothing", {"file": str(tmp_path / "none" / DATABASE)}, language)
    assert capsys.readouterr() == ("", f"{said}\n")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("target", ["folder", "none/copy.db", DATABASE, f"data/{DATABASE}"])
def test_a_place_that_cannot_be_written_to(
    target: str, language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A folder, a folder that is not there, a database in use, and the very one that is to be copied."""
    data = tmp_path / "data"
    asyncio.run(a_table(data))
    (tmp_path / "folder").mkdir()
    (tmp_path / f"{DATABASE}-wal").touch()
    before = sorted(tmp_path.rglob("*"))
    assert run(["backup", str(tmp_path / target), "--data", str(data), "--lang", language]) == 1
    captured = capsys.readouterr()
    begins, ends = sentence("backup-failed", {"reason": "#"}, language).split("#")
    assert captured.err.startswith(begins)
    assert captured.err.endswith(f"{ends}\n")
    assert captured.err.count("\n") == 1
    assert captured.out == ""
    assert sorted(tmp_path.rglob("*")) == before, "nothing is left behind"


def test_a_folder_that_may_not_be_written_to(capsys: pytest.CaptureFixture[str]) -> None:
    with open_folder() as folder, unprivileged():
        asyncio.run(a_table(folder / "data"))
        closed = folder / "closed"
        closed.mkdir(mode=0o500)
        assert run(["backup", str(closed / "copy.db"), "--data", str(folder / "data"), "--lang", "en"]) == 1
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert told.startswith(sentence("backup-failed", {"reason": "#"}, "en").split("#")[0])


def test_what_is_no_database(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / DATABASE).write_bytes(b"not a database, but long enough to be looked at " * 50)
    copy = tmp_path / "copy.db"
    assert run(["backup", str(copy), "--data", str(tmp_path)]) == 1
    assert capsys.readouterr().err.count("\n") == 1
    assert not copy.exists()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_copy_in_place_of_what_is_in_use(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asyncio.run(a_table(tmp_path))
    database, copy = tmp_path / DATABASE, tmp_path / "copy.db"
    leftover = tmp_path / "copy.db-wal"
    leftover.touch()
    for target, why, named in (
        (database, "operate-backup-of-itself", database),
        (copy, "operate-backup-in-use", leftover),
    ):
        assert run(["backup", str(target), "--data", str(tmp_path), "--lang", language]) == 1
        reason = sentence(why, {"file": str(named)}, language)
        assert capsys.readouterr().err == sentence("backup-failed", {"reason": reason}, language) + "\n"
