"""The clock of a table: how much time is left for a round's turns, and what happens when it runs out.

There is none in a solo game, and it stands still while no person is connected.
"""

from __future__ import annotations

from collections.abc import Callable, Collection

from pennypapers.server.messages import log, signals
from pennypapers.server.tables.audience import Audience
from pennypapers.server.tables.journal import Journal
from pennypapers.server.tables.running.game import RunningGame
from pennypapers.server.tables.state import TableState

WARNING = 10_000  # milliseconds before the clock runs out


class RunningClock:
    def __init__(
        self, journal: Journal, game: RunningGame, audience: Audience, now: Callable[[], int]
    ) -> None:
        self._journal = journal
        self._game = game
        self._audience = audience
        self._now = now
        self._warned = False
        self._stood_still = False  # and this is not saved yet
        self._went_on: TableState | None = (
            None  # which knows that it stood still; what is not saved, the next does not
        )

    def signal(self) -> signals.Clock:
        """The time that is left, as everybody is told it."""
        state = self._journal.state
        if state.deadline is None:
            return signals.Clock()
        left = max(0, state.deadline - (self._now() if state.paused_at is None else state.paused_at))
        return signals.Clock(left, left <= WARNING and not state.paused)

    def tell(self) -> None:
        """It was set, stopped or started: everybody is told, and warned again when time is short."""
        self._warned = self._stood_still = False
        self._went_on = None
        if self._journal.state.settings.clock:
            self._audience.signal(self.signal())

    def resume(self) -> None:
        """Go on after nobody was here, or no server. After a pause the keeper has it go on."""
        state = self._journal.state
        if state.deadline is not None and not state.paused:
            self._journal.stage(log.Resumed(at=self._now()))

    def stand_still(self) -> None:
        """The server slept, or its clock was set: time that nobody had does not count."""
        self._stood_still, self._went_on = True, None
        if self._journal.is_in_step:
            self.catch_up()

    def catch_up(self) -> None:
        """Go on if it stood still, before anything else happens by the new time. If that cannot be saved, it is tried
        again when the table is next looked at."""
        if self._stood_still and self._went_on is not self._journal.state:
            self._went_on = self._journal.state
            self.resume()

    def look(self, spared: Collection[int]) -> None:
        """Warn when time is short; when it is up the table plays for everybody it waits for, but for seats that are
        spared."""
        state, clock = self._journal.state, self.signal()
        if clock.left is None or state.paused:
            return
        if clock.left == 0:
            round_ = state.round
            for seat in state.waiting_for:
                if state.round == round_ and seat not in spared:
                    self._game.play_automatically(seat, "clock")
        elif clock.warning and not self._warned:
            self._warned = True
            self._audience.signal(clock)
