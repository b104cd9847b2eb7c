"""A turn under way: a draft made step by step, which changes nothing for anybody until it is committed."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from functools import cache
from typing import TYPE_CHECKING, NamedTuple, Self

from pennypapers.refusals import Refusal
from pennypapers.rules.dice import DICE_SETS, HIGHEST, PURPLE, Roll
from pennypapers.rules.steps import Build, Cross, Draw, Number, Pass, Step, Write

if TYPE_CHECKING:
    from pennypapers.rules.sheet import Sheet


class Choices(NamedTuple):
    """What the next step can be made of: any of the numbers in any of the spaces, any of the structures in any of the
    spaces, and any of the nines to cross out any of the crossable hazards. Where crossing out costs no number, the only
    nine is None."""

    numbers: tuple[Number, ...] = ()
    spaces: tuple[str, ...] = ()
    structures: tuple[str, ...] = ()
    nines: tuple[Number | None, ...] = ()
    crossable: tuple[str, ...] = ()
    may_pass: bool = False


class Turn(ABC):
    """`sheet` is a copy of the player's sheet with the steps so far. `spent` has the sets of dice (bits purple 1, green
    2, red 4) that these steps may have used: there are several if dice show equal faces, as steps name faces only."""

    def __init__(self, sheet: Sheet, roll: Roll) -> None:
        if roll.hazard:
            raise Refusal("hazard-round")
        if sheet.is_full:
            raise Refusal("game-over")
        self.before = sheet
        self.sheet = sheet.copy()
        self.roll = roll
        self.steps: list[Step] = []
        self.spent = frozenset({0})

    def play(self, step: Step) -> None:
        """Add a step, or refuse it and leave the turn as it was."""
        if isinstance(step, Draw):
            raise Refusal("no-hazard", space=step.space)
        self._play(step)
        self.steps.append(step)

    def play_all(self, steps: Iterable[Step]) -> Self:
        """Add steps one after another. If one is refused, those before it stay: they are the turn's `steps`."""
        for step in steps:
            self.play(step)
        return self

    @abstractmethod
    def _play(self, step: Step) -> None: ...

    def legal(self) -> list[Step]:
        """Every step that may come next, in an order that never changes."""
        return self.moves() + self.discoveries()

    @abstractmethod
    def choices(self) -> Choices:
        """What the legal steps are made of, without discoveries."""

    def moves(self) -> list[Step]:
        """The legal steps without discoveries, of which there can be thousands."""
        choices = self.choices()
        steps: list[Step] = [Write(number, space) for number in choices.numbers for space in choices.spaces]
        steps += [Build(structure, space) for structure in choices.structures for space in choices.spaces]
        steps += [Cross(space, nine) for nine in choices.nines for space in choices.crossable]
        return [*steps, Pass()] if choices.may_pass else steps

    def discoveries(self) -> list[Step]:
        """The discoveries that may be revealed as the next step."""
        return []

    @property
    def may_reveal(self) -> bool:
        """Whether a discovery may be the next step."""
        return False

    @abstractmethod
    def lacks(self) -> Refusal | None:
        """The refusal to commit this turn as it is, which says what is missing; None if it may be committed."""

    @abstractmethod
    def plainest(self) -> list[Step]:
        """The whole turn that the table plays if a player is away (rules.md, Leaving and stalling)."""

    @property
    def changeable_from(self) -> int:
        """How many steps stay when a player changes their mind about what is in pencil: what comes after them may be
        replaced by anything that was legal there. None of them do, unless an adventure says otherwise."""
        return 0

    @property
    def may_commit(self) -> bool:
        return self.lacks() is None

    def commit(self) -> Sheet:
        """The sheet after this turn, or a refusal that says what is missing."""
        missing = self.lacks()
        if missing:
            raise missing
        return self.sheet

    # Dice

    def numbers(self) -> tuple[Number, ...]:
        """Every number that can still be made; each way of naming its dice comes once, and numbers of Penny come
        last."""
        return _numbers(self.roll, self.spent)

    def spend(self, number: Number) -> frozenset[int]:
        """What `spent` is after making this number as well, or a refusal."""
        if number.penny:
            if not self.roll.penny:
                raise Refusal("penny-not-rolled")
            if not 1 <= number.penny <= HIGHEST:
                raise Refusal("penny-range", number=number.penny, limit=HIGHEST)
            return self.spend_set(PURPLE)
        dice = _sets_showing(self.roll, number.dice)
        if not dice:
            in_another_order = any(
                sorted(self.roll.faces(dice)) == sorted(number.dice)
                for dice in DICE_SETS
                if self.roll.total(dice)
            )
            raise Refusal("dice-order" if in_another_order else "not-rolled", dice=str(self.roll))
        return self.spend_set(*dice)

    def spend_set(self, *alternatives: int) -> frozenset[int]:
        """What `spent` is after using one of these sets of dice as well, or a refusal."""
        spent = frozenset(used | dice for used in self.spent for dice in alternatives if not used & dice)
        if not spent:
            raise Refusal("dice-spent", dice=str(self.roll))
        return spent

    def red_alone(self) -> Number:
        return Number(dice=(self.roll.red,))


@cache
def _sets_showing(roll: Roll, faces: tuple[int, ...]) -> tuple[int, ...]:
    """The sets of dice without a special face that show these faces, in this order."""
    return tuple(dice for dice in DICE_SETS if roll.total(dice) and roll.faces(dice) == faces)


@cache
def _numbers(roll: Roll, spent: frozenset[int]) -> tuple[Number, ...]:
    """Cached, as there are only 216 rolls and few ways to have spent their dice."""
    made = {
        roll.faces(dice): None
        for dice in DICE_SETS
        if roll.total(dice) and any(not used & dice for used in spent)
    }
    penny = roll.penny and any(not used & PURPLE for used in spent)
    return (
        *(Number(dice=faces) for faces in made),
        *(Number(penny=value) for value in range(1, HIGHEST + 1) if penny),
    )
