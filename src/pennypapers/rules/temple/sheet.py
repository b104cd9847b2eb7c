"""A Temple sheet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

import numpy as np

from pennypapers.refusals import Refusal
from pennypapers.rules.bits import NONE
from pennypapers.rules.dice import HIGHEST, Roll
from pennypapers.rules.score import Score, ScoreLine
from pennypapers.rules.sheet import NUMBER_MARKS, Sheet
from pennypapers.rules.temple import marks, stars
from pennypapers.rules.temple.turn import TempleTurn


class TempleSheet(Sheet):
    adventure = "temple"
    hazard = "mummy"
    marks: ClassVar[Any] = marks

    def layers(self) -> list[tuple[str, int]]:
        doors = int(self.layout.record["doors"])
        mummies, crossed = int(self.record["mummies"]), int(self.record["crossed"])
        layers = [("!", mummies & ~crossed), ("x", crossed)]
        for number, spaces in enumerate(self.record["of"].tolist()):
            layers += [(str(number), spaces & ~doors), (f"+{number}", spaces & doors)]
        return layers

    def put(self, space: str, mark: str) -> None:
        number = self.layout.number(space)
        door = space in self.layout.doors
        if mark == ("+" if door else "."):
            return
        if mark in ("!", "x") and not door:
            marks.draw_hazard(self.record, number)
            if mark == "x":
                marks.cross_out(self.record, number)
        elif mark.removeprefix("+") in NUMBER_MARKS and mark.startswith("+") == door:
            marks.write(self.record, NUMBER_MARKS[mark.removeprefix("+")], number)
        else:
            raise Refusal("bad-mark", mark=mark, space=space)

    def check(self) -> None:
        upright = self.copy()
        upright.record["crossed"] = NONE
        beaten = self.layout.names(marks.beaten(self.layout.record, upright.record))
        for space in self.layout.names(self.record["crossed"]):
            if space not in beaten:
                raise Refusal("crossed-without-nine", space=space)

    def turn(self, roll: Roll) -> TempleTurn:
        return TempleTurn(self, roll)

    def why_no_hazard(self, space: str) -> Refusal:
        if space in self.layout.doors:
            return Refusal("hazard-on-door", space=space)
        if self.mark(space) != ".":
            return Refusal("space-taken", space=space)
        return Refusal("hazard-not-beside", space=space)

    @classmethod
    def is_over(cls, sheets: Sequence[Sheet], rounds: int) -> bool:
        return any(sheet.is_full for sheet in sheets)

    def finish(self, strict: bool) -> None:
        marks.finish(self.layout.record, self.record, strict)

    def score(self, strict: bool = False) -> Score:
        layout, record = self.layout.record, self.record
        path = np.zeros(HIGHEST, np.int64)
        length = stars.find_run(layout, record, path)
        lines = []
        if length:
            lines.append(ScoreLine("run", length, tuple(self.layout.spaces[i] for i in path[:length])))
        for number in range(1, HIGHEST + 1):
            group = stars.find_group(layout, record, number)
            if group != NONE:
                lines.append(ScoreLine("group", stars.GROUP_STARS, self.layout.names(group)))
        crossed = self.layout.names(stars.vanquished(layout, record, strict))
        for space in self.layout.names(record["mummies"]):
            worth = stars.MUMMY_STARS if space in crossed else -stars.MUMMY_STARS
            lines.append(ScoreLine("mummy", worth, (space,)))
        return Score(tuple(lines), tie_break=int(length))

    def level_bounds(self) -> tuple[int, int, int]:
        return 15, 25, 30
