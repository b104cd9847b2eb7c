"""What calls all that there is to compile: the functions that a call meets are compiled by it, and kept."""

from __future__ import annotations

import random
from collections.abc import Callable

from pennypapers.bots import Budget, LevelBot, Situation, weigh
from pennypapers.lab.hindsight import best_found
from pennypapers.notation import shipped_layout
from pennypapers.rules import LEVELS, Turn, empty_sheet
from pennypapers.rules.dice import ROLLS, Roll
from pennypapers.rules.random_games import random_games
from pennypapers.table import Table
from pennypapers.warm_up.parts import Part, stamp

SHEET_OF = {"temple": "temple-a", "valley": "valley-b"}  # one of each: what is compiled is the same for both
ROLLED = (Roll(2, 3, 4), Roll(1, 1, 6))  # one without and one with a hazard


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
        if sheet.adventure.discoveries:
            numbered = [space for space in sheet.layout.spaces if sheet.mark(space).isdecimal()]
            sheet.why_no_discovery(tuple(numbered[:4]))


def random_turn(turn: Turn, chance: random.Random) -> Turn:
    while not turn.may_commit or chance.random() < 0.7:
        legal = turn.legal()
        if not legal:
            break
        turn.play(chance.choice(legal))
    return turn


def use_every_bot(name: str) -> None:
    """What bots and the coach call during a game, they call in it."""
    sheet = empty_sheet(shipped_layout(name))
    for players in (1, 2):
        turn, hazard = (Situation(sheet, roll, number, players) for number, roll in enumerate(ROLLED, 1))
        for level in LEVELS:
            bot = LevelBot(level)
            bot.turn(turn, 1)
            bot.hazard(hazard, 1)
        weigh(turn, seed=1)


def use_the_rest(name: str) -> None:
    """What is for afterwards: hindsight, and games by the million."""
    layout = shipped_layout(name)
    best_found(layout, ROLLED * 40, Budget(playouts=1), seed=1)
    random_games(layout, 1, seed=1)


JOBS: dict[str, Callable[[str], None]] = {
    "rules": use_every_verb,
    "bots": use_every_bot,
    "rest": use_the_rest,
}


def compile_part(part: Part) -> None:
    """In this process, or load what is compiled already."""
    JOBS[part.kind](SHEET_OF[part.adventure])
    stamp(part)
