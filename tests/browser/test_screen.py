"""The big screen, across the room: before the game, during it, and at the end."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

import pytest
from playwright.sync_api import Page, expect

from browser_play import one_server
from browser_tables import people_in, sees
from page_words import say
from visitors import TELEVISION, Server, Visitor
from wire_people import SMALL_TEMPLE, wire_people

SEED = "8"  # a plain roll, a hazard, and plain ones again

SMALLEST_TEXT = 28
EACH_KIND = 2_700  # milliseconds that the count stays at one kind

Visit = Callable[..., Visitor]

# Texts and pictures that are not wholly on the screen, or too small for the other end of the room.
_WRONG = """(smallest) => {
  const wrong = [];
  const say = (element, what) => wrong.push(`${what}: ${element.textContent.trim().slice(0, 40) || element.tagName}`);
  for (const element of document.querySelectorAll('[data-part="stage"] *')) {
    if (element.closest('svg') && element.tagName !== 'svg') continue;
    const { left, top, right, bottom, width } = element.getBoundingClientRect();
    if (width <= 1) continue; // what is only heard is one dot wide
    if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) say(element, 'out of sight');
    const text = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    if (text && parseFloat(getComputedStyle(element).fontSize) < smallest) say(element, 'too small');
  }
  return wrong;
}"""


server = one_server(SEED)


def is_readable(page: Page) -> None:
    assert page.evaluate(_WRONG, SMALLEST_TEXT) == []


@pytest.mark.parametrize("people", [3, 30])
def test_the_whole_game_on_a_television(visit: Visit, server: Server, people: int) -> None:
    screen = visit(width=TELEVISION[0], height=TELEVISION[1])
    initials = [a + b for a, b in product("ABCDE", "KLMNOP")][:people]
    with wire_people(server.url) as room:
        code = room.open_table(layout=SMALL_TEMPLE, clock=180)

        # Before: the code, the QR code, and everybody who comes in.
        page = screen.open(f"/table/{code}/screen")
        expect(page.locator("[data-part=code]")).to_have_text(f"{code[:3]} {code[3:]}")
        qr = page.get_by_role("img", name=say("en", "lobby-qr"))
        assert qr.evaluate("(image) => image.decode().then(() => image.naturalWidth > 0)")
        room.sit_down(*initials)
        expect(people_in(page).and_(page.locator(":not([aria-hidden])"))).to_have_count(people)
        sees(screen, "screen-here", count=people)
        is_readable(page)

        # During: the dice, what to do, and who is ready.
        room.start()
        expect(page.locator("[data-part=dice] [data-die]")).to_have_count(3)
        sees(screen, "screen-task-temple", specials="none")
        sees(screen, "screen-done", done=0, of=people)
        room.play_round(0)
        sees(screen, "screen-done", done=1, of=people)
        expect(page.locator("[data-part=people] [data-state=ink]")).to_have_count(1)
        expect(page.locator("[data-part=people] [data-state=pen]")).to_have_count(people - 1)
        is_readable(page)
        room.play_round(*range(1, people))

        # A mummy: who holds whose sheet.
        sees(screen, "screen-hazard", adventure="temple")
        expect(people_in(page).locator("small")).to_have_count(people)
        is_readable(page)

        # The end: the count, then how everybody came in.
        room.play_to_the_end()
        expect(page.locator("ol > li")).to_have_count(min(people, 24))
        is_readable(page)


def test_the_count_goes_kind_by_kind(visit: Visit, server: Server) -> None:
    """With motion: first the winner's sheet, one kind of stars after another."""
    screen = visit(width=TELEVISION[0], height=TELEVISION[1], still=False)
    with wire_people(server.url) as room:
        code = room.open_table(layout=SMALL_TEMPLE)
        room.sit_down("AB", "CD")
        room.start()
        room.play_to_the_end()
        page = screen.page
        page.clock.install()
        screen.open(f"/table/{code}/screen")
        sees(screen, "screen-counting")
        counted = page.locator("[data-part=sums] li")
        expect(counted).to_have_count(1)
        page.clock.run_for(EACH_KIND)
        expect(counted).not_to_have_count(1)
        is_readable(page)
    # Everybody leaves; the count goes on all the same.
    for _ in range(5):
        page.clock.run_for(EACH_KIND)
    expect(page.locator("ol > li")).to_have_count(2)
    is_readable(page)
