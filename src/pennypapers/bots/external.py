"""A program that plays: any language, over standard input and output, in the notation (docs/bots.md).

For every decision it is sent a few lines and a blank one, and answers with one line; before that it may ask
(`queries`). Nothing is to be remembered between two questions: each has all that a player knows.
"""

from __future__ import annotations

import contextlib
import io
import os
import queue
import shlex
import signal
import subprocess
import sys
import threading
import time
import weakref
from collections.abc import Sequence
from typing import cast

from pennypapers.bots import queries
from pennypapers.bots.bot import Situation
from pennypapers.notation import read_step, read_steps, write_sheet, write_step
from pennypapers.refusals import Refusal
from pennypapers.rules import Draw, Step

LONGEST_ANSWER = 4000  # bytes; the longest turn there can be has some 100
WAITING_ANSWERS = 100  # lines that nobody asked for; a program that writes more waits until it is ended
GRACE = 1.0  # seconds for a program that is ending to end

_running: weakref.WeakSet[Program] = weakref.WeakSet()


def question(situation: Situation, luck: int) -> str:
    """What a program is sent."""
    sheet = situation.sheet
    if situation.roll.hazard:
        legal = [f"!{space}" for space in sheet.hazard_spaces(situation.solo)]
    else:
        legal = [write_step(step) for step in sheet.turn(situation.roll).moves()]
    lines = [
        f"round {situation.round}: {situation.roll}",
        f"players: {situation.players}",
        *(["options: pencil-strict"] if situation.strict else []),
        f"luck: {luck}",
        f"legal: {' '.join(legal)}",
    ]
    return "\n".join(lines) + f"\n{write_sheet(sheet)}\n"


class Program:
    """A bot that is a running program. What goes wrong with it is a refusal: it is silent for too long, it dies, or
    what it says is no turn. Whether its turn is legal is for the table to say."""

    def __init__(self, command: str, patience: float) -> None:
        self._patience = patience
        try:
            self._process = subprocess.Popen(
                shlex.split(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,  # a pipe that is being written to can be closed then
                start_new_session=os.name == "posix",  # so that it can be ended with all that it started
            )
        except (OSError, ValueError, IndexError) as error:
            reason = getattr(error, "strerror", None) or str(error)
            raise Refusal("bot-not-started", command=command, reason=reason) from None
        assert self._process.stdin
        assert self._process.stdout
        assert self._process.stderr
        self._input = self._process.stdin
        self._output = io.BufferedReader(cast("io.FileIO", self._process.stdout))
        self._complaints = io.BufferedReader(cast("io.FileIO", self._process.stderr))
        self._to_tell: queue.Queue[bytes] = queue.Queue()
        self._is_told = threading.Event()
        self._answers: queue.Queue[bytes] = queue.Queue(WAITING_ANSWERS)
        self._ended = threading.Event()
        self._last_words = b""
        self._listeners = [
            threading.Thread(target=self._listen, daemon=True),
            threading.Thread(target=self._listen_to_complaints, daemon=True),
            threading.Thread(target=self._talk, daemon=True),
        ]
        for listener in self._listeners:
            listener.start()
        _running.add(self)

    def turn(self, situation: Situation, luck: int) -> Sequence[Step]:
        return read_steps(self._ask(situation, luck))

    def hazard(self, situation: Situation, luck: int) -> str:
        step = read_step(self._ask(situation, luck))
        if not isinstance(step, Draw):
            raise Refusal("hazard-round")
        return step.space

    def end(self) -> None:
        """End the program and all that it started, at once."""
        self._ended.set()
        if sys.platform != "win32":
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.killpg(self._process.pid, signal.SIGKILL)
        else:
            self._process.kill()
        self._process.wait()
        self._to_tell.put(b"")
        for listener in self._listeners:
            listener.join(GRACE)
        for stream in (self._input, self._output, self._complaints):
            with contextlib.suppress(OSError):
                stream.close()
        _running.discard(self)

    def _ask(self, situation: Situation, luck: int) -> str:
        """Its answer. Until it gives one it may ask; all of that within its patience."""
        until = time.monotonic() + self._patience
        self._tell(question(situation, luck), until)
        for _ in range(queries.MOST_QUERIES + 1):
            said = self._hear(until)
            if not said.startswith(queries.MARK):
                return said
            self._tell(queries.answer(situation, said, lambda: self._hear(until)), until)
        raise Refusal("bot-asks-too-much", limit=queries.MOST_QUERIES)

    def _tell(self, text: str, until: float) -> None:
        """A program that does not read what it is told is not waited for either."""
        self._is_told.clear()
        self._to_tell.put(text.encode())
        if not self._is_told.wait(until - time.monotonic()):
            raise self._silent()

    def _hear(self, until: float) -> str:
        left = until - time.monotonic()
        try:
            if left <= 0:
                raise queue.Empty
            line = self._answers.get(timeout=left)
        except queue.Empty:
            raise self._silent() from None
        if not line:
            raise self._died()
        try:
            return line.decode().strip()
        except UnicodeDecodeError:
            raise Refusal("not-utf8") from None

    def _silent(self) -> Refusal:
        return Refusal("bot-silent", seconds=f"{self._patience:g}")

    def _died(self) -> Refusal:
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(GRACE)
        self._listeners[1].join(GRACE)
        words = self._last_words.decode(errors="replace").strip()
        return Refusal("bot-died", status=str(self._process.returncode), words=words or "-")

    def _talk(self) -> None:
        """Writing may have to wait until the program reads. One that is gone is noticed by who waits for its answer."""
        while text := self._to_tell.get():
            with contextlib.suppress(OSError, ValueError):
                left = memoryview(text)
                while left and not self._ended.is_set():
                    left = left[self._input.write(left) :]
            self._is_told.set()

    def _listen(self) -> None:
        """Every line goes to whoever asks next; an empty one, which no line is, says that there are no more."""
        with contextlib.suppress(ValueError, OSError):
            while line := self._output.readline(LONGEST_ANSWER):
                self._put(line)
        self._put(b"")

    def _put(self, line: bytes) -> None:
        while not self._ended.is_set():
            with contextlib.suppress(queue.Full):
                self._answers.put(line, timeout=0.1)
                return

    def _listen_to_complaints(self) -> None:
        with contextlib.suppress(ValueError, OSError):
            while line := self._complaints.readline(LONGEST_ANSWER):
                self._last_words = line.strip() or self._last_words


def end_all() -> None:
    """For a process that is told to end: no program of its is left behind."""
    for program in list(_running):
        program.end()
