"""`pennypapers warm-up`, and a game in the terminal that does not wait for it."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from command_line import Command
from pennypapers import warm_up
from pennypapers.warm_up import PARTS, Progress


def crew(*failed: str) -> type:
    class Crew:
        """A crew that has done its work at once."""

        def __init__(self, tell: Callable[[Progress], None]) -> None:
            self._tell = tell

        def run(self) -> Progress:
            self._tell(Progress(50, frozenset(PARTS[:1])))
            return Progress(100, frozenset(), failed)

    return Crew


def test_nothing_to_do_is_said_at_once(pennypapers: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(warm_up, "missing_parts", list)
    ran = pennypapers("warm-up")
    assert (ran.status, ran.out) == (0, "The rules and the bots are compiled already.\n")


def test_it_says_what_it_does_and_when_it_is_done(
    pennypapers: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(warm_up, "missing_parts", lambda: list(PARTS))
    monkeypatch.setattr(warm_up, "Crew", crew())
    ran = pennypapers("warm-up")
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.splitlines() == [
        "Compiling the rules and the bots …",
        "The rules and the bots are compiled (0 s).",
    ]


def test_what_failed_is_said_and_is_the_status(pennypapers: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(warm_up, "missing_parts", lambda: list(PARTS))
    monkeypatch.setattr(warm_up, "Crew", crew("bots-valley: Killed"))
    ran = pennypapers("warm-up")
    assert ran.status == 1
    assert "bots-valley: Killed" in ran.err


@pytest.mark.compiled
def test_a_game_in_the_terminal_waits_for_no_compiler(tmp_path: Path) -> None:
    env = {**os.environ, "NUMBA_CACHE_DIR": str(tmp_path / "cache"), "PENNYPAPERS_LANG": "en"}
    played = subprocess.run(
        [sys.executable, "-m", "pennypapers", "play", "valley-a", "--seed", "x", "--data", str(tmp_path)],
        env=env,
        input="help\n",
        capture_output=True,
        text=True,
    )
    assert played.returncode == 0, played.stderr
    assert "1" in played.stdout
    assert played.stderr == ""
    assert not list((tmp_path / "cache").rglob("*.nbc")), "nothing was compiled"
