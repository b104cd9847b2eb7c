"""The sheet of a player in the Valley."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from pennypapers.refusals import Refusal
from pennypapers.rules.bits import NONE
from pennypapers.rules.dice import Roll
from pennypapers.rules.score import Score, ScoreLine
from pennypapers.rules.sheet import NUMBER_MARKS, Sheet
from pennypapers.rules.steps import Reveal
from pennypapers.rules.valley import calls, finds, marks, stars
from pennypapers.rules.valley.playout import SOLO_ROUNDS
from pennypapers.rules.valley.turn import STRUCTURES, ValleyTurn

LETTERS = "HSM"  # the marks of the hut, the statue and the mine
LEVEL_BOUNDS = (90, 110, 130)  # the fewest stars of a Pathfinder, a Voyager and an Explorer
SNAKE_ALLOWANCE = 4  # each snake on the sheet, crossed out or not, lowers every level by so many stars


class ValleySheet(Sheet):
    adventure = "valley"
    hazard = "snake"
    dtype = marks.SHEET
    calls: ClassVar[Any] = calls
    marks = (".", *NUMBER_MARKS, "!", "x", *LETTERS)

    def put(self, space: str, mark: str) -> None:
        number = self.layout.number(space)
        if mark in ("!", "x"):
            calls.draw_hazard(self.records, number)
            if mark == "x":
                calls.cross_out(self.records, number)
        elif mark in NUMBER_MARKS:
            calls.write(self.layout.records, self.records, NUMBER_MARKS[mark], number)
        elif mark and mark in LETTERS:
            structure = LETTERS.index(mark)
            if self.record["built"][structure] != NONE:
                raise Refusal("structure-twice", structure=STRUCTURES[structure], space=space)
            calls.build(self.layout.records, self.records, structure, number)
        elif mark != ".":
            raise Refusal("bad-mark", mark=mark, space=space)
        self.changed()

    def put_discovery(self, kind: str, spaces: tuple[str, ...]) -> None:
        """Mark a discovery, whether or not a turn could reveal it now, or refuse spaces that are no such discovery."""
        reason = finds.why_not(self, kind, spaces)
        if reason:
            raise reason
        calls.reveal(self.records, finds.KIND_NAMES.index(kind), self.layout.mask(spaces))
        self.changed()

    def _content(self) -> tuple[Any, ...]:
        return *super()._content(), self.discoveries

    @property
    def discoveries(self) -> list[Reveal]:
        """The discoveries that were revealed, sorted by kind and then by first space."""
        count = int(self.record["finds"])
        found = zip(self.record["find_kind"][:count], self.record["find_spaces"][:count], strict=True)
        first_space_first = sorted(
            (int(kind), int(spaces) & -int(spaces), int(spaces)) for kind, spaces in found
        )
        return [
            Reveal(finds.KIND_NAMES[kind], self.layout.names(spaces)) for kind, _, spaces in first_space_first
        ]

    def check(self) -> None:
        """Nothing is left to check: structures and discoveries were checked when they were put on the sheet."""

    def turn(self, roll: Roll) -> ValleyTurn:
        return ValleyTurn(self, roll)

    def why_no_hazard(self, space: str) -> Refusal:
        return Refusal("space-taken" if self.mark(space) != "." else "hazard-not-beside", space=space)

    @classmethod
    def is_over(cls, sheets: Sequence[Sheet], rounds: int) -> bool:
        last = cls.last_round(len(sheets))
        return (last is not None and rounds >= last) or any(sheet.is_full for sheet in sheets)

    @classmethod
    def last_round(cls, players: int) -> int | None:
        return SOLO_ROUNDS if players == 1 else None

    def finish(self, strict: bool) -> None:
        """Nothing is drawn at the end of a game in the Valley."""

    def score(self, strict: bool = False) -> Score:
        seen, record = self.seen, self.record
        lines = [ScoreLine("full", stars.FULL_STARS, self.layout.spaces)] if self.is_full else []
        for find in self.discoveries:
            worth = int(stars.FIND_STARS[finds.KIND_NAMES.index(find.kind)])
            lines.append(ScoreLine(find.kind, worth, find.spaces))
        for number, name in enumerate(STRUCTURES):
            for site in self.layout.names(record["built"][number]):
                fed_by = self.layout.names(seen[calls.FEEDING + number])
                lines.append(ScoreLine(name, stars.FEED_STARS * len(fed_by), (site, *fed_by)))
        for space in self.layout.names(record["snakes"]):
            cost = seen[calls.BITES + self.layout.number(space)]
            lines.append(ScoreLine("snake", -cost, (space,)))
        return Score(tuple(lines), tie_break=seen[calls.STRUCTURE_STARS])

    def level_bounds(self) -> tuple[int, int, int]:
        allowance = SNAKE_ALLOWANCE * int(self.record["snakes"]).bit_count()
        pathfinder, voyager, explorer = (bound - allowance for bound in LEVEL_BOUNDS)
        return pathfinder, voyager, explorer
