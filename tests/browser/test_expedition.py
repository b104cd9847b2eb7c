"""Today's expedition: the same dice for everybody, the first try counts, and what is told of it gives nothing away."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from browser_play import hurry, one_server, stars_shown, wait_for_turn
from page_words import say
from visitors import DESKTOP, PATIENCE, Visitor

Visit = Callable[..., Visitor]

server = one_server()


def play_expedition(page: Page) -> dict[str, Any]:
    """To the count; the game as the host has it."""
    wait_for_turn(page, "temple", "hazard")
    hurry(page)
    wait_for_turn(page, "counted")
    address = page.get_by_role("link", name=say("en", "end-replay")).get_attribute("href")
    assert address
    game: dict[str, Any] = page.evaluate(
        "(path) => fetch(path).then((answer) => answer.json())", f"/api/games/{address.split('/')[-1]}"
    )
    assert stars_shown(page) == game["stars"][0]
    return game


def shared(page: Page) -> list[str]:
    """What is put on the clipboard to be shared, line by line."""
    page.get_by_role("button", name=say("en", "end-share")).click()
    page.get_by_role("button", name=say("en", "share-copy")).click()
    expect(page.get_by_text(say("en", "start-copied")).first).to_be_visible()
    text: str = page.evaluate("() => navigator.clipboard.readText()")
    page.keyboard.press("Escape")
    return text.splitlines()


def gives_nothing_away(lines: list[str], stars: int) -> bool:
    """But for the stars there is no number below the day, and no space of the sheet."""
    text = "\n".join(lines).replace(str(stars).replace("-", "−"), "").replace(str(stars), "")
    return not re.search(r"\d|http", text)


def test_the_first_try_counts(visit: Visit) -> None:
    visitor = visit(width=DESKTOP[0], height=DESKTOP[1])
    visitor.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = visitor.open()
    today = page.get_by_role("region", name=say("en", "start-today"))
    today.get_by_role("button", name="Temple").click()
    game = play_expedition(page)
    lines = shared(page)
    assert say("en", "share-first") in lines
    assert gives_nothing_away(lines[1:], game["stars"][0]), lines
    assert re.search("★+☆*", lines[1])
    page.get_by_role("button", name=say("en", "end-dice")).click()
    expect(page.get_by_text(f"all {len(game['rolls'])} rounds")).to_be_visible()

    # At the start it is done for today; once more is for fun, with the same dice.
    page.get_by_role("link", name=say("en", "end-to-start")).last.click()
    today.get_by_role("button", name="stars").click()
    told = page.get_by_role("textbox", name=say("en", "start-today-text")).input_value().splitlines()
    assert told == lines
    page.get_by_role("button", name=say("en", "start-today-again")).click()
    again = play_expedition(page)
    assert say("en", "share-again") in shared(page)
    rounds = min(len(game["rolls"]), len(again["rolls"]))
    assert game["rolls"][:rounds] == again["rolls"][:rounds]
    assert game["id"] != again["id"]

    visitor.open("/games")
    expect(page.get_by_text(say("en", "games-expedition"))).to_have_count(1)
    expect(page.get_by_text(say("en", "games-expedition-again"))).to_have_count(1)
    # The first try is what the start page tells of.
    visitor.open()
    expect(today.get_by_role("button").first).to_contain_text(str(game["stars"][0]).replace("-", "−"))


def test_everybody_has_a_first_try_of_their_own(visit: Visit) -> None:
    rolls = []
    for _ in range(2):
        visitor = visit()
        page = visitor.open()
        page.get_by_role("region", name=say("en", "start-today")).get_by_role("button", name="Valley").click()
        wait_for_turn(page, "valley", "hazard")
        # On a day that begins with a hazard the red die is shown alone.
        rolls.append(page.locator("[data-die]").evaluate_all("(dice) => dice.map((die) => die.ariaLabel)"))
        visitor.open()
        expect(page.get_by_role("link", name=say("en", "start-carry-on")).first).to_be_visible()
    assert rolls[0]
    assert rolls[0] == rolls[1]


def test_the_day_ends_with_a_reason_to_come_back(visit: Visit) -> None:
    visitor = visit(language="fr", is_new=True)
    page = visitor.open()
    expect(page.get_by_text(say("fr", "start-subtitle"))).to_be_visible()
    page.get_by_role("region", name=say("fr", "start-today")).get_by_role("button").first.click()
    wait_for_turn(page, "temple", "hazard")
    # Sound is offered by its name, at the first roll alone.
    offer = page.locator("[data-act=sound]")
    expect(offer).to_have_text(say("fr", "turn-sound-offer"))
    hurry(page, rounds=1)
    expect(offer).to_have_count(0)
    play_to_the_count(page)
    week = page.locator("[data-part=week] li")
    expect(week).to_have_count(7)
    assert week.evaluate_all("(days) => days.map((day) => day.dataset.state)") == ["none"] * 6 + ["counts"]
    expect(page.locator("[data-part=streak]")).to_contain_text(say("fr", "end-day-streak", days=1))
    expect(page.locator("[data-part=next]")).to_be_visible()
    expect(page.locator("[data-act=other-expedition]")).to_have_text(
        say("fr", "end-day-other", adventure="valley")
    )
    visitor.check_accessible()
    bots = page.locator("[data-part=bots]")
    expect(bots).to_contain_text(say("fr", "lobby-bot-name", level="explorer"), timeout=4 * PATIENCE)
    # Yesterday's, by keyboard, for practice.
    week.nth(5).get_by_role("button").focus()
    page.keyboard.press("Enter")
    wait_for_turn(page, "temple", "hazard")
    expect(page.get_by_text(say("fr", "turn-expedition-past"))).to_be_visible()


def play_to_the_count(page: Page) -> None:
    hurry(page)
    wait_for_turn(page, "counted")
