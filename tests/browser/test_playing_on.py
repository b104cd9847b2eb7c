"""Hints with their reasons, and playing on from a round: of a replay, of an analysis and of a file."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from browser_play import hurry, one_server, play_until, set_off, wait_for_turn
from page_words import say
from visitors import DESKTOP, PHONE, Visitor

Visit = Callable[..., Visitor]

server = one_server("playing on")

ALONE = Path(__file__).parents[1] / "data" / "games" / "temple-a-tourist.game"


def analysed(page: Page, url: str, game: str) -> dict[str, Any]:
    """An analysis as the server gives it, without the thinking."""
    shown = page.request.get(f"{url}/api/games/{game}").json()
    rounds = []
    for number, roll in enumerate(shown["rolls"], 1):
        before, after = (
            page.request.get(f"{url}/api/games/{game}/rounds/{n}").json() for n in (number - 1, number)
        )
        steps = after["turns"][0]["steps"].split()
        sheet = before["turns"][0]["drawn"]["sheet"]
        rounds.append(
            {
                "round": number,
                "roll": roll,
                "sheet": sheet,
                "played": steps,
                "best": steps,
                "cost": 0.0,
                "expected": 20.0,
            }
        )
    rounds[3] |= {
        "best": ["5@a7"],
        "cost": 2.5,
        "why": {"kind": "group", "stars": 1.5, "at_once": 0, "spaces": []},
    }
    return {
        "player": shown["players"][0],
        "adventure": shown["adventure"],
        "sheet": shown["name"],
        "stars": shown["stars"][0],
        "rounds": rounds,
        "dearest": [4],
        "same_dice": [],
        "hindsight": None,
    }


def check_that_it_goes_on(page: Page, round_: int) -> None:
    page.wait_for_url("**/table/*")
    seen = wait_for_turn(page)
    assert seen.where == "hazard" or seen.round == round_  # a hazard round does not show its number


def test_a_hint_says_why(visit: Visit) -> None:
    visitor = visit(width=PHONE[0], height=PHONE[1])
    page = visitor.page
    visitor.open("/")
    set_off(page, "temple-a")
    play_until(page, lambda seen: seen.where == "temple" and seen.round > 1)
    page.keyboard.press("h")
    options = page.locator("[data-part=advice] [data-part=option]")
    expect(options.first).to_be_visible(timeout=60_000)
    assert options.count() >= 2
    expect(page.locator("[data-part=advice] [data-part=why]")).to_have_count(options.count())
    expect(page.locator("[data-ghost]").first).to_be_attached()
    visitor.check_accessible()
    options.first.press("Enter")
    expect(page.locator("[data-ghost]")).to_have_count(0)
    page.keyboard.press("Escape")


def test_from_a_replay_and_an_analysis(visit: Visit) -> None:
    visitor = visit(width=DESKTOP[0], height=DESKTOP[1])
    page = visitor.page
    visitor.open("/")
    set_off(page, "temple-a")
    hurry(page)
    wait_for_turn(page, "counted")
    link = page.get_by_role("link", name=say("en", "end-replay"))
    game = (link.get_attribute("href") or "").rpartition("/")[2]

    # Every space of the replay says what it holds.
    visitor.open(f"/game/{game}")
    slider = page.get_by_role("slider")
    space = page.locator("[data-space]").first
    name = space.get_attribute("data-space")
    expect(space).to_have_attribute("aria-label", re.compile(f"{name}, .+"))
    expect(page.locator("[data-part=play-on]")).to_have_count(0)  # after the last round nothing goes on
    slider.fill("6")
    on = page.locator("[data-part=play-on]")
    expect(on).to_contain_text("7")
    visitor.check_accessible()
    on.get_by_role("button", name=say("en", "turn-from-same")).press("Enter")
    check_that_it_goes_on(page, 7)

    canned = analysed(page, visitor.server.url, game)
    page.route("**/api/games/*/analysis/*", lambda route: route.fulfill(json=canned))
    visitor.open(f"/game/{game}/analysis")
    line = page.locator("[data-round='4']")
    line.press("Enter")
    opened = page.locator("[data-part=round]")
    expect(opened.locator("figure")).to_have_count(2)
    expect(opened.locator("[data-part=why]")).to_have_text(say("en", "turn-why-more", kind="group"))
    visitor.check_accessible()
    opened.get_by_role("button", name=say("en", "turn-from-new")).press("Enter")
    check_that_it_goes_on(page, 4)
    hurry(page)
    wait_for_turn(page, "counted")
    expect(page.locator("[data-part=levels]")).to_have_text(say("en", "turn-from-end", round=4))

    visitor.open("/games")
    expect(page.locator("ol li").first).to_contain_text(say("en", "turn-from-mark", round=4))


def test_from_a_file(visit: Visit) -> None:
    visitor = visit(width=PHONE[0], height=PHONE[1])
    page = visitor.page
    visitor.open("/games")
    chooser = page.locator("input[type=file]")
    chooser.set_input_files({"name": "a.game", "mimeType": "text/plain", "buffer": b"nothing"})
    expect(page.get_by_role("alert").filter(has_text=say("en", "turn-from-wrong"))).to_be_visible()
    chooser.set_input_files(ALONE)
    page.get_by_role("slider").fill("12")
    visitor.check_accessible()
    page.get_by_role("button", name=say("en", "turn-from-same")).click()
    check_that_it_goes_on(page, 12)
