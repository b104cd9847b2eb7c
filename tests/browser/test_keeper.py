"""What a keeper may do to others, what the others see of it, and what they may do then."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from browser_play import TURNS, look, one_server, pencil_turn, play_turn, wait_for_turn
from browser_tables import button, come_to_table, host_table, in_pencil, sees, start_table
from page_words import say
from visitors import DESKTOP, Server, Visitor

Visit = Callable[..., Visitor]

SEED = "8"
AWAY_AFTER, LONG = 61, 301  # seconds

server = one_server(SEED)


def three(visit: Visit) -> tuple[Visitor, Visitor, Visitor, str]:
    """Lou keeps the table, and plays with Zoë and Bo; its code."""
    keeper, zoe, bo = visit(), visit(language="fr"), visit(language="nl", width=DESKTOP[0], height=DESKTOP[1])
    code = host_table(keeper, "temple-a", "Lou")
    come_to_table(zoe, code, "Zoë")
    come_to_table(bo, code, "Bo")
    start_table(keeper, 3)
    for visitor in (keeper, zoe, bo):
        wait_for_turn(visitor.page)
    return keeper, zoe, bo, code


def about(keeper: Visitor, name: str) -> None:
    button(keeper, "turn-menu").click()
    button(keeper, "turn-person-more", name=name).click()


def test_whoever_is_put_out_plays_the_open_round(visit: Visit) -> None:
    keeper, zoe, bo, _ = three(visit)
    about(keeper, "Zoë")
    button(keeper, "turn-mute").click()
    sees(keeper, "turn-muted-from", round=2)
    button(keeper, "turn-close").click()
    sees(zoe, "turn-out-from", who="you", round=2)
    sees(bo, "company-out", name="Zoë", round=2)
    zoe.check_accessible()

    play_turn(keeper.page)
    play_turn(bo.page)
    assert wait_for_turn(bo.page, "waiting").round == 1, "Zoë plays this round herself"
    play_turn(zoe.page)
    wait_for_turn(keeper.page, *TURNS)
    sees(zoe, "turn-table-plays", who="you")
    button(zoe, "turn-unmute", who="you").click()
    sees(bo, "company-out-no-more", name="Zoë")


def test_a_pause_ends_by_anybody_after_five_minutes(visit: Visit, server: Server) -> None:
    keeper, zoe, bo, _ = three(visit)
    button(keeper, "turn-menu").click()
    button(keeper, "turn-pause").click()
    sees(zoe, "turn-paused")
    expect(button(zoe, "turn-go-on")).to_have_count(0)
    zoe.page.wait_for_timeout(600)  # until the server has looked at the table
    server.put_forward(LONG)
    sees(zoe, "turn-paused-long")
    expect(zoe.page.get_by_role("status").filter(has_text=say("fr", "turn-paused-long"))).to_have_count(1)
    zoe.check_accessible()
    button(zoe, "turn-go-on").click()
    for visitor in (zoe, bo):
        wait_for_turn(visitor.page)
        expect(visitor.page.locator("[data-part=slip]")).to_have_count(0)


def test_a_keeper_who_never_plays_holds_nobody_up(visit: Visit, server: Server) -> None:
    keeper, zoe, bo, _ = three(visit)
    play_turn(zoe.page)
    play_turn(bo.page)
    wait_for_turn(bo.page, "waiting")
    bo.page.wait_for_timeout(600)  # until the server has looked at the table
    expect(button(zoe, "turn-play-for")).to_have_count(0)
    server.put_forward(LONG)
    sees(zoe, "turn-stalled", name="Lou")
    sees(keeper, "turn-stalled-own", who="you")
    expect(button(keeper, "turn-play-for")).to_have_count(0)
    for visitor in (keeper, zoe, bo):
        visitor.check_accessible()
    button(bo, "turn-play-for").click()
    wait_for_turn(zoe.page, *TURNS)
    sees(keeper, "turn-table-for-you", why="stalled")


def test_the_old_device_takes_its_seat_back(visit: Visit, server: Server) -> None:
    keeper, zoe, bo, code = three(visit)
    pencil_turn(zoe.page)
    pencil = in_pencil(zoe)
    zoe.page.close()
    keeper.page.wait_for_timeout(600)  # until the server has noticed
    server.put_forward(AWAY_AFTER)
    expect(keeper.page.locator("[data-part=others] [data-state=off]")).to_be_visible()
    about(keeper, "Zoë")
    button(keeper, "turn-move-seat").click()
    ticket = keeper.page.locator("[data-part=code]").inner_text()
    thief = visit(language="en")
    thief.open().get_by_label(say("en", "join-code")).fill(ticket)
    button(thief, "join-join").click()
    wait_for_turn(thief.page)
    assert in_pencil(thief) == [], "what Zoë had in pencil is not for anybody else"

    zoe.page = zoe.new_page()
    zoe.open(f"/table/{code}")
    sees(zoe, "company-put-lent")
    zoe.check_accessible()
    button(zoe, "company-reclaim").click()
    wait_for_turn(zoe.page)
    assert in_pencil(zoe) == pencil
    sees(thief, "company-put-reclaimed", name="Zoë")
    assert look(bo.page).round == 1
