"""Copies records field by field: the assignment of a whole record takes minutes to compile."""

from __future__ import annotations

import numpy as np

from pennypapers.bots.valley.compiled import compiled
from pennypapers.rules.valley.marks import KINDS, STRUCTURES

MOST_STEPS = 4  # three dice and a discovery

# A whole turn as compiled code writes it down, step by step; `decoding` reads it.
TURN = np.dtype(
    [
        ("count", np.int64),
        ("verb", np.int64, (MOST_STEPS,)),
        ("dice", np.int64, (MOST_STEPS,)),
        ("what", np.int64, (MOST_STEPS,)),  # a number, structure or kind of discovery, as the verb wants it
        ("spaces", np.uint64, (MOST_STEPS,)),
    ]
)


@compiled
def copy_sheet(source: np.void, target: np.void) -> None:
    for number in range(16):
        target["of"][number] = source["of"][number]
    target["numbers"] = source["numbers"]
    for structure in STRUCTURES:
        target["built"][structure] = source["built"][structure]
    target["reach"] = source["reach"]
    target["snakes"] = source["snakes"]
    target["crossed"] = source["crossed"]
    target["fresh"] = source["fresh"]
    for kind in KINDS:
        target["areas"][kind] = source["areas"][kind]
        target["found"][kind] = source["found"][kind]
    target["town_numbers"] = source["town_numbers"]
    target["finds"] = source["finds"]
    for find in range(source["finds"]):
        target["find_kind"][find] = source["find_kind"][find]
        target["find_spaces"][find] = source["find_spaces"][find]


@compiled
def copy_turn(source: np.void, target: np.void) -> None:
    target["count"] = source["count"]
    for step in range(source["count"]):
        target["verb"][step] = source["verb"][step]
        target["dice"][step] = source["dice"][step]
        target["what"][step] = source["what"][step]
        target["spaces"][step] = source["spaces"][step]
