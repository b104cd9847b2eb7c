"""`pennypapers restore`: a whole copy of ours in place, nothing lost, and a kind word in three languages otherwise."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from pennypapers.cli.app import run
from pennypapers.cli.common.speech import Speech
from pennypapers.cli.serving.restore import restore
from pennypapers.server.operation.folder import DATABASE, LOCK, hold
from pennypapers.server.serve import milliseconds
from pennypapers.server.store import GameLink, SqliteStore
from pennypapers.words import LANGUAGES, sentence
from store_scenarios import is_sound


async def fill(folder: Path, *tables: str) -> None:
    store = SqliteStore(folder / DATABASE, milliseconds)
    for number, table in enumerate(tables):
        await store.open_table(table, f"ABCDE{number}", [table.encode()])
    await store.keep_game("game", "text", 1, [GameLink("device", 0, "{}")])
    await store.close()


async def tables_of(path: Path) -> list[str]:
    store = SqliteStore(path, milliseconds)
    rows = [row.id for row in await store.tables()]
    await store.close()
    return rows


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A folder with one table."""
    asyncio.run(fill(tmp_path / "data", "new"))
    return tmp_path / "data"


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy with two others."""
    asyncio.run(fill(tmp_path / "old", "one", "two"))
    assert run(["backup", str(tmp_path / "copy.db"), "--data", str(tmp_path / "old")]) == 0
    return tmp_path / "copy.db"


def beside(data: Path) -> list[Path]:
    """What was kept aside."""
    return [path for path in data.iterdir() if path.name not in (DATABASE, LOCK)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_copy_takes_the_place_of_what_is_kept_aside(
    language: str, data: Path, copy: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    capsys.readouterr()
    assert run(["restore", str(copy), "--data", str(data), "--yes", "--lang", language]) == 0
    captured = capsys.readouterr()
    (aside,) = beside(data)
    assert captured.err == ""
    lines = captured.out.splitlines()
    assert sentence("operate-restore-done", {"tables": 2, "games": 1}, language) in lines
    assert sentence("operate-restore-aside", {"file": str(aside)}, language) in lines
    assert is_sound(data / DATABASE)
    assert asyncio.run(tables_of(data / DATABASE)) == ["one", "two"]
    assert asyncio.run(tables_of(aside)) == ["new"]
    assert copy.exists()
    if os.name != "nt":
        assert (data / DATABASE).stat().st_mode & 0o777 == 0o600


def test_into_a_folder_that_is_not_there(tmp_path: Path, copy: Path) -> None:
    """Nobody is asked where there is nothing to lose."""
    assert run(["restore", str(copy), "--data", str(tmp_path / "fresh")]) == 0
    assert asyncio.run(tables_of(tmp_path / "fresh" / DATABASE)) == ["one", "two"]


def test_what_a_killed_server_left_in_a_helper_is_kept_too(data: Path, copy: Path) -> None:
    """No `-wal` of the old database may lie beside the new one, nor may what stands in it be lost."""
    with closing(sqlite3.connect(data / DATABASE, isolation_level=None)) as server:
        server.execute("PRAGMA journal_mode = WAL")
        server.execute("INSERT INTO tables (id, code, opened) VALUES ('last', 'ZZZZZZ', 9)")
        left = {path.name: path.read_bytes() for path in data.iterdir()}
    for name, content in left.items():
        (data / name).write_bytes(content)  # as if it had been killed before it could tidy up
    assert f"{DATABASE}-wal" in left
    assert run(["restore", str(copy), "--data", str(data), "--yes"]) == 0
    (aside,) = beside(data)
    assert asyncio.run(tables_of(data / DATABASE)) == ["one", "two"]
    assert asyncio.run(tables_of(aside)) == ["new", "last"]


def test_a_damaged_database_is_kept_aside_as_it_is(data: Path, copy: Path) -> None:
    (data / DATABASE).write_bytes(b"damaged " * 1000)
    (data / f"{DATABASE}-wal").write_bytes(b"helper")
    assert run(["restore", str(copy), "--data", str(data), "--yes"]) == 0
    assert {path.read_bytes() for path in beside(data)} == {b"damaged " * 1000, b"helper"}
    assert asyncio.run(tables_of(data / DATABASE)) == ["one", "two"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_a_yes_nothing_changes(
    language: str, data: Path, copy: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = (data / DATABASE).read_bytes()
    capsys.readouterr()
    assert run(["restore", str(copy), "--data", str(data), "--lang", language]) == 1
    captured = capsys.readouterr()
    assert captured.err == sentence("operate-say-yes", {}, language) + "\n"
    assert sentence("operate-amount", {"tables": 2, "games": 1}, language) in captured.out
    assert (data / DATABASE).read_bytes() == before
    assert beside(data) == []


@pytest.mark.parametrize(("answer", "done"), [("y", True), ("Yes", True), ("", False), ("no", False)])
def test_whoever_sits_at_a_terminal_is_asked(
    answer: str, done: bool, data: Path, copy: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin.isatty", lambda: True, raising=False)
    speech = Speech("en", read_line=lambda prompt: answer)
    assert restore(speech, copy, data, yes=False) == (0 if done else 1)
    assert asyncio.run(tables_of(data / DATABASE)) == (["one", "two"] if done else ["new"])


# --- refused ---


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_server_has_the_folder(
    language: str, data: Path, copy: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    capsys.readouterr()
    with hold(data):
        assert run(["restore", str(copy), "--data", str(data), "--yes", "--lang", language]) == 1
        assert run(["backup", str(copy), "--data", str(data)]) == 0, "which works all the same"
    captured = capsys.readouterr()
    assert str(os.getpid()) in captured.err
    assert captured.err.count("\n") == 1
    assert asyncio.run(tables_of(data / DATABASE)) == ["new"]


def spoil(kind: str, copy: Path) -> None:
    if kind == "no database":
        copy.write_bytes(b"not a database, but long enough to be looked at " * 50)
        return
    if kind == "empty":
        copy.write_bytes(b"")
        return
    if kind == "torn":
        content = copy.read_bytes()
        copy.write_bytes(content[:8192] + os.urandom(4096) + content[12288:])
        return
    with closing(sqlite3.connect(copy, isolation_level=None)) as connection:
        if kind == "newer":
            connection.execute("PRAGMA user_version = 99")
        else:
            connection.execute("DROP TABLE links")
            connection.execute("DROP TABLE games")


@pytest.mark.parametrize(
    ("kind", "why"),
    [
        ("no database", "damaged"),
        ("torn", "damaged"),
        ("empty", "foreign"),
        ("another program's", "foreign"),
        ("newer", "newer"),
    ],
)
def test_what_is_no_whole_copy_of_ours(
    kind: str, why: str, data: Path, copy: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    spoil(kind, copy)
    before = (data / DATABASE).read_bytes()
    capsys.readouterr()
    for language in LANGUAGES:
        assert run(["restore", str(copy), "--data", str(data), "--yes", "--lang", language]) == 1
        said = sentence("operate-restore-refused", {"why": why, "file": str(copy)}, language)
        assert capsys.readouterr() == ("", f"{said}\n")
    assert (data / DATABASE).read_bytes() == before
    assert beside(data) == [], "nothing is left behind"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", ["none.db", ".", f"data/{DATABASE}"])
def test_a_file_that_cannot_be_it(
    file: str, language: str, tmp_path: Path, data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["restore", str(tmp_path / file), "--data", str(data), "--yes", "--lang", language]) == 1
    captured = capsys.readouterr()
    assert (captured.out, captured.err.count("\n")) == ("", 1)
    assert asyncio.run(tables_of(data / DATABASE)) == ["new"]
