"""The moment between two rounds: what everybody is told, how long it lasts, and who may shorten it."""

from __future__ import annotations

import asyncio
import json
import time
from typing import Any, cast

import pytest

from hosting import Clock, Device, Room, refused, room, scene
from pennypapers.server.messages import log
from pennypapers.server.store import MemoryStore
from pennypapers.server.tables.actions import playing
from pennypapers.server.tables.host import Host
from pennypapers.server.tables.state import TableState

LARGEST_NEWS = 20_000  # bytes


async def paused(clock: Clock, people: int = 3, **settings: Any) -> Room:
    """After the first round of a table that pauses for three seconds."""
    table = await room(MemoryStore(clock), clock, people, **{"pause": 3, **settings})
    await table.start()
    await table.everybody_plays()
    return table


async def wait(table: Room, clock: Clock, seconds: float) -> None:
    clock.wait(seconds)
    await table.host.registry.tick()


@scene
async def test_the_dice_roll_when_everybody_had_the_time_to_look() -> None:
    clock = Clock()
    table = await paused(clock)
    told = table.devices[0].entries("closed")[0]
    assert told["pause"] == 3000
    assert told["recap"]["stars"] == [0, 0, 0]
    await wait(table, clock, 2.9)
    assert not table.state.round_is_open
    await wait(table, clock, 0.1)
    assert (table.state.round, table.state.round_is_open) == (2, True)


def test_they_roll_by_themselves_without_anybody_looking_at_the_clock(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(TableState, "pause", 5)  # milliseconds

    @scene
    async def game() -> None:
        now = cast(Clock, lambda: time.monotonic_ns() // 1_000_000)
        table = await room(MemoryStore(now), now, 2)
        await table.start()
        await table.everybody_plays()
        while table.state.round < 2:
            await asyncio.sleep(0.001)

    game()


@scene
async def test_when_everybody_here_has_seen_enough_they_roll_at_once() -> None:
    clock = Clock()
    table = await paused(clock)
    table.host.disconnect(table.table, table.devices[2])  # nobody waits for whoever is gone
    await playing.go_on(table.running, "device-0", 1)
    await playing.go_on(table.running, "device-0", 1)
    assert table.state.round == 1
    await playing.go_on(table.running, "device-1", 1)
    assert table.state.round == 2
    await playing.go_on(table.running, "device-1", 1)  # late: nothing happens
    assert await refused(playing.go_on(table.running, "stranger", 1)) == "not-your-seat"


@scene
async def test_a_paused_table_stays_where_it_is() -> None:
    clock = Clock()
    table = await paused(clock)
    await table.host.pause(table.table, "device-0", True)
    await wait(table, clock, 10)
    for device in table.devices:
        await playing.go_on(table.running, device.name, 1)
    assert not table.state.round_is_open
    await table.host.pause(table.table, "device-0", False)
    assert table.state.round_is_open


@scene
async def test_alone_nobody_waits() -> None:
    clock = Clock()
    table = await paused(clock, 1)
    assert table.state.round_is_open


@scene
async def test_a_server_that_was_away_goes_on() -> None:
    clock = Clock()
    store = MemoryStore(clock)
    table = await room(store, clock, 2, pause=6)
    await table.start()
    await table.everybody_plays()
    clock.wait(60)
    again = Host(store, clock, lambda size: bytes(size))
    await again.registry.recover()
    assert (await again.registry.get(table.table)).state.round_is_open


@scene
async def test_what_a_pause_may_be() -> None:
    clock = Clock()
    table = await room(MemoryStore(clock), clock, 2)
    for pause in (0, 3, 6):
        await table.host.choose(table.table, "device-0", log.Settings(pause=pause))
    for pause in (-1, 1, 60):
        assert (
            await refused(table.host.choose(table.table, "device-0", log.Settings(pause=pause)))
            == "pause-range"
        )


@scene
async def test_rounds_stay_in_reach() -> None:
    clock = Clock()
    table = await room(MemoryStore(clock), clock, 2)
    await table.start()
    for _ in range(3):
        await table.everybody_plays()
    told = table.devices[0].entries("closed")
    for round_ in (1, 2, 3):
        assert json.loads(json.dumps(told[round_ - 1]["turns"])) == [
            {key: value for key, value in vars_of(turn).items() if value not in ("", None)}
            for turn in table.running.told_round(round_).turns
        ]
    for round_ in (0, 4):
        with pytest.raises(Exception, match="no round"):
            table.running.told_round(round_)


def vars_of(struct: Any) -> dict[str, Any]:
    return {name: getattr(struct, name) for name in struct.__struct_fields__}


@scene
async def test_hidden_stars_are_told_at_the_end_only() -> None:
    clock = Clock()
    table = await room(MemoryStore(clock), clock, 2, stars_hidden=True)
    await table.play_to_the_end()
    *before, last = [told["recap"] for told in table.devices[0].entries("closed")]
    assert all(set(recap) <= {"deeds", "spaces_left"} for recap in before)
    assert len(last["stars"]) == 2


@scene
async def test_others_stars_are_hidden_on_their_sheets_too() -> None:
    clock = Clock()
    table = await room(MemoryStore(clock), clock, 2, stars_hidden=True, sheet="valley-a")
    await table.start()
    for _ in range(6):
        await table.everybody_plays()
    own, other = [await table.host.look(table.table, "device-0", seat) for seat in (0, 1)]
    assert own.stars == table.state.playing().score("P0").stars
    assert (other.stars, other.lines) == (0, [])


@pytest.mark.parametrize("sheet", ["temple-a", "valley-a"])
@scene
async def test_a_hundred_seats_are_told_in_one_short_message(sheet: str) -> None:
    clock = Clock()
    table = await room(MemoryStore(clock), clock, 100, sheet)
    await table.start()
    for _ in range(8):
        await table.everybody_plays()
    told = table.devices[0].entries("closed")
    assert max(len(json.dumps(news, separators=(",", ":"))) for news in told) < LARGEST_NEWS


@scene
async def test_somebody_who_comes_later_knows_the_round_before() -> None:
    clock = Clock()
    table = await room(MemoryStore(clock), clock, 3)
    await table.start()
    for _ in range(5):
        await table.everybody_plays()
    late = Device("late")
    await late.connect(table.host, table.table)
    (said,) = late.signalled("snapshot")
    assert said["before"]["round"] == 5
    assert said["before"]["recap"] == table.devices[0].entries("closed")[-1]["recap"]
