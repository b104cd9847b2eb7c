"""The first layer of the value network: small learned patterns of a space and what is beside it, added up over the
sheet.

It is a convolution over the graph of adjacent spaces. Every space has one of a few codes for what stands in it. The
strength of a pattern in a space is the sum of a weight for the space's own code and a weight for each code beside it,
or 0 if that is negative (a rectified linear unit). The input of the next layer is the total strength of each pattern
over all spaces. When a single space changes, only the strengths in and beside it are worked out anew: the idea of the
efficiently updatable networks of chess and shogi programs (NNUE, Nasu 2018).
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from pennypapers.bots.valley.compiled import compiled
from pennypapers.bots.valley.features import DIE
from pennypapers.rules.bits import NONE, Mask, first, rest
from pennypapers.rules.dice import HIGHEST
from pennypapers.rules.valley import marks
from pennypapers.rules.valley.discoveries import LOWEST, has_town
from pennypapers.rules.valley.marks import KINDS, PYRAMID, STRUCTURES
from pennypapers.sheets import MAX_SPACES

Floats = NDArray[np.float32]

# The codes: 0 empty; 1 to 9 that number in no discovery, and 10 that or more; then 1 to 5 again for numbers that have
# their town already; a space in each kind of discovery; each structure; a snake, and one that is crossed out.
EMPTY = 0
WITH_TOWN = int(LOWEST[PYRAMID])
FOUND = WITH_TOWN + DIE + 1
BUILT = FOUND + len(KINDS)
LURKING = BUILT + len(STRUCTURES)
CROSSED = LURKING + 1
CODES = CROSSED + 1

PATTERNS = 32
PATTERN_SCALE = np.float32(0.1)  # for the totals: learning goes best when all inputs are of about one size


class PatternLayer(NamedTuple):
    """The codes of all spaces, and the strengths of the patterns for these codes."""

    code: NDArray[np.uint8]  # MAX_SPACES
    strength: Floats  # MAX_SPACES x PATTERNS, before negative ones are set to 0
    total: Floats  # PATTERNS


def new_pattern_layer() -> PatternLayer:
    return PatternLayer(
        np.zeros(MAX_SPACES, np.uint8),
        np.zeros((MAX_SPACES, PATTERNS), np.float32),
        np.zeros(PATTERNS, np.float32),
    )


@compiled
def number_code(sheet: np.void, number: int) -> int:
    """The code of a number in no discovery."""
    if number <= DIE and has_town(sheet, number):
        return WITH_TOWN + number
    return min(number, WITH_TOWN)


@compiled
def read_codes(layout: np.void, sheet: np.void, code: NDArray[np.uint8]) -> None:
    _put(code, layout["spaces"], EMPTY)
    for number in range(1, HIGHEST + 1):
        _put(code, sheet["of"][number], number_code(sheet, number))
    for kind in KINDS:
        _put(code, sheet["areas"][kind], FOUND + kind)
    for structure in STRUCTURES:
        _put(code, sheet["built"][structure], BUILT + structure)
    _put(code, marks.lurking(sheet), LURKING)
    _put(code, sheet["crossed"], CROSSED)


@compiled
def _put(code: NDArray[np.uint8], spaces: Mask, what: int) -> None:
    while spaces != NONE:
        code[first(spaces)] = what
        spaces = rest(spaces)


# The loops over patterns take their length from an array: with a constant the compiler unrolls them, which is three
# times slower.


@compiled
def refresh(layout: np.void, own: Floats, beside: Floats, pattern_layer: PatternLayer) -> None:
    """Work out all strengths and totals for the codes in the layer."""
    strength, total = pattern_layer.strength, pattern_layer.total
    strength[:] = 0
    spaces = layout["spaces"]
    while spaces != NONE:
        space = first(spaces)
        spaces = rest(spaces)
        code = pattern_layer.code[space]
        for pattern in range(own.shape[1]):
            strength[space, pattern] += own[code, pattern]
        around = layout["near"][space]
        while around != NONE:
            other = first(around)
            around = rest(around)
            for pattern in range(own.shape[1]):
                strength[other, pattern] += beside[code, pattern]
    total[:] = 0
    spaces = layout["spaces"]
    while spaces != NONE:
        space = first(spaces)
        spaces = rest(spaces)
        for pattern in range(own.shape[1]):
            total[pattern] += PATTERN_SCALE * max(strength[space, pattern], np.float32(0))


@compiled
def totals_after_change(
    layout: np.void,
    own: Floats,
    beside: Floats,
    pattern_layer: PatternLayer,
    space: int,
    code: int,
    total: Floats,
) -> None:
    """Write into `total` what the totals would be if one space had another code. The layer itself stays as it is."""
    old = pattern_layer.code[space]
    strength = pattern_layer.strength
    for pattern in range(own.shape[1]):
        before = strength[space, pattern]
        after = before + (own[code, pattern] - own[old, pattern])
        change = max(after, np.float32(0)) - max(before, np.float32(0))
        total[pattern] = pattern_layer.total[pattern] + PATTERN_SCALE * change
    around = layout["near"][space]
    while around != NONE:
        other = first(around)
        around = rest(around)
        for pattern in range(own.shape[1]):
            before = strength[other, pattern]
            after = before + (beside[code, pattern] - beside[old, pattern])
            change = max(after, np.float32(0)) - max(before, np.float32(0))
            total[pattern] += PATTERN_SCALE * change
