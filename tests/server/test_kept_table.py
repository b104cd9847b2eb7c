"""A connection keeps the table that it watches. Whatever becomes of that in memory or in the store, it acts on the
table that everybody else has, or is told why it cannot."""

from __future__ import annotations

import asyncio

import pytest

from hosting import Clock, Disk, Phone, Room, house, refused, scene
from pennypapers.server.http.analyses import Analyses
from pennypapers.server.operation.operator import Operator
from pennypapers.server.store.memory import Moment
from pennypapers.server.tables.registry import LET_GO_AFTER
from pennypapers.server.wire.house import House


async def watched(store: Disk, clock: Clock) -> tuple[House, list[Phone], Room]:
    """Two people at a table that is not started yet, each with a connection."""
    home = house(store, clock)
    phones = [await Phone(home, name).hello() for name in ("anna", "ben")]
    table_id = (await phones[0].ask("open", sheet="temple-a"))["table"]
    for number, phone in enumerate(phones):
        await phone.watch(table_id)
        await phone.ask("sit", name=f"Person {number}", initials=f"P{number}")
    return home, phones, Room(home.host, await home.host.registry.get(table_id), phones)


@scene
async def test_one_that_is_removed() -> None:
    clock = Clock()
    home, (anna, ben), room = await watched(Disk(clock), clock)
    await anna.ask("start")
    await home.host.registry.remove(room.table)
    for phone in (anna, ben):
        assert await refused(phone.ask("roll")) == "table-removed"
        assert await refused(phone.watch(room.table)) == "table-removed"
        assert await refused(phone.ask("look", seat=0)) == "table-removed"
        phone.connection.close()


@scene
async def test_one_that_is_removed_while_a_hint_is_waited_for() -> None:
    clock = Clock()
    home, (anna, _), room = await watched(Disk(clock), clock)
    await anna.ask("start")
    async with room.running.hints.one_at_a_time[0]:
        await anna.connection.receive('{"do": "hint", "id": 77, "seat": 0, "round": 1}')
        await home.host.registry.remove(room.table)
    await asyncio.gather(*anna.connection._hints)
    assert [answer["id"] for answer in anna.listen()] == [77]
    assert await refused(anna.ask("hint", seat=0, round=1)) == "table-removed"


@scene
async def test_one_that_is_rewritten() -> None:
    """Ben is forgotten everywhere, and Anna goes on with the same table."""
    clock = Clock()
    home, (anna, ben), room = await watched(Disk(clock), clock)
    await anna.ask("start")
    before = room.state
    await Operator(home, Analyses()).do({"do": "forget", "device": ben.name})
    assert room.state is not before
    assert await refused(ben.ask("commit", seat=1, round=1, steps=room.plainest(1))) == "not-your-seat"
    await anna.ask("commit", seat=0, round=1, steps=room.plainest(0))
    assert (await home.host.registry.get(room.table)).state.waiting_for == [1]


@scene
@pytest.mark.parametrize("moment", ["before", "after"])
async def test_one_that_is_made_again_because_the_disk_was_full(moment: Moment) -> None:
    clock = Clock()
    store = Disk(clock)
    _, (anna, ben), room = await watched(store, clock)
    await anna.ask("start")
    store.fill("append", moment=moment)
    store.is_unreadable = True  # so that it is not made again at once
    assert await refused(anna.ask("commit", seat=0, round=1, steps=room.plainest(0))) == "not-saved"
    assert await refused(ben.ask("roll")) == "not-saved"
    store.make_room()
    store.is_unreadable = False
    await ben.ask("look", seat=0)
    assert room.state.waiting_for == ([0, 1] if moment == "before" else [1])
    for seat in list(room.state.waiting_for):
        await (anna, ben)[seat].ask("commit", seat=seat, round=1, steps=room.plainest(seat))
    assert room.state.round == 2


@scene
async def test_one_that_is_let_go_from_memory_is_another_one_when_it_is_watched_again() -> None:
    clock = Clock()
    home, (anna, ben), room = await watched(Disk(clock), clock)
    await room.play_to_the_end()
    clock.wait(LET_GO_AFTER / 1000 + 1)
    await home.host.registry.tick()
    assert await home.host.registry.get(room.table) is room.running  # it is watched
    for phone in (anna, ben):
        phone.connection.close()
        phone.listen()
    clock.wait(LET_GO_AFTER / 1000 + 1)
    await home.host.registry.tick()
    back = await (await Phone(home, "anna").hello()).watch(room.table)
    assert await home.host.registry.get(room.table) is not room.running
    assert (await back.ask("again"))["players"] == ["Person 0"]
