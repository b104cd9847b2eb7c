"""The lab's figures against known ones."""

from __future__ import annotations

import math
import statistics

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from pennypapers.lab.figures import Figures
from pennypapers.lab.statistics import Spread, holm, quantile, share_ci95, spread, sureness, t95, t_below

NUMBERS = st.lists(st.integers(-200, 200), min_size=2, max_size=50)


@given(NUMBERS)
def test_mean_and_spread(numbers: list[int]) -> None:
    found = spread(numbers)
    assert found.mean == pytest.approx(statistics.fmean(numbers))
    assert found.sd == pytest.approx(statistics.stdev(numbers))
    assert found == spread(sorted(numbers))  # to the last bit


@given(NUMBERS, st.sampled_from([0.0, 0.05, 0.5, 0.95, 1.0]))
def test_quantiles(numbers: list[int], share: float) -> None:
    assert quantile(sorted(numbers), share) == pytest.approx(float(np.quantile(numbers, share)))


@pytest.mark.parametrize(
    ("freedom", "wanted"), [(1, 12.706), (10, 2.228), (11, 2.201), (30, 2.042), (120, 1.980), (10**6, 1.960)]
)
def test_student(freedom: int, wanted: float) -> None:
    assert t95(freedom) == pytest.approx(wanted, abs=0.0015)


def test_the_interval_holds_19_times_of_20() -> None:
    """Of the intervals of many small samples, as many hold the true mean as they should."""
    chance = np.random.default_rng(1)
    held = 0
    for _ in range(2000):
        bounds = spread([int(number) for number in chance.normal(1000, 300, size=8)]).ci95
        assert bounds
        held += bounds[0] <= 1000 <= bounds[1]
    assert held / 2000 == pytest.approx(0.95, abs=0.015)


def test_one_game_says_nothing_about_others() -> None:
    assert spread([7]).ci95 is None
    assert sureness(spread([7])) == 0.5


def test_wilson() -> None:
    """The interval of 1 in 10, by the formula's own textbook figures."""
    assert share_ci95(0.1, 10) == pytest.approx((0.0179, 0.4042), abs=0.0001)
    assert share_ci95(0.0, 10)[0] == 0.0
    assert share_ci95(1.0, 10)[1] == 1.0


def test_sureness() -> None:
    assert sureness(Spread(100, 0.0, 5.0)) == 0.5
    assert sureness(Spread(100, 1.984 * 0.5, 5.0)) == pytest.approx(0.975, abs=0.0001)
    assert sureness(Spread(100, -1.984 * 0.5, 5.0)) == pytest.approx(0.975, abs=0.0001)
    assert sureness(Spread(10, 3.0, 0.0)) == 1.0


@pytest.mark.parametrize("freedom", [1, 2, 3, 4, 9, 10, 30, 99, 1000])
def test_sureness_and_interval_agree(freedom: int) -> None:
    """Where the interval just touches 0, one is sure 97.5 times in 100."""
    assert t_below(t95(freedom), freedom) == pytest.approx(0.975, abs=0.0001)
    assert t_below(0.0, freedom) == 0.5


def test_figures_are_written_as_people_do() -> None:
    assert Figures("en").number(-3.14159, 2) == "−3.14"
    assert Figures("fr").number(3.14159, 2) == "3,14"
    assert Figures("nl").interval((-1, 2.5)) == "−1,0 … 2,5"
    assert Figures("en").number(-0.001, 1) == "0.0"
    assert Figures("en").percent(0.5) == "50 %"
    assert Figures("en").percent(0.999) == "99.9 %"
    assert Figures("en").sure(1.0) == "99.9 %"
    assert not math.isnan(spread([]).mean)


def test_holm() -> None:
    """The smallest p-value is multiplied by their number, the next by one less, and none is below the one before."""
    assert holm([0.01, 0.04, 0.03]) == pytest.approx([0.03, 0.06, 0.06])
    assert holm([0.5, 0.5, 0.001]) == pytest.approx([1, 1, 0.003])
    assert holm([0.04]) == [0.04]
    assert holm([]) == []
