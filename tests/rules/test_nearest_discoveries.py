"""The discoveries that a sheet is nearest to are those that its slow, obvious twin finds."""

from __future__ import annotations

import pytest

import naive.valley
from full_valleys import a_valley, thinned
from pennypapers import shipped_layout
from pennypapers.notation import read_sheet, write_sheet
from pennypapers.rules import Sheet, empty_sheet
from pennypapers.rules.valley.finds import KIND_NAMES


def agrees(text: str) -> None:
    sheet, twin = read_sheet(text).sheet, naive.Sheet.from_text(text)
    for kind, near in sheet.nearest_discoveries().items():
        assert (near.lacks, near.spaces) == naive.valley.nearest(twin, kind), kind


@pytest.mark.parametrize("empty", [0.2, 0.6, 0.9])
@pytest.mark.parametrize("seed", range(3))
def test_the_nearest_are_those_of_the_twin(seed: int, empty: float) -> None:
    agrees(thinned(a_valley(4, seed), seed, empty))
    agrees(thinned(a_valley(5, seed, numbers=3), seed, empty))


def revealed(sheet: Sheet) -> Sheet:
    """The sheet with the best discovery of every kind that is possible."""
    for kind in KIND_NAMES:
        for find, _ in sheet.best_discoveries(1)[kind].best:
            sheet.put_discovery(kind, find.spaces)
    return sheet


@pytest.mark.parametrize("seed", range(4))
def test_what_is_in_a_discovery_is_in_no_other_one(seed: int) -> None:
    sheet = revealed(read_sheet(thinned(a_valley(5, seed, numbers=12), seed, 0.3)).sheet)
    assert sheet.discoveries
    agrees(write_sheet(sheet, "AB"))


def test_on_an_empty_sheet_everything_is_lacking() -> None:
    sheet = empty_sheet(shipped_layout("valley-a"))
    assert [near.lacks for near in sheet.nearest_discoveries().values()] == [5, 4, 3, 4]
    assert not any(near.spaces for near in sheet.nearest_discoveries().values())


@pytest.mark.compiled
def test_the_largest_valley_agrees_too() -> None:
    agrees(thinned(a_valley(8, seed=1), 1, 0.5))
