"""The players that are not people: four bots named after the levels, and what it takes to write another one.

`bot` says what a bot is: it is given a situation, and answers with a turn or with the space of a hazard. `levels` has
the four bots that come with the game. How they play depends on the adventure: one that has bots has a folder here, in
which it makes its record of what they need (`adventure_bots`), and a line in the register (`register`). In an
adventure without one only the weakest level plays, at random (`random_steps`). `solo` plays the rounds of a game of one
sheet. `reasons` says of turns that were compared which kind of stars made the difference. `external` plays with a
program in any language, over standard input and output, and `queries` answers what such a program asks.
"""

from pennypapers.bots.adventure_bots import AdventureBots
from pennypapers.bots.bot import Bot, Budget, Option, Situation, decide
from pennypapers.bots.levels import LevelBot, Trained, find_trained, levels_of, weigh
from pennypapers.bots.reasons import StarReason, reasons
from pennypapers.bots.register import ADVENTURE_BOTS, bots_of

__all__ = [
    "ADVENTURE_BOTS",
    "AdventureBots",
    "Bot",
    "Budget",
    "LevelBot",
    "Option",
    "Situation",
    "StarReason",
    "Trained",
    "bots_of",
    "decide",
    "find_trained",
    "levels_of",
    "reasons",
    "weigh",
]
