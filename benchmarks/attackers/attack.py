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
from itertools import count
from pathlib import Path
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
    data: Path
    database: str = "tables.db"
    table: str = ""  # the quiet table's id and code, which an attacker may have seen on somebody's screen
    code: str = ""
    address: str = ADDRESS
    until: float = 0.0  # of `time.monotonic`
    counts: Counter[str] = field(default_factory=Counter)
    kept: dict[str, Any] = field(default_factory=dict)  # what `prepare` leaves for `run`

    @property
    def is_on(self) -> bool:
        return time.monotonic() < self.until

    @property
    def left(self) -> float:
        """Seconds."""
        return max(0.0, self.until - time.monotonic())

    async def connect(self, address: str = "", told: str = "", secret: str = "") -> Intruder:
        """A client of one's own that has said hello; as a proxy it `told` another address."""
        socket = await websockets.connect(
            f"ws://127.0.0.1:{self.port}/api/socket",
            compression=None,
            ping_interval=None,
            local_addr=(address or self.address, 0),
            max_size=None,
            additional_headers={"X-Forwarded-For": told} if told else {},
        )
        intruder = Intruder(socket)
        await intruder.ask("hello", version=1, secret=secret or secrets.token_hex(32))
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

    async def flood(
        self, request: Callable[[int], dict[str, Any]], at_once: int = 4, secret: str = "", table: str = ""
    ) -> None:
        """Ask without waiting for answers, as fast as it is taken, and come back as soon as the server has enough.
        The request is made by its number. With a table it is watched first."""

        async def once() -> None:
            intruder = await self.connect(secret=secret)
            self.counts["connections"] += 1
            reading = asyncio.create_task(intruder.count_answers(self.counts))
            try:
                if table:
                    await intruder.send("watch", table=table)
                for number in count(1):
                    await intruder.send(**request(number))
                    if number % 10 == 0:
                        await asyncio.sleep(0)
                    if not self.is_on or reading.done():
                        break
            finally:
                reading.cancel()
                await intruder.leave()

        await self.repeat(once, at_once)

    async def fetch(self, path: str, address: str = "") -> tuple[int, bytes]:
        """Status and content of an address, by a connection of its own."""
        reader, writer = await asyncio.open_connection(
            "127.0.0.1", self.port, local_addr=(address or self.address, 0)
        )
        try:
            host = f"127.0.0.1:{self.port}"
            writer.write(f"GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n".encode())
            head, _, content = (await reader.read()).partition(b"\r\n\r\n")
            if not head:
                raise ConnectionError("cut off")
            return int(head.split()[1]), content
        finally:
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

    async def send(self, do: str, **facts: Any) -> int:
        """Ask for something; gives the number of the request."""
        self._asked += 1
        await self.socket.send(json.dumps({"do": do, "id": self._asked, **facts}))
        return self._asked

    async def ask(self, do: str, **facts: Any) -> Any:
        """The answer; of a refusal, its message."""
        number = await self.send(do, **facts)
        while True:
            for message in json.loads(await self.socket.recv()):
                if message["say"] in ("answer", "refused") and message["id"] == number:
                    return message["answer"] if message["say"] == "answer" else message

    async def count_answers(self, counts: Counter[str]) -> None:
        with suppress(*GONE):
            async for said in self.socket:
                counts["answered"] += str(said).count('"say":"answer"')
                counts["refused"] += str(said).count('"say":"refused"')

    async def leave(self) -> None:
        """At once, without a farewell."""
        self.socket.transport.abort()


def frame(opcode: Opcode, data: bytes = b"", fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


async def nothing(_: Target) -> None:
    """What most attacks prepare."""


@dataclass(frozen=True)
class Attack:
    """`run` attacks while `target.is_on`; `prepare` is done before the quiet table is first measured. Both run in a
    process of their own. `options` are those of `pennypapers serve` that it needs, and `tells` what the report says
    beside the times, with the attack's counts."""

    name: str  # as the options of `attacks.py` have it
    what: str  # as the report has it
    run: Callable[[Target], Awaitable[None]]
    prepare: Callable[[Target], Awaitable[None]] = nothing
    options: tuple[str, ...] = ()
    tells: str = ""
    at_least: float = 0.0  # seconds that it takes to see anything
