"""The rules of every adventure: what is legal, what it does, what it is worth.

They exist once, here, as small compiled functions on masks; `Sheet` and `Turn` are their face. A new adventure is
a folder beside `temple` and `valley`, and a line in `SHEETS`.
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
