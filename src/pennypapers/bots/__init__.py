"""Who plays besides people: four bots named after the levels, and what it takes to write another one."""

from pennypapers.bots.bot import Bot, Budget, Option, Situation
from pennypapers.bots.levels import LevelBot, Trained, find_trained, weigh

__all__ = ["Bot", "Budget", "LevelBot", "Option", "Situation", "Trained", "find_trained", "weigh"]
