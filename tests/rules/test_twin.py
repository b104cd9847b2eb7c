"""The rules agree with their slow, obvious twin on legality, effect and score."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from drawn_layouts import layouts
from pennypapers.notation import SHIPPED, shipped_layout
from pennypapers.sheets import Layout
from twin_games import play_both

ADVENTURES = ("temple", "valley")


@pytest.mark.parametrize("name", SHIPPED)
def test_one_game_of_each_size(name: str) -> None:
    """Few enough to be played while the rules run interpreted, too."""
    play_both(shipped_layout(name), 1, seed=1)
    play_both(shipped_layout(name), 2, seed=2, strict=True)


@pytest.mark.compiled
@pytest.mark.parametrize("name", SHIPPED)
def test_games_on_the_shipped_layouts(name: str) -> None:
    for seed in range(12):
        play_both(shipped_layout(name), 1 + seed % 3, seed, strict=seed % 4 == 0)


@pytest.mark.compiled
@pytest.mark.parametrize("adventure", ADVENTURES)
@settings(max_examples=60)
@given(data=st.data())
def test_games_on_drawn_layouts(adventure: str, data: st.DataObject) -> None:
    _play_on(data.draw(layouts(adventure)), data)


@pytest.mark.sweep
@pytest.mark.parametrize("name", SHIPPED)
@pytest.mark.parametrize("part", range(10))
def test_sweep_of_games_on_the_shipped_layouts(name: str, part: int) -> None:
    """With the test below 20,000 games of each adventure."""
    for seed in range(100_000 + part * 100, 100_000 + (part + 1) * 100):
        play_both(shipped_layout(name), 1 + seed % 3, seed, strict=seed % 4 == 0)


@pytest.mark.sweep
@pytest.mark.parametrize("adventure", ADVENTURES)
@pytest.mark.parametrize("part", range(10))
@settings(max_examples=1800, derandomize=False)
@given(data=st.data())
def test_sweep_of_games_on_drawn_layouts(adventure: str, part: int, data: st.DataObject) -> None:
    _play_on(data.draw(layouts(adventure)), data)


def _play_on(layout: Layout, data: st.DataObject) -> None:
    players = data.draw(st.integers(1, 5))
    play_both(layout, players, seed=data.draw(st.integers(0, 2**40)), strict=data.draw(st.booleans()))
