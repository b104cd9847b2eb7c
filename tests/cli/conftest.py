"""For every test of the command line: an empty folder to be in, no wishes of the environment, and a way to call it."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from command_line import Ran
from pennypapers.cli.app import run

WISHES = (
    "NO_COLOR FORCE_COLOR CLICOLOR_FORCE TTY_COMPATIBLE TTY_INTERACTIVE COLORTERM COLUMNS LINES "
    "PENNYPAPERS_LANG PENNYPAPERS_DATA LC_ALL LC_MESSAGES LANG"
)


@pytest.fixture(autouse=True)
def plain_surroundings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The empty folder; games are kept in a folder of the test's own."""
    for wish in WISHES.split():
        monkeypatch.delenv(wish, raising=False)
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.setenv("PENNYPAPERS_DATA", str(tmp_path / "data"))
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def pennypapers(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Callable[..., Ran]:
    """Runs the command in this process: `pennypapers("score", "a.sheet", given=b"...")`."""

    def call(*arguments: str, given: bytes = b"") -> Ran:
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(given), encoding="utf-8"))
        capsys.readouterr()
        status = run(arguments)
        return Ran(status, *capsys.readouterr())

    return call
