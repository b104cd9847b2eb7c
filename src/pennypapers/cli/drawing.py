"""A sheet drawn with characters: in colour on a terminal, and complete without it.

Runs, groups and discoveries are told by a letter beside the mark; colour only repeats it.
"""

from __future__ import annotations

import os
from collections.abc import Collection
from typing import TYPE_CHECKING

from rich.console import Console
from rich.text import Text

from pennypapers.cli.speech import Speech

if TYPE_CHECKING:  # whoever only wants the console loads no rules
    from pennypapers.rules import ScoreLine, Sheet

# What a space is part of: the letter beside its mark, and the style of both.
SIGNS = {
    "run": (">", "bold blue"),
    "group": ("g", "underline"),
    "jungle": ("j", "bold black on green"),
    "town": ("t", "bold black on bright_red"),
    "range": ("r", "bold black on cyan"),
    "pyramid": ("p", "bold black on yellow"),
}
# The terminal's own sixteen colours: they exist everywhere and follow the reader's theme.
PENCIL = "italic dim"
HAZARD = "bold red"
DOOR = "yellow"
LAKE = "blue"
WIDTH = 6


def console(speech: Speech) -> Console:
    """Writes to the speech's output; plain text unless that is a terminal and NO_COLOR does not ask for it."""
    plain = False if os.environ.get("NO_COLOR") else None
    return Console(file=speech.out, force_terminal=plain, highlight=False, emoji=False, soft_wrap=True)


def draw_sheet(sheet: Sheet, lines: Collection[ScoreLine] = (), pencil: Collection[str] = ()) -> Text:
    """The drawing with column letters and row numbers; `pencil` are spaces not inked yet."""
    parts: dict[str, list[str]] = {}
    for line in lines:
        if line.rule in SIGNS:
            for space in line.spaces:
                parts.setdefault(space, []).append(line.rule)
    rows = sheet.rows()
    letters = "".join(f"{chr(ord('a') + column):>4}".ljust(WIDTH) for column in range(len(rows[0])))
    drawing = Text("   " + letters.rstrip() + "\n")
    for row, tokens in enumerate(rows, 1):
        width = max((place for place, token in enumerate(tokens, 1) if token != "#"), default=0)
        cells = []
        for column, token in enumerate(tokens[:width]):
            space = f"{chr(ord('a') + column)}{row}"
            cells.append(_cell(token, parts.get(space, []), space in pencil))
        drawn = Text(f"{row:>2} ").append_text(Text().join(cells))
        if not parts.get(f"{chr(ord('a') + width - 1)}{row}"):
            drawn.rstrip()
        drawing.append_text(drawn).append("\n")
    return drawing


def _cell(token: str, parts: list[str], pencil: bool) -> Text:
    if token == "#":
        return Text(" " * WIDTH)
    signs = "".join(dict.fromkeys(SIGNS[part][0] for part in parts))
    style = " ".join(SIGNS[part][1] for part in parts)
    if token in ("!", "x"):
        style = HAZARD
    elif token.startswith("+"):
        style = f"{DOOR} {style}".strip()
    elif token == "~":
        style = LAKE
    if pencil:
        style = f"{style} {PENCIL}".strip()
    # Discoveries colour the whole space, so that their shape shows; anything else only its mark.
    before, after = " " * (3 - len(token)), " " * (2 - len(signs))
    if " on " in style:
        return Text(" ").append(f"{before}{token}{signs}{after}", style)
    return Text(f" {before}").append(token + signs, style).append(after)


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
