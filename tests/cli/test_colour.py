"""Colour repeats what letters say: only on a terminal, and never where NO_COLOR asks for none."""

from __future__ import annotations

import io
import re
import sys

import pytest

from command_line import TEMPLE, VALLEY, Command
from pennypapers.cli.app import run

ESCAPE = re.compile(r"\x1b\[([0-9;]*)m")
COLOURS = {*range(30, 50), *range(90, 108)}

every_command = pytest.mark.parametrize(
    "arguments",
    [("score", str(TEMPLE), str(VALLEY)), ("sheets", "show", "temple-a", "valley-b"), ("score", "--help")],
    ids=["score", "show", "help"],
)


class Terminal(io.StringIO):
    """What looks like a terminal to whoever writes to it."""

    encoding = "utf-8"

    def isatty(self) -> bool:
        return True


def on_a_terminal(monkeypatch: pytest.MonkeyPatch, arguments: tuple[str, ...]) -> str:
    terminal = Terminal()
    monkeypatch.setattr(sys, "stdout", terminal)
    assert run(arguments) == 0
    monkeypatch.undo()
    return terminal.getvalue()


def colours(text: str) -> set[int]:
    codes = {int(code) for escape in ESCAPE.findall(text) for code in escape.split(";") if code}
    return codes & COLOURS


@every_command
def test_not_on_a_terminal(pennypapers: Command, arguments: tuple[str, ...]) -> None:
    ran = pennypapers(*arguments)
    assert ran.status == 0
    assert "\x1b" not in ran.out
    assert "\r" not in ran.out


@every_command
def test_no_colour_where_none_is_wanted(
    pennypapers: Command, monkeypatch: pytest.MonkeyPatch, arguments: tuple[str, ...]
) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    assert "\x1b" not in pennypapers(*arguments).out
    assert "\x1b" not in on_a_terminal(monkeypatch, arguments)


def test_colour_on_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLORTERM", "truecolor")
    assert colours(on_a_terminal(monkeypatch, ("score", str(VALLEY))))


def test_forced_colour(pennypapers: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    plain = pennypapers("score", str(VALLEY)).out
    monkeypatch.setenv("FORCE_COLOR", "1")
    coloured = pennypapers("score", str(VALLEY)).out
    assert colours(coloured)
    # Colour adds nothing: without it the same is said, but for blanks at the ends of lines.
    without = [line.rstrip() for line in ESCAPE.sub("", coloured).splitlines()]
    assert without == [line.rstrip() for line in plain.splitlines()]


def test_machines_get_no_colour(pennypapers: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    assert "\x1b" not in pennypapers("score", "--json", str(VALLEY), "none").out
    assert "\x1b" not in pennypapers("sheets", "list", "--json").out
    assert "\x1b" not in pennypapers("score", "none").err


def test_a_dumb_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "dumb")
    assert not colours(on_a_terminal(monkeypatch, ("score", str(VALLEY))))


def test_long_lines_are_not_cut(pennypapers: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "20")
    narrow = pennypapers("score", str(VALLEY)).out
    monkeypatch.delenv("COLUMNS")
    assert narrow == pennypapers("score", str(VALLEY)).out
