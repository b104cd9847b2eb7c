"""Finds the layout that the user named."""

from __future__ import annotations

from pathlib import Path

from pennypapers.cli.common.files import read_file
from pennypapers.notation import SHIPPED, read_layout, shipped_layout
from pennypapers.refusals import Refusal
from pennypapers.sheets import Layout


def find_layout(name: str) -> Layout:
    """A shipped layout by its name, or the layout in a file."""
    if name in SHIPPED:
        return shipped_layout(name)
    try:
        return read_layout(read_file(name))
    except Refusal as refusal:
        # A name without an ending is more likely meant to be one of the shipped layouts than a file.
        if refusal.code == "no-such-file" and not Path(name).suffix:
            raise Refusal("no-such-sheet", known=", ".join(SHIPPED)) from None
        raise
