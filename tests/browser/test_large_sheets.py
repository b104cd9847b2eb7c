"""Sheets that are too large for a phone: never too small to tap, moved with two fingers, with the whole in a corner."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from browser_play import one_server, press_number, press_space, space, wait_for_pencil, wait_for_turn
from browser_tables import come_to_table, start_table
from visitors import DESKTOP, SMALL_PHONE, Server, Visitor
from wire_people import wire_people

Visit = Callable[..., Visitor]

WIDE = "adventure: temple\nname: Gallery\ngrid:\n" + 4 * f"{' '.join('.' * 16)}\n"
TALL = "adventure: temple\nname: Shaft\ngrid:\n" + 16 * ". . . .\n"

SEED = "8"  # dice: 5 1 4
SMALLEST = 38 - 0.5  # px of a space, but for rounding


server = one_server(SEED)


@pytest.fixture
def at_table(visit: Visit, server: Server) -> Callable[..., Visitor]:
    """Somebody alone at a table with a layout of their own, in the first round."""

    def sit(layout: str, **device: object) -> Visitor:
        with wire_people(server.url) as nobody:
            code = nobody.open_table(layout=layout)
        visitor = visit(**device)
        come_to_table(visitor, code, "Zoé")
        start_table(visitor, 1)
        wait_for_turn(visitor.page)
        return visitor

    return sit


def has_map(page: Page) -> bool:
    return page.locator("[data-part=map]").count() == 1


def in_sight(page: Page, name: str) -> bool:
    """Whether a finger at the middle of a space would meet it."""
    return bool(
        space(page, name).evaluate(
            """(space) => {
              const box = space.getBoundingClientRect();
              return document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2) === space;
            }"""
        )
    )


def drag_with_two_fingers(page: Page, x: float, y: float) -> None:
    """Both fingers go so far, from the middle of the sheet."""
    developer = page.context.new_cdp_session(page)
    room = page.locator("[data-part=window]").bounding_box()
    assert room
    middle = (room["x"] + room["width"] / 2, room["y"] + room["height"] / 2)

    def fingers(share: float) -> list[dict[str, float]]:
        return [
            {"id": finger, "x": middle[0] + aside + x * share, "y": middle[1] + y * share}
            for finger, aside in enumerate((-40, 40))
        ]

    developer.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": fingers(0)})
    for step in range(1, 11):
        developer.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": fingers(step / 10)})
    developer.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_wide_sheet_on_a_phone(at_table: Callable[..., Visitor]) -> None:
    page = at_table(WIDE).page
    box = space(page, "a1").bounding_box()
    assert box
    assert box["width"] >= SMALLEST
    assert has_map(page)
    assert in_sight(page, "b2")
    assert not in_sight(page, "p2")

    for _ in range(2):
        drag_with_two_fingers(page, -140, 0)

    assert in_sight(page, "p2")
    assert not in_sight(page, "b2")
    press_number(page, 5)
    press_space(page, "p2")
    wait_for_pencil(page)


def test_a_tall_sheet_on_a_small_phone(at_table: Callable[..., Visitor]) -> None:
    page = at_table(TALL, width=SMALL_PHONE[0], height=SMALL_PHONE[1]).page
    assert has_map(page)
    assert not in_sight(page, "b16")
    for _ in range(4):
        drag_with_two_fingers(page, 0, -120)
    assert in_sight(page, "b16")


def test_the_map_and_the_keys_lead_to_what_is_out_of_sight(at_table: Callable[..., Visitor]) -> None:
    page = at_table(WIDE).page
    chart = page.locator("[data-part=map]")
    box = chart.bounding_box()
    assert box
    chart.click(position={"x": box["width"] - 8, "y": box["height"] / 2})
    assert in_sight(page, "o2")
    space(page, "o2").focus()
    page.keyboard.press("Home")
    page.wait_for_function("document.activeElement?.dataset.space?.startsWith('a')")
    assert in_sight(page, "a2")


def test_a_desktop_shows_the_whole(at_table: Callable[..., Visitor]) -> None:
    page = at_table(WIDE, width=DESKTOP[0], height=DESKTOP[1]).page
    assert not has_map(page)
    assert in_sight(page, "a1")
    assert in_sight(page, "p4")
