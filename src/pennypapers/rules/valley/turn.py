"""A Valley turn: numbers, a structure, snakes crossed out, in any order; at last perhaps a discovery."""

from __future__ import annotations

from pennypapers.refusals import Refusal
from pennypapers.rules.bits import NONE, bit, first
from pennypapers.rules.dice import GREEN, Roll
from pennypapers.rules.sheet import Sheet
from pennypapers.rules.steps import Build, Cross, Number, Pass, Reveal, Step, Write
from pennypapers.rules.turn import Choices, Turn
from pennypapers.rules.valley import finds, marks

STRUCTURES = ("hut", "statue", "mine")


class ValleyTurn(Turn):
    def __init__(self, sheet: Sheet, roll: Roll) -> None:
        super().__init__(sheet, roll)
        marks.begin_turn(self.sheet.record)

    def _open(self) -> tuple[str, ...]:
        layout = self.sheet.layout
        return layout.names(marks.open_spaces(layout.record, self.sheet.record))

    def _plans(self) -> tuple[str, ...]:
        """The structures that Dakota may still draw this turn."""
        if not self.roll.dakota or all(used & GREEN for used in self.spent):
            return ()
        undrawn = marks.undrawn(self.sheet.record)
        return tuple(name for number, name in enumerate(STRUCTURES) if undrawn & bit(number))

    @property
    def revealed(self) -> bool:
        return any(isinstance(step, Reveal) for step in self.steps)

    def _play(self, step: Step) -> None:
        if self.revealed:
            raise Refusal("reveal-once" if isinstance(step, Reveal) else "reveal-last")
        match step:
            case Write():
                spent = self.spend(step.number)
                marks.write(
                    self.sheet.layout.record, self.sheet.record, step.number.value, self._enter(step.space)
                )
                self.spent = spent
            case Build():
                self._build(step)
            case Cross():
                self._cross_out(step.space, step.number)
            case Reveal():
                self._reveal(step)
            case Pass():
                raise Refusal("cannot-pass")

    def _enter(self, space: str) -> int:
        """The number of a space that may be filled now, or a refusal."""
        number = self.sheet.layout.number(space)
        if space in self._open():
            return number
        if marks.empty(self.sheet.layout.record, self.sheet.record) & bit(number) == NONE:
            raise Refusal("space-taken", space=space)
        if marks.settled(self.sheet.record) == NONE:
            raise Refusal("first-on-edge", space=space)
        raise Refusal("not-beside", space=space)

    def _build(self, step: Build) -> None:
        if not self.roll.dakota:
            raise Refusal("dakota-not-rolled")
        if step.structure not in STRUCTURES:
            raise Refusal("unknown-structure", structure=step.structure)
        spent = self.spend_set(GREEN)
        structure = STRUCTURES.index(step.structure)
        if marks.undrawn(self.sheet.record) & bit(structure) == NONE:
            drawn = first(self.sheet.record["built"][structure])
            raise Refusal("structure-drawn", structure=step.structure, space=self.sheet.layout.spaces[drawn])
        marks.build(self.sheet.layout.record, self.sheet.record, structure, self._enter(step.space))
        self.spent = spent

    def _cross_out(self, space: str, number: Number | None) -> None:
        if number is None:
            raise Refusal("cross-needs-nine", space=space)
        spent = self.spend(number)
        if number.value != marks.CHARM:
            raise Refusal("not-nine", number=number.value)
        sheet = self.sheet.record
        snake = self.sheet.layout.number(space)
        if sheet["snakes"] & bit(snake) == NONE:
            raise Refusal("no-snake", space=space)
        if sheet["crossed"] & bit(snake) != NONE:
            raise Refusal("already-crossed", space=space)
        marks.cross_out(sheet, snake)
        self.spent = spent

    def _reveal(self, step: Reveal) -> None:
        if not self.steps:
            raise Refusal("reveal-too-early")
        reason = finds.why_not(self.sheet, step.kind, step.spaces)
        if reason:
            raise reason
        kind = finds.KIND_NAMES.index(step.kind)
        marks.reveal(self.sheet.record, kind, self.sheet.layout.mask(step.spaces))

    def choices(self) -> Choices:
        if self.revealed:
            return Choices()
        numbers = self.numbers()
        return Choices(
            numbers=numbers,
            spaces=self._open(),
            structures=self._plans(),
            nines=tuple(number for number in numbers if number.value == marks.CHARM),
            crossable=self.sheet.layout.names(marks.lurking(self.sheet.record)),
        )

    @property
    def may_reveal(self) -> bool:
        """After something was played, once a round."""
        return bool(self.steps) and not self.revealed

    def discoveries(self) -> list[Step]:
        return list(finds.possible(self.sheet)) if self.may_reveal else []

    def lacks(self) -> Refusal | None:
        return None if self.steps else Refusal("nothing-played")

    def plainest(self) -> list[Step]:
        return [Write(self.red_alone(), self._open()[0])]
