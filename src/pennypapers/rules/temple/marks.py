"""What is on a Temple sheet, where the next mark may go, and what a mark does (rules.md, Temple 1, 2, 3, 6)."""

from __future__ import annotations

import numpy as np

from pennypapers.rules.bits import NONE, Mask, around, bit
from pennypapers.rules.compiled import compiled
from pennypapers.rules.dice import IS_DAKOTA
from pennypapers.rules.hazards import allowed_spaces

VANQUISHER = 9  # the number that beats the mummies beside it

SHEET = np.dtype(
    [
        ("of", np.uint64, (16,)),  # the spaces that hold each number, doors included
        ("written", np.uint64),  # all spaces that hold a number
        ("mummies", np.uint64),  # crossed out or not
        ("crossed", np.uint64),  # the mummies crossed out
        ("fresh", np.uint64),  # the spaces filled so far in this round, or, between rounds, in the last one
    ]
)


@compiled
def empty(layout: np.void, sheet: np.void) -> Mask:
    return layout["spaces"] & ~sheet["written"] & ~sheet["mummies"]


@compiled
def is_full(layout: np.void, sheet: np.void) -> bool:
    """Whether all doorless spaces are filled, which ends the game. Doors may stay empty."""
    return empty(layout, sheet) & ~layout["doors"] == NONE


@compiled
def open_spaces(layout: np.void, sheet: np.void, roll: int) -> Mask:
    """Where the number of this round may go: in a door if the lockpick was rolled, else in a doorless space."""
    if IS_DAKOTA[roll]:
        return empty(layout, sheet) & layout["doors"]
    return empty(layout, sheet) & ~layout["doors"]


@compiled
def beaten(layout: np.void, sheet: np.void) -> Mask:
    """The mummies that have a 9 beside them and are not crossed out yet."""
    nines, upright = sheet["of"][VANQUISHER], sheet["mummies"] & ~sheet["crossed"]
    if nines == NONE or upright == NONE:
        return NONE
    return around(layout, nines) & upright


@compiled
def hazard_spaces(layout: np.void, sheet: np.void, solo: bool) -> Mask:
    """Where a mummy may be drawn on this sheet."""
    return allowed_spaces(layout, empty(layout, sheet) & ~layout["doors"], sheet["fresh"], solo)


@compiled
def begin_turn(sheet: np.void) -> None:
    sheet["fresh"] = NONE


@compiled
def write(sheet: np.void, number: int, space: int) -> None:
    sheet["of"][number] |= bit(space)
    sheet["written"] |= bit(space)
    sheet["fresh"] |= bit(space)


@compiled
def cross_out(sheet: np.void, space: int) -> None:
    sheet["crossed"] |= bit(space)


@compiled
def draw_hazard(sheet: np.void, space: int) -> None:
    sheet["mummies"] |= bit(space)
    sheet["fresh"] = bit(space)


@compiled
def finish(layout: np.void, sheet: np.void, strict: bool) -> None:
    """At the end of the game the mummies with a 9 beside them are crossed out. In pencil strict only those drawn in the
    last round are, as their owner had no turn after it."""
    falling = beaten(layout, sheet)
    if strict:
        falling &= sheet["fresh"]
    sheet["crossed"] |= falling
