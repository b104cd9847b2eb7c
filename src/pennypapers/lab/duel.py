"""Two bots compared on the same dice: which one is stronger, by how much, and how sure that is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from pennypapers.lab.entrants import Entrant
from pennypapers.lab.game import Plan
from pennypapers.lab.paired import same_dice
from pennypapers.lab.statistics import Spread, spread, sureness
from pennypapers.lab.work import Played
from pennypapers.sheets import Layout


@dataclass(frozen=True)
class Duel:
    """`differences` are the first bot's stars minus the second's, on the same dice. `wins` and `losses` are those of
    the first one."""

    plan: Plan
    bots: tuple[str, str]
    means: tuple[float, float]
    differences: Spread
    wins: int
    draws: int
    losses: int

    @property
    def sureness(self) -> float:
        return sureness(self.differences)

    @property
    def decided(self) -> bool:
        bounds = self.differences.ci95
        return bounds is not None and not bounds[0] <= 0 <= bounds[1]

    @property
    def stronger(self) -> str:
        """The bot with the higher mean."""
        return self.bots[0] if self.differences.mean >= 0 else self.bots[1]

    def facts(self) -> dict[str, Any]:
        """The result as in JSON output (docs/lab.md)."""
        return {
            "sheet": self.plan.sheet,
            "bots": list(self.bots),
            "pairs": self.differences.count,
            "seed": self.plan.seed,
            "means": list(self.means),
            "difference": self.differences.mean,
            "sd": self.differences.sd,
            "ci95": self.differences.ci95,
            "wins": self.wins,
            "draws": self.draws,
            "losses": self.losses,
            "sureness": self.sureness,
        }


def plan_duel(
    sheet: str, layout: Layout, bots: tuple[Entrant, Entrant], seed: int, together: bool
) -> tuple[Plan, Plan]:
    """The plans of a duel: one for each bot alone; or with `together` two for a table of both, which differ only in
    which bot has which seat."""
    first, second = bots
    seats = ((first, second), (second, first)) if together else ((first,), (second,))
    return Plan(sheet, layout, seats[0], seed), Plan(sheet, layout, seats[1], seed)


def judge(plans: tuple[Plan, Plan], played: Sequence[Played]) -> Duel | None:
    """The result of all pairs of which both games were played; None if there is no such pair."""
    pairs = list(same_dice(range(2), played).values())
    if not pairs:
        return None
    together = plans[0].players == 2
    stars = [
        (one.seats[0].stars + two.seats[1].stars, one.seats[1].stars + two.seats[0].stars)
        if together
        else (one.seats[0].stars, two.seats[0].stars)
        for one, two in pairs
    ]
    games_each = 2 if together else 1
    differences = [first - second for first, second in stars]
    return Duel(
        plans[0],
        (plans[0].entrants[0].name, plans[1].entrants[0].name),
        (
            sum(first for first, _ in stars) / (games_each * len(stars)),
            sum(second for _, second in stars) / (games_each * len(stars)),
        ),
        spread(differences).scaled(games_each),
        sum(difference > 0 for difference in differences),
        sum(difference == 0 for difference in differences),
        sum(difference < 0 for difference in differences),
    )
