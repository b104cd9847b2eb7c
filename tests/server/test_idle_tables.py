"""A table that nobody has been at for long leaves memory, and whoever comes back finds it as they left it."""

from __future__ import annotations

from hosting import Clock, Phone, Room, house, refused, room, scene
from pennypapers.server.store import MemoryStore
from pennypapers.server.tables.host import Host
from pennypapers.server.tables.possessions import possessions
from pennypapers.server.tables.registry import LET_GO_AFTER

MINUTES = LET_GO_AFTER / 1000 + 1


async def everybody_leaves(table: Room, clock: Clock) -> None:
    for device in table.devices:
        table.host.disconnect(table.table, device)
    clock.wait(MINUTES)
    await table.host.registry.tick()


def in_memory(host: Host) -> list[str]:
    return list(host.registry._tables)


@scene
async def test_it_leaves_memory_and_is_there_again() -> None:
    clock = Clock()
    table = await room(MemoryStore(clock), clock, 2)
    await table.start()
    await table.commit(0)
    before, code = table.running.state, table.running.code
    await everybody_leaves(table, clock)
    registry = table.host.registry
    assert not in_memory(table.host)
    assert await registry.count() == 1
    assert await registry.of_device(table.devices[0].name) == [table.table]
    assert await registry.find(code) == table.table
    back = await registry.get(table.table)
    assert back is not table.running
    assert (back.state.last, back.state.round, back.state.waiting_for) == (before.last, 1, before.waiting_for)
    assert await registry.count() == 1, "it is counted once"


@scene
async def test_to_look_at_ones_list_changes_nothing_at_a_table_with_a_clock() -> None:
    clock = Clock()
    disk = MemoryStore(clock)
    home = house(disk, clock)
    anna = await Phone(home, "anna").hello()
    found = await anna.ask("open", sheet="temple-a", settings={"clock": 60})
    ben = await Phone(home, "ben").hello()
    for phone, initials in ((anna, "A"), (ben, "B")):
        await phone.watch(found["table"])
        await phone.ask("sit", name=initials, initials=initials)
    await anna.ask("start")
    clock.wait(20)
    for phone in (anna, ben):
        phone.connection.close()
    clock.wait(MINUTES)
    await home.host.registry.tick()
    entries = await disk.read(found["table"])
    asking = await Phone(home, "anna").hello()
    assert [table["table"] for table in (await asking.ask("mine"))["tables"]] == [found["table"]]
    assert await disk.read(found["table"]) == entries
    await asking.watch(found["table"])  # the clock goes on now, where it stood
    state = (await home.host.registry.get(found["table"])).state
    assert state.deadline is not None
    assert state.deadline > clock()
    await home.host.registry.tick()
    assert state.round == 1


@scene
async def test_nor_does_it_after_a_restart_until_somebody_comes() -> None:
    clock = Clock()
    disk = MemoryStore(clock)
    table = await room(disk, clock, 2, clock=60)
    await table.start()
    entries = await disk.read(table.table)
    clock.wait(1000)
    home = house(disk, clock)
    await home.host.registry.recover()
    (mine,) = (await possessions(home.host.registry, disk, home.host.exercises, table.devices[0].name)).tables
    await home.host.registry.look_through()
    assert (mine.table, mine.phase) == (table.table, "playing")
    assert await disk.read(table.table) == entries
    state = (await home.host.registry.get(table.table)).state
    assert state.deadline is not None
    assert state.deadline > clock()
    assert len(await disk.read(table.table)) == len(entries) + 1


@scene
async def test_whoever_asks_for_a_table_has_it_for_a_while() -> None:
    clock = Clock()
    table = await room(MemoryStore(clock), clock, 2)
    for device in table.devices:
        table.host.disconnect(table.table, device)
    clock.wait(MINUTES)
    running = await table.host.registry.get(table.table)
    await table.host.registry.tick()
    assert await table.host.registry.get(table.table) is running


@scene
async def test_what_happens_to_it_meanwhile() -> None:
    """It is forgotten, deleted or damaged like any other."""
    clock = Clock()
    disk = MemoryStore(clock)
    table = await room(disk, clock, 2)
    host, anna = table.host, table.devices[0].name
    await table.start()
    await everybody_leaves(table, clock)
    await host.forget_everywhere(anna)
    assert await host.registry.of_device(anna) == []
    clock.wait(MINUTES)
    await host.registry.tick()
    assert not in_memory(host)
    await host.registry.prune(0, clock() + 1)
    assert await host.registry.count() == 0
    assert await refused(host.registry.get(table.table)) == "no-such-table"
    assert (await possessions(host.registry, disk, host.exercises, table.devices[1].name)).tables == []
