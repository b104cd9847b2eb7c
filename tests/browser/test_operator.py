"""What an operator's commands do to the pages that are open: a notice for everybody, and a table that is closed."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from browser_play import wait_for_turn
from browser_tables import button, come_to_table, host_table, sees, start_table
from pennypapers.cli.app import run
from visitors import DESKTOP, Server, Visitor

Visit = Callable[..., Visitor]

TEXT = "We restart at noon for five minutes; everything is kept."


def test_an_announcement_and_a_closed_table(visit: Visit, server: Server) -> None:
    zoe, tim = visit(language="fr"), visit(width=DESKTOP[0], height=DESKTOP[1])
    code = host_table(zoe, "temple-a", "Zoé")
    come_to_table(tim, code, "Tim")

    assert run(["tables", "announce", TEXT, "--data", str(server.data)]) == 0
    for visitor in (zoe, tim):
        expect(visitor.page.get_by_text(TEXT).first).to_be_visible()
        sees(visitor, "core-notice")
        visitor.check_accessible()

    # It comes along into the game, under the bar, and whoever has read it puts it away.
    start_table(zoe, 2)
    for visitor in (zoe, tim):
        wait_for_turn(visitor.page)
        expect(button(visitor, "core-notice-close")).to_have_count(1)
        expect(visitor.page.locator("[data-screen]").get_by_text(TEXT)).to_be_visible()
        visitor.check_accessible()
    button(zoe, "core-notice-close").click()
    expect(button(zoe, "core-notice-close")).to_have_count(0)
    assert run(["tables", "announce", "--take-back", "--data", str(server.data)]) == 0
    expect(button(tim, "core-notice-close")).to_have_count(0)

    assert run(["tables", "close", code, "--yes", "--data", str(server.data)]) == 0
    for visitor in (zoe, tim):
        sees(visitor, "refused-table-removed")
    tim.page.reload()
    sees(tim, "refused-no-such-table")
