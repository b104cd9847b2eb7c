"""Start the server: the store, the host, the application and the network around it."""

from __future__ import annotations

import asyncio
import gc
import logging.config
import random
import secrets
import signal
import socket
import time
from collections.abc import Callable
from functools import partial

import uvicorn

from pennypapers.server.app import create_app
from pennypapers.server.http.analyses import Analyses
from pennypapers.server.messages.requests import LARGEST_MESSAGE
from pennypapers.server.network.frames import ChargedSocket
from pennypapers.server.network.overdue import LOOK_EVERY, Overdue
from pennypapers.server.network.requests import CountedRequests
from pennypapers.server.operation import ready_folder, server_log
from pennypapers.server.operation.control import Control
from pennypapers.server.operation.database import open_store
from pennypapers.server.operation.figures import watch_all
from pennypapers.server.operation.folder import Hold, hold
from pennypapers.server.operation.operator import Operator
from pennypapers.server.settings.addresses import family, without_password
from pennypapers.server.settings.of_serve import EVERYWHERE, USUAL_PORT, ServeSettings
from pennypapers.server.tables.awake import AwakeTime
from pennypapers.server.tables.host import Host
from pennypapers.server.tables.tally import Tally
from pennypapers.server.tables.thinking import MindsInProcesses
from pennypapers.server.tables.warming import warming
from pennypapers.server.wire.gate import Gate
from pennypapers.server.wire.house import House
from pennypapers.server.wire.metrics import Metrics

# Seconds:
GATHERED_FOR = 0.03  # for which news and turns may wait for more
BOT_PAUSE = 1.0, 3.5  # that a bot takes over a turn, at least and at most
FAREWELL = 0.1  # between telling everybody that the server stops and stopping
UVICORNS_TICK = 0.1

SENT_AT_ONCE = (
    128 * 1024
)  # bytes that the system holds for a client that is slow to read; by itself it goes up to 4 MB
AT_THE_DOOR = 256  # connections that may wait to be taken up, which is done in one go


def own_url(settings: ServeSettings, port: int) -> str:
    """Its own address, for the browser on this machine."""
    host = "127.0.0.1" if settings.address in (EVERYWHERE, "::") else settings.address
    return f"{_scheme(settings)}://{_in_url(host)}:{port}"


def outside_urls(settings: ServeSettings, port: int) -> list[str]:
    """The addresses at which other devices reach it: none if it listens to this machine alone."""
    if settings.public_url:
        return [settings.public_url]
    if settings.address in (EVERYWHERE, "::"):
        return [f"{_scheme(settings)}://{own}:{port}" for own in [own_address()] if own]
    if settings.address in ("127.0.0.1", "::1", "localhost"):
        return []
    return [f"{_scheme(settings)}://{_in_url(settings.address)}:{port}"]


def _scheme(settings: ServeSettings) -> str:
    return "https" if settings.tls_cert else "http"


def _in_url(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def own_address() -> str:
    """The address of this machine in its network, or nothing if it is in none. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # An address for documentation (RFC 5737): connecting only asks which way a packet would go.
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return ""


def _socket(settings: ServeSettings) -> socket.socket:
    """What listens: at the port of the settings; without one at the usual port, so that people find their table again,
    or at any free one if another program has that."""
    ports = [USUAL_PORT, 0] if settings.port is None else [settings.port]
    for port in ports:
        listener = socket.socket(family(settings.address), socket.SOCK_STREAM)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SENT_AT_ONCE)  # its connections inherit it
        try:
            listener.bind((settings.address, port))
            return listener
        except OSError:
            listener.close()
            if port == ports[-1]:
                raise
    raise AssertionError("there is a last port")


def milliseconds() -> int:
    return time.time_ns() // 1_000_000


def running_milliseconds() -> int:
    """A clock that nobody can set."""
    return time.monotonic_ns() // 1_000_000


def human_pause() -> float:
    """How many seconds a bot takes over a turn."""
    return random.uniform(*BOT_PAUSE)


class Announced(uvicorn.Server):
    """Says when it listens, with the port it got if it was asked for any; listens to its operator meanwhile, and tells
    everybody before it stops."""

    def __init__(
        self, config: uvicorn.Config, host: Host, control: Control, listening: Callable[[int, str, str], None]
    ) -> None:
        super().__init__(config)
        self._host = host
        self._control = control
        self._listening = listening
        self._overdue = Overdue()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        control, token = await self._control.open()
        for listener in sockets or []:
            self._listening(listener.getsockname()[1], control, token)

    async def on_tick(self, counter: int) -> bool:
        if counter % round(LOOK_EVERY / UVICORNS_TICK) == 0:
            self._overdue.look(self.server_state.connections, time.monotonic())
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._control.close()
        await self._host.close()
        await asyncio.sleep(FAREWELL)  # so that what everybody was told is sent
        await super().shutdown(sockets)


def _is_our_concern(record: logging.LogRecord) -> bool:
    """Not what a client did wrong and was closed for: with a traceback each, anybody could fill the log."""
    return not record.getMessage().startswith("Invalid UTF-8 sequence received from client")


def _collect_seldom() -> None:
    """What was loaded until now stays for good: the garbage collector need not look at it again and again, nor as
    often as it does by itself at what the tables make, of which hardly anything goes in circles."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)


def serve(settings: ServeSettings, listening: Callable[[int], None]) -> None:
    """Serve until told to stop; what is under way is finished then. Refuses with `Taken` if another server has the
    folder."""
    logging.config.dictConfig(server_log.configuration(settings.log_level))
    logging.getLogger("uvicorn.error").addFilter(_is_our_concern)
    # Uvicorn passes the signal on when everything is finished: by itself SIGTERM would make that look like a crash.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    with hold(settings.data) as folder:
        _serve(settings, folder, listening)


def _serve(settings: ServeSettings, folder: Hold, listening: Callable[[int], None]) -> None:
    ready_folder.check(settings.data, has_tables=not settings.store)
    listener = _socket(settings)
    try:
        store = open_store(settings.data, settings.store, milliseconds)
    except BaseException:
        listener.close()
        raise
    if not settings.store:
        ready_folder.note(settings.data)
    tally = Tally()
    warm = warming()
    minds = MindsInProcesses(tally, warm)
    time_here = AwakeTime(milliseconds, running_milliseconds)
    host = Host(
        store,
        time_here.now,
        secrets.token_bytes,
        GATHERED_FOR,
        minds,
        human_pause,
        tally,
        time_here.awake,
        time_here.look,
    )
    metrics = Metrics()
    watch_all(metrics, host, store)
    analyses = Analyses(warm, made=host.exercises.keep)
    gate = Gate(settings.limits, settings.origins, running_milliseconds, settings.proxy)
    house = House(host, store, gate, metrics, warming=warm)

    def now_listening(port: int, control: str, token: str) -> None:
        _collect_seldom()
        house.addresses[:] = outside_urls(settings, port)
        at = settings.public_url or own_url(settings, port)
        folder.describe(at, control, token, without_password(settings.store))
        listening(port)

    config = uvicorn.Config(
        create_app(
            house,
            analyses,
            public_metrics=settings.public_metrics,
            keep_days=settings.keep_days,
            sub_path=settings.sub_path,
            names=settings.names,
            keep_tables_days=settings.keep_tables_days,
        ),
        http=partial(CountedRequests, gate=gate),  # type: ignore[arg-type]
        ws=partial(ChargedSocket, gate=gate),  # type: ignore[arg-type]
        backlog=AT_THE_DOOR,
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,  # costs more than it saves for messages of this size
        proxy_headers=bool(settings.proxy),
        forwarded_allow_ips=list(settings.proxy),
        ssl_certfile=settings.tls_cert,
        ssl_keyfile=settings.tls_key,
        server_header=False,
        access_log=False,
        log_config=None,
        timeout_graceful_shutdown=5,
    )
    control = Control(settings.data, Operator(house, analyses).do)
    Announced(config, host, control, now_listening).run([listener])
