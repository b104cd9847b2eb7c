"""By which names the server is asked for: a page whose name somebody lets point at this machine reaches nothing."""

from __future__ import annotations

import asyncio
import socket
from typing import Any

import pytest

from asking import HERE, Site
from hosting import Clock, house
from pennypapers.server.http.own_names import OwnNames
from pennypapers.server.settings.of_serve import ServeSettings
from pennypapers.server.store import MemoryStore
from pennypapers.words import sentence

EVIL = "evil.example:8375"
MACHINE = socket.gethostname()

OURS = [
    "localhost",
    "LOCALHOST:8375",
    "localhost.",
    "penny.localhost:8375",
    "127.0.0.1:8375",
    "127.3.2.1",
    "[::1]:8375",
    "192.168.1.20:8375",
    "[fe80::1]",
    "penny.example",
    "Penny.Example:443",
    MACHINE,
    f"{MACHINE.partition('.')[0]}.local:8375",
]
NOT_OURS = [
    "",
    EVIL,
    "evil.example.",
    "penny.example.evil.example",
    "notpenny.example",
    "localhost.evil.example",
    "evillocalhost",
    "127.0.0.1.evil.example",
    "127.0.0.1@evil.example",
    "evil.example#localhost",
    "[::1].evil.example",
    "[::1",
    "penny.example:80:80",
    "penny.example/",
    " localhost",
    "ⓛocalhost",
]


@pytest.mark.parametrize("host", OURS)
def test_names_of_its_own(host: str) -> None:
    assert host in OwnNames(["penny.example"])


@pytest.mark.parametrize("host", NOT_OURS)
def test_names_of_others(host: str) -> None:
    assert host not in OwnNames(["penny.example"])


def test_what_the_settings_name_counts() -> None:
    names = OwnNames(
        ServeSettings(
            public_url="https://games.example:8443/penny",
            origin=("https://other.example",),
            called=("pennypapers",),
            host="box.example",
        ).names
    )
    for name in ("games.example", "games.example:8443", "other.example", "pennypapers:8375", "box.example"):
        assert name in names
    assert EVIL not in names


def site() -> Site:
    clock = Clock()
    return Site(house(MemoryStore(clock), clock))


@pytest.mark.parametrize("path", ["/", "/metrics", "/health", "/table/K7MQ4P", "/assets/x.js"])
@pytest.mark.parametrize("language", ["en", "fr", "nl"])
def test_a_page_that_points_here_by_its_own_name_is_told_nothing(path: str, language: str) -> None:
    answer = site().ask(path, client=HERE, host=EVIL, accept_language=f"{language}-BE,en;q=0.5")
    assert answer.status == 421
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.body.decode() == sentence("refused-unknown-host", {"host": EVIL}, language) + "\n"


def test_programs_get_the_reason() -> None:
    answer = site().ask("/api/schema", host=EVIL)
    assert (answer.status, answer.code) == (421, "unknown-host")


def connected(host: str) -> str:
    """What a browser is told that wants to open the socket, on a page of the same name."""

    async def ask() -> str:
        sent: list[dict[str, Any]] = []
        said: list[dict[str, Any]] = [
            {"type": "websocket.disconnect", "code": 1000},
            {"type": "websocket.connect"},
        ]

        async def receive() -> dict[str, Any]:
            return said.pop()

        async def send(message: Any) -> None:
            sent.append(message)

        headers = [(b"host", host.encode()), (b"origin", f"http://{host}".encode())]
        scope = {
            "type": "websocket",
            "path": "/api/socket",
            "headers": headers,
            "client": (HERE, 50000),
            "scheme": "ws",
        }
        await site().app(scope, receive, send)
        return str(sent[0]["type"])

    return asyncio.run(ask())


def test_the_socket_opens_for_pages_of_its_own_alone() -> None:
    assert connected("localhost:8375") == "websocket.accept"
    assert connected(EVIL) == "websocket.close"
