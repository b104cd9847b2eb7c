"""The host on the network: one WebSocket for play, plain addresses for what is looked up."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.datastructures import Headers, MutableHeaders
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from pennypapers.server.http.analyses import Analyses
from pennypapers.server.http.day_bots import DayBots
from pennypapers.server.http.endpoint import routes
from pennypapers.server.http.endpoints import list_endpoints
from pennypapers.server.http.own_names import ByOwnName, OwnNames
from pennypapers.server.http.page import page_folder, page_routes
from pennypapers.server.wire.house import House
from pennypapers.server.wire.socket import Socket

FORBIDDEN = 403
SOCKET = "/api/socket"
HARMLESS = ("GET", "HEAD", "OPTIONS")

TICK = 0.5  # seconds between two looks at the clocks
LOOK_THROUGH_AFTER = 10.0  # seconds, when those who waited for the server are in
DAY = 24 * 60 * 60 * 1000

HEADERS = {
    "content-security-policy": "default-src 'self'; object-src 'none'; frame-ancestors 'none'; base-uri 'none'; "
    "form-action 'self'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
}
SECURE_HEADERS = {**HEADERS, "cross-origin-opener-policy": "same-origin"}  # browsers warn of it on plain http

_logger = logging.getLogger(__name__)


class Doorkeeper:
    """Puts the usual headers on every answer, and refuses requests of other sites' pages that could change anything.
    The socket checks that itself and does without the framework, whose wrappers would handle every message."""

    def __init__(self, app: ASGIApp, socket: ASGIApp, house: House) -> None:
        self.app = app
        self._socket = socket
        self._gate = house.gate
        self._turns = house.turns

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                ours = SECURE_HEADERS if scope["scheme"] == "https" else HEADERS
                MutableHeaders(scope=message).update(ours)
            await send(message)

        if scope["type"] == "websocket" and scope["path"] == SOCKET:
            await self._socket(scope, receive, send)
            return
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        client = scope.get("client")
        await self._turns.wait(client[0] if client else "")
        headers = Headers(scope=scope)
        welcome = self._gate.is_welcome(headers.get("origin"), headers.get("host"))
        app = self.app if scope["method"] in HARMLESS or welcome else Response(status_code=FORBIDDEN)
        await app(scope, receive, with_headers)


class BelowSubPath:
    """Takes the sub-path off an address where a proxy has left it; one that it has taken off, or that is asked for
    past the proxy, is answered as well."""

    def __init__(self, app: ASGIApp, sub_path: str) -> None:
        self.app = app
        self._sub_path = sub_path

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        path = scope.get("path", "")
        if path == self._sub_path or path.startswith(f"{self._sub_path}/"):
            scope = {**scope, "path": path.removeprefix(self._sub_path) or "/"}
        await self.app(scope, receive, send)


def create_app(
    house: House,
    analyses: Analyses,
    *,
    public_metrics: bool = False,
    keep_days: int = 0,
    keep_tables_days: int = 0,
    sub_path: str = "",
    names: Iterable[str] = (),
) -> ASGIApp:
    """The web application around a host; its parts are passed in. `keep_days` is how long finished games are kept, and
    `keep_tables_days` unfinished tables that nobody touches; 0 is for ever. `sub_path` is where it is at its public
    address, if not at the top; `names` are what it is called there."""

    day_bots = DayBots(house.warming)

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        house.warming.start()
        tables = await house.host.registry.recover()
        _logger.info("tables are open", extra={"tables": tables})
        clock = asyncio.create_task(_watch_clocks(house))
        looking = asyncio.create_task(_look_through(house))
        sweeps = keep_days or keep_tables_days
        sweeping = asyncio.create_task(_sweep(house, keep_days, keep_tables_days)) if sweeps else None
        yield
        for task in (clock, looking, sweeping):
            if task is not None:
                task.cancel()
        await house.warming.stop()
        analyses.close()
        day_bots.close()
        await house.store.close()
        _logger.info("tables are closed")

    endpoints = list_endpoints(house, analyses, public_metrics, sub_path, day_bots)
    starlette = Starlette(
        routes=[*routes(house.gate, endpoints), *page_routes(page_folder(), sub_path)],
        lifespan=lifespan,
    )
    door = Doorkeeper(GZipMiddleware(starlette, minimum_size=1000), Socket(house), house)
    return ByOwnName(BelowSubPath(door, sub_path) if sub_path else door, OwnNames(names))


async def _watch_clocks(house: House) -> None:
    while True:
        await asyncio.sleep(TICK)
        try:
            await house.host.registry.tick()
        except Exception:  # whatever it is, the other tables' clocks go on
            _logger.exception("a tick failed")


async def _look_through(house: House) -> None:
    await asyncio.sleep(LOOK_THROUGH_AFTER)
    try:
        await house.host.registry.look_through()
    except Exception:
        _logger.exception("looking for damage failed")


async def _sweep(house: House, keep_days: int, keep_tables_days: int) -> None:
    """Once a day, and at the start, delete what is older than is kept."""
    while True:
        now = house.host.now()
        before = [now - days * DAY if days else 0 for days in (keep_days, keep_tables_days)]
        try:
            removed = await house.host.registry.prune(*before)
            _logger.info("old games and tables deleted", extra={"removed": removed})
        except Exception:
            _logger.exception("deleting old games failed")
        await asyncio.sleep(DAY / 1000)
