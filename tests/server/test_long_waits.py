"""Nobody keeps a table for ever: after five minutes anybody seated may end a pause, or go on without a turn."""

from __future__ import annotations

from typing import Any

import pytest

from hosting import Clock, Device, Room, refused, room, scene
from pennypapers.server.store import MemoryStore


async def wait(table: Room, clock: Clock, seconds: int) -> None:
    """Time passes, and the table is looked at as it always is."""
    for _ in range(seconds):
        clock.wait(1)
        await table.host.registry.tick()


async def party(people: int = 3, **settings: Any) -> tuple[Room, Clock]:
    clock = Clock()
    table = await room(MemoryStore(clock), clock, people, **settings)
    await table.start()
    return table, clock


@scene
async def test_anybody_seated_ends_a_pause_of_more_than_five_minutes() -> None:
    table, clock = await party()
    await table.host.pause(table.table, "device-0", True)
    await wait(table, clock, 299)
    assert await refused(table.host.pause(table.table, "device-2", False)) == "not-keeper"
    assert not table.devices[2].signalled("stalled")
    await wait(table, clock, 2)
    assert table.devices[2].last_signal("stalled") == {"say": "stalled", "pause": True}
    assert await refused(table.host.pause(table.table, "watcher", False)) == "not-keeper"
    await table.host.pause(table.table, "device-2", False)
    assert not table.state.paused
    await wait(table, clock, 1)
    assert table.devices[2].last_signal("stalled") == {"say": "stalled"}
    assert await refused(table.host.pause(table.table, "device-2", True)) == "not-keeper"


@scene
async def test_a_pause_that_was_ended_is_not_counted_with_the_next() -> None:
    table, clock = await party()
    for _ in range(2):
        await table.host.pause(table.table, "device-0", True)
        await wait(table, clock, 200)
        await table.host.pause(table.table, "device-0", False)
        clock.wait(1)
    await table.host.pause(table.table, "device-0", True)
    assert await refused(table.host.pause(table.table, "device-1", False)) == "not-keeper"


@pytest.mark.parametrize("slow", [0, 2])
@scene
async def test_the_table_plays_for_whoever_alone_is_waited_for(slow: int) -> None:
    """Also for the keeper."""
    table, clock = await party()
    first, second = (seat for seat in range(3) if seat != slow)
    await table.commit(first)
    await wait(table, clock, 400)
    assert table.state.waiting_for == sorted([slow, second])
    asks = f"device-{first}"
    assert await refused(table.host.play_for(table.table, asks, slow)) in ("not-keeper", "not-away")
    await table.commit(second)
    await wait(table, clock, 299)
    assert await refused(table.host.play_for(table.table, asks, slow)) in ("not-keeper", "not-away")
    await wait(table, clock, 2)
    assert table.devices[first].last_signal("stalled") == {"say": "stalled", "seat": slow}
    assert await refused(table.host.play_for(table.table, "watcher", slow)) == "not-keeper"
    assert await refused(table.host.play_for(table.table, f"device-{slow}", slow)) in (
        "not-keeper",
        "not-away",
    )
    assert table.state.round == 1
    await table.host.play_for(table.table, asks, slow)
    assert table.state.round == 2
    (closed,) = table.devices[slow].entries("closed")
    assert [turn.get("by_table") or "" for turn in closed["turns"]] == [
        "stalled" if seat == slow else "" for seat in range(3)
    ]
    await wait(table, clock, 1)
    assert table.devices[first].last_signal("stalled") == {"say": "stalled"}


@scene
async def test_whoever_comes_later_hears_what_they_may_do() -> None:
    table, clock = await party(2)
    await table.commit(1)
    await wait(table, clock, 301)
    tablet = Device("device-1")
    await tablet.connect(table.host, table.table)
    assert tablet.last_signal("stalled") == {"say": "stalled", "seat": 0}


@scene
async def test_a_clock_plays_by_itself_and_nobody_needs_to_ask() -> None:
    table, clock = await party(2, clock=180)
    await table.commit(1)
    await wait(table, clock, 179)
    assert await refused(table.host.play_for(table.table, "device-1", 0)) == "not-keeper"
    await wait(table, clock, 1)
    assert table.state.round == 2
    assert not table.devices[1].signalled("stalled")


@scene
async def test_a_pause_is_no_waiting_and_lets_no_wait_be_forgotten() -> None:
    table, clock = await party(2)
    await table.commit(1)
    await wait(table, clock, 200)
    await table.host.pause(table.table, "device-0", True)
    await wait(table, clock, 200)
    await table.host.pause(table.table, "device-0", False)
    await wait(table, clock, 98)
    assert await refused(table.host.play_for(table.table, "device-1", 0)) == "not-keeper"
    await wait(table, clock, 4)
    await table.host.play_for(table.table, "device-1", 0)
    assert table.state.round == 2


@pytest.mark.parametrize("jump", [3600, -3600])
@scene
async def test_a_clock_that_jumps_or_a_machine_that_slept_is_no_waiting(jump: int) -> None:
    table, clock = await party(2)
    await table.commit(1)
    await wait(table, clock, 10)
    clock.wait(jump)
    await table.host.registry.tick()
    assert await refused(table.host.play_for(table.table, "device-1", 0)) == "not-keeper"
    await wait(table, clock, 292)
    await table.host.play_for(table.table, "device-1", 0)


@scene
async def test_somebody_who_is_not_there_is_the_keepers_to_play_for() -> None:
    table, clock = await party(3)
    await table.commit(0)
    await table.commit(1)
    await wait(table, clock, 301)
    table.host.disconnect(table.table, table.devices[2])
    await wait(table, clock, 1)
    assert table.devices[1].last_signal("stalled") == {"say": "stalled"}
    assert await refused(table.host.play_for(table.table, "device-1", 2)) == "not-keeper"
