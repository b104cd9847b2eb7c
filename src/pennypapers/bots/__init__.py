"""The players that are not people: four bots named after the levels, and what it takes to write another one.

`bot` says what a bot is: it is asked for a turn or for the space of a hazard, and answers. `levels` has the four bots
that come with the game; each adventure has its own way of playing, in `temple` and `valley`. `external` plays with a
program in any language, over standard input and output.
"""

from pennypapers.bots.bot import Bot, Budget, Option, Situation
from pennypapers.bots.levels import LevelBot, Trained, find_trained, weigh

__all__ = ["Bot", "Budget", "LevelBot", "Option", "Situation", "Trained", "find_trained", "weigh"]
