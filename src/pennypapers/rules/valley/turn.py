"""A turn in the Valley: numbers, a structure and crossed-out snakes in any order, and at the end perhaps a
discovery."""

from __future__ import annotations

from pennypapers.refusals import Refusal
from pennypapers.rules.bits import NONE, bit, first
from pennypapers.rules.dice import GREEN, Roll
from pennypapers.rules.sheet import Sheet
from pennypapers.rules.steps import Build, Cross, Number, Pass, Reveal, Step, Write
from pennypapers.rules.turn import Choices, Turn
from pennypapers.rules.valley import calls, finds, marks

STRUCTURES = ("hut", "statue", "mine")


class ValleyTurn(Turn):
    def __init__(self, sheet: Sheet, roll: Roll) -> None:
        super().__init__(sheet, roll)
        calls.begin_turn(self.sheet.records)

    def _plans(self) -> tuple[str, ...]:
        """The structures that Dakota may still draw this turn."""
        if not self.roll.dakota or all(used & GREEN for used in self.spent):
            return ()
        undrawn = self.sheet.seen[calls.UNDRAWN]
        return tuple(name for number, name in enumerate(STRUCTURES) if undrawn >> number & 1)

    @property
    def revealed(self) -> bool:
        return any(isinstance(step, Reveal) for step in self.steps)

    def _play(self, step: Step) -> None:
        if self.revealed:
            raise Refusal("reveal-once" if isinstance(step, Reveal) else "reveal-last")
        match step:
            case Write():
                spent = self.spend(step.number)
                calls.write(
                    self.sheet.layout.records, self.sheet.records, step.number.value, self._enter(step.space)
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
        self.sheet.changed()

    def _enter(self, space: str) -> int:
        """The number of a space that may be filled now, or a refusal."""
        number = self.sheet.layout.number(space)
        if self.sheet.seen[calls.OPEN] >> number & 1:
            return number
        if not self.sheet.seen[calls.EMPTY] >> number & 1:
            raise Refusal("space-taken", space=space)
        if not self.sheet.seen[calls.SETTLED]:
            raise Refusal("first-on-edge", space=space)
        raise Refusal("not-beside", space=space)

    def _build(self, step: Build) -> None:
        if not self.roll.dakota:
            raise Refusal("dakota-not-rolled")
        if step.structure not in STRUCTURES:
            raise Refusal("unknown-structure", structure=step.structure)
        spent = self.spend_set(GREEN)
        structure = STRUCTURES.index(step.structure)
        if not self.sheet.seen[calls.UNDRAWN] >> structure & 1:
            drawn = first(self.sheet.record["built"][structure])
            raise Refusal("structure-drawn", structure=step.structure, space=self.sheet.layout.spaces[drawn])
        calls.build(self.sheet.layout.records, self.sheet.records, structure, self._enter(step.space))
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
        calls.cross_out(self.sheet.records, snake)
        self.spent = spent

    def _reveal(self, step: Reveal) -> None:
        if not self.steps:
            raise Refusal("reveal-too-early")
        reason = finds.why_not(self.sheet, step.kind, step.spaces)
        if reason:
            raise reason
        kind = finds.KIND_NAMES.index(step.kind)
        calls.reveal(self.sheet.records, kind, self.sheet.layout.mask(step.spaces))

    def choices(self) -> Choices:
        if self.revealed:
            return Choices()
        numbers = self.numbers()
        return Choices(
            numbers=numbers,
            spaces=self.sheet.layout.names(self.sheet.seen[calls.OPEN]),
            structures=self._plans(),
            nines=tuple(number for number in numbers if number.value == marks.CHARM),
            crossable=self.sheet.layout.names(self.sheet.seen[calls.LURKING]),
        )

    @property
    def may_reveal(self) -> bool:
        """Whether a discovery may be the next step: once a turn, after at least one other step."""
        return bool(self.steps) and not self.revealed

    def discoveries(self) -> list[Step]:
        return list(finds.possible(self.sheet)) if self.may_reveal else []

    @property
    def changeable_from(self) -> int:
        """All but the discovery, which is the last step."""
        return len(self.steps) - self.revealed

    def lacks(self) -> Refusal | None:
        return None if self.steps else Refusal("nothing-played")

    def plainest(self) -> list[Step]:
        return [Write(self.red_alone(), self.sheet.layout.names(self.sheet.seen[calls.OPEN])[0])]
