"""Games of bots at a table, which refuses whatever is against the rules."""

from __future__ import annotations

import random

from pennypapers.bots import Budget, LevelBot, Situation, decide
from pennypapers.rules import Roll
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
            seed_of_turn = chance.getrandbits(60)
            situation = Situation.at(table, player)
            table.play(player, decide(LevelBot(level, budget), situation, seed_of_turn))
    return table
