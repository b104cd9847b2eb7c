"""The tables that are in memory: every unfinished one, and the finished ones that people still look at."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection
from contextlib import suppress

from pennypapers.refusals import Refusal
from pennypapers.server.messages import log, signals
from pennypapers.server.store import Store
from pennypapers.server.tables.audience import Listener
from pennypapers.server.tables.journal import Journal
from pennypapers.server.tables.running import Bots, Draft, RunningTable

LET_GO_AFTER = 10 * 60_000  # milliseconds without anybody at a table that is over

_logger = logging.getLogger(__name__)


class Registry:
    """`now` gives milliseconds; the news of who is ready, and turns on their way to the disk, may wait `gathered_for`
    seconds for more; `bots` is what the bots at every table share."""

    def __init__(self, store: Store, now: Callable[[], int], gathered_for: float, bots: Bots) -> None:
        self._store = store
        self._now = now
        self._gathered_for = gathered_for
        self._bots = bots
        self._tables: dict[str, RunningTable] = {}
        self._codes: dict[str, str] = {}
        self._removed: set[str] = set()  # since the start, so that who comes back is told why

    async def recover(self) -> int:
        """Take up every unfinished table where the store has it; how many there are. Clocks stood still meanwhile."""
        for row in await self._store.tables():
            if not row.finished:
                # A disk that takes nothing: that time passed is written down when somebody comes.
                with suppress(Refusal):
                    await self._load(row.id)
        return len(self._tables)

    async def get(self, table: str) -> RunningTable:
        """The table with this id, ready to be acted on; one that is over is fetched from the store."""
        running = self._tables.get(table) or await self._load(table)
        if not running.is_in_step:
            await running.get_in_step()
        return running

    async def find(self, code: str) -> str:
        """The id of the table with this code."""
        code = code.upper()
        if code in self._codes:
            return self._codes[code]
        row = await self._store.find_table(code)
        if row is None:
            raise Refusal("no-such-table")
        return row.id

    def unfinished(self) -> list[str]:
        """The ids of the tables that are not finished."""
        return [table for table, running in self._tables.items() if running.state.phase != "over"]

    def of_device(self, device: str) -> list[str]:
        """The unfinished tables where a device has a seat, the last touched first."""
        own = [
            running
            for running in self._tables.values()
            if running.state.phase != "over"
            and not running.state.opened.lesson
            and running.state.seats_of(device)
        ]
        return [running.state.id for running in sorted(own, key=lambda running: -running.state.at)]

    def connections(self) -> int:
        return sum(len(running.audience) for running in self._tables.values())

    def disconnect(self, table: str, listener: Listener) -> None:
        if table in self._tables:
            self._tables[table].disconnect(listener)

    def take_up(self, journal: Journal) -> RunningTable:
        """A table whose log is in the store is in memory from now on."""
        running = RunningTable(journal, self._store, self._now, self._gathered_for, self._bots)
        self._tables[running.state.id] = running
        if running.state.phase != "over":
            self._codes[running.code] = running.state.id
        return running

    async def _load(self, table: str) -> RunningTable:
        entries = [log.decode(data) for data in await self._store.read(table)]
        drafts = await self._store.drafts(table)
        if table in self._tables:  # somebody else was quicker
            return self._tables[table]
        if not entries:
            raise Refusal("table-removed" if table in self._removed else "no-such-table")
        running = self.take_up(Journal.of_log(table, entries, self._store))
        for seat, (rank, text) in drafts.items():
            running.drafts[seat] = Draft.stored(rank, text)
        state = running.state
        if state.phase == "over":
            await running.keep()
        else:
            if state.bots:  # or they would be late for who comes back
                self._bots.minds.prepare()
            if state.deadline is not None and not state.paused:
                running.stage(log.Resumed(at=self._now()))
            running.go_on()
            running.play_for_muted()
            await running.saved()
        return running

    def _let_go(self, running: RunningTable) -> None:
        """Forget a table that is in the store."""
        running.bot_seats.close()
        del self._tables[running.state.id]
        if self._codes.get(running.code) == running.state.id:
            del self._codes[running.code]

    # What time brings

    async def tick(self) -> None:
        """Look at all clocks; to be called about twice a second."""
        for running in list(self._tables.values()):
            try:
                await running.tick()
            except Refusal:  # what could not be saved is tried again at the next tick
                continue
            except Exception:  # whatever it is, the other tables' clocks go on
                _logger.exception("a tick failed", extra={"table": running.state.id})
                continue
            idle = self._now() - running.idle_since
            if running.is_kept and not len(running.audience) and not running.is_busy and idle > LET_GO_AFTER:
                self._let_go(running)

    async def prune(self, games_before: int, tables_before: int) -> int:
        """Delete games that ended before a time and unfinished tables that nobody touched since another, but not what
        people are at; how many there were."""
        needed = {
            table for table, running in self._tables.items() if running.is_busy or len(running.audience)
        }
        for table, running in list(self._tables.items()):
            before = games_before if running.is_kept else tables_before
            if running.state.at < before and table not in needed:
                self._let_go(running)
        return await self._store.prune(games_before, tables_before, needed)

    # What the operator asks for

    async def remove(self, table: str) -> None:
        """Delete an unfinished table; whoever is there is told."""
        running = await self.get(table)
        if running.state.phase == "over":
            raise Refusal("game-over")
        await self._store.remove(table)
        self._removed.add(table)
        self._forget_removed(table)

    def _forget_removed(self, table: str) -> None:
        running = self._tables.get(table)
        if running is not None:
            self._let_go(running)
            running.audience.tell_now()
            running.audience.signal(signals.Removed())

    async def follow_store(self, rewritten: Collection[str], removed: Collection[str]) -> None:
        """Some logs were rewritten in the store, and some tables deleted there."""
        self._removed.update(removed)
        for table in removed:
            self._forget_removed(table)
        for table in rewritten:
            if table in self._tables:
                await self._tables[table].read_again()

    async def close(self) -> None:
        """Tell everybody that the server stops, and wait until what is under way is saved."""
        for running in list(self._tables.values()):
            running.audience.tell_now()
            running.audience.signal(signals.Closing())
            running.bot_seats.close()
        waiting = [running.saved() for running in self._tables.values() if running.is_busy]
        await asyncio.gather(*waiting, return_exceptions=True)
