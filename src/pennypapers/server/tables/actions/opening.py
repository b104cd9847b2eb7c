"""Opening tables: on any sheet, for today's expedition, for a first game, to play on from a round of another game, and
once more with the same people."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from datetime import UTC, datetime

from msgspec import structs

from pennypapers.notation import write_layout
from pennypapers.refusals import Refusal
from pennypapers.server.messages import log
from pennypapers.server.store import Conflict, MemoryStore, NewTable, Store
from pennypapers.server.tables.actions.lobby import (
    check_settings,
    chosen_layout,
    keep_without_seat,
    take_seat,
)
from pennypapers.server.tables.codes import new_code
from pennypapers.server.tables.journal import Journal
from pennypapers.server.tables.lessons import LESSONS
from pennypapers.server.tables.names import clean_name
from pennypapers.server.tables.permissions import free_initials, is_a_person_at
from pennypapers.server.tables.playing_on import entries_of, play_on_from
from pennypapers.server.tables.registry import Registry
from pennypapers.server.tables.running import RunningTable
from pennypapers.server.tables.state import Occupant, TableState, fold
from pennypapers.table import commitment
from pennypapers.table.fair_dice import SECRET_BYTES, expedition_layout

DEFAULT_SETTINGS = log.Settings()
MOST_GAMES = 50  # of an evening
NOBODY = -1  # no seat has this number


class Opening:
    """`random_bytes` gives so many unpredictable bytes."""

    def __init__(
        self,
        store: Store,
        registry: Registry,
        now: Callable[[], int],
        random_bytes: Callable[[int], bytes],
    ) -> None:
        self._store = store
        self._registry = registry
        self._now = now
        self._random_bytes = random_bytes

    async def open_table(
        self,
        sheet: str,
        layout: str = "",
        settings: log.Settings = DEFAULT_SETTINGS,
        day: str = "",
        lesson: str = "",
    ) -> RunningTable:
        """A new table without anybody at it. `layout` is the `.sheet` text of somebody's own sheet."""
        table_id, opened = self._new(sheet, layout, settings, day, lesson)
        return await self._open(table_id, opened)

    async def _open(
        self,
        table_id: str,
        opened: log.Opened,
        what_follows: Sequence[log.AnyEntry] = (),
        devices: Collection[str] = (),
    ) -> RunningTable:
        """Save the beginning of a log, with another code if that of the table is taken, and take the table up. Some
        devices may have something there from the start."""
        while True:
            entries = [opened, *what_follows]
            try:
                bodies = [log.encode(entry) for entry in entries]
                await self._store.open_table(table_id, opened.code, bodies, devices)
                break
            except Conflict as conflict:
                if conflict.what != "code-taken":
                    raise
                opened = structs.replace(opened, code=new_code(self._random_bytes))
        return self._registry.take_up(Journal.of_log(table_id, entries, self._store))

    def _new(
        self,
        sheet: str,
        layout: str,
        settings: log.Settings,
        day: str = "",
        lesson: str = "",
        evening: Sequence[log.PastGame] = (),
    ) -> tuple[str, log.Opened]:
        """The id of a table and the beginning of its log, which are nowhere yet. Its code may be another table's."""
        name, drawn = chosen_layout(sheet, layout)
        check_settings(settings)
        secret = b"" if day or lesson else self._random_bytes(SECRET_BYTES)
        return self._random_bytes(16).hex(), log.Opened(
            at=self._now(),
            code=new_code(self._random_bytes),
            sheet=name,
            layout=write_layout(drawn),
            settings=settings,
            commitment=commitment(secret) if secret else "",
            secret=secret.hex(),
            day=day,
            lesson=lesson,
            evening=list(evening),
        )

    async def open_expedition(self, adventure: str, day: str = "") -> RunningTable:
        """A table for today's expedition, or for practice that of a day before, which one goes on alone."""
        today = datetime.fromtimestamp(self._now() / 1000, UTC).date()
        then, sheet = expedition_layout(day or today.isoformat(), today, adventure)
        return await self.open_table(sheet, day=then.isoformat())

    async def open_lesson(self, adventure: str) -> RunningTable:
        """A table for a first game, alone and with dice that are known beforehand."""
        if adventure not in LESSONS:
            raise Refusal("unknown-adventure", adventure=adventure, known=", ".join(LESSONS))
        return await self.open_table("", LESSONS[adventure].layout, lesson=adventure)

    async def play_on(
        self,
        device: str,
        text: str,
        player: str,
        round_: int,
        *,
        new_dice: bool,
        name: str = "",
        game: str = "",
    ) -> RunningTable:
        """A table where the game goes on from a round of the game with this text, for a device that plays on for one of
        its players. `game` is the id of that game, if it has one."""
        name = clean_name(name) if name else player
        going_on = await asyncio.to_thread(play_on_from, text, player, round_, new_dice=new_dice)
        settings = log.Settings(pencil_strict=going_on.begun.strict)
        table_id, opened = self._new(going_on.sheet, going_on.layout, settings)
        # Its dice cannot be checked from the first round on, so it promises nothing: they come of a seed.
        opened = structs.replace(
            opened,
            commitment="",
            secret="",
            seed=opened.secret,
            played_on=log.PlayedOn(round_, game, new_dice),
            coming=going_on.coming,
        )
        beginning = entries_of(opened, going_on, player, device, name)
        state = fold(table_id, beginning, lambda state, entry: None)
        beginning.append(state.next_roll(opened.at))
        return await self._open(table_id, opened, beginning[1:], state.listed_devices)

    async def play_again(
        self, table: RunningTable, device: str, may_open: Callable[[], None] = lambda: None
    ) -> str:
        """Another table with the same settings, where everybody who is still here has a seat; its id. However many ask
        for it, there is one; `may_open` is asked, and may refuse, when it is opened."""
        state = table.state
        is_a_person_at(state, device)
        if state.phase != "over":
            raise Refusal("not-over")
        if state.opened.day or state.opened.lesson:
            raise Refusal("expedition-alone")
        async with table.opening_again:
            await table.ready()  # what somebody else announced may not have been saved
            if table.state.again is None:
                may_open()
                await self._open_again(table, device)
        assert table.state.again
        return table.state.again.table

    async def _open_again(self, table: RunningTable, device: str) -> None:
        """The new table is set in memory first. It is then saved with the news of it in one go: whoever is killed on
        the way leaves no table behind that nobody knows."""
        state, presence = table.state, table.presence
        occupants = [state.seats[seat] for seat in state.order]
        here = [
            occupant
            for occupant in occupants
            if occupant.is_ours or occupant.device == device or presence.is_connected(occupant.seat)
        ]
        # Names were looked at, and whoever played may play again at a table that is locked.
        welcoming = structs.replace(state.settings, names_checked=False, locked=False)
        table_id, opened = self._new(
            state.opened.sheet, state.opened.layout, welcoming, evening=evening_so_far(state, here)
        )
        while await self._store.find_table(opened.code):
            opened = structs.replace(opened, code=new_code(self._random_bytes))
        scratch = MemoryStore(self._now)
        await scratch.open_table(table_id, opened.code, [log.encode(opened)])
        again = self._registry.run(Journal.of_log(table_id, [opened], scratch), scratch)
        if state.keeper == log.NO_SEAT and table.audience.is_connected(state.keeper_device):
            await keep_without_seat(again, state.keeper_device)
        for occupant in here:
            seat = await take_seat(again, occupant.device, occupant.name, occupant.initials, occupant.bot)
            if occupant.seat == state.keeper and presence.is_connected(occupant.seat):
                again.stage(log.KeeperChanged(at=self._now(), seat=seat))
            if occupant.team:
                again.stage(log.Teamed(at=self._now(), seat=seat, team=occupant.team))
        await self._seat_queued(table, again)
        if welcoming != state.settings:
            again.stage(log.SettingsChanged(at=self._now(), settings=state.settings))
        await again.saved()
        table.stage_opening(
            log.PlayedAgain(at=self._now(), table=again.id, code=again.code),
            NewTable(again.id, again.code, await scratch.read(again.id), again.state.listed_devices),
        )
        await table.saved()

    async def _seat_queued(self, table: RunningTable, again: RunningTable) -> None:
        """Those who came late and waited for this game have a seat too, with initials as near to theirs as are free."""
        for device, queued in list(table.state.queued.items()):
            if not table.audience.is_connected(device):
                continue
            taken = [occupant.initials for occupant in again.state.seats.values()]
            initials = queued.initials
            if initials.casefold() in map(str.casefold, taken):
                initials = free_initials(initials, taken)
            with suppress(Refusal):  # there may be no room any more
                await take_seat(again, device, queued.name, initials)


def evening_so_far(state: TableState, here: Sequence[Occupant]) -> list[log.PastGame]:
    """The games that were played together, this one included; seats are those that the people will have at the next
    table, which seats them in this order. Somebody alone has no evening, nor has a game that was played on."""
    if len(state.order) == 1 or state.opened.played_on:
        return []
    next_seat = {occupant.seat: number for number, occupant in enumerate(here)}
    earlier = [
        structs.replace(
            game,
            seats=[
                structs.replace(past, seat=next_seat.get(NOBODY if past.seat is None else past.seat))
                for past in game.seats
            ],
        )
        for game in state.evening
    ]
    game = state.playing()
    seats = [
        log.PastSeat(
            state.seats[seat].initials,
            game.score(player).stars,
            place,
            state.seats[seat].bot,
            next_seat.get(seat),
        )
        for seat, player, place in zip(state.order, game.players, game.places(), strict=True)
    ]
    this = log.PastGame(state.id, state.opened.sheet, state.layout.name, state.layout.adventure, seats)
    return [*earlier, this][-MOST_GAMES:]
