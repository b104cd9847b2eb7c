"""A sheet drawn with characters, in colour on a terminal.

A sign beside the mark of a space says what the space scores; colours only repeat it, so nothing is lost without them.
"""

from __future__ import annotations

import os
from collections.abc import Collection, Sequence
from itertools import cycle
from typing import TYPE_CHECKING, NamedTuple, Protocol

from rich.console import Console
from rich.text import Text

from pennypapers.cli.common.speech import Speech

if TYPE_CHECKING:  # so that commands which only need the console don't load the rules
    from pennypapers.rules import Sheet

# The styles of what a sheet scores, in the order of its adventure's signs. A discovery colours the whole of its spaces,
# so that its shape shows; anything else only their marks.
DISCOVERY_STYLES = (
    "bold black on green",
    "bold black on bright_red",
    "bold black on cyan",
    "bold black on yellow",
)
STYLES = ("bold blue", "underline")
# The terminal's own sixteen colours: they exist everywhere and follow the reader's theme.
PENCIL = "italic dim"
HAZARD = "bold red"
DOOR = "yellow"
LAKE = "blue"
WIDTH = 6


class Scored(Protocol):
    """A line of a score: the rules' own or one of a host's answer."""

    @property
    def rule(self) -> str: ...
    @property
    def spaces(self) -> tuple[str, ...]: ...


class Sign(NamedTuple):
    """What marks the spaces of a star rule: the sign beside each of their marks, and the style of both."""

    text: str
    style: str


def signs_of(sheet: Sheet) -> dict[str, Sign]:
    """The sign of every star rule of this adventure that has one."""
    discovery_styles, styles = cycle(DISCOVERY_STYLES), cycle(STYLES)
    return {
        rule: Sign(text, next(discovery_styles if rule in sheet.adventure.discoveries else styles))
        for rule, text in sheet.adventure.signs.items()
    }


def signs_by_space(sheet: Sheet, lines: Collection[Scored]) -> dict[str, list[Sign]]:
    """The signs of every space, for all lines of the score that it is part of."""
    signs = signs_of(sheet)
    found: dict[str, list[Sign]] = {}
    for line in lines:
        if line.rule in signs:
            for space in line.spaces:
                found.setdefault(space, []).append(signs[line.rule])
    return found


def changed_spaces(sheet: Sheet, before: Sheet) -> list[str]:
    """The spaces in which a sheet differs from an earlier one."""
    return [space for space in sheet.layout.spaces if sheet.mark(space) != before.mark(space)]


def console(speech: Speech) -> Console:
    """A console for the speech's output. It uses colours if that is a terminal, unless NO_COLOR is set."""
    plain = False if os.environ.get("NO_COLOR") else None
    return Console(file=speech.out, force_terminal=plain, highlight=False, emoji=False, soft_wrap=True)


def draw_sheet(sheet: Sheet, lines: Collection[Scored] = (), pencil: Collection[str] = ()) -> Text:
    """The drawing with column letters and row numbers; `pencil` are spaces not inked yet."""
    signs = signs_by_space(sheet, lines)
    rows = sheet.rows()
    letters = "".join(f"{chr(ord('a') + column):>4}".ljust(WIDTH) for column in range(len(rows[0])))
    drawing = Text("   " + letters.rstrip() + "\n")
    for row, tokens in enumerate(rows, 1):
        width = max((place for place, token in enumerate(tokens, 1) if token != "#"), default=0)
        cells = []
        for column, token in enumerate(tokens[:width]):
            space = f"{chr(ord('a') + column)}{row}"
            cells.append(_cell(token, signs.get(space, []), space in pencil))
        drawn = Text(f"{row:>2} ").append_text(Text().join(cells))
        if not signs.get(f"{chr(ord('a') + width - 1)}{row}"):
            drawn.rstrip()
        drawing.append_text(drawn).append("\n")
    return drawing


def _cell(token: str, signs: Sequence[Sign], pencil: bool) -> Text:
    if token == "#":
        return Text(" " * WIDTH)
    beside = signs_text(signs)
    style = " ".join([*token_styles(token, signs), *([PENCIL] if pencil else [])])
    before, after = " " * (3 - len(token)), " " * (2 - len(beside))
    if " on " in style:
        return Text(" ").append(f"{before}{token}{beside}{after}", style)
    return Text(f" {before}").append(token + beside, style).append(after)


def signs_text(signs: Sequence[Sign]) -> str:
    """These signs as one text, each of them once."""
    return "".join(dict.fromkeys(sign.text for sign in signs))


def token_styles(token: str, signs: Sequence[Sign]) -> list[str]:
    """The styles of the mark in a space that has these signs."""
    if token in ("!", "x"):
        return [HAZARD]
    if token == "~":
        return [LAKE]
    door = [DOOR] if token.startswith("+") else []
    return door + [sign.style for sign in signs]


def legend(speech: Speech, sheet: Sheet, lines: Collection[Scored]) -> Text:
    """What the signs mean, for those that occur in the drawing."""
    signs = signs_of(sheet)
    text = Text()
    for rule in dict.fromkeys(line.rule for line in lines if line.rule in signs):
        text.append("  " if text else "")
        text.append(f" {signs[rule].text} ", signs[rule].style)
        text.append(f" {speech.say('rule-name', rule=rule)}")
    return text
