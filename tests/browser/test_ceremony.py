"""Four people and a television through a whole game: what the room sees between rounds, the ceremony at the end, phones
that hold the result back meanwhile, and the next game."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from browser_play import one_server
from browser_room import act, at_seat_of, go_on, screen_of, television
from browser_tables import sees
from page_words import english_left, say
from visitors import DESKTOP, PHONE, Server, Visitor
from wire_people import SMALL_VALLEY, HighPlayer, wire_people

SEED = "8"  # a plain roll, a hazard, and plain ones again
CELLAR = "adventure: temple\nname: Cellar\ngrid:\n. . . .\n. . . .\n"
FOUR = ("AB", "CD", "EF", "GH")
CEREMONY = 30_000  # milliseconds within which it is over

Visit = Callable[..., Visitor]

server = one_server(SEED)


def test_four_people_and_a_television(visit: Visit, server: Server) -> None:
    tv = television(visit, still=False)
    phone = visit(width=PHONE[0], height=PHONE[1])
    page = tv.page
    page.clock.install()
    with wire_people(server.url) as room:
        room.open_table(layout=CELLAR, pause=6)
        room.sit_down(*FOUR[:3])
        room.sit_down(FOUR[3], kind=HighPlayer)
        tv.open(f"/table/{room.code}/screen")
        at_seat_of(phone, room, 0)
        room.start()

        # A round: all sheets. When it closes: what everybody wrote, and their marks in a ring.
        expect(screen_of(page, "round").locator("[data-seat]")).to_have_count(4)
        room.play_round()
        expect(screen_of(page, "recap")).to_be_visible()
        expect(page.locator("[data-part=deeds] li").first).to_be_visible()
        expect(page.locator("[data-seat]").first.locator("[data-ring]")).to_have_count(1)
        go_on(room, 1)

        # A hazard: every victim, and by whom.
        sees(tv, "screen-hazard", adventure="temple")
        room.play_round()
        expect(page.locator("[data-part=victims] li")).to_have_count(4)
        go_on(room, 2)

        # The last spaces are announced, on the screen and on the phone.
        for number in range(3, 8):
            room.play_round()
            go_on(room, number)
        sees(tv, "turn-end-now", left=1)
        sees(phone, "turn-end-now", left=1)

        # The ceremony: the count, the places, the winner; the phone holds the result back, and counts its own sheet.
        room.play_round()
        expect(page.locator("[data-part=bars] > li")).to_have_count(4)
        expect(screen_of(phone.page, "held")).to_be_visible()
        sees(phone, "end-look-up")
        while not act(page, "places").is_visible():
            page.clock.run_for(500)
        expect(page.locator("[data-part=places] > li")).to_have_count(4)
        assert page.locator("[data-place='1']").count() == 0
        expect(screen_of(phone.page, "held")).to_be_visible()
        page.clock.run_for(CEREMONY)
        expect(act(page, "over")).to_be_visible()
        expect(page.locator("[data-part=winner]")).to_be_visible()
        expect(page.locator("[data-place='1']").first).to_be_visible()

        # It is out: the phone has the ranking and how the game went.
        expect(screen_of(phone.page, "ranking")).to_be_visible()
        for part in ("chart", "titles"):
            expect(phone.page.locator(f"[data-part={part}]")).to_have_count(1)
        phone.check_accessible()

        # Again: the screen goes along by itself.
        again = room.do(room.players[0].ask("again"))
        page.wait_for_url(re.compile(rf"/table/{again['code']}/screen$"))
        expect(page.locator("[data-part=code]")).to_have_text(f"{again['code'][:3]} {again['code'][3:]}")


def test_without_a_screen_nobody_waits(visit: Visit, server: Server) -> None:
    desk = visit(width=DESKTOP[0], height=DESKTOP[1])
    with wire_people(server.url) as room:
        room.open_table(layout=CELLAR)
        room.sit_down("AB", "CD", "EF", "GH", "IJ")
        page = at_seat_of(desk, room, 0)
        room.start()
        room.play_to_the_end()
        expect(screen_of(page, "ranking")).to_be_visible()
        # All did the same: winners of whom there are many are counted and not listed.
        result = room.players[0].result
        assert result
        words = say("en", "end-wins-many", count=5, stars=result["stars"][0])
        expect(page.locator("[data-part=level]")).to_have_text(words.replace("-", "\N{MINUS SIGN}"))
        chart = page.get_by_role("img", name=re.compile(re.escape(say("en", "end-chart"))))
        expect(chart).to_have_accessible_name(re.compile("Player AB: .*Player CD|Player CD: .*Player AB"))
        desk.check_accessible()


def test_calm_and_in_french_in_the_valley(visit: Visit, server: Server) -> None:
    """With reduced motion the result is there at once, and the phones hear of it."""
    tv = television(visit, language="fr")
    phone = visit(language="nl")
    with wire_people(server.url) as room:
        room.open_table(layout=SMALL_VALLEY.replace("Light", "Val"), pause=6)
        room.sit_down(*FOUR)
        page = tv.open(f"/table/{room.code}/screen")
        tv.check_accessible()
        at_seat_of(phone, room, 1)
        room.start()
        room.play_round()
        expect(screen_of(page, "recap")).to_be_visible()
        tv.check_accessible()
        go_on(room, 1)
        room.play_to_the_end()
        expect(act(page, "over")).to_be_visible()
        expect(page.locator("[data-part=places] > li")).to_have_count(4)
        tv.check_accessible()
        texts = page.locator("[data-part=stage]").inner_text().splitlines()
        assert english_left(texts, "fr") == []
        expect(screen_of(phone.page, "ranking")).to_be_visible()
        assert english_left(phone.page.locator("main").inner_text().splitlines(), "nl") == []
