"""What the four levels make of the dice of a day's expedition."""

from __future__ import annotations

from datetime import date
from itertools import count

from pennypapers.bots import LevelBot, decide
from pennypapers.bots.solo import play_sheet
from pennypapers.lab.analysis import SameDice
from pennypapers.lab.seeds import decision_seed
from pennypapers.notation import shipped_layout
from pennypapers.rules import LEVELS, empty_sheet
from pennypapers.table import FairDice, daily_key

_SEED = 1


def bots_of_day(day: date, sheet: str) -> list[SameDice]:
    """The same on every server: the dice are the day's, and each level decides by seeds of its own."""
    return [SameDice(level, _stars(day, sheet, number, level)) for number, level in enumerate(LEVELS)]


def _stars(day: date, sheet: str, number: int, level: str) -> int:
    bot, dice = LevelBot(level), FairDice(daily_key(day, sheet))
    played = play_sheet(
        empty_sheet(shipped_layout(sheet)),
        (dice.roll(round_) for round_ in count(1)),
        lambda situation: decide(bot, situation, decision_seed(_SEED, 0, number, situation.round)),
    )
    return played.sheet.score().stars
