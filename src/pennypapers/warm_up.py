"""Compile every rule into the cache, with progress shown, so that nobody waits for a compiler in a game.

Run as `python -m pennypapers.warm_up`; with `rules` behind it the bots, which take most of the time, are left out.
"""

from __future__ import annotations

import os
import random
import shutil
import sys
import time
from collections.abc import Callable
from functools import partial

from pennypapers.bots import Budget, LevelBot, Situation, weigh
from pennypapers.lab.hindsight import best_found
from pennypapers.notation import SHIPPED, shipped_layout
from pennypapers.rules import LEVELS, SHEETS, Turn, ValleySheet
from pennypapers.rules.compiled import CACHE, caches_in_use
from pennypapers.rules.dice import ROLLS, Roll
from pennypapers.rules.random_games import random_games
from pennypapers.rules.valley import finds
from pennypapers.table import Table
from pennypapers.words import preferred_language, sentence


def use_every_verb(name: str) -> None:
    """A whole game of two with random steps: what sheets and turns call, they call in it."""
    chance = random.Random(name)
    table = Table(shipped_layout(name), ["AB", "CD"])
    while not table.is_over:
        roll = Roll.numbered(chance.randrange(ROLLS))
        table.roll(roll, [("AB", "CD"), ("CD", "AB")] if roll.hazard else [])
        for player in table.players:
            if roll.hazard:
                table.play(player, f"!{chance.choice(table.hazard_spaces(player))}")
            else:
                turn = random_turn(table.turn(player), chance)
                table.play(player, turn.steps)
            table.score(player)
    table.sheets["AB"].hazard_spaces(solo=True)
    doorless = next(space for space in table.layout.spaces if space not in table.layout.doors)
    type(table.sheets["AB"])(table.layout).put(doorless, "x")  # what not every game has: a hazard crossed out
    for player in table.players:
        sheet = table.sheets[player]
        if isinstance(sheet, ValleySheet):
            for kind in finds.KIND_NAMES:
                finds.why_not(sheet, kind, sheet.layout.names(sheet.record["numbers"])[:4])


def random_turn(turn: Turn, chance: random.Random) -> Turn:
    while not turn.may_commit or chance.random() < 0.7:
        legal = turn.legal()
        if not legal:
            break
        turn.play(chance.choice(legal))
    return turn


def use_every_bot(name: str) -> None:
    """What bots and the coach call, they call in it."""
    sheet = SHEETS[shipped_layout(name).adventure](shipped_layout(name))
    rolls = [Roll(2, 3, 4), Roll(1, 1, 6)]
    for players in (1, 2):
        turn, hazard = (Situation(sheet, roll, number, players) for number, roll in enumerate(rolls, 1))
        for level in LEVELS:
            bot = LevelBot(level)
            bot.turn(turn, luck=1)
            bot.hazard(hazard, luck=1)
        weigh(turn, luck=1)
    best_found(sheet.layout, rolls * 40, Budget(playouts=1), luck=1)


def jobs(only_rules: bool) -> list[Callable[[], object]]:
    names = [SHIPPED[0], SHIPPED[-1]]
    rules: list[Callable[[], object]] = [
        *(partial(use_every_verb, name) for name in names),
        *(partial(random_games, shipped_layout(name), 1, seed=1) for name in names),
    ]
    return rules if only_rules else [*rules, *(partial(use_every_bot, name) for name in names)]


def main(only_rules: bool = False) -> None:
    language = preferred_language(os.environ)
    begun = time.perf_counter()
    all_jobs = jobs(only_rules)
    for number, job in enumerate(all_jobs, 1):
        facts = {"number": number, "of": len(all_jobs)}
        print(sentence("warm-up-part", facts, language), flush=True)
        job()
    for old in CACHE.iterdir():  # compiled from sources that are no longer there
        if old not in caches_in_use:
            shutil.rmtree(old, ignore_errors=True)
    seconds = f"{time.perf_counter() - begun:.1f}"
    print(sentence("warm-up-done", {"seconds": seconds}, language), flush=True)


if __name__ == "__main__":
    main(only_rules=sys.argv[1:] == ["rules"])
