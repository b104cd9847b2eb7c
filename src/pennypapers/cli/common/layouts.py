"""Finds the layout that somebody names."""

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
        if refusal.code == "no-such-file" and not Path(name).suffix:  # no file was meant
            raise Refusal("no-such-sheet", known=", ".join(SHIPPED)) from None
        raise
