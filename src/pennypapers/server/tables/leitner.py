"""When something that was practised is asked again: Leitner's boxes (Sebastian Leitner, *So lernt man lernen*, 1972).

Everything begins in the first box. A right answer moves it on to the next, which is asked again after a longer time; a
wrong one puts it back into the first. A right answer in the last box, and it rests: it is not asked any more.
"""

from __future__ import annotations

from datetime import date, timedelta
from typing import NamedTuple

BOXES = (1, 3, 7, 21)  # days until a box is asked again
MOST_A_DAY = 10


class Place(NamedTuple):
    """The box, from 0 on, and the day on which it is asked again: none if it rests."""

    box: int
    due: date | None


def begun(today: date) -> Place:
    return Place(0, today + timedelta(BOXES[0]))


def answered(box: int, right: bool, today: date) -> Place:
    if not right:
        return begun(today)
    if box + 1 == len(BOXES):
        return Place(box, None)
    return Place(box + 1, today + timedelta(BOXES[box + 1]))


def left_today(answered_today: int) -> int:
    """How many may still be asked today."""
    return max(0, MOST_A_DAY - answered_today)
