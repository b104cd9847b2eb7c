"""Penny Papers: the digital edition of a roll-and-write series. The names below are the ones to start from."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pennypapers.notation import (
        read_game,
        read_layout,
        read_sheet,
        shipped_layout,
        write_game,
        write_sheet,
    )
    from pennypapers.refusals import Refusal
    from pennypapers.rules import Roll
    from pennypapers.table import Table, replay

__version__ = "0.1.0"

__all__ = [
    "Refusal",
    "Roll",
    "Table",
    "read_game",
    "read_layout",
    "read_sheet",
    "replay",
    "shipped_layout",
    "write_game",
    "write_sheet",
]

_HOMES = {
    "Refusal": "refusals",
    "Roll": "rules",
    "Table": "table",
    "replay": "table",
    "read_game": "notation",
    "read_layout": "notation",
    "read_sheet": "notation",
    "shipped_layout": "notation",
    "write_game": "notation",
    "write_sheet": "notation",
}


def __getattr__(name: str) -> Any:
    # These names are imported when they are first used: the rules load a compiler, for which `--help` must not wait.
    if name in _HOMES:
        return getattr(import_module(f"pennypapers.{_HOMES[name]}"), name)
    raise AttributeError(f"module 'pennypapers' has no attribute {name!r}")
