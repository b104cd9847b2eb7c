"""`.sheet` files: reads and writes layouts, and sheets that somebody has filled."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from pennypapers.notation.initials import check_initials
from pennypapers.notation.lines import Header, Line, Lines, placed, read_headers, required
from pennypapers.notation.steps import is_discovery
from pennypapers.refusals import Refusal
from pennypapers.rules import ADVENTURES, Sheet, empty_sheet
from pennypapers.sheets import MAX_SIDE, MAX_SPACES, Layout, space_name
from pennypapers.sheets.layout import DOOR, SPACE

LONGEST_NAME = 80

_HEADERS = ("adventure", "name", "owner")
_GRID = re.compile(r"grid:")
_DISCOVERY = re.compile(r"([a-z]+):")
_TOKEN = re.compile(r"\S+")


@dataclass
class SheetText:
    """What a `.sheet` file says; `owner` are the initials of the player whose sheet it is."""

    sheet: Sheet
    owner: str | None = None

    @property
    def layout(self) -> Layout:
        return self.sheet.layout


def read_sheet(text: str | bytes) -> SheetText:
    """Read a sheet, filled or empty. The header with its name may be missing."""
    lines = Lines(text)
    own_headers = _own_headers()
    headers = read_headers(lines, (*_HEADERS, *own_headers), _GRID)
    adventure = read_adventure(required(headers, "adventure", lines))
    grid = read_grid(lines, adventure, read_name(headers["name"]) if "name" in headers else "")
    owner = headers.get("owner")
    if owner:
        with owner.place():
            check_initials(owner.value)
    sheet = grid.sheet()
    _read_discoveries(lines, sheet)
    try:
        sheet.check()
    except Refusal as refusal:
        raise refusal.at(*grid.place(str(refusal.facts["space"]))) from None
    for key in own_headers:
        if key in headers:
            _check_own_header(key, headers[key], sheet)
    return SheetText(sheet, owner.value if owner else None)


def read_layout(text: str | bytes) -> Layout:
    """Read a layout: it has to have a name, and nothing on it."""
    lines = Lines(text)
    own_headers = _own_headers()
    headers = read_headers(lines, (*_HEADERS, *own_headers), _GRID)
    adventure = read_adventure(required(headers, "adventure", lines))
    name = required(headers, "name", lines)
    for key in ("owner", *own_headers):
        if key in headers:
            raise headers[key].line.refuse("not-a-layout")
    grid = read_grid(lines, adventure, read_name(name))
    grid.check_empty()
    left = lines.peek()
    if left:
        said = _DISCOVERY.match(left.text)
        raise left.refuse("not-a-layout" if said and is_discovery(said[1]) else "after-grid", text=left.text)
    return grid.layout


def write_sheet(sheet: Sheet, owner: str | None = None) -> str:
    layout = sheet.layout
    headers = {"adventure": layout.adventure, "name": layout.name, "owner": owner or ""}
    text = [f"{key}: {value}" for key, value in headers.items() if value]
    text += grid_of(layout, sheet.tokens())
    text += [f"{found.kind}: {' '.join(found.spaces)}" for found in sheet.discoveries]
    return "\n".join(text) + "\n"


def write_layout(layout: Layout) -> str:
    return write_sheet(empty_sheet(layout))


def grid_of(layout: Layout, tokens: Sequence[str]) -> tuple[str, str]:
    """The line `grid:` and the drawing, with these tokens in its spaces."""
    return "grid:", layout.drawing % tuple(tokens)


def read_adventure(header: Header) -> str:
    if header.value not in ADVENTURES:
        raise header.refuse("unknown-adventure", adventure=header.value, known=", ".join(ADVENTURES))
    return header.value


def read_name(header: Header) -> str:
    """The name of a layout, which people read on one line."""
    if len(header.value) > LONGEST_NAME:
        raise header.refuse("name-too-long", limit=LONGEST_NAME)
    return header.value


@dataclass
class Grid:
    """The drawing in a file: the token of every space with its place in the text, and the layout without the marks."""

    line: Line  # the line `grid:`
    layout: Layout
    tokens: dict[str, tuple[str, Line, int]]  # by space: the token, and its line and column

    def place(self, space: str) -> tuple[int, int]:
        _, line, column = self.tokens[space]
        return line.number, column

    def sheet(self) -> Sheet:
        sheet = empty_sheet(self.layout)
        for space, (token, line, column) in self.tokens.items():
            with placed(line, column):
                sheet.put(space, token)
        return sheet

    def check_empty(self) -> None:
        for space, (token, line, column) in self.tokens.items():
            if token not in ADVENTURES[self.layout.adventure].empty_spaces:
                raise line.refuse("layout-not-empty", column, space=space, mark=token)


def read_grid(lines: Lines, adventure: str, name: str) -> Grid:
    """Read the line `grid:` and the rows after it, up to a line with a colon, which is no row."""
    start = lines.peek()
    if start is None or start.text != "grid:":
        raise lines.here.refuse("missing-grid")
    lines.take()
    no_space = ADVENTURES[adventure].no_space
    rows: list[tuple[str, ...]] = []
    tokens: dict[str, tuple[str, Line, int]] = {}
    while (line := lines.peek()) and ":" not in line.text:
        lines.take()
        words = [(match.start() + 1, match[0]) for match in _TOKEN.finditer(line.text)]
        if len(rows) == MAX_SIDE:
            raise line.refuse("too-many-rows", limit=MAX_SIDE)
        if len(words) > MAX_SIDE:
            raise line.refuse("too-many-columns", words[MAX_SIDE][0], limit=MAX_SIDE)
        if rows and len(words) != len(rows[0]):
            raise line.refuse("uneven-row", len(line.text) + 1, tokens=len(words), wanted=len(rows[0]))
        for column, (place, token) in enumerate(words):
            if token not in no_space:
                _check_token(line, place, token, adventure)
                tokens[space_name(column, len(rows))] = token, line, place
                if len(tokens) > MAX_SPACES:
                    raise line.refuse("too-many-spaces", place, limit=MAX_SPACES)
        rows.append(tuple(token if token in no_space else _under(token) for _, token in words))
    with placed(start, 1):
        return Grid(start, Layout(adventure, name, tuple(rows)), tokens)


def _check_token(line: Line, column: int, token: str, adventure: str) -> None:
    if token not in ADVENTURES[adventure].sheet.marks:
        raise line.refuse("bad-token", column, token=token, adventure=adventure)


def _under(token: str) -> str:
    """The token of the layout in a space where a filled sheet has this token."""
    return DOOR if token.startswith(DOOR) else SPACE


def _read_discoveries(lines: Lines, sheet: Sheet) -> None:
    while line := lines.peek():
        match = _DISCOVERY.match(line.text)
        if not match or match[1] not in sheet.adventure.discoveries:
            raise line.refuse("after-grid", text=line.text)
        lines.take()
        words = line.values(match.end())
        columns = {word: column for column, word in words}
        try:
            sheet.put_discovery(match[1], tuple(word for _, word in words))
        except Refusal as refusal:
            raise refusal.at(line.number, columns.get(str(refusal.facts.get("space")), 1)) from None


def _own_headers() -> tuple[str, ...]:
    """The headers that only the sheets of some adventure have."""
    return tuple(key for adventure in ADVENTURES.values() for key in adventure.headers)


def _check_own_header(key: str, header: Header, sheet: Sheet) -> None:
    is_own = key in sheet.adventure.headers
    with header.place() if is_own else placed(header.line, 1):
        sheet.check_header(key, header.value)
