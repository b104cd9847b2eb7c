"""A score that can be explained: each line names its rule and the spaces that its stars come from."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple


class ScoreLine(NamedTuple):
    rule: str
    stars: int
    spaces: tuple[str, ...]
    number: int | None = None  # the number that all these spaces hold, where the rule is about equal numbers


@dataclass(frozen=True)
class Score:
    lines: tuple[ScoreLine, ...]
    tie_break: int  # what decides between equal stars: the longest run, or the stars from structures

    @cached_property
    def stars(self) -> int:
        return sum(line.stars for line in self.lines)


def places(scores: Sequence[Score]) -> list[int]:
    """The place of each score in the ranking, in the order given. Equal scores share a place, and the next one is left
    out: 1, 1, 3."""
    keys = [(score.stars, score.tie_break) for score in scores]
    place: dict[tuple[int, int], int] = {}
    for number, key in enumerate(sorted(keys, reverse=True), 1):
        place.setdefault(key, number)
    return [place[key] for key in keys]
