"""A turn in the Temple: one number, and any mummies crossed out before or after it."""

from __future__ import annotations

from pennypapers.refusals import Refusal
from pennypapers.rules.bits import NONE, bit
from pennypapers.rules.dice import Roll
from pennypapers.rules.sheet import Sheet
from pennypapers.rules.steps import Cross, Pass, Step, Write
from pennypapers.rules.temple import calls
from pennypapers.rules.turn import Choices, Turn


class TempleTurn(Turn):
    def __init__(self, sheet: Sheet, roll: Roll) -> None:
        super().__init__(sheet, roll)
        calls.begin_turn(self.sheet.records)
        self.nowhere = roll.dakota and not self._open()  # the lockpick shows and no door is empty

    def _open(self) -> int:
        """The mask of the spaces where the number may go."""
        return int(calls.open_spaces(self.sheet.layout.records, self.sheet.records, self.roll.number))

    @property
    def written(self) -> bool:
        return 0 not in self.spent  # every number takes dice, and nothing else does

    @property
    def passed(self) -> bool:
        return Pass() in self.steps

    def _play(self, step: Step) -> None:
        if self.passed:
            raise Refusal("pass-alone")
        match step:
            case Write():
                self._write(step)
            case Cross(number=None):
                self._cross_out(step.space)
            case Pass():
                if not self.nowhere:
                    raise Refusal("cannot-pass")
                if self.steps:
                    raise Refusal("pass-alone")
            case _:
                raise Refusal("valley-step")

    def _write(self, step: Write) -> None:
        if self.written:
            raise Refusal("one-number")
        spent = self.spend(step.number)
        number = self.sheet.layout.number(step.space)
        if not self._open() >> number & 1:
            raise self._why_closed(step.space, number)
        calls.write(self.sheet.records, step.number.value, number)
        self.sheet.changed()
        self.spent = spent

    def _why_closed(self, space: str, number: int) -> Refusal:
        if self.nowhere:
            return Refusal("no-door-left", space=space)
        if not self.sheet.seen[calls.EMPTY] >> number & 1:
            return Refusal("space-taken", space=space)
        return Refusal("needs-door" if self.roll.dakota else "door-locked", space=space)

    def _cross_out(self, space: str) -> None:
        sheet = self.sheet.record
        mummy = self.sheet.layout.number(space)
        if sheet["mummies"] & bit(mummy) == NONE:
            raise Refusal("no-mummy", space=space)
        if sheet["crossed"] & bit(mummy) != NONE:
            raise Refusal("already-crossed", space=space)
        if not self.sheet.seen[calls.BEATEN] >> mummy & 1:
            raise Refusal("no-nine-beside", space=space)
        calls.cross_out(self.sheet.records, mummy)
        self.sheet.changed()

    def choices(self) -> Choices:
        if self.passed:
            return Choices()
        return Choices(
            numbers=() if self.written else self.numbers(),
            spaces=() if self.written else self.sheet.layout.names(self._open()),
            nines=(None,),
            crossable=self.sheet.layout.names(self.sheet.seen[calls.BEATEN]),
            may_pass=self.nowhere and not self.steps,
        )

    def lacks(self) -> Refusal | None:
        if self.nowhere:
            return None if self.steps else Refusal("pass-missing")
        return None if self.written else Refusal("number-missing")

    def plainest(self) -> list[Step]:
        return (
            [Pass()] if self.nowhere else [Write(self.red_alone(), self.sheet.layout.names(self._open())[0])]
        )
