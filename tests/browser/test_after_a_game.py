"""After a game alone: what one tap leads to."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browser_play import TURNS, hurry, one_server, set_off, wait_for_turn
from browser_tables import CODE, sees
from visitors import Visitor

Visit = Callable[..., Visitor]

server = one_server()


def play(page: Page) -> str:
    """From the first turn to the count; where that was."""
    hurry(page)
    wait_for_turn(page, "counted")
    return page.url


@pytest.fixture
def counted(visit: Visit) -> Visitor:
    visitor = visit()
    set_off(visitor.open(), "temple-a")
    play(visitor.page)
    return visitor


def act(visitor: Visitor, name: str) -> None:
    before = visitor.page.url
    visitor.page.locator(f"[data-act={name}]").click()
    visitor.page.wait_for_url(lambda url: url != before and bool(CODE.search(url)))


def test_set_off_again_is_the_next_round_of_dice(counted: Visitor) -> None:
    page = counted.page
    act(counted, "again")
    turn = wait_for_turn(page)
    assert turn.where in TURNS
    assert turn.round == 1
    assert re.search(r"Painted Heron", page.locator("main").inner_text())
    # Going back leaves a game that goes on, and none that has not started yet.
    counted.open()
    sees(counted, "start-in-round", round=1)


def test_somewhere_else_is_as_near(counted: Visitor) -> None:
    page = counted.page
    counted.check_accessible()
    act(counted, "other-side")
    assert wait_for_turn(page).where in TURNS
    page.go_back()
    wait_for_turn(page, "counted")
    act(counted, "other-adventure")
    assert wait_for_turn(page).where in ("valley", "hazard")
    page.go_back()
    wait_for_turn(page, "counted")
    act(counted, "today")
    assert wait_for_turn(page).where in ("temple", "hazard")
    page.go_back()
    wait_for_turn(page, "counted")
    # The Temple's expedition is under way: the Valley's is left.
    act(counted, "today")
    assert wait_for_turn(page).where in ("valley", "hazard")
    page.go_back()
    wait_for_turn(page, "counted")
    expect(page.locator("[data-act=other-side]")).to_be_visible()
    expect(page.locator("[data-act=today]")).to_have_count(0)
