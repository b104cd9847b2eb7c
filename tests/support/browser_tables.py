"""People with browsers at one table: how they come there, and what they see of each other."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from page_words import say
from visitors import PATIENCE, Visitor

expect.set_options(timeout=PATIENCE)

CODE = re.compile(r"/table/([0-9A-Z]{6})$")


def button(visitor: Visitor, message: str, **facts: str | int) -> Locator:
    return visitor.page.get_by_role("button", name=say(visitor.language, message, **facts), exact=True)


def sees(visitor: Visitor, message: str, **facts: str | int) -> None:
    """The message is to be read somewhere on the page."""
    expect(visitor.page.get_by_text(say(visitor.language, message, **facts)).first).to_be_visible()


def sit_down(visitor: Visitor, name: str, initials: str = "") -> None:
    """Fills in the form of a table's page that is open."""
    page = visitor.page
    page.get_by_label(say(visitor.language, "join-name"), exact=True).fill(name)
    if initials:
        page.get_by_label(say(visitor.language, "join-initials"), exact=True).fill(initials)
    button(visitor, "join-sit").click()


def host_table(visitor: Visitor, sheet: str, name: str) -> str:
    """From the start page to the lobby of an own table; its code."""
    page = visitor.open()
    button(visitor, "start-host").click()
    side = {"a": 0, "b": 1}[sheet[-1]]
    adventure = ("temple", "valley").index(sheet.partition("-")[0])
    page.locator("main.open .adv").nth(adventure).locator("button.leafcard").nth(side).click()
    page.wait_for_url(CODE)
    sit_down(visitor, name)
    button(visitor, "lobby-start").wait_for()
    roll_at_once(visitor)
    found = CODE.search(page.url)
    assert found
    return found[1]


def roll_at_once(keeper: Visitor) -> None:
    """Without the moment in which everybody sees what the others did in a round: most tests need not wait for it."""
    button(keeper, "lobby-change").click()
    keeper.page.get_by_text(say(keeper.language, "company-between-time", seconds=0), exact=True).click()
    keeper.page.keyboard.press("Escape")
    sees(keeper, "lobby-is-rolling")


def come_to_table(visitor: Visitor, code: str, name: str, initials: str = "") -> None:
    """By the link that was sent."""
    visitor.open(f"/table/{code}")
    sit_down(visitor, name, initials)
    visitor.page.locator(".people li").first.wait_for()


def start_table(keeper: Visitor, people: int) -> None:
    """When so many are there."""
    expect(keeper.page.locator(".people li")).to_have_count(people)
    button(keeper, "lobby-start").click()


def marks(page: Page, kind: str = "") -> dict[str, str]:
    """What the sheet in sight has, space by space, in the words of its buttons; those that have this in them."""
    told: list[list[Any]] = page.evaluate(
        """() => [...document.querySelectorAll('[data-space]')].map(
            (b) => [b.dataset.space, b.getAttribute('aria-label')])"""
    )
    return {space: text for space, text in told if kind in text}


def in_pencil(visitor: Visitor) -> list[str]:
    """The spaces where something is in pencil, with the word that says so."""
    with_number = say(visitor.language, "turn-name-pencil", number=1)
    words = with_number.replace("1", "").strip()
    return sorted(marks(visitor.page, words))
