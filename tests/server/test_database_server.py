"""A server that keeps its tables in PostgreSQL: games go on, the operator finds them, and whatever is wrong with the
database is said in one sentence."""

from __future__ import annotations

import asyncio
import json
import signal
import subprocess
import sys
from pathlib import Path
from urllib.request import urlopen

import pytest

from command_line import Ran
from pennypapers.cli.app import run
from pennypapers.server.operation.ready_folder import KEPT
from pennypapers.server.settings.addresses import without_password
from pennypapers.server.settings.sources import FILE_IN_DATA
from pennypapers.words import LANGUAGES, sentence
from postgres import Postgres, shared_postgres
from serving import server, sit_down


@pytest.fixture
def database() -> Postgres:
    return shared_postgres()


def command(capsys: pytest.CaptureFixture[str], *arguments: str) -> Ran:
    capsys.readouterr()
    return Ran(run(list(arguments)), *capsys.readouterr())


def test_tables_outlive_their_server(
    database: Postgres, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Killed while somebody plays; another folder, as on another machine, goes on with the same tables."""

    async def begin(port: int) -> str:
        first, second = await sit_down(port, 2, "temple-a")
        await first.ask("start")
        await first.socket.close()
        await second.socket.close()
        return first.code

    here, there = tmp_path / "here", tmp_path / "there"
    store = ("--store", database.url)
    with server(here, "--no-browser", *store) as (process, port):
        code = asyncio.run(begin(port))
        refused = subprocess.run(
            [sys.executable, "-m", "pennypapers", "serve", "--data", there, *store, "--no-browser"],
            capture_output=True,
            text=True,
            timeout=60,
        )
        assert (refused.returncode, refused.stdout) == (1, "")
        where = without_password(database.url)
        taken = sentence("serve-database", {"why": "taken", "where": where, "reason": ""}, "en")
        assert refused.stderr.splitlines() == [taken]
        process.send_signal(signal.SIGKILL)
        process.wait()
    assert not (here / KEPT).exists()
    (there / KEPT).touch()  # it had tables of its own once
    with server(there, "--no-browser", *store) as (_, port):
        with urlopen(f"http://127.0.0.1:{port}/health") as answer:
            health = json.load(answer)
        assert (health["status"], health["tables"]) == ("ok", 1)
        (listed,) = command(capsys, "tables", "list", "--json", "--data", str(there), *store).objects
        assert (listed["code"], listed["phase"], listed["seats"]) == (code, "playing", 2)
        blind = command(capsys, "tables", "list", "--data", str(there), "--lang", "en")
        assert blind.refusals == [sentence("operate-elsewhere", {"folder": str(there), "where": where}, "en")]
        closed = command(capsys, "tables", "close", code, "--yes", "--data", str(there), *store)
        assert closed.status == 0
        assert command(capsys, "tables", "list", "--json", "--data", str(there), *store).objects == []
    assert not list(tmp_path.rglob("*.db*"))


def test_a_running_server_rides_out_a_crash_of_its_database(database: Postgres, tmp_path: Path) -> None:
    async def play_on(port: int) -> None:
        (player,) = await sit_down(port, 1, "temple-a")
        await player.ask("start")
        while not player.round:
            await player.receive()
        await asyncio.to_thread(database.stop, "immediate")
        playing = asyncio.create_task(player.play_round())
        await asyncio.to_thread(database.start)
        await playing
        await player.socket.close()

    with server(tmp_path, "--no-browser", "--store", database.url) as (_, port):
        asyncio.run(play_on(port))


def test_the_operator_without_a_server(
    database: Postgres, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The database stands in the file in the data folder, as the commands find it by themselves."""
    data = ("--data", str(tmp_path), "--lang", "en")
    where = without_password(database.url)
    (tmp_path / FILE_IN_DATA).write_text(f"PENNYPAPERS_STORE='{database.url}'\n", encoding="utf-8")
    empty = command(capsys, "tables", "list", *data)
    assert empty.refusals == [sentence("operate-empty", {"folder": where}, "en")]
    with server(tmp_path, "--no-browser") as (_, port):
        code = asyncio.run(_one_table(port))
    shown = command(capsys, "tables", "show", code, *data)
    assert code in shown.out
    nobody = command(capsys, "tables", "show", "ABCDEF", *data)
    assert nobody.refusals == [sentence("operate-no-table", {"text": "ABCDEF"}, "en")]
    for arguments in (("backup", str(tmp_path / "copy.db")), ("restore", str(tmp_path / "copy.db"))):
        told = command(capsys, *arguments, *data)
        assert (told.status, told.refusals) == (1, [sentence("operate-dump", {"where": where}, "en")])
    forgotten = command(capsys, "tables", "forget", code, "--yes", *data)
    assert forgotten.status == 0
    assert command(capsys, "tables", "list", *data).out == sentence("operate-none", {}, "en") + "\n"
    database.sql("UPDATE pennypapers.version SET number = 99")
    newer = command(capsys, "tables", "close", code, "--yes", *data)
    assert newer.status == 1
    assert where in newer.err
    assert "99" in newer.err


async def _one_table(port: int) -> str:
    (player,) = await sit_down(port, 1, "temple-a")
    await player.socket.close()
    return player.code


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_wrong_is_said(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    serve = ("serve", "--no-browser", "--data", str(tmp_path), "--lang", language, "--store")
    for text in ("mysql://a:secret@b/c", "postgresql://a:secret@b", "tables.db"):
        wrong = command(capsys, *serve, text)
        assert (wrong.status, wrong.out, len(wrong.refusals)) == (2, "", 1)
        assert sentence("setting-right-store", {}, language) in wrong.err
        assert "secret" not in wrong.err
    url = "postgresql://penny:secret@127.0.0.1:1/penny"
    away = command(capsys, *serve, url)
    assert (away.status, away.out, len(away.refusals)) == (1, "", 1)
    assert "postgresql://penny:…@127.0.0.1:1/penny" in away.err
    for name in [one for one in sys.modules if one.startswith("pennypapers.server.store.postgres")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.delattr("pennypapers.server.store.postgres", raising=False)
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    missing = command(capsys, *serve, url)
    where = without_password(url)
    facts = {"why": "not-installed", "where": where, "reason": ""}
    assert missing.refusals == [sentence("serve-database", facts, language)]


def test_passwords_are_not_shown() -> None:
    for url, shown in (
        ("postgresql://penny@db.example/penny", "postgresql://penny@db.example/penny"),
        ("postgresql://penny:a:b@db.example/penny", "postgresql://penny:…@db.example/penny"),
        ("postgresql://penny:a@b@db.example/penny", "postgresql://penny:…@db.example/penny"),
        ("postgres:///penny?host=/run&password=x", "postgres:///penny?host=/run&password=…"),
    ):
        assert without_password(url) == shown
