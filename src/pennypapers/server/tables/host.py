"""The host: the authority over tables. It checks, applies, stores, then tells.

Nothing here knows of sockets: a listener is anything that can be told bytes. Time and randomness are passed in. What
can be asked for is in `actions`; this is a face of it for whoever knows a table by its id alone.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pennypapers.server.messages import log
from pennypapers.server.messages.answers import DraftAnswer, Drawn, HintAnswer, Reason
from pennypapers.server.store import Store
from pennypapers.server.tables.actions import keeping, lobby, playing
from pennypapers.server.tables.actions.devices import Devices, move_seat
from pennypapers.server.tables.actions.opening import DEFAULT_SETTINGS, Opening
from pennypapers.server.tables.audience import Listener
from pennypapers.server.tables.bot_seats import Bots
from pennypapers.server.tables.exercises import Exercises
from pennypapers.server.tables.registry import Registry
from pennypapers.server.tables.tally import Tally
from pennypapers.server.tables.thinking import Minds, MindsHere
from pennypapers.server.tables.tickets import Tickets


class Host:
    """`now` gives the time of day in milliseconds, and `awake` for how many the server has been awake, by which it is
    told how long something takes; `lost_time` is asked at every look at the clocks whether there was a time when nobody
    could play (see `AwakeTime`). `random_bytes` gives so many unpredictable bytes; the news that players are ready, and
    turns on their way to the disk, may wait `gathered_for` seconds for more."""

    def __init__(
        self,
        store: Store,
        now: Callable[[], int],
        random_bytes: Callable[[int], bytes],
        gathered_for: float = 0.0,
        minds: Minds | None = None,
        bot_pause: Callable[[], float] = lambda: 0.0,
        tally: Tally | None = None,
        awake: Callable[[], int] | None = None,
        lost_time: Callable[[], bool] = lambda: False,
    ) -> None:
        awake = awake or now
        self.now = now
        self.tally = tally or Tally()
        self._minds = minds or MindsHere()
        bots = Bots(self._minds, bot_pause, lambda: int.from_bytes(random_bytes(6)), self.tally)
        self.registry = Registry(store, now, gathered_for, bots, awake, lost_time)
        self.opening = Opening(store, self.registry, now, random_bytes)
        self.exercises = Exercises(store, self._minds, now)
        self.devices = Devices(store, self.registry, Tickets(awake, random_bytes), now)

    async def close(self) -> None:
        """Tell everybody that the server stops, and wait until what is under way is saved."""
        await self.registry.close()
        self._minds.close()

    # Opening a table

    async def open_table(
        self, sheet: str, layout: str = "", settings: log.Settings = DEFAULT_SETTINGS, day: str = ""
    ) -> str:
        return (await self.opening.open_table(sheet, layout, settings, day)).id

    async def open_expedition(self, adventure: str, day: str = "") -> str:
        return (await self.opening.open_expedition(adventure, day)).id

    async def open_lesson(self, adventure: str) -> str:
        return (await self.opening.open_lesson(adventure)).id

    async def play_again(
        self, table_id: str, device: str, may_open: Callable[[], None] = lambda: None
    ) -> str:
        return await self.opening.play_again(await self.registry.get(table_id), device, may_open)

    # Before the start

    async def take_seat(self, table_id: str, device: str, name: str, initials: str, bot: str = "") -> int:
        return await lobby.take_seat(await self.registry.get(table_id), device, name, initials, bot)

    async def add_bot(self, table_id: str, device: str, level: str) -> int:
        return await lobby.add_bot(await self.registry.get(table_id), device, level)

    async def leave_seat(self, table_id: str, device: str, seat: int) -> None:
        await lobby.leave_seat(await self.registry.get(table_id), device, seat)

    async def give_word(self, table_id: str, device: str, seat: int, word: str) -> None:
        await lobby.give_word(await self.registry.get(table_id), device, seat, word)

    async def choose(self, table_id: str, device: str, settings: log.Settings) -> None:
        await lobby.choose(await self.registry.get(table_id), device, settings)

    # The game

    async def start(self, table_id: str, device: str) -> None:
        await playing.start(await self.registry.get(table_id), device)

    async def roll(self, table_id: str, device: str) -> None:
        await playing.roll(await self.registry.get(table_id), device)

    async def draft(
        self,
        table_id: str,
        device: str,
        seat: int,
        round_: int,
        revision: int,
        steps: Sequence[str],
        listener: Listener | None = None,
    ) -> DraftAnswer:
        table = await self.registry.get(table_id)
        return await playing.draft(table, device, seat, round_, revision, steps, listener)

    async def ask_discovery(
        self, table_id: str, device: str, seat: int, round_: int, spaces: Sequence[str]
    ) -> dict[str, Reason | None]:
        return await playing.ask_discovery(await self.registry.get(table_id), device, seat, round_, spaces)

    async def why(
        self, table_id: str, device: str, seat: int, round_: int, steps: Sequence[str]
    ) -> Reason | None:
        return await playing.why(await self.registry.get(table_id), device, seat, round_, steps)

    async def commit(self, table_id: str, device: str, seat: int, round_: int, steps: Sequence[str]) -> None:
        await playing.commit(await self.registry.get(table_id), device, seat, round_, steps)

    async def hint(self, table_id: str, device: str, seat: int, round_: int) -> HintAnswer:
        return await playing.hint(await self.registry.get(table_id), device, seat, round_)

    async def look(self, table_id: str, device: str, seat: int) -> Drawn:
        return await playing.look(await self.registry.get(table_id), device, seat)

    # Keeping the table

    async def pause(self, table_id: str, device: str, paused: bool) -> None:
        await keeping.pause(await self.registry.get(table_id), device, paused)

    async def hand_over(self, table_id: str, device: str, seat: int) -> None:
        await keeping.hand_over(await self.registry.get(table_id), device, seat)

    async def mute(self, table_id: str, device: str, seat: int, muted: bool) -> None:
        await keeping.mute(await self.registry.get(table_id), device, seat, muted)

    async def play_for(self, table_id: str, device: str, seat: int) -> None:
        await keeping.play_for(await self.registry.get(table_id), device, seat)

    async def stand_in(self, table_id: str, device: str, seat: int, level: str) -> None:
        await keeping.stand_in(await self.registry.get(table_id), device, seat, level)

    async def nudge(self, table_id: str, device: str, seat: int) -> None:
        await keeping.nudge(await self.registry.get(table_id), device, seat)

    # Devices

    async def seat_ticket(self, table_id: str, device: str, seat: int) -> str:
        return self.devices.seat_ticket(await self.registry.get(table_id), device, seat)

    def device_ticket(self, device: str) -> str:
        return self.devices.device_ticket(device)

    async def redeem(self, device: str, code: str) -> str | None:
        table = await self.devices.redeem(device, code)
        return table.id if table else None

    async def move_seat(self, table_id: str, seat: int, device: str, by_keeper: bool) -> None:
        await move_seat(await self.registry.get(table_id), seat, device, by_keeper)

    async def forget(self, device: str) -> None:
        await self.devices.forget(device)

    async def forget_everywhere(self, device: str) -> list[str]:
        return await self.devices.forget_everywhere(device)

    # Coming and going

    async def connect(self, table_id: str, device: str, listener: Listener, known: int = 0) -> list[bytes]:
        return (await self.registry.get(table_id)).connect(listener, device, known)

    def disconnect(self, table_id: str, listener: Listener) -> None:
        self.registry.disconnect(table_id, listener)
