"""The two text formats, `.sheet` and `.game`, and the steps on the wire: strict readers, one canonical writer."""

from pennypapers.notation.game import GameText, RoundText, TurnText, read_game, write_game
from pennypapers.notation.initials import check_initials, check_newcomer
from pennypapers.notation.sheet import SheetText, read_layout, read_sheet, write_layout, write_sheet
from pennypapers.notation.shipped import SHIPPED, shipped_layout
from pennypapers.notation.steps import read_step, read_steps, write_step, write_steps

__all__ = [
    "SHIPPED",
    "GameText",
    "RoundText",
    "SheetText",
    "TurnText",
    "check_initials",
    "check_newcomer",
    "read_game",
    "read_layout",
    "read_sheet",
    "read_step",
    "read_steps",
    "shipped_layout",
    "write_game",
    "write_layout",
    "write_sheet",
    "write_step",
    "write_steps",
]
