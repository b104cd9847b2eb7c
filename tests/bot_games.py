"""Games of bots at a table, which refuses whatever is against the rules."""

from __future__ import annotations

import random

from pennypapers.bots import Budget, LevelBot, Situation
from pennypapers.rules import Draw, Roll
from pennypapers.rules.dice import ROLLS
from pennypapers.sheets import Layout
from pennypapers.table import FairDice, Table

PLAYERS = ("AB", "CD", "EF")


def played(
    layout: Layout,
    levels: list[str],
    seed: int,
    budget: Budget | None = None,
    rounds: int = 999,
) -> Table:
    chance = random.Random(seed)
    table = Table(layout, PLAYERS[: len(levels)])
    while not table.is_over and len(table.rounds) < rounds:
        roll = Roll.numbered(chance.randrange(ROLLS))
        dice = FairDice(chance.randbytes(8))
        table.roll(roll, dice.holds(len(table.rounds) + 1, table.players) if roll.hazard else ())
        for player, level in zip(table.players, levels, strict=True):
            luck = chance.getrandbits(60)
            sheet = table.sheets[table.sheet_held(player) if roll.hazard else player]
            situation = Situation(sheet, roll, len(table.rounds), len(levels))
            bot = LevelBot(level, budget)
            if roll.hazard:
                table.play(player, [Draw(bot.hazard(situation, luck))])
            else:
                table.play(player, bot.turn(situation, luck))
    return table
