"""The layouts that come with the game, by name."""

from __future__ import annotations

from functools import cache
from importlib import resources

from pennypapers.notation.sheet import read_layout
from pennypapers.refusals import Refusal
from pennypapers.rules import ADVENTURES
from pennypapers.sheets import Layout

SHIPPED = tuple(name for adventure in ADVENTURES.values() for name in adventure.shipped)


@cache
def shipped_layout(name: str) -> Layout:
    if name not in SHIPPED:
        raise Refusal("unknown-sheet", sheet=name, known=", ".join(SHIPPED))
    return read_layout(
        resources.files("pennypapers.sheets").joinpath("shipped", f"{name}.sheet").read_bytes()
    )
