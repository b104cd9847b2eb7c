"""A kept game becomes a host's table: the same sheets, the dice of its seed, and a seed that nobody is told."""

from __future__ import annotations

import random

import pytest

from pennypapers.cli.play.screen.local_table import log_of, players_with
from pennypapers.notation import shipped_layout
from pennypapers.server.messages import log
from pennypapers.server.messages.news import News
from pennypapers.server.tables.publishing import published
from pennypapers.server.tables.state import fold
from pennypapers.table import FairDice, Table
from pennypapers.table.fair_dice import seeded_key
from random_tables import play_some

SEED = "a seed"


@pytest.mark.parametrize("bots", [(), ("tourist", "explorer", "tourist")])
@pytest.mark.parametrize("sheet", ["temple-a", "valley-b"])
def test_a_table_under_way(sheet: str, bots: tuple[str, ...]) -> None:
    table = Table(shipped_layout(sheet), players_with("ME", bots))
    dice, chance = FairDice(seeded_key(SEED)), random.Random(SEED)
    for number in range(1, 8):
        roll = dice.roll(number)
        table.roll(roll, dice.holds(number, table.players) if roll.hazard else ())
        play_some(table, len(table.players), chance, automatic=0)
    news: list[News] = []
    entries = log_of(table, SEED, bots, "device")
    live = fold("id", entries, lambda now, entry: news.append(published(now, entry)))
    assert live.playing().sheets == table.sheets
    assert live.playing().rounds == table.rounds
    assert live.next_roll(0).roll == str(dice.roll(8))
    assert [seat.bot for seat in live.seats.values()] == ["", *bots]
    opened = news[0].entry
    assert isinstance(opened, log.Opened)
    assert opened.seed == ""


def test_initials_of_bots() -> None:
    assert players_with("ME", ("tourist", "voyager", "tourist", "tourist")) == ["ME", "T", "V", "T2", "T3"]
