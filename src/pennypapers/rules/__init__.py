"""The rules of every adventure: what is legal, what it does, what it is worth. They are written nowhere else.

`Sheet` and `Turn` are what the rest of the program uses. A turn is made of steps (`steps`) with the dice of a roll
(`dice`); it is a draft until it is committed. `Score` says where each star comes from.

Beneath them are small functions on records and on sets of spaces (`bits`), compiled by Numba (`compiled`) so that bots
can play thousands of games a second. Each adventure has its own folder with the same modules: `marks` (what is on a
sheet and where the next mark may go), `stars` (what it is worth), `calls` (the compiled functions that Python calls),
`sheet` and `turn` (the two classes for this adventure), `playout` (random games), and `adventure` (its facts, which the
rest of the program asks for). A new adventure is a folder beside `temple` and `valley`, and its name in the line below.
"""

from pennypapers.rules.adventure import ADVENTURES, LEVELS, Adventure, empty_sheet
from pennypapers.rules.dice import Roll
from pennypapers.rules.score import Score, ScoreLine, places
from pennypapers.rules.sheet import PossibleDiscoveries, Sheet
from pennypapers.rules.steps import Build, Cross, Draw, Number, Pass, Reveal, Step, Write
from pennypapers.rules.temple.adventure import TEMPLE
from pennypapers.rules.turn import Turn
from pennypapers.rules.valley.adventure import VALLEY

ADVENTURES.update({adventure.name: adventure for adventure in (TEMPLE, VALLEY)})

__all__ = [
    "ADVENTURES",
    "LEVELS",
    "Adventure",
    "Build",
    "Cross",
    "Draw",
    "Number",
    "Pass",
    "PossibleDiscoveries",
    "Reveal",
    "Roll",
    "Score",
    "ScoreLine",
    "Sheet",
    "Step",
    "Turn",
    "Write",
    "empty_sheet",
    "places",
]
