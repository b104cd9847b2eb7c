"""A score as people read it: stars line by line, with the rule they come from and the spaces."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Console
from rich.text import Text

from pennypapers.cli.common.drawing import draw_sheet, legend
from pennypapers.cli.common.speech import Speech
from pennypapers.rules import LEVELS, Score, ScoreLine, Sheet


def score_facts(score: Score) -> dict[str, Any]:
    """Stars and lines as in formats.md, For machines."""
    return {"stars": score.stars, "lines": [_facts(line) for line in score.lines]}


def _facts(line: ScoreLine) -> dict[str, Any]:
    return {"rule": line.rule, "stars": line.stars, "spaces": line.spaces}


def print_scored_sheet(speech: Speech, screen: Console, sheet: Sheet, score: Score) -> None:
    """The sheet with what it scores marked on it, and the count."""
    screen.print(draw_sheet(sheet, score.lines), end="")
    signs = legend(speech, sheet, score.lines)
    if signs:
        screen.print(signs)
    screen.print()
    for line in score_lines(speech, sheet, score):
        screen.print(line)


def score_lines(speech: Speech, sheet: Sheet, score: Score) -> list[Text]:
    rows = [
        (
            signed(line.stars),
            rule_words(speech, line.rule, line.number),
            space_words(speech, sheet, line.spaces),
        )
        for line in score.lines
    ]
    width = max((len(name) for _, name, _ in rows), default=0)
    texts = [Text(f"{stars:>4}  {name:<{width}}  {spaces}") for stars, name, spaces in rows]
    return [*texts, Text(f"{score.stars:>4}  {speech.say('stars-in-all', stars=score.stars)}", "bold")]


def rule_words(speech: Speech, rule: str, number: int | None) -> str:
    """The name of a star rule in words. `number` is that of the spaces, where the rule is about equal numbers."""
    return speech.say("rule-line", rule=rule, number=number or 0)


def space_words(speech: Speech, sheet: Sheet, spaces: Sequence[str]) -> str:
    """The spaces that stars come from."""
    return speech.say("rule-all-spaces") if tuple(spaces) == sheet.layout.spaces else " ".join(spaces)


def signed(stars: int) -> str:
    return f"{stars:+d}" if stars else "0"


def level_of(speech: Speech, sheet: Sheet, stars: int) -> str:
    """The level that a solo player reached on a sheet, how far the next one is, and why levels begin lower than
    usual, if they do."""
    reached = level_sentence(speech, sheet.level_bounds(), stars)
    hazards, each = sheet.level_allowance()
    if not hazards:
        return reached
    return f"{reached}\n{why_lowered(speech, sheet.adventure.hazard, hazards, each)}"


def why_lowered(speech: Speech, hazard: str, hazards: int, each: int) -> str:
    return speech.say("level-why", hazard=hazard, hazards=hazards, each=each, by=hazards * each)


def level_sentence(speech: Speech, bounds: Sequence[int], stars: int) -> str:
    """The level of a solo player, and how far the next one is. The bounds are the fewest stars of every level from the
    second on."""
    reached = sum(stars >= bound for bound in bounds)
    if reached == len(bounds):
        return speech.say("level-reached", level=LEVELS[reached])
    missing = bounds[reached] - stars
    return speech.say("level-and-next", level=LEVELS[reached], next=LEVELS[reached + 1], missing=missing)
