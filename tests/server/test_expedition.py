"""Today's expedition, of which the first try counts, and first games with known dice: both for one person alone."""

from __future__ import annotations

import asyncio
import json
from datetime import UTC, datetime, timedelta

import pytest

from hosting import Bytes, Clock, Device, Disk, Phone, Room, house, refused, scene
from pennypapers.notation import read_game
from pennypapers.server.store import MemoryStore
from pennypapers.server.tables.host import Host
from pennypapers.table import verify

DAY = 24 * 60 * 60


async def set_out(host: Host, device: str, adventure: str = "temple") -> Room:
    """Somebody starts today's expedition."""
    table = await host.open_expedition(adventure)
    await host.take_seat(table, device, "Somebody", "S")
    alone = Room(host, await host.registry.get(table), [Device(device)])
    await alone.devices[0].connect(host, table)
    await alone.start()
    return alone


def is_first(alone: Room) -> bool:
    (tried,) = alone.devices[0].entries("tried")
    return bool(tried["first"])


@scene
async def test_it_is_for_one() -> None:
    clock = Clock()
    host = Host(MemoryStore(clock), clock, Bytes())
    table = await host.open_expedition("valley")
    await host.take_seat(table, "device-0", "Somebody", "S")
    assert await refused(host.take_seat(table, "device-1", "Another", "A")) == "expedition-alone"
    assert await refused(host.take_seat(table, "device-0", "The same", "T")) == "expedition-alone"
    assert await refused(host.open_expedition("sea")) == "unknown-adventure"


@scene
async def test_the_first_that_is_started_counts() -> None:
    clock = Clock()
    store = MemoryStore(clock)
    host = Host(store, clock, Bytes())
    left_alone = await host.open_expedition("temple")  # was only looked at
    await host.take_seat(left_alone, "device-0", "Somebody", "S")
    first = await set_out(host, "device-0")  # is left unfinished
    second = await set_out(host, "device-0")
    await host.start(left_alone, "device-0")
    assert (is_first(first), is_first(second)) == (True, False)
    assert (await host.registry.get(left_alone)).state.first_tries == {0: False}
    # Another device, another adventure and another day have a first try of their own.
    assert is_first(await set_out(host, "device-1"))
    assert is_first(await set_out(host, "device-0", "valley"))
    clock.wait(DAY)
    assert is_first(await set_out(host, "device-0"))
    # The games say so in the list.
    await second.play_to_the_end()
    clock.wait(1)
    await first.play_to_the_end()
    tries = [json.loads(game.facts).get("first_try", False) for game in await store.device_games("device-0")]
    assert tries == [True, False]
    verify(read_game(await store.game(first.table) or ""))


@scene
async def test_the_dice_are_the_days() -> None:
    clock = Clock()
    rolls = []
    for seed in (1, 2):
        host = Host(MemoryStore(clock), clock, Bytes(seed))
        alone = await set_out(host, f"device-{seed}")
        await alone.play_to_the_end()
        rolls.append([str(rolled.roll) for rolled in alone.state.playing().rounds])
    assert rolls[0] == rolls[1]
    assert alone.state.opened.commitment == alone.state.opened.secret == ""


@scene
async def test_a_try_is_a_try_even_if_the_start_was_not_saved() -> None:
    clock = Clock()
    disk = Disk(clock)
    host = Host(disk, clock, Bytes())
    table = await host.open_expedition("temple")
    await host.take_seat(table, "device-0", "Somebody", "S")
    disk.fill("append")
    assert await refused(host.start(table, "device-0")) == "not-saved"
    disk.make_room()
    await host.start(table, "device-0")
    assert (await host.registry.get(table)).state.first_tries == {0: True}


@scene
async def test_started_twice_at_once_and_left_while_starting() -> None:
    clock = Clock()
    host = Host(MemoryStore(clock), clock, Bytes())
    table = await host.open_expedition("temple")
    seat = await host.take_seat(table, "device-0", "Somebody", "S")
    starting = [asyncio.create_task(host.start(table, "device-0")) for _ in range(2)]
    await starting[0]
    assert await refused(starting[1]) == "already-started"
    table = await host.open_expedition("temple")
    await host.take_seat(table, "device-0", "Somebody", "S")
    start = asyncio.create_task(host.start(table, "device-0"))
    leave = asyncio.create_task(host.leave_seat(table, "device-0", seat))
    assert await refused(start) == "not-keeper"
    await leave
    assert (await host.registry.get(table)).state.phase == "lobby"


@pytest.mark.parametrize("adventure", ["temple", "valley"])
@scene
async def test_a_first_game_has_known_dice_and_is_in_no_list(adventure: str) -> None:
    clock = Clock()
    home = house(MemoryStore(clock), clock)
    rolls = []
    for name in ("anna", "ben"):
        phone = await Phone(home, name).hello()
        found = await phone.ask("lesson", adventure=adventure)
        await phone.watch(found["table"])
        await phone.ask("sit", name="Somebody", initials="S")
        assert await refused(phone.ask("sit", name="Another", initials="A")) == "expedition-alone"
        assert (await phone.ask("mine"))["tables"] == []
        await phone.ask("start")
        alone = Room(home.host, await home.host.registry.get(found["table"]), [phone])
        await alone.play_to_the_end()
        rolls.append([str(rolled.roll) for rolled in alone.state.playing().rounds])
        assert await phone.ask("mine") == {
            "tables": [],
            "games": [],
            "bests": [],
            "lessons": [adventure],
        }
        assert await refused(phone.ask("again")) == "expedition-alone"
        game = read_game(await home.store.game(found["table"]) or "")
        assert game.notes["seed"].startswith(f"lesson {adventure}")
    assert rolls[0] == rolls[1]
    known = {"temple": ["2 5 4", "2 4 5", "P 1 4"], "valley": ["2 4 3", "4 5 4", "2 D 4"]}
    assert rolls[0][:3] == known[adventure]


@scene
async def test_no_expedition_is_played_again() -> None:
    clock = Clock()
    host = Host(MemoryStore(clock), clock, Bytes())
    alone = await set_out(host, "device-0")
    await alone.play_to_the_end()
    assert await refused(host.play_again(alone.table, "device-0")) == "expedition-alone"


@scene
async def test_past_days_are_for_practice() -> None:
    clock = Clock()
    home = house(MemoryStore(clock), clock)
    phone = await Phone(home, "anna").hello()
    clock.wait(40 * DAY)
    today = datetime.fromtimestamp(clock() / 1000, UTC).date()
    yesterday = (today - timedelta(1)).isoformat()
    found = await phone.ask("expedition", adventure="temple", day=yesterday)
    await phone.watch(found["table"])
    await phone.ask("sit", name="Anna", initials="A")
    await phone.ask("start")
    alone = Room(home.host, await home.host.registry.get(found["table"]), [phone])
    assert (alone.state.opened.day, is_first(alone)) == (yesterday, False)
    # Today's is a first try all the same, and so would yesterday's have been in its time.
    assert is_first(await set_out(home.host, "device-0"))
    await alone.play_to_the_end()
    (game,) = (await phone.ask("mine"))["games"]
    assert (game["day"], game.get("first_try", False)) == (yesterday, False)
    verify(read_game(await home.store.game(found["table"]) or ""))
    for day in (today + timedelta(1), today - timedelta(31), "someday"):
        assert await refused(phone.ask("expedition", adventure="temple", day=str(day))) == "no-such-day"
    assert await refused(home.host.open_expedition("sea")) == "unknown-adventure"
