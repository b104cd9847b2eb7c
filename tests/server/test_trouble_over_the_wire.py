"""A locked database, a full disk, and clients that ask for too much: over real sockets where it matters."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
import websockets
from websockets.asyncio.client import ClientConnection

from hosting import Clock, Phone, Room, house, refusal_of, refused, scene
from pennypapers.server.operation.folder import DATABASE
from pennypapers.server.store import SqliteStore
from pennypapers.server.wire.house import House
from serving import address, server, sit_down


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Another program has the database for itself, such as one that repairs it."""
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        try:
            yield
        finally:
            other.execute("ROLLBACK")


async def in_the_first_round(home: House) -> tuple[Phone, Phone, Room]:
    anna, ben = [await Phone(home, name).hello() for name in ("anna", "ben")]
    table = (await anna.ask("open", sheet="valley-a"))["table"]
    for phone, initials in ((anna, "A"), (ben, "B")):
        await phone.watch(table)
        await phone.ask("sit", name="Somebody", initials=initials)
    await anna.ask("start")
    return anna, ben, Room(home.host, await home.host.registry.get(table), [anna, ben])


# --- the disk ---


def test_a_locked_database_is_told_and_the_next_try_works(tmp_path: Path) -> None:
    async def play(port: int) -> None:
        anna, ben = await sit_down(port, 2, "temple-a")
        await anna.ask("start")
        with locked(tmp_path / DATABASE):
            with pytest.raises(ValueError, match="not-saved"):
                await anna.play_round()
            found = await ben.ask("find", code=anna.code)  # whoever only reads is not held up
            assert found["phase"] == "playing"
        await anna.play_round()
        await ben.play_round()
        while anna.round < 2:
            await anna.receive()
        for player in (anna, ben):
            await player.socket.close()

    with server(tmp_path) as (_, port):
        asyncio.run(play(port))


@scene
async def test_a_locked_database_undoes_a_turn_until_it_is_free(tmp_path: Path) -> None:
    clock = Clock()
    store = SqliteStore(tmp_path / DATABASE, clock, patience=0.05)
    anna, ben, table = await in_the_first_round(house(store, clock))
    turn = {"seat": 0, "round": 1, "steps": table.plainest(0)}
    with locked(tmp_path / DATABASE):
        for do, facts in (("commit", turn), ("draft", turn | {"revision": 1})):
            refusal = await refusal_of(anna.ask(do, **facts))
            assert (refusal.code, refusal.facts["reason"]) == ("not-saved", "locked")
    ben.listen()
    assert ben.kinds()[-1] == "rolled"
    await anna.ask("commit", **turn)
    ben.listen()
    assert ben.kinds()[-1] == "ready"
    await store.close()


@scene
async def test_a_full_disk_loses_nothing_and_goes_on_when_there_is_room(tmp_path: Path) -> None:
    clock = Clock()
    store = SqliteStore(tmp_path / DATABASE, clock, max_pages=16)
    home = house(store, clock)
    anna, ben, table = await in_the_first_round(home)
    assert await refused(table.play_to_the_end()) == "not-saved"
    seat = table.state.waiting_for[0]
    turn = {"seat": seat, "round": table.state.round, "steps": table.plainest(seat)}
    refusal = await refusal_of((anna, ben)[seat].ask("commit", **turn))
    assert (refusal.code, refusal.facts) == ("not-saved", {"reason": "full"})
    assert table.state.last == len(await store.read(table.table))
    assert await refused(anna.ask("open", sheet="temple-a")) == "not-saved"
    await store._writer.write(lambda connection: connection.execute("PRAGMA max_page_count = 100000"))
    await table.play_to_the_end()
    anna.listen()
    assert anna.missed_nothing()
    assert await store.game(table.table)
    await store.close()


# --- too much ---


async def hello(port: int) -> ClientConnection:
    socket = await websockets.connect(address(port), compression=None)
    await socket.send(json.dumps({"do": "hello", "id": 1, "version": 1, "secret": "0" * 64}))
    assert '"answer"' in str(await socket.recv())
    return socket


def test_too_many_messages_and_too_many_sockets(tmp_path: Path) -> None:
    async def talk(port: int) -> None:
        first, second = await hello(port), await hello(port)
        with pytest.raises(websockets.InvalidStatus):
            await hello(port)
        for number in range(10):
            await first.send(json.dumps({"do": "mine", "id": number}))
        await first.wait_closed()
        assert first.close_code == websockets.CloseCode.POLICY_VIOLATION
        # Others are not disturbed, and whoever was closed may come back.
        await second.send(json.dumps({"do": "mine", "id": 2}))
        assert '"answer"' in str(await second.recv())
        third = await hello(port)
        for socket in (second, third):
            await socket.close()

    limits = ("--sockets-per-address", "2", "--message-burst", "5", "--messages-per-second", "1")
    with server(tmp_path, *limits) as (_, port):
        asyncio.run(talk(port))


@scene
async def test_a_connection_may_ask_again_when_it_waited(tmp_path: Path) -> None:
    clock = Clock()
    store = SqliteStore(tmp_path / DATABASE, clock)
    home = house(store, clock, message_burst=3, messages_per_second=2)
    phone = await Phone(home, "anna").hello()
    ping = json.dumps({"do": "mine", "id": 1})
    assert [await phone.connection.receive(ping) for _ in range(3)] == [True, True, False]
    clock.wait(1)
    assert [await phone.connection.receive(ping) for _ in range(3)] == [True, True, False]
    await store.close()


@scene
async def test_tables_are_limited_by_address(tmp_path: Path) -> None:
    clock = Clock()
    store = SqliteStore(tmp_path / DATABASE, clock)
    home = house(store, clock, tables_per_hour=3)
    phone = await Phone(home, "anna").hello()
    for do, facts in (
        ("open", {"sheet": "temple-a"}),
        ("expedition", {"adventure": "temple"}),
        ("lesson", {"adventure": "valley"}),
    ):
        await phone.ask(do, **facts)
    assert await refused(phone.ask("open", sheet="temple-a")) == "too-many-tables"
    elsewhere = await Phone(home, "anna", address="elsewhere").hello()
    await elsewhere.ask("open", sheet="temple-a")
    clock.wait(20 * 60)
    await phone.ask("open", sheet="temple-a")
    assert await refused(phone.ask("open", sheet="temple-a")) == "too-many-tables"
    await store.close()
