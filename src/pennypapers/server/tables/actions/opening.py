"""Opening tables: on any sheet, for today's expedition, for a first game, and once more with the same people."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime

from pennypapers.notation import read_layout, shipped_layout, write_layout
from pennypapers.notation.game import EMBEDDED
from pennypapers.notation.shipped import SHIPPED
from pennypapers.refusals import Refusal
from pennypapers.server.messages import log
from pennypapers.server.store import Conflict, Store
from pennypapers.server.tables.actions.lobby import check_settings, take_seat
from pennypapers.server.tables.codes import new_code
from pennypapers.server.tables.journal import Journal
from pennypapers.server.tables.lessons import LESSONS
from pennypapers.server.tables.permissions import is_a_person_at
from pennypapers.server.tables.registry import Registry
from pennypapers.server.tables.running import RunningTable
from pennypapers.table import commitment
from pennypapers.table.fair_dice import SECRET_BYTES, daily_layouts

DEFAULT_SETTINGS = log.Settings()


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
        drawn = shipped_layout(sheet) if sheet in SHIPPED else read_layout(layout)
        check_settings(settings)
        secret = b"" if day or lesson else self._random_bytes(SECRET_BYTES)
        table_id = self._random_bytes(16).hex()
        while True:
            opened = log.Opened(
                at=self._now(),
                code=new_code(self._random_bytes),
                sheet=sheet if sheet in SHIPPED else EMBEDDED,
                layout=write_layout(drawn),
                settings=settings,
                commitment=commitment(secret) if secret else "",
                secret=secret.hex(),
                day=day,
                lesson=lesson,
            )
            try:
                await self._store.open_table(table_id, opened.code, [log.encode(opened)])
                break
            except Conflict as conflict:
                if conflict.what != "code-taken":
                    raise
        return self._registry.take_up(Journal.of_log(table_id, [opened], self._store))

    async def open_expedition(self, adventure: str) -> RunningTable:
        """A table for today's expedition, which one goes on alone."""
        today = datetime.fromtimestamp(self._now() / 1000, UTC).date()
        for sheet in daily_layouts(today):
            if shipped_layout(sheet).adventure == adventure:
                return await self.open_table(sheet, day=today.isoformat())
        raise Refusal("unknown-adventure", adventure=adventure, known=", ".join(LESSONS))

    async def open_lesson(self, adventure: str) -> RunningTable:
        """A table for a first game, alone and with dice that are known beforehand."""
        if adventure not in LESSONS:
            raise Refusal("unknown-adventure", adventure=adventure, known=", ".join(LESSONS))
        return await self.open_table("", LESSONS[adventure].layout, lesson=adventure)

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
        state, presence = table.state, table.presence
        again = await self.open_table(state.opened.sheet, state.opened.layout, state.settings)
        keeper = state.keeper if presence.is_connected(state.keeper) else -1
        occupants = [state.seats[seat] for seat in state.order]
        here = [
            occupant
            for occupant in occupants
            if occupant.is_ours or occupant.device == device or presence.is_connected(occupant.seat)
        ]
        for occupant in here:
            seat = await take_seat(again, occupant.device, occupant.name, occupant.initials, occupant.bot)
            if occupant.seat == keeper:
                again.stage(log.KeeperChanged(at=self._now(), seat=seat))
        table.stage(log.PlayedAgain(at=self._now(), table=again.id, code=again.code))
        await table.saved()
