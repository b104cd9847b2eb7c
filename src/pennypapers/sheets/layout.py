"""A layout: the empty drawing that everybody at a table plays on, and which of its spaces are adjacent."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import compress

import numpy as np
from numpy.typing import NDArray

from pennypapers.refusals import Refusal
from pennypapers.sheets.spaces import space_name

MAX_SIDE = 16
MIN_SPACES, MAX_SPACES = 8, 64  # a set of spaces is one 64-bit mask
MIN_DOORLESS = 4

OUTSIDE, LAKE, SPACE, DOOR = "#", "~", ".", "+"

# What the compiled rules know about a layout. Spaces are numbered in reading order; bit i of a mask is space i.
LAYOUT = np.dtype(
    [
        ("count", np.int64),
        ("spaces", np.uint64),
        ("doors", np.uint64),
        ("edge", np.uint64),  # the spaces beside an outside place or the end of the drawing
        ("near", np.uint64, (MAX_SPACES + 1,)),  # the up to 8 spaces adjacent to each; the last is empty
        ("tees", np.uint64, (MAX_SPACES, 4)),  # the T shapes by their middle space; 0 where one does not fit
    ]
)

_TRUE_OR_NOT = bytes.maketrans(b"01", b"\0\1")  # turns the binary digits of a mask into booleans
_ORTHOGONAL = ((0, -1), (1, 0), (0, 1), (-1, 0))
_AROUND = tuple((x, y) for y in (-1, 0, 1) for x in (-1, 0, 1) if (x, y) != (0, 0))


@dataclass(frozen=True)
class Layout:
    """Rows of tokens, as in a `.sheet` file: `#` outside, `~` a lake, `.` a space, `+` a door."""

    adventure: str
    name: str
    rows: tuple[tuple[str, ...], ...]

    def __post_init__(self) -> None:
        _check_size(self)

    @cached_property
    def cells(self) -> tuple[tuple[int, int], ...]:
        """Column and row of every space, in reading order."""
        return tuple(self._find(SPACE, DOOR))

    @cached_property
    def spaces(self) -> tuple[str, ...]:
        """The names of all spaces, in reading order."""
        return tuple(space_name(column, row) for column, row in self.cells)

    @cached_property
    def empty_tokens(self) -> tuple[str, ...]:
        """What stands in every space when nothing is written, in reading order."""
        return tuple(self.token(column, row) for column, row in self.cells)

    @cached_property
    def drawing(self) -> str:
        """The rows as they are in a `.sheet` file, with a `%s` in place of the token of every space.

        Tokens are left-justified to a width of 2 with one blank between them; after the last one of a row there are no
        blanks.
        """
        lines = []
        for row in self.rows:
            places = ["%-2s" if token in (SPACE, DOOR) else f"{token:<2}" for token in row]
            lines.append(" ".join([*places[:-1], "%s" if places[-1] == "%-2s" else places[-1].rstrip()]))
        return "\n".join(lines)

    @cached_property
    def doors(self) -> tuple[str, ...]:
        return tuple(space_name(column, row) for column, row in self._find(DOOR))

    @cached_property
    def pieces(self) -> tuple[tuple[str, ...], ...]:
        """The connected pieces of the drawing, each with its spaces; most drawings are a single piece."""
        near = [int(neighbours) for neighbours in self.record["near"]]
        left = int(self.record["spaces"])
        found = []
        while left:
            piece, grown = 0, left & -left
            while piece != grown:
                piece = grown
                for space in range(len(self.spaces)):
                    grown |= near[space] if piece >> space & 1 else 0
            found.append(self.names(piece))
            left &= ~piece
        return tuple(found)

    @cached_property
    def records(self) -> NDArray[np.void]:
        """The layout as compiled rules read it, in an array of one."""
        return _records(self)

    @property
    def record(self) -> np.void:
        return self.records[0]  # type: ignore[no-any-return]

    @cached_property
    def _numbers(self) -> dict[str, int]:
        return {name: number for number, name in enumerate(self.spaces)}

    def number(self, space: str) -> int:
        """The number of the space with this name, or a refusal if the layout has no such space."""
        try:
            return self._numbers[space]
        except KeyError:
            raise Refusal("no-such-space", space=space) from None

    def mask(self, spaces: tuple[str, ...]) -> np.uint64:
        return np.uint64(sum(1 << self.number(space) for space in spaces))

    def names(self, mask: np.uint64 | int) -> tuple[str, ...]:
        """The names of the spaces of a mask, in reading order."""
        if not mask:
            return ()
        bits = f"{int(mask):b}"[::-1].encode().translate(_TRUE_OR_NOT)
        return tuple(compress(self.spaces, bits))

    def token(self, column: int, row: int) -> str:
        """The token at a place of the drawing; `#`, outside, for any place beyond its edges."""
        if 0 <= row < len(self.rows) and 0 <= column < len(self.rows[row]):
            return self.rows[row][column]
        return OUTSIDE

    def _find(self, *tokens: str) -> Iterator[tuple[int, int]]:
        for row, line in enumerate(self.rows):
            for column, token in enumerate(line):
                if token in tokens:
                    yield column, row


def _check_size(layout: Layout) -> None:
    width = max((len(row) for row in layout.rows), default=0)
    if len(layout.rows) > MAX_SIDE:
        raise Refusal("too-many-rows", rows=len(layout.rows), limit=MAX_SIDE)
    if width > MAX_SIDE:
        raise Refusal("too-many-columns", columns=width, limit=MAX_SIDE)
    if len(layout.cells) > MAX_SPACES:
        raise Refusal("too-many-spaces", spaces=len(layout.cells), limit=MAX_SPACES)
    if len(layout.cells) < MIN_SPACES:
        raise Refusal("too-few-spaces", spaces=len(layout.cells), limit=MIN_SPACES)
    doorless = len(layout.cells) - len(layout.doors)
    if doorless < MIN_DOORLESS:
        raise Refusal("too-few-doorless", spaces=doorless, limit=MIN_DOORLESS)


def _records(layout: Layout) -> NDArray[np.void]:
    number = {cell: number for number, cell in enumerate(layout.cells)}

    def mask(cells: list[tuple[int, int]]) -> int:
        return sum(1 << number[cell] for cell in cells if cell in number)

    records = np.zeros(1, LAYOUT)
    record = records[0]
    record["count"] = len(number)
    record["spaces"] = mask(list(number))
    record["doors"] = mask([cell for cell in number if layout.token(*cell) == DOOR])
    record["edge"] = mask(
        [(x, y) for x, y in number if any(layout.token(x + i, y + j) == OUTSIDE for i, j in _ORTHOGONAL)]
    )
    for (x, y), middle in number.items():
        record["near"][middle] = mask([(x + i, y + j) for i, j in _AROUND])
        for turned, (i, j) in enumerate(_ORTHOGONAL):
            # Three spaces in a row, across the direction (i, j), of which this is the middle, and one beside it in that
            # direction.
            tee = [(x, y), (x + i, y + j), (x + j, y + i), (x - j, y - i)]
            if all(cell in number for cell in tee):
                record["tees"][middle, turned] = mask(tee)
    return records
