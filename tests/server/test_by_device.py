"""What a device has is found without looking at the tables of others, and it is always what the tables say."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from hosting import Bytes, Clock, Disk, house, refused, room, scene
from pennypapers.server.messages.answers import GameFacts
from pennypapers.server.store import GameLink, MemoryStore
from pennypapers.server.tables.actions.lobby import keep_without_seat
from pennypapers.server.tables.host import Host
from pennypapers.server.tables.possessions import GAMES, TABLES, possessions
from pennypapers.server.tables.running import RunningTable
from pennypapers.server.wire.connection import Connection
from pennypapers.server.wire.gate import device_of

ME, SOMEBODY = "me", "somebody"


async def a_table(host: Host, *devices: str) -> str:
    table = await host.open_table("temple-a")
    for number, device in enumerate(devices):
        await host.take_seat(table, device, f"Person {number}", f"P{number}")
    return table


async def looks_at_tables(others: int, monkeypatch: pytest.MonkeyPatch) -> int:
    """How often a table is looked at for whoever asks what there is, where others have so many tables."""
    clock = Clock()
    home = house(MemoryStore(clock), clock)
    for number in range(others):
        await a_table(home.host, f"device-{number}")
    await a_table(home.host, ME, SOMEBODY)
    looks, state = 0, RunningTable.state

    def counted(table: RunningTable) -> object:
        nonlocal looks
        looks += 1
        return state.fget(table)  # type: ignore[attr-defined]

    with monkeypatch.context() as patch:
        patch.setattr(RunningTable, "state", property(counted))
        assert len((await possessions(home.host.registry, home.store, home.host.exercises, ME)).tables) == 1
    return looks


@scene
async def test_the_tables_of_others_are_not_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    assert await looks_at_tables(100, monkeypatch) == await looks_at_tables(0, monkeypatch)


def as_the_tables_say(host: Host, device: str) -> list[str]:
    """The same by looking at every table."""
    return [
        table.id
        for table in sorted(host.registry._tables.values(), key=lambda table: -table.state.at)
        if table.state.phase != "over" and device in table.state.devices
    ]


@scene
async def test_whatever_happens_it_is_what_the_tables_say() -> None:
    clock = Clock()
    host = Host(MemoryStore(clock), clock, Bytes())
    devices = [ME, SOMEBODY, "tablet"]

    async def check(*mine: str) -> None:
        assert await host.registry.of_device(ME) == list(mine)
        for device in devices:
            assert await host.registry.of_device(device) == as_the_tables_say(host, device)

    await check()
    first = await a_table(host, ME, SOMEBODY)
    clock.wait(1)
    second = await a_table(host, ME)
    await check(second, first)
    clock.wait(1)
    await host.take_seat(first, "tablet", "Tablet", "TA")  # the last touched comes first
    await check(first, second)
    await host.leave_seat(second, ME, 0)
    await check(first)
    await host.redeem("tablet", await host.seat_ticket(first, ME, 0))
    await check()
    await host.redeem(ME, host.device_ticket("tablet"))
    await check(first)
    await host.registry.remove(first)
    await check()


@scene
async def test_a_keeper_who_only_watches_has_the_table_too() -> None:
    clock = Clock()
    home = house(MemoryStore(clock), clock)
    table = await home.host.opening.open_table("temple-a")
    await keep_without_seat(table, ME)
    assert await home.host.registry.of_device(ME) == [table.id]


@scene
async def test_it_is_found_again_after_a_restart_and_not_once_it_is_over() -> None:
    clock = Clock()
    disk = MemoryStore(clock)
    playing = await room(disk, clock, 2)
    device = playing.devices[0].name
    again = Host(disk, clock, Bytes(1))
    await again.registry.recover()
    assert await again.registry.of_device(device) == [playing.table]
    await playing.play_to_the_end()
    assert await playing.host.registry.of_device(device) == []


@scene
async def test_a_seat_that_could_not_be_saved_is_nobodys() -> None:
    clock = Clock()
    disk = Disk(clock)
    host = Host(disk, clock, Bytes())
    table = await a_table(host, SOMEBODY)
    disk.fill()
    assert await refused(host.take_seat(table, ME, "Me", "ME")) == "not-saved"
    assert await refused(host.leave_seat(table, SOMEBODY, 0)) == "not-saved"
    disk.make_room()
    assert await host.registry.of_device(ME) == []
    assert await host.registry.of_device(SOMEBODY) == [table]


@scene
async def test_somebody_forgotten_by_the_operator_has_nothing() -> None:
    clock = Clock()
    host = Host(MemoryStore(clock), clock, Bytes())
    table = await a_table(host, ME, SOMEBODY)
    await host.start(table, ME)
    await host.forget_everywhere(ME)
    assert await host.registry.of_device(ME) == []
    assert await host.registry.of_device(SOMEBODY) == [table]


@scene
async def test_somebody_who_played_for_years_is_told_page_by_page() -> None:
    clock = Clock()
    home = house(MemoryStore(clock), clock, unsent_bytes=200_000)
    games = GAMES * 2 + 7
    for number in range(games):
        facts = GameFacts(
            sheet="temple-a",
            name="The Temple",
            adventure="temple",
            player="ME",
            stars=number % 40,
            place=1,
            of=1,
        )
        link = GameLink(device_of("00" * 32), 0, msgspec.json.encode(facts).decode())
        await home.store.keep_game(f"{number:032x}", "", number, [link])
    connection = Connection(home, "")
    table = None

    async def ask(**facts: object) -> dict[str, Any]:
        await connection.receive(msgspec.json.encode({"id": 1, **facts}))
        (said,) = msgspec.json.decode(connection.take_frame() or b"[null]")
        return said["answer"]  # type: ignore[no-any-return]

    await ask(do="hello", version=1, secret="00" * 32)
    for _ in range(TABLES + 1):
        clock.wait(1)
        table = await home.host.open_table("temple-a")
        await home.host.take_seat(table, device_of("00" * 32), "Me", "ME")
    pages = [await ask(do="mine", page=number) for number in range(3)]
    assert await ask(do="mine") == pages[0]
    assert [page.get("more", False) for page in pages] == [True, True, False]
    assert [len(page["games"]) for page in pages] == [GAMES, GAMES, 7]
    told = [game["game"] for page in pages for game in page["games"]]
    assert told == [f"{number:032x}" for number in reversed(range(games))]
    assert [len(page["tables"]) for page in pages] == [TABLES, 1, 0]
    assert pages[0]["tables"][0]["table"] == table
    assert [best["game"] for best in pages[0]["bests"]] == [f"{39:032x}"], (
        "the first of the best, on the last page"
    )
