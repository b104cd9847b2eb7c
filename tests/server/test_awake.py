"""A clock that jumps and a machine that sleeps: nobody's turn is played for it, and nothing expires."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from hosting import Bytes, Clock, Disk, Room, refused, room_at, scene
from pennypapers.server.store import MemoryStore
from pennypapers.server.tables.audience import AWAY_AFTER
from pennypapers.server.tables.awake import LATE, AwakeTime
from pennypapers.server.tables.host import Host

HOUR = 60 * 60


class Machine:
    """A machine with a clock on its wall, and one that only runs on."""

    def __init__(self, ahead: float = 0) -> None:
        self.wall, self.running = Clock(), Clock()
        self.wall.wait(ahead)
        self.time = AwakeTime(self.wall, self.running)

    def host(self, store: MemoryStore, seed: int = 0) -> Host:
        return Host(store, self.time.now, Bytes(seed), awake=self.time.awake, lost_time=self.time.look)

    def passes(self, seconds: float) -> None:
        self.wall.wait(seconds)
        self.running.wait(seconds)

    async def stays_awake(self, host: Host, seconds: int) -> None:
        for _ in range(2 * seconds):
            self.passes(0.5)
            await host.registry.tick()


def sets_the_clock(machine: Machine) -> None:
    machine.wall.wait(HOUR)


def sets_the_clock_back(machine: Machine) -> None:
    machine.wall.wait(-HOUR)


def sleeps(machine: Machine) -> None:
    """As on Linux and macOS, where the clock that only runs on stands still meanwhile."""
    machine.wall.wait(120)


def is_stopped(machine: Machine) -> None:
    """As when a process is held, and on Windows when the machine sleeps."""
    machine.passes(120)


JUMPS = [sets_the_clock, sets_the_clock_back, sleeps, is_stopped]


async def timed(machine: Machine, store: MemoryStore, people: int = 2, **settings: Any) -> Room:
    table = await room_at(machine.host(store), people, **settings)
    await table.start()
    return table


@pytest.mark.parametrize("jump", JUMPS)
@scene
async def test_nobodys_turn_is_played(jump: Callable[[Machine], None]) -> None:
    machine = Machine()
    table = await timed(machine, MemoryStore(machine.wall), clock=30)
    await machine.stays_awake(table.host, 10)
    jump(machine)
    await table.host.registry.tick()
    assert table.state.waiting_for == [0, 1]
    assert table.devices[0].kinds()[-1] == "resumed"
    assert table.devices[0].last_signal("clock")["left"] == 30_000, "generously, since the entry before"
    await machine.stays_awake(table.host, 29)
    assert table.state.round == 1
    await machine.stays_awake(table.host, 1)
    assert table.state.round == 2, "and then it goes on as ever"
    assert table.devices[0].kinds().count("resumed") == 1


@pytest.mark.parametrize("jump", JUMPS)
@scene
async def test_a_turn_before_the_look_changes_nothing_of_this(jump: Callable[[Machine], None]) -> None:
    """Somebody plays in the moment between waking up and the next look at the clocks."""
    machine = Machine()
    table = await timed(machine, MemoryStore(machine.wall), clock=30)
    await machine.stays_awake(table.host, 10)
    jump(machine)
    await table.commit(1)
    await table.host.registry.tick()
    assert table.state.waiting_for == [0]
    assert 14_000 <= table.devices[0].last_signal("clock")["left"] <= 20_000


@pytest.mark.parametrize("jump", JUMPS)
@scene
async def test_nobody_is_away_for_it_and_no_code_expires(jump: Callable[[Machine], None]) -> None:
    machine = Machine()
    table = await timed(machine, MemoryStore(machine.wall), 3)
    table.host.disconnect(table.table, table.devices[0])
    code = await table.host.seat_ticket(table.table, "device-2", 2)
    for _ in range(10):
        jump(machine)
        await table.host.registry.tick()
    assert not table.running.presence.is_away(0)
    assert table.state.keeper == 0
    assert await table.host.redeem("another", code) == table.table
    await machine.stays_awake(table.host, AWAY_AFTER // 1000)
    assert table.running.presence.is_away(0)
    assert table.state.keeper == 1


@pytest.mark.parametrize("jump", JUMPS)
@scene
async def test_a_disk_that_is_full_at_that_moment(jump: Callable[[Machine], None]) -> None:
    machine = Machine()
    disk = Disk(machine.wall)
    table = await timed(machine, disk, clock=30)
    await machine.stays_awake(table.host, 10)
    jump(machine)
    disk.fill()
    for _ in range(3):
        await table.host.registry.tick()
        machine.passes(0.5)
    assert await refused(table.commit(1)) == "not-saved"
    disk.make_room()
    await table.commit(1)
    await table.host.registry.tick()
    assert table.state.waiting_for == [0]
    await machine.stays_awake(table.host, 28)
    assert table.state.round == 1


@scene
async def test_a_clock_set_back_before_a_restart_makes_nobody_wait() -> None:
    machine = Machine()
    store = MemoryStore(machine.wall)
    table = await timed(machine, store, pause=6)
    await table.everybody_plays()
    assert not table.state.round_is_open
    later = Machine(ahead=-HOUR)
    host = later.host(store, 1)
    await host.registry.recover()
    again = Room(host, await host.registry.get(table.table), table.devices)
    await again.devices[0].connect(host, table.table)
    await later.stays_awake(host, 7)
    assert again.state.round == 2


def test_the_time_of_day_is_right_again_after_every_jump() -> None:
    machine = Machine()
    for jump in JUMPS:
        jump(machine)
        assert machine.time.look()
        assert machine.time.now() == machine.wall.time
        assert not machine.time.look()
    assert machine.time.awake() <= len(JUMPS) * LATE


def test_clocks_that_drift_apart_a_little_are_no_jump() -> None:
    machine = Machine()
    for _ in range(1000):
        machine.passes(0.5)
        machine.wall.wait(0.001)
        assert not machine.time.look()
    assert machine.time.awake() == 500_000
