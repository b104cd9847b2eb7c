"""The bots at a table: when a round opens they think, wait as a person would, and play. The round never waits for them:
when everybody else is ready they don't wait either."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Protocol

from pennypapers.bots import Situation
from pennypapers.refusals import Refusal
from pennypapers.server.messages import log
from pennypapers.server.tables.state import TableState
from pennypapers.server.tables.tally import Tally
from pennypapers.server.tables.thinking import THINKING_TIME, BotTask, Minds, Question

PATIENCE = 5.0  # seconds after which the table plays for a bot that does not answer
# Seconds a round for all bots of a table together; with more of them each plays its fast policy.
TABLE_THINKS = 1.0

_logger = logging.getLogger(__name__)


class Place(Protocol):
    """The table as its bots know it."""

    @property
    def state(self) -> TableState: ...

    def anybody_here(self) -> bool: ...

    def play(self, turn: log.Played) -> None: ...

    def play_automatically(self, seat: int, why: str) -> None: ...

    async def saved(self) -> None: ...


class BotSeats:
    """`pause` gives how many seconds a bot takes over a turn, `new_seed` a seed for its random choices."""

    def __init__(
        self,
        place: Place,
        minds: Minds,
        now: Callable[[], int],
        pause: Callable[[], float],
        new_seed: Callable[[], int],
        tally: Tally,
    ) -> None:
        self._tally = tally
        self._place = place
        self._minds = minds
        self._now = now
        self._pause = pause
        self._new_seed = new_seed
        self._playing: asyncio.Task[None] | None = None
        self._others_are_ready = asyncio.Event()

    def look(self) -> None:
        """Whenever something happened: begin to think if there is something to think about, stop waiting if everybody
        else is ready. Never while no person is here."""
        state = self._place.state
        if not state.bots or not state.round_is_open:
            return
        waiting = state.waiting_for
        bots = [seat for seat in waiting if seat in state.bots]
        if not bots or state.paused or not self._place.anybody_here():
            return
        if len(bots) == len(waiting):
            self._others_are_ready.set()
        else:
            self._others_are_ready.clear()
        if self._playing is None:
            self._playing = asyncio.create_task(self._play(state.round, bots))

    @property
    def is_getting_ready(self) -> bool:
        """Its bots cannot think yet. Nobody plays for them then: everybody waits."""
        return not self._minds.are_ready(self._place.state.layout.adventure)

    def close(self) -> None:
        if self._playing is not None:
            self._playing.cancel()

    async def _play(self, round_: int, seats: list[int]) -> None:
        try:
            if self.is_getting_ready:
                await self._minds.ready(self._place.state.layout.adventure)
            else:
                await self._take_turns(round_, seats)
                await self._place.saved()
        except Refusal:
            return  # what could not be saved is played again when somebody looks
        except Exception:  # whatever it is, they try again when somebody looks
            _logger.exception("bots could not play", extra={"table": self._place.state.id})
            return
        finally:
            self._playing = None
        self.look()  # another round may have begun, or who should play may have changed

    async def _take_turns(self, round_: int, seats: list[int]) -> None:
        turns = await self._think(seats)
        loop = asyncio.get_running_loop()
        began, waits = loop.time(), {seat: self._pause() for seat in seats}
        for seat in sorted(seats, key=waits.__getitem__):
            with suppress(TimeoutError):
                async with asyncio.timeout_at(began + waits[seat]):
                    await self._others_are_ready.wait()
            self._commit(round_, seat, turns.get(seat))

    async def _think(self, seats: list[int]) -> dict[int, str]:
        state = self._place.state
        levels = {seat: state.seats[seat].bot_level for seat in seats}
        thinks = sum(THINKING_TIME.get(level, 0.0) for level in levels.values()) <= TABLE_THINKS
        if not thinks:
            self._tally.hurried_bots += sum(level in THINKING_TIME for level in levels.values())
        bidden = [
            BotTask(level, thinks, Question.of(situation(state, seat), self._new_seed()))
            for seat, level in levels.items()
        ]
        try:
            async with asyncio.timeout(PATIENCE):
                return dict(zip(seats, await self._minds.turns(bidden), strict=True))
        except TimeoutError:
            _logger.warning("bots took too long", extra={"table": state.id})
            return {}
        except Exception:  # whatever it is, nobody waits for it
            _logger.exception("bots could not think", extra={"table": state.id})
            return {}

    def _commit(self, round_: int, seat: int, steps: str | None) -> None:
        state = self._place.state
        if state.round != round_ or seat not in state.waiting_for or state.paused:
            return
        if seat not in state.bots:
            return  # who was away is back
        why = "bot" if state.seats[seat].stand_in else ""
        if steps is not None:
            turn = log.Played(at=self._now(), round=round_, seat=seat, steps=steps, by_table=why)
            try:
                state.check(turn)
            except Refusal as refusal:
                _logger.error("a bot broke a rule", extra={"table": state.id, "code": refusal.code})
            else:
                self._place.play(turn)
                return
        self._tally.late_bots += 1
        self._place.play_automatically(seat, "late")


def situation(state: TableState, seat: int) -> Situation:
    """What a seat that has to play sees: in a hazard round the sheet that it holds."""
    return Situation.at(state.playing(), state.seats[seat].initials)
