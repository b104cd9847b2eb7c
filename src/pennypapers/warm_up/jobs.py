"""The calls that compile a part: Numba compiles a function when it is first called, and keeps the code."""

from __future__ import annotations

import random
from collections.abc import Callable

from pennypapers.bots import Budget, LevelBot, Situation, weigh
from pennypapers.bots.random_steps import random_hazard, random_turn
from pennypapers.lab.hindsight import best_found
from pennypapers.notation import shipped_layout
from pennypapers.rules import ADVENTURES, LEVELS, Draw, empty_sheet
from pennypapers.rules.dice import ROLLS, Roll
from pennypapers.rules.random_games import random_games
from pennypapers.table import Table
from pennypapers.warm_up.parts import Part, stamp

# One sheet of each adventure: what is compiled is the same for all of them.
SHEET_OF = {adventure.name: adventure.shipped[0] for adventure in ADVENTURES.values() if adventure.shipped}
ROLLED = (Roll(2, 3, 4), Roll(1, 1, 6))  # one without and one with a hazard


def use_every_verb(name: str) -> None:
    """Play a whole game of two with random steps, in which sheets and turns call all the compiled rules that they ever
    call."""
    chance = random.Random(name)
    table = Table(shipped_layout(name), ["AB", "CD"])
    while not table.is_over:
        roll = Roll.numbered(chance.randrange(ROLLS))
        table.roll(roll, [("AB", "CD"), ("CD", "AB")] if roll.hazard else [])
        for player in table.players:
            situation, seed = Situation.at(table, player), chance.getrandbits(32)
            if roll.hazard:
                table.play(player, [Draw(random_hazard(situation, seed))])
            else:
                table.play(player, random_turn(situation, seed))
            table.score(player)
    table.sheets["AB"].hazard_spaces(solo=True)
    doorless = next(space for space in table.layout.spaces if space not in table.layout.doors)
    type(table.sheets["AB"])(table.layout).put(doorless, "x")  # not every game has a hazard crossed out
    for player in table.players:
        sheet = table.sheets[player]
        if sheet.adventure.discoveries:
            numbered = [space for space in sheet.layout.spaces if sheet.mark(space).isdecimal()]
            sheet.why_no_discovery(tuple(numbered[:4]))
            sheet.best_discoveries(1)


def use_every_bot(name: str) -> None:
    """Let every level play, and weigh a turn: bots and hints call nothing else during a game."""
    sheet = empty_sheet(shipped_layout(name))
    for players in (1, 2):
        turn, hazard = (Situation(sheet, roll, number, players) for number, roll in enumerate(ROLLED, 1))
        for level in LEVELS:
            bot = LevelBot(level)
            bot.turn(turn, 1)
            bot.hazard(hazard, 1)
        weigh(turn, seed=1)


def use_the_rest(name: str) -> None:
    """Search for a hindsight game and play a random one: what analyses, the lab and benchmarks call."""
    layout = shipped_layout(name)
    best_found(layout, ROLLED * 40, Budget(playouts=1), seed=1)
    random_games(layout, 1, seed=1)


JOBS: dict[str, Callable[[str], None]] = {
    "rules": use_every_verb,
    "bots": use_every_bot,
    "rest": use_the_rest,
}


def compile_part(part: Part) -> None:
    """Compile a part in this process, or load what is compiled already."""
    JOBS[part.kind](SHEET_OF[part.adventure])
    stamp(part)
