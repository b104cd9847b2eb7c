"""Whoever loads the page again between two rounds, or in the middle of the ceremony, is where the others are."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from player import Player
from playwright.sync_api import expect

from browser_play import one_server, wait_for_turn
from browser_room import act, at_seat_of, screen_of, television
from browser_tables import sees
from visitors import Server, Visitor
from wire_people import SMALL_TEMPLE, SMALL_VALLEY, WirePeople, wire_people

SEED = "8"  # a plain roll, a hazard, and plain ones again
FOUR = ("AB", "CD", "EF", "GH")
CEREMONY = 30_000  # milliseconds within which it is over
ACTS = ["opening", "count", "places", "winner", "over"]

# Notes the acts of the ceremony in the order in which a television shows them, from when it is loaded.
NOTE_ACTS = """
  window.acts = [];
  const look = () => {
    const act = document.querySelector('[data-screen=end]')?.dataset.act;
    if (act && window.acts.at(-1) !== act) window.acts.push(act);
    requestAnimationFrame(look);
  };
  look();
"""

Visit = Callable[..., Visitor]

server = one_server(SEED)


def load_again(visitor: Visitor) -> None:
    visitor.page.reload()
    visitor.page.get_by_role("main").wait_for()


@pytest.mark.parametrize("layout", [SMALL_TEMPLE, SMALL_VALLEY])
def test_between_two_rounds(visit: Visit, server: Server, layout: str) -> None:
    phone, tv = visit(), television(visit)
    with wire_people(server.url) as room:
        # Nobody's dice roll by themselves, so that there is time.
        room.open_table(layout=layout, rolls_itself=False)
        room.sit_down(*FOUR)
        tv.open(f"/table/{room.code}/screen")
        at_seat_of(phone, room, 1)
        room.start()
        room.play_round()
        told = _recap(phone)
        shown = screen_of(tv.page, "recap").locator("[data-part=deeds]").inner_text()
        for visitor in (phone, tv):
            load_again(visitor)
        assert _recap(phone) == told
        assert screen_of(tv.page, "recap").locator("[data-part=deeds]").inner_text() == shown

        # Whoever comes on another device is there as well, and not in the round that is over.
        other = visit()
        at_seat_of(other, room, 2)
        screen_of(other.page, "recap").wait_for()
        room.do(room.players[0].ask("roll"))
        for visitor in (phone, other):
            wait_for_turn(visitor.page, "hazard")
        screen_of(tv.page, "round").wait_for()


def _recap(visitor: Visitor) -> list[str]:
    """What is told of the round."""
    screen_of(visitor.page, "recap").locator("[data-standing]").first.wait_for()
    return [visitor.page.locator(f"[data-part={part}]").inner_text() for part in ("told", "deeds")]


def act_of(tv: Visitor) -> int:
    """Which act of the ceremony a television shows, counted from 0."""
    shown = tv.page.locator("[data-screen=end][data-act]").get_attribute("data-act")
    assert shown
    return ACTS.index(shown)


def test_a_television_in_the_middle_of_the_ceremony(visit: Visit, server: Server) -> None:
    """It goes on where another one is that stayed."""
    stays, leaves = television(visit, still=False), television(visit, still=False)
    leaves.context.add_init_script(NOTE_ACTS)
    with wire_people(server.url) as room:
        room.open_table(layout=SMALL_VALLEY)
        for tv in (stays, leaves):
            tv.open(f"/table/{room.code}/screen")
        room.sit_down(*FOUR)
        room.start()
        room.play_to_the_end()
        expect(act(stays.page, "count")).to_be_visible()
        before = act_of(stays)
        load_again(leaves)
        leaves.page.wait_for_function("() => window.acts.length")
        now = act_of(stays)
        first = ACTS.index(leaves.page.evaluate("window.acts[0]"))
        assert before <= first <= now
        # From there on to the end, without a step back.
        expect(act(leaves.page, "over")).to_be_visible(timeout=CEREMONY)
        assert leaves.page.evaluate("window.acts") == ACTS[first:]


def test_a_phone_in_the_middle_of_the_ceremony(visit: Visit, server: Server) -> None:
    """It holds the result back as before, also while the screen itself is loaded again."""
    phone = visit()
    with wire_people(server.url) as room:
        room.open_table(layout=SMALL_TEMPLE)
        screen = room.do(_screen(room))
        room.sit_down(*FOUR)
        at_seat_of(phone, room, 0)
        room.start()
        room.play_to_the_end()
        screen_of(phone.page, "held").wait_for()
        with phone.page.expect_websocket() as socket:
            load_again(phone)
        screen_of(phone.page, "held").wait_for()
        sees(phone, "end-look-up")

        shown = phone.page.evaluate_handle(NOTE_RANKING)
        with socket.value.expect_event("framereceived", _is_without_screen):
            room.do(_leave(screen))
        with socket.value.expect_event("framereceived", _is_with_screen):
            screen = room.do(_screen(room))
        assert shown.evaluate("(shown) => shown.screens") == ["held"]
        room.do(screen.ask("unveil"))
        room.do(_leave(screen))
        screen_of(phone.page, "ranking").wait_for()

        # What is out is out.
        load_again(phone)
        screen_of(phone.page, "ranking").wait_for()
        expect(phone.page.locator("[data-part=ranking] > li")).to_have_count(4)


def _is_without_screen(frame: object) -> bool:
    return '"presence"' in str(frame) and '"screens"' not in str(frame)


def _is_with_screen(frame: object) -> bool:
    return '"presence"' in str(frame) and '"screens":1' in str(frame)


async def _screen(room: WirePeople) -> Player:
    """A screen for the room, which says by itself when the result is out."""
    screen = Player(room.url, "")
    await screen.connect()
    await screen.ask("watch", table=room.table, screen=True)
    return screen


async def _leave(screen: Player) -> None:
    await screen.ask("mine")  # whatever it has not read yet would keep it from closing
    await screen.socket.close()


# Notes which screens of the end are shown, one after another.
NOTE_RANKING = """() => {
  const seen = { screens: [] };
  const look = () => {
    const { screen } = document.querySelector('[data-screen]').dataset;
    if (seen.screens.at(-1) !== screen) seen.screens.push(screen);
  };
  look();
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true, attributes: true });
  return seen;
}"""
