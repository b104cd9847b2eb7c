"""The results of the games of a plan, summed up for each seat."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from pennypapers.lab.game import GameResult, Plan
from pennypapers.lab.statistics import quantile, share_ci95, spread
from pennypapers.rules import ADVENTURES, LEVELS


@dataclass(frozen=True)
class SeatSummary:
    bot: str
    mean: float
    sd: float
    ci95: tuple[float, float] | None  # None for a single game
    p05: float
    p50: float
    p95: float
    rules: dict[str, float]  # mean stars of each star rule
    levels: dict[str, float]  # share of games that reached each level
    wins: float
    wins_ci95: tuple[float, float]
    ms_per_turn: float

    def facts(self) -> dict[str, Any]:
        """The figures as in JSON output (docs/lab.md)."""
        return {
            "bot": self.bot,
            "mean": self.mean,
            "sd": self.sd,
            "ci95": self.ci95,
            "p05": self.p05,
            "p50": self.p50,
            "p95": self.p95,
            "rules": self.rules,
            "levels": self.levels,
            "wins": self.wins,
            "ms_per_turn": self.ms_per_turn,
        }


@dataclass(frozen=True)
class Summary:
    plan: Plan
    games: int
    rounds: float  # the mean number of rounds
    seats: tuple[SeatSummary, ...]

    def facts(self) -> dict[str, Any]:
        return {
            "sheet": self.plan.sheet,
            "players": self.plan.players,
            "games": self.games,
            "seed": self.plan.seed,
            "seats": [seat.facts() for seat in self.seats],
        }


def summarise(plan: Plan, results: Sequence[GameResult]) -> Summary:
    """Sum up games of a plan, given in any order; there must be at least one."""
    ordered = sorted(results, key=lambda result: result.number)
    return Summary(
        plan,
        len(ordered),
        sum(result.rounds for result in ordered) / len(ordered),
        tuple(_seat(plan, ordered, seat) for seat in range(plan.players)),
    )


def _seat(plan: Plan, results: Sequence[GameResult], seat: int) -> SeatSummary:
    played = [result.seats[seat] for result in results]
    count = len(played)
    stars = sorted(each.stars for each in played)
    spread_of_stars = spread(stars)
    wins = sum(each.win for each in played) / count
    return SeatSummary(
        bot=plan.entrants[seat].name,
        mean=spread_of_stars.mean,
        sd=spread_of_stars.sd,
        ci95=spread_of_stars.ci95,
        p05=quantile(stars, 0.05),
        p50=quantile(stars, 0.5),
        p95=quantile(stars, 0.95),
        rules={
            rule: sum(each.rules.get(rule, 0) for each in played) / count
            for rule in ADVENTURES[plan.layout.adventure].star_rules
        },
        levels={level: sum(each.level == level for each in played) / count for level in LEVELS},
        wins=wins,
        wins_ci95=share_ci95(wins, count),
        ms_per_turn=sum(each.seconds for each in played) / sum(each.turns for each in played) * 1000,
    )
