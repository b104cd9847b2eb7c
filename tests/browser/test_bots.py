"""Bots at the table, the coach that gives hints, and what the strongest bot makes of a finished game."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from browser_play import (
    EVERYTHING,
    TURNS,
    hurry,
    hurry_with_others,
    ink_button,
    look,
    one_server,
    play_turn,
    set_off,
    wait_for_pencil,
    wait_for_turn,
)
from browser_tables import button, come_to_table, host_table, in_pencil, people_in, sees, start_table
from page_words import say
from pennypapers.rules import LEVELS
from visitors import DESKTOP, PHONE, SMALL_PHONE, Server, Visitor
from wire_people import wire_people

Visit = Callable[..., Visitor]

AWAY_AFTER = 61
FIRST_THOUGHT = 60_000  # milliseconds; where nothing was compiled beforehand the coach begins slowly


server = one_server(EVERYTHING)


def lobby_with_bots(visitor: Visitor, sheet: str) -> Page:
    """The lobby of somebody's own table, where three bots sit."""
    host_table(visitor, sheet, "Lou")
    button(visitor, "lobby-add-bot").click()
    for level in ("pathfinder", "voyager", "explorer"):
        button(visitor, "lobby-bot-more", level=level).click()
    button(visitor, "lobby-bots-done").click()
    expect(people_in(visitor.page)).to_have_count(4)
    return visitor.page


def test_set_off_with_bots_at_once(visit: Visit) -> None:
    visitor = visit()
    page = visitor.open()
    button(visitor, "start-bots").click()
    sees(visitor, "start-with-bots-who")
    visitor.check_accessible()
    set_off(page, "valley-b")
    expect(page.locator("[data-part=others] button")).to_have_text(["P", "V", "E"])
    expect(page.locator("[data-part=others] [data-state=ink]")).to_have_count(3, timeout=FIRST_THOUGHT)
    play_turn(page)
    # Whoever is last hears of the next dice, not of waiting.
    expect(page.get_by_role("status")).to_contain_text(say("en", "turn-round", round=2))


def test_a_game_against_three_bots(visit: Visit) -> None:
    visitor = visit()
    page = lobby_with_bots(visitor, "temple-a")
    bots = page.locator("[data-part=people] > li[data-bot]")
    expect(bots).to_have_text([re.compile(name) for name in ("Pathfinder", "Voyager", "Explorer")])
    expect(bots.get_by_text(say("en", "lobby-bot"))).to_have_count(3)
    visitor.check_accessible()

    button(visitor, "lobby-add-bot").click()
    for level in ("voyager", "explorer"):
        button(visitor, "lobby-bot-less", level=level).click()
    # A finger is faster than the table, and none of its taps is lost.
    button(visitor, "lobby-bot-more", level="tourist").evaluate(
        "more => { for (const _ of '123') more.click(); }"
    )
    button(visitor, "lobby-bot-less", level="tourist").evaluate("less => less.click()")
    expect(bots).to_have_text([re.compile(name) for name in ("Pathfinder", "Tourist", "Tourist")])
    # Each has a name of its own, and a face by its level.
    called = [
        say("en", "lobby-bot-called", level=level, which=which)
        for level, which in (("pathfinder", 1), ("tourist", 1), ("tourist", 2))
    ]
    expect(bots.locator("b")).to_have_text(called)
    expect(bots.locator("svg[data-bot=tourist]")).to_have_count(2)
    # What lies under a dialog is not heard: it says itself who is here.
    panel = page.get_by_role("dialog")
    here = say("en", "lobby-here-bots", people=say("en", "lobby-here", count=1), bots=3)
    expect(panel.get_by_role("status")).to_have_text(here)
    expect(panel.get_by_role("listitem").first).to_match_aria_snapshot("- listitem:\n  - text: /2/")
    visitor.check_accessible()
    button(visitor, "lobby-bots-done").click()
    expect(button(visitor, "lobby-add-bot")).to_be_focused()

    button(visitor, "lobby-start").click()
    play_turn(page)
    assert hurry_with_others(page)[0] in ("counting", "counted")
    wait_for_turn(page, "counted")
    expect(page.locator("[data-part=ranking] > li")).to_have_count(4)
    expect(page.locator("[data-part=ranking] [data-part=bot-mark]")).to_have_count(3)
    visitor.check_accessible()


def test_a_bot_is_removed_like_anybody(visit: Visit) -> None:
    visitor = visit()
    page = lobby_with_bots(visitor, "valley-b")
    voyager = say("en", "lobby-bot-called", level="voyager", which=1)
    button(visitor, "lobby-remove", name=voyager).click()
    expect(people_in(page)).to_have_count(3)
    expect(page.get_by_text(voyager, exact=True)).to_have_count(0)


def test_a_bot_of_somebodys_own_is_marked_as_one(visit: Visit, server: Server) -> None:
    """It is here first, but hosts nothing; it has its own name and the mark of a bot wherever it is shown."""
    visitor = visit(width=PHONE[0], height=PHONE[1])
    page = visitor.page
    with wire_people(server.url) as others:
        code = others.open_table(layout=SMALL)
        others.seat_bot("Marie 3000", "MA")
        come_to_table(visitor, code, "Lou")
        bot = page.locator("[data-part=people] > li[data-bot]")
        expect(bot).to_contain_text("Marie 3000")
        expect(bot.locator("[data-part=about]")).to_have_text(say("en", "lobby-bot"))
        expect(bot.locator("svg[data-bot]")).to_have_count(1)
        sees(visitor, "lobby-here-bots", people=say("en", "lobby-here", count=1), bots=1)
        visitor.check_accessible()

        start_table(visitor, 2)
        wait_for_turn(page)
        expect(page.locator("[data-part=others] [data-bot=own]")).to_have_count(1)
        page.locator("[data-opens=menu]").first.click()
        button(visitor, "turn-person-more", name="Marie 3000").click()
        expect(button(visitor, "turn-mute")).to_be_visible()
        for person_only in ("turn-hand-over", "turn-move-seat"):
            expect(button(visitor, person_only)).to_have_count(0)
        visitor.check_accessible()
        button(visitor, "turn-close").click()
        playing = others.keep_playing()
        play_turn(page)
        hurry_with_others(page)
        wait_for_turn(page, "counted")
        playing.result(timeout=60)
        expect(
            page.locator("[data-part=ranking] > li", has_text="Marie 3000").locator("[data-part=bot-mark]")
        ).to_have_count(1)
        expect(page.locator("[data-part=ranking] [data-part=bot-mark]")).to_have_count(1)
        visitor.check_accessible()


@pytest.mark.parametrize(("sheet", "language"), [("temple-a", "en"), ("valley-a", "fr")])
def test_a_hint_is_shown_in_pencil_and_undone(visit: Visit, sheet: str, language: str) -> None:
    visitor = visit(language=language)
    page = visitor.open()
    before = set_off(page, sheet)
    ask = page.locator("[data-act=hint]")
    ask.click()
    options = page.locator("[data-part=option]")
    expect(options.nth(1)).to_be_visible(timeout=FIRST_THOUGHT)  # a third, if the search found one
    expect(options.first).to_be_focused()
    visitor.check_accessible()

    options.first.click()
    wait_for_pencil(page)
    expect(options.first).to_have_attribute("aria-pressed", "true")
    words = options.first.locator("[data-part=deed]").inner_text()
    assert set(in_pencil(visitor)) == set(re.findall(r"\b[a-p]\d+\b", words)), "what it says is what is drawn"
    visitor.check_accessible()

    button(visitor, "turn-undo").click()
    expect(ink_button(page)).to_be_disabled()
    now = look(page)
    assert (now.round, now.fresh) == (before.round, True), "nothing is in ink"

    options.nth(1).focus()
    page.keyboard.press("Escape")
    expect(page.locator("[data-part=advice]")).to_have_count(0)
    expect(ask).to_be_focused()


def test_a_small_phone_shows_sheet_dice_and_ink_beside_the_hint_button(visit: Visit) -> None:
    visitor = visit(width=SMALL_PHONE[0], height=SMALL_PHONE[1])
    page = visitor.open()
    set_off(page, "temple-a")
    for what in ("[data-part=sheet]", "[data-part=dice]", "[data-act=ink]", "[data-act=hint]"):
        box = page.locator(what).bounding_box()
        assert box
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= SMALL_PHONE[1], what
    hint = page.locator("[data-act=hint]").bounding_box()
    assert hint
    assert min(hint["width"], hint["height"]) >= 44
    page.locator("[data-act=hint]").click()
    page.locator("[data-part=option]").first.wait_for(timeout=FIRST_THOUGHT)
    card, sheet = (
        page.locator("[data-part=advice]").bounding_box(),
        page.locator("[data-part=sheet]").bounding_box(),
    )
    assert card
    assert sheet
    assert card["y"] >= sheet["y"] + sheet["height"] - 8, "the card lies over the dice, not over the sheet"


@pytest.mark.parametrize("allowed", [False, True])
def test_hints_in_company_only_where_the_host_allows_them(visit: Visit, allowed: bool) -> None:
    visitor = visit()
    page = visitor.page
    host_table(visitor, "temple-a", "Lou")
    if allowed:
        button(visitor, "lobby-change").click()
        page.get_by_text(say("en", "lobby-hints"), exact=True).click()
        page.keyboard.press("Escape")
    button(visitor, "lobby-start").click()
    wait_for_turn(page)
    expect(ink_button(page)).to_be_visible()
    expect(page.locator("[data-act=hint]")).to_have_count(int(allowed))


def test_an_expedition_is_without_hints(visit: Visit) -> None:
    """Everybody has the same dice there, to compare themselves by."""
    visitor = visit()
    page = visitor.open()
    page.get_by_role("button", name=re.compile(r"^Temple\s+side")).click()
    wait_for_turn(page)
    expect(ink_button(page)).to_be_visible()
    expect(page.locator("[data-act=hint]")).to_have_count(0)


def lou_and_zoe(visit: Visit) -> tuple[Visitor, Visitor, str]:
    """In the first round of Lou's table; its code."""
    keeper, guest = visit(), visit()
    code = host_table(keeper, "temple-a", "Lou")
    come_to_table(guest, code, "Zoë")
    start_table(keeper, 2)
    wait_for_turn(keeper.page)
    wait_for_turn(guest.page)
    return keeper, guest, code


def test_a_bot_stands_in_for_whoever_is_away(visit: Visit, server: Server) -> None:
    keeper, guest, code = lou_and_zoe(visit)
    guest.page.close()
    keeper.page.wait_for_timeout(600)  # until the server has noticed
    server.put_forward(AWAY_AFTER)
    expect(keeper.page.locator("[data-part=others] [data-state=off]")).to_be_visible()

    keeper.page.locator("[data-opens=menu]").first.click()
    button(keeper, "turn-person-more", name="Zoë").click()
    button(keeper, "turn-stand-in-begin").click()
    sees(keeper, "turn-person-stand-in", state="pen", level="voyager")
    keeper.check_accessible()
    button(keeper, "turn-close").click()
    first = look(keeper.page).round
    play_turn(keeper.page)
    assert wait_for_turn(keeper.page).round == first + 1, "the table need not wait for Zoë"

    guest.page = guest.new_page()
    guest.open(f"/table/{code}")
    wait_for_turn(guest.page, *TURNS, "waiting")  # the bot may have taken this turn too
    sees(keeper, "turn-is-back", name="Zoë")
    expect(keeper.page.locator("[data-part=others] [data-opens^=sheet]")).to_contain_text(["ZOË"])
    expect(keeper.page.locator("[data-part=others] [data-bot]")).to_have_count(0)


def test_whoever_is_out_takes_their_seat_back(visit: Visit) -> None:
    keeper, guest, _ = lou_and_zoe(visit)
    keeper.page.locator("[data-opens=menu]").first.click()
    button(keeper, "turn-person-more", name="Zoë").click()
    button(keeper, "turn-mute").click()

    sees(guest, "turn-out-from", who="you", round=2)
    expect(guest.page.get_by_role("status")).to_have_text(say("en", "turn-out-from", who="you", round=2))
    guest.check_accessible()
    guest.page.locator("[data-opens=menu]").first.click()
    button(guest, "turn-person-more", name="Zoë").click()
    expect(button(guest, "turn-unmute", who="you")).to_be_visible()
    button(guest, "turn-close").click()
    button(guest, "turn-unmute", who="you").focus()
    guest.page.keyboard.press("Enter")
    expect(guest.page.locator("[data-part=slip]")).to_have_count(0)

    button(keeper, "turn-close").click()
    play_turn(keeper.page)
    play_turn(guest.page)
    assert wait_for_turn(guest.page).fresh, "the next turn is Zoë's own"


def game_of(link: Locator) -> str:
    found = re.search(r"/game/([0-9a-f]+)/", link.get_attribute("href") or "")
    assert found
    return found[1]


def canned_analysis(page: Page, url: str, game: str) -> dict[str, Any]:
    """As the server gives it, without the thinking: of every round the sheet before it and what was played."""
    api = page.request
    shown = api.get(f"{url}/api/games/{game}").json()
    turns = [api.get(f"{url}/api/games/{game}/rounds/{n}").json() for n in range(len(shown["rolls"]) + 1)]
    rounds = [
        {
            "round": number,
            "roll": shown["rolls"][number - 1],
            "sheet": turns[number - 1]["turns"][0]["drawn"]["sheet"],
            "played": turns[number]["turns"][0]["steps"].split(),
            "best": ["5@a7"] if 2 <= number <= 6 else turns[number]["turns"][0]["steps"].split(),
            "cost": {2: 0.5, 3: 2.5, 4: 1.0}.get(number, 0.0),
            "expected": 20.0,
            "held": "EF" if number == 6 else "",
        }
        for number in range(1, len(turns))
    ]
    levels = [{"level": "tourist", "stars": 12}, {"level": "explorer", "stars": 34}]
    return {
        "player": shown["players"][0],
        "adventure": shown["adventure"],
        "sheet": shown["name"],
        "stars": shown["stars"][0],
        "rounds": rounds,
        "dearest": [3, 4, 2],
        "same_dice": levels,
        "hindsight": 41,
    }


def test_the_explorer_looks_back_at_a_game(visit: Visit, server: Server) -> None:
    visitor = visit(width=PHONE[0], height=PHONE[1], language="fr")
    page = visitor.open()
    set_off(page, "temple-a")
    hurry(page)
    wait_for_turn(page, "counted")
    link = page.get_by_role("link", name=say("fr", "analysis-link"))
    analysis = canned_analysis(page, server.url, game_of(link))
    asked = []

    def answer(route: Route) -> None:
        asked.append(route.request.url)
        if len(asked) == 1:
            route.fulfill(status=202, json={"done": 0, "of": 0, "before": 2})
        elif len(asked) < 4:
            route.fulfill(status=202, json={"done": 7 * (len(asked) - 1), "of": 28, "before": 0})
        else:
            route.fulfill(json=analysis)

    page.route("**/api/games/*/analysis/*", answer)
    link.click()
    expect(page.get_by_role("heading", level=1)).to_contain_text(say("fr", "analysis-title"))
    sees(visitor, "analysis-waits", before=2)
    sees(visitor, "analysis-progress", done=7, of=28)
    expect(page.get_by_role("progressbar")).to_have_attribute("aria-valuenow", "14")
    sees(visitor, "analysis-dearest", count=3)
    assert all(url.endswith("/analysis/0") for url in asked)
    expect(page.locator("article figure")).to_have_count(6)
    dearest = page.locator("article h3").first
    expect(dearest).to_have_text(say("fr", "analysis-mistake", round=3, stars=2.5))
    expect(page.locator("[data-who=player] [data-part=stars]")).to_contain_text(str(analysis["stars"]))
    chart = say("fr", "analysis-chart-said", rounds=len(analysis["rounds"]), stars=4)
    expect(page.get_by_role("img", name=chart)).to_be_visible()
    expect(page.locator("[data-axis=y]")).to_have_text(["3", "1,5"])
    rounds = page.locator("ol li")
    expect(page.locator("[data-verdict=dearer]")).to_have_count(3)
    expect(rounds.nth(4)).to_contain_text(say("fr", "analysis-or", deed=""))
    expect(rounds.nth(4)).to_contain_text(say("fr", "turn-hint-same"))
    expect(rounds.nth(5)).to_contain_text(say("fr", "analysis-rather", deed=""))
    expect(rounds.nth(5)).to_have_attribute("data-verdict", "unmeasured")
    visitor.check_accessible()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]

    visitor.open("/games")
    game = page.locator("ol li b").inner_text()
    page.get_by_role("link", name=f"{say('fr', 'analysis-link')} {game}").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text(say("fr", "analysis-title"))


SMALL = "adventure: temple\nname: Cellar\ngrid:\n. . . .\n. . . .\n"


def test_a_small_game_is_thought_about_in_earnest(visit: Visit, server: Server) -> None:
    """Nothing is canned here: the server's own process thinks about it."""
    visitor = visit(width=DESKTOP[0], height=DESKTOP[1])
    page = visitor.page
    with wire_people(server.url) as nobody:
        code = nobody.open_table(layout=SMALL)
    come_to_table(visitor, code, "Zoé")
    start_table(visitor, 1)
    wait_for_turn(page)
    hurry(page)
    wait_for_turn(page, "counted")
    link = page.get_by_role("link", name=say("en", "analysis-link"))
    game = page.request.get(f"{server.url}/api/games/{game_of(link)}").json()
    link.click()
    expect(page.locator("[data-who=bot] [data-part=name]")).to_have_text(
        [say("en", "lobby-bot-name", level=level) for level in LEVELS], timeout=FIRST_THOUGHT
    )
    own, hindsight = (
        int(
            page.locator(f"[data-who={who}] [data-part=stars] [aria-hidden]")
            .inner_text()
            .replace("\N{MINUS SIGN}", "-")
        )
        for who in ("player", "hindsight")
    )
    assert game["stars"] == [own]
    assert own <= hindsight
    expect(page.locator("[data-verdict]")).to_have_count(len(game["rolls"]))
    visitor.check_accessible()
