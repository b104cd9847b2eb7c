"""A player's sheet: the same few verbs for every adventure."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar, Self

import numpy as np
from numpy.typing import NDArray

from pennypapers.refusals import Refusal
from pennypapers.rules.dice import HIGHEST, Roll
from pennypapers.rules.score import Score
from pennypapers.rules.turn import Turn
from pennypapers.sheets import Layout

NUMBER_MARKS = {str(number): number for number in range(1, HIGHEST + 1)}
LEVELS = ("tourist", "pathfinder", "voyager", "explorer")


class Sheet(ABC):
    """What one player has on paper. Marks are the tokens of a `.sheet` file.

    A sheet is a layout and a record that the compiled rules work on, in an array of one. Whoever changes the record
    says so: what was seen on the sheet is asked for again then.
    """

    adventure: ClassVar[str]
    hazard: ClassVar[str]  # what the red die's special face draws
    dtype: ClassVar[np.dtype[np.void]]
    calls: ClassVar[Any]  # the adventure's module of that name: the same verbs in each
    marks: ClassVar[tuple[str, ...]]  # every mark by the number that `calls` gives it

    def __init__(self, layout: Layout, records: NDArray[np.void] | None = None) -> None:
        self.layout = layout
        self.records = np.zeros(1, self.dtype) if records is None else records
        self._seen: list[int] | None = None

    def copy(self) -> Self:
        # A fifth of what NumPy's own copy of a record costs, and every turn begins with one.
        records = np.ndarray(1, self.dtype, bytearray(self.records.tobytes()))
        twin = type(self)(self.layout, records)
        twin._seen = self._seen
        return twin

    @property
    def record(self) -> np.void:
        return self.records[0]

    @property
    def seen(self) -> list[int]:
        """What the compiled rules say of the sheet as it is; `calls` has the places."""
        if self._seen is None:
            seen = np.zeros(self.calls.SEEN, np.uint64)
            self.calls.see(self.layout.records, self.records, seen)
            self._seen = seen.tolist()
        return self._seen

    def changed(self) -> None:
        self._seen = None

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Sheet):
            return NotImplemented
        return self.layout == other.layout and self._content() == other._content()

    def _content(self) -> tuple[Any, ...]:
        """All that makes two sheets the same."""
        return self.tokens(), int(self.record["fresh"])

    __hash__ = None  # type: ignore[assignment]  # a sheet changes

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
        """Draw a mark in an empty space without asking whether a turn could: for sheets that were written down.

        Refused: marks that the adventure does not have.
        """

    @abstractmethod
    def check(self) -> None:
        """Refuse a sheet that cannot have come about (formats.md says which)."""

    def rows(self) -> list[list[str]]:
        """The whole drawing with its marks."""
        rows = [list(row) for row in self.layout.rows]
        for (column, row), token in zip(self.layout.cells, self.tokens(), strict=True):
            rows[row][column] = token
        return rows

    # Playing

    @abstractmethod
    def turn(self, roll: Roll) -> Turn:
        """Begin a turn: a draft on a copy of this sheet."""

    def hazard_spaces(self, solo: bool) -> tuple[str, ...]:
        """Where a hazard may be drawn on this sheet."""
        return self.layout.names(self.calls.hazard_spaces(self.layout.records, self.records, solo))

    def hazard_beside(self, solo: bool) -> tuple[str, ...]:
        """The spaces that a hazard has to be drawn beside: what the last round filled, if that rules out any space."""
        if not solo or self.hazard_spaces(True) == self.hazard_spaces(False):
            return ()
        return self.layout.names(self.record["fresh"])

    @abstractmethod
    def why_no_hazard(self, space: str) -> Refusal:
        """Which rule keeps a hazard from a space that is not one of `hazard_spaces`."""

    def with_hazard(self, space: str, solo: bool) -> Self:
        """The sheet after somebody drew a hazard on it, or a refusal."""
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

    @classmethod
    @abstractmethod
    def is_over(cls, sheets: Sequence[Sheet], rounds: int) -> bool:
        """Whether the game has ended after so many whole rounds."""

    @classmethod
    def last_round(cls, players: int) -> int | None:
        """The round after which the game ends in any case, if there is one."""
        return None

    @abstractmethod
    def finish(self, strict: bool) -> None:
        """Draw what the end of the game draws by itself."""

    @abstractmethod
    def score(self, strict: bool = False) -> Score: ...

    @abstractmethod
    def level_bounds(self) -> tuple[int, int, int]:
        """The fewest stars of a Pathfinder, a Voyager and an Explorer with this sheet."""

    def level(self, stars: int) -> str:
        """The solo level that so many stars make with this sheet."""
        return LEVELS[sum(stars >= bound for bound in self.level_bounds())]
