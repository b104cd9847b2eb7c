"""What nobody touched for as long as it is kept goes, from the disk and from memory; not what people are at."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from hosting import Bytes, Clock, Device, Disk, Room, house, refused, room, scene, settle
from pennypapers.server.app import _sweep
from pennypapers.server.store import MemoryStore, SqliteStore, Store
from pennypapers.server.tables.host import Host

DAY = 24 * 60 * 60
DAYS = 30


def days_ago(clock: Clock) -> int:
    return clock() - DAYS * DAY * 1000


@pytest.fixture(params=["memory", "sqlite"])
def kind(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def a_store(kind: str, folder: Path, clock: Clock) -> Store:
    return MemoryStore(clock) if kind == "memory" else SqliteStore(folder / "tables.db", clock)


async def leave(table: Room) -> None:
    for device in table.devices:
        table.host.disconnect(table.table, device)


@scene
async def test_old_games_and_tables_go_and_newer_ones_stay(kind: str, tmp_path: Path) -> None:
    clock = Clock()
    store = a_store(kind, tmp_path, clock)
    old = await room(store, clock, 2)
    await old.play_to_the_end()
    await leave(old)
    host = old.host
    lobby = await host.open_table("temple-a")
    code = (await host.registry.get(lobby)).code
    clock.wait(DAYS * DAY)
    new = await host.open_table("temple-a")
    clock.wait(1)
    assert await host.registry.prune(days_ago(clock), days_ago(clock)) == 3
    for table in (old.table, lobby):
        assert await refused(host.registry.get(table)) == "no-such-table"
    assert await refused(host.registry.find(code)) == "no-such-table"
    assert await store.game(old.table) is None
    assert await store.device_games("device-0") == []
    assert [row.id for row in await store.tables()] == [new]
    assert await host.registry.count() == 1
    await store.close()


@scene
async def test_games_and_tables_have_a_time_of_their_own(kind: str, tmp_path: Path) -> None:
    clock = Clock()
    store = a_store(kind, tmp_path, clock)
    game = await room(store, clock, 2)
    await game.play_to_the_end()
    await leave(game)
    host = game.host
    lobby = await host.open_table("temple-a")
    clock.wait((DAYS + 1) * DAY)
    assert await host.registry.prune(0, 0) == 0
    assert await host.registry.prune(0, days_ago(clock)) == 1
    assert await refused(host.registry.get(lobby)) == "no-such-table"
    assert await store.game(game.table)
    await host.registry.get(game.table)
    lobby = await host.open_table("temple-a")
    clock.wait((DAYS + 1) * DAY)
    assert await host.registry.prune(days_ago(clock), 0) == 2  # the game and its table
    assert await store.game(game.table) is None
    await host.registry.get(lobby)
    await store.close()


@pytest.mark.parametrize(("days", "tables_days", "left"), [(0, DAYS, 0), (DAYS, 0, 1)])
@scene
async def test_the_broom_knows_both(days: int, tables_days: int, left: int) -> None:
    clock = Clock()
    home = house(MemoryStore(clock), clock)
    await home.host.open_table("temple-a")
    clock.wait((DAYS + 1) * DAY)
    sweeping = asyncio.create_task(_sweep(home, days, tables_days))
    await settle()
    assert len(await home.store.tables()) == left
    sweeping.cancel()


@scene
async def test_what_people_are_at_stays(kind: str, tmp_path: Path) -> None:
    """However long they look at it."""
    clock = Clock()
    store = a_store(kind, tmp_path, clock)
    table = await room(store, clock, 2)
    await table.start()
    clock.wait((DAYS + 1) * DAY)
    assert await table.host.registry.prune(days_ago(clock), days_ago(clock)) == 0
    await table.everybody_plays()
    assert table.state.round == 2
    await leave(table)
    assert await table.host.registry.prune(days_ago(clock), days_ago(clock)) == 0  # somebody played just now
    clock.wait((DAYS + 1) * DAY)
    assert await table.host.registry.prune(days_ago(clock), days_ago(clock)) == 1
    await store.close()


@scene
async def test_a_finished_table_that_somebody_looks_at_stays_until_they_go(kind: str, tmp_path: Path) -> None:
    clock = Clock()
    store = a_store(kind, tmp_path, clock)
    table = await room(store, clock, 2)
    await table.play_to_the_end()
    clock.wait((DAYS + 1) * DAY)
    await table.host.registry.prune(days_ago(clock), days_ago(clock))
    assert (await table.host.look(table.table, "somebody", 0)).sheet
    await table.host.play_again(table.table, "device-0")
    await leave(table)
    clock.wait((DAYS + 1) * DAY)
    await table.host.registry.prune(days_ago(clock), days_ago(clock))
    assert await refused(table.host.registry.get(table.table)) == "no-such-table"
    await store.close()


@scene
async def test_the_broom_comes_at_the_start_and_goes_on_after_trouble() -> None:
    clock = Clock()
    disk = Disk(clock)
    home = house(disk, clock)
    tables = [await home.host.open_table("temple-a") for _ in range(2)]
    clock.wait((DAYS + 1) * DAY)
    disk.fill("prune")
    sweeping = asyncio.create_task(_sweep(home, DAYS, DAYS))
    await settle()
    assert not sweeping.done()
    assert [row.id for row in await disk.tables()] == tables
    sweeping.cancel()
    disk.make_room()
    sweeping = asyncio.create_task(_sweep(home, DAYS, DAYS))
    await settle()
    assert await disk.tables() == []
    sweeping.cancel()


@scene
async def test_what_a_restart_finds_old_goes_too() -> None:
    clock = Clock()
    store = MemoryStore(clock)
    table = await room(store, clock, 2)
    await table.start()
    clock.wait((DAYS + 1) * DAY)
    host = Host(store, clock, Bytes(1))
    assert await host.registry.recover() == 1
    assert await host.registry.prune(days_ago(clock), days_ago(clock)) == 1
    assert await host.registry.count() == 0
    late = Device("device-0")
    assert await refused(late.connect(host, table.table)) == "no-such-table"
