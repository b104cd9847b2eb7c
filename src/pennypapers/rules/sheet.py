"""A player's sheet: what all adventures have in common."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, ClassVar, NamedTuple, Self

import numpy as np
from numpy.typing import NDArray

from pennypapers.refusals import Refusal
from pennypapers.rules.adventure import ADVENTURES, LEVELS, Adventure
from pennypapers.rules.dice import HIGHEST, Roll
from pennypapers.rules.score import Score
from pennypapers.rules.steps import Reveal
from pennypapers.rules.turn import Turn
from pennypapers.sheets import Layout

NUMBER_MARKS = {str(number): number for number in range(1, HIGHEST + 1)}
EMPTY = "."
HAZARD, CROSSED_HAZARD = HAZARD_MARKS = ("!", "x")


class PossibleDiscoveries(NamedTuple):
    """The discoveries of one kind that could be revealed: how many there are, and the best of them with the stars that
    each would bring."""

    how_many: int
    best: list[tuple[Reveal, int]]


class NearestDiscovery(NamedTuple):
    """The discovery of one kind that a sheet is nearest to: how many numbers it lacks, the stars of its kind, and its
    spaces, of which some may be empty. Without spaces there is none yet, and perhaps there cannot be one."""

    lacks: int
    stars: int
    spaces: tuple[str, ...]


class Sheet(ABC):
    """What one player has on paper. Marks are the tokens of a `.sheet` file.

    A sheet is a layout and a record that the compiled rules work on, in an array of one. What these rules say about the
    sheet is kept (`seen`), and so is the score. Whoever changes the record calls `changed`, and both are worked out
    again when they are needed.
    """

    dtype: ClassVar[np.dtype[np.void]]
    calls: ClassVar[Any]  # the module `calls` of the adventure, which has the same functions in each
    marks: ClassVar[tuple[str, ...]]  # the token of every mark, by the number that the mark has in `calls`

    def __init__(self, layout: Layout, records: NDArray[np.void] | None = None) -> None:
        self.layout = layout
        self.records = np.zeros(1, self.dtype) if records is None else records
        self._seen: list[int] | None = None
        self._scores: dict[bool, Score] = {}  # by `strict`

    def copy(self) -> Self:
        # This takes a fifth of the time of NumPy's own copy of a record, and every turn begins with a copy.
        records = np.ndarray(1, self.dtype, bytearray(self.records.tobytes()))
        twin = type(self)(self.layout, records)
        twin._seen, twin._scores = self._seen, self._scores
        return twin

    @property
    def record(self) -> np.void:
        return self.records[0]

    @property
    def seen(self) -> list[int]:
        """What the compiled rules say about the sheet as it is: figures at the indices that `calls` names."""
        if self._seen is None:
            seen = np.zeros(self.calls.SEEN, np.uint64)
            self.calls.see(self.layout.records, self.records, seen)
            self._seen = seen.tolist()
        return self._seen

    def changed(self) -> None:
        self._seen, self._scores = None, {}

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Sheet):
            return NotImplemented
        return self.layout == other.layout and self._content() == other._content()

    def _content(self) -> tuple[Any, ...]:
        """What is compared to find out whether two sheets are equal."""
        return self.tokens(), int(self.record["fresh"])

    __hash__ = None  # type: ignore[assignment]  # a sheet changes

    @property
    def adventure(self) -> Adventure:
        return ADVENTURES[self.layout.adventure]

    # What is on it

    def mark(self, space: str) -> str:
        """What stands in a space."""
        return self.tokens()[self.layout.number(space)]

    def tokens(self) -> list[str]:
        """What stands in every space, in reading order."""
        marks, begin = self.marks, self.calls.MARKS
        return [marks[mark] for mark in self.seen[begin : begin + len(self.layout.spaces)]]

    @abstractmethod
    def put(self, space: str, mark: str) -> None:
        """Draw a mark in an empty space, whether or not a turn could do so: for sheets that are read from a file.

        Marks that the adventure does not have are refused.
        """

    def check(self) -> None:  # noqa: B027  # `put` may have refused everything that there is to refuse
        """Refuse a sheet that no game could lead to (see formats.md)."""

    def check_header(self, key: str, value: str) -> None:
        """Refuse a header that not all adventures have: if this one does not, or if it is not true of the sheet."""
        raise Refusal("unknown-header", header=key, known="adventure, name, owner")

    def rows(self) -> list[list[str]]:
        """The tokens of the whole drawing, marks included, row by row."""
        rows = [list(row) for row in self.layout.rows]
        for (column, row), token in zip(self.layout.cells, self.tokens(), strict=True):
            rows[row][column] = token
        return rows

    # Discoveries, which most adventures don't have

    @property
    def discoveries(self) -> list[Reveal]:
        """The discoveries that were revealed, sorted by kind and then by first space."""
        return []

    def put_discovery(self, kind: str, spaces: tuple[str, ...]) -> None:
        """Mark a discovery, whether or not a turn could reveal it now, or refuse spaces that are no such discovery."""
        raise Refusal("unknown-discovery", kind=kind)

    def best_discoveries(self, most: int) -> dict[str, PossibleDiscoveries]:
        """For each kind the discoveries that bring most stars, at most so many of them."""
        return {}

    def nearest_discoveries(self) -> dict[str, NearestDiscovery]:
        """For each kind the discovery that lacks the fewest numbers."""
        return {}

    def why_no_discovery(self, spaces: tuple[str, ...]) -> dict[str, Refusal | None]:
        """For each kind of discovery the refusal of these spaces, with the first reason; None if they are one."""
        return {}

    # Playing

    @abstractmethod
    def turn(self, roll: Roll) -> Turn:
        """Begin a turn: a draft on a copy of this sheet."""

    def hazard_spaces(self, solo: bool) -> tuple[str, ...]:
        """Where a hazard may be drawn on this sheet."""
        return self.layout.names(self.calls.hazard_spaces(self.layout.records, self.records, solo))

    def hazard_beside(self, solo: bool) -> tuple[str, ...]:
        """The spaces that a hazard has to be drawn beside, which are those that the last round filled; none if that
        makes no difference."""
        if not solo or self.hazard_spaces(True) == self.hazard_spaces(False):
            return ()
        return self.layout.names(self.record["fresh"])

    @abstractmethod
    def why_no_hazard(self, space: str) -> Refusal:
        """The refusal of a hazard in a space that is not one of `hazard_spaces`: it names the rule."""

    def with_hazard(self, space: str, solo: bool) -> Self:
        """The sheet with a hazard drawn on it, or a refusal."""
        self.layout.number(space)
        if space not in self.hazard_spaces(solo):
            raise self.why_no_hazard(space)
        after = self.copy()
        self.calls.draw_hazard(after.records, self.layout.number(space))
        after.changed()
        return after

    # Ending

    @property
    def is_full(self) -> bool:
        """Whether this sheet ends the game."""
        return bool(self.seen[self.calls.FULL])

    @property
    def spaces_left(self) -> int:
        """How many spaces are to be filled before this sheet ends the game. Spaces that may stay empty have another
        mark."""
        begin = self.calls.MARKS
        return self.seen[begin : begin + len(self.layout.spaces)].count(self.marks.index(EMPTY))

    def finish(self, strict: bool) -> None:  # noqa: B027  # an adventure need not have anything to draw then
        """Draw what is drawn at the end of the game without any player. With `strict` only what players crossed out
        themselves is."""

    def stars_at_end(self, strict: bool) -> int:
        """What the sheet is worth if nothing more is written: its stars now, and what the end of the game adds."""
        return self.score(strict).stars

    def score(self, strict: bool = False) -> Score:
        if strict not in self._scores:
            self._scores[strict] = self._count(strict)
        return self._scores[strict]

    @abstractmethod
    def _count(self, strict: bool) -> Score:
        """The score of the sheet as it is."""

    def level_bounds(self) -> tuple[int, int, int]:
        """How many stars it takes with this sheet to be a Pathfinder, a Voyager and an Explorer."""
        hazards, each = self.level_allowance()
        pathfinder, voyager, explorer = (bound - hazards * each for bound in self.adventure.level_bounds)
        return pathfinder, voyager, explorer

    def level_allowance(self) -> tuple[int, int]:
        """How many hazards on this sheet lower the bounds of the levels, and by how much each of them does: 0 and 0 if
        none does."""
        each = self.adventure.level_allowance
        hazards = sum(token in HAZARD_MARKS for token in self.tokens()) if each else 0
        return (hazards, each) if hazards else (0, 0)

    def next_level(self, stars: int) -> tuple[str, int] | None:
        """The level above that of so many stars, and how many more it takes; None for the highest."""
        above = zip(LEVELS[1:], self.level_bounds(), strict=True)
        return next(((level, bound - stars) for level, bound in above if stars < bound), None)

    def level(self, stars: int) -> str:
        """The level that a solo player reaches with so many stars on this sheet."""
        return LEVELS[sum(stars >= bound for bound in self.level_bounds())]
