"""Options of `pennypapers play` that don't go together, streams that are closed, and words beside letters."""

from __future__ import annotations

import os
import subprocess
from datetime import date, datetime, tzinfo
from pathlib import Path

import pytest

from command_line import Command, program, start
from pennypapers.cli.play.options import PlayOptions, TableAddress, table_address
from pennypapers.cli.play.typed_words import command
from pennypapers.words import LANGUAGES, sentence
from scripted_player import Session

LINK = "http://127.0.0.1:8375/table/CODE"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("arguments", "message", "facts"),
    [
        (["-"], "play-dash", {}),
        (["--today", "--seed", "a"], "usage-not-both", {"one": "--seed", "other": "--today"}),
        (["--today", "--bots", "tourist"], "play-today-alone", {}),
        (
            ["--bots", "voyager,wizard"],
            "play-no-such-bot",
            {"text": "wizard", "known": "tourist, pathfinder, voyager, explorer"},
        ),
        (["--bots", ",".join(["tourist"] * 100)], "play-too-many-bots", {"limit": 99}),
        (["--server", "here"], "play-no-table", {"example": LINK}),
        (["http://127.0.0.1:x/table/CODE"], "play-no-table", {"example": LINK}),
        (["--join", "CODE", "--seed", "a"], "play-table-decides", {}),
        (["temple-a", "--join", "CODE"], "play-table-decides", {}),
        (["temple-a", "--initials", "AB"], "play-name-for-table", {}),
        (["--bots", "tourist"], "play-needs-screen", {}),
        ([LINK], "play-needs-screen", {}),
    ],
)
def test_what_does_not_go_together(
    pennypapers: Command, arguments: list[str], message: str, facts: dict[str, str | int], language: str
) -> None:
    ran = pennypapers("play", *arguments, "--lang", language)
    assert (ran.status, ran.out) == (2, "")
    assert ran.err == f"{sentence(message, facts, language)}\n"


@pytest.mark.parametrize(
    ("sheet", "join", "server", "address"),
    [
        (LINK, "", "", TableAddress("ws://127.0.0.1:8375/api/socket", "CODE")),
        (f"{LINK}/screen", "", "", TableAddress("ws://127.0.0.1:8375/api/socket", "CODE")),
        ("https://a.example/table/ab", "", "", TableAddress("wss://a.example/api/socket", "AB")),
        ("https://a.example/pp/table/ab", "", "", TableAddress("wss://a.example/pp/api/socket", "AB")),
        ("", "ab", "", TableAddress("ws://127.0.0.1:8375/api/socket", "AB")),
        ("", "ab", "10.0.0.2:80", TableAddress("ws://10.0.0.2:80/api/socket", "AB")),
        ("", "", "10.0.0.2:80", None),
        ("http://", "", "", None),
    ],
)
def test_where_a_table_is(
    tmp_path: Path, sheet: str, join: str, server: str, address: TableAddress | None
) -> None:
    assert table_address(PlayOptions(sheet=sheet, folder=tmp_path, join=join, server=server)) == address


# --- the right side ---

DAY = date(2018, 10, 25)  # the 298th of its year: side A


class ThatDay(datetime):
    @classmethod
    def now(cls, tz: tzinfo | None = None) -> ThatDay:
        return cls(DAY.year, DAY.month, DAY.day, 12, tzinfo=tz)


@pytest.mark.parametrize(
    ("named", "played"), [("temple-a", "temple-a"), ("temple-b", "temple-a"), ("valley", "valley-a")]
)
def test_todays_side_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, named: str, played: str
) -> None:
    monkeypatch.setattr("pennypapers.cli.play.new_game.datetime", ThatDay)
    session = Session(["q"]).run(named, today=True, folder=tmp_path)
    assert session.status == 0
    said = sentence("play-today-side", {"sheet": played})
    assert (said in session.said) == (named != played)
    text = (tmp_path / "solo" / "unfinished.game").read_text(encoding="utf-8")
    assert f"sheet: {played}\n" in text


def test_a_sheet_without_an_expedition(pennypapers: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pennypapers.cli.play.new_game.datetime", ThatDay)
    ran = pennypapers("play", "own.sheet", "--today")
    said = sentence("play-today-sheet", {"sheets": "temple-a, valley-a"})
    assert (ran.status, ran.out, ran.err) == (2, "", f"{said}\n")


# --- words beside letters ---


@pytest.mark.parametrize("word", ["quit", "Q", "exit", "EXIT", "quitter", "stoppen"])
def test_stopping_in_words(tmp_path: Path, word: str) -> None:
    session = Session([word, "l"]).run("temple-a", seed="h", folder=tmp_path)
    assert (session.status, session.lines) == (0, ["l"])


@pytest.mark.parametrize("word", ["help", "HELP", "aide", "hulp", "?"])
def test_help_in_words(tmp_path: Path, word: str) -> None:
    session = Session([word]).run("temple-a", seed="h", folder=tmp_path)
    assert sentence("play-commands") in session.said


@pytest.mark.parametrize("word", ["undo", "annuler", "terug", "U"])
def test_undo_in_words(tmp_path: Path, word: str) -> None:
    session = Session(["1@e1", word]).run("temple-a", seed="h", folder=tmp_path)
    assert sentence("play-undone") in session.said


def test_a_step_is_no_command() -> None:
    assert [command(line) for line in ("1@e1", "xa2", "-", "")] == ["1@e1", "xa2", "-", ""]


# --- streams ---


@pytest.mark.skipif(os.name == "nt", reason="closes streams with a POSIX shell")
@pytest.mark.parametrize(
    ("closing", "status"),
    [("<&-", 0), (">&-", 0), ("<&- >&- 2>&-", 0), ("| true; exit ${PIPESTATUS[0]}", 141)],
    ids=["no input", "no output", "nothing at all", "a reader that went away"],
)
def test_streams_that_are_closed_end_it_quietly(tmp_path: Path, closing: str, status: int) -> None:
    lines = "l\\n" * 3000
    given = "" if "<" in closing else f"printf '{lines}' | "
    script = f'{given}"$0" play temple-a --seed h --data "$1" {closing}'
    if "PIPESTATUS" in closing:
        script = script.replace("PIPESTATUS[0]", "PIPESTATUS[1]")
    ran = subprocess.run(
        ["/bin/bash", "-c", script, program(), str(tmp_path)], capture_output=True, timeout=120, check=False
    )
    assert (ran.returncode, ran.stderr) == (status, b"")
    if status == 0:
        assert (tmp_path / "solo" / "unfinished.game").exists()


def test_a_dumb_terminal_and_a_pipe_are_played_line_by_line(tmp_path: Path) -> None:
    ran = start("play", "temple-a", "--seed", "h", "--data", str(tmp_path), given=b"quit\n", TERM="dumb")
    assert (ran.returncode, ran.stderr) == (0, b"")
    assert sentence("play-prompt-turn") in ran.stdout.decode()
