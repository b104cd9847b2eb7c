"""Games at a table, played with random legal turns from a seed: whole ones, and any that stop midway."""

from __future__ import annotations

import random

from pennypapers.rules import Draw, Roll, Step
from pennypapers.rules.dice import ROLLS
from pennypapers.sheets import Layout
from pennypapers.table import FairDice, Played, Table

INITIALS = ("AB", "ÉÀ", "王", "𝔄", "9z")


def random_table(
    layout: Layout, players: int, chance: random.Random, rounds: int = 1000, strict: bool = False
) -> Table:
    """So many rounds, or a whole game; everybody plays in any order, now and then the table for somebody."""
    table = Table(layout, INITIALS[:players], ["pencil-strict"] if strict else [])
    while not table.is_over and len(table.rounds) < rounds:
        begin_round(table, chance)
        play_some(table, players, chance)
    return table


def begin_round(table: Table, chance: random.Random) -> None:
    roll = Roll.numbered(chance.randrange(ROLLS))
    dice = FairDice(chance.randbytes(8))
    table.roll(roll, dice.holds(len(table.rounds) + 1, table.players) if roll.hazard else ())


def play_some(table: Table, players: int, chance: random.Random, automatic: float = 0.1) -> None:
    """Turns of so many players in the open round, a few of them by the table."""
    for player in chance.sample(table.waiting_for, players):
        if chance.random() < automatic:
            table.add(table.automatic(player))
        else:
            table.add(Played(player, _random_turn(table, player, chance)))


def _random_turn(table: Table, player: str, chance: random.Random) -> tuple[Step, ...]:
    if table.rounds[-1].roll.hazard:
        return (Draw(chance.choice(table.hazard_spaces(player))),)
    turn = table.turn(player)
    while not turn.may_commit or chance.random() < 0.6:
        legal = turn.legal()
        if not legal:
            break
        # Each kind of step is equally likely: there may be a thousand jungles and one snake.
        kinds: dict[type, list[Step]] = {}
        for step in legal:
            kinds.setdefault(type(step), []).append(step)
        turn.play(chance.choice(chance.choice(list(kinds.values()))))
    return tuple(turn.steps)
