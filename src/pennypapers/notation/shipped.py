"""The layouts that come with the game, by name."""

from __future__ import annotations

from functools import cache
from importlib import resources

from pennypapers.notation.sheet import read_layout
from pennypapers.refusals import Refusal
from pennypapers.sheets import Layout

SHIPPED = ("temple-a", "temple-b", "valley-a", "valley-b")


@cache
def shipped_layout(name: str) -> Layout:
    if name not in SHIPPED:
        raise Refusal("unknown-sheet", sheet=name, known=", ".join(SHIPPED))
    return read_layout(
        resources.files("pennypapers.sheets").joinpath("shipped", f"{name}.sheet").read_bytes()
    )
