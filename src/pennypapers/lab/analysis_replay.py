"""A finished game replayed, with what a player knew before each turn."""

from __future__ import annotations

from typing import NamedTuple

from pennypapers.bots import Situation
from pennypapers.notation import GameText
from pennypapers.rules import Step
from pennypapers.table import replay


class Decision(NamedTuple):
    """What a player knew in a round, and what they played. `owner` is the player whose sheet was played on. `held` is
    the same player in a hazard round with somebody else's sheet, and empty otherwise."""

    situation: Situation
    played: tuple[Step, ...]
    owner: str
    held: str
    by_table: bool


def decisions(game: GameText, player: str) -> list[Decision]:
    """Every round of a finished game, as one of its players decided in it."""
    situations: list[Situation] = []
    replay(game, after_roll=lambda table: situations.append(Situation.at(table, player)))
    decided = []
    for situation, played in zip(situations, game.rounds, strict=True):
        (turn,) = (turn for turn in played.turns if turn.player == player)
        held = turn.holds or ""
        decided.append(Decision(situation, turn.steps, held or player, held, turn.by_table))
    return decided
