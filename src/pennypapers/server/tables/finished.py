"""What is told of a sheet when its game is over, besides its stars."""

from __future__ import annotations

from pennypapers.rules import Score, Sheet
from pennypapers.server.messages.news import Lowered


def lowered(sheet: Sheet) -> Lowered | None:
    """Why the levels begin lower on this sheet than usual, if they do."""
    hazards, each = sheet.level_allowance()
    return Lowered(sheet.adventure.hazard, hazards, each, hazards * each) if hazards else None


def stars_by_rule(score: Score, sheet: Sheet) -> dict[str, int]:
    """The stars of each star rule that gave or cost some, in the order of the count."""
    stars = {
        rule: sum(line.stars for line in score.lines if line.rule == rule)
        for rule in sheet.adventure.star_rules
    }
    return {rule: sum_ for rule, sum_ in stars.items() if sum_}
