"""The sheet of a player in the Valley."""

from __future__ import annotations

from typing import Any, ClassVar

from pennypapers.refusals import Refusal
from pennypapers.rules.bits import NONE
from pennypapers.rules.dice import Roll
from pennypapers.rules.score import Score, ScoreLine
from pennypapers.rules.sheet import NUMBER_MARKS, NearestDiscovery, PossibleDiscoveries, Sheet
from pennypapers.rules.steps import Reveal
from pennypapers.rules.valley import calls, finds, marks, stars
from pennypapers.rules.valley.turn import STRUCTURES, ValleyTurn

MARK_OF_STRUCTURE = {"hut": "H", "statue": "S", "mine": "M"}
STRUCTURE_OF_MARK = {mark: structure for structure, mark in MARK_OF_STRUCTURE.items()}


class ValleySheet(Sheet):
    dtype = marks.SHEET
    calls: ClassVar[Any] = calls
    marks = (".", *NUMBER_MARKS, "!", "x", *STRUCTURE_OF_MARK)

    def put(self, space: str, mark: str) -> None:
        number = self.layout.number(space)
        if mark in ("!", "x"):
            calls.draw_hazard(self.records, number)
            if mark == "x":
                calls.cross_out(self.records, number)
        elif mark in NUMBER_MARKS:
            calls.write(self.layout.records, self.records, NUMBER_MARKS[mark], number)
        elif mark in STRUCTURE_OF_MARK:
            structure = STRUCTURES.index(STRUCTURE_OF_MARK[mark])
            if self.record["built"][structure] != NONE:
                raise Refusal("structure-twice", structure=STRUCTURES[structure], space=space)
            calls.build(self.layout.records, self.records, structure, number)
        elif mark != ".":
            raise Refusal("bad-mark", mark=mark, space=space)
        self.changed()

    def put_discovery(self, kind: str, spaces: tuple[str, ...]) -> None:
        reason = finds.why_not(self, kind, spaces)
        if reason:
            raise reason
        calls.reveal(self.records, finds.KIND_NAMES.index(kind), self.layout.mask(spaces))
        self.changed()

    def _content(self) -> tuple[Any, ...]:
        return *super()._content(), self.discoveries

    @property
    def discoveries(self) -> list[Reveal]:
        count = int(self.record["finds"])
        found = zip(self.record["find_kind"][:count], self.record["find_spaces"][:count], strict=True)
        first_space_first = sorted(
            (int(kind), int(spaces) & -int(spaces), int(spaces)) for kind, spaces in found
        )
        return [
            Reveal(finds.KIND_NAMES[kind], self.layout.names(spaces)) for kind, _, spaces in first_space_first
        ]

    def best_discoveries(self, most: int) -> dict[str, PossibleDiscoveries]:
        return finds.best_of_each(self, most)

    def nearest_discoveries(self) -> dict[str, NearestDiscovery]:
        return finds.nearest_of_each(self)

    def why_no_discovery(self, spaces: tuple[str, ...]) -> dict[str, Refusal | None]:
        return {kind: finds.why_not(self, kind, spaces) for kind in finds.KIND_NAMES}

    def check_header(self, key: str, value: str) -> None:
        there = int(self.record["snakes"]).bit_count()
        if value != str(there):
            raise Refusal("wrong-snakes", said=value, there=there)

    def turn(self, roll: Roll) -> ValleyTurn:
        return ValleyTurn(self, roll)

    def why_no_hazard(self, space: str) -> Refusal:
        return Refusal("space-taken" if self.mark(space) != "." else "hazard-not-beside", space=space)

    def _count(self, strict: bool) -> Score:
        seen, record = self.seen, self.record
        lines = [ScoreLine("full", stars.FULL_STARS, self.layout.spaces)] if self.is_full else []
        for find in self.discoveries:
            worth = int(stars.FIND_STARS[finds.KIND_NAMES.index(find.kind)])
            number = int(self.mark(find.spaces[0])) if find.kind == "town" else None
            lines.append(ScoreLine(find.kind, worth, find.spaces, number))
        for number, name in enumerate(STRUCTURES):
            for site in self.layout.names(record["built"][number]):
                fed_by = self.layout.names(seen[calls.FEEDING + number])
                lines.append(ScoreLine(name, stars.FEED_STARS * len(fed_by), (site, *fed_by)))
        for space in self.layout.names(record["snakes"]):
            cost = seen[calls.BITES + self.layout.number(space)]
            lines.append(ScoreLine("snake", -cost, (space,)))
        return Score(tuple(lines), tie_break=seen[calls.STRUCTURE_STARS])
