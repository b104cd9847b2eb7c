"""Tables are in memory while somebody is there, and a while longer; they come back as they were."""

from __future__ import annotations

import pytest

from hosting import Bytes, Clock, Device, Disk, house, refused, room, scene
from pennypapers.server.store import MemoryStore
from pennypapers.server.tables.actions import playing
from pennypapers.server.tables.host import Host
from pennypapers.server.tables.possessions import possessions
from pennypapers.server.tables.registry import LET_GO_AFTER

AFTER = LET_GO_AFTER / 1000 + 1


def loaded(host: Host) -> set[str]:
    return set(host.registry._tables)


@scene
async def test_a_start_loads_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    store = MemoryStore(clock)
    home = house(store, clock)
    for number in range(30):
        table = await home.host.open_table("temple-a")
        await home.host.take_seat(table, f"device-{number}", "Somebody", "SO")
    again = house(store, clock)

    async def read(*_: object) -> list[bytes]:
        raise AssertionError("no log is looked at")

    with monkeypatch.context() as patch:
        patch.setattr(store, "read", read)
        assert await again.host.registry.recover() == 30
    assert loaded(again.host) == set()
    (mine,) = (await possessions(again.host.registry, again.store, again.host.exercises, "device-7")).tables
    assert loaded(again.host) == {mine.table}


@scene
async def test_a_table_without_anybody_is_let_go_and_comes_back_as_it_was() -> None:
    clock = Clock()
    table = await room(MemoryStore(clock), clock, 2)
    host = table.host
    await table.start()
    await table.commit(0)
    steps = table.plainest(1)
    await host.draft(table.table, "device-1", 1, 1, 3, steps)
    code, last = table.running.code, table.state.last
    for device in table.devices:
        host.disconnect(table.table, device)
    clock.wait(AFTER / 2)
    await host.registry.tick()
    assert loaded(host) == {table.table}
    clock.wait(AFTER / 2)
    await host.registry.tick()
    assert loaded(host) == set()
    assert await host.registry.find(code) == table.table
    assert await host.registry.of_device("device-1") == [table.table]
    back = Device("device-1")
    await back.connect(host, table.table, known=last)
    kept = await host.draft(table.table, "device-1", 1, 1, 0, [])
    assert (kept.revision, kept.steps) == (3, steps)
    await host.commit(table.table, "device-1", 1, 1, steps)
    assert (await host.registry.get(table.table)).state.round == 2


@scene
async def test_a_table_with_somebody_stays() -> None:
    clock = Clock()
    table = await room(MemoryStore(clock), clock, 2)
    await table.start()
    table.host.disconnect(table.table, table.devices[0])
    clock.wait(AFTER)
    await table.host.registry.tick()
    assert loaded(table.host) == {table.table}


@scene
async def test_whoever_acts_on_a_table_that_was_let_go_is_told_to_look_again() -> None:
    """Somebody has it in hand while it goes and comes back: the log knows which of the two is right."""
    clock = Clock()
    table = await room(MemoryStore(clock), clock, 2)
    await table.start()
    in_hand = table.running
    for device in table.devices:
        table.host.disconnect(table.table, device)
    clock.wait(AFTER)
    await table.host.registry.tick()
    await table.host.commit(table.table, "device-0", 0, 1, table.plainest(0))
    assert in_hand is not await table.host.registry.get(table.table)
    late = playing.commit(in_hand, "device-1", 1, 1, table.plainest(1))
    assert await refused(late) == "table-moved-on"
    assert in_hand.state.waiting_for == [1]


@scene
async def test_tables_of_an_older_version_are_listed_at_the_start() -> None:
    clock = Clock()

    class Older(MemoryStore):
        async def unsettled(self) -> list[str]:
            return [row.id for row in await self.tables()]

    store = Older(clock)
    table = await room(store, clock, 2)
    await store.leave_tables("device-0")
    again = Host(store, clock, Bytes(1))
    assert await again.registry.of_device("device-0") == []
    assert await again.registry.recover() == 1
    assert await again.registry.of_device("device-0") == [table.table]
    clock.wait(AFTER)
    await again.registry.tick()
    assert loaded(again) == set()


@scene
async def test_a_game_that_could_not_be_kept_is_kept_at_a_later_start() -> None:
    clock = Clock()
    disk = Disk(clock)
    table = await room(disk, clock, 2)
    disk.fill("keep_game")
    await table.play_to_the_end()
    assert await disk.game(table.table) is None
    for _ in range(2):  # the disk is still full at the first of them
        assert await Host(disk, clock, Bytes(1)).registry.recover() == 1
        assert await disk.unsettled() == [table.table]
    disk.make_room()
    assert await Host(disk, clock, Bytes(1)).registry.recover() == 0
    assert await disk.game(table.table) is not None
