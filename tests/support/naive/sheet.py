"""Drawings and sheets (formats.md, "A layout and a sheet")."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

Discovery = tuple[str, tuple[str, ...]]  # kind, spaces in reading order
Line = tuple[str, int, tuple[str, ...]]  # rule, stars, spaces

SIDES = [(0, -1), (-1, 0), (1, 0), (0, 1)]
CORNERS = [(-1, -1), (1, -1), (-1, 1), (1, 1)]
DISCOVERIES = ("jungle", "town", "range", "pyramid")


@dataclass
class Drawing:
    """An empty layout: rows of '#', '~', '.' and '+'."""

    adventure: str
    grid: list[list[str]]
    spaces: list[str] = field(init=False)  # in reading order
    adjacent: dict[str, list[str]] = field(init=False)  # the up to 8 around, in reading order
    beside: dict[str, list[str]] = field(init=False)  # the up to 4 on its sides
    edges: set[str] = field(init=False)

    def __post_init__(self) -> None:
        names = {
            (column, row): "abcdefghijklmnop"[column] + str(row + 1)
            for row, tokens in enumerate(self.grid)
            for column, token in enumerate(tokens)
            if token in (".", "+")
        }
        self.spaces = list(names.values())
        self.adjacent, self.beside, self.edges = {}, {}, set()
        for (column, row), name in names.items():
            around = {names.get((column + dx, row + dy)) for dx, dy in SIDES + CORNERS}
            self.adjacent[name] = [other for other in self.spaces if other in around]
            sides = {names.get((column + dx, row + dy)) for dx, dy in SIDES}
            self.beside[name] = [other for other in self.spaces if other in sides]
            # Valley: clouds or the end of the drawing on one of four sides; a lake is not cloud.
            if any(self.token(column + dx, row + dy) == "#" for dx, dy in SIDES):
                self.edges.add(name)

    def token(self, column: int, row: int) -> str:
        """What is drawn there; beyond the drawing is outside too."""
        if 0 <= row < len(self.grid) and 0 <= column < len(self.grid[row]):
            return self.grid[row][column]
        return "#"

    @classmethod
    def from_text(cls, text: str) -> Drawing:
        return Sheet.from_text(text).drawing

    def in_reading_order(self, spaces: Iterable[str]) -> tuple[str, ...]:
        return tuple(sorted(spaces, key=self.spaces.index))


@dataclass
class Sheet:
    """One player's sheet. `last`: the spaces filled in the previous round."""

    drawing: Drawing
    marks: dict[str, str] = field(default_factory=dict)
    discoveries: list[Discovery] = field(default_factory=list)
    last: set[str] = field(default_factory=set)

    def __post_init__(self) -> None:
        if not self.marks:
            tokens = [token for row in self.drawing.grid for token in row if token in (".", "+")]
            self.marks = dict(zip(self.drawing.spaces, tokens, strict=True))

    @classmethod
    def from_text(cls, text: str) -> Sheet:
        """A `.sheet`, empty or filled, taken on trust."""
        adventure = ""
        rows: list[list[str]] = []
        discoveries: list[Discovery] = []
        for line in text.splitlines():
            if not line.strip() or line.startswith(";"):
                continue
            key, colon, value = line.partition(":")
            if key == "adventure":
                adventure = value.strip()
            elif key in DISCOVERIES:
                discoveries.append((key, tuple(value.split())))
            elif not colon:
                rows.append(line.split())
        empty = [[t if t in ("#", "~") else "+" if t.startswith("+") else "." for t in row] for row in rows]
        drawing = Drawing(adventure, empty)
        marks = [token for row in rows for token in row if token not in ("#", "~")]
        return cls(drawing, dict(zip(drawing.spaces, marks, strict=True)), discoveries)

    def copy(self) -> Sheet:
        return Sheet(self.drawing, dict(self.marks), list(self.discoveries), set(self.last))

    def tokens(self) -> list[list[str]]:
        marks = iter(self.marks[space] for space in self.drawing.spaces)
        return [[t if t in ("#", "~") else next(marks) for t in row] for row in self.drawing.grid]

    def holding(self, *marks: str) -> list[str]:
        """The spaces with one of these marks, in reading order."""
        return [space for space in self.drawing.spaces if self.marks[space] in marks]

    def numbers(self) -> dict[str, int]:
        """The written numbers, in reading order; one in a door counts like any other."""
        written = {space: self.marks[space].removeprefix("+") for space in self.drawing.spaces}
        return {space: int(mark) for space, mark in written.items() if mark.isdigit()}

    def near(self, space: str, others: Iterable[str]) -> bool:
        return any(other in self.drawing.adjacent[space] for other in others)

    def nines(self) -> list[str]:
        return [space for space, number in self.numbers().items() if number == 9]

    def is_full(self) -> bool:
        """Temple: all doorless spaces are filled. Valley: all spaces."""
        return not self.holding(".")
