"""The host is killed, or stopped, in the middle of a turn and comes back: the page says so, and nothing is lost."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser_play import ink, ink_button, look, pencil_turn, play_turn, press_space, wait_for_turn
from browser_tables import come_to_table, host_table, in_pencil, marks, sees, start_table
from page_words import say
from visitors import DESKTOP, Server, Visitor, serving

SEED = "8"  # a plain roll, then a hazard

Visit = Callable[..., Visitor]

# What a browser writes in its console when nobody answers.
NOBODY_THERE = ["WebSocket connection to", "net::ERR_CONNECTION_REFUSED"]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with serving(tmp_path / "data", SEED) as running:
        yield running


@pytest.mark.parametrize("way", ["killed", "stopped"])
def test_the_host_starts_anew_in_the_middle_of_a_turn(visit: Visit, server: Server, way: str) -> None:
    zoe = visit(language="fr", may_complain=NOBODY_THERE)
    tim = visit(width=DESKTOP[0], height=DESKTOP[1], may_complain=NOBODY_THERE)
    code = host_table(zoe, "temple-a", "Zoé")
    come_to_table(tim, code, "Tim")
    start_table(zoe, 2)
    pencil_turn(zoe.page)
    play_turn(tim.page)
    (pencilled,) = in_pencil(zoe)

    lost = "core-no-connection-marks" if way == "killed" else "core-server-stops"
    server.kill() if way == "killed" else server.stop()
    for visitor in (zoe, tim):
        sees(visitor, lost)
    # What was in pencil stays in sight; the ink waits. Another space is pencilled meanwhile.
    assert in_pencil(zoe) == [pencilled]
    expect(ink_button(zoe.page)).to_be_disabled()
    elsewhere = next(name for name in look(zoe.page).invited() if name != pencilled)
    press_space(zoe.page, elsewhere)

    server.start()
    for visitor in (zoe, tim):
        expect(visitor.page.get_by_text(say(visitor.language, lost))).to_have_count(0)
    pencil = say("fr", "turn-name-pencil", number=1).replace("1", "").strip()
    expect(zoe.page.locator(f"[data-space='{elsewhere}'][aria-label*='{pencil}']")).to_have_count(1)
    assert in_pencil(zoe) == [elsewhere]
    assert look(zoe.page).round == 1
    assert look(tim.page).where == "waiting"

    # And so it goes on.
    ink(zoe.page)
    for visitor in (zoe, tim):
        wait_for_turn(visitor.page, "hazard")
        play_turn(visitor.page)
    assert wait_for_turn(zoe.page, "temple").round == 3
    number = say("fr", "turn-name-number", number=1).replace("1", "").strip()
    assert list(marks(zoe.page, number)) == [elsewhere]
