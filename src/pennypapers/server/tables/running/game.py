"""How the game at a table goes on: what people and bots do, and what follows from it by itself."""

from __future__ import annotations

from collections.abc import Callable

from pennypapers.server.messages import log
from pennypapers.server.tables.drafts import Draft, Drafts
from pennypapers.server.tables.journal import Journal
from pennypapers.server.tables.state import InkedTurn, TableState


class RunningGame:
    """`after_turn` is called whenever a turn has been played; `wake` is to have `go_on` called again after so many
    milliseconds."""

    def __init__(self, journal: Journal, drafts: Drafts, now: Callable[[], int]) -> None:
        self.after_turn: Callable[[], None] = lambda: None
        self.wake: Callable[[int], None] = lambda milliseconds: None
        self.saved = journal.saved
        self._journal = journal
        self._drafts = drafts
        self._now = now

    @property
    def state(self) -> TableState:
        return self._journal.state

    def roll(self) -> None:
        """The next round; the turns of muted seats come with it."""
        self._journal.stage(self.state.next_roll(self._now()))
        self.play_for_muted()

    def play(self, turn: InkedTurn) -> None:
        """A turn, and if it closes the round the next roll."""
        self._journal.stage_turn(turn)
        self.go_on()
        self.after_turn()

    def play_automatically(self, seat: int, why: str) -> None:
        """The table plays a turn: the seat's draft if it could be committed as it stands, else the plainest one."""
        draft = self._drafts.for_table(seat, self.state.round)
        self.play(self.state.automatic(self._now(), seat, draft.steps if draft else (), why))

    def play_for_muted(self) -> None:
        state, round_ = self.state, self.state.round
        if not state.paused:
            for seat in state.out:
                if state.round == round_:
                    self.play_automatically(seat, "muted")

    def go_on(self) -> None:
        """Do what follows by itself when a round has closed: the next roll, as soon as everybody had the time to see
        what the round brought. After a crash, doing it again comes to the same."""
        state = self.state
        if state.phase != "playing" or state.round_is_open or state.paused or not state.settings.rolls_itself:
            return
        people = [seat for seat in state.people if not state.seats[seat].muted and seat not in state.bots]
        if not people and state.keeper != log.NO_SEAT:  # it would play without anybody
            return
        waited = self._now() - state.closed_at
        if 0 <= waited < state.pause:
            self.wake(state.pause - waited)
        else:  # also if the round closed by a clock that was set back since
            self.roll()

    def draft_of(self, seat: int) -> Draft | None:
        """The seat's draft for the last round that was rolled."""
        return self._drafts.of(seat, self.state.round)
