"""`pennypapers play` in a real terminal: the screen comes up, and line by line the arrow keys edit."""

from __future__ import annotations

import codecs
import os
import re
import select
import struct
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from command_line import program
from pennypapers.words import sentence

pty = pytest.importorskip("pty", reason="there are no such terminals here")
fcntl = pytest.importorskip("fcntl")
termios = pytest.importorskip("termios")
UP = "\x1b[A"
LEFT = "\x1b[D"
PATIENCE = 60.0
COLOURS = {str(code) for code in (*range(30, 38), *range(40, 48))}  # of the terminal


class Terminal:
    def __init__(self, screen: int) -> None:
        self._screen = screen
        self._decoder = codecs.getincrementaldecoder("utf-8")(errors="replace")
        self.seen = self.all = ""

    def type(self, text: str) -> None:
        os.write(self._screen, text.encode())

    def wait_for(self, text: str) -> None:
        """Wait until a text is shown, after the one that was waited for before."""
        until = time.monotonic() + PATIENCE
        while text not in self.seen:
            assert time.monotonic() < until, f"{text!r} is not in {self.seen!r}"
            if select.select([self._screen], [], [], 1)[0]:
                try:
                    shown = self._decoder.decode(os.read(self._screen, 65536))
                except OSError:  # Linux raises this when the other end of a terminal is closed
                    break
                self.seen += shown
                self.all += shown
        assert text in self.seen
        self.seen = self.seen.partition(text)[2]


@contextmanager
def terminal(folder: Path, *arguments: str) -> Iterator[tuple[Terminal, int]]:
    """The command in a terminal of 80 by 24; it has to end by itself."""
    process, screen = pty.fork()
    if process == 0:
        os.environ.update(TERM="xterm-256color", PENNYPAPERS_DATA=str(folder))
        os.execv(program(), [program(), "play", *arguments])
    fcntl.ioctl(screen, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    try:
        yield Terminal(screen), process
    finally:
        os.close(screen)


@pytest.mark.filterwarnings("ignore:This process .* is multi-threaded:DeprecationWarning")
def test_arrow_keys_edit_lines(tmp_path: Path) -> None:
    """An earlier line comes back and is changed: the notation's space is typed over."""
    with terminal(tmp_path, "temple-a", "--seed", "h", "--plain") as (shown, process):
        shown.wait_for(sentence("play-prompt-turn"))
        shown.type("1@e2\r")
        shown.wait_for(sentence("refused-door-locked", {"space": "e2"})[:20])
        shown.wait_for(sentence("play-prompt-turn"))
        shown.type(f"{UP}\x7f1\r")
        shown.wait_for(sentence("play-in-pencil", {"steps": "1@e1"}))
        shown.wait_for(sentence("play-prompt-turn"))
        shown.type(f"qit{LEFT}{LEFT}u\r")
        shown.wait_for(sentence("play-stopped", {"round": 1}))
        assert os.waitpid(process, 0)[1] == 0


@pytest.mark.filterwarnings("ignore:This process .* is multi-threaded:DeprecationWarning")
@pytest.mark.parametrize("no_color", ["", "1"])
def test_the_screen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, no_color: str) -> None:
    """In the terminal's own colours, or, where NO_COLOR asks for it, in none."""
    if no_color:
        monkeypatch.setenv("NO_COLOR", no_color)
    with terminal(tmp_path, "temple-a", "--seed", "h") as (shown, process):
        shown.wait_for(sentence("play-round", {"round": 1}))
        shown.wait_for(sentence("screen-choose", {"lockpick": "no"}))
        shown.type("5")
        shown.wait_for("‹5›")
        shown.type("q")
        shown.wait_for(sentence("play-stopped", {"round": 1}))
        assert os.waitpid(process, 0)[1] == 0
    assert (tmp_path / "solo" / "unfinished.game").exists()
    styles = [codes.split(";") for codes in re.findall(r"\x1b\[([\d;]+)m", shown.all)]
    assert not any({"38", "48"} & set(codes) for codes in styles)  # no colours of our own
    assert any(COLOURS & set(codes) for codes in styles) == (not no_color)


def test_other_commands_do_not_load_the_screen() -> None:
    code = """
import sys
from pennypapers.cli.app import run
run(["sheets", "list"])
print([name for name in ("textual", "websockets") if name in sys.modules], file=sys.stderr)
"""
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, timeout=120, check=True)
    assert ran.stderr.split() == [b"[]"]
