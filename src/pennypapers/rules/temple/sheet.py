"""The sheet of a player in the Temple."""

from __future__ import annotations

from typing import Any, ClassVar

from pennypapers.refusals import Refusal
from pennypapers.rules.bits import NONE
from pennypapers.rules.dice import Roll
from pennypapers.rules.score import Score, ScoreLine
from pennypapers.rules.sheet import NUMBER_MARKS, Sheet
from pennypapers.rules.temple import calls, marks, stars
from pennypapers.rules.temple.turn import TempleTurn


class TempleSheet(Sheet):
    dtype = marks.SHEET
    calls: ClassVar[Any] = calls
    marks = (".", *NUMBER_MARKS, "!", "x", "+", *(f"+{number}" for number in NUMBER_MARKS))

    def put(self, space: str, mark: str) -> None:
        number = self.layout.number(space)
        door = space in self.layout.doors
        if mark == ("+" if door else "."):
            return
        if mark in ("!", "x") and not door:
            calls.draw_hazard(self.records, number)
            if mark == "x":
                calls.cross_out(self.records, number)
        elif mark.removeprefix("+") in NUMBER_MARKS and mark.startswith("+") == door:
            calls.write(self.records, NUMBER_MARKS[mark.removeprefix("+")], number)
        else:
            raise Refusal("bad-mark", mark=mark, space=space)
        self.changed()

    def check(self) -> None:
        upright = self.copy()
        upright.record["crossed"] = NONE
        upright.changed()
        beaten = self.layout.names(upright.seen[calls.BEATEN])
        for space in self.layout.names(self.record["crossed"]):
            if space not in beaten:
                raise Refusal("crossed-without-nine", space=space)

    def check_header(self, key: str, value: str) -> None:
        raise Refusal("snakes-in-temple")

    def turn(self, roll: Roll) -> TempleTurn:
        return TempleTurn(self, roll)

    def why_no_hazard(self, space: str) -> Refusal:
        if space in self.layout.doors:
            return Refusal("hazard-on-door", space=space)
        if self.mark(space) != ".":
            return Refusal("space-taken", space=space)
        return Refusal("hazard-not-beside", space=space)

    def why_no_discovery(self, spaces: tuple[str, ...]) -> dict[str, Refusal | None]:
        raise Refusal("valley-step")

    def finish(self, strict: bool) -> None:
        calls.finish(self.layout.records, self.records, strict)
        self.changed()

    def stars_at_end(self, strict: bool) -> int:
        now = self.score(strict).stars
        if strict or self.is_full:
            return now
        still_about = self.seen[calls.BEATEN].bit_count()
        return now + 2 * stars.MUMMY_STARS * still_about

    def _count(self, strict: bool) -> Score:
        seen, spaces = self.seen, self.layout.spaces
        length = seen[calls.RUN_LENGTH]
        lines = []
        if length:
            run = tuple(spaces[number] for number in seen[calls.RUN : calls.RUN + length])
            lines.append(ScoreLine("run", length, run))
        for number, group in enumerate(seen[calls.GROUPS : calls.MARKS], 1):
            if group:
                lines.append(ScoreLine("group", stars.GROUP_STARS, self.layout.names(group), number))
        if seen[calls.MUMMIES]:
            crossed = self.layout.names(seen[calls.CROSSED if strict else calls.CROSSED_BY_ITSELF])
            for space in self.layout.names(seen[calls.MUMMIES]):
                worth = stars.MUMMY_STARS if space in crossed else -stars.MUMMY_STARS
                lines.append(ScoreLine("mummy", worth, (space,)))
        return Score(tuple(lines), tie_break=length)
