"""A sheet drawn with characters: in colour on a terminal, and complete without it.

Runs, groups and discoveries are told by a letter beside the mark; colour only repeats it.
"""

from __future__ import annotations

from collections.abc import Collection

from rich.console import Console
from rich.text import Text

from pennypapers.cli.speech import Speech
from pennypapers.rules import ScoreLine, Sheet

# What a space is part of: the letter beside its mark, and the style of both.
SIGNS = {
    "run": (">", "bold blue"),
    "group": ("g", "on color(223)"),
    "jungle": ("j", "black on color(150)"),
    "town": ("t", "black on color(216)"),
    "range": ("r", "black on color(152)"),
    "pyramid": ("p", "black on color(179)"),
}
PENCIL = "italic dim"
HAZARD = "bold red"
DOOR = "color(136)"
WIDTH = 6


def console(speech: Speech) -> Console:
    """Writes to the speech's output; in colour only on a terminal that did not ask for none (NO_COLOR)."""
    return Console(file=speech.out, highlight=False, soft_wrap=True)


def draw_sheet(
    sheet: Sheet,
    lines: Collection[ScoreLine] = (),
    pencil: Collection[str] = (),
    choices: Collection[str] = (),
) -> Text:
    """The drawing with column letters and row numbers; `pencil` are spaces not inked yet, `choices` invite."""
    parts: dict[str, list[str]] = {}
    for line in lines:
        if line.rule in SIGNS:
            for space in line.spaces:
                parts.setdefault(space, []).append(line.rule)
    rows = sheet.rows()
    letters = "".join(f"{chr(ord('a') + column):>4}".ljust(WIDTH) for column in range(len(rows[0])))
    drawing = Text("   " + letters.rstrip() + "\n")
    for row, tokens in enumerate(rows, 1):
        drawing.append(f"{row:>2} ")
        for column, token in enumerate(tokens):
            space = f"{chr(ord('a') + column)}{row}"
            drawing.append_text(_cell(token, parts.get(space, []), space in pencil, space in choices))
        drawing.rstrip()
        drawing.append("\n")
    return drawing


def _cell(token: str, parts: list[str], pencil: bool, choice: bool) -> Text:
    if token == "#":
        return Text(" " * WIDTH)
    signs = "".join(dict.fromkeys(SIGNS[part][0] for part in parts))
    mark = f"({token})" if choice else token
    style = " ".join(SIGNS[part][1] for part in parts)
    if token in ("!", "x"):
        style = HAZARD
    elif token.startswith("+"):
        style = f"{DOOR} {style}".strip()
    elif token == "~":
        style = "color(67)"
    if pencil:
        style = f"{style} {PENCIL}".strip()
    cell = Text(" ")
    cell.append(f"{mark:>3}{signs:<2}", style)
    return cell


def legend(speech: Speech, lines: Collection[ScoreLine]) -> Text:
    """What the letters in a drawing mean, those that it has."""
    rules = dict.fromkeys(line.rule for line in lines if line.rule in SIGNS)
    text = Text()
    for rule in rules:
        sign, style = SIGNS[rule]
        text.append("  " if text else "")
        text.append(f" {sign} ", style)
        text.append(f" {speech.say('rule-name', rule=rule)}")
    return text
