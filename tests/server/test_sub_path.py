"""A server below a path of a site: behind nginx with the very block of docs/deploy.md, with the path and without it."""

from __future__ import annotations

import asyncio
import gzip
import json
import re
import urllib.error
import urllib.request
from collections.abc import Iterator
from dataclasses import dataclass

import pytest
import segno
import websockets
from player import Player

from asking import Site
from deployed import SUB_PATH, free_port, needs_nginx, nginx, site_with_sub_path
from hosting import Clock, house
from pennypapers.server.http.page import page_folder
from pennypapers.server.store import MemoryStore
from serving import server

needs_page = pytest.mark.skipif(
    page_folder() is None, reason="needs the page: npm ci && npm run build in web/"
)
FOUND, NOT_FOUND = 200, 404


# Without a proxy


def application(sub_path: str = "") -> Site:
    clock = Clock()
    return Site(house(MemoryStore(clock), clock), sub_path=sub_path)


@pytest.fixture
def below() -> Site:
    return application(SUB_PATH)


@pytest.mark.parametrize("path", ["/health", "/api/offers", "/api/schema"])
def test_everything_is_there_with_the_path_and_without(below: Site, path: str) -> None:
    assert below.ask(SUB_PATH + path).json == below.ask(path).json


@pytest.mark.parametrize(
    "path", [f"{SUB_PATH}less/health", f"/more{SUB_PATH}/health", f"{SUB_PATH}{SUB_PATH}/health"]
)
def test_other_paths_are_not_taken_for_it(below: Site, path: str) -> None:
    assert b'"status":"ok"' not in below.ask(path).body
    assert below.ask(f"{SUB_PATH}/api/nothing").code == "no-such-page"


def test_the_description_says_where_it_is(below: Site) -> None:
    assert below.ask(f"{SUB_PATH}/api/openapi.json").json["servers"] == [{"url": SUB_PATH}]
    at_the_top = application()
    assert "servers" not in at_the_top.ask("/api/openapi.json").json
    assert b"sheets" not in at_the_top.ask(f"{SUB_PATH}/api/offers").body


@needs_page
class TestTheDocument:
    @pytest.mark.parametrize("path", ["", "/", "/table/K7MQ4P", "/help/temple", "/index.html"])
    def test_names_nothing_from_the_top(self, below: Site, path: str) -> None:
        answer = below.ask(SUB_PATH + path)
        assert answer.status == FOUND
        (noted, *named) = re.findall(r'="(/[^"]*)"', answer.body.decode())
        assert noted == SUB_PATH
        assert len(named) > 8
        for name in named:
            assert name.startswith(f"{SUB_PATH}/")
            assert below.ask(name).status == FOUND, name

    def test_is_kept_until_it_changes(self, below: Site) -> None:
        for encoding in ("identity", "gzip"):
            first = below.ask(SUB_PATH, accept_encoding=encoding)
            known = below.ask(SUB_PATH, accept_encoding=encoding, if_none_match=first.headers["etag"])
            assert (known.status, known.body) == (304, b"")
            assert first.headers["cache-control"] == "no-cache"
            assert "default-src 'self'" in first.headers["content-security-policy"]
        assert below.ask(f"{SUB_PATH}/nonsense").status == NOT_FOUND

    def test_at_the_top_is_the_file_as_it_was_built(self) -> None:
        folder = page_folder()
        assert folder
        sent = application().ask("/", accept_encoding="gzip").body
        assert sent == (folder / "index.html.gz").read_bytes()
        assert b"data-below" not in gzip.decompress(sent)

    def test_nothing_else_names_the_top(self) -> None:
        """The files find each other by where they are themselves."""
        folder = page_folder()
        assert folder
        files = [*folder.glob("assets/*.js"), *folder.glob("assets/*.css"), folder / "sw.js"]
        assert len(files) > 20
        for file in [*files, folder / "manifest.webmanifest"]:
            text = file.read_text(encoding="utf-8")
            assert not re.search(r"""["'`(]/(assets|icon-|ahead\.js|manifest)""", text), file.name


# Behind nginx


@dataclass(frozen=True)
class Below:
    port: int  # nginx's
    own_port: int

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}{SUB_PATH}"

    def get(self, address: str) -> tuple[int, bytes]:
        try:
            with urllib.request.urlopen(address, timeout=10) as answer:
                return answer.status, answer.read()
        except urllib.error.HTTPError as error:
            with error:
                return error.code, error.read()


@pytest.fixture(scope="module", params=["with the path", "without the path"])
def site(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Below]:
    folder = tmp_path_factory.mktemp("below")
    port = free_port()
    options = ("--public-url", f"http://127.0.0.1:{port}{SUB_PATH}", "--proxy", "127.0.0.1")
    with server(folder / "data", *options) as (_, own_port):
        servers = site_with_sub_path(port, own_port, taken_off=request.param == "without the path")
        with nginx(folder, servers, port):
            yield Below(port, own_port)


@needs_nginx
class TestBehindNginx:
    def test_people_play_through_it(self, site: Below) -> None:
        async def play() -> Player:
            socket = f"ws://127.0.0.1:{site.port}{SUB_PATH}/api/socket"
            players = [Player(socket, initials) for initials in ("PH", "TA")]
            code = ""
            for player in players:
                await player.connect()
                await player.sit_down("temple-a", code)
                code = player.code
            await players[0].ask("start")
            results = await asyncio.gather(*(player.play() for player in players))
            assert results[0] == results[1]
            for player in players:
                await player.socket.close()
            return players[0]

        player = asyncio.run(play())
        code = segno.make(f"{site.url}/table/{player.code}", micro=False)
        drawn = code.svg_inline(border=0, dark="#1e2436", omitsize=True).encode()
        status, found = site.get(f"{site.url}/api/qr/{player.code}.svg")
        assert (status, found.split(b"<path")[1].split(b"</svg>")[0]) == (
            FOUND,
            drawn.split(b"<path")[1].split(b"</svg>")[0],
        )

    def test_only_pages_of_the_site_may_talk(self, site: Below) -> None:
        async def is_let_in(origin: str) -> bool:
            socket = f"ws://127.0.0.1:{site.port}{SUB_PATH}/api/socket"
            try:
                async with websockets.connect(socket, compression=None, origin=websockets.Origin(origin)):
                    return True
            except websockets.InvalidStatus:
                return False

        assert asyncio.run(is_let_in(f"http://127.0.0.1:{site.port}"))
        assert not asyncio.run(is_let_in("https://elsewhere.example"))

    def test_what_is_reached(self, site: Below) -> None:
        own = f"http://127.0.0.1:{site.own_port}"
        for address in (f"{site.url}/health", f"{own}/health", f"{own}{SUB_PATH}/health"):
            status, body = site.get(address)
            assert (status, json.loads(body)["status"]) == (FOUND, "ok")
        assert site.get(f"{own}/metrics")[0] == FOUND
        assert site.get(f"{site.url}/metrics")[0] == NOT_FOUND
        assert site.get(f"http://127.0.0.1:{site.port}/health")[0] == NOT_FOUND

    @needs_page
    def test_the_address_without_its_last_slash_leads_there(self, site: Below) -> None:
        status, page = site.get(site.url)
        assert status == FOUND
        assert f'data-below="{SUB_PATH}"'.encode() in page
