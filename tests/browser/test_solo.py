"""Alone from the start page to the count, the replay and the dice."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from browser_play import (
    TURNS,
    ink_button,
    look,
    one_server,
    play_turn,
    press_die,
    press_space,
    set_off,
    stars_shown,
    wait_for_pencil,
    wait_for_turn,
)
from pennypapers.notation import read_game
from pennypapers.table import replay, verify
from visitors import DESKTOP, Visitor

Visit = Callable[..., Visitor]

server = one_server()

LEVELS = {"tourist": "Tourist", "pathfinder": "Pathfinder", "voyager": "Voyager", "explorer": "Explorer"}


def play_all(
    page: Page, before_each: Callable[[int], list[str]] = lambda turn: []
) -> tuple[Counter[str], dict[int, int]]:
    """Plays to the count. Gives how often what was done, and the stars that were shown after which round."""
    done: Counter[str] = Counter()
    stars: dict[int, int] = {}
    for turn in range(60):
        seen = wait_for_turn(page)
        if seen.where not in TURNS:
            break
        if seen.round:
            stars[seen.round - 1] = stars_shown(page)
        if seen.where != "hazard":
            done.update(
                f"rolled {name}" for name, die in (("penny", "P"), ("dakota", "D")) if not seen.face(die)
            )
        done.update(before_each(turn))
        done.update(play_turn(page))
    return done, stars


def look_up(visitor: Visitor, path: str) -> Any:
    answer = visitor.context.request.get(visitor.server.url + path)
    assert answer.ok, path
    return answer.json()


def check_the_end(visitor: Visitor, shown: dict[int, int]) -> dict[str, Any]:
    """The count is what the host says, round by round what it said then; the file can be replayed and its dice are
    fair, says the page and says Python."""
    page = visitor.page
    address = page.get_by_role("link", name="Replay").get_attribute("href")
    assert address
    game: dict[str, Any] = look_up(visitor, f"/api{address.replace('/game/', '/games/')}")
    assert stars_shown(page) == game["stars"][0]
    assert page.locator("[data-part=level]").inner_text() == LEVELS[game["level"]]
    assert len(shown) > 10
    for number, stars in shown.items():
        (turn,) = look_up(visitor, f"/api/games/{game['id']}/rounds/{number}")["turns"]
        assert stars == turn["drawn"]["stars"], f"after round {number}"

    rounds = len(game["rolls"])
    page.get_by_role("button", name="Check dice").click()
    expect(page.get_by_role("status").filter(has_text=f"all {rounds} rounds")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("link", name="Game file").click()
    text = Path(download.value.path()).read_text(encoding="utf-8")
    assert download.value.suggested_filename.endswith(".game")
    verify(read_game(text))
    assert replay(read_game(text)).score(game["players"][0]).stars == game["stars"][0]

    page.get_by_role("link", name="Replay").click()
    expect(page.get_by_role("heading", name=f"Round {rounds} of {rounds}")).to_be_visible()
    page.get_by_role("button", name="A round back").click()
    expect(page.get_by_role("heading", name=f"Round {rounds - 1} of {rounds}")).to_be_visible()
    page.get_by_role("slider", name="Round").press("Home")
    expect(page.get_by_role("heading", name="Before the first roll")).to_be_visible()
    page.get_by_role("button", name="Check the dice").click()
    expect(page.get_by_text(f"all {rounds} rounds")).to_be_visible()
    return game


def test_the_temple_on_a_phone(visit: Visit) -> None:
    visitor = visit()
    page = visitor.open()
    set_off(page, "temple-a")
    done, stars = play_all(page)
    game = check_the_end(visitor, stars)
    assert done["hazard"] == sum("X" in roll for roll in game["rolls"])
    assert done["number"] + done["pass"] + done["hazard"] == len(game["rolls"])


def test_the_valley_at_a_desk(visit: Visit) -> None:
    visitor = visit(width=DESKTOP[0], height=DESKTOP[1])
    page = visitor.open()
    set_off(page, "valley-b")
    chosen: list[str] = []

    def sometimes_choose_spaces(turn: int) -> list[str]:
        """Once something is in pencil, its discovery is chosen space by space."""
        if chosen or turn < 2 or look(page).where == "hazard":
            return []
        chosen.append("choose")
        choose_spaces(page)
        return chosen

    done, stars = play_all(page, sometimes_choose_spaces)
    game = check_the_end(visitor, stars)
    assert len(game["rolls"]) <= 25
    assert done["sum"] > 5
    assert done["choose"] == 1
    assert done["jungle"] + done["town"] + done["range"] + done["pyramid"] > 0
    assert done["penny"] + done["cross"] >= done["rolled penny"]
    assert (
        done["structure"] >= min(3, done["rolled dakota"]) - 1
    )  # a full valley may have no room for the last


def choose_spaces(page: Page) -> None:
    """Four plain answers, one a kind, for any spaces; and back."""
    seen = look(page)
    press_die(page, "X")
    written = look(page).invited(seen.face("X"))[0]
    press_space(page, written)
    wait_for_pencil(page)
    page.get_by_role("button", name="Choose spaces").click()
    expect(page.get_by_role("heading", name="Choose spaces")).to_be_visible()
    answers = page.locator("[data-part=kinds] li")
    assert answers.all_inner_texts() == [
        "Jungle\n5 different",
        "Town\n4 alike",
        "Range\n3 of 6 or more",
        "Pyramid\na T of 10 or more",
    ]
    press_space(page, written)
    expect(answers.nth(0)).to_contain_text("4 more numbers")
    expect(answers.nth(2)).to_have_text(re.compile(r"^\s*Range\s*6 or more\s*$"))  # one die shows less
    expect(page.get_by_role("button", name="Reveal")).to_be_disabled()
    empty = next(space["name"] for space in look(page).spaces if space["said"].startswith(", empty"))
    press_space(page, empty)
    expect(answers.nth(1)).to_contain_text(f"{empty} has no number")
    page.get_by_role("button", name="Back").click()
    page.get_by_role("button", name="Rub all out").click()
    expect(ink_button(page)).to_be_disabled()
