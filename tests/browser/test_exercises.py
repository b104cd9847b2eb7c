"""Dear turns of one's own games come back on the start page, and are played on the ordinary screen of a turn."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser_play import hurry, one_server, wait_for_turn
from page_words import say
from pennypapers.server.operation.folder import DATABASE
from visitors import DESKTOP, PATIENCE, PHONE, Visitor

Visit = Callable[..., Visitor]

server = one_server()


def plain(roll: str) -> bool:
    return roll.replace(" ", "").isdigit()


def played(page: Page) -> dict[str, Any]:
    """A game alone, played to its end; as the host has it."""
    page.get_by_role("button", name="Temple, side A").or_(page.locator("[data-sheet=temple-a]")).first.click()
    wait_for_turn(page, "temple", "hazard")
    hurry(page)
    wait_for_turn(page, "counted")
    address = page.locator('a[href^="/game/"]').last.get_attribute("href")
    assert address
    path = f"/api/games/{address.split('/')[2]}"
    game: dict[str, Any] = page.evaluate("(path) => fetch(path).then((answer) => answer.json())", path)
    return game


def make_exercises(visitor: Visitor, game: dict[str, Any], how_many: int) -> None:
    """As an analysis would, which takes longer."""
    rounds = [number for number, roll in enumerate(game["rolls"], 1) if plain(roll)][:how_many]
    with closing(sqlite3.connect(visitor.server.data / DATABASE, timeout=10)) as store, store:
        for number in rounds:
            path = f"/api/games/{game['id']}/rounds/{number}"
            shown = visitor.page.evaluate("(path) => fetch(path).then((answer) => answer.json())", path)
            steps = shown["turns"][0]["steps"].split()
            facts = {"player": game["players"][0], "played": steps, "best": steps, "cost": 2.5}
            store.execute(
                "INSERT INTO exercises VALUES (?, 0, ?, ?, 0, '2020-01-01', '')",
                (game["id"], number, json.dumps(facts)),
            )


def fits(page: Page) -> None:
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


def answer(page: Page) -> None:
    """The first number into the first space where it may go."""
    wait_for_turn(page, "temple")
    page.locator("[data-number]").first.click()
    page.locator('[data-space][aria-disabled="false"]').first.click()
    page.locator('[data-act="ink"][aria-disabled="false"]').click()


@pytest.mark.parametrize(("language", "window"), [("en", PHONE), ("fr", DESKTOP), ("nl", (320, 640))])
def test_turns_come_back(visit: Visit, language: str, window: tuple[int, int]) -> None:
    visitor = visit(language=language, width=window[0], height=window[1])
    page = visitor.open()
    expect(page.get_by_text(say(language, "start-exercises-why"))).to_have_count(0)
    game = played(page)
    make_exercises(visitor, game, 2)
    visitor.open()
    expect(page.get_by_role("link", name=say(language, "start-exercises", count=2))).to_be_visible()
    page.get_by_role("link", name=say(language, "start-exercises", count=2)).click()
    wait_for_turn(page, "temple")
    expect(page.get_by_text(say(language, "exercise-was", stars=2.5))).to_be_visible()
    expect(page.locator("[data-act=hint]")).to_have_count(0)
    visitor.check_accessible()
    fits(page)
    answer(page)
    verdict = page.locator("[data-verdict]")
    expect(verdict).to_be_visible(timeout=2 * PATIENCE)  # a search, on a machine that may be busy
    visitor.check_accessible()
    fits(page)
    # By keyboard to the second one, which is the last.
    page.get_by_role("button", name=say(language, "exercise-next", left=1)).focus()
    page.keyboard.press("Enter")
    answer(page)
    expect(verdict).to_be_visible(timeout=2 * PATIENCE)  # a search, on a machine that may be busy
    page.get_by_role("link", name=say(language, "turn-to-start")).click()
    expect(page.get_by_role("region", name=say(language, "start-today"))).to_be_visible()
    expect(page.get_by_text(say(language, "start-exercises-why"))).to_have_count(0)
    visitor.open("/exercises")
    expect(page.get_by_role("heading", name=say(language, "exercise-none"))).to_be_visible()
