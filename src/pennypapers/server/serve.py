"""Start the server: the store, the host, the application and the network around it."""

from __future__ import annotations

import secrets
import socket
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

import uvicorn

from pennypapers.server.app import create_app
from pennypapers.server.gate import Gate
from pennypapers.server.host import Host
from pennypapers.server.limits import Limits
from pennypapers.server.messages import LARGEST_MESSAGE
from pennypapers.server.store import SqliteStore

DATABASE = "tables.db"
GATHERED_FOR = 0.03


@dataclass(frozen=True)
class Place:
    """Where the server listens and keeps its data, and whom it trusts."""

    data: Path
    address: str = "127.0.0.1"
    port: int = 8375
    origins: Sequence[str] = ()
    proxies: Sequence[str] = ()


def milliseconds() -> int:
    return time.time_ns() // 1_000_000


class Announced(uvicorn.Server):
    """Says when it listens, with the port it got if it was asked for any."""

    def __init__(self, config: uvicorn.Config, listening: Callable[[int], None]) -> None:
        super().__init__(config)
        self._listening = listening

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        for server in self.servers:
            self._listening(server.sockets[0].getsockname()[1])


def serve(place: Place, listening: Callable[[int], None]) -> None:
    """Serve until told to stop; what is under way is finished then."""
    place.data.mkdir(parents=True, exist_ok=True)
    store = SqliteStore(place.data / DATABASE, milliseconds)
    host = Host(store, milliseconds, secrets.token_bytes, GATHERED_FOR)
    app = create_app(host, store, Gate(Limits(), place.origins, milliseconds))
    config = uvicorn.Config(
        app,
        host=place.address,
        port=place.port,
        ws="websockets-sansio",
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,  # costs more than it saves for messages of this size
        proxy_headers=bool(place.proxies),
        forwarded_allow_ips=list(place.proxies),
        server_header=False,
        access_log=False,
        log_level="warning",
        timeout_graceful_shutdown=5,
    )
    Announced(config, listening).run()
