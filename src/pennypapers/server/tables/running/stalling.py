"""What keeps a table waiting for long: a pause, or one seat that everybody else waits for where there is no clock.

A pause or a turn that lasts is the keeper's and the player's own affair; after five minutes it is everybody's.
"""

from __future__ import annotations

from collections.abc import Callable

from pennypapers.server.messages import signals
from pennypapers.server.tables.audience import Audience
from pennypapers.server.tables.journal import Journal

LONG = 5 * 60_000  # milliseconds
# A table is looked at twice a second. What lies further apart was a time in which nobody was here, and nobody waited.
LONGEST_LOOK = 10_000


class Stalling:
    """Counts the time in which somebody waited, by looks at the table. It is in memory only: a server that was away
    begins anew."""

    def __init__(
        self,
        journal: Journal,
        audience: Audience,
        is_connected: Callable[[int], bool],
        awake: Callable[[], int],
    ) -> None:
        self.signal = signals.Stalled()  # what everybody was told last
        self._journal = journal
        self._audience = audience
        self._is_connected = is_connected
        self._awake = awake
        self._looked_at = awake()
        self._pause: int | None = None  # when the pause began that is being counted
        self._paused_for = 0
        self._turn: tuple[int, int] | None = None  # the round and the seat that alone is waited for
        self._waited_for = 0

    @property
    def pause_is_long(self) -> bool:
        paused_at = self._journal.state.paused_at
        return paused_at is not None and paused_at == self._pause and self._paused_for >= LONG

    def waits_for(self, seat: int) -> bool:
        """Whether everybody else has waited for this seat alone, and for long, and its owner is there to see why."""
        is_long = (
            self._turn == self._alone() == (self._journal.state.round, seat) and self._waited_for >= LONG
        )
        return is_long and not self._journal.state.paused and self._is_connected(seat)

    def look(self) -> None:
        """Count the time since the last look, and tell everybody if that changes what they may do."""
        now = self._awake()
        passed, self._looked_at = min(max(0, now - self._looked_at), LONGEST_LOOK), now
        paused_at, turn = self._journal.state.paused_at, self._alone()
        self._paused_for = (
            self._paused_for + passed if paused_at is not None and paused_at == self._pause else 0
        )
        if turn != self._turn:
            self._waited_for = 0
        elif paused_at is None:  # a pause is no waiting for anybody, nor does it make the wait forgotten
            self._waited_for += passed
        self._pause, self._turn = paused_at, turn
        self._tell()

    def _alone(self) -> tuple[int, int] | None:
        """The round and the seat whose turn alone it lacks, in company and without a clock."""
        state = self._journal.state
        if len(state.order) < 2 or state.settings.clock or state.still_to_play != 1:
            return None
        return state.round, state.waiting_for[0]

    def _tell(self) -> None:
        seat = self._turn[1] if self._turn and self.waits_for(self._turn[1]) else None
        signal = signals.Stalled(self.pause_is_long, seat)
        if signal != self.signal:
            self.signal = signal
            self._audience.signal(signal)
