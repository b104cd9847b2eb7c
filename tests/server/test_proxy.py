"""The server as docs/deploy.md has it: the very nginx configuration and command of that page; https without nginx."""

from __future__ import annotations

import asyncio
import re
import shlex
import ssl
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
import websockets
from player import Player

from deployed import PAGE, blocks, free_port, needs_nginx, nginx, replaced
from system_packages import find, why_missing

OPENSSL = find("openssl")

PUBLIC = "https://penny.example"
FORBIDDEN = 403
FOREIGN = "https://elsewhere.example"
PHONE, TABLET = "127.0.0.2", "127.0.0.3"  # this machine too, but nginx sees whom it sees

needs_openssl = pytest.mark.skipif(OPENSSL is None, reason=why_missing("openssl"))


@dataclass(frozen=True)
class Certificate:
    file: Path
    key: Path

    @property
    def trusted(self) -> ssl.SSLContext:
        return ssl.create_default_context(cafile=self.file)


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Certificate:
    return new_certificate(tmp_path_factory.mktemp("certificate"))


def new_certificate(folder: Path) -> Certificate:
    made = Certificate(folder / "cert.pem", folder / "key.pem")
    names = "-subj /CN=test -addext subjectAltName=DNS:penny.example,DNS:localhost,IP:127.0.0.1"
    request = f"openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 {names}"
    files = ["-out", str(made.file), "-keyout", str(made.key)]
    subprocess.run([*shlex.split(request), *files], check=True, capture_output=True)
    return made


@contextmanager
def server(*options: str) -> Iterator[str]:
    """`pennypapers serve` with these options, and what it says when it listens. It logs no warnings."""
    command = [sys.executable, "-m", "pennypapers", "--lang", "en", "serve", "--no-browser", *options]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        assert process.stdout
        yield process.stdout.readline()
    finally:
        process.terminate()
        _, complaints = process.communicate()
    assert not [line for line in complaints.splitlines() if '"level": "info"' not in line]


class Guest(Player):
    """The example client at some address of this machine, with the headers that a page of somewhere would send."""

    def __init__(self, url: str, initials: str, **options: Any) -> None:
        super().__init__(url, initials)
        self.options = options

    async def connect(self) -> None:
        self.socket = await websockets.connect(self.url, compression=None, **self.options)
        self.welcome = await self.ask("hello", version=1, secret=self.secret)


async def play_a_game(*guests: Guest) -> None:
    async with AsyncExitStack() as home:
        code = ""
        for guest in guests:
            await guest.connect()
            home.push_async_callback(guest.socket.close)
            await guest.sit_down("temple-a", code)
            code = guest.code
        await guests[0].ask("start")
        results = await asyncio.gather(*(guest.play() for guest in guests))
    assert all(result == results[0] for result in results)


async def is_let_in(url: str, **options: Any) -> bool:
    try:
        async with websockets.connect(url, compression=None, **options):
            return True
    except websockets.InvalidStatus as refused:
        if refused.response.status_code != FORBIDDEN:
            raise
        return False


# Behind nginx


@dataclass(frozen=True)
class Deployed:
    port: int  # nginx's, for https
    plain_port: int
    own_port: int  # of the server itself
    certificate: Certificate

    @property
    def url(self) -> str:
        return f"wss://localhost:{self.port}/api/socket"

    def guest(self, address: str = PHONE, origin: str = PUBLIC) -> dict[str, Any]:
        return {
            "ssl": self.certificate.trusted,
            "origin": websockets.Origin(origin),
            "local_addr": (address, 0),
        }

    def get(self, path: str, port: int | None = None) -> tuple[int, dict[str, str]]:
        """The status and the headers of an answer; from the plain port with `port`."""
        address = f"http://localhost:{port}{path}" if port else f"https://localhost:{self.port}{path}"
        tls = None if port else urllib.request.HTTPSHandler(context=self.certificate.trusted)
        opener = urllib.request.build_opener(_Stay, *([tls] if tls else []))
        asked = urllib.request.Request(address, headers={"Host": "penny.example"})
        try:
            with opener.open(asked, timeout=10) as answer:
                return answer.status, {name.lower(): value for name, value in answer.headers.items()}
        except urllib.error.HTTPError as error:
            with error:
                return error.code, {name.lower(): value for name, value in error.headers.items()}


class _Stay(urllib.request.HTTPRedirectHandler):
    def redirect_request(self, *_: object) -> None:
        return None


def options_of_the_page(**changes: str) -> list[str]:
    """The options of `serve` in the page's unit, some of them changed."""
    (unit,) = blocks("ini")
    (line,) = re.findall(r"^ExecStart=(.*)$", unit, re.MULTILINE)
    program, command, *options = shlex.split(line)
    assert (Path(program).name, command) == ("pennypapers", "serve")
    for name, value in changes.items():
        options[options.index(f"--{name}") + 1] = value
    options.remove("--no-browser")
    return options


def site(deployed: Deployed, changes: dict[str, str] | None = None) -> str:
    """The page's configuration with other ports and files."""
    return replaced(
        replaced(blocks("nginx")[0], changes or {}),
        {
            "listen 80;": f"listen 127.0.0.1:{deployed.plain_port};",
            "listen 443 ssl;": f"listen 127.0.0.1:{deployed.port} ssl;",
            "listen [::]:80;": "",
            "listen [::]:443 ssl;": "",
            "/etc/letsencrypt/live/penny.example/fullchain.pem": str(deployed.certificate.file),
            "/etc/letsencrypt/live/penny.example/privkey.pem": str(deployed.certificate.key),
            "http://127.0.0.1:8375": f"http://127.0.0.1:{deployed.own_port}",
        },
    )


@pytest.fixture(scope="module")
def deployed(tmp_path_factory: pytest.TempPathFactory, certificate: Certificate) -> Iterator[Deployed]:
    folder = tmp_path_factory.mktemp("deployed")
    ports = Deployed(free_port(), free_port(), free_port(), certificate)
    options = options_of_the_page(port=str(ports.own_port), data=str(folder / "data"))
    with server(*options, "--sockets-per-address", "2"), nginx(folder, site(ports), ports.port):
        yield ports


@needs_openssl
@needs_nginx
class TestBehindNginx:
    def test_people_play_through_it(self, deployed: Deployed) -> None:
        phone = Guest(deployed.url, "PH", **deployed.guest(PHONE))
        tablet = Guest(deployed.url, "TA", **deployed.guest(TABLET))
        asyncio.run(play_a_game(phone, tablet))
        assert phone.welcome["addresses"] == [PUBLIC]

    def test_a_foreign_page_is_refused(self, deployed: Deployed) -> None:
        assert asyncio.run(is_let_in(deployed.url, **deployed.guest()))
        for origin in (FOREIGN, "http://penny.example:8375", "null"):
            assert not asyncio.run(is_let_in(deployed.url, **deployed.guest(origin=origin)))

    def test_limits_are_of_the_people_behind_it(self, deployed: Deployed) -> None:
        async def come() -> None:
            async with AsyncExitStack() as home:
                for address in (PHONE, TABLET):
                    guest = deployed.guest(address)
                    # What a client says of itself is overwritten on the way.
                    guest["additional_headers"] = {
                        "X-Forwarded-For": "203.0.113.9",
                        "Forwarded": "for=203.0.113.9",
                    }
                    for _ in range(2):
                        await home.enter_async_context(
                            websockets.connect(deployed.url, compression=None, **guest)
                        )
                    assert not await is_let_in(deployed.url, **guest)

        asyncio.run(come())

    def test_only_the_proxy_is_believed(self, deployed: Deployed) -> None:
        url = f"ws://127.0.0.1:{deployed.own_port}/api/socket"

        async def come(address: str) -> list[bool]:
            """Three sockets that say they are of three people."""
            let_in = []
            async with AsyncExitStack() as home:
                for number in range(3):
                    headers = {"X-Forwarded-For": f"203.0.113.{number}"}
                    guest = websockets.connect(
                        url, compression=None, local_addr=(address, 0), additional_headers=headers
                    )
                    try:
                        await home.enter_async_context(guest)
                        let_in.append(True)
                    except websockets.InvalidStatus:
                        let_in.append(False)
            return let_in

        assert asyncio.run(come("127.0.0.1")) == [True, True, True]  # where the proxy is
        assert asyncio.run(come(PHONE)) == [True, True, False]

    def test_metrics_are_not_for_the_internet(self, deployed: Deployed) -> None:
        for path in ("/metrics", "/metrics/", "//metrics", "/%6detrics"):
            assert deployed.get(path)[0] == 404
        assert deployed.get("/metrics", deployed.own_port)[0] == 200  # for this machine, past the proxy

    def test_headers_and_redirection(self, deployed: Deployed) -> None:
        status, headers = deployed.get("/health")
        assert status == 200
        assert headers["strict-transport-security"] == "max-age=15552000"
        assert headers["cross-origin-opener-policy"] == "same-origin"  # it knows that this is https
        assert "default-src 'self'" in headers["content-security-policy"]
        status, headers = deployed.get("/table/ABCDEF", deployed.plain_port)
        assert (status, headers["location"]) == (301, f"{PUBLIC}/table/ABCDEF")


@needs_openssl
@needs_nginx
def test_the_server_itself_keeps_metrics_from_a_proxy(tmp_path: Path, certificate: Certificate) -> None:
    """The page's block refuses them; should somebody leave that out, the server does."""
    ports = Deployed(free_port(), free_port(), free_port(), certificate)
    options = options_of_the_page(port=str(ports.own_port), data=str(tmp_path / "data"))
    left_out = "location = /metrics {\n        return 404;\n    }\n"
    with server(*options), nginx(tmp_path, site(ports, {left_out: ""}), ports.port):
        assert ports.get("/health")[0] == 200
        assert ports.get("/metrics")[0] == 404


# https without nginx


@needs_openssl
def test_it_speaks_https_itself(tmp_path: Path, certificate: Certificate) -> None:
    options = ["--port", "0", "--data", str(tmp_path)]
    options += ["--tls-cert", str(certificate.file), "--tls-key", str(certificate.key)]
    with server(*options) as said:
        found = re.search(r"https://127\.0\.0\.1:(\d+)\.", said)
        assert found, said
        url, own = f"wss://127.0.0.1:{found[1]}/api/socket", f"https://127.0.0.1:{found[1]}"
        page = {"ssl": certificate.trusted, "origin": websockets.Origin(own)}
        asyncio.run(play_a_game(*(Guest(url, initials, **page) for initials in ("PH", "TA"))))
        assert not asyncio.run(is_let_in(url, ssl=certificate.trusted, origin=websockets.Origin(FOREIGN)))
        with urllib.request.urlopen(f"{own}/health", timeout=10, context=certificate.trusted) as answer:
            assert answer.headers["cross-origin-opener-policy"] == "same-origin"
        with pytest.raises(OSError, match=r"Remote end closed|Connection reset"):
            urllib.request.urlopen(f"http://127.0.0.1:{found[1]}/health", timeout=10)


@needs_openssl
def test_a_certificate_that_cannot_be_used(tmp_path: Path, certificate: Certificate) -> None:
    other = new_certificate(tmp_path)
    unusable = [
        ["--tls-cert", str(certificate.file)],
        ["--tls-key", str(certificate.key)],
        ["--tls-cert", str(certificate.file), "--tls-key", str(other.key)],
        ["--tls-cert", str(tmp_path / "missing.pem"), "--tls-key", str(certificate.key)],
        ["--tls-cert", str(PAGE), "--tls-key", str(certificate.key)],
    ]
    serve = [sys.executable, "-m", "pennypapers", "--lang", "en", "serve", "--no-browser", "--port", "0"]
    started = [
        subprocess.Popen(
            [*serve, "--data", str(tmp_path / str(number)), *options],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        for number, options in enumerate(unusable)
    ]
    for process in started:
        said, complaint = process.communicate(timeout=120)
        assert (process.returncode, said) == (2, "")
        assert len(complaint.splitlines()) == 1, complaint


# The page


def test_every_option_on_the_page_is_one() -> None:
    told = ""
    for command in ("serve", "restore", "tables list", "tables announce"):
        told += subprocess.run(
            [sys.executable, "-m", "pennypapers", "--lang", "en", *command.split(), "--help"],
            capture_output=True,
            text=True,
            check=True,
            env={"COLUMNS": "500"},
        ).stdout
    ours = re.sub(r"(useradd|certbot) .*", "", PAGE.read_text(encoding="utf-8"))
    named = set(re.findall(r"(?<![\w-])--[a-z][a-z-]+", ours))
    assert len(named) > 20
    assert not {option for option in named if option not in told} - {"--help"}
