"""The tables that are in memory: those that people are at, or were lately. All others are in the store alone, and are
fetched when somebody comes."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection
from contextlib import suppress

from pennypapers.refusals import Refusal
from pennypapers.server.messages import signals
from pennypapers.server.store import Damaged, Store, Unavailable
from pennypapers.server.store.refusing import refusal_of
from pennypapers.server.tables.audience import Listener
from pennypapers.server.tables.bot_seats import Bots
from pennypapers.server.tables.journal import Journal, read_log
from pennypapers.server.tables.running import RunningTable

# Milliseconds:
LET_GO_AFTER = 10 * 60_000  # without anybody at a table
CODE_STAYS = 24 * 60 * 60_000  # after the end, for whoever comes back to see it

LOOK_THROUGH = 0.05  # seconds between two tables: players come first

_logger = logging.getLogger(__name__)


class Registry:
    """`now`, `awake`, `lost_time` and `gathered_for` are those of `Host`; `bots` is what the bots at every table
    share."""

    def __init__(
        self,
        store: Store,
        now: Callable[[], int],
        gathered_for: float,
        bots: Bots,
        awake: Callable[[], int],
        lost_time: Callable[[], bool],
    ) -> None:
        self._store = store
        self._now = now
        self._gathered_for = gathered_for
        self._bots = bots
        self._awake = awake
        self._lost_time = lost_time
        self._tables: dict[str, RunningTable] = {}
        self._codes: dict[str, str] = {}
        self.unfinished = 0  # as `count` found it last
        self._removed: set[str] = set()  # since the start, so that whoever comes back is told why
        self._damaged: set[str] = set()  # what is kept of these cannot be read

    async def recover(self) -> int:
        """Get ready to serve what is in the store; how many tables there are that are not finished. Each is loaded when
        somebody comes: its clock stood still meanwhile."""
        for table_id in await self._store.unsettled():
            # One that is damaged keeps none of the others from being served; nor does a disk that takes nothing.
            with suppress(Refusal, Unavailable):
                table = await self._load(table_id)
                if table.state.phase != "over":  # else it is settled when its game is kept
                    await self._store.list_devices(table_id, table.state.listed_devices)
        return await self.count()

    async def look_through(self) -> None:
        """Look for damage in what nobody has come to yet, so that whoever runs the server hears of it while there is
        still a copy to be had."""
        for row in await self._store.tables():
            if not row.finished and row.id not in self._tables:
                with suppress(Unavailable):
                    try:
                        if entries := await read_log(self._store, row.id):  # it may be gone meanwhile
                            Journal.of_log(row.id, entries, self._store)
                    except Damaged as damage:
                        self._set_aside(row.id, damage)
                await asyncio.sleep(LOOK_THROUGH)

    async def count(self) -> int:
        """How many tables are not finished."""
        self.unfinished = await self._store.unfinished()
        return self.unfinished

    async def get(self, table_id: str) -> RunningTable:
        """The table with this id, ready to be acted on; one that is not in memory is fetched from the store."""
        table = await self.look(table_id)
        if table.stands_still:
            # Refused by a disk that takes nothing: whoever comes may look, and the next tick tries again what follows.
            with suppress(Refusal):
                await table.go_on()
            await table.ready()
        return table

    async def look(self, table_id: str) -> RunningTable:
        """The same to be seen only: one that was not in memory does not go on yet."""
        table = self._tables.get(table_id) or await self._load(table_id)
        table.idle_since = self._awake()  # whoever asks for it has it for a while
        await table.ready()
        return table

    async def find(self, code: str) -> str:
        """The id of the table with this code."""
        code = code.upper()
        table = self._tables.get(self._codes.get(code, ""))
        if table is not None and table.state.phase != "over":
            return table.id
        row = await self._store.find_table(code)
        if row is None or (row.finished and self._now() - row.updated > CODE_STAYS):
            raise Refusal("no-such-table")
        return row.id

    @property
    def damaged(self) -> int:
        """How many tables were found damaged since the start."""
        return len(self._damaged)

    async def of_device(self, device: str) -> list[str]:
        """The ids of the unfinished tables where a device has a seat or that it keeps, the last touched first."""
        try:
            return await self._store.tables_of(device)
        except Unavailable as trouble:
            raise refusal_of(trouble) from trouble

    def connections(self) -> int:
        """How many clients listen, to all tables together."""
        return sum(len(table.audience) for table in self._tables.values())

    def disconnect(self, table_id: str, listener: Listener) -> None:
        if table_id in self._tables:
            self._tables[table_id].disconnect(listener)

    def take_up(self, journal: Journal) -> RunningTable:
        """A table whose log is in the store is in memory from now on."""
        table = self.run(journal, self._store)
        self._tables[table.id] = table
        if table.state.phase != "over":
            self._codes[table.code] = table.id
        return table

    def run(self, journal: Journal, store: Store) -> RunningTable:
        """A table that nobody can find."""
        return RunningTable(journal, store, self._now, self._gathered_for, self._bots, self._awake)

    async def _load(self, table_id: str) -> RunningTable:
        try:
            entries = await read_log(self._store, table_id)
            drafts = await self._store.drafts(table_id)
            if table_id in self._tables:  # somebody else was quicker
                return self._tables[table_id]
            if not entries:
                raise Refusal("table-removed" if table_id in self._removed else "no-such-table")
            journal = Journal.of_log(table_id, entries, self._store)
        except Damaged as damage:
            self._set_aside(table_id, damage)
            raise refusal_of(damage) from damage
        table = self.take_up(journal)
        with suppress(
            Refusal
        ):  # of a game that is over and could not be kept: that is tried again at every tick
            await table.take_up(drafts)
        return table

    def _set_aside(self, table_id: str, damage: Damaged) -> None:
        if table_id not in self._damaged:
            self._damaged.add(table_id)
            cause = repr(damage.__cause__) if damage.__cause__ else "an entry is not as it was written"
            _logger.warning("a table is damaged, and set aside", extra={"table": table_id, "cause": cause})

    def _let_go(self, table: RunningTable) -> None:
        """Forget a table that is in the store, or nowhere any more."""
        table.close()
        del self._tables[table.id]
        if self._codes.get(table.code) == table.id:
            del self._codes[table.code]

    # What time brings

    async def tick(self) -> None:
        """Look at all clocks; to be called about twice a second."""
        if self._lost_time():
            _logger.warning("the server slept, or its clock was set: the tables' clocks stood still")
            for table in self._tables.values():
                table.clock.stand_still()  # all of them before anything else happens at any
        for table in list(self._tables.values()):
            try:
                await table.tick()
            except Refusal:  # what could not be saved is tried again at the next tick
                continue
            except Exception:  # whatever it is, the other tables' clocks go on
                _logger.exception("a tick failed", extra={"table": table.id})
                continue
            idle = self._awake() - table.idle_since
            is_stored = table.archive.is_kept or table.state.phase != "over"
            if is_stored and not self._is_needed(table) and idle > LET_GO_AFTER:
                self._let_go(table)

    async def prune(self, games_before: int, tables_before: int) -> int:
        """Delete games that ended before a time and unfinished tables that nobody touched since another, but not what
        people are at; how many there were."""
        needed = {table_id for table_id, table in self._tables.items() if self._is_needed(table)}
        for table_id, table in list(self._tables.items()):
            before = games_before if table.archive.is_kept else tables_before
            if table.state.at < before and table_id not in needed:
                self._let_go(table)
        return await self._store.prune(games_before, tables_before, needed)

    def _is_needed(self, table: RunningTable) -> bool:
        """Whether it must stay in memory: somebody listens to it, and has it for as long, or something is being
        saved."""
        return bool(len(table.audience)) or table.is_busy

    # What the operator asks for

    async def remove(self, table_id: str) -> None:
        """Delete an unfinished table, or a damaged one; whoever is there is told."""
        try:
            table = await self.get(table_id)
        except Refusal:
            if table_id not in self._damaged:
                raise
        else:
            if table.state.phase == "over":
                raise Refusal("game-over")
        await self._store.remove(table_id)
        self._forget_removed(table_id)

    def _forget_removed(self, table_id: str) -> None:
        self._removed.add(table_id)
        self._damaged.discard(table_id)
        table = self._tables.get(table_id)
        if table is not None:
            self._let_go(table)
            table.is_removed = True  # its listeners still have it
            table.audience.tell_now()
            table.audience.signal(signals.Removed())

    async def follow_store(self, rewritten: Collection[str], removed: Collection[str]) -> None:
        """Some logs were rewritten in the store, and some tables deleted there; both are given by their ids."""
        for table_id in removed:
            self._forget_removed(table_id)
        for table_id in rewritten:
            if table_id in self._tables:
                table = self._tables[table_id]
                await table.read_again()

    async def close(self) -> None:
        """Tell everybody that the server stops, and wait until what is under way is saved."""
        for table in list(self._tables.values()):
            table.audience.tell_now()
            table.audience.signal(signals.Closing())
            table.close()
        waiting = [table.saved() for table in self._tables.values() if table.is_busy]
        await asyncio.gather(*waiting, return_exceptions=True)
