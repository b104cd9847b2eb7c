"""After a game alone: what one tap leads to."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect

from browser_play import TURNS, hurry, one_server, set_off, wait_for_turn
from browser_tables import CODE, sees
from page_words import say
from visitors import DESKTOP, Visitor

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
    # A hazard in the first round has the title of the screen instead of the round.
    assert turn.round == 1 or turn.where == "hazard"
    # Going back leaves a game that goes on, and none that has not started yet.
    counted.open()
    expect(page.locator("main")).to_contain_text("Painted Heron")
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


def shared(visitor: Visitor) -> list[str]:
    """What the page offers to send, line by line."""
    field = visitor.page.get_by_role("textbox", name=say(visitor.language, "start-today-text"))
    return field.input_value().splitlines()


def test_a_game_alone_is_told_with_its_level_and_a_picture(counted: Visitor) -> None:
    page = counted.page
    page.locator("[data-opens=share]").click()
    title, result, squares = shared(counted)
    assert title == f"Penny Papers · {say('en', 'start-adventure-side', adventure='temple', side='A')}"
    assert re.search(r"^−?\d+ stars?, (Tourist|Pathfinder|Voyager|Explorer) ★+☆*$", result)
    assert squares
    assert "place" not in result
    picture = page.get_by_role("img", name=re.compile("finished sheet.*The Temple, side A.*stars?"))
    expect(picture).to_be_visible()
    counted.check_accessible()
    with page.expect_download() as kept:
        page.locator("[data-act=keep]").click()
    assert re.search(r"^penny-papers-temple-a-.*\.png$", kept.value.suggested_filename)
    png = kept.value.path().read_bytes()
    assert png.startswith(b"\x89PNG")
    assert len(png) > 20_000, "an empty sheet of paper"
    # By keyboard: Escape goes back to the count, and to the button.
    page.keyboard.press("Escape")
    wait_for_turn(page, "counted")
    expect(page.locator("[data-opens=share]")).to_be_focused()


def test_sharing_uses_what_the_device_has(visit: Visit) -> None:
    visitor = visit(language="fr")
    visitor.context.add_init_script(
        """navigator.canShare = () => true;
        navigator.share = async ({ text, files }) => { window.sent = [text, files.map(({ type }) => type)]; };"""
    )
    page = visitor.open()
    set_off(page, "temple-b")
    play(page)
    page.locator("[data-opens=share]").click()
    expect(page.locator("[data-act=keep]")).to_have_attribute("aria-disabled", "false")
    page.locator("[data-act=share]").click()
    sent = page.evaluate("window.sent")
    assert sent[0].splitlines() == shared(visitor)
    assert sent[1] == ["image/png"]


def test_why_the_levels_of_a_valley_begin_lower(visit: Visit) -> None:
    """At the end, and in the list of games; and what was said of somebody alone is said of one person."""
    visitor = visit(width=DESKTOP[0], height=DESKTOP[1], language="nl")
    page = visitor.open()
    set_off(page, "valley-a")
    expect(page.get_by_text(say("nl", "replay-players", count=1), exact=True)).to_be_visible()
    play(page)
    why = page.locator("[data-part=level-why]")
    expect(why).to_contain_text(re.compile(r"\d+ sterren lager.*4 voor elke slang"))
    page.get_by_role("button", name=say("nl", "end-dice"), exact=True).click()
    told = page.locator("[data-part=slip]")
    expect(told).to_be_visible()
    covered = told.bounding_box()
    assert covered
    for box in boxes(page.locator("[data-part=links] :is(a, button)")):
        assert not overlap(covered, box)
    visitor.open("/games")
    expect(why).to_be_visible()


def boxes(found: Locator) -> list[FloatRect]:
    return [box for box in (one.bounding_box() for one in found.all()) if box]


def overlap(one: FloatRect, other: FloatRect) -> bool:
    beside = one["x"] + one["width"] <= other["x"] + 1 or other["x"] + other["width"] <= one["x"] + 1
    below = one["y"] + one["height"] <= other["y"] + 1 or other["y"] + other["height"] <= one["y"] + 1
    return not beside and not below


def test_nothing_is_cut_off_on_the_narrowest_phone(visit: Visit) -> None:
    visitor = visit(width=320, height=640, language="nl")
    page = visitor.open()
    set_off(page, "valley-a")
    hurry(page, "dakota")
    page.locator("[data-die=D]").click()
    for box in boxes(page.locator("[data-structure]")):
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 320
    assert page.locator("[data-structure]").evaluate_all(
        "(buttons) => buttons.every((button) => button.scrollWidth <= button.clientWidth)"
    )
    visitor.open()
    set_off(page, "temple-a")
    hurry(page, "plain")
    numbers = boxes(page.locator("[data-number]"))
    assert numbers
    for box in numbers:
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 320
