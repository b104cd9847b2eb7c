"""The report for designers: one HTML file that needs nothing else, in light and dark."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape
from importlib import resources

from pennypapers import __version__
from pennypapers.lab.balance import BotReport, SheetReport, map_value, maps
from pennypapers.lab.balance_warnings import Warnings
from pennypapers.lab.figures import Figures
from pennypapers.lab.plots import bars, share_bar, sheet_map
from pennypapers.lab.statistics import quantile
from pennypapers.rules import LEVELS
from pennypapers.words import sentence

COMPARED = 2  # digits of figures that are compared side by side
MEANS = {"stars": 1, "number": 1}  # the maps that show means, and their digits; all others show shares


def write_page(reports: Sequence[SheetReport], language: str) -> str:
    return Page(tuple(reports), language).html()


@dataclass(frozen=True)
class Page:
    reports: tuple[SheetReport, ...]
    language: str

    def say(self, message: str, **facts: str | int) -> str:
        return escape(sentence(message, facts, self.language))

    @property
    def figures(self) -> Figures:
        return Figures(self.language)

    def html(self) -> str:
        css = resources.files("pennypapers.lab").joinpath("balance.css").read_text("utf-8")
        title = self.say("lab-page-title", sheets=", ".join(report.sheet for report in self.reports))
        first = self.reports[0].bots[0].summary
        intro = self.say(
            "lab-page-intro",
            bots=max(len(report.bots) for report in self.reports),
            games=max(bot.summary.games for report in self.reports for bot in report.bots),
            players=first.plan.players,
            seed=str(first.plan.seed),
        )
        return "\n".join(
            [
                "<!doctype html>",
                f'<html lang="{self.language}">',
                '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
                f"<title>{title}</title>",
                f"<style>\n{css}</style>",
                f'<header><h1>{title}</h1><p class="intro">{intro}</p></header>',
                "<main>",
                *self._comparisons(),
                '<div class="sheets">',
                *(self._sheet(report) for report in self.reports),
                "</div></main>",
                f"<footer>{self.say('lab-page-made', version=__version__)}</footer>",
                "</html>\n",
            ]
        )

    # Sheets side by side

    def _comparisons(self) -> list[str]:
        """One for each adventure that has several sheets here: stars of different adventures don't compare."""
        adventures = dict.fromkeys(report.layout.adventure for report in self.reports)
        alike = [
            [report for report in self.reports if report.layout.adventure == adventure]
            for adventure in adventures
        ]
        return [self._comparison(reports) for reports in alike if len(reports) > 1]

    def _comparison(self, reports: Sequence[SheetReport]) -> str:
        heads = "".join(f"<th>{escape(report.sheet)}</th>" for report in reports)
        two = len(reports) == 2
        if two:
            first, second = (report.sheet for report in reports)
            heads += f"<th>{self.say('lab-page-difference', first=first, second=second)}</th>"
        rows = []
        for name in [bot.name for bot in reports[0].bots]:
            bots = [bot for report in reports for bot in report.bots if bot.name == name]
            if len(bots) < len(reports):  # not everybody came to play before it was stopped
                continue
            rows.append(f'<tr><th colspan="{len(reports) + 1 + two}">{escape(name)}</th></tr>')
            rows.append(self._compare_means(bots, two))
            explorers = [bot.seat.levels["explorer"] for bot in bots]
            shares = [100 * share for share in explorers]
            rows.append(self._compare(self.say("lab-page-explorer-row"), shares, two, digits=1, unit=" %"))
            rounds = [bot.summary.rounds for bot in bots]
            rows.append(self._compare(self.say("lab-page-rounds-row"), rounds, two))
        adventure = reports[0].layout.adventure
        return (
            f'<section class="compare {adventure}"><h2>{self.say("lab-page-compare")}</h2>'
            f'<div class="scroll"><table><tr><th></th>{heads}</tr>{"".join(rows)}</table></div></section>'
        )

    def _compare_means(self, bots: Sequence[BotReport], two: bool) -> str:
        cells = [
            f"<td>{self.figures.number(bot.seat.mean, COMPARED)}"
            f"<small>{self.figures.interval(bot.seat.ci95)}</small></td>"
            for bot in bots
        ]
        if two:
            first, second = (bot.seat for bot in bots)
            difference = second.mean - first.mean
            bounds = None
            if first.ci95 and second.ci95:
                # As if the dice were not the same: that they are makes the true interval a little narrower.
                reach = math.hypot(*((high - low) / 2 for low, high in (first.ci95, second.ci95)))
                bounds = difference - reach, difference + reach
            cells.append(
                f"<td>{self._difference(first.mean, second.mean, COMPARED)}"
                f"<small>{self.figures.interval(bounds)}</small></td>"
            )
        return f"<tr><td>{self.say('lab-page-mean-row')}</td>{''.join(cells)}</tr>"

    def _compare(
        self, label: str, values: Sequence[float], two: bool, digits: int = COMPARED, unit: str = ""
    ) -> str:
        cells = "".join(f"<td>{self.figures.number(value, digits)}{unit}</td>" for value in values)
        if two:
            cells += f"<td>{self._difference(values[0], values[1], digits)}{unit}</td>"
        return f"<tr><td>{label}</td>{cells}</tr>"

    def _difference(self, first: float, second: float, digits: int) -> str:
        """Of the figures as they are shown: whoever subtracts them comes to the same."""
        return self.figures.number(round(second, digits) - round(first, digits), digits, sign=True)

    # One sheet

    def _sheet(self, report: SheetReport) -> str:
        layout = report.layout
        size = self.say(
            "sheet-size",
            adventure=layout.adventure,
            spaces=len(layout.spaces),
            doors=len(layout.doors),
        )
        blocks = [self._warnings(report), self._stars(report), self._levels(report), self._kinds(report)]
        blocks += [self._length(report)]
        if layout.doors:
            blocks += [self._doors(report)]
        blocks += [self._maps(report)]
        return (
            f'<section class="sheet {layout.adventure}"><h2>{escape(layout.name or report.sheet)}</h2>'
            f'<p class="size">{escape(report.sheet)}: {size}</p><div class="blocks">{"".join(blocks)}</div></section>'
        )

    def _block(self, title: str, content: str, how: str = "", wide: bool = False) -> str:
        said = f'<p class="how">{how}</p>' if how else ""
        return f'<div class="block{" wide" if wide else ""}"><h3>{self.say(title)}</h3>{said}{content}</div>'

    def _warnings(self, report: SheetReport) -> str:
        found = "".join(f"<li>{escape(text)}</li>" for text in Warnings(report, self.language).sentences())
        nothing = f'<li class="good">{self.say("lab-page-nothing")}</li>'
        return self._block("lab-page-warnings", f'<ul class="warnings">{found or nothing}</ul>', wide=True)

    def _stars(self, report: SheetReport) -> str:
        # One scale for all sheets of an adventure, so that they can be compared.
        alike = [other for other in self.reports if other.layout.adventure == report.layout.adventure]
        every = [stars for other in alike for bot in other.bots for stars in bot.stars]
        rows = []
        for bot in report.bots:
            line = self._games_line(bot)
            plot = bars(
                bot.stars, min(every), max(every), bot.seat.mean, bot.level_bounds, f"{bot.name}: {line}"
            )
            rows.append(self._row(bot.name, line, plot))
        how = self.say("lab-page-stars-how", adventure=report.layout.adventure)
        return self._block("lab-page-stars", "".join(rows), how)

    def _games_line(self, bot: BotReport) -> str:
        seat = bot.seat
        low, high = (self.figures.number(value, 0) for value in (seat.p05, seat.p95))
        return self.say("lab-page-games-line", mean=self.figures.number(seat.mean), low=low, high=high)

    def _row(self, name: str, said: str, plot: str) -> str:
        return f'<div class="row"><span class="name">{escape(name)}</span> <span class="said">{said}</span>{plot}</div>'

    def _levels(self, report: SheetReport) -> str:
        rows = []
        for level in reversed(LEVELS):
            shares = [bot.seat.levels[level] for bot in report.bots]
            cells = "".join(f"<td>{self.figures.percent(share)}{share_bar(share)}</td>" for share in shares)
            rows.append(f"<tr><td>{self.say('level-name', level=level)}</td>{cells}</tr>")
        return self._block("lab-page-levels", self._by_bot(report, rows))

    def _kinds(self, report: SheetReport) -> str:
        rows = []
        for rule in report.bots[0].seat.rules:
            stars = [bot.seat.rules[rule] for bot in report.bots]
            cells = "".join(f"<td>{self.figures.number(value)}</td>" for value in stars)
            rows.append(f"<tr><td>{self.say('lab-rule', rule=rule)}</td>{cells}</tr>")
        return self._block("lab-page-kinds", self._by_bot(report, rows), self.say("lab-page-kinds-how"))

    def _by_bot(self, report: SheetReport, rows: Sequence[str]) -> str:
        heads = "".join(f"<th>{escape(bot.name)}</th>" for bot in report.bots)
        return f'<div class="scroll"><table><tr><th></th>{heads}</tr>{"".join(rows)}</table></div>'

    def _length(self, report: SheetReport) -> str:
        every = [rounds for bot in report.bots for rounds in bot.rounds]
        rows = []
        for bot in report.bots:
            ordered = sorted(bot.rounds)
            line = self.say(
                "lab-page-length-line",
                bot=bot.name,
                mean=self.figures.number(bot.summary.rounds),
                low=self.figures.number(quantile(ordered, 0.05), 0),
                high=self.figures.number(quantile(ordered, 0.95), 0),
            )
            low, high = min(every), max(every)
            rows.append(f"<p>{line}</p>")
            if bot is report.strongest and low < high:
                rows.append(bars(bot.rounds, low - 1, high + 1, bot.summary.rounds, (), line))
        return self._block("lab-page-length", "".join(rows))

    def _doors(self, report: SheetReport) -> str:
        lines = [
            self.say(
                "lab-page-doors-line",
                bot=bot.name,
                share=self.figures.percent(bot.passed),
                passes=self.figures.number(bot.passes, 2),
            )
            for bot in report.bots
        ]
        return self._block("lab-page-doors", "".join(f"<p>{line}</p>" for line in lines))

    def _maps(self, report: SheetReport) -> str:
        best = report.strongest
        shown = f"<p>{self.say('lab-page-maps-by', bot=best.name)}</p>{self._maps_of(report, best)}"
        for bot in report.bots:
            if bot is not best:
                title = self.say("lab-page-maps-by", bot=bot.name)
                shown += f"<details><summary>{title}</summary>{self._maps_of(report, bot)}</details>"
        return self._block("lab-page-maps", shown, wide=True)

    def _maps_of(self, report: SheetReport, bot: BotReport) -> str:
        figures = []
        for name in maps(report.layout):
            values = {space: map_value(name, use) for space, use in bot.spaces.items()}
            title, how = self.say("lab-map", map=name), self.say("lab-map-how", map=name)
            drawn = sheet_map(report.layout, values, self._shown(name), f"{title}: {how}", name == "number")
            figures.append(f"<figure><figcaption><b>{title}</b>{how}</figcaption>{drawn}</figure>")
        return f'<div class="maps">{"".join(figures)}</div>'

    def _shown(self, name: str) -> Callable[[float], str]:
        if name in MEANS:
            return lambda value: self.figures.number(value, MEANS[name])
        return lambda value: f"{100 * value:.0f}"
