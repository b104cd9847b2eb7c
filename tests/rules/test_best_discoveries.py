"""The best discoveries of a sheet are those that its slow, obvious twin finds, and Python does not choose them."""

from __future__ import annotations

import sys
from types import FrameType

import pytest

import naive.valley
from full_valleys import a_valley
from pennypapers.notation import read_sheet
from pennypapers.rules import Sheet

MOST = 5


def agrees(text: str) -> None:
    sheet, twin = read_sheet(text).sheet, naive.Sheet.from_text(text)
    for kind, possible in sheet.best_discoveries(MOST).items():
        there, best = naive.valley.best_discoveries(twin, kind, MOST)
        assert possible.how_many == there
        assert [(find.kind, find.spaces, stars) for find, stars in possible.best] == [
            (kind, spaces, stars) for spaces, stars in best
        ]


@pytest.mark.parametrize("seed", range(4))
def test_the_best_are_those_of_the_twin(seed: int) -> None:
    agrees(a_valley(4, seed))
    agrees(a_valley(5, seed, numbers=3))  # towns, and hardly anything else


@pytest.mark.compiled
def test_the_best_of_the_largest_valley_are_those_of_the_twin() -> None:
    agrees(a_valley(8, seed=1))


def calls_of_python(sheet: Sheet) -> int:
    """How many functions of Python are called to find the best."""
    calls = 0

    def count(frame: FrameType, event: str, argument: object) -> None:
        nonlocal calls
        calls += event == "call"

    sys.setprofile(count)
    try:
        sheet.best_discoveries(MOST)
    finally:
        sys.setprofile(None)
    return calls


@pytest.mark.compiled
def test_many_discoveries_are_no_more_work_for_python_than_few() -> None:
    few, many = (read_sheet(a_valley(side, seed=1)).sheet for side in (5, 8))
    assert sum(found.how_many for found in many.best_discoveries(MOST).values()) > 5_000
    calls_of_python(few)  # what is compiled or loaded once does not count
    assert calls_of_python(many) <= calls_of_python(few) + 50
