"""Two people with one device: nobody sees a sheet that is not theirs before it has changed hands."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from browser_play import ink, look, one_server, pencil_turn, play_turn, wait_for_turn
from browser_tables import button, host_table, in_pencil, marks, sees, sit_down, start_table
from page_words import say
from visitors import Visitor

SEED = "8"  # a plain roll, a hazard, and plain ones again

Visit = Callable[..., Visitor]


server = one_server(SEED)


def shows_no_sheet(page: Page) -> None:
    expect(page.locator("[data-space], [data-part=drawing]")).to_have_count(0)


def test_one_device_goes_round(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    host_table(visitor, "temple-a", "Ada")
    button(visitor, "lobby-add").click()
    sit_down(visitor, "Bo")
    start_table(visitor, 2)

    # Ada inks, and hands it over: neither hers nor Bo's sheet is in sight.
    pencil_turn(page)
    (hers,) = in_pencil(visitor)
    assert ink(page).where == "passing"
    sees(visitor, "turn-hand-to", name="Bo")
    shows_no_sheet(page)
    page.reload()
    wait_for_turn(page, "passing")
    shows_no_sheet(page)
    button(visitor, "turn-i-am", name="Bo").click()

    # Bo begins on an empty sheet.
    wait_for_turn(page, "temple")
    assert marks(page, say("en", "turn-name-number", number=1).replace("1", "").strip()) == {}
    assert in_pencil(visitor) == []
    play_turn(page, choose=lambda choices: choices[-1])

    # The hazard: each draws on the other's sheet, in turn.
    for holder, owner in (("Bo", "Ada"), ("Ada", "Bo")):
        if look(page).where == "passing":
            shows_no_sheet(page)
            button(visitor, "turn-i-am", name=holder).click()
        wait_for_turn(page, "hazard")
        sees(visitor, "turn-hazard-hold", name=owner)
        play_turn(page)

    # Everybody has their own sheet again: Ada, who drew last, hers.
    wait_for_turn(page, "temple")
    assert hers in marks(page, say("en", "turn-name-number", number=1).replace("1", "").strip())
