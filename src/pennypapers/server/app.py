"""The host on the network: one WebSocket for play, a few addresses for everything else."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

import msgspec
from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from pennypapers import __version__
from pennypapers.server import messages as wire
from pennypapers.server.connection import Connection
from pennypapers.server.gate import Gate
from pennypapers.server.host import Host
from pennypapers.server.news import News
from pennypapers.server.store import Store

TRY_AGAIN_LATER, GOING_AWAY, NOT_ALLOWED = 1013, 1001, 1008

HEADERS = {
    "content-security-policy": "default-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
}


class OurHeaders:
    """The usual headers on every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message).update(HEADERS)
            await send(message)

        await self.app(scope, receive, with_headers if scope["type"] == "http" else send)


def create_app(host: Host, store: Store, gate: Gate) -> ASGIApp:
    """The web application around a host; its parts are passed in."""

    async def play(socket: WebSocket) -> None:
        await _serve(socket, host, gate)

    async def health(_: Request) -> Response:
        return JSONResponse({"status": "ok", "version": __version__, "tables": len(host.open_tables())})

    async def game(request: Request) -> Response:
        text = await store.game(request.path_params["id"])
        if text is None:
            return PlainTextResponse("", 404)
        return PlainTextResponse(text)

    async def schema(_: Request) -> Response:
        return JSONResponse(wire_schema())

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        await host.recover()
        clock = asyncio.create_task(_watch_clocks(host))
        yield
        clock.cancel()
        await store.close()

    routes = [
        WebSocketRoute("/api/socket", play),
        Route("/api/schema", schema),
        Route("/game/{id}", game),
        Route("/health", health),
    ]
    return OurHeaders(Starlette(routes=routes, lifespan=lifespan))


async def _watch_clocks(host: Host) -> None:
    while True:
        await asyncio.sleep(0.5)
        await host.tick()


async def _serve(socket: WebSocket, host: Host, gate: Gate) -> None:
    address = socket.client.host if socket.client else ""
    if not gate.is_welcome(socket.headers.get("origin"), socket.headers.get("host")):
        await socket.close(NOT_ALLOWED)
        return
    if not gate.enter(address):
        await socket.close(TRY_AGAIN_LATER)
        return
    connection = Connection(host, gate, address)
    try:
        await socket.accept()
        sending = asyncio.create_task(_send(socket, connection))
        try:
            while await connection.receive(await _received(socket)):
                pass
            await socket.close(NOT_ALLOWED)
        except WebSocketDisconnect:
            pass
        finally:
            sending.cancel()
    finally:
        connection.close()
        gate.go(address)


async def _received(socket: WebSocket) -> bytes | str:
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", GOING_AWAY))
    text: bytes | str | None = message.get("text")
    data: bytes | str = text if text is not None else message.get("bytes") or b""
    return data


async def _send(socket: WebSocket, connection: Connection) -> None:
    while (frame := await connection.next_frame()) is not None:
        await socket.send_text(frame.decode())
    await socket.close(TRY_AGAIN_LATER)


def wire_schema() -> dict[str, object]:
    """JSON Schema of everything that is sent and received, generated from the messages."""
    kinds: Sequence[object] = [wire.AnyRequest, wire.Answer, wire.Refused, News]
    schemas, components = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    received, *sent = schemas
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Penny Papers, the wire",
        "version": wire.VERSION,
        "received": received,
        "sent": {"type": "array", "items": {"anyOf": sent}},
        "$defs": components,
    }
