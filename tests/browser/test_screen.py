"""The big screen, across the room: before the game, during it, and what is in it of people and stars."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

import pytest
from playwright.sync_api import Page, expect

from browser_play import one_server
from browser_tables import sees
from page_words import say
from visitors import TELEVISION, Server, Visitor
from wire_people import SMALL_TEMPLE, wire_people

SEED = "8"  # a plain roll, a hazard, and plain ones again

SMALLEST_TEXT = 28
SMALLEST_NAME = 40
MOST_SHEETS = 8

Visit = Callable[..., Visitor]

# Texts and pictures that are not wholly on the screen, or too small for the other end of the room.
_WRONG = """([smallest, smallestName]) => {
  const wrong = [];
  const say = (element, what) => wrong.push(`${what}: ${element.textContent.trim().slice(0, 40) || element.tagName}`);
  for (const element of document.querySelectorAll('[data-part="stage"] *')) {
    if (element.closest('svg') && element.tagName !== 'svg') continue;
    const { left, top, right, bottom, width } = element.getBoundingClientRect();
    if (width <= 1) continue; // what is only heard is one dot wide
    if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) say(element, 'out of sight');
    const text = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    const people = element.closest('[data-part="people"], [data-part="waiting"], [data-part="places"]');
    const size = parseFloat(getComputedStyle(element).fontSize);
    if (text && size < (people ? smallestName : smallest)) say(element, 'too small');
  }
  return wrong;
}"""


server = one_server(SEED)


def is_readable(page: Page) -> None:
    assert page.evaluate(_WRONG, [SMALLEST_TEXT, SMALLEST_NAME]) == []


@pytest.mark.parametrize("people", [3, 30])
def test_the_whole_game_on_a_television(visit: Visit, server: Server, people: int) -> None:
    screen = visit(width=TELEVISION[0], height=TELEVISION[1])
    initials = [a + b for a, b in product("ABCDE", "KLMNOP")][:people]
    few = people <= MOST_SHEETS
    with wire_people(server.url) as room:
        code = room.open_table(layout=SMALL_TEMPLE, clock=180)

        # Before: the code, the QR code, and everybody who comes in.
        page = screen.open(f"/table/{code}/screen")
        expect(page.locator("[data-part=code]")).to_have_text(f"{code[:3]} {code[3:]}")
        qr = page.get_by_role("img", name=say("en", "lobby-qr"))
        assert qr.evaluate("(image) => image.decode().then(() => image.naturalWidth > 0)")
        room.sit_down(*initials)
        expect(page.locator("[data-part=people] li:not([aria-hidden])")).to_have_count(people)
        sees(screen, "screen-here", count=people)
        is_readable(page)

        # During: the dice, what to do, who is ready, and the time, which is another thing.
        room.start()
        expect(page.locator("[data-part=dice] [data-die]")).to_have_count(3)
        sees(screen, "screen-task-temple", specials="none")
        sees(screen, "screen-done", done=0, of=people)
        room.play_round(0)
        sees(screen, "screen-done", done=1, of=people)
        expect(page.locator("[data-part=clock]")).to_be_visible()
        if few:
            expect(page.locator("[data-part=people] [data-state=ink]")).to_have_count(1)
            expect(page.locator("[data-part=people] [data-state=pen]")).to_have_count(people - 1)
        else:
            expect(page.locator("[data-part=waiting] [data-state=pen]").first).to_be_visible()
        is_readable(page)
        room.play_round(*range(1, people))

        # A mummy: on whose sheet everybody draws.
        sees(screen, "screen-hazard", adventure="temple")
        sheets = people if few else 1
        expect(page.locator("[data-seat]")).to_have_count(sheets)
        holders = page.locator("[data-seat]").get_by_text(say("en", "screen-held-by", name="").strip())
        expect(holders).to_have_count(sheets)
        is_readable(page)

        # The end: how everybody came in.
        room.play_to_the_end()
        expect(page.locator("[data-part=places] > li").first).to_be_visible()
        is_readable(page)


def test_a_table_that_takes_nobody_else_does_not_invite(visit: Visit, server: Server) -> None:
    screen = visit(width=TELEVISION[0], height=TELEVISION[1])
    with wire_people(server.url) as room:
        code = room.open_table(layout=SMALL_TEMPLE, locked=True)
        page = screen.open(f"/table/{code}/screen")
        sees(screen, "screen-locked")
        expect(page.get_by_role("img", name=say("en", "lobby-qr"))).to_have_count(0)


def test_names_and_stars_can_be_kept_from_the_room(visit: Visit, server: Server) -> None:
    screen = visit(width=TELEVISION[0], height=TELEVISION[1])
    with wire_people(server.url) as room:
        code = room.open_table(layout=SMALL_TEMPLE, stars_hidden=True, names_hidden=True)
        room.sit_down("AB", "CD")
        page = screen.open(f"/table/{code}/screen")
        room.start()
        room.play_round()
        tiles = page.locator("[data-seat]")
        expect(page.get_by_role("heading", name=say("en", "table-round", round=2))).to_be_visible()
        expect(tiles.first).to_contain_text("AB")
        expect(page.get_by_text("Player AB")).to_have_count(0)
        expect(tiles.locator("use[href='#m-star']")).to_have_count(0)
        # At the end everybody's stars are told, and still nobody's name.
        room.play_to_the_end()
        expect(page.locator("[data-part=places] > li")).to_have_count(2)
        expect(page.get_by_text("Player AB")).to_have_count(0)


def test_what_the_screen_itself_can_do(visit: Visit, server: Server) -> None:
    """Controls that fade, and are there again for whoever comes with a key."""
    screen = visit(width=TELEVISION[0], height=TELEVISION[1])
    with wire_people(server.url) as room:
        code = room.open_table(layout=SMALL_TEMPLE)
        page = screen.open(f"/table/{code}/screen")
        controls = page.get_by_role("toolbar", name=say("en", "screen-controls"))
        expect(controls).to_have_css("opacity", "0")
        sound = page.get_by_role("button", name=say("en", "screen-sound"))
        assert sound.get_attribute("aria-pressed") == "false"
        sound.focus()
        expect(controls).to_have_css("opacity", "1")
        sound.press("Enter")
        assert sound.get_attribute("aria-pressed") == "true"
        page.get_by_role("button", name=say("en", "settings-language")).click()
        expect(page.get_by_text(say("fr", "screen-take-out"))).to_be_visible()
        screen.check_accessible()


def test_a_screen_is_nobody_who_watches(visit: Visit, server: Server) -> None:
    screen = visit(width=TELEVISION[0], height=TELEVISION[1])
    with wire_people(server.url) as room:
        code = room.open_table(layout=SMALL_TEMPLE)
        screen.open(f"/table/{code}/screen").locator("[data-part=code]").wait_for()
        watcher = visit()
        told = []
        watcher.page.on(
            "websocket", lambda socket: socket.on("framereceived", lambda frame: told.append(str(frame)))
        )
        watcher.open(f"/table/{code}")
        expect(watcher.page.get_by_role("main")).to_be_visible()
        watcher.page.wait_for_timeout(500)
        presence = [frame for frame in told if '"presence"' in frame]
        assert presence
        assert '"screens":1' in presence[-1]
        assert '"watchers":2' not in presence[-1]
