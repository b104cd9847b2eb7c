"""What a designer should look at, in plain words: messages and their facts.

A warning is about the strongest bot's games unless it says otherwise, as weak play says little about a sheet.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from pennypapers.bots.adventure_bots import BalanceFacts
from pennypapers.bots.register import bots_of
from pennypapers.lab.balance import BotReport, SheetReport
from pennypapers.lab.figures import Figures
from pennypapers.rules import LEVELS
from pennypapers.sheets import Layout
from pennypapers.words import sentence

FEW_GAMES = 50
OUT_OF_REACH = 0.02  # share of games
TOO_KIND = 0.2
MOST = 0.6
HALF = 0.5
POOR = 1 / 3
OFTEN = 0.25
HARDLY = 0.3  # stars a game
LONG, SHORT = 45, 15  # rounds
NAMED_SPACES = 8
NAMED_PIECES = 4

Facts = dict[str, str | int]


@dataclass(frozen=True)
class Warnings:
    """For one sheet, in one language."""

    sheet: SheetReport
    language: str

    def sentences(self) -> list[str]:
        return [sentence(message, facts, self.language) for message, facts in self.found()]

    def found(self) -> Iterator[tuple[str, Facts]]:
        """Every warning that applies, by its message."""
        best = self.sheet.strongest
        yield from pieces_warning(self.sheet.layout)
        yield from self._few_games(best)
        yield from self._levels(best)
        yield from self._skill(best)
        yield from self._spaces(best)
        yield from self._doors(best)
        yield from self._wanted(best)
        yield from self._filling(best)
        yield from self._length(best)

    @property
    def _figures(self) -> Figures:
        return Figures(self.language)

    def _few_games(self, best: BotReport) -> Iterator[tuple[str, Facts]]:
        fewest = min(bot.summary.games for bot in self.sheet.bots)
        if fewest < FEW_GAMES:
            yield "lab-warning-few-games", {"games": fewest}

    def _levels(self, best: BotReport) -> Iterator[tuple[str, Facts]]:
        levels = best.seat.levels
        for number, level in enumerate(LEVELS[1:], 1):
            share = sum(levels[reached] for reached in LEVELS[number:])
            if share < OUT_OF_REACH:
                name = sentence("level-name", {"level": level}, self.language)
                yield (
                    "lab-warning-out-of-reach",
                    {
                        "level": name,
                        "bot": best.name,
                        "share": self._figures.percent(share),
                    },
                )
                break
        weakest = self.sheet.weakest
        share = weakest.seat.levels["voyager"] + weakest.seat.levels["explorer"]
        if share > TOO_KIND:
            yield "lab-warning-too-kind", {"bot": weakest.name, "share": self._figures.percent(share)}

    def _skill(self, best: BotReport) -> Iterator[tuple[str, Facts]]:
        bots = self.sheet.bots
        difference = best.seat.mean - self.sheet.weakest.seat.mean
        if len(bots) > 1 and best.seat.sd > difference:
            yield (
                "lab-warning-luck",
                {
                    "spread": self._figures.number(best.seat.sd),
                    "difference": self._figures.number(difference),
                },
            )
        by_level = {bot.name: bot for bot in bots if bot.name in LEVELS}
        ordered = [by_level[level] for level in LEVELS if level in by_level]
        for weaker, stronger in pairwise(ordered):
            if stronger.seat.ci95 and weaker.seat.ci95 and stronger.seat.ci95[1] < weaker.seat.ci95[0]:
                yield "lab-warning-no-order", {"stronger": stronger.name, "weaker": weaker.name}

    def _spaces(self, best: BotReport) -> Iterator[tuple[str, Facts]]:
        use = best.spaces
        unused = [space for space, here in use.items() if here.share(here.empty) > MOST]
        if unused:
            yield "lab-warning-unused", {"spaces": _named(unused), "bot": best.name}
        mean = sum(here.mean_stars for here in use.values()) / len(use)
        poor = [space for space, here in use.items() if here.mean_stars < POOR * mean and space not in unused]
        if mean > 0 and poor:
            yield "lab-warning-poor", {"spaces": _named(poor), "bot": best.name}
        gathering = [space for space, here in use.items() if here.share(here.hazards) > HALF]
        if gathering:
            yield (
                "lab-warning-hazards-gather",
                {
                    "adventure": self.sheet.layout.adventure,
                    "spaces": _named(gathering),
                    "bot": best.name,
                },
            )

    def _doors(self, best: BotReport) -> Iterator[tuple[str, Facts]]:
        """Where there is none, none can run out."""
        doors = len(self.sheet.layout.doors)
        if doors and best.passed > OFTEN:
            share = self._figures.percent(best.passed)
            yield "lab-warning-doors-run-out", {"share": share, "bot": best.name}
        if doors and best.doors_left > HALF * doors:
            left = self._figures.number(best.doors_left)
            yield "lab-warning-doors-left", {"left": left, "doors": doors, "bot": best.name}

    @property
    def _adventure(self) -> BalanceFacts:
        return bots_of(self.sheet.layout.adventure).balance

    def _wanted(self, best: BotReport) -> Iterator[tuple[str, Facts]]:
        """What hardly ever happens on this sheet and should."""
        for rule in self._adventure.wanted:
            stars = best.seat.rules[rule]
            if stars < HARDLY:
                yield (
                    "lab-warning-no-find",
                    {
                        "rule": rule,
                        "bot": best.name,
                        "stars": self._figures.number(stars),
                    },
                )

    def _filling(self, best: BotReport) -> Iterator[tuple[str, Facts]]:
        """Where a full sheet gives stars, it should be neither impossible nor a matter of course."""
        rule = self._adventure.filling
        if not rule:
            return
        games = sum(bot.summary.games for bot in self.sheet.bots)
        if not any(bot.seat.rules[rule] for bot in self.sheet.bots):
            yield "lab-warning-never-full", {"games": games}
        elif best.early_ends > MOST:
            share = self._figures.percent(best.early_ends)
            yield "lab-warning-always-full", {"share": share, "bot": best.name}

    def _length(self, best: BotReport) -> Iterator[tuple[str, Facts]]:
        rounds = best.summary.rounds
        if rounds > LONG:
            yield "lab-warning-long", {"rounds": self._figures.number(rounds)}
        if rounds < SHORT:
            yield "lab-warning-short", {"rounds": self._figures.number(rounds)}


def _named(spaces: list[str]) -> str:
    more = " …" if len(spaces) > NAMED_SPACES else ""
    return " ".join(spaces[:NAMED_SPACES]) + more


def pieces_warning(layout: Layout) -> Iterator[tuple[str, Facts]]:
    """A sheet need not hang together, but mostly it was meant to."""
    if len(layout.pieces) > 1:
        pieces = "; ".join(_named(list(piece)) for piece in layout.pieces[:NAMED_PIECES])
        more = "; …" if len(layout.pieces) > NAMED_PIECES else ""
        yield "sheet-pieces", {"count": len(layout.pieces), "pieces": pieces + more}
