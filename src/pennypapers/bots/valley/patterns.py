"""What is in each space and beside it, seen the same way everywhere: small learned patterns, added up over the sheet.

Every space has one of a few codes. A pattern is strong in a space if what is there and what is beside it suit it; how
strong all of them are in all spaces together is what the value hears of them. When one space changes, only those around
it need another look.
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

# The codes: empty; a number in no discovery, 1 to 9, then 10 and more; 1 to 5 when they have their town already; a
# space of each kind of discovery; each structure; snakes.
EMPTY = 0
WITH_TOWN = int(LOWEST[PYRAMID])
FOUND = WITH_TOWN + DIE + 1
BUILT = FOUND + len(KINDS)
LURKING = BUILT + len(STRUCTURES)
CROSSED = LURKING + 1
CODES = CROSSED + 1

PATTERNS = 32
PATTERN_SCALE = np.float32(0.1)  # learning goes best when all that is seen is of a size


class PatternLayer(NamedTuple):
    """All spaces as they are seen."""

    code: NDArray[np.uint8]  # MAX_SPACES
    strength: Floats  # MAX_SPACES x PATTERNS, where below 0 is none
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


# The loops over patterns ask an array for their number: with a fixed one they are unrolled, and three times slower.


@compiled
def refresh(layout: np.void, own: Floats, beside: Floats, pattern_layer: PatternLayer) -> None:
    """See every pattern everywhere, for the codes of the ground."""
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
    """The totals if one space had another code."""
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
