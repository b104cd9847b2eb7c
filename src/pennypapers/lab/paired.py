"""Games on the same dice, side by side: what several plans made of each."""

from __future__ import annotations

from collections.abc import Sequence

from pennypapers.lab.game import GameResult
from pennypapers.lab.work import Played


def same_dice(plans: range, played: Sequence[Played]) -> dict[int, list[GameResult]]:
    """By the number of the dice, in order: the games of all these plans. Dice that not all have played are left out."""
    games: dict[int, dict[int, GameResult]] = {}
    for item, result in played:
        if item.plan in plans:
            games.setdefault(item.number, {})[item.plan] = result
    return {
        number: [results[plan] for plan in plans]
        for number, results in sorted(games.items())
        if len(results) == len(plans)
    }
