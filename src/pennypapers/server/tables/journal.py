"""The journal, a table's log on its way to the disk: what happens is applied at once, and told when it is saved.

Entries that come while the disk is busy wait together and go as one, and a turn waits a moment for those of the others:
so a round of a hundred turns costs a few syncs and everybody a few messages, and nobody waits for a lock. What cannot
be saved has not happened: the table is made again from what the store has.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field

import msgspec

from pennypapers.refusals import Refusal
from pennypapers.server.messages import log
from pennypapers.server.messages.news import News
from pennypapers.server.store import Conflict, Damaged, NewTable, Store, Unavailable
from pennypapers.server.store.refusing import refusal_of
from pennypapers.server.tables.publishing import published
from pennypapers.server.tables.state import InkedTurn, TableState, fold

encode_news = msgspec.json.Encoder().encode

_DEVICES_CHANGE = log.Seated | log.Unseated | log.Moved | log.Taken | log.KeeperChanged

Told = Callable[[list[News], list[bytes]], None]


@dataclass(slots=True)
class _Batch:
    """Entries that are saved together."""

    after: int  # the number of the entry before the first of them
    waiting: list[asyncio.Future[Exception | None]] = field(default_factory=list)
    is_done: bool = False
    is_told: bool = False
    entries: list[log.AnyEntry] = field(default_factory=list)
    news: list[News] = field(default_factory=list)
    closes_a_round: bool = False
    ends_the_game: bool = False
    opens: NewTable | None = None
    devices: set[str] | None = None  # that have something at the table after it, if that may have changed

    def done(self, error: Exception | None) -> None:
        self.is_done = True
        for waiter in self.waiting:
            if not waiter.done():  # whoever waited may be gone
                waiter.set_result(error)


class Journal:
    """`state` is the table with everything that has been staged. `news` has what is saved of it, as everybody may know
    it and encoded once for all. `when_over` is called when the last turn of a game is saved and before it is told, and
    `tell` with everything that is saved. A turn waits `wait_for_each` seconds for every other one that is still to
    come."""

    def __init__(self, state: TableState, news: list[bytes], store: Store) -> None:
        self.state = state
        self.news = news
        self.tell: Told = lambda news, messages: None
        self.when_over: Callable[[], Awaitable[None]] | None = None
        self.wait_for_each = 0.0
        self._store = store
        self._next: _Batch | None = None
        self._last: _Batch | None = None
        self._saving: asyncio.Task[None] | None = None
        self._hurry = asyncio.Event()  # what waits for other turns need not wait any longer
        self._is_ahead = False  # whether `state` has what could not be saved

    @classmethod
    def of_log(cls, table: str, entries: list[log.AnyEntry], store: Store) -> Journal:
        try:
            state, news = _folded(table, entries)
        except Exception as error:  # whatever it is, these entries never made a table
            raise Damaged from error
        return cls(state, news, store)

    def stage(self, *entries: log.AnyEntry) -> None:
        """Let checked entries happen. Between the check and this nothing may be waited for."""
        for entry in entries:
            self.state.apply(entry)
            self._add(entry)

    def stage_turn(self, turn: InkedTurn) -> None:
        """The same for a turn."""
        self.state.apply_turn(turn)
        self._add(turn.entry)

    def stage_opening(self, entry: log.AnyEntry, opens: NewTable) -> None:
        """The same for an entry with which another table is opened: both are saved, or neither."""
        self.stage(entry)
        assert self._next
        self._next.opens = opens

    def _add(self, entry: log.AnyEntry) -> None:
        """Have an entry saved that was just applied."""
        state = self.state
        if self._next is None:
            self._next = _Batch(state.last - 1)
        batch = self._next
        batch.entries.append(entry)
        batch.news.append(published(state, entry))
        closes = isinstance(entry, log.Played) and not state.round_is_open
        batch.closes_a_round |= closes
        batch.ends_the_game |= closes and state.phase == "over"
        if isinstance(entry, _DEVICES_CHANGE) or batch.ends_the_game:
            batch.devices = state.listed_devices
        if closes or not isinstance(entry, log.Played):
            self._hurry.set()
        if self._saving is None:
            self._saving = asyncio.create_task(self._save())

    async def saved(self) -> None:
        """Returns when everything that was staged is on disk and told; refuses if it could not be saved."""
        batch = self._next or self._last
        if batch is None or batch.is_done:
            return
        # A future for each: whoever is cancelled while waiting must not cancel the others' answer.
        waiter: asyncio.Future[Exception | None] = asyncio.get_running_loop().create_future()
        batch.waiting.append(waiter)
        error = await waiter
        if isinstance(error, Conflict):
            raise Refusal("table-moved-on") from error
        if isinstance(error, Unavailable):
            raise refusal_of(error) from error
        if error is not None:
            raise error

    async def settled(self) -> None:
        """Returns when nothing is being saved, so that `state` is what everybody may know."""
        while self.is_busy:
            await self.saved()

    @property
    def is_in_step(self) -> bool:
        """Whether `state` is as the store has it, but for what is being saved. Else nothing may be checked against
        it."""
        return not self._is_ahead

    async def get_in_step(self) -> None:
        if self._is_ahead:
            await self._go_back()

    async def read_again(self) -> None:
        """Read the log again, some entries of which were rewritten in the store. Nobody is told."""
        entries: list[log.AnyEntry] = []
        while self.is_busy or len(entries) != self.state.last:
            with suppress(Refusal):
                await self.settled()
            await self.get_in_step()
            entries = await self._read()
        self.state, self.news = _folded(self.state.id, entries)

    @property
    def is_busy(self) -> bool:
        return self._saving is not None

    async def _save(self) -> None:
        try:
            while (batch := self._next) is not None:
                await self._wait_for_other_turns()
                self._next, self._last = None, batch
                error = await self._try_to_save(batch)
                batch.done(error)
                if error is not None:
                    self._last = None
                elif not batch.is_told:
                    self._tell_saved(batch)  # after the waiting were woken: news and answers go out together
        finally:
            self._saving = None

    async def _wait_for_other_turns(self) -> None:
        """Until the round closes or something else happens, but not for long."""
        seconds = self.wait_for_each * self.state.still_to_play
        if seconds and not self._hurry.is_set():
            waking = asyncio.get_running_loop().call_later(seconds, self._hurry.set)
            await self._hurry.wait()
            waking.cancel()
        self._hurry.clear()

    async def _try_to_save(self, batch: _Batch) -> Exception | None:
        data = [log.encode(entry) for entry in batch.entries]
        try:
            await self._store.append(
                self.state.id,
                batch.after,
                data,
                drop_drafts=batch.closes_a_round,
                opens=batch.opens,
                devices=batch.devices,
                ends=batch.ends_the_game,
            )
            if self.when_over and batch.ends_the_game:
                await self.when_over()
        except Exception as error:
            self._is_ahead = True
            lost, self._next = self._next, None  # what was staged since stands on what is not saved
            there: list[log.AnyEntry] = []
            if isinstance(error, Conflict | Unavailable):
                with suppress(Refusal):  # whoever comes next tries again
                    there = await self._go_back()
            if lost is not None:
                lost.done(error)
            # The store may have it against its own word.
            batch.is_told = there[batch.after :][: len(batch.entries)] == batch.entries
            return None if isinstance(error, Unavailable) and batch.is_told else error
        return None

    def _tell_saved(self, batch: _Batch) -> None:
        messages = [encode_news(piece) for piece in batch.news]
        self.news += messages
        self.tell(batch.news, messages)

    async def _read(self) -> list[log.AnyEntry]:
        try:
            entries = await read_log(self._store, self.state.id)
        except Unavailable as trouble:
            raise refusal_of(trouble) from trouble
        if not entries:
            raise Refusal("no-such-table")
        return entries

    async def _go_back(self) -> list[log.AnyEntry]:
        """Make the table again from what the store has, and tell what of it nobody has heard: entries of another
        worker, or of a write whose answer was lost. Gives all that the store has."""
        entries = await self._read()
        if not self._is_ahead:
            return entries  # somebody else was quicker
        heard = len(self.news)
        pieces: list[News] = []
        self.state = fold(self.state.id, entries, lambda state, entry: pieces.append(published(state, entry)))
        messages = [encode_news(piece) for piece in pieces[heard:]]
        self.news += messages
        self._is_ahead = False
        self.tell(pieces[heard:], messages)
        return entries


async def read_log(store: Store, table: str) -> list[log.AnyEntry]:
    try:
        return [log.decode(data) for data in await store.read(table)]
    except (
        msgspec.MsgspecError
    ) as error:  # it was damaged before entries had sums, or another program wrote it
        raise Damaged from error


def _folded(table: str, entries: list[log.AnyEntry]) -> tuple[TableState, list[bytes]]:
    news: list[bytes] = []
    state = fold(table, entries, lambda state, entry: news.append(encode_news(published(state, entry))))
    return state, news
