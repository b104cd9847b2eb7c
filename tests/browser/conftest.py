"""Browsers that visit a server of their own: Debian's Chromium, driven by Playwright. Whatever a page complains of in
its console fails the test.

They last for a module, not for the whole run: as long as Playwright is there, no other test can have an event loop.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

from system_packages import why_missing
from visitors import CHROMIUM_FLAGS, Server, Visitor, chromium, need_page, serving


@pytest.fixture(scope="module")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="module")
def browser(playwright: Playwright) -> Iterator[Browser]:
    found = chromium()
    if found is None:
        pytest.skip(why_missing("chromium"))
    started = playwright.chromium.launch(executable_path=found, args=CHROMIUM_FLAGS)
    yield started
    started.close()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    need_page()
    with serving(tmp_path / "data") as running:
        yield running


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Callable[..., Visitor]]:
    """Somebody with a device of their own comes by; `visit(width=…, height=…, language=…, dark=…)`."""
    visitors: list[Visitor] = []

    def come(**device: object) -> Visitor:
        visitors.append(Visitor(browser, server, **device))  # type: ignore[arg-type]
        return visitors[-1]

    yield come
    for visitor in visitors:
        visitor.go_home()
