"""A host with a clock that is moved by hand, and devices that listen."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import count
from typing import Any

from pennypapers.notation import write_step
from pennypapers.server.host import Host
from pennypapers.server.live_table import LiveTable
from pennypapers.server.log import Settings
from pennypapers.server.running import Running
from pennypapers.server.store import MemoryStore

START = 1_700_000_000_000


class Clock:
    """Milliseconds that pass only when somebody says so."""

    def __init__(self) -> None:
        self.time = START

    def __call__(self) -> int:
        return self.time

    def wait(self, seconds: float) -> None:
        self.time += int(seconds * 1000)


class Bytes:
    """Bytes that look random and are the same in every run."""

    def __init__(self) -> None:
        self._numbers: Iterator[int] = count(1)

    def __call__(self, size: int) -> bytes:
        return bytes((next(self._numbers) * 37 + place * 11) % 256 for place in range(size))


class Device:
    """Somebody's phone: what it was told, in order."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.heard: list[dict[str, Any]] = []
        self.signals: list[dict[str, Any]] = []

    def tell(self, messages: bytes) -> None:
        for message in json.loads(b"[" + messages + b"]"):
            (self.heard if message["say"] == "news" else self.signals).append(message)

    def kinds(self) -> list[str]:
        return [news["entry"]["kind"] for news in self.heard]

    def last_signal(self, say: str) -> dict[str, Any]:
        return [signal for signal in self.signals if signal["say"] == say][-1]


class Room:
    """A table with its people, each with a device."""

    def __init__(self, host: Host, running: Running, devices: list[Device]) -> None:
        self.host = host
        self.running = running
        self.table = running.live.id
        self.devices = devices

    @property
    def live(self) -> LiveTable:
        return self.running.live

    def plainest(self, seat: int) -> list[str]:
        """What the table would play for a seat, as steps."""
        turn = self.live.playing().automatic(self.live.seats[seat].initials)
        return [write_step(step) for step in turn.steps]

    async def everybody_plays(self) -> None:
        """What the open round still lacks, everybody's plainest turn."""
        number = self.live.round
        for seat in list(self.live.waiting_for):
            await self.host.commit(self.table, self.devices[seat].name, seat, number, self.plainest(seat))


async def room(store: MemoryStore, now: Clock, people: int, sheet: str = "temple-a", **settings: Any) -> Room:
    """A table where everybody has sat down, connected and given a word; not started yet."""
    host = Host(store, now, Bytes())
    table = await host.open_table(sheet, settings=Settings(**settings))
    devices = [Device(f"device-{number}") for number in range(people)]
    for number, device in enumerate(devices):
        seat = await host.take_seat(table, device.name, f"Person {number}", f"P{number}")
        for message in await host.connect(table, device.name, device):
            device.tell(message)
        await host.give_word(table, device.name, seat, f"{number:02x}" * 16)
    return Room(host, await host.table(table), devices)
