"""What an attack is, and what an attacker has at hand: one address of this machine that is not the quiet table's."""

from __future__ import annotations

import asyncio
import json
import secrets
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import websockets
from websockets.frames import Frame, Opcode

ADDRESS = "127.0.0.66"  # the attacker's
GONE = (websockets.WebSocketException, OSError, asyncio.IncompleteReadError, TimeoutError)
HANDSHAKE = (
    "GET /api/socket HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


@dataclass
class Target:
    """The server under attack, till when it is attacked, and what has come of it so far."""

    port: int
    table: str = ""  # the quiet table's id and code, which an attacker may have seen on somebody's screen
    code: str = ""
    address: str = ADDRESS
    until: float = 0.0  # of `time.monotonic`
    counts: Counter[str] = field(default_factory=Counter)
    kept: dict[str, Any] = field(default_factory=dict)  # what `prepare` leaves for `run`

    @property
    def is_on(self) -> bool:
        return time.monotonic() < self.until

    async def connect(self) -> Intruder:
        """A client of one's own that has said hello."""
        url = f"ws://127.0.0.1:{self.port}/api/socket"
        socket = await websockets.connect(
            url, compression=None, ping_interval=None, local_addr=(self.address, 0), max_size=None
        )
        intruder = Intruder(socket)
        await intruder.ask("hello", version=1, secret=secrets.token_hex(32))
        return intruder

    async def open_raw(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A bare connection, on which nothing has been said."""
        return await asyncio.open_connection("127.0.0.1", self.port, local_addr=(self.address, 0))

    async def shake_hands(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A WebSocket whose frames the attacker makes up; see `frame`."""
        reader, writer = await self.open_raw()
        writer.write(HANDSHAKE.format(host=f"127.0.0.1:{self.port}").encode())
        answer = await reader.readuntil(b"\r\n\r\n")
        if b" 101 " not in answer:
            writer.close()
            raise ConnectionError(answer.decode())
        return reader, writer

    async def pour(self, data: bytes, writer: asyncio.StreamWriter, count: str, each: int = 1) -> None:
        """Write the same again and again, as fast as it is taken, until the server has enough."""
        with suppress(*GONE):
            while self.is_on and not writer.is_closing():
                writer.write(data)
                await writer.drain()
                await asyncio.sleep(0)
                self.counts[count] += each
        writer.close()

    async def repeat(self, once: Callable[[], Awaitable[None]], at_once: int = 1) -> None:
        """Do something again and again until time is up; when it goes wrong, after a moment once more."""

        async def one() -> None:
            while self.is_on:
                try:
                    await asyncio.wait_for(once(), max(0.01, self.until - time.monotonic()))
                except GONE:
                    self.counts["turned away"] += 1
                    await asyncio.sleep(0.01)

        await asyncio.gather(*(one() for _ in range(at_once)))


class Intruder:
    """One connection of a client that follows the protocol."""

    def __init__(self, socket: websockets.ClientConnection) -> None:
        self.socket = socket
        self._asked = 0

    async def ask(self, do: str, **facts: Any) -> Any:
        """The answer; of a refusal, its message."""
        self._asked += 1
        await self.socket.send(json.dumps({"do": do, "id": self._asked, **facts}))
        while True:
            for message in json.loads(await self.socket.recv()):
                if message["say"] in ("answer", "refused") and message["id"] == self._asked:
                    return message["answer"] if message["say"] == "answer" else message


def frame(opcode: Opcode, data: bytes = b"", fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


async def nothing(_: Target) -> None:
    """What most attacks prepare."""


@dataclass(frozen=True)
class Attack:
    """`run` attacks while `target.is_on`; `prepare` is done before the quiet table is first measured. Both run in a
    process of their own. `options` are those of `pennypapers serve` that it needs."""

    name: str  # as the options of `attacks.py` have it
    what: str  # as the report has it
    run: Callable[[Target], Awaitable[None]]
    prepare: Callable[[Target], Awaitable[None]] = nothing
    options: tuple[str, ...] = ()
