"""What everybody sees of each other: the round between rounds, the rounds before, reactions, nudges, a hazard's why."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser_play import one_server, wait_for_turn
from browser_room import everybody_draws, everybody_hears_of_victims, ink_any, part, screen_of
from browser_tables import button, come_to_table, sees, start_table
from page_words import say
from visitors import DESKTOP, PHONE, SMALL_PHONE, Server, Visitor
from wire_people import wire_people

# Dice: 5 1 4, then a hazard, then 3 3 4 and so on without anything special.
SEED = "8"
NAMES = ["Anna", "Bo", "Chloé", "Dirk"]
PAUSE = 3  # seconds, as a table has that somebody opens on the page

Visit = Callable[..., Visitor]
server = one_server(SEED)


@pytest.fixture
def four(visit: Visit, server: Server) -> list[Visitor]:
    """Three phones, one of them small, and a desk, in the first round of one table."""
    phone = {"width": PHONE[0], "height": PHONE[1]}
    people = [
        visit(**phone, language="en"),
        visit(**phone, language="fr"),
        visit(width=DESKTOP[0], height=DESKTOP[1], language="nl"),
        visit(width=SMALL_PHONE[0], height=SMALL_PHONE[1], language="en"),
    ]
    with wire_people(server.url) as nobody:
        code = nobody.open_table("temple-a", pause=PAUSE)
    for visitor, name in zip(people, NAMES, strict=True):
        come_to_table(visitor, code, name)
    start_table(people[0], 4)
    return people


def test_four_people_see_what_everybody_did(four: list[Visitor]) -> None:
    anna, bo, chloe, dirk = four
    # The tab of one's own sheet says who one is.
    expect(anna.page.locator("[data-part='own-tab']")).to_contain_text("ANNA")

    # While waiting: a reaction that the others see, and a nudge by somebody who does not keep the table.
    ink_any(bo)
    screen_of(bo.page, "waiting").wait_for()
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
        ink_any(visitor)
    for visitor in four:
        screen_of(visitor.page, "recap").wait_for()
    assert part(anna, "told").startswith(
        say("en", "room-rare-number", how="all", name=10, all=4, count=3, names="")
    )
    expect(anna.page.locator("[data-deed='number 10']")).to_contain_text("DIRK")
    expect(anna.page.locator("[data-standing]")).to_have_count(4)
    # Where the three others wrote, on their sheets side by side.
    expect(anna.page.locator("[data-part='sheets'] [data-opens]")).to_have_count(3)
    expect(anna.page.locator("[data-part='sheets'] [data-ring]")).to_have_count(3)
    expect(anna.page.locator("[data-part='pause']")).to_be_visible()
    chloe.check_accessible()
    button(anna, "room-go-on").click()
    screen_of(anna.page, "waiting").wait_for()
    expect(anna.page.locator("[data-part='pause']")).to_be_visible()

    # The next dice show a mummy: whose sheet it is and what it does to them is said; one's own is with somebody else.
    drawn = everybody_draws(four, NAMES, "temple")

    # The recap tells every victim, and one's own sheet is there with the mark circled.
    everybody_hears_of_victims(four, NAMES, drawn, "temple")
    anna.check_accessible()

    # The page leaves by itself; the round before is a tap away, and the one before that.
    for visitor in four:
        wait_for_turn(visitor.page, "temple")
    for visitor in (anna, dirk):
        visitor.page.locator("[data-opens='last']:visible").click()
        screen_of(visitor.page, "last").wait_for()
    expect(anna.page.locator("[data-part='title']")).to_have_text(say("en", "turn-round", round=2))
    button(anna, "room-earlier").click()
    expect(anna.page.locator("[data-part='title']")).to_have_text(say("en", "turn-round", round=1))
    expect(anna.page.locator("[data-deed='number 10']")).to_be_visible()
    anna.check_accessible()
    anna.page.keyboard.press("Escape")
    wait_for_turn(anna.page, "temple")
    # Stars, the last gain and places, in the strip of people.
    assert "−2" in part(anna, "others")


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
    ink_any(bo)
    ink_any(anna)
    screen_of(anna.page, "recap").wait_for()
    anna.page.evaluate(WATCH_DICE)
    for visitor in (anna, bo):
        visitor.page.locator("[data-act='go-on']").click()
    wait_for_turn(anna.page, "hazard")
    sees(anna, "turn-hazard-title", hazard="mummy")
    seen = anna.page.evaluate("window.seen")
    assert "recap and die" not in seen
    assert "own sheet, no words" in seen

    # Bo's device is gone: nobody has to wait a minute to read it, and nobody nudges somebody who cannot hear it.
    ink_any(anna)
    screen_of(anna.page, "waiting").wait_for()
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
