"""Three browsers at a table, in three languages and on three kinds of device: from the lobby to the next game."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser_play import ink, look, one_server, pencil_turn, play_turn, wait_for_turn
from browser_tables import (
    button,
    come_to_table,
    host_table,
    in_pencil,
    marks,
    sees,
    sit_down,
    start_table,
)
from page_words import say
from visitors import DESKTOP, PHONE, SMALL_PHONE, Server, Visitor
from wire_people import SMALL_VALLEY, wire_people

# Dice: 5 1 4, then a hazard, then 3 3 4 and so on without anything special.
SEED = "8"

Visit = Callable[..., Visitor]


server = one_server(SEED)


@pytest.fixture
def three(visit: Visit) -> tuple[Visitor, Visitor, Visitor]:
    """Two phones and a desktop."""
    zoe = visit(width=PHONE[0], height=PHONE[1], language="fr")
    tim = visit(width=DESKTOP[0], height=DESKTOP[1], language="en")
    noor = visit(width=SMALL_PHONE[0], height=SMALL_PHONE[1], language="nl", dark=True)
    return zoe, tim, noor


def test_from_the_lobby_past_a_mummy(three: tuple[Visitor, Visitor, Visitor]) -> None:
    zoe, tim, noor = three
    code = host_table(zoe, "temple-a", "Zoé Lambert")

    # One comes by the code and has the same initials, one by the link.
    tim.open().get_by_label(say("en", "join-code")).fill(code.lower())
    button(tim, "join-join").click()
    sit_down(tim, "Tim Pauwels", "zl")
    sees(tim, "refused-same-initials", initials="ZL", other="ZL")
    button(tim, "join-take-free", initials="ZL2").click()
    come_to_table(noor, code, "Noor")
    for visitor in three:
        expect(visitor.page.locator("[data-part=people] [data-part=initials]")).to_have_text(
            ["ZL", "ZL2", "NOOR"]
        )

    # The keeper settles how it is played, and everybody sees it.
    button(zoe, "lobby-change").click()
    zoe.page.get_by_text(say("fr", "lobby-clock-time", seconds=180)).click()
    button(zoe, "start-close").click()
    for visitor in three:
        sees(visitor, "lobby-is-clock", seconds=180)
    expect(button(tim, "lobby-start")).to_have_count(0)
    sees(tim, "lobby-wait", name="Zoé Lambert")
    start_table(zoe, 3)

    # Round 1: whoever is done waits, and may look at the others' sheets.
    play_turn(zoe.page)
    assert look(zoe.page).where == "waiting"
    sees(zoe, "turn-still-to-come", count=2, all=3)
    zoe.page.get_by_role("button", name=say("fr", "turn-sheet-of", name="Tim Pauwels")).click()
    sees(zoe, "turn-as-of", round=0)
    button(zoe, "turn-close").click()

    # A reload in the middle of a turn: the pencil marks are there.
    pencil_turn(noor.page)
    before = in_pencil(noor)
    assert len(before) == 1
    noor.page.reload()
    wait_for_turn(noor.page, "temple")
    assert in_pencil(noor) == before
    ink(noor.page)
    sees(zoe, "turn-still-to-come", count=1, all=3)
    play_turn(tim.page)

    _everybody_draws(three, ["Zoé Lambert", "Tim Pauwels", "Noor"], "mummy")


def test_a_snake_the_end_and_the_next_game(three: tuple[Visitor, Visitor, Visitor], server: Server) -> None:
    zoe, tim, noor = three
    names = ["Zoé", "Tim", "Noor"]
    with wire_people(server.url) as nobody:
        code = nobody.open_table(layout=SMALL_VALLEY)
    for visitor, name in zip(three, names, strict=True):
        come_to_table(visitor, code, name)
    start_table(zoe, 3)
    for visitor in three:
        play_turn(visitor.page)

    _everybody_draws(three, names, "snake")

    while look(zoe.page).where != "counted":
        for visitor in three:
            if wait_for_turn(visitor.page).where != "counted":
                play_turn(visitor.page)
        for visitor in three:
            wait_for_turn(visitor.page)
    for visitor in three:
        expect(visitor.page.locator("[data-part=ranking] > li")).to_have_count(3)
        expect(visitor.page.locator("[data-part=ranking] > [data-mine=true]")).to_have_count(1)
    # Somebody else's sheet is a tap away.
    tim.page.locator("[data-part=ranking] > li").last.get_by_role("button").click()
    wait_for_turn(tim.page, "sheet")
    button(tim, "turn-close").click()

    # Again: one tap each, and all three are at the new table.
    button(noor, "end-again").click()
    for visitor in (zoe, tim):
        button(visitor, "end-again-join").click()
    for visitor in three:
        visitor.page.wait_for_url(lambda url: not url.endswith(code))
        expect(visitor.page.locator("[data-part=people] [data-part=initials]")).to_have_text(
            ["ZOÉ", "TIM", "NOOR"]
        )
    assert len({visitor.page.url for visitor in three}) == 1
    start_table(zoe, 3)
    for visitor in three:
        assert wait_for_turn(visitor.page).where == "valley"


def _everybody_draws(visitors: tuple[Visitor, ...], names: list[str], hazard: str) -> None:
    """A hazard round: everybody holds another's sheet, sees who holds theirs, and hears who drew on it where."""
    drawn: dict[str, tuple[str, str]] = {}  # by owner: who drew, and where
    for visitor, name in zip(visitors, names, strict=True):
        wait_for_turn(visitor.page, "hazard")
        sees(visitor, "turn-hazard-title", hazard=hazard)
        (owner,) = [
            other
            for other in names
            if visitor.page.get_by_text(say(visitor.language, "turn-hazard-hold", name=other)).count()
        ]
        assert owner != name
        pencil_turn(visitor.page, choose=lambda spaces: spaces[-1])
        (space,) = in_pencil(visitor)
        drawn[owner] = (name, space)
    for visitor, name in zip(visitors, names, strict=True):
        sees(visitor, "turn-hazard-who", name=drawn[name][0], hazard=hazard)
    for visitor in visitors:
        ink(visitor.page)
    for visitor, name in zip(visitors, names, strict=True):
        wait_for_turn(visitor.page, "temple", "valley")
        holder, space = drawn[name]
        sees(visitor, "turn-drew", name=holder, hazard=hazard, space=space)
        assert list(marks(visitor.page, say(visitor.language, "turn-name-hazard", hazard=hazard))) == [space]
