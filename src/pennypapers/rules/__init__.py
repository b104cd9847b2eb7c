"""The rules of every adventure: what is legal, what it does, what it is worth. They are written nowhere else.

`Sheet` and `Turn` are what the rest of the program uses. A turn is made of steps (`steps`) with the dice of a roll
(`dice`); it is a draft until it is committed. `Score` says where each star comes from.

Beneath them are small functions on records and on sets of spaces (`bits`), compiled by Numba (`compiled`) so that bots
can play thousands of games a second. Each adventure has its own folder with the same modules: `marks` (what is on a
sheet and where the next mark may go), `stars` (what it is worth), `calls` (the compiled functions that Python calls),
`sheet` and `turn` (the two classes for this adventure), `playout` (random games). A new adventure is a folder beside
`temple` and `valley`, and a line in `SHEETS`.
"""

from pennypapers.rules.dice import Roll
from pennypapers.rules.score import Score, ScoreLine, places
from pennypapers.rules.sheet import LEVELS, Sheet
from pennypapers.rules.steps import Build, Cross, Draw, Number, Pass, Reveal, Step, Write
from pennypapers.rules.temple.sheet import TempleSheet
from pennypapers.rules.turn import Turn
from pennypapers.rules.valley.sheet import ValleySheet

SHEETS: dict[str, type[Sheet]] = {sheet.adventure: sheet for sheet in (TempleSheet, ValleySheet)}

__all__ = [
    "LEVELS",
    "SHEETS",
    "Build",
    "Cross",
    "Draw",
    "Number",
    "Pass",
    "Reveal",
    "Roll",
    "Score",
    "ScoreLine",
    "Sheet",
    "Step",
    "TempleSheet",
    "Turn",
    "ValleySheet",
    "Write",
    "places",
]
