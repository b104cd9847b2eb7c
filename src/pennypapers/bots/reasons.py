"""Why the search thinks one turn better than another: the kind of stars in which their playouts differ most.

Playouts with the same random seed are compared pair by pair. A kind counts only where the mean difference can be
noticed and is no chance: a reason that the figures do not show is never given.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from pennypapers.bots.bot import Ends, Option, Situation
from pennypapers.bots.solo import sheet_after
from pennypapers.rules import Step

NOTICEABLE = 0.5  # stars
SURE = 2.0  # standard errors
FEWEST = 8  # playouts


@dataclass(frozen=True)
class StarReason:
    """A turn is expected to end with so many more `stars` of a kind than another one, or fewer. `at_once` is how many
    more of them it has on the sheet as soon as it is inked, and `spaces` where, if they are more."""

    kind: str
    stars: float
    at_once: int = 0
    spaces: tuple[str, ...] = ()


def noticeable(ends: Ends, other: Ends) -> dict[str, float]:
    """The kinds of stars in which the first turn differs from the other, with the mean differences, the largest
    first."""
    playouts = min(len(ends.stars), len(other.stars))
    if playouts < FEWEST:
        return {}
    differences = ends.stars[:playouts] - other.stars[:playouts]
    means = differences.mean(axis=0)
    errors = differences.std(axis=0, ddof=1) / playouts**0.5
    sure = {
        kind: round(float(mean), 2)
        for kind, mean, error in zip(ends.kinds, means, errors, strict=True)
        if abs(mean) > SURE * error
    }
    differing = [kind for kind, mean in sure.items() if abs(mean) >= NOTICEABLE]
    return {kind: sure[kind] for kind in sorted(differing, key=lambda kind: -abs(sure[kind]))}


def reasons(situation: Situation, options: Sequence[Option]) -> list[StarReason | None]:
    """For each option what speaks for it or against it: the best one is compared with the next best, the others with
    the best. None where no kind of stars differs noticeably."""
    if len(options) < 2:
        return [None for _ in options]
    best, second = options[:2]
    return [_reason(situation, best, second, for_it=True)] + [
        _reason(situation, option, best, for_it=False) for option in options[1:]
    ]


def _reason(situation: Situation, option: Option, other: Option, *, for_it: bool) -> StarReason | None:
    if option.ends is None or other.ends is None:
        return None
    differences = noticeable(option.ends, other.ends)
    return main_reason(situation, option.steps, other.steps, differences, for_it=for_it)


def main_reason(
    situation: Situation,
    steps: Sequence[Step],
    others: Sequence[Step],
    differences: Mapping[str, float],
    *,
    for_it: bool,
) -> StarReason | None:
    """The largest of these differences between two turns that speaks for the first one, or else the largest that speaks
    against it."""
    speaking = ((kind, stars) for kind, stars in differences.items() if (stars > 0) == for_it)
    kind, stars = next(speaking, ("", 0.0))
    if not kind:
        return None
    mine, theirs = (_lines(situation, turn, kind) for turn in (steps, others))
    at_once = sum(mine.values()) - sum(theirs.values())
    gained = [spaces for spaces, worth in mine.items() if worth > theirs.get(spaces, 0)]
    where = dict.fromkeys(space for spaces in gained for space in spaces)
    return StarReason(kind, stars, at_once, tuple(where) if for_it and at_once > 0 else ())


def _lines(situation: Situation, steps: Sequence[Step], kind: str) -> dict[tuple[str, ...], int]:
    """The stars of a kind on the sheet after a turn, by their spaces."""
    after = sheet_after(situation, steps)
    lines = after.score(situation.strict).lines
    return {line.spaces: line.stars for line in lines if line.rule == kind}


def together(several: Sequence[Ends]) -> Ends:
    """The playouts of several searches as if they had been one."""
    return Ends(several[0].kinds, np.concatenate([ends.stars for ends in several]))
