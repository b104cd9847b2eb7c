"""Compiling beside the tables, where it was not done beforehand: people can play at once, and bots, hints and analyses
wait for it.

Until the rules are compiled they run as plain Python here, which is fast enough for a person's turn, so that no request
ever waits for the compiler.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Protocol

from pennypapers.rules import compiled
from pennypapers.server.messages import signals
from pennypapers.server.tables.audience import Listener
from pennypapers.warm_up import PARTS, Crew, Progress, missing_parts
from pennypapers.warm_up.jobs import SHEET_OF, use_every_verb

TELL_EVERY = 1.0  # seconds
# Seconds after which the same is told again: a page takes a connection that is silent for long for a dead one.
TELL_AGAIN = 5.0

_logger = logging.getLogger(__name__)


class Team(Protocol):
    """Whatever compiles: a crew of processes, or in tests something that only says so."""

    @property
    def progress(self) -> Progress: ...

    def run(self) -> Progress: ...

    def stop(self) -> None: ...


class Warming:
    """Without a team nothing has to be compiled."""

    def __init__(self, team: Team | None = None) -> None:
        self._team = team
        self._is_done = asyncio.Event()
        self._bots = {part.adventure: asyncio.Event() for part in PARTS}
        self._progress = Progress(100, frozenset())
        self._listeners: set[Listener] = set()
        self._tasks: list[asyncio.Task[None]] = []
        self._interprets = False
        if team is None:
            self._finish()
        else:
            self._progress = team.progress
            self._look()
            self._interprets = not self._has("rules")
            compiled.interpret(for_now=self._interprets)

    @property
    def percent(self) -> int | None:
        """How much is compiled; None if everything is, or if what is not failed to be."""
        return None if self._is_done.is_set() else min(self._progress.percent, 99)

    @property
    def signal(self) -> signals.Warming:
        waiting = sorted(name for name, ready in self._bots.items() if not ready.is_set())
        return signals.Warming(self.percent, waiting)

    def bots_are_ready(self, adventure: str) -> bool:
        return self._bots[adventure].is_set()

    async def bots_ready(self, adventure: str) -> None:
        """Returns when bots of an adventure can think, and hints be given."""
        await self._bots[adventure].wait()

    async def all_ready(self) -> None:
        await self._is_done.wait()

    # Telling

    def join(self, listener: Listener) -> None:
        """Tell a listener of the progress, until everything is compiled."""
        if not self._is_done.is_set():
            self._listeners.add(listener)

    def leave(self, listener: Listener) -> None:
        self._listeners.discard(listener)

    # The work

    def start(self) -> None:
        if self._team is not None:
            self._tasks = [asyncio.create_task(self._work(self._team)), asyncio.create_task(self._report())]

    async def stop(self) -> None:
        if self._team is not None:
            self._team.stop()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _work(self, team: Team) -> None:
        _logger.info("compiling what bots, hints and analyses need")
        try:
            self._progress = await asyncio.to_thread(team.run)
        except Exception:  # whatever it is, bots work without it
            _logger.exception("compiling failed")
        if self._progress.failed:
            why = "; ".join(self._progress.failed)
            _logger.warning(
                "not all could be compiled beforehand: it is when it is needed", extra={"why": why}
            )
        await self._load_rules()
        self._finish()

    async def _report(self) -> None:
        """Look now and then at what the team has done, and tell everybody when that is more."""
        assert self._team
        last, silent = None, 0.0
        while not self._is_done.is_set():
            self._progress = self._team.progress
            self._look()
            if self._has("rules"):
                await self._load_rules()
            silent = 0.0 if self.signal != last else silent + TELL_EVERY
            if self.signal != last or silent >= TELL_AGAIN:
                last, silent = self.signal, 0.0
                self._tell()
            await asyncio.sleep(TELL_EVERY)

    async def _load_rules(self) -> None:
        """In a thread, while the tables go on as plain Python. What failed to be compiled stays plain Python."""
        if not self._interprets or any(reason.startswith("rules") for reason in self._progress.failed):
            return
        self._interprets = False
        await asyncio.to_thread(_load_rules)
        compiled.interpret(for_now=False)

    def _look(self) -> None:
        for adventure, ready in self._bots.items():
            if self._has("rules", adventure) and self._has("bots", adventure):
                ready.set()

    def _has(self, kind: str, adventure: str = "") -> bool:
        return not any(
            part.kind == kind and adventure in ("", part.adventure) for part in self._progress.missing
        )

    def _finish(self) -> None:
        self._is_done.set()
        for ready in self._bots.values():
            ready.set()
        self._tell()
        self._listeners.clear()

    def _tell(self) -> None:
        message = signals.encode(self.signal)
        for listener in list(self._listeners):
            listener.tell(message)


def _load_rules() -> None:
    with compiled.compiling_here():
        for name in SHEET_OF.values():
            use_every_verb(name)


def warming() -> Warming:
    """With a crew if this machine has not compiled everything yet."""
    return Warming(Crew(lambda progress: None, politely=True) if missing_parts() else None)
