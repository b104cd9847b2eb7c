"""Stands in for the crew that compiles for a server: nothing is compiled, and it ends when the test says so."""

from __future__ import annotations

import threading

from hosting import STUCK
from pennypapers.warm_up import PARTS, Progress


class Team:
    """A crew for which these parts are missing, or all. It ends by itself after a while, so that a test that fails does
    not hang."""

    patience: float | None = STUCK

    def __init__(self, *missing: str) -> None:
        self._missing = frozenset(part for part in PARTS if not missing or part.name in missing)
        self.progress = Progress(40, self._missing)
        self._ends = threading.Event()

    def has_done(self, *names: str) -> None:
        missing = frozenset(part for part in self.progress.missing if part.name not in names)
        self.progress = Progress(60, missing)

    def end(self, *failed: str) -> None:
        self.progress = Progress(100, frozenset(), failed)
        self._ends.set()

    def run(self) -> Progress:
        self._ends.wait(self.patience)
        return self.progress

    def stop(self) -> None:
        self._ends.set()
