"""The WebSocket: frames in, frames out, for as long as a client is connected.

It talks ASGI itself: the framework's own socket costs as much again as everything that is done here.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Protocol

from starlette.datastructures import Headers
from starlette.types import Receive, Scope, Send

from pennypapers.server.wire.connection import Connection
from pennypapers.server.wire.gate import Meter
from pennypapers.server.wire.house import House

METERED = "pennypapers.metered"  # the extension by which whatever reads frames is given a connection's meter
TRY_AGAIN_LATER, NOT_ALLOWED = 1013, 1008
# What sending to a client that left raises: the latter if the network's side closed the socket.
GONE = (OSError, RuntimeError)


class Metered(Protocol):
    """Charges for what is sent and is no message."""

    meter: Meter | None


class Socket:
    """The WebSocket as an ASGI application."""

    def __init__(self, house: House) -> None:
        self._house = house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        house, headers = self._house, Headers(scope=scope)
        client = scope.get("client")
        address = client[0] if client else ""
        await receive()  # that it wants to connect
        if not house.gate.is_welcome(headers.get("origin"), headers.get("host")):
            await _close(send, NOT_ALLOWED)
        elif not house.gate.enter(address):
            await _close(send, TRY_AGAIN_LATER)
        else:
            house.metrics.sockets.inc()
            try:
                connection = Connection(house, address)
                reader: Metered | None = scope.get("extensions", {}).get(METERED)
                if reader is not None:
                    reader.meter = connection.meter
                await house.turns.wait(address)
                await send({"type": "websocket.accept"})
                await _talk(connection, receive, send)
            finally:
                house.gate.go(address)
                house.metrics.sockets.dec()


class _Sender:
    """Sends a connection's frames one after another: news and signals from a task of its own, answers at once, without
    the detour."""

    def __init__(self, connection: Connection, send: Send) -> None:
        self._connection = connection
        self._send = send
        self._is_sending = False

    async def send_waiting(self) -> None:
        if self._is_sending:
            return  # the call that is sending takes what has come meanwhile too
        self._is_sending = True
        try:
            while (frame := self._connection.take_frame()) is not None:
                await self._send({"type": "websocket.send", "text": frame.decode()})
        finally:
            self._is_sending = False

    async def run(self) -> None:
        with suppress(*GONE):  # the client left while something was being sent
            while not self._connection.is_overfull:
                await self._connection.something_to_send()
                await self.send_waiting()
            await _close(self._send, TRY_AGAIN_LATER)


async def _talk(connection: Connection, receive: Receive, send: Send) -> None:
    sender = _Sender(connection, send)
    sending = asyncio.create_task(sender.run())
    try:
        while (message := await receive())["type"] == "websocket.receive":
            text = message.get("text")
            if not await connection.receive(text if text is not None else message.get("bytes") or b""):
                await _close(send, NOT_ALLOWED)
                return
            with suppress(*GONE):
                await sender.send_waiting()
    finally:
        connection.close()
        sending.cancel()
        with suppress(asyncio.CancelledError):
            await sending


async def _close(send: Send, code: int) -> None:
    with suppress(*GONE):  # the client has left already
        await send({"type": "websocket.close", "code": code})
