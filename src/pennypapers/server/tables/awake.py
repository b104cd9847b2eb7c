"""Time at the tables, which is time that the server was awake.

The system's clock may be set by an hour, and a laptop may sleep for two minutes: neither may play anybody's turn, call
somebody away, or let a code expire. So time is counted by a clock that nobody can set, from one look to the next, and
a look that comes late counts for little.
"""

from __future__ import annotations

from collections.abc import Callable

LATE = 5_000  # milliseconds between two looks, of which there are two a second while the server is awake


class AwakeTime:
    """`wall` gives the time of day, which may jump, and `running` a time that only runs on; both in milliseconds."""

    def __init__(self, wall: Callable[[], int], running: Callable[[], int]) -> None:
        self._wall = wall
        self._running = running
        self._looked = running()
        self._counted = 0  # milliseconds awake until the last look
        self._began = wall()  # what the time of day would have been when counting began

    def awake(self) -> int:
        """For how long the server has been awake."""
        return self._counted + min(self._running() - self._looked, LATE)

    def now(self) -> int:
        """The time of day. It jumps at a look and never between two, so that whoever looks knows of every jump."""
        return self._began + self.awake()

    def look(self) -> bool:
        """Count what has passed since the last look; whether time was lost: the server slept, or its clock was set."""
        self._counted = self.awake()
        was_late = self._running() - self._looked >= LATE
        self._looked = self._running()
        is_off = abs(self._wall() - self.now()) >= LATE
        if was_late or is_off:
            self._began = self._wall() - self._counted
        return was_late or is_off
