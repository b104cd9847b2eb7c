"""What the bots make of a day's expedition: worked out when somebody first asks, in a process of its own at low
priority, one day after another, and kept for everybody who asks later.

Run as `python -m pennypapers.server.http.day_bots DAY SHEET`, it writes what it found as one JSON array.
"""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import subprocess
import sys
from datetime import date
from typing import NamedTuple

import msgspec

from pennypapers.lab.analysis import SameDice
from pennypapers.lab.expedition_bots import bots_of_day
from pennypapers.processes.polite import POLITELY, be_polite
from pennypapers.server.tables.warming import Warming

KEPT = 200  # results in memory: three months of both adventures

_logger = logging.getLogger(__name__)
_decode = msgspec.json.Decoder(list[SameDice]).decode


class Expedition(NamedTuple):
    day: date
    sheet: str


class DayBots:
    """It begins when everything is compiled."""

    def __init__(self, warming: Warming | None = None) -> None:
        self._warming = warming or Warming()
        self._found: dict[Expedition, list[SameDice]] = {}
        self._waiting: list[Expedition] = []
        self._working: asyncio.Task[None] | None = None
        self._process: subprocess.Popen[bytes] | None = None

    def ask(self, wanted: Expedition) -> list[SameDice] | None:
        """By level; None while it is being worked out."""
        if wanted in self._found:
            return self._found[wanted]
        if wanted not in self._waiting:
            self._waiting.append(wanted)
        if self._working is None:
            self._working = asyncio.create_task(self._work())
        return None

    def close(self) -> None:
        if self._working is not None:
            self._working.cancel()
        if self._process is not None:
            self._process.kill()

    async def _work(self) -> None:
        try:
            await self._warming.all_ready()
            while self._waiting:
                wanted = self._waiting[0]
                try:
                    found = await asyncio.to_thread(self._run, wanted)
                    self._found[wanted] = _decode(found)
                except Exception:  # whatever it is, the next who asks has it tried again
                    _logger.exception("what the bots make of a day was not found")
                self._waiting.remove(wanted)
                while len(self._found) > KEPT:
                    del self._found[next(iter(self._found))]
        finally:
            self._working = None

    def _run(self, wanted: Expedition) -> bytes:
        command = [
            sys.executable,
            "-m",
            "pennypapers.server.http.day_bots",
            wanted.day.isoformat(),
            wanted.sheet,
        ]
        with subprocess.Popen(command, stdout=subprocess.PIPE, creationflags=POLITELY) as process:
            self._process = process
            found, _ = process.communicate()
            self._process = None
        return found


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server says when to end
    be_polite()
    day, sheet = sys.argv[1:]
    found = msgspec.json.encode(bots_of_day(date.fromisoformat(day), sheet))
    try:
        sys.stdout.buffer.write(found)
        sys.stdout.buffer.flush()
    except BrokenPipeError:
        # The server is gone: nobody wants to know, and what is not written would complain at the end.
        os._exit(1)


if __name__ == "__main__":
    main()
