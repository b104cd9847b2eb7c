"""Four people and a television in the Valley: from the lobby through the rounds and the ceremony to the next game."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from browser_play import one_server, wait_for_turn
from browser_room import (
    act,
    everybody_draws,
    everybody_hears_of_victims,
    go_on,
    ink_any,
    screen_of,
    television,
)
from browser_tables import button, come_to_table, sees, start_table
from page_words import say
from visitors import DESKTOP, PHONE, Server, Visitor
from wire_people import SMALL_VALLEY, WirePeople, wire_people

SEED = "8"  # a plain roll, a hazard, and plain ones again
NAMES = ["Anna", "Bo", "Chloé", "Dirk"]
LANGUAGES = ["en", "fr", "nl", "en"]
WINDOWS = [PHONE, PHONE, DESKTOP, PHONE]
CEREMONY = 30_000  # milliseconds within which it is over
NEARLY_FULL = 3  # spaces, which one round of the Valley can fill
MOST_ROUNDS = 8

Visit = Callable[..., Visitor]

server = one_server(SEED)


def test_an_evening_in_the_valley(visit: Visit, server: Server) -> None:
    tv = television(visit, still=False)
    tv.page.clock.install()
    four = [
        visit(width=width, height=height, language=language)
        for (width, height), language in zip(WINDOWS, LANGUAGES, strict=True)
    ]
    with wire_people(server.url) as room:
        code = room.open_table(layout=SMALL_VALLEY, pause=6)
        tv.open(f"/table/{code}/screen")
        for visitor, name in zip(four, NAMES, strict=True):
            come_to_table(visitor, code, name)
        sees(tv, "screen-here", count=4)
        start_table(four[0], 4)

        _a_round(tv, four)
        _a_snake(tv, four)
        last = _until_the_end(tv, four, room)
        _ceremony(tv, four, room, last)
    _again_in_the_temple(tv, four, code)


def _a_round(tv: Visitor, four: list[Visitor]) -> None:
    """Everybody sees what everybody made of the same dice."""
    expect(screen_of(tv.page, "round").locator("[data-seat]")).to_have_count(4)
    bo, *others = four[1], four[0], *four[2:]
    ink_any(bo)
    bo.page.locator("[data-reaction=laugh]").click()
    expect(tv.page.locator("[data-floats=laugh]")).to_contain_text("BO")
    for visitor in others:
        ink_any(visitor)
    for visitor in four:
        screen_of(visitor.page, "recap").wait_for()
        expect(visitor.page.locator("[data-standing]")).to_have_count(4)
        expect(visitor.page.locator("[data-deed]").first).to_be_visible()
    expect(screen_of(tv.page, "recap").locator("[data-part=deeds] li").first).to_be_visible()
    expect(tv.page.locator("[data-seat] [data-ring]").first).to_be_visible()
    _everybody_goes_on(four)


def _a_snake(tv: Visitor, four: list[Visitor]) -> None:
    sees(tv, "screen-hazard", adventure="valley")
    drawn = everybody_draws(four, NAMES, "valley")
    everybody_hears_of_victims(four, NAMES, drawn, "valley")
    expect(tv.page.locator("[data-part=victims] li")).to_have_count(4)
    _everybody_goes_on(four)


def _everybody_goes_on(four: list[Visitor]) -> None:
    for visitor in four:
        visitor.page.locator("[data-act=go-on]").click()
    for visitor in four:
        wait_for_turn(visitor.page, "valley", "hazard")


def _until_the_end(tv: Visitor, four: list[Visitor], room: WirePeople) -> int:
    """Round after round, until it is announced that the next may be the last; the number of that round."""
    for seat, visitor in enumerate(four):
        room.sit_beside(visitor.page.evaluate("localStorage.getItem('penny-papers.secret')"), seat)
    for number in range(3, MOST_ROUNDS):
        room.play_round()
        for visitor in four:
            screen_of(visitor.page, "recap").wait_for()
        go_on(room, number)
        for visitor in four:
            wait_for_turn(visitor.page, "valley")
        if four[0].page.locator("[data-part=ending]").count():
            break
    left = len(_empty_spaces(four[0]))
    assert left <= NEARLY_FULL
    for visitor in (tv, *four):
        sees(visitor, "turn-end-now", left=left)
    return number + 1


def _empty_spaces(visitor: Visitor) -> list[str]:
    empty = say(visitor.language, "turn-name-empty")
    return visitor.page.locator(f"[data-space][aria-label*='{empty}']").all_inner_texts()


def _ceremony(tv: Visitor, four: list[Visitor], room: WirePeople, last: int) -> None:
    """On the television; the others hold the result back until it is over."""
    for number in range(last, last + NEARLY_FULL):
        room.play_round()
        if any(player.result for player in room.players):
            break
        go_on(room, number)
    expect(tv.page.locator("[data-part=bars] > li")).to_have_count(4)
    for visitor in four:
        expect(screen_of(visitor.page, "held")).to_be_visible()
        expect(screen_of(visitor.page, "ranking")).to_have_count(0)
    while not act(tv.page, "places").is_visible():
        tv.page.clock.run_for(500)
    tv.page.clock.run_for(CEREMONY)
    expect(act(tv.page, "over")).to_be_visible()
    expect(tv.page.locator("[data-part=winner]")).to_be_visible()
    for visitor in four:
        expect(screen_of(visitor.page, "ranking")).to_be_visible()
        expect(visitor.page.locator("[data-part=ranking] > li")).to_have_count(4)
        for part in ("chart", "titles"):
            expect(visitor.page.locator(f"[data-part={part}]")).to_have_count(1)


def _again_in_the_temple(tv: Visitor, four: list[Visitor], code: str) -> None:
    """One tap of the keeper carries all of them along; the next sheet is of the other adventure."""
    anna, *others = four
    button(anna, "end-again").click()
    for visitor in others:
        visitor.page.wait_for_url(lambda url: not url.endswith(code))
    tv.page.wait_for_url(re.compile(rf"/table/{anna.page.url[-6:]}/screen$"))
    # How many games of the evening everybody has won is beside their names.
    expect(tv.page.locator("[data-part=won]").first).to_contain_text("1")
    button(anna, "company-sheet").click()
    temple = say("en", "start-sheet-name", sheet="temple-b", name="")
    anna.page.get_by_role("dialog").get_by_role("button", name=temple).click()
    for visitor in others:
        sees(visitor, "start-adventure-side", adventure="temple", side="B")
    start_table(anna, 4)
    for visitor in four:
        assert wait_for_turn(visitor.page).where == "temple"
    expect(screen_of(tv.page, "round").locator("[data-seat]")).to_have_count(4)
    expect(tv.page.get_by_role("heading", name=say("en", "table-round", round=1))).to_be_visible()
