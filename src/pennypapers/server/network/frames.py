"""A WebSocket whose every frame and byte is charged for.

Messages are charged for by whoever handles them (`wire/connection.py`); here it is all that is no message: pings,
pongs, messages in pieces, and sheer size. Whoever has nothing left is closed with 1008, and no longer read.
"""

from __future__ import annotations

from typing import Any

from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State

from pennypapers.server.wire.gate import Gate, Meter
from pennypapers.server.wire.socket import METERED, NOT_ALLOWED

PIECE = 512  # bytes that are read at once: some 80 of the smallest frames, which take a millisecond
CHARGED = 4096  # bytes that count as much as a message
LINGERING = 1.0  # seconds in which a client that is closed for sending too much can read why


class ChargedSocket(WebSocketsSansIOProtocol):
    """What came in one go is read piece by piece, and not before the message in front of it was taken: so nobody has
    more read for them than they are charged for."""

    def __init__(self, *arguments: Any, gate: Gate, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.meter: Meter | None = (
            None  # there is none before the handshake, which is a request like any other
        )
        self.has_spoken = False
        self._gate = gate
        self._unread = bytearray()
        self._bytes = 0
        self._is_refused = False

    # Coming and going

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[METERED] = self

    def connection_lost(self, exc: Exception | None) -> None:
        self._unread.clear()
        super().connection_lost(exc)
        if self.client:
            self._gate.disconnect(self.client[0])

    # In

    def data_received(self, data: bytes) -> None:
        if self._is_refused:
            self._bytes += len(data)
            if self._bytes > self.config.ws_max_size:
                self.transport.abort()  # it is not waiting for our answer
            return
        if self._unread or self.read_paused or len(data) > PIECE:
            self._unread += data
            self._read_on()
        else:
            self._read(data)

    async def receive(self) -> ASGIReceiveEvent:
        message = await super().receive()
        if self._unread:
            self._read_on()
        return message

    def _read_on(self) -> None:
        while self._unread and not self.read_paused and not self._is_refused:
            piece = bytes(self._unread[:PIECE])
            del self._unread[:PIECE]
            self._read(piece)

    def _read(self, piece: bytes) -> None:
        self._bytes += len(piece)
        if self._bytes >= CHARGED:
            self._bytes -= CHARGED
            self._charge()
        super().data_received(piece)

    def send_receive_event_to_app(self) -> None:
        """By itself it stops reading at each message, which costs two calls of the system; most clients wait for an
        answer before they ask for more. One that does not is read on when what it sent before is taken."""
        is_paused, waits = self.read_paused, not self.queue.empty()
        self.read_paused = True
        super().send_receive_event_to_app()
        self.read_paused = is_paused
        if waits and not is_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def handle_text(self, event: Frame) -> None:
        self._take(event)
        super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        self._take(event)
        super().handle_bytes(event)

    def _take(self, event: Frame) -> None:
        """A message, or its first piece. After the end nobody else charges for it."""
        self.has_spoken = True
        if not event.fin or self.close_sent:
            self._charge()

    def handle_cont(self, event: Frame) -> None:
        self._charge()
        super().handle_cont(event)

    def handle_ping(self) -> None:
        self._charge()
        super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        self._charge()
        super().handle_pong(event)

    # Too much

    def _charge(self) -> None:
        if self.meter is not None and not self.meter.take():
            self._refuse()

    async def send(self, message: ASGISendEvent) -> None:
        if message["type"] == "websocket.close" and message.get("code") == NOT_ALLOWED and self.meter:
            self._refuse()
        else:
            await super().send(message)

    def _refuse(self) -> None:
        if self._is_refused:
            return
        self._is_refused = True
        self._unread.clear()
        self._bytes = 0
        self.stop_keepalive()
        if self.close_sent or self.conn.state is not State.OPEN:
            self.transport.abort()
            return
        self.queue.put_nowait({"type": "websocket.disconnect", "code": NOT_ALLOWED})
        self.conn.fail(NOT_ALLOWED)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        if (
            self.read_paused
        ):  # what else comes is not looked at: unread, it would make the system drop our last word
            self.read_paused = False
            self.transport.resume_reading()
        self.close_timer = self.loop.call_later(LINGERING, self.transport.close)
