"""A server that has just been installed: everybody can play, and the page says how far the bots are."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser_play import TURNS, ink_button, pencil_hazard, pencil_temple, set_off, wait_for_turn
from browser_tables import button, people_in
from page_words import say
from visitors import Server, Visitor, need_page

HOST = Path(__file__).parents[1] / "support" / "warming_host.py"
FIRST_THOUGHT = 60_000  # milliseconds, for bots whose process has to be started


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    need_page()
    running = Server(tmp_path / "data", host=HOST)
    running.start()
    yield running
    running.kill()


def everything_is_compiled(server: Server) -> None:
    assert server.process
    assert server.process.stdin
    server.process.stdin.write("\n")
    server.process.stdin.flush()


@pytest.mark.compiled
def test_people_play_while_the_bots_get_ready(server: Server, visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    page = visitor.open()
    words = say(visitor.language, "core-warming", percent=40)
    expect(page.get_by_text(words, exact=True)).to_be_visible()
    visitor.check_accessible()
    button(visitor, "start-bots").click()
    seen = set_off(page, "temple-a")
    page.locator("[data-act=hint]").click()
    expect(page.locator("[data-part=advice] h2")).to_have_text(
        say(visitor.language, "turn-hint-getting-ready", percent=40)
    )
    page.locator("[data-act=hint]").click()
    {"temple": pencil_temple, "hazard": pencil_hazard}[seen.where](page)
    ink_button(page).click()
    getting_ready = say(visitor.language, "turn-person-getting-ready", percent=40)
    expect(people_in(page).locator("[data-part=does]")).to_have_text([getting_ready] * 3)
    visitor.check_accessible()
    everything_is_compiled(server)
    page.set_default_timeout(FIRST_THOUGHT)
    assert wait_for_turn(page, *TURNS).round in (2, 0)  # the title of a hazard round has no number
    page.goto(server.url)
    page.locator("[data-sheet]").first.wait_for()
    expect(button(visitor, "start-host")).to_be_visible()
    expect(page.get_by_text(words)).to_have_count(0)
