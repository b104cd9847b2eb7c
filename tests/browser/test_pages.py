"""My games, licences, what is chosen for this device and stays, and deleting it all."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser_play import hurry, look, one_server, set_off, wait_for_turn
from browser_tables import people_in
from page_words import say
from visitors import DESKTOP, PHONE, Visitor

Visit = Callable[..., Visitor]

server = one_server()


def test_my_games(visit: Visit) -> None:
    visitor = visit(width=DESKTOP[0], height=DESKTOP[1])
    page = visitor.open("/games")
    expect(page.get_by_text(say("en", "games-none"))).to_be_visible()
    stars = []
    for _ in range(2):
        visitor.open()
        set_off(page, "valley-a")
        hurry(page)
        wait_for_turn(page, "counted")
        stars.append(page.locator("[data-part=stars]").inner_text().strip())
    visitor.open()
    set_off(page, "temple-b")
    hurry(page, rounds=2)
    round_left = look(page).round

    visitor.open("/games")
    games = page.locator("ol a[href^='/game/']:not([href*='/analysis'])")
    expect(games).to_have_count(2)
    assert games.locator("[data-part=stars] span[aria-hidden]").all_inner_texts() == stars[::-1], (
        "the newest first"
    )
    best = max(stars, key=lambda text: int(text.replace("−", "-")))
    chart = page.get_by_role("img", name="2 games")
    expect(chart).to_be_visible()
    expect(page.get_by_role("listitem").filter(has=chart).locator("b")).to_have_text(best)
    games.first.click()
    expect(page.get_by_role("slider", name=say("en", "replay-slider"))).to_be_visible()
    expect(page.locator("[data-part=total] b")).to_have_text(stars[-1])

    # What is unfinished is offered first, and goes on where it was.
    visitor.open()
    expect(page.get_by_role("heading", name=say("en", "games-bests"))).to_be_visible()
    page.get_by_role("link", name=say("en", "start-carry-on")).click()
    seen = wait_for_turn(page, "temple", "hazard")
    assert seen.round in (round_left, 0)


def test_the_licences_are_within_reach(visit: Visit) -> None:
    visitor = visit(width=PHONE[0], height=PHONE[1])
    page = visitor.open("/help/about")
    with page.context.expect_page() as opened:
        page.get_by_role("link", name=say("en", "guide-about-licences")).click()
    expect(opened.value.get_by_text("SIL OPEN FONT LICENSE Version 1.1").first).to_be_visible()
    expect(page.get_by_role("heading", name=say("en", "guide-about-made"))).to_be_visible()


# Whether what is written is lighter than the paper.
_IS_DARK = """() => {
  const light = (colour) => colour.match(/\\d+/g).slice(0, 3).reduce((sum, part) => sum + Number(part), 0);
  const { color, backgroundColor } = getComputedStyle(document.body);
  return light(color) > light(backgroundColor);
}"""


def test_what_is_chosen_stays(visit: Visit) -> None:
    visitor = visit(width=PHONE[0], height=PHONE[1])
    page = visitor.open()
    root = page.locator("html")
    page.get_by_role("button", name=say("en", "settings-title")).click()
    page.get_by_text(say("en", "settings-theme-name", theme="dark"), exact=True).click()
    page.wait_for_function(_IS_DARK)
    page.get_by_text(say("en", "settings-sound"), exact=True).click()
    page.get_by_text(say("en", "settings-keys"), exact=True).click()
    page.get_by_label(say("en", "settings-name"), exact=True).fill("Zoë Peeters")
    page.get_by_label(say("en", "settings-name"), exact=True).press("Tab")
    expect(page.get_by_label(say("en", "join-initials"), exact=True)).to_have_value("ZP")
    page.get_by_text("Nederlands", exact=True).click()
    page.get_by_role("button", name=say("nl", "start-close")).click()

    page.reload()
    expect(root).to_have_attribute("lang", "nl")
    page.wait_for_function(_IS_DARK)
    expect(page.get_by_role("button", name=say("nl", "settings-sound"))).to_have_attribute(
        "aria-pressed", "true"
    )
    page.get_by_role("button", name=say("nl", "settings-title")).click()
    expect(page.get_by_role("checkbox", name=say("nl", "settings-keys"))).not_to_be_checked()
    expect(page.get_by_label(say("nl", "settings-name"), exact=True)).to_have_value("Zoë Peeters")
    page.keyboard.press("Escape")

    # Whoever has a name sits down with it, and the lamp is put out with one button.
    set_off(page, "temple-a")
    page.locator("[data-opens=menu]").first.click()
    expect(people_in(page).locator("b")).to_have_text("Zoë Peeters")
    visitor.open()
    for theme in ("auto", "light"):
        page.get_by_role(
            "button", name=say("nl", "settings-theme-is", theme="dark" if theme == "auto" else "auto")
        ).click()
        expect(page.get_by_role("button", name=say("nl", "settings-theme-is", theme=theme))).to_be_visible()
    page.wait_for_function(f"() => !({_IS_DARK})()")


def test_deleting_everything(visit: Visit) -> None:
    visitor = visit()
    page = visitor.open()
    page.get_by_role("button", name=say("en", "settings-title")).click()
    page.get_by_label(say("en", "settings-name"), exact=True).fill("Zoë")
    page.keyboard.press("Tab")
    page.keyboard.press("Escape")
    set_off(page, "valley-b")
    table = page.url
    secret = "() => Object.entries(localStorage).find(([key]) => key.includes('secret'))[1]"
    before = page.evaluate(secret)

    visitor.open("/games")
    page.get_by_role("button", name=say("en", "games-forget"), exact=True).click()
    page.get_by_role("button", name=say("en", "games-forget-no")).click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.get_by_role("button", name=say("en", "games-forget"), exact=True).click()
    page.get_by_role("button", name=say("en", "games-forget-yes")).click()
    page.wait_for_url(visitor.server.url + "/")
    expect(page.get_by_role("link", name=say("en", "start-lesson"))).to_be_visible()
    assert page.evaluate(secret) != before
    assert "Zoë" not in page.evaluate("() => JSON.stringify(localStorage)")
    visitor.open("/games")
    expect(page.get_by_text(say("en", "games-none"))).to_be_visible()
    page.goto(table)  # the seat is nobody's any more
    wait_for_turn(page, "watching")


@pytest.mark.parametrize("width", [320, 768, 1920])
def test_no_page_is_wider_than_its_window(visit: Visit, width: int) -> None:
    visitor = visit(width=width, height=700)
    for path in ("/", "/join", "/games", "/help", "/help/valley", "/nowhere"):
        visitor.may_complain = ["404 (Not Found)"]
        page = visitor.open(path)
        assert page.evaluate("() => document.documentElement.scrollWidth") <= width, path


@pytest.mark.parametrize("language", ["en", "fr", "nl"])
def test_a_link_that_has_no_code_says_so(visit: Visit, language: str) -> None:
    visitor = visit(language=language)
    for nonsense in ("hello", "%F0%9F%92%A9", "%3Cscript%3E", "K7MQ4PRS", "%E3%85%A4", "A" * 300):
        page = visitor.open(f"/join/{nonsense}")
        expect(page.get_by_role("alert").filter(has_text=say(language, "join-link-wrong"))).to_be_visible()
        assert page.url.endswith(f"/join/{nonsense}")
    expect(page.get_by_label(say(language, "join-code"), exact=True)).to_be_visible()
    visitor.check_accessible()


def test_a_link_with_a_code_leads_to_its_table(visit: Visit) -> None:
    visitor = visit()
    page = visitor.open("/join/k7m-q4p")
    page.wait_for_url(visitor.server.url + "/table/K7MQ4P")
