"""What everybody sees of each other: the round between rounds, the rounds before, reactions, nudges, a hazard's why."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browser_play import one_server, pencil_turn, wait_for_turn
from browser_tables import button, come_to_table, sees, start_table
from page_words import say
from visitors import DESKTOP, PHONE, Server, Visitor
from wire_people import wire_people

# Dice: 5 1 4, then a hazard, then 3 3 4 and so on without anything special.
SEED = "8"
PAUSE = 3  # seconds, as a table has that somebody opens on the page

Visit = Callable[..., Visitor]
server = one_server(SEED)


@pytest.fixture
def four(visit: Visit, server: Server) -> list[Visitor]:
    """Three phones and a desk, in the first round of one table."""
    phone = {"width": PHONE[0], "height": PHONE[1]}
    people = [
        visit(**phone, language="en"),
        visit(**phone, language="fr"),
        visit(width=DESKTOP[0], height=DESKTOP[1], language="nl"),
        visit(**phone, language="en"),
    ]
    with wire_people(server.url) as nobody:
        code = nobody.open_table("temple-a", pause=PAUSE)
    for visitor, name in zip(people, ["Anna", "Bo", "Chloé", "Dirk"], strict=True):
        come_to_table(visitor, code, name)
    start_table(people[0], 4)
    return people


def screen(page: Page, name: str) -> None:
    page.locator(f"[data-screen='{name}']").wait_for()


def ink(visitor: Visitor) -> None:
    """Any turn; the last number and the last space that are possible."""
    pencil_turn(visitor.page, choose=lambda choices: choices[-1])
    visitor.page.locator("[data-act='ink']").click()


def part(visitor: Visitor, name: str) -> str:
    """What one part of the screen says, without what is only drawn."""
    return re.sub(r"\s+", " ", visitor.page.locator(f"[data-part='{name}']").first.inner_text())


def test_four_people_see_what_everybody_did(four: list[Visitor]) -> None:
    anna, bo, chloe, dirk = four
    # The tab of one's own sheet says who one is.
    expect(anna.page.locator("[data-part='own-tab']")).to_contain_text("ANNA")

    # While waiting: a reaction that the others see, and a nudge by somebody who does not keep the table.
    ink(bo)
    screen(bo.page, "waiting")
    bo.page.locator("[data-reaction='laugh']").click()
    expect(anna.page.locator("[data-floats='laugh']")).to_contain_text("BO")
    expect(bo.page.locator("[data-reaction='star']")).to_have_attribute("aria-disabled", "true")
    button(bo, "turn-nudge", name="Anna").click()
    sees(anna, "room-nudged-by", name="Bo")

    # The others' sheets lie at a swipe, and behind the last of them one's own.
    bo.page.locator("[data-screen='waiting'] [data-part='sheet']").evaluate(SWIPE, -1)
    sees(bo, "turn-sheet-of", name="Anna")
    bo.page.keyboard.press("PageUp")
    sees(bo, "turn-sheet-of", name="Dirk")
    button(bo, "turn-close").click()

    # The round closes: everybody sees it, and whoever taps goes on at once.
    for visitor in (anna, chloe, dirk):
        ink(visitor)
    for visitor in four:
        screen(visitor.page, "recap")
    assert part(anna, "told").startswith(
        say("en", "room-rare-number", how="all", name=10, all=4, count=3, names="")
    )
    expect(anna.page.locator("[data-deed='number 10']")).to_contain_text("DIRK")
    expect(anna.page.locator("[data-standing]")).to_have_count(4)
    expect(anna.page.locator("[data-part='pause']")).to_be_visible()
    chloe.check_accessible()
    button(anna, "room-go-on").click()
    screen(anna.page, "waiting")
    expect(anna.page.locator("[data-part='pause']")).to_be_visible()

    # The next dice show a mummy: whose sheet it is and what it does to them is said; one's own is with somebody else.
    hits = _everybody_draws(four, ["Anna", "Bo", "Chloé", "Dirk"])

    # The recap tells every victim, and one's own sheet is there with the mark circled.
    for visitor, name in zip(four, ["Anna", "Bo", "Chloé", "Dirk"], strict=True):
        screen(visitor.page, "recap")
        expect(visitor.page.locator("[data-part='victims'] li")).to_have_count(4)
        holder, space = hits[name]
        assert part(visitor, "told").startswith(
            say(visitor.language, "turn-drew", name=holder, hazard="mummy", space=space)
        )
        sees(visitor, "room-hazard-undo-temple")
        expect(visitor.page.locator("[data-part='own-back'] [data-part='circled']")).to_have_count(1)
    anna.check_accessible()

    # The page leaves by itself; the round before is a tap away, and the one before that.
    for visitor in four:
        wait_for_turn(visitor.page, "temple")
    anna.page.locator("[data-opens='last']").first.click()
    screen(anna.page, "last")
    expect(anna.page.locator("[data-part='title']")).to_have_text(say("en", "turn-round", round=2))
    button(anna, "room-earlier").click()
    expect(anna.page.locator("[data-part='title']")).to_have_text(say("en", "turn-round", round=1))
    expect(anna.page.locator("[data-deed='number 10']")).to_be_visible()
    anna.check_accessible()
    anna.page.keyboard.press("Escape")
    wait_for_turn(anna.page, "temple")
    # Stars, the last gain and places, in the strip of people.
    assert "−2" in part(anna, "others")


def _everybody_draws(four: list[Visitor], names: list[str]) -> dict[str, tuple[str, str]]:
    """A hazard round; by the owner of a sheet, whoever drew on it and where."""
    drawn = {}
    for visitor, name in zip(four, names, strict=True):
        wait_for_turn(visitor.page, "hazard")
        (owner,) = [
            other
            for other in names
            if visitor.page.get_by_text(say(visitor.language, "turn-hazard-hold", name=other)).count()
        ]
        sees(visitor, "room-hazard-why-temple", name=owner)
        pencil_turn(visitor.page, choose=lambda spaces: spaces[-1])
        drawn[owner] = (name, _in_pencil(visitor))
    for visitor in four[:-1]:
        visitor.page.locator("[data-act='ink']").click()
        screen(visitor.page, "waiting")
        # One's own sheet again, and no longer the one that was held.
        assert not visitor.page.get_by_label(
            say(visitor.language, "turn-name-hazard", hazard="mummy")
        ).count()
        expect(
            visitor.page.get_by_role("grid", name=say(visitor.language, "turn-your-sheet"))
        ).to_be_visible()
    four[-1].page.locator("[data-act='ink']").click()
    return drawn


def _in_pencil(visitor: Visitor) -> str:
    words = say(visitor.language, "turn-name-hazard-pencil", hazard="mummy")
    found = visitor.page.locator(f"[data-space][aria-label*='{words}']").get_attribute("data-space")
    assert found
    return found


# A finger drawn across the middle of something, from right to left (-1) or back.
SWIPE = """(node, way) => {
  const { left, top, width, height } = node.getBoundingClientRect();
  const at = (type, x) => node.dispatchEvent(new PointerEvent(type, {
    bubbles: true, pointerType: 'touch', pointerId: 7, isPrimary: true, clientX: x, clientY: top + height / 2,
  }));
  at('pointerdown', left + width / 2);
  at('pointerup', left + width / 2 + way * 120);
}"""


def test_whoever_is_gone_says_so_at_once_and_dice_wait_for_the_page(visit: Visit, server: Server) -> None:
    """With motion: the page between rounds leaves before the dice are seen, and words wait for them to lie still."""
    anna = visit(width=PHONE[0], height=PHONE[1], language="fr", still=False)
    bo = visit(width=PHONE[0], height=PHONE[1])
    with wire_people(server.url) as nobody:
        code = nobody.open_table("temple-a", pause=PAUSE)
    come_to_table(anna, code, "Anna")
    come_to_table(bo, code, "Bo")
    start_table(anna, 2)
    ink(bo)
    ink(anna)
    screen(anna.page, "recap")
    anna.page.evaluate(WATCH_DICE)
    for visitor in (anna, bo):
        visitor.page.locator("[data-act='go-on']").click()
    wait_for_turn(anna.page, "hazard")
    sees(anna, "turn-hazard-title", hazard="mummy")
    seen = anna.page.evaluate("window.seen")
    assert "recap and die" not in seen
    assert "own sheet, no words" in seen

    # Bo's device is gone: nobody has to wait a minute to read it, and nobody nudges somebody who cannot hear it.
    ink(anna)
    screen(anna.page, "waiting")
    bo.page.close()
    sees(anna, "room-person-gone")
    expect(anna.page.get_by_role("button", name=say("fr", "turn-nudge", name="Bo"))).to_have_count(0)
    # After a minute it says that the table may play, and the row stays whole on a phone.
    server.put_forward(61)
    play_for = button(anna, "turn-play-for")
    expect(play_for).to_be_visible()
    row = anna.page.locator("[data-person][data-state='off']").bounding_box()
    words = anna.page.get_by_text(say("fr", "turn-person-away-keeper")).bounding_box()
    assert row
    assert words
    assert row["width"] <= PHONE[0]
    assert words["width"] > 150  # nothing is pressed into a column of single words


WATCH_DICE = """() => {
  const seen = new Set();
  Object.defineProperty(window, 'seen', { get: () => [...seen] });
  const one = (what) => document.querySelector(what);
  const look = () => {
    if (one('[data-screen=recap]') && one('[data-screen=hazard] [data-die]')) seen.add('recap and die');
    const title = one('[data-screen=hazard] [data-part=title]');
    if (one('[data-part=own-leaving]') && title && getComputedStyle(title).visibility === 'hidden')
      seen.add('own sheet, no words');
    requestAnimationFrame(look);
  };
  look();
}"""
