"""A turn in the Valley: few taps, number or space first, dragged too, by keyboard; and discoveries in sight."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browser_play import (
    EVERYTHING,
    hurry,
    ink,
    ink_button,
    look,
    one_server,
    pencil_turn,
    press_find,
    press_number,
    press_space,
    set_off,
    space,
    wait_for_host,
    wait_for_pencil,
    wait_for_turn,
)
from visitors import DESKTOP, SMALL_PHONE, Visitor

KINDS = ("jungle", "town", "range", "pyramid")

server = one_server(EVERYTHING)  # 3 5 1 · Penny 1 2 · 3 Dakota 5 · 3 2 4 · 3 5 hazard · …


def in_hand(page: Page) -> list[str]:
    return [str(one["die"]) for one in look(page).dice if one["taken"]]


def nothing_scrolls(page: Page) -> None:
    assert (
        page.evaluate(
            """() => [...document.querySelectorAll('html, body, [data-screen]')]
          .filter((each) => each.scrollHeight > each.clientHeight + 1)
          .map((each) => [each.tagName, each.scrollHeight, each.clientHeight])"""
        )
        == []
    )


def drag(page: Page, what: str, to: str) -> None:
    """By mouse, from the middle of one thing to the middle of a space."""
    start, goal = page.locator(what).first.bounding_box(), space(page, to).bounding_box()
    assert start
    assert goal
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2, steps=4)
    expect(page.locator("[data-part=carried]")).to_be_visible()
    page.mouse.up()
    expect(page.locator("[data-part=carried]")).to_have_count(0)


def test_two_numbers_take_four_taps(visit: Callable[..., Visitor]) -> None:
    visitor = visit(width=SMALL_PHONE[0], height=SMALL_PHONE[1])
    page = visitor.open()
    set_off(page, "valley-a")
    first = look(page).in_state("legal")[3]
    press_number(page, 8)
    press_space(page, first)
    wait_for_pencil(page)
    assert in_hand(page) == ["X"]  # the last die, by itself
    second = look(page).in_state("legal")[0]
    press_space(page, second)
    wait_for_host(page)
    assert sorted(look(page).in_state("pencil")) == sorted([first, second])
    visitor.check_accessible()
    # The four kinds are in sight without scrolling, and say how near they are.
    for kind in ("jungle", "town", "range", "pyramid"):
        expect(page.locator(f"[data-near={kind}]")).to_be_in_viewport(ratio=1)
    assert "3 more" in (page.locator("[data-near=jungle]").get_attribute("aria-label") or "")
    nothing_scrolls(page)
    ink(page)


def test_a_space_first_and_a_kind_that_shows_where(visit: Callable[..., Visitor]) -> None:
    page = visit().open()
    set_off(page, "valley-a")
    there = look(page).in_state("legal")[3]
    press_space(page, there)
    expect(page.locator(f"[data-ring={there}]")).to_have_count(1)
    expect(page.locator("[data-part=say]")).to_contain_text(there)
    press_number(page, 8)
    wait_for_pencil(page)
    assert look(page).in_state("pencil") == [there]
    jungle = page.locator("[data-near=jungle]")
    jungle.click()
    expect(jungle).to_have_attribute("aria-pressed", "true")
    jungle.click()
    expect(jungle).to_have_attribute("aria-pressed", "false")


def test_numbers_and_dice_are_dragged_onto_spaces(visit: Callable[..., Visitor]) -> None:
    page = visit(width=DESKTOP[0], height=DESKTOP[1]).open()
    set_off(page, "valley-a")
    first = look(page).in_state("legal")[3]
    drag(page, "[data-way='3+5']", first)
    wait_for_pencil(page)
    wait_for_host(page)
    second = look(page).in_state("legal")[0]
    drag(page, "[data-part=dice] [data-die=X]", second)
    wait_for_host(page)
    assert sorted(look(page).in_state("pencil")) == sorted([first, second])


def test_a_number_is_dragged_in_the_temple(visit: Callable[..., Visitor]) -> None:
    page = visit(width=DESKTOP[0], height=DESKTOP[1]).open()
    set_off(page, "temple-a")
    first, second = look(page).in_state("legal")[:2]
    drag(page, "[data-number='8']", first)
    wait_for_pencil(page)
    wait_for_host(page)
    drag(page, "[data-number='9']", second)  # another number, and elsewhere
    wait_for_host(page)
    assert look(page).in_state("pencil") == [second]


def test_a_second_tap_inks_where_that_is_wanted(visit: Callable[..., Visitor]) -> None:
    page = visit().open()
    set_off(page, "valley-a")
    page.locator("[data-opens=menu]").click()
    page.locator("[data-act=ink-again]").click()
    page.keyboard.press("Escape")
    press_number(page, 8)
    there = look(page).in_state("legal")[0]
    press_space(page, there)
    wait_for_pencil(page)
    ink(page, lambda: press_space(page, there))
    assert look(page).round == 2


def test_by_keyboard_from_space_to_number(visit: Callable[..., Visitor]) -> None:
    page = visit(width=DESKTOP[0], height=DESKTOP[1]).open()
    set_off(page, "valley-a")
    there = look(page).in_state("legal")[3]
    space(page, there).focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-part=say]")).to_contain_text(there)
    page.keyboard.press("8")
    page.keyboard.press("Enter")
    wait_for_pencil(page)
    assert look(page).in_state("pencil") == [there]


@pytest.mark.parametrize("sheet", ["valley-a", "temple-a"])
def test_the_first_hazard_is_explained_once(visit: Callable[..., Visitor], sheet: str) -> None:
    visitor = visit(width=SMALL_PHONE[0], height=SMALL_PHONE[1], is_new=True)
    page = visitor.open()
    set_off(page, sheet)
    hurry(page, "hazard")
    told = page.locator("[data-part=first-hazard]")
    expect(told).to_be_in_viewport(ratio=1)
    expect(page.locator("[data-part=hazard-roll] [data-die]")).to_have_count(3)
    nothing_scrolls(page)
    visitor.check_accessible()
    hurry(page, rounds=1)
    hurry(page, "hazard")
    wait_for_turn(page)
    expect(page.locator("[data-part=hazard-roll]")).to_be_visible()
    expect(told).to_have_count(0)
    assert ink_button(page).is_visible()


def test_a_discovery_is_revealed_on_the_sheet(visit: Callable[..., Visitor]) -> None:
    page = visit().open()
    set_off(page, "valley-a")
    while not (finds := [done for done in pencil_turn(page) if done in KINDS]):
        ink(page)
    # Off again, and on by a tap on one of its numbers in ink.
    press_find(page, finds[0])
    expect(page.locator("[data-find][aria-pressed=true]")).to_have_count(0)
    offered = [one["name"] for one in look(page).spaces if one["answers"] and not one["state"]]
    press_space(page, str(offered[0]))
    expect(page.locator("[data-find][aria-pressed=true]")).to_have_count(1)
    wait_for_host(page)
    ink(page)
