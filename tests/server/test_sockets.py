"""The server as it runs: a process of its own, real sockets, and the example client. Killed without warning too."""

from __future__ import annotations

import asyncio
import random
import signal
from collections.abc import Callable
from pathlib import Path

import pytest
import websockets
from player import Player

from pennypapers.notation import read_game
from pennypapers.server.messages import log
from pennypapers.server.operation.folder import DATABASE
from pennypapers.server.serve import milliseconds
from pennypapers.server.store import SqliteStore
from pennypapers.table import replay, verify
from serving import address, server, sit_down


@pytest.mark.parametrize("sheet", ["temple-b", "valley-a"])
def test_example_clients_play_a_whole_game(tmp_path: Path, sheet: str) -> None:
    async def play(port: int) -> str:
        players = await sit_down(port, 3, sheet)
        await players[0].ask("start")
        results = await asyncio.gather(*(player.play() for player in players))
        assert results[0] == results[1] == results[2]
        for player in players:
            await player.socket.close()
        return players[0].table

    with server(tmp_path, "--messages-per-second", "1000") as (
        process,
        port,
    ):  # they don't think as people do
        table = asyncio.run(play(port))
        process.send_signal(signal.SIGINT)
        assert process.wait(30) == 0
    game = read_game(asyncio.run(_game(tmp_path, table)))
    assert replay(game).is_over
    verify(game)


async def _game(data: Path, table: str) -> str:
    store = SqliteStore(data / DATABASE, milliseconds)
    text = await store.game(table)
    await store.close()
    assert text is not None
    return text


@pytest.mark.parametrize("kills", [3, pytest.param(50, marks=pytest.mark.sweep)])
def test_killed_at_any_moment(tmp_path: Path, kills: int) -> None:
    """Whatever was acknowledged is there afterwards, and the clients carry on by themselves."""
    chance = random.Random(kills)
    while kills > 0:
        kills -= _game_with_kills(tmp_path, kills, chance)


def _game_with_kills(data: Path, most: int, chance: random.Random) -> int:
    """One game, during which the server is killed up to so many times; how often it was."""
    acknowledged: set[tuple[int, int]] = set()  # round and seat

    async def play_on(player: Player) -> None:
        while player.result is None:
            number = player.round
            if number and (number, player.seat) not in acknowledged:
                await player.play_round()
                assert player.seat is not None
                acknowledged.add((number, player.seat))
            else:
                await player.receive()

    async def life(port: int, players: list[Player], kill: Callable[[], None] | None) -> None:
        """The clients come back and play until the server dies, or to the end."""
        for player in players:
            player.url = address(port)
            await player.connect()
        tasks = [asyncio.create_task(play_on(player)) for player in players]
        if kill:
            wanted = len(acknowledged) + chance.randint(1, 4)
            while len(acknowledged) < wanted and not any(task.done() for task in tasks):
                await asyncio.sleep(0)
            kill()
        ended = await asyncio.gather(*tasks, return_exceptions=True)
        for player in players:
            await player.socket.close()
        lost = (websockets.ConnectionClosed, OSError)
        assert all(end is None or isinstance(end, lost) for end in ended), ended

    async def begin(port: int) -> list[Player]:
        players = await sit_down(port, 2, "temple-a")
        await players[0].ask("start")
        for player in players:
            await player.socket.close()
        return players

    with server(data) as (_, port):
        players = asyncio.run(begin(port))
    killed = 0
    while any(player.result is None for player in players):
        # A finished game cannot be watched any more: near its end the server is left alone.
        with server(data) as (process, port):
            may_kill = killed < most and len(acknowledged) < 40
            asyncio.run(life(port, players, process.kill if may_kill else None))
        killed += may_kill
        assert acknowledged <= asyncio.run(_turns(data, players[0].table)), "nothing acknowledged is missing"
    assert players[0].result == players[1].result
    verify(read_game(asyncio.run(_game(data, players[0].table))))
    return killed


async def _turns(data: Path, table: str) -> set[tuple[int, int]]:
    """Round and seat of every turn that the log has, each once."""
    store = SqliteStore(data / DATABASE, milliseconds)
    entries = [log.decode(entry) for entry in await store.read(table)]
    await store.close()
    turns = [(entry.round, entry.seat) for entry in entries if isinstance(entry, log.Played)]
    assert len(turns) == len(set(turns))
    return set(turns)


def test_what_is_not_understood_is_answered(tmp_path: Path) -> None:
    async def talk(port: int) -> None:
        url = address(port)
        async with websockets.connect(url, compression=None) as socket:
            for nonsense in (
                "",
                "[]",
                "{}",
                '{"do":"dance","id":1}',
                '{"do":"start","id":-1}',
                "\x00",
                b"\xff",
            ):
                await socket.send(nonsense)
                assert '"code":"bad-message"' in str(await socket.recv())
            await socket.send('{"do":"start","id":7}')
            assert '"code":"hello-first"' in str(await socket.recv())
            await socket.send('{"do":"hello","id":8,"version":99,"secret":"%s"}' % ("0" * 64))
            assert '"code":"wrong-version"' in str(await socket.recv())
        with pytest.raises(websockets.InvalidStatus):
            await websockets.connect(url, origin=websockets.Origin("http://elsewhere.example"))
        async with websockets.connect(url, compression=None) as socket:
            await socket.send("x" * 70_000)
            with pytest.raises(websockets.ConnectionClosed):
                await socket.recv()

    with server(tmp_path) as (_, port):
        asyncio.run(talk(port))
