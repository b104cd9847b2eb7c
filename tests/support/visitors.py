"""People with browsers, for the tests of the page: what they do, and what must never happen meanwhile."""

from __future__ import annotations

import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, ConsoleMessage, Page

from pennypapers.server.http.page import page_folder

CHROMIUM_FLAGS = [
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    "--mute-audio",
]
RIGGED = Path(__file__).with_name("rigged_host.py")
PATIENCE = 15_000  # milliseconds; these machines are sometimes slow

PHONE, SMALL_PHONE, DESKTOP, TELEVISION = (390, 844), (360, 640), (1280, 800), (1920, 1080)


def chromium() -> str | None:
    """The browser that the system has."""
    names = ("chromium", "chromium-browser", "google-chrome")
    return next((path for path in map(shutil.which, names) if path), None)


@dataclass
class Server:
    """`pennypapers serve` in a process of its own, which can be killed and started again at the same address."""

    data: Path
    port: int = 0
    seed: str = ""  # of dice that are known beforehand; its clock can be put forward then
    host: Path | None = None  # another program than the usual one
    options: Sequence[str] = ()  # further ones
    front: str = ""  # what people type, if something stands in front of it
    process: subprocess.Popen[str] | None = None

    @property
    def own_url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def url(self) -> str:
        return self.front or self.own_url

    def start(self) -> None:
        program = [str(RIGGED), self.seed] if self.seed else ["-m", "pennypapers"]
        if self.host:
            program = [str(self.host)]
        options = ["--data", str(self.data), "--port", str(self.port), "--no-browser", *self.options]
        self.process = subprocess.Popen(
            [sys.executable, *program, "--lang", "en", "serve", *options],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout
        said = self.process.stdout.readline()
        found = re.search(r":(\d+)\.", said)
        assert found, f"it says where it listens, not {said!r}"
        self.port = int(found[1])

    def put_forward(self, seconds: int) -> None:
        """So much time passes at once."""
        assert self.seed
        assert self.process
        assert self.process.stdin
        self.process.stdin.write(f"{seconds}\n")
        self.process.stdin.flush()

    def stop(self) -> None:
        """As Ctrl-C does: everybody is told."""
        assert self.process
        self.process.send_signal(signal.SIGINT)
        self._ends(self.process)

    def kill(self) -> None:
        assert self.process
        self.process.kill()
        self._ends(self.process)

    def _ends(self, process: subprocess.Popen[str]) -> None:
        process.wait()
        for pipe in (process.stdin, process.stdout):
            if pipe:
                pipe.close()


def need_page() -> None:
    """Skip a test where the page was not built; `./test` builds it."""
    if page_folder() is None:
        pytest.skip("needs the page: npm ci && npm run build in web/")


@contextmanager
def serving(
    data: Path, seed: str = "", port: int = 0, options: Sequence[str] = (), front: str = ""
) -> Iterator[Server]:
    server = Server(data, port, seed, options=options, front=front)
    server.start()
    try:
        yield server
    finally:
        server.kill()


# What a device keeps that has seen a first roll and a first hazard of each adventure.
_TOLD_BEFORE = """try {
  localStorage['penny-papers.sound-offered'] ??= 'before';
  localStorage['penny-papers.hazards-met'] ??= 'temple valley';
} catch { /* a page without an address keeps nothing */ }"""


@dataclass
class Visitor:
    """Somebody with a device of their own. `may_complain` lists what their console may say: a lost connection."""

    browser: Browser
    server: Server
    width: int = PHONE[0]
    height: int = PHONE[1]
    language: str = "en"
    dark: bool = False
    still: bool = True  # asks for reduced motion, so that nothing is waited for
    is_new: bool = False  # and is told what everybody is told once
    may_complain: list[str] = field(default_factory=list)
    complaints: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.context = self.browser.new_context(
            viewport={"width": self.width, "height": self.height},
            locale={"en": "en-GB", "fr": "fr-BE", "nl": "nl-BE"}[self.language],
            color_scheme="dark" if self.dark else "light",
            reduced_motion="reduce" if self.still else "no-preference",
            has_touch=self.width < 800,
        )
        self.context.set_default_timeout(PATIENCE)
        if not self.is_new:
            self.context.add_init_script(_TOLD_BEFORE)
        self.page = self.new_page()

    def new_page(self) -> Page:
        """One more tab of the same device."""
        page = self.context.new_page()
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        return page

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not any(
            part in message.text for part in self.may_complain
        ):
            self.complaints.append(message.text)

    def open(self, path: str = "/") -> Page:
        self.page.goto(self.server.url + path)
        self.page.get_by_role("main").wait_for()
        return self.page

    def go_home(self) -> None:
        self.context.close()
        assert self.complaints == []

    def check_accessible(self) -> None:
        """axe finds nothing on the page as it is."""
        found = Axe().run(self.page)
        assert found.violations_count == 0, found.generate_report()
