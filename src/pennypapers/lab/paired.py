"""Results of several plans, put side by side where they had the same dice."""

from __future__ import annotations

from collections.abc import Sequence

from pennypapers.lab.game import GameResult
from pennypapers.lab.work import Played


def same_dice(plans: range, played: Sequence[Played]) -> dict[int, list[GameResult]]:
    """The results of these plans for each game number, as games of the same number have the same dice. Numbers that not
    all of the plans have played are left out."""
    games: dict[int, dict[int, GameResult]] = {}
    for item, result in played:
        if item.plan in plans:
            games.setdefault(item.number, {})[item.plan] = result
    return {
        number: [results[plan] for plan in plans]
        for number, results in sorted(games.items())
        if len(results) == len(plans)
    }
