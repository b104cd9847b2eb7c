"""Random games are whole games by the rules, and their dice are fair."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from pennypapers.notation import SHIPPED, read_sheet, shipped_layout, write_sheet
from pennypapers.rules import ADVENTURES
from pennypapers.rules.bits import nth
from pennypapers.rules.random_games import random_games
from pennypapers.rules.randomness import below, generators


@pytest.mark.parametrize("name", SHIPPED)
def test_random_games_end_on_sheets_that_can_be_read(name: str) -> None:
    layout = shipped_layout(name)
    games = random_games(layout, 20, seed=3)
    for record, stars, rounds, steps in zip(*games, strict=True):
        sheet = ADVENTURES[layout.adventure].sheet(layout, record.reshape(1))
        assert sheet.adventure.is_over([sheet], int(rounds))
        assert sheet.score().stars == stars
        assert steps >= rounds or layout.adventure == "temple"  # where a round may pass
        assert write_sheet(read_sheet(write_sheet(sheet)).sheet) == write_sheet(sheet)


@pytest.mark.parametrize("limit", [1, 2, 6, 7, 216])
def test_below_is_even(limit: int) -> None:
    generator = generators(1, 0, 1)
    draws = 300 * limit
    counts = Counter(below(generator, limit) for _ in range(draws))
    assert set(counts) == set(range(limit))
    # Chi-square with limit - 1 degrees: seven sigmas are no accident.
    chi = sum((count - 300) ** 2 / 300 for count in counts.values())
    assert chi < limit - 1 + 7 * (2 * limit) ** 0.5


def test_nth_space() -> None:
    mask = 0b1011_0001 | 1 << 40 | 1 << 63
    spaces = [place for place in range(64) if mask >> place & 1]
    assert [nth(np.uint64(mask), n) for n in range(len(spaces))] == spaces
