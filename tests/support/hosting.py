"""A host with a clock that is moved by hand, a disk that can be held up, and devices that listen."""

from __future__ import annotations

import asyncio
import hashlib
import json
import random
from collections.abc import Awaitable, Callable, Collection, Coroutine, Iterator, Sequence
from contextlib import contextmanager
from functools import wraps
from typing import Any, ParamSpec

import pytest

from pennypapers.notation import write_step
from pennypapers.refusals import Refusal
from pennypapers.server.messages.log import Settings
from pennypapers.server.settings.limits import Limits
from pennypapers.server.store import MemoryStore, NewTable, NotSaved, Store, Unavailable
from pennypapers.server.store.memory import Moment
from pennypapers.server.tables.host import Host
from pennypapers.server.tables.running import RunningTable
from pennypapers.server.tables.state import TableState
from pennypapers.server.tables.thinking import Minds
from pennypapers.server.wire.connection import Connection
from pennypapers.server.wire.gate import Gate, device_of
from pennypapers.server.wire.house import House
from pennypapers.server.wire.metrics import Metrics

P = ParamSpec("P")

START = 1_700_000_000_000
STUCK = 30  # seconds, after which a scene is stuck; none of them hangs on time otherwise


def scene(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """Run a test in an event loop of its own."""

    @wraps(test)
    def play(*arguments: P.args, **named: P.kwargs) -> None:
        asyncio.run(asyncio.wait_for(test(*arguments, **named), STUCK))

    return play


async def refused(doing: Awaitable[object]) -> str:
    """The code with which something is refused; checks that there is a sentence for it."""
    return (await refusal_of(doing)).code


async def refusal_of(doing: Awaitable[object]) -> Refusal:
    with pytest.raises(Refusal) as refusal:
        await doing
    assert str(refusal.value)
    return refusal.value


async def settle() -> None:
    """Let every task run until it waits for something."""
    for _ in range(50):
        await asyncio.sleep(0)


class Clock:
    """A clock in milliseconds that is moved by hand."""

    def __init__(self) -> None:
        self.time = START

    def __call__(self) -> int:
        return self.time

    def wait(self, seconds: float) -> None:
        self.time += int(seconds * 1000)


class Bytes:
    """A source of random bytes that are the same in every run."""

    def __init__(self, seed: int = 0) -> None:
        self._chance = random.Random(seed)

    def __call__(self, size: int) -> bytes:
        return self._chance.randbytes(size)


class Disk(MemoryStore):
    """A store that can be held up, full or unreadable, and counts how often it is appended to."""

    def __init__(self, clock: Callable[[], int]) -> None:
        super().__init__(clock)
        self.appends = 0
        self.is_unreadable = False
        self._goes_on = asyncio.Event()
        self._goes_on.set()

    async def append(
        self,
        table: str,
        expected: int,
        entries: Sequence[bytes],
        *,
        drop_drafts: bool = False,
        opens: NewTable | None = None,
        devices: Collection[str] | None = None,
        ends: bool = False,
    ) -> int:
        self.appends += 1
        await self._goes_on.wait()
        return await super().append(
            table, expected, entries, drop_drafts=drop_drafts, opens=opens, devices=devices, ends=ends
        )

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        if self.is_unreadable:
            raise Unavailable("other")
        return await super().read(table, after)

    @contextmanager
    def held(self) -> Iterator[None]:
        """A context in which nothing that is appended gets to the disk."""
        self._goes_on.clear()
        try:
            yield
        finally:
            self._goes_on.set()

    def fill(self, *writes: str, moment: Moment = "before") -> None:
        """From now on the disk is full for these writes, or for all."""

        def full(when: Moment, write: str) -> None:
            if when == moment and (not writes or write in writes):
                raise NotSaved("full")

        self.trouble = full

    def make_room(self) -> None:
        self.trouble = lambda moment, write: None


class Device:
    """A device that keeps all that it was told, in order."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.heard: list[dict[str, Any]] = []
        self.signals: list[dict[str, Any]] = []

    def tell(self, messages: bytes) -> None:
        for message in json.loads(b"[" + messages + b"]"):
            (self.heard if message["say"] == "news" else self.signals).append(message)

    def kinds(self) -> list[str]:
        return [news["entry"]["kind"] for news in self.heard]

    def missed_nothing(self) -> bool:
        """Whether the numbers of its news follow each other without a gap."""
        numbers = [news["number"] for news in self.heard]
        return numbers == list(range(numbers[0], numbers[0] + len(numbers)))

    def entries(self, kind: str) -> list[dict[str, Any]]:
        return [news["entry"] for news in self.heard if news["entry"]["kind"] == kind]

    def signalled(self, say: str) -> list[dict[str, Any]]:
        return [signal for signal in self.signals if signal["say"] == say]

    def last_signal(self, say: str) -> dict[str, Any]:
        return self.signalled(say)[-1]

    async def connect(self, host: Host, table: str, known: int = 0) -> None:
        for message in await host.connect(table, self.name, self, known):
            self.tell(message)


class Phone(Device):
    """A device that talks to the host over a connection, without a socket."""

    def __init__(self, house: House, name: str, address: str = "here") -> None:
        self.secret = hashlib.sha256(name.encode()).hexdigest()
        super().__init__(device_of(self.secret))
        self.connection = Connection(house, address)
        self._asked = 0

    async def ask(self, do: str, **facts: Any) -> Any:
        """The answer to a request, or its refusal."""
        self._asked += 1
        assert await self.connection.receive(json.dumps({"do": do, "id": self._asked, **facts}))
        (answer,) = [message for message in self.listen() if message["id"] == self._asked]
        if answer["say"] == "refused":
            raise Refusal(answer["reason"]["code"], **answer["reason"]["facts"])
        return answer["answer"]

    def listen(self) -> list[dict[str, Any]]:
        """Take in what was sent, and return the answers in it."""
        answers = []
        while frame := self.connection.take_frame():
            for message in json.loads(frame):
                if message["say"] in ("answer", "refused"):
                    answers.append(message)
                else:
                    self.tell(json.dumps(message).encode())
        return answers

    async def hello(self) -> Phone:
        await self.ask("hello", version=1, secret=self.secret)
        return self

    async def watch(self, table: str, known: int = 0) -> Phone:
        await self.ask("watch", table=table, known=known)
        return self


def house(store: Store, clock: Clock, seed: int = 0, **limits: int) -> House:
    """What all connections share; its limits are wide unless others are given."""
    wide = ("messages_per_second", "message_burst", "address_message_burst", "tables_per_hour")
    gate = Gate(Limits(**{**dict.fromkeys(wide, 10_000), **limits}), (), clock)
    return House(Host(store, clock, Bytes(seed)), store, gate, Metrics())


class Room:
    """A table with its people, each with a device."""

    def __init__(self, host: Host, running: RunningTable, devices: Sequence[Device]) -> None:
        self.host = host
        self.running = running
        self.table = running.state.id
        self.devices = devices

    @property
    def state(self) -> TableState:
        return self.running.state

    def plainest(self, seat: int) -> list[str]:
        """The steps that the table would play for a seat."""
        turn = self.state.playing().automatic(self.state.seats[seat].initials)
        return [write_step(step) for step in turn.steps]

    async def start(self) -> None:
        await self.host.start(self.table, self.devices[self.state.keeper].name)

    async def commit(self, seat: int) -> None:
        """Commit the plainest turn of a seat."""
        await self.host.commit(
            self.table, self.devices[seat].name, seat, self.state.round, self.plainest(seat)
        )

    async def everybody_plays(self) -> None:
        """Commit the plainest turn of every seat that has yet to play in the open round."""
        for seat in list(self.state.waiting_for):
            await self.commit(seat)

    async def play_to_the_end(self) -> None:
        if self.state.phase == "lobby":
            await self.start()
        while not self.state.playing().is_over:
            await self.everybody_plays()
            await self.host.roll(self.table, self.devices[self.state.keeper].name)


async def room(
    store: Store,
    now: Clock,
    people: int,
    sheet: str = "temple-a",
    seed: int = 0,
    gathered_for: float = 0.0,
    minds: Minds | None = None,
    bot_pause: float = 0.0,
    **settings: Any,
) -> Room:
    """A table where everybody has sat down, connected and given a word; not started yet."""
    host = Host(store, now, Bytes(seed), gathered_for, minds, lambda: bot_pause)
    return await room_at(host, people, sheet, **settings)


async def room_at(host: Host, people: int, sheet: str = "temple-a", **settings: Any) -> Room:
    """The same at a host that is there."""
    table = await host.open_table(sheet, settings=Settings(**settings))
    devices = [Device(f"device-{number}") for number in range(people)]
    for number, device in enumerate(devices):
        seat = await host.take_seat(table, device.name, f"Person {number}", f"P{number}")
        await device.connect(host, table)
        await host.give_word(table, device.name, seat, f"{number:02x}" * 16)
    return Room(host, await host.registry.get(table), devices)
