"""What is written is read back the same: layouts, sheets and games drawn at random, all in their canonical form."""

from __future__ import annotations

import random

from hypothesis import given, settings
from hypothesis import strategies as st

from generated_texts import layout_texts, sheet_texts, values
from pennypapers.notation import read_game, read_layout, read_sheet, write_game, write_layout, write_sheet
from pennypapers.sheets import Layout
from pennypapers.table import Table, replay
from random_tables import begin_round, play_some, random_table


@given(layout_texts())
def test_layouts(text: str) -> None:
    layout = read_layout(text)
    assert write_layout(layout) == text
    assert read_layout(text.encode()) == layout
    assert read_sheet(text).layout == layout


@settings(max_examples=200)
@given(sheet_texts())
def test_filled_sheets(text: str) -> None:
    read = read_sheet(text)
    assert write_sheet(read.sheet, read.owner) == text
    assert read_sheet(text.encode()) == read


@given(sheet_texts(), st.randoms(use_true_random=False))
def test_a_sheet_drawn_by_hand(text: str, chance: random.Random) -> None:
    """Comments, blanks and line ends as people leave them, discoveries in any order: the same sheet."""
    lines = text.splitlines()
    grid = lines.index("grid:") + 1
    rows = [line for line in lines[grid:] if ":" not in line]
    finds = [line.split(" ") for line in lines[grid + len(rows) :]]
    chance.shuffle(finds)
    for words in finds:
        words[1:] = chance.sample(words[1:], len(words) - 1)
    rows = [chance.choice((" ", "   ", "\t")).join(row.split()) for row in rows]
    drawn = ""
    for line in lines[:grid] + rows + [" ".join(words) for words in finds]:
        drawn += chance.choice(("", "", "; a note\n", "\n", " \t\r\n")) + line
        drawn += chance.choice(("\n", "\r\n", "  \n", "\t\r\n"))
    read = read_sheet(drawn)
    assert write_sheet(read.sheet, read.owner) == text


def check_round_trip(table: Table, notes: dict[str, str]) -> None:
    """Write, read, replay, write: the same text, and the same table."""
    text = write_game(table.game(**notes))
    game = read_game(text)
    assert write_game(game) == text
    assert game == table.game(**notes)
    replayed = replay(game)
    assert write_game(replayed.game(**notes)) == text
    assert replayed.sheets == table.sheets
    assert replayed.places() == table.places()
    assert replayed.waiting_for == table.waiting_for
    assert replayed.is_over == table.is_over


@settings(max_examples=50)
@given(
    layout=layout_texts().map(read_layout),
    players=st.integers(1, 5),
    chance=st.randoms(use_true_random=False),
    strict=st.booleans(),
    seed=st.none() | values,
    event=st.none() | values,
)
def test_games(
    layout: Layout, players: int, chance: random.Random, strict: bool, seed: str | None, event: str | None
) -> None:
    notes = {key: value for key, value in (("seed", seed), ("event", event)) if value}
    table = random_table(layout, players, chance, rounds=chance.choice((1, 5, 1000)), strict=strict)
    check_round_trip(table, notes)
    if not table.is_over:
        begin_round(table, chance)
        check_round_trip(table, notes)
        play_some(table, chance.randrange(players), chance)
        check_round_trip(table, notes)
