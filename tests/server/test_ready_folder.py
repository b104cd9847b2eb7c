"""A server does not begin where its tables have vanished or nothing can be written, and says so in a sentence."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from pennypapers.cli.app import run
from pennypapers.server.operation import ready_folder
from pennypapers.server.operation.folder import DATABASE, UnusableFolder
from pennypapers.server.operation.ready_folder import KEPT, Vanished
from pennypapers.server.serve import milliseconds
from pennypapers.server.store import SqliteStore
from pennypapers.words import LANGUAGES, sentence
from store_scenarios import play


def served_once(folder: Path) -> Path:
    """The database of a folder in which there was a server with a table."""

    async def serve() -> None:
        store = SqliteStore(folder / DATABASE, milliseconds)
        ready_folder.note(folder)
        await store.open_table("t", "ABCDEF", [b"one"])
        await store.close()

    play(serve())
    return folder / DATABASE


def emptied(database: Path) -> None:
    os.truncate(database, 0)


def begun_anew(database: Path) -> None:
    """By some other program: a database without a table."""
    import sqlite3

    database.unlink()
    connection = sqlite3.connect(database)
    connection.execute("VACUUM")
    connection.close()


@pytest.mark.parametrize("becomes", [Path.unlink, emptied, begun_anew], ids=["gone", "emptied", "anew"])
def test_a_database_that_vanished_is_not_taken_for_a_new_one(
    becomes: Callable[[Path], None], tmp_path: Path
) -> None:
    database = served_once(tmp_path)
    ready_folder.check(tmp_path)
    becomes(database)
    with pytest.raises(Vanished):
        ready_folder.check(tmp_path)
    ready_folder.check(tmp_path, has_tables=False)  # they are kept in a database server from now on
    (tmp_path / KEPT).unlink()
    ready_folder.check(tmp_path)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_server_says_so(language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    served_once(tmp_path).unlink()
    command = ["serve", "--no-browser", "--data", str(tmp_path), "--port", "0", "--lang", language]
    assert run(command) == 1
    facts = {"folder": str(tmp_path), "note": str(tmp_path / KEPT)}
    assert capsys.readouterr() == ("", f"{sentence('serve-vanished', facts, language)}\n")
    assert not (tmp_path / DATABASE).exists()


def test_the_server_says_that_there_is_no_room(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(handle: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr("pennypapers.server.operation.ready_folder.os.fsync", full)
    with pytest.raises(UnusableFolder):
        ready_folder.check(tmp_path)
    assert run(["serve", "--no-browser", "--data", str(tmp_path), "--port", "0", "--lang", "en"]) == 1
    facts = {"folder": str(tmp_path), "reason": os.strerror(errno.ENOSPC)}
    assert capsys.readouterr() == ("", f"{sentence('operate-unwritable', facts, 'en')}\n")
    assert not (tmp_path / DATABASE).exists()
