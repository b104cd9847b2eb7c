"""Reads turns as compiled code writes them down, and gives their steps."""

from __future__ import annotations

import numpy as np

from pennypapers.bots.valley.beam import BUILD, CROSS, WRITE
from pennypapers.rules import Build, Cross, Number, Reveal, Roll, Step, Write
from pennypapers.rules.dice import PURPLE
from pennypapers.rules.valley.finds import KIND_NAMES
from pennypapers.rules.valley.marks import CHARM
from pennypapers.rules.valley.turn import STRUCTURES
from pennypapers.sheets import Layout


def decode_turn(layout: Layout, roll: Roll, turn: np.void) -> tuple[Step, ...]:
    return tuple(_step(layout, roll, turn, step) for step in range(int(turn["count"])))


def _step(layout: Layout, roll: Roll, turn: np.void, step: int) -> Step:
    verb, dice, what = (int(turn[field][step]) for field in ("verb", "dice", "what"))
    spaces = layout.names(turn["spaces"][step])
    if verb == WRITE:
        return Write(_number(roll, dice, what), spaces[0])
    if verb == BUILD:
        return Build(STRUCTURES[what], spaces[0])
    if verb == CROSS:
        return Cross(spaces[0], _number(roll, dice, CHARM))
    return Reveal(KIND_NAMES[what], spaces)


def _number(roll: Roll, dice: int, value: int) -> Number:
    if dice == PURPLE and roll.penny:
        return Number(penny=value)
    return Number(dice=roll.faces(dice))
