"""The features of a Valley sheet: figures about what is written and what is still empty, from which its value is
learned.

No feature depends on where a space lies in the drawing, only on what is beside it, so that what is learned on some
layouts holds on any other. Some are only estimates, where an exact figure would take too long: they guide the search,
and the stars themselves are always counted by the rules.

In these comments numbers are loose if they are in no discovery, small below 6, large from 6 on, and great from 10 on.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from pennypapers.bots.valley.compiled import compiled
from pennypapers.rules.bits import NONE, Mask, around, bit, component, first, rest, size, twice_around
from pennypapers.rules.dice import HIGHEST
from pennypapers.rules.valley import marks, stars
from pennypapers.rules.valley.discoveries import LOWEST, has_town
from pennypapers.rules.valley.marks import JUNGLE, KINDS, PYRAMID, RANGE, STRUCTURES, TOWN

Features = NDArray[np.float32]

DIE = 5  # what one die shows at most; larger numbers take two dice or Penny

# Empty spaces: how many; those that nothing written is beside; those with fewer than two useful spaces beside them
EMPTY, CLOSED, LONELY = 0, 1, 2
# Ranges, from groups of connected large numbers: how many whole ones there are; groups that are one or two numbers
# over, and the empty spaces beside the latter; empty spaces beside two large numbers; numbers over without any room
RANGES, RANGE_ONE, RANGE_TWO, RANGE_ROOM, RANGE_JOINTS, RANGE_STUCK = range(3, 9)
# Towns, of numbers up to 5 and then of larger ones: how many lack 0, 1, 2 or 3 spaces; the empty spaces beside those
# that lack one
TOWNS = 9
TOWN_ROOM = TOWNS + 8
TOWN_CHOICE = TOWN_ROOM + 2  # how many numbers up to 5 have no town yet
TOWN_STUCK = TOWN_CHOICE + 1  # loose numbers up to 5 that can no longer become a town
# Jungles: how many whole ones there are; of the best group that is none yet, how many different numbers it has (one
# feature for each count), and the empty spaces beside it
JUNGLES = TOWN_STUCK + 1
JUNGLE_BEST = JUNGLES + 1
JUNGLE_ROOM = JUNGLE_BEST + 5
# The same among small numbers alone, which are of less use elsewhere; how many loose small and large numbers there are
SMALL_JUNGLES = JUNGLE_ROOM + 1
SMALL_JUNGLE_BEST = SMALL_JUNGLES + 1
SMALL = SMALL_JUNGLE_BEST + 5
LARGE = SMALL + 1
# Pyramids: for the three best T shapes that do not overlap, how many of their spaces have a great number (one feature
# for each count, 1 to 4); how many shapes are as good as the best
TEES = LARGE + 1
TEE_CHOICE = TEES + 12
GREAT = TEE_CHOICE + 1  # loose great numbers
# Structures, six features each: whether it is drawn; if not, the most spaces that would feed it at once and an estimate
# of the best place for it; if so, the spaces that feed it, those beside it that may one day, and the empty ones
STRUCTURE = GREAT + 1
STRUCTURE_FACTS = 6
# Snakes that are not crossed out: how many, what they cost together, the most that one costs, and, of those that cost
# less than 6, the empty spaces beside them and how many they are
SNAKES = STRUCTURE + STRUCTURE_FACTS * len(STRUCTURES)
BITES, WORST, SNAKE_ROOM, CHEAP = SNAKES + 1, SNAKES + 2, SNAKES + 3, SNAKES + 4
# Whether a discovery may still be revealed in this round, and which is the dearest kind that is complete
PENDING = CHEAP + 1
READY = PENDING + 1
# How many spaces stay empty if one, two or three are filled in every round that is left
BEHIND = READY + 4
FEATURES = BEHIND + 3


# What the features are multiplied by. Learning goes best when all of them are of about the same size.
SCALE = np.ones(FEATURES, np.float32)
SCALE[[EMPTY, CLOSED, BITES, WORST, TEE_CHOICE, BEHIND, BEHIND + 1, BEHIND + 2]] = 0.1
SCALE[[STRUCTURE + STRUCTURE_FACTS * structure + 2 for structure in STRUCTURES]] = 0.05
SCALE[[RANGE_ROOM, RANGE_JOINTS, TOWN_ROOM, TOWN_ROOM + 1, JUNGLE_ROOM, SMALL, LARGE, GREAT, SNAKE_ROOM]] = (
    0.2
)


@compiled
def compute_features(layout: np.void, sheet: np.void, rounds_left: int, pending: bool, out: Features) -> None:
    """Write all features of a sheet into `out`."""
    for place in range(FEATURES):
        out[place] = 0
    empty = marks.empty(layout, sheet)
    loose = sheet["numbers"] & ~marks.in_discoveries(sheet)
    small = NONE
    for number in range(1, LOWEST[RANGE]):
        small |= sheet["of"][number]
    middle = NONE
    for number in range(LOWEST[RANGE], LOWEST[PYRAMID]):
        middle |= sheet["of"][number]
    small &= loose
    large = loose & ~small
    great = large & ~middle
    out[EMPTY] = size(empty)
    for pace in (1, 2, 3):
        out[BEHIND + pace - 1] = max(size(empty) - pace * rounds_left, 0)
    out[CLOSED] = size(empty & ~sheet["reach"])
    out[SMALL] = size(small)
    out[LARGE] = size(large)
    out[GREAT] = size(great)
    _look_for_ranges(layout, large, empty, out)
    _look_for_towns(layout, sheet, loose, empty, out)
    _look_for_jungles(layout, sheet, loose, empty, out)
    _look_for_small_jungles(layout, sheet, small, empty, out)
    _look_for_tees(layout, great, empty, out)
    _look_at_structures(layout, sheet, loose, large, empty, out)
    _look_at_snakes(layout, sheet, empty, out)
    if pending:
        out[PENDING] = 1
        if out[TEES + 3] > 0:
            out[READY + PYRAMID] = 1
        elif out[RANGES] > 0:
            out[READY + RANGE] = 1
        elif out[TOWNS] + out[TOWNS + 4] > 0:
            out[READY + TOWN] = 1
        elif out[JUNGLES] > 0:
            out[READY + JUNGLE] = 1
    for place in range(FEATURES):
        out[place] *= SCALE[place]


@compiled
def ready_stars(features: Features) -> int:
    """The stars of the dearest discovery that can be revealed at once, by the features, which may be wrong about it."""
    for kind in KINDS:
        if features[READY + kind] > 0:
            return int(stars.FIND_STARS[kind])
    return 0


@compiled
def _look_for_ranges(layout: np.void, large: Mask, empty: Mask, out: Features) -> None:
    left = large
    while left != NONE:
        group = component(layout, large, bit(first(left)))
        left &= ~group
        members = size(group)
        out[RANGES] += members // 3
        room = size(around(layout, group) & empty)
        over = members % 3
        if over and room == 0:
            out[RANGE_STUCK] += over
        elif over == 1:
            out[RANGE_ONE] += 1
        elif over == 2:
            out[RANGE_TWO] += 1
            out[RANGE_ROOM] += room
    out[RANGE_JOINTS] = size(twice_around(layout, large) & empty)


@compiled
def _look_for_towns(layout: np.void, sheet: np.void, loose: Mask, empty: Mask, out: Features) -> None:
    for number in range(1, HIGHEST + 1):
        alike = sheet["of"][number] & loose
        is_large = 1 if number > DIE else 0
        if has_town(sheet, number):
            if not is_large:
                out[TOWN_STUCK] += size(alike)
            continue
        if not is_large:
            out[TOWN_CHOICE] += 1
        if alike == NONE:
            continue
        most = most_room = joints = 0
        halos = NONE
        left = alike
        while left != NONE:
            group = component(layout, alike, bit(first(left)))
            left &= ~group
            halo = around(layout, group) & empty
            members = size(group)
            if halo == NONE and members < 4:
                if not is_large:
                    out[TOWN_STUCK] += members
                continue
            joint = size(halo & halos)
            if joint and members + 1 > joints:
                joints = members + 1
            halos |= halo
            if members > most:
                most = members
                most_room = size(halo)
        if most >= 4:
            out[TOWNS + 4 * is_large] += 1
        elif most:
            if joints > most:
                most = min(joints, 3)
                most_room = 1
            out[TOWNS + 4 * is_large + 4 - most] += 1
            if most == 3:
                out[TOWN_ROOM + is_large] += most_room


@compiled
def _look_for_jungles(layout: np.void, sheet: np.void, loose: Mask, empty: Mask, out: Features) -> None:
    best = best_room = 0
    left = loose
    while left != NONE:
        group = component(layout, loose, bit(first(left)))
        left &= ~group
        jungles, begun = _jungles_in(sheet, group)
        out[JUNGLES] += jungles
        room = size(around(layout, group) & empty)
        if room and begun > best:
            best, best_room = begun, room
    out[JUNGLE_BEST + best] = 1
    out[JUNGLE_ROOM] = best_room


@compiled
def _look_for_small_jungles(layout: np.void, sheet: np.void, small: Mask, empty: Mask, out: Features) -> None:
    best = 0
    left = small
    while left != NONE:
        group = component(layout, small, bit(first(left)))
        left &= ~group
        jungles, begun = _jungles_in(sheet, group)
        out[SMALL_JUNGLES] += jungles
        if begun > best and around(layout, group) & empty != NONE:
            best = begun
    out[SMALL_JUNGLE_BEST + best] = 1


@compiled
def _jungles_in(sheet: np.void, group: Mask) -> tuple[int, int]:
    """How many jungles the numbers of a group are enough for, wherever they lie in it, and how many different numbers
    are left over for another one."""
    jungles = 0
    while True:
        enough = 0
        for number in range(1, HIGHEST + 1):
            enough += min(size(sheet["of"][number] & group), jungles + 1)
        if enough < 5 * (jungles + 1):
            return jungles, enough - 5 * jungles
        jungles += 1


@compiled
def _look_for_tees(layout: np.void, great: Mask, empty: Mask, out: Features) -> None:
    usable = great | empty
    for rank in range(3):
        middles = (great | around(layout, great)) & usable
        best = best_room = choice = 0
        best_tee = NONE
        while middles != NONE:
            middle = first(middles)
            middles = rest(middles)
            for turned in range(4):
                tee = layout["tees"][middle, turned]
                there = size(tee & great)
                if there < best or there == 0 or tee & ~usable != NONE:
                    continue
                if there > best:
                    best, best_room, choice = there, -1, 0
                choice += 1
                room = size(around(layout, tee & great) & empty)
                if room > best_room:
                    best_room, best_tee = room, tee
        if best == 0:
            return
        out[TEES + 4 * rank + best - 1] = 1
        if rank == 0:
            out[TEE_CHOICE] = choice
        usable &= ~best_tee
        great &= ~best_tee


@compiled
def _look_at_structures(
    layout: np.void, sheet: np.void, loose: Mask, large: Mask, empty: Mask, out: Features
) -> None:
    townable = NONE
    for number in range(1, HIGHEST + 1):
        if not has_town(sheet, number):
            townable |= sheet["of"][number]
    near = layout["near"]
    alive = empty | loose
    foods = (loose, loose & townable, large)  # spaces that may one day feed the hut, the statue and the mine
    left = empty & sheet["reach"]
    while left != NONE:
        space = first(left)
        left = rest(left)
        beside = near[space]
        if size(beside & alive) < 2:
            out[LONELY] += 1
        room = 2 * size(beside & empty)
        for structure in STRUCTURES:
            if sheet["built"][structure] == NONE:
                at = STRUCTURE + STRUCTURE_FACTS * structure
                fed = size(beside & sheet["areas"][stars.FOOD[structure]])
                food = foods[structure]
                worth = 6 * fed + 3 * size(beside & food) + room
                out[at + 1] = max(out[at + 1], np.float32(fed))
                out[at + 2] = max(out[at + 2], np.float32(worth))
    for structure in STRUCTURES:
        if sheet["built"][structure] != NONE:
            at = STRUCTURE + STRUCTURE_FACTS * structure
            beside = near[first(sheet["built"][structure])]
            food = foods[structure]
            out[at] = 1
            out[at + 3] = size(beside & sheet["areas"][stars.FOOD[structure]])
            out[at + 4] = size(beside & food)
            out[at + 5] = size(beside & empty)


@compiled
def _look_at_snakes(layout: np.void, sheet: np.void, empty: Mask, out: Features) -> None:
    left = marks.lurking(sheet)
    while left != NONE:
        snake = first(left)
        left = rest(left)
        bite = np.float32(stars.bite(layout, sheet, snake))
        out[SNAKES] += 1
        out[BITES] += bite
        out[WORST] = max(out[WORST], bite)
        if bite < LOWEST[RANGE]:
            out[CHEAP] += 1
            out[SNAKE_ROOM] += size(layout["near"][snake] & empty)
