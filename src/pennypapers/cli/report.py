"""A score as people read it: every star, the rule it comes from and the spaces."""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.text import Text

from pennypapers.cli.drawing import draw_sheet, legend
from pennypapers.cli.speech import Speech
from pennypapers.rules import Score, Sheet


def score_facts(score: Score) -> dict[str, Any]:
    """Stars and lines as in formats.md, For machines."""
    return {"stars": score.stars, "lines": [line._asdict() for line in score.lines]}


def print_scored_sheet(speech: Speech, screen: Console, sheet: Sheet, score: Score) -> None:
    """The sheet with what it scores marked on it, and the count."""
    screen.print(draw_sheet(sheet, score.lines), end="")
    signs = legend(speech, score.lines)
    if signs:
        screen.print(signs)
    screen.print()
    for line in score_lines(speech, sheet, score):
        screen.print(line)


def score_lines(speech: Speech, sheet: Sheet, score: Score) -> list[Text]:
    rows = []
    for line in score.lines:
        number = int(sheet.mark(line.spaces[0]).removeprefix("+")) if line.rule in ("group", "town") else 0
        name = speech.say("rule-line", rule=line.rule, number=number)
        spaces = speech.say("rule-all-spaces") if line.rule == "full" else " ".join(line.spaces)
        rows.append((signed(line.stars), name, spaces))
    width = max((len(name) for _, name, _ in rows), default=0)
    texts = [Text(f"{stars:>4}  {name:<{width}}  {spaces}") for stars, name, spaces in rows]
    return [*texts, Text(f"{score.stars:>4}  {speech.say('stars-in-all', stars=score.stars)}", "bold")]


def signed(stars: int) -> str:
    return f"{stars:+d}" if stars else "0"


def level_sentence(speech: Speech, sheet: Sheet, stars: int) -> str:
    """The solo level, and how far the next one is."""
    level = sheet.level(stars)
    missing = [bound - stars for bound in sheet.level_bounds() if bound > stars]
    if not missing:
        return speech.say("level-reached", level=level)
    return speech.say("level-and-next", level=level, next=sheet.level(stars + missing[0]), missing=missing[0])
