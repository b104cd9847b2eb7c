"""Several bots compared on the same dice: a ranking, and for every two of them which one is stronger and how sure that
is.

The dice of a game number are a sequence of rolls. Alone, each bot plays every sequence once. Together, all sit at one
table and play every sequence as often as there are seats, so that each bot has each seat once. In both cases a bot has
one figure for each sequence, the sum of its stars over all its games with it. These figures are independent of each
other, and so are the differences between those of two bots.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any

from pennypapers.lab.entrants import Entrant
from pennypapers.lab.game import GameResult, Plan, SeatResult
from pennypapers.lab.paired import same_dice
from pennypapers.lab.statistics import Spread, holm, spread, sureness
from pennypapers.lab.work import Played
from pennypapers.sheets import Layout

SURE = 0.05  # the significance level: of all tables without any true difference, the share that shows one as sure


@dataclass(frozen=True)
class League:
    """Which bots play on which sheets. For each sheet there are as many plans as bots."""

    bots: tuple[str, ...]
    sheets: tuple[str, ...]
    plans: tuple[Plan, ...]
    together: bool

    def of_sheet(self, sheet: int) -> range:
        return range(sheet * len(self.bots), (sheet + 1) * len(self.bots))

    def seats(self, bot: int, games: Sequence[GameResult]) -> list[SeatResult]:
        """The results of a bot in the games of one sheet with the same dice."""
        if not self.together:
            return [games[bot].seats[0]]
        return [game.seats[(bot - shift) % len(self.bots)] for shift, game in enumerate(games)]


@dataclass(frozen=True)
class Standing:
    """One bot's line in a table. Bots with equal means share a rank."""

    rank: int
    bot: str
    stars: Spread
    wins: float | None  # the share of games that were won; alone there is nobody to win against
    ms_per_turn: float

    def facts(self) -> dict[str, Any]:
        return {
            "rank": self.rank,
            "bot": self.bot,
            "mean": self.stars.mean,
            "sd": self.stars.sd,
            "ci95": self.stars.ci95,
            "wins": self.wins,
            "ms_per_turn": self.ms_per_turn,
        }


@dataclass(frozen=True)
class Pair:
    """Two bots of a table, by the numbers of their lines. `differences` are the first one's stars minus the second's,
    `p` is the p-value of their mean, and `p_holm` the p-value corrected for the number of pairs in the table."""

    first: int
    second: int
    differences: Spread
    p: float
    p_holm: float

    @property
    def sure(self) -> bool:
        return self.p_holm < SURE

    @property
    def alike(self) -> bool:
        """Whether both had the same stars with all dice."""
        return not self.differences.mean and not self.differences.sd


@dataclass(frozen=True)
class LeagueTable:
    """The ranking on one sheet, or over all sheets if `sheet` is None. `dice` is the number of dice sequences."""

    sheet: str | None
    dice: int
    standings: tuple[Standing, ...]
    pairs: tuple[Pair, ...]

    def pair(self, first: int, second: int) -> Pair:
        return next(pair for pair in self.pairs if (pair.first, pair.second) == (first, second))

    def facts(self) -> dict[str, Any]:
        return {
            "sheet": self.sheet,
            "dice": self.dice,
            "standings": [standing.facts() for standing in self.standings],
            "pairs": [
                {
                    "bots": [self.standings[pair.first].bot, self.standings[pair.second].bot],
                    "lines": [pair.first, pair.second],
                    "difference": pair.differences.mean,
                    "sd": pair.differences.sd,
                    "ci95": pair.differences.ci95,
                    "p": pair.p,
                    "p_holm": pair.p_holm,
                    "sure": pair.sure,
                }
                for pair in self.pairs
            ],
        }


def plan_league(layouts: Mapping[str, Layout], bots: Sequence[Entrant], seed: int, together: bool) -> League:
    seatings = (
        [(*bots[shift:], *bots[:shift]) for shift in range(len(bots))]
        if together
        else [(bot,) for bot in bots]
    )
    plans = [Plan(sheet, layout, seats, seed) for sheet, layout in layouts.items() for seats in seatings]
    return League(tuple(bot.name for bot in bots), tuple(layouts), tuple(plans), together)


def judge_league(league: League, played: Sequence[Played]) -> list[LeagueTable]:
    """A table for each sheet, and one over all if there are several sheets. Only dice that all bots have played count,
    and without any there is no table. In the table over all, games with the same dice on different sheets are one
    figure, so that all sheets have the same weight."""
    by_sheet = [same_dice(league.of_sheet(sheet), played) for sheet in range(len(league.sheets))]
    tables = [
        _table(league, sheet, [[games] for games in dice.values()])
        for sheet, dice in zip(league.sheets, by_sheet, strict=True)
        if dice
    ]
    everywhere = [
        [dice[number] for dice in by_sheet]
        for number in by_sheet[0]
        if all(number in dice for dice in by_sheet)
    ]
    if len(league.sheets) > 1 and everywhere:
        tables.append(_table(league, None, everywhere))
    return tables


def _table(league: League, sheet: str | None, dice: Sequence[Sequence[Sequence[GameResult]]]) -> LeagueTable:
    """`dice` has for every dice sequence and every sheet that counts the games that were played."""
    bots = range(len(league.bots))
    seats = [
        [[seat for games in sheets for seat in league.seats(bot, games)] for sheets in dice] for bot in bots
    ]
    stars = [[sum(seat.stars for seat in on_dice) for on_dice in seats[bot]] for bot in bots]
    games_each = len(seats[0][0])
    order = sorted(bots, key=lambda bot: -sum(stars[bot]))
    totals = [sum(stars[bot]) for bot in order]
    standings = []
    for bot in order:
        own = [seat for on_dice in seats[bot] for seat in on_dice]
        standings.append(
            Standing(
                rank=totals.index(sum(stars[bot])) + 1,
                bot=league.bots[bot],
                stars=spread(stars[bot]).scaled(games_each),
                wins=sum(seat.win for seat in own) / len(own) if league.together else None,
                ms_per_turn=sum(seat.seconds for seat in own) / sum(seat.turns for seat in own) * 1000,
            )
        )
    return LeagueTable(sheet, len(dice), tuple(standings), _pairs([stars[bot] for bot in order], games_each))


def _pairs(stars: Sequence[Sequence[int]], games_each: int) -> tuple[Pair, ...]:
    found = []
    for first, second in combinations(range(len(stars)), 2):
        differences = [one - other for one, other in zip(stars[first], stars[second], strict=True)]
        found.append((first, second, spread(differences).scaled(games_each)))
    p_values = [2 * (1 - sureness(differences)) for _, _, differences in found]
    return tuple(
        Pair(*pair, p, p_holm) for pair, p, p_holm in zip(found, p_values, holm(p_values), strict=True)
    )
