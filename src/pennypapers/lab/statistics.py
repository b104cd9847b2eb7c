"""Statistics of whole numbers. Their sums are exact, so the order in which games are played changes nothing."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import NormalDist

# Student's t, two-sided 95 %, with 1, 2, 3 … degrees of freedom. For more of them a series is exact enough (Abramowitz
# and Stegun, 26.7.5).
_T95 = (12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228)
_Z95 = NormalDist().inv_cdf(0.975)


@dataclass(frozen=True)
class Spread:
    """How many numbers there are, their mean and their standard deviation."""

    count: int
    mean: float
    sd: float

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        return self.sd / math.sqrt(self.count) if self.count else 0.0

    @property
    def ci95(self) -> tuple[float, float] | None:
        """The 95 % confidence interval of the mean. For a single number there is none."""
        if self.count < 2:
            return None
        reach = t95(self.count - 1) * self.error
        return self.mean - reach, self.mean + reach

    @property
    def reach(self) -> float | None:
        """Half of the width of the confidence interval."""
        return None if self.ci95 is None else self.ci95[1] - self.mean

    def scaled(self, parts: int) -> Spread:
        """The same for the mean of the parts, if each of the numbers is a sum of so many parts."""
        return Spread(self.count, self.mean / parts, self.sd / parts)


def spread(numbers: Sequence[int]) -> Spread:
    count = len(numbers)
    if not count:
        return Spread(0, 0.0, 0.0)
    total, squares = sum(numbers), sum(number * number for number in numbers)
    variance = (squares * count - total * total) / (count * (count - 1)) if count > 1 else 0.0
    return Spread(count, total / count, math.sqrt(variance))


def quantile(ordered: Sequence[int], share: float) -> float:
    """The quantile of numbers in order, below which this share of them lies; interpolated between two of them."""
    if not ordered:
        return 0.0
    place = share * (len(ordered) - 1)
    low = math.floor(place)
    high = min(low + 1, len(ordered) - 1)
    return ordered[low] + (ordered[high] - ordered[low]) * (place - low)


def t95(freedom: int) -> float:
    if freedom <= len(_T95):
        return _T95[freedom - 1]
    z = _Z95
    return (
        z
        + (z**3 + z) / (4 * freedom)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * freedom**3)
    )


def share_ci95(share: float, count: int) -> tuple[float, float]:
    """The 95 % confidence interval of a share (Wilson's, which holds for few games and for shares near 0 and 1 too)."""
    if not count:
        return 0.0, 1.0
    z = _Z95
    middle = (share + z * z / (2 * count)) / (1 + z * z / count)
    reach = z / (1 + z * z / count) * math.sqrt(share * (1 - share) / count + z * z / (4 * count * count))
    return middle - reach if share else 0.0, middle + reach if share < 1 else 1.0


def sureness(differences: Spread) -> float:
    """How sure it is that the true mean has the same sign as the mean: 1 minus the one-sided p-value of Student's
    t-test, from 0.5 to 1."""
    if differences.count < 2 or not differences.mean:
        return 0.5
    if not differences.error:
        return 1.0
    return t_below(abs(differences.mean) / differences.error, differences.count - 1)


def holm(p_values: Sequence[float]) -> list[float]:
    """P-values corrected for the number of tests by Holm's step-down method (Holm 1979): if all that is below 0.05 is
    called a difference, then at most 5 times in 100 is any of these differences none."""
    corrected = [1.0] * len(p_values)
    largest = 0.0
    for done, place in enumerate(sorted(range(len(p_values)), key=lambda place: p_values[place])):
        largest = max(largest, min(1.0, (len(p_values) - done) * p_values[place]))
        corrected[place] = largest
    return corrected


def t_below(t: float, freedom: int) -> float:
    """The cumulative distribution function of Student's t (Abramowitz and Stegun, 26.7.3 and 26.7.4)."""
    angle = math.atan2(t, math.sqrt(freedom))
    odd = freedom % 2
    term = math.cos(angle) if odd else 1.0
    total = 0.0
    for step in range(odd, freedom - 1, 2):
        total += term
        term *= math.cos(angle) ** 2 * (step + 1) / (step + 2)
    within = math.sin(angle) * total
    if odd:
        within = (angle + within) * 2 / math.pi
    return (1 + within) / 2
