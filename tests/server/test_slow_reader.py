"""A client that does not read what is sent costs a bounded amount of memory, disturbs nobody, and may come back."""

from __future__ import annotations

import asyncio
import json
import socket
from contextlib import suppress
from pathlib import Path
from typing import Any

import websockets

from hosting import Clock, Phone, house, scene, settle
from pennypapers.server.messages.log import Settings
from pennypapers.server.store import MemoryStore
from pennypapers.server.wire.connection import Connection
from pennypapers.server.wire.house import House
from pennypapers.server.wire.socket import TRY_AGAIN_LATER, Socket
from serving import address, server, sit_down

LIMIT = 5000


class Sleeper:
    """A client's end of a socket that takes nothing until it wakes up."""

    def __init__(self, house: House) -> None:
        self._inbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._awake = asyncio.Event()
        self.got: list[dict[str, Any]] = []
        self.says({"type": "websocket.connect"})
        self.talk = asyncio.create_task(
            Socket(house)(
                {"type": "websocket", "client": ("sleeper", 1), "headers": []}, self._receive, self._send
            )
        )

    def says(self, message: dict[str, Any]) -> None:
        self._inbox.put_nowait(message)

    def asks(self, do: str, **facts: Any) -> None:
        self.says({"type": "websocket.receive", "text": json.dumps({"do": do, "id": 1, **facts})})

    def wakes_up(self) -> None:
        self._awake.set()

    async def _receive(self) -> dict[str, Any]:
        return await self._inbox.get()

    async def _send(self, message: Any) -> None:
        if message["type"] != "websocket.accept":
            await self._awake.wait()
        self.got.append(message)
        if message["type"] == "websocket.close":
            self.says({"type": "websocket.disconnect"})


async def lobby(home: House) -> tuple[Phone, str]:
    """Somebody whose settings are the news, and their table."""
    keeper = await Phone(home, "keeper").hello()
    table = (await keeper.ask("open", sheet="temple-a"))["table"]
    await keeper.watch(table)
    await keeper.ask("sit", name="Keeper", initials="K")
    return keeper, table


async def pour(home: House, keeper: Phone, table: str, pieces: int) -> None:
    for number in range(pieces):
        await home.host.choose(table, keeper.name, Settings(hints=bool(number % 2)))


def unsent(home: House, table: str) -> list[int]:
    """The bytes that wait for each connection."""
    listeners = home.host.registry._tables[table].audience._listeners
    return [sum(map(len, one._unsent)) for one in listeners if isinstance(one, Connection)]


@scene
async def test_news_does_not_pile_up_for_a_sleeper() -> None:
    clock = Clock()
    home = house(MemoryStore(clock), clock, unsent_bytes=LIMIT)
    keeper, table = await lobby(home)
    sleeper = Sleeper(home)
    sleeper.asks("hello", version=1, secret="ab" * 32)
    sleeper.wakes_up()
    await settle()
    sleeper._awake.clear()
    sleeper.asks("watch", table=table)
    await settle()
    assert home.host.registry.connections() == 2
    for _ in range(60):
        await pour(home, keeper, table, 2)
        keeper.listen()
        assert all(size <= LIMIT for size in unsent(home, table))
    # It is at the table no longer, and is told to come back as soon as it can be told anything.
    assert home.host.registry.connections() == 1
    assert sum(len(message.get("text", "")) for message in sleeper.got) < LIMIT
    sleeper.wakes_up()
    await sleeper.talk
    assert sleeper.got[-1] == {"type": "websocket.close", "code": TRY_AGAIN_LATER}
    assert keeper.missed_nothing()


@scene
async def test_a_sleeper_that_asked_for_something_keeps_nobody_busy() -> None:
    """The answer waits in one place and the news in another: neither may turn in circles meanwhile."""
    clock = Clock()
    home = house(MemoryStore(clock), clock, unsent_bytes=LIMIT)
    keeper, table = await lobby(home)
    sleeper = Sleeper(home)
    sleeper.asks("hello", version=1, secret="ab" * 32)
    sleeper.asks("watch", table=table)
    sleeper.wakes_up()
    await settle()
    sleeper._awake.clear()
    sleeper.asks("mine")
    await settle()
    await pour(home, keeper, table, 3)
    await settle()
    said = len(sleeper.got)
    sleeper.wakes_up()
    await settle()
    frames = [json.loads(message["text"]) for message in sleeper.got[said:]]
    assert [message["say"] for frame in frames for message in frame] == ["answer", "news", "news", "news"]
    sleeper.says({"type": "websocket.disconnect"})
    await sleeper.talk
    assert home.host.registry.connections() == 1


def test_over_a_real_socket_the_others_play_on(tmp_path: Path) -> None:
    """A client that asks and asks and never reads, until the network takes no more; and then reads all of it."""

    async def play(port: int) -> None:
        (keeper,) = await sit_down(port, 1, "temple-a")
        sleeper = await websockets.connect(address(port), compression=None, sock=narrow(port), max_queue=1)
        await sleeper.send(json.dumps({"do": "hello", "id": 1, "version": 1, "secret": "ab" * 32}))
        watch = json.dumps({"do": "watch", "id": 2, "table": keeper.table}) + " " * 10_000
        with suppress(TimeoutError):
            while True:  # until the server does not read either, because it cannot answer
                await asyncio.wait_for(sleeper.send(watch), 3)
        for number in range(40):
            settings = {"hints": bool(number % 2)}
            await asyncio.wait_for(keeper.ask("settings", settings=settings), 10)
        with suppress(websockets.ConnectionClosedError):
            while True:
                await sleeper.recv()
        assert sleeper.close_code == TRY_AGAIN_LATER
        await keeper.socket.close()

    fast = ("messages-per-second", "message-burst", "address-messages-per-second", "address-message-burst")
    with server(tmp_path, *(f"--{limit}=100000" for limit in fast), "--unsent-bytes", str(LIMIT)) as (
        _,
        port,
    ):
        asyncio.run(asyncio.wait_for(play(port), 60))


def narrow(port: int) -> socket.socket:
    """A socket for which the system holds little."""
    one = socket.socket()
    one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    one.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
    one.connect(("127.0.0.1", port))
    one.setblocking(False)
    return one
