"""What a sheet does to those who play it: gathered for the report to designers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from pennypapers.bots.register import bots_of
from pennypapers.lab.game import FinalSheet, GameResult, Plan
from pennypapers.lab.summary import SeatSummary, Summary, summarise
from pennypapers.lab.work import Played
from pennypapers.rules import ADVENTURES, LEVELS
from pennypapers.sheets import Layout

HAZARDS = ("!", "x")


@dataclass
class SpaceUse:
    """What became of one space in many games."""

    games: int = 0
    empty: int = 0
    hazards: int = 0
    structures: int = 0
    numbers: int = 0
    number_sum: int = 0
    stars: float = 0.0
    parts: dict[str, int] = field(default_factory=dict)  # in how many games it was part of a run, a jungle …

    def share(self, count: int) -> float:
        return count / self.games if self.games else 0.0

    @property
    def mean_number(self) -> float:
        return self.number_sum / self.numbers if self.numbers else 0.0

    @property
    def mean_stars(self) -> float:
        return self.stars / self.games if self.games else 0.0


@dataclass(frozen=True)
class BotReport:
    """One bot's games on one sheet; the figures are of the first seat, as all seats have the same bot."""

    summary: Summary
    stars: tuple[int, ...]  # of every seat of every game
    rounds: tuple[int, ...]
    level_bounds: tuple[float, float, float]  # the mean of them, as the hazards of a sheet may lower its own
    spaces: dict[str, SpaceUse]
    passed: float  # share of games with a round in which nothing could be written
    passes: float  # such rounds a game

    @property
    def name(self) -> str:
        return self.seat.bot

    @property
    def seat(self) -> SeatSummary:
        return self.summary.seats[0]

    @property
    def doors_left(self) -> float:
        """Empty doors at the end, a game."""
        layout = self.summary.plan.layout
        return sum(self.spaces[door].share(self.spaces[door].empty) for door in layout.doors)

    @property
    def early_ends(self) -> float:
        """Share of games that were over before the last round there can be; at a table there is none."""
        plan = self.summary.plan
        last = ADVENTURES[plan.layout.adventure].last_round(plan.players)
        return sum(rounds < last for rounds in self.rounds) / len(self.rounds) if last else 0.0


@dataclass(frozen=True)
class SheetReport:
    sheet: str
    layout: Layout
    bots: tuple[BotReport, ...]

    @property
    def strongest(self) -> BotReport:
        return max(self.bots, key=lambda bot: bot.seat.mean)

    @property
    def weakest(self) -> BotReport:
        return min(self.bots, key=lambda bot: bot.seat.mean)


def report(plans: Sequence[Plan], played: Sequence[Played]) -> list[SheetReport]:
    """Sheet by sheet, bot by bot, of whatever was played; nothing of what was not."""
    results: dict[int, list[GameResult]] = {}
    for item, result in played:
        results.setdefault(item.plan, []).append(result)
    sheets: dict[str, list[BotReport]] = {}
    for number, plan in enumerate(plans):
        if number in results:
            sheets.setdefault(plan.sheet, []).append(_bot(plan, results[number]))
    layouts = {plan.sheet: plan.layout for plan in plans}
    return [SheetReport(sheet, layouts[sheet], tuple(bots)) for sheet, bots in sheets.items()]


def _bot(plan: Plan, results: Sequence[GameResult]) -> BotReport:
    ordered = sorted(results, key=lambda result: result.number)
    seats = [seat for result in ordered for seat in result.seats]
    finals = [seat.sheet for seat in seats if seat.sheet]
    bounds = [sum(final.level_bounds[at] for final in finals) / len(finals) for at in range(len(LEVELS) - 1)]
    return BotReport(
        summary=summarise(plan, ordered),
        stars=tuple(seat.stars for seat in seats),
        rounds=tuple(result.rounds for result in ordered),
        level_bounds=(bounds[0], bounds[1], bounds[2]),
        spaces=space_use(plan.layout, finals),
        passed=sum(any(seat.passes for seat in result.seats) for result in ordered) / len(ordered),
        passes=sum(seat.passes for seat in seats) / len(seats),
    )


def space_use(layout: Layout, finals: Sequence[FinalSheet]) -> dict[str, SpaceUse]:
    """What became of every space. The stars of a line are shared among its spaces."""
    use = {space: SpaceUse(len(finals)) for space in layout.spaces}
    structures = ADVENTURES[layout.adventure].structures.values()
    for final in finals:
        for space, token in zip(layout.spaces, final.tokens, strict=True):
            here = use[space]
            number = token.removeprefix("+")
            here.empty += token in (".", "+")
            here.hazards += token in HAZARDS
            here.structures += token in structures
            if number.isdecimal():
                here.numbers += 1
                here.number_sum += int(number)
        seen: set[tuple[str, str]] = set()
        for line in final.lines:
            for space in line.spaces:
                use[space].stars += line.stars / len(line.spaces)
                seen.add((space, line.rule))
        for space, rule in sorted(seen):
            use[space].parts[rule] = use[space].parts.get(rule, 0) + 1
    return use


def maps(layout: Layout) -> list[str]:
    """The maps that a sheet of this adventure has."""
    own = bots_of(layout.adventure).balance.maps
    return ["stars", "number", *own, ADVENTURES[layout.adventure].hazard, "empty"]


def map_value(name: str, use: SpaceUse) -> float | None:
    """What a map shows in a space; nothing where there is nothing to show."""
    if name == "stars":
        return use.mean_stars
    if name == "number":
        return use.mean_number if use.numbers else None
    if name == "empty":
        return use.share(use.empty)
    if name == "structure":
        return use.share(use.structures)
    if any(name == adventure.hazard for adventure in ADVENTURES.values()):
        return use.share(use.hazards)
    return use.share(use.parts.get(name, 0))
