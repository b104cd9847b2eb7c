"""A bot that is a program in any language: it reads and writes the notation over standard input and output
(docs/bots.md).

For every decision the program is sent a question of a few lines and a blank one, and answers with one line. Before that
it may ask queries (`queries`). It need not remember anything: each question has all that a player knows.
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
from pennypapers.processes.pool import on_worker_end
from pennypapers.refusals import Refusal
from pennypapers.rules import Draw, Step

LONGEST_ANSWER = 4000  # bytes; the longest possible turn has about 100
WAITING_ANSWERS = 100  # lines that may wait to be read; a program that writes more than these is blocked
GRACE = 1.0  # seconds to wait for a program that is about to end

_running: weakref.WeakSet[Program] = weakref.WeakSet()


def question(situation: Situation, seed: int) -> str:
    """The question that a program is sent. Its line `luck` has the random seed of this decision."""
    sheet = situation.sheet
    if situation.roll.hazard:
        legal = [f"!{space}" for space in sheet.hazard_spaces(situation.solo)]
    else:
        legal = [write_step(step) for step in sheet.turn(situation.roll).moves()]
    lines = [
        f"round {situation.round}: {situation.roll}",
        f"players: {situation.players}",
        *(["options: pencil-strict"] if situation.strict else []),
        f"luck: {seed}",
        f"legal: {' '.join(legal)}",
    ]
    return "\n".join(lines) + f"\n{write_sheet(sheet)}\n"


class Program:
    """A running program as a bot. It is refused if it does not answer within its `patience` in seconds, if it dies, or
    if its answer is not in the notation. Whether a turn is legal is checked by the table."""

    def __init__(self, command: str, patience: float) -> None:
        self._patience = patience
        try:
            self._process = subprocess.Popen(
                shlex.split(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,  # so that the pipe can be closed while it is being written to
                start_new_session=os.name == "posix",  # to end it with all that it started
            )
        except (OSError, ValueError, IndexError) as error:
            reason = getattr(error, "strerror", None) or str(error)
            raise Refusal("bot-not-started", command=command, reason=reason) from None
        assert self._process.stdin
        assert self._process.stdout
        assert self._process.stderr
        self._input = self._process.stdin
        self._output = io.BufferedReader(cast("io.FileIO", self._process.stdout))
        self._errors = io.BufferedReader(cast("io.FileIO", self._process.stderr))
        self._to_write: queue.Queue[bytes] = queue.Queue()
        self._is_written = threading.Event()
        self._answers: queue.Queue[bytes] = queue.Queue(WAITING_ANSWERS)
        self._ended = threading.Event()
        self._last_error = b""
        self._listeners = [
            threading.Thread(target=self._listen, daemon=True),
            threading.Thread(target=self._listen_to_errors, daemon=True),
            threading.Thread(target=self._write, daemon=True),
        ]
        for listener in self._listeners:
            listener.start()
        _running.add(self)

    def turn(self, situation: Situation, seed: int) -> Sequence[Step]:
        return read_steps(self._ask(situation, seed))

    def hazard(self, situation: Situation, seed: int) -> str:
        step = read_step(self._ask(situation, seed))
        if not isinstance(step, Draw):
            raise Refusal("hazard-round")
        return step.space

    def end(self) -> None:
        """End the program and all processes that it started, at once."""
        self._ended.set()
        if sys.platform != "win32":
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.killpg(self._process.pid, signal.SIGKILL)
        else:
            self._process.kill()
        self._process.wait()
        self._to_write.put(b"")
        for listener in self._listeners:
            listener.join(GRACE)
        for stream in (self._input, self._output, self._errors):
            with contextlib.suppress(OSError):
                stream.close()
        _running.discard(self)

    def _ask(self, situation: Situation, seed: int) -> str:
        """Ask for a decision and return the answer. Before it answers the program may ask queries; all of that has to
        be done within its patience."""
        until = time.monotonic() + self._patience
        self._send(question(situation, seed), until)
        for _ in range(queries.MOST_QUERIES + 1):
            answer = self._receive(until)
            if not answer.startswith(queries.MARK):
                return answer
            self._send(queries.answer(situation, answer, lambda: self._receive(until)), until)
        raise Refusal("bot-asks-too-much", limit=queries.MOST_QUERIES)

    def _send(self, text: str, until: float) -> None:
        """Send a text. A program that does not read it in time is refused as one that does not answer."""
        self._is_written.clear()
        self._to_write.put(text.encode())
        if not self._is_written.wait(until - time.monotonic()):
            raise self._silent()

    def _receive(self, until: float) -> str:
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
        words = self._last_error.decode(errors="replace").strip()
        return Refusal("bot-died", status=str(self._process.returncode), words=words or "-")

    def _write(self) -> None:
        """Write to the program, in a thread of its own, as that may block until the program reads. If the program is
        gone, that is noticed where its answer is waited for."""
        while text := self._to_write.get():
            with contextlib.suppress(OSError, ValueError):
                left = memoryview(text)
                while left and not self._ended.is_set():
                    left = left[self._input.write(left) :]
            self._is_written.set()

    def _listen(self) -> None:
        """Put every line that the program writes into the queue of answers, and at the end of its output an empty one,
        as every line that was read has at least its line break."""
        with contextlib.suppress(ValueError, OSError):
            while line := self._output.readline(LONGEST_ANSWER):
                self._put(line)
        self._put(b"")

    def _put(self, line: bytes) -> None:
        while not self._ended.is_set():
            with contextlib.suppress(queue.Full):
                self._answers.put(line, timeout=0.1)
                return

    def _listen_to_errors(self) -> None:
        with contextlib.suppress(ValueError, OSError):
            while line := self._errors.readline(LONGEST_ANSWER):
                self._last_error = line.strip() or self._last_error


def end_all() -> None:
    """End every program that this process has started, so that none is left behind when the process ends."""
    for program in list(_running):
        program.end()


on_worker_end(end_all)
