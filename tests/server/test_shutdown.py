"""A server that is told to stop finishes what is under way, says goodbye, and has lost nothing."""

from __future__ import annotations

import asyncio
import json
import signal
from pathlib import Path
from typing import Any

import pytest
import websockets
from player import Player

from hosting import Clock, Disk, Phone, house, refused, room, scene, settle
from pennypapers.server.messages import log
from pennypapers.server.operation.folder import DATABASE
from pennypapers.server.serve import milliseconds
from pennypapers.server.store import MemoryStore, SqliteStore
from serving import server, sit_down


async def farewell(player: Player) -> tuple[list[dict[str, Any]], int | None]:
    """All that is said until the connection ends, and how it does."""
    said: list[dict[str, Any]] = []
    try:
        while True:
            said += json.loads(await player.socket.recv())
    except websockets.ConnectionClosed as end:
        return said, end.rcvd.code if end.rcvd else None


async def turns_on_disk(data: Path, table: str) -> set[tuple[int, int]]:
    store = SqliteStore(data / DATABASE, milliseconds)
    entries = [log.decode(entry) for entry in await store.read(table)]
    await store.close()
    return {(entry.round, entry.seat) for entry in entries if isinstance(entry, log.Played)}


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_everybody_is_told_and_what_was_answered_is_on_disk(tmp_path: Path, how: signal.Signals) -> None:
    async def play(port: int) -> tuple[str, set[tuple[int, int]]]:
        players = await sit_down(port, 3, "temple-a")
        await players[0].ask("start")
        acknowledged = set()
        for player in players[:2]:
            while not player.round:
                await player.receive()
            await player.play_round()
            assert player.seat is not None
            acknowledged.add((player.round, player.seat))
        process.send_signal(how)
        for said, code in await asyncio.gather(*map(farewell, players)):
            assert {"say": "closing"} in said
            assert code == websockets.CloseCode.SERVICE_RESTART
        return players[0].table, acknowledged

    with server(tmp_path) as (process, port):
        table, acknowledged = asyncio.run(play(port))
        assert process.wait(10) == 0
    assert asyncio.run(turns_on_disk(tmp_path, table)) == acknowledged
    assert not (tmp_path / f"{DATABASE}-wal").exists(), "the store was closed"


@scene
async def test_what_is_being_saved_is_waited_for() -> None:
    clock = Clock()
    disk = Disk(clock)
    table = await room(disk, clock, 2)
    await table.start()
    with disk.held():
        turn = asyncio.create_task(table.commit(0))
        await settle()
        closing = asyncio.create_task(table.host.close())
        await settle()
        assert not closing.done()
        assert table.devices[1].signalled("closing")
    await closing
    await turn
    assert table.devices[1].kinds()[-1] == "ready"


@scene
async def test_what_was_gathered_is_told_before_the_farewell() -> None:
    clock = Clock()
    table = await room(MemoryStore(clock), clock, 3, gathered_for=60)
    await table.start()
    await table.commit(0)
    await table.host.close()
    assert table.devices[1].kinds()[-1] == "ready"
    assert table.devices[1].signalled("closing")


@scene
async def test_after_the_store_is_closed_everybody_is_refused_kindly() -> None:
    clock = Clock()
    disk = Disk(clock)
    home = house(disk, clock)
    phone = await Phone(home, "anna").hello()
    table = (await phone.ask("open", sheet="temple-a"))["table"]
    await phone.watch(table)
    await disk.close()
    assert await refused(phone.ask("sit", name="Anna", initials="A")) == "not-saved"
    assert await refused(phone.ask("open", sheet="temple-a")) == "not-saved"
    assert await refused(phone.ask("mine")) == "not-saved"
