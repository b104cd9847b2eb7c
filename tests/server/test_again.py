"""Play again: one more table for the same people with the same settings, however many ask for it."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import pytest

from hosting import Bytes, Clock, Device, Disk, Phone, Room, house, refused, room, scene, settle
from pennypapers.refusals import Refusal
from pennypapers.server.store import MemoryStore, Store
from pennypapers.server.store.memory import Moment
from pennypapers.server.tables.host import Host
from pennypapers.server.tables.registry import LET_GO_AFTER

OWN = "adventure: temple\nname: Own\ngrid:\n.  .  .  .\n.  .  .  .\n"


async def finished(store: Store, clock: Clock, people: int = 3, sheet: str = "temple-a") -> Room:
    table = await room(store, clock, people, sheet, pencil_strict=True, clock=60)
    await table.play_to_the_end()
    return table


@scene
async def test_the_same_people_and_settings() -> None:
    clock = Clock()
    table = await finished(MemoryStore(clock), clock)
    again = await table.host.play_again(table.table, "device-1")
    state = (await table.host.registry.get(again)).state
    assert again != table.table
    assert (state.phase, state.opened.sheet, state.settings) == ("lobby", "temple-a", table.state.settings)
    assert state.opened.secret != table.state.opened.secret
    seats = [(seat.name, seat.initials, seat.device) for seat in state.seats.values()]
    assert seats == [(f"Person {number}", f"P{number}", f"device-{number}") for number in range(3)]
    assert state.keeper == 0
    for device in table.devices:
        announced = device.entries("again")
        assert [(entry["table"], entry["code"]) for entry in announced] == [(again, state.opened.code)]
    await table.host.start(again, "device-0")


@scene
async def test_one_table_however_many_ask_at_the_same_time() -> None:
    clock = Clock()
    store = MemoryStore(clock)
    table = await finished(store, clock)
    asking = [table.host.play_again(table.table, f"device-{number % 3}") for number in range(9)]
    assert len(set(await asyncio.gather(*asking))) == 1
    assert table.devices[0].kinds().count("again") == 1
    assert len(await store.tables()) == 2


@scene
async def test_many_phones_at_one_address_open_one_table_of_those_it_may() -> None:
    clock = Clock()
    home = house(MemoryStore(clock), clock, tables_per_hour=2)
    phones = [await Phone(home, f"phone {number}").hello() for number in range(20)]
    table = (await phones[0].ask("open", sheet="temple-a"))["table"]
    for number, phone in enumerate(phones):
        await phone.watch(table)
        await phone.ask("sit", name="Somebody", initials=f"P{number}")
    await phones[0].ask("start")
    await Room(home.host, await home.host.registry.get(table), phones).play_to_the_end()
    found = await asyncio.gather(*(phone.ask("again") for phone in phones))
    assert len({one["table"] for one in found}) == 1
    assert [one["seats"] for one in found] == [[number] for number in range(20)]
    assert await refused(phones[0].ask("open", sheet="temple-a")) == "too-many-tables"


@scene
async def test_seats_for_those_who_are_still_here() -> None:
    clock = Clock()
    table = await finished(MemoryStore(clock), clock, 4)
    for seat in (0, 2):
        table.host.disconnect(table.table, table.devices[seat])
    again = await table.host.play_again(table.table, "device-1")
    state = (await table.host.registry.get(again)).state
    assert [seat.device for seat in state.seats.values()] == ["device-1", "device-3"]
    assert state.seats[state.keeper].device == "device-1"
    # Whoever comes back later is told where the others went, and sits down there as anybody does.
    await table.devices[2].connect(table.host, table.table)
    assert table.devices[2].last_signal("snapshot")["again"]["table"] == again
    await table.host.take_seat(again, "device-2", "Person 2", "P2")


@scene
async def test_the_keeper_keeps_the_new_table() -> None:
    clock = Clock()
    table = await finished(MemoryStore(clock), clock)
    await table.host.hand_over(table.table, "device-0", 2)
    again = await table.host.play_again(table.table, "device-1")
    state = (await table.host.registry.get(again)).state
    assert state.seats[state.keeper].device == "device-2"


@scene
async def test_a_sheet_of_ones_own_once_more() -> None:
    clock = Clock()
    host = Host(MemoryStore(clock), clock, Bytes())
    table = await host.open_table("", OWN)
    await host.take_seat(table, "device-0", "Somebody", "S")
    await Room(host, await host.registry.get(table), [Device("device-0")]).play_to_the_end()
    again = (await host.registry.get(await host.play_again(table, "device-0"))).state
    assert (again.opened.sheet, again.layout.name) == ("embedded", "Own")


@scene
async def test_who_may_not_ask() -> None:
    clock = Clock()
    table = await room(MemoryStore(clock), clock, 2)
    assert await refused(table.host.play_again(table.table, "device-0")) == "not-over"
    await table.play_to_the_end()
    assert await refused(table.host.play_again(table.table, "stranger")) == "not-your-seat"


@scene
async def test_after_the_table_was_let_go_from_memory() -> None:
    clock = Clock()
    table = await finished(MemoryStore(clock), clock)
    host = table.host
    for device in table.devices:
        host.disconnect(table.table, device)
    clock.wait(LET_GO_AFTER / 1000 + 1)
    await host.registry.tick()
    assert table.table not in host.registry._tables
    assert await host.registry.find(table.running.code) == table.table
    await table.devices[1].connect(host, table.table)
    again = await host.play_again(table.table, "device-1")
    assert [seat.device for seat in (await host.registry.get(again)).state.seats.values()] == ["device-1"]
    assert table.devices[1].kinds()[-1] == "again"


@scene
async def test_a_table_that_somebody_looks_at_is_not_let_go() -> None:
    clock = Clock()
    table = await finished(MemoryStore(clock), clock)
    clock.wait(10 * LET_GO_AFTER / 1000)
    await table.host.registry.tick()
    assert table.table in table.host.registry._tables
    for device in table.devices:
        table.host.disconnect(table.table, device)
    await table.host.registry.tick()  # they may just be reloading
    assert table.table in table.host.registry._tables


@scene
async def test_after_a_restart() -> None:
    clock = Clock()
    store = MemoryStore(clock)
    table = await finished(store, clock)
    code = table.running.code
    host = Host(store, clock, Bytes(1))
    assert await host.registry.recover() == 0
    assert await host.registry.find(code.lower()) == table.table
    again = await host.play_again(table.table, "device-0")
    assert [seat.device for seat in (await host.registry.get(again)).state.seats.values()] == ["device-0"]
    later = Host(store, clock, Bytes(2))
    assert await later.registry.recover() == 1
    assert await later.play_again(table.table, "device-1") == again


@scene
async def test_a_full_disk_gives_nobody_a_table() -> None:
    clock = Clock()
    disk = Disk(clock)
    home = house(disk, clock)
    anna, ben = await Phone(home, "anna").hello(), await Phone(home, "ben").hello()
    table = (await anna.ask("open", sheet="temple-a"))["table"]
    for phone, initials in ((anna, "A"), (ben, "B")):
        await phone.watch(table)
        await phone.ask("sit", name="Somebody", initials=initials)
    await anna.ask("start")
    await Room(home.host, await home.host.registry.get(table), [anna, ben]).play_to_the_end()
    disk.fill()
    ended = await asyncio.gather(*(refused(phone.ask("again")) for phone in (anna, ben)))
    assert ended == ["not-saved", "not-saved"]
    ben.listen()
    assert "again" not in ben.kinds()
    assert len(await disk.tables()) == 1
    disk.make_room()
    found = [(await phone.ask("again"))["table"] for phone in (anna, ben)]
    assert found[0] == found[1]


@scene
async def test_nobody_is_sent_to_a_table_that_could_not_be_announced() -> None:
    """Whoever asked while an announcement was being saved that then failed gets the next one."""
    clock = Clock()
    disk = Disk(clock)
    table = await finished(disk, clock, 2)
    last = table.state.last
    asking = []
    with disk.held():
        asking.append(asyncio.create_task(table.host.play_again(table.table, "device-0")))
        while table.state.last == last:  # until the announcement is on its way
            await asyncio.sleep(0)
        asking.append(asyncio.create_task(table.host.play_again(table.table, "device-1")))
        await settle()
        first = table.state.again
        disk.fill("append")
    assert first
    assert await refused(asking[0]) == "not-saved"
    disk.make_room()
    (ended,) = await asyncio.gather(asking[1], return_exceptions=True)
    again = await table.host.play_again(table.table, "device-1")
    assert again != first.table
    assert isinstance(ended, Refusal) or ended == again


class Killed(Exception):
    """The process is gone: whoever was calling never hears of it."""


@pytest.mark.parametrize("moment", ["before", "after"])
@scene
async def test_whoever_is_killed_on_the_way_leaves_no_table_that_nobody_knows(moment: Moment) -> None:
    """The host dies at each of its writes; the next one finds both, the new table and the news of it, or neither."""
    for kill_at in range(1, 10):
        clock = Clock()
        store = MemoryStore(clock)
        table = await finished(store, clock, 3)
        writes = 0

        def kill(when: Moment, write: str, kill_at: int = kill_at) -> None:
            nonlocal writes
            writes += when == moment
            if writes == kill_at:
                raise Killed

        store.trouble = kill
        with suppress(Killed):
            await table.host.play_again(table.table, "device-0")
        if writes < kill_at:
            break  # it was not killed any more
        store.trouble = lambda when, write: None
        later = Host(store, clock, Bytes(1))
        await later.registry.recover()
        again = (await later.registry.get(table.table)).state.again
        unfinished = [row.id for row in await store.tables() if not row.finished]
        assert unfinished == ([again.table] if again else [])
        if again:
            assert len((await later.registry.get(again.table)).state.seats) == 3
    assert writes
    assert kill_at < 9, "it has fewer writes than that"
