"""axe finds nothing on any page in any state, by day and by lamplight, on phone and desk; and on the smallest phone
everything that a turn needs is in sight together."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib.resources import files

import pytest
from playwright.sync_api import Page

from browser_play import (
    EVERYTHING,
    hurry,
    ink,
    look,
    one_server,
    pencil_turn,
    press_die,
    set_off,
    wait_for_turn,
)
from browser_tables import come_to_table, start_table
from browser_tour import TOURS, Stop, Tour, check_words
from visitors import DESKTOP, PHONE, SMALL_PHONE, Visitor
from wire_people import wire_people

Visit = Callable[..., Visitor]

server = one_server(EVERYTHING)

AXE = files("axe_playwright_python") / "axe.min.js"


def violations(page: Page) -> list[str]:
    """What axe finds, told in short; asking for nothing else takes a quarter of the time."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    told: list[str] = page.evaluate(
        """async () => (await axe.run({ resultTypes: ['violations'] })).violations.flatMap(({ id, nodes }) =>
          nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`))"""
    )
    return told


def worlds(stop: Stop) -> Iterator[str]:
    """The page as it is; the main ones also by lamplight, and both at a desk."""
    page = stop.page
    yield "day"
    if not stop.is_main:
        return
    page.emulate_media(color_scheme="dark")
    yield "night"
    page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
    yield "night, at a desk"
    page.emulate_media(color_scheme="light")
    yield "day, at a desk"
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    # The page draws a phone's screen anew: the tour must not tap what is about to go.
    page.evaluate("() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")


@pytest.mark.parametrize("tour", TOURS)
def test_axe_finds_nothing(visit: Visit, tour: Callable[[Visitor], Tour]) -> None:
    found = []
    for stop in tour(visit(width=PHONE[0], height=PHONE[1], language="nl")):
        check_words(stop, "nl")
        for world in worlds(stop):
            found += [f"{stop.name}, {world}: {violation}" for violation in violations(stop.page)]
    assert found == []


@pytest.mark.parametrize("sheet", ["temple-b", "valley-a"])
def test_all_in_sight_on_a_small_phone(visit: Visit, sheet: str) -> None:
    """The sheet, the dice, what there is to choose from and the ink button, at 360 by 640 and without scrolling; in
    French, which has the longest words."""
    page = visit(width=SMALL_PHONE[0], height=SMALL_PHONE[1], language="fr").open()
    set_off(page, sheet)
    for kind in ("plain", "penny", "lockpick" if sheet.startswith("temple") else "dakota"):
        assert kind in hurry(page, kind)
        check_in_sight(page)
        if kind != "plain" and sheet.startswith("valley"):
            press_die(page, kind[0].upper())
            check_in_sight(page)
            press_die(page, kind[0].upper())
        pencil_turn(page)
        check_in_sight(page)
        ink(page)


@pytest.mark.parametrize("sheet", ["temple-a", "valley-b"])
def test_all_in_sight_with_others(visit: Visit, sheet: str) -> None:
    visitor = visit(width=SMALL_PHONE[0], height=SMALL_PHONE[1], language="nl")
    with wire_people(visitor.server.url) as others:
        code = others.open_table(sheet=sheet, clock=60)
        come_to_table(visitor, code, "Noor")
        others.sit_down("TIM", "ZOË")
        start_table(visitor, 3)
        wait_for_turn(visitor.page)
        check_in_sight(visitor.page)


def check_in_sight(page: Page) -> None:
    width, height = SMALL_PHONE
    spaces = look(page).spaces
    parts = ["[role=grid]", "[data-die=P]", "[data-die=X]", "[data-part=say]", "[data-act=ink]"]
    parts += [f"[data-space='{space['name']}']" for space in (spaces[0], spaces[-1])]
    rows = [f"[data-part={row}]" for row in ("numbers", "picker", "structures", "finds")]
    parts += [row for row in rows if page.locator(row).count()]
    for part in parts:
        box = page.locator(part).first.bounding_box()
        assert box, part
        assert -0.5 <= box["x"] < box["x"] + box["width"] <= width + 0.5, (part, box)
        assert -0.5 <= box["y"] < box["y"] + box["height"] <= height + 0.5, (part, box)
    assert (
        page.evaluate(
            """() => [...document.querySelectorAll('html, body, [data-screen]')]
          .filter((each) => each.scrollHeight > each.clientHeight + 1).map((each) => each.tagName)"""
        )
        == []
    ), "nothing scrolls"
    assert (
        page.evaluate(
            """() => [...document.querySelectorAll('[role=grid], [data-part=dice], [data-part=acts]')]
          .map((part) => part.getBoundingClientRect())
          .filter((box, index, boxes) => index && box.top < boxes[index - 1].bottom - 1).length"""
        )
        == 0
    ), "nothing covers anything"
