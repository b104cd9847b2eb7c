"""The first lessons: whoever does what the teacher points at gets to the end, and hears all there is to learn."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser_play import hurry, look, one_server, wait_for_turn
from browser_tour import first_lesson
from page_words import say
from visitors import DESKTOP, Visitor

Visit = Callable[..., Visitor]

server = one_server()

TAUGHT = {
    "temple": "sum pencil three doors penny run lockpick opened mummy mummy-drawn cross four two-alike third group "
    "yours last finish",
    "valley": "edge second third pencil five sum jungle jungle-done hut six structures-done snake snake-drawn nine "
    "rest town penny eight range pyramid last last-one full",
}


@pytest.mark.parametrize("adventure", ["temple", "valley"])
def test_a_lesson_from_start_to_end(visit: Visit, adventure: str) -> None:
    visitor = visit()
    said = [stop.name for stop in first_lesson(adventure)(visitor)]
    wanted = [say("en", f"lesson-{adventure}-{name}", spaces=3) for name in TAUGHT[adventure].split()]
    assert said == [*wanted, "lesson over"]

    page = visitor.page
    stars = int(re.findall(r"\d+", page.locator("[data-part=stars]").inner_text())[0])
    lines = [text.replace("−", "-") for text in page.locator("main ul li b").all_inner_texts()]
    assert sum(map(int, lines)) == stars > 5
    page.get_by_role("button", name=say("en", "lesson-real")).click()
    assert wait_for_turn(page, "temple", "valley", "hazard").round <= 1


def test_a_lesson_goes_on_where_it_was_left(visit: Visit) -> None:
    visitor = visit(width=DESKTOP[0], height=DESKTOP[1])
    page = visitor.open()
    page.get_by_role("link", name=say("en", "start-lesson")).click()
    wait_for_turn(page, "temple")
    hurry(page, rounds=2)
    page.reload()
    wait_for_turn(page, "temple")
    assert look(page).round == 3
    page.get_by_role("button", name=say("en", "lesson-restart")).click()
    expect(page.get_by_text(say("en", "lesson-temple-sum"))).to_be_visible()
    assert wait_for_turn(page, "temple").round == 1
    page.get_by_role("button", name=say("en", "lesson-leave")).click()
    expect(page.get_by_role("heading", name=say("en", "start-alone"))).to_be_visible()
    # Nobody's game: it is not among those to carry on with, and counts nowhere.
    visitor.open("/games")
    expect(page.get_by_text(say("en", "games-none"))).to_be_visible()


def test_finished_lessons_are_remembered(visit: Visit) -> None:
    """At home nobody is asked whether it is their first time once they have learned it; nor on their next device."""
    visitor = visit()
    page = visitor.open()
    newcomer = page.get_by_role("link", name=say("en", "start-lesson"))
    expect(newcomer).to_be_visible()
    other = page.get_by_role("link", name=say("en", "start-lesson-of", adventure="valley"))
    for lesson in ("temple", "valley"):
        visitor.open(f"/lesson/{lesson}")
        wait_for_turn(page, lesson)
        hurry(page)
        wait_for_turn(page, "lesson over")
        page.get_by_role("link", name=say("en", "turn-to-start"), exact=True).click()
        expect(page.get_by_role("heading", name=say("en", "start-alone"))).to_be_visible()
        expect(other).to_have_count(1 if lesson == "temple" else 0)
        expect(newcomer).to_have_count(0)
    visitor.open("/games")
    page.get_by_role("button", name=say("en", "games-take-along")).click()
    code = page.locator("[data-part=code]")
    expect(code).not_to_be_empty()
    spoken = code.inner_text()

    next_device = visit()
    theirs = next_device.open("/games")
    theirs.get_by_role("button", name=say("en", "games-take-along")).click()
    theirs.get_by_role("textbox").fill(spoken)
    theirs.get_by_role("textbox").press("Enter")
    expect(theirs.get_by_role("dialog")).to_have_count(0)
    next_device.open()
    expect(theirs.get_by_role("button", name="Temple, side A")).to_be_visible()
    expect(theirs.get_by_role("link", name=say("en", "start-lesson"))).to_have_count(0)
