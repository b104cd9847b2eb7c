"""Bots never make an illegal turn, nor raise: every bot, every sheet, any drawing, 1 to 9 at the table.

The table checks every turn, and a refusal would be among the failures of the result.
"""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from drawn_layouts import layouts
from lab_games import plan
from pennypapers.lab.entrants import for_seats, read_entrants
from pennypapers.lab.game import Plan
from pennypapers.lab.work import numbered, play_plans
from pennypapers.notation import SHIPPED, read_game
from pennypapers.rules import LEVELS
from pennypapers.sheets import Layout
from pennypapers.table import replay, verify

FAST = [f"{level}@0" for level in LEVELS]
SEARCHING = ["voyager@8", "explorer@8"]


def check(asked: Plan, games: int) -> None:
    for _, result in play_plans([asked], numbered(games)):
        assert result.failures == ()
        if result.text:
            game = read_game(result.text)
            verify(game)
            assert replay(game).is_over


@pytest.mark.parametrize("sheet", SHIPPED)
@pytest.mark.parametrize("bot", FAST)
def test_alone(sheet: str, bot: str) -> None:
    check(plan(sheet, bot), games=100)
    check(plan(sheet, bot, strict=True, keep_games=True), games=1)


@pytest.mark.sweep
@pytest.mark.parametrize("sheet", SHIPPED)
@pytest.mark.parametrize("bot", FAST)
def test_thousands_alone(sheet: str, bot: str) -> None:
    check(plan(sheet, bot, seed=11), games=2000)


@pytest.mark.parametrize("sheet", SHIPPED)
@pytest.mark.parametrize("players", range(2, 10))
def test_at_a_table(sheet: str, players: int) -> None:
    bots = ",".join(FAST[seat % len(FAST)] for seat in range(players))
    check(plan(sheet, bots, players, keep_games=True), games=1)


@pytest.mark.parametrize("sheet", SHIPPED)
@pytest.mark.parametrize("bot", SEARCHING)
def test_with_thought(sheet: str, bot: str) -> None:
    check(plan(sheet, bot, keep_games=True), games=1)


ADVENTURES = st.sampled_from(["temple", "valley"])


def own_plan(layout: Layout, bots: str, players: int, seed: int) -> Plan:
    return Plan("own.sheet", layout, for_seats(read_entrants(bots), players), seed)


def fast_on_any_drawing(layout: Layout, bots: list[str], seed: int) -> None:
    check(own_plan(layout, ",".join(bots), len(bots), seed), games=1)


def thoughtful_on_any_drawing(layout: Layout, level: str, players: int, seed: int) -> None:
    check(own_plan(layout, f"{level}@16", players, seed), games=1)


at_a_table = given(
    ADVENTURES.flatmap(layouts), st.lists(st.sampled_from(FAST), min_size=1, max_size=9), st.integers(0, 999)
)
with_thought = given(
    ADVENTURES.flatmap(layouts), st.sampled_from(LEVELS), st.integers(1, 3), st.integers(0, 999)
)
test_fast_on_any_drawing = settings(max_examples=400)(at_a_table(fast_on_any_drawing))
test_thoughtful_on_any_drawing = settings(max_examples=50)(with_thought(thoughtful_on_any_drawing))
test_fast_on_thousands_of_drawings = pytest.mark.sweep(
    settings(max_examples=10_000)(at_a_table(fast_on_any_drawing))
)
test_thoughtful_on_a_thousand_drawings = pytest.mark.sweep(
    settings(max_examples=1000)(with_thought(thoughtful_on_any_drawing))
)
