"""The host: the authority over tables. It checks, stores, applies, then tells, one thing a table at a time.

Nothing here knows of sockets: a listener is anything that can be told bytes. Time and randomness are passed in. A seat
belongs to a device, which is known by an opaque name that only it can prove; whoever calls has checked that proof.
"""

from __future__ import annotations

import hmac
from collections.abc import Callable, Sequence

from pennypapers.notation import (
    check_newcomer,
    read_layout,
    read_steps,
    shipped_layout,
    write_layout,
)
from pennypapers.notation.game import EMBEDDED
from pennypapers.notation.shipped import SHIPPED
from pennypapers.refusals import Refusal
from pennypapers.rules import ValleySheet
from pennypapers.server import log
from pennypapers.server.answers import DraftAnswer, Drawn, Reason, answer_draft, why_no_discovery
from pennypapers.server.codes import new_code
from pennypapers.server.live_table import LiveTable
from pennypapers.server.names import clean_name
from pennypapers.server.running import Draft, Listener, Running, refolded
from pennypapers.server.store import Conflict, Store
from pennypapers.table import Played, commitment
from pennypapers.table.fair_dice import SECRET_BYTES, WORD_BYTES

MOST_SEATS = 100
DEFAULT_SETTINGS = log.Settings()


class Host:
    """`now` gives milliseconds; `random_bytes` so many unpredictable bytes; the news of who is ready may wait
    `gathered_for` seconds for more of it."""

    def __init__(
        self,
        store: Store,
        now: Callable[[], int],
        random_bytes: Callable[[int], bytes],
        gathered_for: float = 0.0,
    ) -> None:
        self._gathered_for = gathered_for
        self._store = store
        self._now = now
        self._random_bytes = random_bytes
        self._tables: dict[str, Running] = {}

    # Tables

    async def recover(self) -> int:
        """Take up every unfinished table where the store has it; how many there are. Clocks stood still meanwhile."""
        for row in await self._store.tables():
            if row.finished:
                continue
            entries = [log.decode(data) for data in await self._store.read(row.id)]
            running = refolded(row.id, row.code, entries, self._store, self._now, self._gathered_for)
            for seat, (revision, text) in (await self._store.drafts(row.id)).items():
                running.drafts[seat] = Draft(revision, tuple(text.split()))
            self._tables[row.id] = running
            async with running.lock:
                live = running.live
                if live.deadline is not None and not live.paused:
                    await running.write(log.Resumed(at=self._now()))
                await running.go_on()
        return len(self._tables)

    async def open_table(
        self, sheet: str, layout: str = "", settings: log.Settings = DEFAULT_SETTINGS, day: str = ""
    ) -> str:
        """A new table without anybody at it; gives its id. `layout` is the `.sheet` text of an own one."""
        drawn = shipped_layout(sheet) if sheet in SHIPPED else read_layout(layout)
        _check_settings(settings)
        secret = self._random_bytes(SECRET_BYTES)
        opened = log.Opened(
            at=self._now(),
            sheet=sheet if sheet in SHIPPED else EMBEDDED,
            layout=write_layout(drawn),
            settings=settings,
            commitment="" if day else commitment(secret),
            secret="" if day else secret.hex(),
            day=day,
        )
        table = self._random_bytes(16).hex()
        while True:
            code = new_code(self._random_bytes)
            try:
                await self._store.open_table(table, code, [log.encode(opened)])
                break
            except Conflict as conflict:
                if conflict.what != "code-taken":
                    raise
        self._tables[table] = refolded(table, code, [opened], self._store, self._now, self._gathered_for)
        return table

    def open_tables(self) -> list[str]:
        """The ids of the tables that are not finished."""
        return [table for table, running in self._tables.items() if running.live.phase != "over"]

    def table(self, table: str) -> Running:
        if table not in self._tables:
            raise Refusal("no-such-table")
        return self._tables[table]

    def find(self, code: str) -> str:
        """The id of the table with this code."""
        for table, running in self._tables.items():
            if hmac.compare_digest(running.code.encode(), code.upper().encode()):
                return table
        raise Refusal("no-such-table")

    # Seats

    async def take_seat(self, table: str, device: str, name: str, initials: str, bot: str = "") -> int:
        """A seat for a device, which may have several; its number. The first one keeps the table."""
        running = self.table(table)
        async with running.lock:
            live = running.live
            _in_lobby(live)
            if len(live.seats) == MOST_SEATS:
                raise Refusal("too-many-players", limit=MOST_SEATS)
            check_newcomer(initials, (seat.initials for seat in live.seats.values()))
            number = max(live.seats, default=-1) + 1
            seated = log.Seated(
                at=self._now(), seat=number, name=clean_name(name), initials=initials, device=device, bot=bot
            )
            await running.write(seated)
            return number

    async def leave_seat(self, table: str, device: str, seat: int) -> None:
        """Give a seat up before the start; the keeper may do so for anybody."""
        running = self.table(table)
        async with running.lock:
            live = running.live
            _in_lobby(live)
            live.seat(seat)
            if not _is_device_of(live, seat, device):
                _keeps(live, device)
            await running.write(log.Unseated(at=self._now(), seat=seat))
            if seat == live.keeper and live.seats:
                await running.write(log.KeeperChanged(at=self._now(), seat=min(live.seats)))

    async def give_word(self, table: str, device: str, seat: int, word: str) -> None:
        """The seat's word for the dice; once, before the start."""
        running = self.table(table)
        async with running.lock:
            live = running.live
            _in_lobby(live)
            _acts_for(live, seat, device)
            if len(word) != 2 * WORD_BYTES or not set(word) <= set("0123456789abcdef"):
                raise Refusal("bad-hex", digits=2 * WORD_BYTES)
            if seat not in live.words:
                await running.write(log.Worded(at=self._now(), seat=seat, word=word))

    # The game

    async def start(self, table: str, device: str) -> None:
        running = self.table(table)
        async with running.lock:
            live = running.live
            _in_lobby(live)
            _keeps(live, device)
            await running.roll()

    async def roll(self, table: str, device: str) -> None:
        """Anybody's tap for the next roll. Two taps at once make one roll."""
        running = self.table(table)
        async with running.lock:
            live = running.live
            if device not in {seat.device for seat in live.seats.values()}:
                raise Refusal("not-your-seat")
            _not_paused(live)
            if not live.playing().is_over and not live.round_is_open:
                await running.roll()

    async def draft(
        self, table: str, device: str, seat: int, round_: int, revision: int, steps: Sequence[str]
    ) -> DraftAnswer:
        """Keep a draft, if it is newer than what is kept, and answer the one that counts."""
        running = self.table(table)
        async with running.lock:
            player = self._player(running, device, seat, round_)
            kept = running.drafts.get(seat)
            if kept is None or revision > kept.revision:
                answer = answer_draft(running.live.playing(), player, revision, steps)
                if await self._store.save_draft(table, seat, revision, " ".join(answer.steps)):
                    running.drafts[seat] = Draft(revision, tuple(answer.steps))
                return answer
            return answer_draft(running.live.playing(), player, kept.revision, kept.steps)

    async def ask_discovery(
        self, table: str, device: str, seat: int, round_: int, spaces: Sequence[str]
    ) -> dict[str, Reason | None]:
        """Kind by kind, whether these spaces could be revealed after the seat's draft, and if not why not."""
        running = self.table(table)
        player = self._player(running, device, seat, round_)
        game = running.live.playing()
        turn = game.turn(player)
        for step in read_steps(" ".join(running.drafts[seat].steps)) if seat in running.drafts else ():
            turn.play(step)
        if not isinstance(turn.sheet, ValleySheet):
            raise Refusal("valley-step")
        return why_no_discovery(turn.sheet, spaces)

    async def commit(self, table: str, device: str, seat: int, round_: int, steps: Sequence[str]) -> None:
        """Ink a turn. The same turn once more is the same answer; another one for a turn that is in is refused."""
        running = self.table(table)
        async with running.lock:
            live = running.live
            text = " ".join(steps)
            done = live.played.get(seat)
            if done and done.round == round_ and _is_device_of(live, seat, device):
                if read_steps(done.steps) == read_steps(text):
                    return
                raise Refusal("already-played", player=live.seat(seat).initials)
            player = self._player(running, device, seat, round_)
            live.playing().check(Played(player, read_steps(text)))
            await running.play(log.Played(at=self._now(), round=round_, seat=seat, steps=text))
            await running.go_on()

    def look(self, table: str, seat: int) -> Drawn:
        """Somebody's sheet as the last closed round left it."""
        live = self.table(table).live
        game, player = live.playing(), live.seat(seat).initials
        return Drawn.of(game.shown[player], player, game.strict)

    # Keeping the table

    async def pause(self, table: str, device: str, paused: bool) -> None:
        running = self.table(table)
        async with running.lock:
            live = running.live
            _keeps(live, device)
            live.playing()
            if paused != live.paused:
                now = self._now()
                await running.write(log.Paused(at=now) if paused else log.Resumed(at=now))
            await running.go_on()

    async def hand_over(self, table: str, device: str, seat: int) -> None:
        running = self.table(table)
        async with running.lock:
            _keeps(running.live, device)
            running.live.seat(seat)
            await running.write(log.KeeperChanged(at=self._now(), seat=seat))

    async def mute(self, table: str, device: str, seat: int, muted: bool) -> None:
        """Let the table play for a seat from now on, or no longer."""
        running = self.table(table)
        async with running.lock:
            live = running.live
            _keeps(live, device)
            live.playing()
            if live.seat(seat).muted != muted:
                await running.write(log.Muted(at=self._now(), seat=seat, muted=muted))
            await running.go_on()

    async def play_for(self, table: str, device: str, seat: int) -> None:
        """The keeper asks the table to play this turn for somebody who is away."""
        running = self.table(table)
        async with running.lock:
            live = running.live
            _keeps(live, device)
            live.seat(seat)
            if len(live.order) == 1 or not running.is_away(seat):
                raise Refusal("not-away", player=live.seats[seat].initials)
            if seat in live.waiting_for and not live.paused:
                await running.play_automatically(seat, "keeper")
                await running.go_on()

    async def move_seat(self, table: str, seat: int, device: str, by_keeper: bool) -> None:
        """A seat goes to another device; whoever calls has checked the code that allows it."""
        running = self.table(table)
        async with running.lock:
            running.live.seat(seat)
            await running.write(log.Moved(at=self._now(), seat=seat, device=device, by_keeper=by_keeper))

    # Who is there

    def connect(self, table: str, device: str, listener: Listener, known: int = 0) -> list[bytes]:
        """Listen to a table from now on; gives every piece of news after number `known`."""
        running = self.table(table)
        running.tell_now()  # what waits to be told is in the news that it gets
        running.listeners[listener] = device
        return running.news[known:]

    def disconnect(self, table: str, device: str, listener: Listener) -> None:
        running = self.table(table)
        running.listeners.pop(listener, None)
        running.last_seen[device] = self._now()

    async def tick(self) -> None:
        """Look at all clocks; to be called about once a second."""
        for running in list(self._tables.values()):
            async with running.lock:
                await running.look_at_the_clock()

    def _player(self, running: Running, device: str, seat: int, round_: int) -> str:
        """The initials of a seat that may act in this round, or a refusal."""
        live = running.live
        _acts_for(live, seat, device)
        _not_paused(live)
        if live.playing().is_over:
            raise Refusal("game-over")
        if round_ != live.round or not live.round_is_open:
            raise Refusal("stale-round", round=round_, current=live.round)
        return live.seats[seat].initials


def _check_settings(settings: log.Settings) -> None:
    clock = settings.clock
    if clock != log.CLOCK_OFF and not log.SHORTEST_CLOCK <= clock <= log.LONGEST_CLOCK:
        raise Refusal("clock-range", low=log.SHORTEST_CLOCK, high=log.LONGEST_CLOCK)


def _in_lobby(live: LiveTable) -> None:
    if live.game is not None:
        raise Refusal("already-started")


def _not_paused(live: LiveTable) -> None:
    if live.paused:
        raise Refusal("table-paused")


def _is_device_of(live: LiveTable, seat: int, device: str) -> bool:
    return hmac.compare_digest(live.seat(seat).device, device)


def _acts_for(live: LiveTable, seat: int, device: str) -> None:
    if not _is_device_of(live, seat, device):
        raise Refusal("not-your-seat")


def _keeps(live: LiveTable, device: str) -> None:
    if live.keeper not in live.seats or not _is_device_of(live, live.keeper, device):
        raise Refusal("not-keeper")
