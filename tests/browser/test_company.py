"""The people of a table: a host who only watches, a class, whoever comes late, and an evening of several games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from player import Player
from playwright.sync_api import expect

from browser_play import hurry_with_others, one_server, wait_for_turn
from browser_tables import button, come_to_table, host_table, roll_at_once, sees, sit_down, start_table
from page_words import say
from visitors import DESKTOP, Server, Visitor
from wire_people import SMALL_TEMPLE, WirePeople, wire_people

Visit = Callable[..., Visitor]

SEED = "8"
AWAY_AFTER = 61  # seconds
PUPILS = [f"{letter}{digit}" for letter in "ABCDEF" for digit in "12345"]

server = one_server(SEED)


def settle(keeper: Visitor, *messages: str) -> None:
    """Switches these on, in the lobby."""
    button(keeper, "lobby-change").click()
    fold = keeper.page.locator("dialog[open] details")
    if fold.get_attribute("open") is None:
        fold.locator("summary").click()
    for message in messages:
        keeper.page.get_by_text(say(keeper.language, message), exact=True).click()
    keeper.page.keyboard.press("Escape")


def only_host(visitor: Visitor, code: str) -> None:
    """Comes first to a table, and keeps it without a seat."""
    visitor.open(f"/table/{code}")
    button(visitor, "company-only-host").click()
    sees(visitor, "company-you-host")


def about(keeper: Visitor, name: str) -> None:
    """What the keeper may do about somebody, in the lobby."""
    button(keeper, "company-person", name=name).click()
    keeper.page.get_by_role("dialog", name=name).wait_for()


def test_a_class_whose_host_only_watches(visit: Visit, server: Server) -> None:
    host, pupil, late = visit(width=DESKTOP[0], height=DESKTOP[1]), visit(), visit(language="fr")
    page = host.open()
    button(host, "start-host").click()
    page.get_by_role("button", name=say("en", "start-sheet-name", sheet="temple-a", name="")).click()
    button(host, "company-only-host").click()
    roll_at_once(host)
    code = page.url[-6:]
    with wire_people(server.url) as others:
        others.sit_down(*PUPILS[:29], code=code)
        come_to_table(pupil, code, "Zoë")
        people = page.locator("[data-part=people] li")
        expect(people).to_have_count(30)
        sees(pupil, "company-host-watches")

        # Four teams, by lot and of the same size.
        button(host, "lobby-change").click()
        page.locator("dialog[open] summary").click()
        page.get_by_role("group", name=say("en", "company-teams")).get_by_text("4", exact=True).click()
        page.keyboard.press("Escape")
        button(host, "company-teams-deal").click()
        teams = page.locator("[data-part=team]")
        expect(teams.filter(has_text="–")).to_have_count(0)
        assert sorted(Counter(teams.all_inner_texts()).values()) == [7, 7, 8, 8]
        host.check_accessible()

        # Removed, with a reason that is told; and back under another name.
        about(host, "Zoë")
        page.get_by_text(say("en", "company-reason", reason="name"), exact=True).click()
        button(host, "company-remove").click()
        sees(pupil, "company-put-removed", reason="name")
        pupil.check_accessible()
        sit_down(pupil, "Zoë Maes", "ZM")
        expect(people).to_have_count(30)
        expect(pupil.page.locator("[data-part=put]")).to_have_count(0)

        # A locked table says so before anybody has typed a name.
        settle(host, "company-locked")
        late.open(f"/table/{code}")
        sees(late, "company-locked-now")
        expect(late.page.get_by_label(say("fr", "join-name"))).to_have_count(0)

        # The host follows the game, and hands the table over to somebody who plays.
        button(host, "lobby-start").click()
        wait_for_turn(page, "watching")
        wait_for_turn(pupil.page, "temple")
        others.play_round()
        sees(host, "turn-still-to-come", count=1, all=30)
        button(host, "turn-menu").click()
        button(host, "turn-person-more", name="Zoë Maes").click()
        button(host, "turn-hand-over").click()
        sees(pupil, "company-keeper-you")
        button(host, "turn-close").click()
        sees(host, "company-keeper", name="Zoë Maes")


def test_a_host_who_played_becomes_one_who_watches(visit: Visit) -> None:
    host, guest = visit(), visit()
    code = host_table(host, "temple-a", "Ada")
    come_to_table(guest, code, "Bo")
    button(host, "company-only-host").click()
    sees(host, "company-you-host")
    sees(guest, "company-keeper-watches")
    expect(guest.page.locator("[data-part=initials]")).to_have_text(["BO"])
    button(host, "lobby-play-too").click()
    sit_down(host, "Ada")
    sees(guest, "company-keeper", name="Ada")
    expect(button(host, "lobby-start")).to_be_visible()


def test_names_are_looked_at_first(visit: Visit, server: Server) -> None:
    host, anna = visit(language="nl"), visit(language="fr")
    with wire_people(server.url) as others:
        only_host(host, others.open_table("temple-a", names_checked=True))
        come_to_table(anna, others.code, "Anna")
        sees(anna, "company-unchecked")
        others.sit_down("XX", "BO", "CY")
        sees(host, "company-name-asked", name="Anna", initials="ANNA")
        host.check_accessible()
        assert anna.page.get_by_text("Player XX").count() == 0

        # Let in, another name, removed: by keyboard as well.
        button(host, "company-name-yes").focus()
        host.page.keyboard.press("Enter")
        sees(host, "company-name-asked", name="Player XX", initials="XX")
        button(host, "company-name-other").click()
        host.page.get_by_label(say("nl", "company-name"), exact=True).fill("Xavier")
        button(host, "company-rename").click()
        sees(host, "company-name-asked", name="Player BO", initials="BO")
        button(host, "company-name-no").click()
        button(host, "company-name-yes").click()
        expect(host.page.locator("[data-part=request]")).to_have_count(0)
        expect(anna.page.locator("[data-part=people] b")).to_have_text(["Anna", "Xavier", "Player CY"])


def test_a_bots_seat_for_somebody_late(visit: Visit, server: Server) -> None:
    keeper, late = visit(), visit(language="fr")
    code = host_table(keeper, "temple-a", "Ada")
    button(keeper, "lobby-add-bot").click()
    button(keeper, "lobby-bot-more", level="tourist").click()
    button(keeper, "lobby-bots-done").click()
    start_table(keeper, 2)
    wait_for_turn(keeper.page, "temple")

    late.open(f"/table/{code}")
    late.page.get_by_label(say("fr", "join-name")).fill("Élodie")
    ask = button(late, "company-late-bot", name=say("fr", "lobby-bot-called", level="tourist", which=1))
    late.check_accessible()
    ask.click()
    sees(late, "company-asked", name=say("fr", "lobby-bot-called", level="tourist", which=1))
    bot = say("en", "lobby-bot-called", level="tourist", which=1)
    sees(keeper, "company-seat-asked", name="Élodie", other=bot)
    button(keeper, "company-no").click()
    sees(late, "company-put-refused")

    ask.click()
    button(keeper, "company-yes").click()
    sees(keeper, "company-taken", name="Élodie", other=bot)
    sees(late, "company-taken-you", other=bot)
    late.page.wait_for_function("() => !document.querySelector('[data-screen=watching]')")


def test_a_device_that_was_left_behind_is_told(visit: Visit, server: Server) -> None:
    """Its seat goes on elsewhere: taken along by its owner, or given to somebody else while it was away."""
    anna, ben = visit(), visit()
    with wire_people(server.url) as others:
        code = others.open_table("temple-a")
        others.sit_down("TIM")
        come_to_table(anna, code, "Anna")
        come_to_table(ben, code, "Ben")
        others.start()
        wait_for_turn(anna.page, "temple")
        button(anna, "turn-menu").click()
        button(anna, "turn-person-more", name="Anna").click()
        button(anna, "turn-move-seat").click()
        others.do(take_along(others, anna.page.locator("[data-part=code]").inner_text()))
        button(anna, "turn-close").click()
        sees(anna, "company-put-moved")

        # Ben goes away for a while, Mia plays on for him, and he comes back.
        ben.page.close()
        anna.page.wait_for_timeout(600)  # until the server has noticed
        server.put_forward(AWAY_AFTER)
        button(anna, "company-late-away", name="Ben").wait_for()
        others.do(play_on(others, "Mia", seat=2))
        ben.page = ben.new_page()
        ben.open(f"/table/{code}")
        sees(ben, "company-put-lent-to", name="Mia")
        ben.check_accessible()


async def take_along(others: WirePeople, code: str) -> None:
    """A seat goes to another device of its owner."""
    device = Player(others.url, "")
    others.players.append(device)
    await device.connect()
    await device.ask("redeem", code=code.replace(" ", ""))


async def play_on(others: WirePeople, name: str, seat: int) -> None:
    """Somebody comes late, asks for this seat, and the keeper agrees."""
    late = Player(others.url, "")
    others.players.append(late)
    late.table = others.table
    await late.connect()
    await late.ask("ask-seat", seat=seat, name=name)
    await others.players[0].ask("admit", ask=1, yes=True)


def test_the_next_game_carries_everybody_along(visit: Visit, server: Server) -> None:
    ada, bo, cleo = visit(), visit(language="nl"), visit(language="fr")
    with wire_people(server.url) as others:
        code = others.open_table(layout=SMALL_TEMPLE)
        come_to_table(ada, code, "Ada")
        others.sit_down("TIM")
        for visitor in (bo, cleo):
            visitor.open(f"/table/{code}")
            button(visitor, "join-watch").click()
        start_table(ada, 2)
        playing = others.keep_playing()
        hurry_with_others(ada.page)
        playing.result(timeout=60)
        bo.page.get_by_label(say("nl", "join-name")).fill("Bo")
        button(bo, "company-late-next").click()
        sees(bo, "company-queued")

        button(ada, "end-again").click()
        cleo.page.locator("[data-part=onward]").wait_for()
        button(cleo, "company-again-stay").focus()
        cleo.page.keyboard.press("Enter")
        bo.page.wait_for_url(lambda url: not url.endswith(code))
        expect(bo.page.locator("[data-part=initials]")).to_have_text(["ADA", "TIM", "BO"])
        sees(cleo, "table-again")
        assert cleo.page.url.endswith(code)

        # The keeper chooses another adventure; the evening so far is there, and can be ended.
        button(ada, "company-sheet").click()
        valley = say("en", "start-sheet-name", sheet="valley-b", name="")
        ada.page.get_by_role("dialog").get_by_role("button", name=valley).click()
        sees(bo, "start-adventure-side", adventure="valley", side="B")
        for visitor in (ada, bo):
            expect(visitor.page.locator("[data-part=evening] tbody tr")).to_have_count(2)
        ada.check_accessible()
        button(ada, "company-evening-end").click()
        button(ada, "company-evening-end-yes").click()
        sees(bo, "company-evening-ended")
        expect(bo.page.locator("[data-part=evening]")).to_have_count(0)
