"""What is on a Valley sheet, where the next mark may go, and what a mark does (rules.md, Valley 1, 2, 3, 8)."""

from __future__ import annotations

import numpy as np

from pennypapers.rules.bits import NONE, Mask, bit
from pennypapers.rules.compiled import compiled
from pennypapers.rules.hazards import allowed_spaces

CHARM = 9  # the number spent to cross out a snake

HUT, STATUE, MINE = STRUCTURES = (0, 1, 2)
JUNGLE, TOWN, RANGE, PYRAMID = KINDS = (0, 1, 2, 3)
MOST_FINDS = 21  # 64 spaces, three for the smallest discovery

SHEET = np.dtype(
    [
        ("of", np.uint64, (16,)),  # the spaces that hold each number
        ("numbers", np.uint64),  # all spaces that hold a number
        ("built", np.uint64, (3,)),  # where the hut, the statue and the mine stand
        ("reach", np.uint64),  # everything adjacent to a number or a structure
        ("snakes", np.uint64),  # crossed out or not
        ("crossed", np.uint64),  # the snakes crossed out
        ("fresh", np.uint64),  # the spaces filled so far in this round, or, between rounds, in the last one
        ("areas", np.uint64, (4,)),  # the spaces in a jungle, town, range, pyramid
        ("found", np.int64, (4,)),  # how many of each were revealed
        ("town_numbers", np.int64),  # a bit for each number that has a town
        ("finds", np.int64),  # how many discoveries were revealed in all
        ("find_kind", np.int64, (MOST_FINDS,)),  # the kind of each discovery
        ("find_spaces", np.uint64, (MOST_FINDS,)),  # the spaces of each discovery
    ]
)


@compiled
def settled(sheet: np.void) -> Mask:
    """The spaces with a number or a structure, which the next mark has to be beside."""
    return sheet["numbers"] | sheet["built"][HUT] | sheet["built"][STATUE] | sheet["built"][MINE]


@compiled
def empty(layout: np.void, sheet: np.void) -> Mask:
    return layout["spaces"] & ~settled(sheet) & ~sheet["snakes"]


@compiled
def is_full(layout: np.void, sheet: np.void) -> bool:
    return empty(layout, sheet) == NONE


@compiled
def open_spaces(layout: np.void, sheet: np.void) -> Mask:
    """Where a number or a structure may go now: beside what is settled, or, if nothing is yet, on the edge. If there is
    no such space, in any empty space."""
    free = empty(layout, sheet)
    before = settled(sheet)
    near = free & (layout["edge"] if before == NONE else sheet["reach"])
    return near if near != NONE else free


@compiled
def lurking(sheet: np.void) -> Mask:
    """The snakes that are not crossed out."""
    return sheet["snakes"] & ~sheet["crossed"]


@compiled
def undrawn(sheet: np.void) -> Mask:
    """The structures that are not drawn yet, as a mask of their numbers."""
    left = NONE
    for structure in STRUCTURES:
        if sheet["built"][structure] == NONE:
            left |= bit(structure)
    return left


@compiled
def hazard_spaces(layout: np.void, sheet: np.void, solo: bool) -> Mask:
    """Where a snake may be drawn on this sheet."""
    return allowed_spaces(layout, empty(layout, sheet), sheet["fresh"], solo)


@compiled
def begin_turn(sheet: np.void) -> None:
    sheet["fresh"] = NONE


@compiled
def write(layout: np.void, sheet: np.void, number: int, space: int) -> None:
    sheet["of"][number] |= bit(space)
    sheet["numbers"] |= bit(space)
    sheet["reach"] |= layout["near"][space]
    sheet["fresh"] |= bit(space)


@compiled
def build(layout: np.void, sheet: np.void, structure: int, space: int) -> None:
    sheet["built"][structure] = bit(space)
    sheet["reach"] |= layout["near"][space]
    sheet["fresh"] |= bit(space)


@compiled
def cross_out(sheet: np.void, space: int) -> None:
    sheet["crossed"] |= bit(space)


@compiled
def draw_hazard(sheet: np.void, space: int) -> None:
    sheet["snakes"] |= bit(space)
    sheet["fresh"] = bit(space)


@compiled
def in_discoveries(sheet: np.void) -> Mask:
    return sheet["areas"][JUNGLE] | sheet["areas"][TOWN] | sheet["areas"][RANGE] | sheet["areas"][PYRAMID]


@compiled
def reveal(sheet: np.void, kind: int, spaces: Mask) -> None:
    sheet["find_kind"][sheet["finds"]] = kind
    sheet["find_spaces"][sheet["finds"]] = spaces
    sheet["finds"] += 1
    sheet["areas"][kind] |= spaces
    sheet["found"][kind] += 1
    if kind == TOWN:
        for number in range(1, 16):
            if sheet["of"][number] & spaces != NONE:
                sheet["town_numbers"] |= 1 << number
