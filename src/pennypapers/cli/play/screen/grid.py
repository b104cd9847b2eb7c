"""A sheet drawn as a grid of box characters, and which space is at a place on the screen."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from rich.style import Style
from rich.text import Text

from pennypapers.cli.common.drawing import LAKE, PENCIL, Sign, signs_by_space, signs_text, token_styles
from pennypapers.rules import Sheet
from pennypapers.server.messages.answers import Line

# The character of a crossing of lines, by whether it has each of its four arms: up, down, left, right.
_CROSSINGS = dict(
    zip(
        [(up, down, left, right) for up in (0, 1) for down in (0, 1) for left in (0, 1) for right in (0, 1)],
        " ╶╴─╷┌┐┬╵└┘┴│├┤┼",
        strict=True,
    )
)
LEFT = 3  # columns for the numbers of the rows
TOP = 1  # a line for the letters of the columns
INVITES = "bold green"
LABEL = "dim"
LINE = "dim"


@dataclass(frozen=True)
class Scale:
    """The size of a drawn space, without the lines around it; `ruled` drawings have lines between the rows."""

    width: int
    height: int
    ruled: bool


LARGE, USUAL, SMALL = Scale(6, 2, True), Scale(4, 1, True), Scale(4, 1, False)


@dataclass(frozen=True)
class MarkedSheet:
    """A sheet and what is marked on it; spaces are given by name."""

    sheet: Sheet
    lines: tuple[Line, ...] = ()
    pencil: frozenset[str] = frozenset()
    inviting: frozenset[str] = frozenset()
    crossable: frozenset[str] = frozenset()
    chosen: frozenset[str] = frozenset()
    cursor: str = ""

    @cached_property
    def signs(self) -> dict[str, list[Sign]]:
        return signs_by_space(self.sheet, self.lines)


def size(sheet: Sheet, scale: Scale) -> tuple[int, int]:
    """How many columns and lines a drawing takes."""
    rows, columns = len(sheet.layout.rows), len(sheet.layout.rows[0])
    lines = rows * (scale.height + 1) + 1 if scale.ruled else rows
    return LEFT + columns * (scale.width + 1) + 1, TOP + lines


def fitting(sheet: Sheet, width: int, height: int) -> Scale:
    """The largest scale at which the drawing fits, or the smallest if none does."""
    for scale in (LARGE, USUAL):
        needed = size(sheet, scale)
        if needed[0] <= width and needed[1] <= height:
            return scale
    return SMALL


def space_at(sheet: Sheet, scale: Scale, x: int, y: int) -> str:
    """The name of the space at a place of the drawing; empty if there is none."""
    column, inside = divmod(x - LEFT, scale.width + 1)
    row, under = divmod(y - TOP, scale.height + 1) if scale.ruled else (y - TOP, 1)
    if not inside or (scale.ruled and not under) or x < LEFT or y < TOP:
        return ""  # on a line between spaces
    name = f"{chr(ord('a') + column)}{row + 1}"
    return name if name in sheet.layout.spaces else ""


def place_of(space: str, scale: Scale) -> tuple[int, int]:
    """The place where the drawing of a space begins."""
    column, row = ord(space[0]) - ord("a"), int(space[1:]) - 1
    y = TOP + row * (scale.height + 1) + 1 if scale.ruled else TOP + row
    return LEFT + column * (scale.width + 1) + 1, y


def draw(shown: MarkedSheet, scale: Scale) -> Text:
    rows = shown.sheet.rows()
    letters = " ".join(f"{chr(ord('a') + column):^{scale.width}}" for column in range(len(rows[0])))
    drawing = Text().append(" " * (LEFT + 1) + letters, LABEL)
    walls = _walls(rows)
    for row in range(len(rows)):
        if scale.ruled:
            drawing.append("\n").append_text(_rule(rows, row, scale))
        for line in range(scale.height):
            label = f"{row + 1:>2} " if line == 0 else " " * LEFT
            drawing.append("\n").append(label, LABEL)
            drawing.append_text(_row(shown, rows, walls, row, line, scale))
    if scale.ruled:
        drawing.append("\n").append_text(_rule(rows, len(rows), scale))
    drawing.no_wrap = True
    return drawing


def _is_space(rows: list[list[str]], row: int, column: int) -> bool:
    inside = 0 <= row < len(rows) and 0 <= column < len(rows[0])
    return inside and rows[row][column] not in ("#", "~")


def _rule(rows: list[list[str]], row: int, scale: Scale) -> Text:
    """The ruled line above a row."""
    text = Text(" " * LEFT)

    def across(column: int) -> bool:
        return _is_space(rows, row - 1, column) or _is_space(rows, row, column)

    def down(row: int, column: int) -> bool:
        return _is_space(rows, row, column - 1) or _is_space(rows, row, column)

    for column in range(len(rows[0]) + 1):
        arms = (down(row - 1, column), down(row, column), across(column - 1), across(column))
        text.append(_CROSSINGS[arms], LINE)
        if column < len(rows[0]):
            text.append(("─" if across(column) else " ") * scale.width, LINE)
    return text


def _walls(rows: list[list[str]]) -> frozenset[tuple[int, int]]:
    """The places without a space that are enclosed by the drawing. They are drawn filled, as they would look like empty
    spaces."""
    stone = {
        (row, column) for row, tokens in enumerate(rows) for column, it in enumerate(tokens) if it == "#"
    }
    last_row, last_column = len(rows) - 1, len(rows[0]) - 1
    outside = [at for at in stone if at[0] in (0, last_row) or at[1] in (0, last_column)]
    while outside:
        row, column = outside.pop()
        stone.discard((row, column))
        beside = ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
        outside += [at for at in beside if at in stone]
    return frozenset(stone)


def _row(
    shown: MarkedSheet,
    rows: list[list[str]],
    walls: frozenset[tuple[int, int]],
    row: int,
    line: int,
    scale: Scale,
) -> Text:
    text, tokens = Text(), rows[row]
    for column in range(len(tokens) + 1):
        name, before = f"{chr(ord('a') + column)}{row + 1}", f"{chr(ord('a') + column - 1)}{row + 1}"
        if shown.cursor and name == shown.cursor:
            text.append("[", "bold")
        elif shown.cursor and before == shown.cursor:
            text.append("]", "bold")
        else:
            is_line = _is_space(rows, row, column - 1) or _is_space(rows, row, column)
            text.append("│" if is_line else " ", LINE)
        if (row, column) in walls:
            text.append("░" * scale.width, LINE)
        elif column < len(tokens):
            text.append_text(_cell(shown, name, tokens[column], line, scale))
    return text


def _cell(shown: MarkedSheet, name: str, token: str, line: int, scale: Scale) -> Text:
    if token == "#":
        return Text(" " * scale.width)
    if token == "~":
        return Text("~" * scale.width, LAKE)
    mark = _mark(shown, name, token)
    signs = signs_text(shown.signs.get(name, ()))
    door = "∩" if token.startswith("+") else " "
    if scale.height > 1:
        body = f"{door} {mark:>2}  " if line == 0 else f"{signs:^6}"
    else:
        body = f"{door}{mark:>2}{signs or ' '}" if len(signs) < 2 else f"{door}{mark}{signs}"[-4:]
    style = _style(shown, name, token)
    if style.bgcolor or style.reverse:
        return Text(body, style)
    written = body.strip()  # blanks are not underlined
    before, after = body.split(written, 1) if written else (body, "")
    return Text(before).append(written, style).append(after)


def _mark(shown: MarkedSheet, name: str, token: str) -> str:
    if name in shown.chosen and token in (".", "+"):
        return "o"
    if token in (".", "+"):
        return "·" if name in shown.inviting else ""
    if token == "x":
        return "✗"
    if token == "!":
        return "!·" if name in shown.crossable else "!"
    return token.removeprefix("+")


def _style(shown: MarkedSheet, name: str, token: str) -> Style:
    styles = token_styles(token, shown.signs.get(name, ()))
    if name in shown.inviting or name in shown.crossable:
        styles.append(INVITES)
    if name in shown.pencil:
        styles.append(PENCIL)
    if name in shown.chosen:
        styles.append("bold reverse")
    style = Style.parse(" ".join(styles))
    if name == shown.cursor:
        style += Style(reverse=name not in shown.chosen)
    return style
