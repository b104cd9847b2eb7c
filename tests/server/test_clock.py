"""The table's clock: it warns once, stands still in pauses and while nobody is there, and hurries nobody alone."""

from __future__ import annotations

import pytest

from hosting import Bytes, Clock, Device, Disk, Room, refused, room, scene
from pennypapers.server.store import MemoryStore
from pennypapers.server.tables.host import Host


async def timed(clock: Clock, people: int = 2, seconds: int = 30) -> Room:
    """In the first round, with so many seconds for a turn."""
    table = await room(MemoryStore(clock), clock, people, clock=seconds)
    await table.start()
    return table


def left(device: Device) -> int | None:
    """The milliseconds that a device was last told."""
    told: int | None = device.last_signal("clock").get("left")
    return told


def warnings(device: Device) -> list[int]:
    return [signal["left"] for signal in device.signalled("clock") if signal.get("warning")]


async def wait(table: Room, clock: Clock, seconds: int) -> None:
    """Half a second after another, as the server does."""
    for _ in range(2 * seconds):
        clock.wait(0.5)
        await table.host.registry.tick()


@scene
async def test_a_warning_ten_seconds_before_the_end_once_a_round() -> None:
    clock = Clock()
    table = await timed(clock)
    device = table.devices[0]
    assert left(device) == 30_000
    await wait(table, clock, 19)
    assert warnings(device) == []
    await wait(table, clock, 10)
    assert warnings(device) == [10_000]
    await table.everybody_plays()
    assert left(device) == 30_000
    await wait(table, clock, 25)
    assert warnings(device) == [10_000, 10_000]


@scene
async def test_when_it_runs_out_the_table_plays_for_those_who_have_not() -> None:
    clock = Clock()
    table = await timed(clock, 3)
    await table.commit(1)
    await wait(table, clock, 29)
    assert table.state.waiting_for == [0, 2]
    await wait(table, clock, 1)
    turns = table.devices[0].entries("closed")[0]["turns"]
    assert [turn.get("by_table", "") for turn in turns] == ["clock", "", "clock"]
    assert table.state.round == 2
    assert left(table.devices[0]) == 30_000


@scene
async def test_a_pause_moves_the_deadline() -> None:
    clock = Clock()
    table = await timed(clock)
    await wait(table, clock, 12)
    await table.host.pause(table.table, "device-0", True)
    assert left(table.devices[1]) == 18_000
    await wait(table, clock, 300)
    assert table.state.round == 1
    late = Device("late")
    await late.connect(table.host, table.table)
    assert (left(late), late.last_signal("clock").get("warning")) == (18_000, None)
    await table.host.pause(table.table, "device-0", False)
    assert left(table.devices[1]) == 18_000
    await wait(table, clock, 17)
    assert table.state.round == 1
    await wait(table, clock, 1)
    assert table.state.round == 2


@scene
async def test_nothing_is_done_twice_by_pausing_twice() -> None:
    clock = Clock()
    table = await timed(clock)
    for paused in (True, True, False, False):
        await table.host.pause(table.table, "device-0", paused)
    assert table.devices[1].kinds()[-2:] == ["paused", "resumed"]
    assert await refused(table.host.pause(table.table, "device-1", True)) == "not-keeper"


@pytest.mark.parametrize("paused", [False, True])
@scene
async def test_a_restart_moves_the_deadline(paused: bool) -> None:
    clock = Clock()
    store = MemoryStore(clock)
    table = await room(store, clock, 2, clock=30)
    await table.start()
    await wait(table, clock, 10)
    if paused:
        await table.host.pause(table.table, "device-0", True)
    clock.wait(5000)
    host = Host(store, clock, Bytes(1))
    await host.registry.recover()
    again = Room(host, await host.registry.get(table.table), table.devices)
    for device in again.devices:
        await device.connect(host, table.table, known=again.state.last)
    # What was not written down stood still as well, to be generous.
    assert left(again.devices[0]) == (20_000 if paused else 30_000)
    if paused:
        await host.pause(table.table, "device-0", False)
    await wait(again, clock, 19)
    assert again.state.round == 1
    await wait(again, clock, 11)
    assert again.state.round == 2


@scene
async def test_a_restart_on_a_full_disk() -> None:
    clock = Clock()
    disk = Disk(clock)
    table = await room(disk, clock, 2, clock=30)
    await table.start()
    clock.wait(5000)
    disk.fill()
    host = Host(disk, clock, Bytes(1))
    assert await host.registry.recover() == 1
    assert (await host.registry.get(table.table)).state.round == 1
    disk.make_room()
    again = Room(host, await host.registry.get(table.table), table.devices)
    await again.devices[0].connect(host, table.table, known=again.state.last)
    assert left(again.devices[0]) == 30_000
    await wait(again, clock, 29)
    assert again.state.round == 1


@scene
async def test_it_stands_still_while_nobody_is_connected() -> None:
    clock = Clock()
    table = await timed(clock)
    await wait(table, clock, 10)
    watcher = Device("watcher")
    await watcher.connect(table.host, table.table)  # is nobody
    for device in table.devices:
        table.host.disconnect(table.table, device)
    await wait(table, clock, 100)
    assert table.state.round == 1
    device = table.devices[0]
    await device.connect(table.host, table.table)
    assert (left(device) or 0) >= 20_000
    await wait(table, clock, 19)
    assert table.state.round == 1
    await wait(table, clock, 11)
    assert table.state.round == 2


@scene
async def test_one_who_is_there_is_enough_for_it_to_go_on() -> None:
    clock = Clock()
    table = await timed(clock)
    table.host.disconnect(table.table, table.devices[0])
    await wait(table, clock, 30)
    assert table.state.round == 2


@scene
async def test_never_in_a_solo_game() -> None:
    clock = Clock()
    table = await timed(clock, people=1)
    assert left(table.devices[0]) is None
    await wait(table, clock, 100)
    assert table.state.round == 1
    assert warnings(table.devices[0]) == []
    assert await refused(table.host.play_for(table.table, "device-0", 0)) == "not-away"
    assert await refused(table.host.mute(table.table, "device-0", 0, True)) == "not-away"
    table.host.disconnect(table.table, table.devices[0])
    clock.wait(100)
    assert await refused(table.host.play_for(table.table, "device-0", 0)) == "not-away"
    assert table.state.round == 1


@scene
async def test_without_a_clock_nobody_is_hurried() -> None:
    clock = Clock()
    table = await timed(clock, seconds=0)
    await wait(table, clock, 500)
    assert table.state.waiting_for == [0, 1]
    assert left(table.devices[0]) is None


@scene
async def test_a_full_disk_when_it_runs_out_is_tried_again() -> None:
    clock = Clock()
    disk = Disk(clock)
    table = await room(disk, clock, 2, clock=30)
    await table.start()
    clock.wait(31)
    disk.fill("append")
    await table.host.registry.tick()
    assert table.state.round == 1
    disk.make_room()
    await table.host.registry.tick()
    assert table.state.round == 2
