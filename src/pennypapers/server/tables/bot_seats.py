"""The bots at a table. When a round opens they think, wait as long as a person would, and play. The round never waits
for that: as soon as everybody else is ready, they play at once."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import NamedTuple, Protocol

from pennypapers.bots import Situation
from pennypapers.notation import write_steps
from pennypapers.refusals import Refusal
from pennypapers.server.messages import log
from pennypapers.server.tables.state import InkedTurn, TableState
from pennypapers.server.tables.tally import Tally
from pennypapers.server.tables.thinking import THINKING_TIME, BotTask, Minds, Question, Steps

PATIENCE = 5.0  # seconds after which the table plays for a bot that does not answer
# Seconds a round for all bots of a table together; with more of them each plays its fast policy.
TABLE_THINKS = 1.0

_logger = logging.getLogger(__name__)


class Bots(NamedTuple):
    """What the bots at every table share: where they think, how many seconds one takes over a turn, a seed for its
    random choices, and where everything is counted."""

    minds: Minds
    pause: Callable[[], float]
    new_seed: Callable[[], int]
    tally: Tally


class GameOfBots(Protocol):
    """The game at a table as its bots know it."""

    @property
    def state(self) -> TableState: ...

    def play(self, turn: InkedTurn) -> None: ...

    def play_automatically(self, seat: int, why: str) -> None: ...

    async def saved(self) -> None: ...


class BotSeats:
    """The seats at one table whose turns the table takes by a bot. `anybody_here` says whether a person is."""

    def __init__(
        self, game: GameOfBots, bots: Bots, now: Callable[[], int], anybody_here: Callable[[], bool]
    ) -> None:
        self._game = game
        self._bots = bots
        self._now = now
        self._anybody_here = anybody_here
        self._playing: asyncio.Task[None] | None = None
        self._others_are_ready = asyncio.Event()

    def look(self) -> None:
        """Whenever something happened: begin to think if there is something to think about, stop waiting if everybody
        else is ready. Never while no person is here."""
        state = self._game.state
        if not state.bots or not state.round_is_open:
            return
        waiting = state.waiting_for
        bots = [seat for seat in waiting if seat in state.bots]
        if not bots or state.paused or not self._anybody_here():
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
        return not self._bots.minds.are_ready(self._game.state.layout.adventure)

    def close(self) -> None:
        if self._playing is not None:
            self._playing.cancel()

    async def _play(self, round_: int, seats: list[int]) -> None:
        try:
            if self.is_getting_ready:
                await self._bots.minds.ready(self._game.state.layout.adventure)
            else:
                await self._take_turns(round_, seats)
                await self._game.saved()
        except Refusal:
            return  # what could not be saved is played again when somebody looks
        except Exception:  # whatever it is, they try again when somebody looks
            _logger.exception("bots could not play", extra={"table": self._game.state.id})
            return
        finally:
            self._playing = None
        self.look()  # another round may have begun, or a bot may have to play for somebody else

    async def _take_turns(self, round_: int, seats: list[int]) -> None:
        turns = await self._think(seats)
        loop = asyncio.get_running_loop()
        began, waits = loop.time(), {seat: self._bots.pause() for seat in seats}
        for seat in sorted(seats, key=waits.__getitem__):
            with suppress(TimeoutError):
                async with asyncio.timeout_at(began + waits[seat]):
                    await self._others_are_ready.wait()
            self._commit(round_, seat, turns.get(seat))

    async def _think(self, seats: list[int]) -> dict[int, Steps]:
        state = self._game.state
        levels = {seat: state.seats[seat].bot_level for seat in seats}
        thinks = sum(THINKING_TIME.get(level, 0.0) for level in levels.values()) <= TABLE_THINKS
        if not thinks:
            self._bots.tally.hurried_bots += sum(level in THINKING_TIME for level in levels.values())
        tasks = [
            BotTask(level, thinks, Question.of(situation(state, seat), self._bots.new_seed()))
            for seat, level in levels.items()
        ]
        try:
            async with asyncio.timeout(PATIENCE):
                return dict(zip(seats, await self._bots.minds.turns(tasks), strict=True))
        except TimeoutError:
            _logger.warning("bots took too long", extra={"table": state.id})
            return {}
        except Exception:  # whatever it is, nobody waits for it
            _logger.exception("bots could not think", extra={"table": state.id})
            return {}

    def _commit(self, round_: int, seat: int, steps: Steps | None) -> None:
        state = self._game.state
        if state.round != round_ or seat not in state.waiting_for or state.paused:
            return
        if seat not in state.bots:
            return  # its person was away and is back
        why = "bot" if state.seats[seat].stand_in else ""
        if steps is not None:
            try:
                turn = state.ink(
                    log.Played(
                        at=self._now(), round=round_, seat=seat, steps=write_steps(steps), by_table=why
                    )
                )
            except Refusal as refusal:
                _logger.error("a bot broke a rule", extra={"table": state.id, "code": refusal.code})
            else:
                self._game.play(turn)
                return
        self._bots.tally.late_bots += 1
        self._game.play_automatically(seat, "late")


def situation(state: TableState, seat: int) -> Situation:
    """What a seat that has to play sees: in a hazard round the sheet that it holds."""
    return Situation.at(state.playing(), state.seats[seat].initials)
