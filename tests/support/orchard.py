"""A third adventure, made for the tests alone: it shows what a new one needs, and that nothing else has to know it.

A turn writes one number in an empty space; in the orchard the green die's special face does nothing. Frost is the
hazard: it takes a space and costs nothing. A number from 10 on is ripe and worth two stars. The game ends when a sheet
is full, and alone after 12 rounds.
"""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from pennypapers.refusals import Refusal
from pennypapers.rules import Adventure, Pass, Roll, Score, ScoreLine, Sheet, Step, Turn, Write
from pennypapers.rules.dice import HIGHEST, IS_HAZARD, NUMBER_COUNT, NUMBERS, ROLLS
from pennypapers.rules.randomness import below
from pennypapers.rules.sheet import NUMBER_MARKS
from pennypapers.rules.turn import Choices
from pennypapers.sheets import MAX_SPACES, Layout

Records = NDArray[np.void]

RIPE = 10
RIPE_STARS = 2
SOLO_ROUNDS = 12
FROST = HIGHEST + 1  # the number of its mark, after those of the numbers

# `marks` has the mark in each space by its number, 0 for nothing, and `fresh` the space that the last round filled.
SHEET = np.dtype([("marks", np.uint64, (MAX_SPACES,)), ("fresh", np.uint64)])

FULL, EMPTY, MARKS = range(3)


def _empty(layouts: Records, sheets: Records) -> int:
    marks = sheets[0]["marks"][: int(layouts[0]["count"])]
    return sum(1 << space for space, mark in enumerate(marks) if not mark)


def _see(layouts: Records, sheets: Records, seen: NDArray[np.uint64]) -> None:
    seen[EMPTY] = _empty(layouts, sheets)
    seen[FULL] = not seen[EMPTY]
    seen[MARKS:] = sheets[0]["marks"]


def _hazard_spaces(layouts: Records, sheets: Records, solo: bool) -> int:
    return _empty(layouts, sheets)


def _fill(sheets: Records, space: int, mark: int) -> None:
    sheets[0]["marks"][space] = mark
    sheets[0]["fresh"] = 1 << space


def _draw_hazard(sheets: Records, space: int) -> None:
    _fill(sheets, space, FROST)


class OrchardTurn(Turn):
    def _play(self, step: Step) -> None:
        if not isinstance(step, Write):
            raise Refusal("cannot-pass" if isinstance(step, Pass) else "valley-step")
        if self.steps:
            raise Refusal("one-number")
        spent = self.spend(step.number)
        space = self.sheet.layout.number(step.space)
        if not self.sheet.seen[EMPTY] >> space & 1:
            raise Refusal("space-taken", space=step.space)
        _fill(self.sheet.records, space, step.number.value)
        self.sheet.changed()
        self.spent = spent

    def choices(self) -> Choices:
        if self.steps:
            return Choices()
        return Choices(self.numbers(), self.sheet.layout.names(self.sheet.seen[EMPTY]))

    def lacks(self) -> Refusal | None:
        return None if self.steps else Refusal("number-missing")

    def plainest(self) -> list[Step]:
        return [Write(self.red_alone(), self.sheet.layout.names(self.sheet.seen[EMPTY])[0])]


class OrchardSheet(Sheet):
    dtype = SHEET
    marks = (".", *NUMBER_MARKS, "!")
    calls: ClassVar[Any] = SimpleNamespace(
        FULL=FULL,
        MARKS=MARKS,
        SEEN=MARKS + MAX_SPACES,
        see=_see,
        hazard_spaces=_hazard_spaces,
        draw_hazard=_draw_hazard,
    )

    def put(self, space: str, mark: str) -> None:
        if mark not in self.marks:
            raise Refusal("bad-mark", mark=mark, space=space)
        if mark != ".":
            _fill(self.records, self.layout.number(space), self.marks.index(mark))
            self.changed()

    def turn(self, roll: Roll) -> OrchardTurn:
        return OrchardTurn(self, roll)

    def why_no_hazard(self, space: str) -> Refusal:
        return Refusal("space-taken", space=space)

    def _count(self, strict: bool) -> Score:
        tokens = zip(self.layout.spaces, self.tokens(), strict=True)
        ripe = [(space, NUMBER_MARKS[token]) for space, token in tokens if NUMBER_MARKS.get(token, 0) >= RIPE]
        lines = tuple(ScoreLine("ripe", RIPE_STARS, (space,), number) for space, number in ripe)
        return Score(lines, tie_break=max((number for _, number in ripe), default=0))


def _play_random_games(
    layout: Layout,
    records: NDArray[np.void],
    generators: NDArray[np.uint64],
    uniform_discoveries: bool,
    results: NDArray[np.int64],
) -> None:
    for game in range(len(records)):
        generator = generators[game : game + 1]
        sheet = OrchardSheet(layout, records[game : game + 1])
        rounds = 0
        while not ORCHARD.is_over([sheet], rounds):
            roll = below(generator, ROLLS)
            number = FROST if IS_HAZARD[roll] else NUMBERS[roll, below(generator, NUMBER_COUNT[roll])]
            empty = layout.names(sheet.seen[EMPTY])
            _fill(sheet.records, layout.number(empty[below(generator, len(empty))]), int(number))
            sheet.changed()
            rounds += 1
        results[game] = sheet.score().stars, rounds, rounds


ORCHARD = Adventure(
    name="orchard",
    hazard="frost",
    sheet=OrchardSheet,
    play_random_games=_play_random_games,
    star_rules=("ripe",),
    firsts=("ripe",),
    level_bounds=(4, 8, 12),
    level_allowance=1,
    last_round_alone=SOLO_ROUNDS,
    one_number=True,
)
