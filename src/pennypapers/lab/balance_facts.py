"""The report for designers as figures, for whoever reads it with a program (docs/lab.md)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pennypapers.lab.balance import BotReport, SheetReport, map_value, maps
from pennypapers.lab.balance_warnings import Warnings
from pennypapers.lab.statistics import quantile


def report_facts(reports: Sequence[SheetReport], language: str) -> dict[str, Any]:
    plan = reports[0].bots[0].summary.plan
    return {
        "seed": plan.seed,
        "players": plan.players,
        "sheets": [_sheet(report, language) for report in reports],
    }


def _sheet(report: SheetReport, language: str) -> dict[str, Any]:
    layout = report.layout
    warnings = Warnings(report, language)
    return {
        "sheet": report.sheet,
        "adventure": layout.adventure,
        "name": layout.name,
        "spaces": len(layout.spaces),
        "doors": len(layout.doors),
        "pieces": [list(piece) for piece in layout.pieces],
        "warnings": [
            {"code": message.removeprefix("lab-warning-"), "message": said}
            for (message, _), said in zip(warnings.found(), warnings.sentences(), strict=True)
        ],
        "bots": [_bot(report, bot) for bot in report.bots],
    }


def _bot(report: SheetReport, bot: BotReport) -> dict[str, Any]:
    rounds = sorted(bot.rounds)
    facts = bot.seat.facts()
    doors = {"passed": bot.passed, "passes": bot.passes, "left": bot.doors_left}
    return {
        **facts,
        "games": bot.summary.games,
        "stars": {stars: bot.stars.count(stars) for stars in sorted(set(bot.stars))},
        "level_bounds": list(bot.level_bounds),
        "rounds": {
            "mean": bot.summary.rounds,
            "p05": quantile(rounds, 0.05),
            "p95": quantile(rounds, 0.95),
            "early_ends": bot.early_ends,
        },
        "doors": doors if report.layout.doors else None,
        "maps": {
            name: {space: map_value(name, use) for space, use in bot.spaces.items()}
            for name in maps(report.layout)
        },
    }
