"""Several bots on the same dice: a ranking, and of every two of them who is stronger and how sure that is.

Alone each bot plays every dice once. Together all sit at one table and play every dice as often as there are seats, so
that each has every seat once. Either way what counts is a bot's stars on one dice, all its games on it taken together:
these are independent of each other from dice to dice, and so are the differences of two bots.
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

SURE = 0.05  # how often a difference that there is not may be called sure, in the whole of a table


@dataclass(frozen=True)
class League:
    """Who plays what: as many plans for each sheet as there are bots."""

    bots: tuple[str, ...]
    sheets: tuple[str, ...]
    plans: tuple[Plan, ...]
    together: bool

    def of_sheet(self, sheet: int) -> range:
        return range(sheet * len(self.bots), (sheet + 1) * len(self.bots))

    def seats(self, bot: int, games: Sequence[GameResult]) -> list[SeatResult]:
        """Where a bot sat in the games of one sheet on one dice."""
        if not self.together:
            return [games[bot].seats[0]]
        return [game.seats[(bot - turned) % len(self.bots)] for turned, game in enumerate(games)]


@dataclass(frozen=True)
class Standing:
    """One bot's line of a table. Equal means share a rank."""

    rank: int
    bot: str
    stars: Spread
    wins: float | None  # share of games; alone there is nobody to win against
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
    """Two bots of a table by their lines; the first one's stars less the second's. `p` is how often chance alone makes
    such a difference, `p_holm` the same with all pairs of the table taken into account."""

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
        """Not one dice made a difference."""
        return not self.differences.mean and not self.differences.sd


@dataclass(frozen=True)
class LeagueTable:
    """Of one sheet, or over all of them if it has none."""

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
        [(*bots[turned:], *bots[:turned]) for turned in range(len(bots))]
        if together
        else [(bot,) for bot in bots]
    )
    plans = [Plan(sheet, layout, seats, seed) for sheet, layout in layouts.items() for seats in seatings]
    return League(tuple(bot.name for bot in bots), tuple(layouts), tuple(plans), together)


def judge_league(league: League, played: Sequence[Played]) -> list[LeagueTable]:
    """A table for each sheet, and of several sheets one over all; of whole dice alone, and nothing of none. Over all
    every sheet weighs the same, and its dice are one with those of the same number on the other sheets."""
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
    """`dice` has for every dice the games of every sheet that counts."""
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
    chances = [2 * (1 - sureness(differences)) for _, _, differences in found]
    return tuple(
        Pair(*pair, p, p_holm) for pair, p, p_holm in zip(found, chances, holm(chances), strict=True)
    )
