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


def people_in(page: Page) -> Locator:
    """The people in a list of them: of a lobby, or a screen where some are waited for."""
    return page.locator("[data-part=people] > li")


def sit_down(visitor: Visitor, name: str, initials: str = "") -> None:
    """Fills in the form of a table's page that is open."""
    page = visitor.page
    page.get_by_label(say(visitor.language, "join-name"), exact=True).fill(name)
    if initials:
        page.get_by_label(say(visitor.language, "join-initials"), exact=True).fill(initials)
    button(visitor, "join-sit").click()


def choose_sheet(visitor: Visitor, sheet: str) -> None:
    """For a table of one's own, on the page that asks for it."""
    visitor.page.get_by_role("heading", name=say(visitor.language, "start-host-which")).wait_for()
    visitor.page.locator(f"[data-sheet='{sheet}']").click()


def host_table(visitor: Visitor, sheet: str, name: str) -> str:
    """From the start page to the lobby of a new table; returns its code."""
    page = visitor.open()
    button(visitor, "start-host").click()
    choose_sheet(visitor, sheet)
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
    people_in(visitor.page).first.wait_for()


def start_table(keeper: Visitor, people: int) -> None:
    """When so many are there."""
    expect(people_in(keeper.page)).to_have_count(people)
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
