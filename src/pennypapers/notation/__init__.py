"""The two text formats, `.sheet` and `.game`, and steps as text: strict readers, and writers that have one way only.

`lines` splits a text into lines and headers, and knows the place of everything, so that a mistake is refused with its
line and column. `sheet` and `game` read and write the two formats, `steps` single steps such as `2+3@a1`, which also
travel between browser and server. `initials` says what players may be called, and `shipped` has the layouts that come
with the game.
"""

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
