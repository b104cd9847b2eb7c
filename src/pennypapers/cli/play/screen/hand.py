"""The dice that a player has taken up, and what pressing a die, a number or a space leads to. No rule of the game is
in here: the host says which numbers there are and where they may go."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from pennypapers.notation import read_step
from pennypapers.rules import Adventure, Build, Cross, Draw, Reveal, Roll, Write
from pennypapers.rules.dice import SPECIAL
from pennypapers.server.messages.answers import DraftAnswer, Legal, Way

PASS = "-"
PENNY, DAKOTA = 0, 1


@dataclass(frozen=True)
class Hand:
    """The dice that are taken up, as 0 purple, 1 green, 2 red. Penny and Dakota are never taken up with others."""

    dice: tuple[int, ...] = ()
    penny: int = 0
    structure: str = ""


@dataclass(frozen=True)
class Effect:
    """What pressing something leads to: the hand afterwards, and either the steps that the draft gets (`steps`), or
    steps that are not legal, for which the host is asked the reason (`why`)."""

    hand: Hand
    steps: tuple[str, ...] | None = None
    why: tuple[str, ...] | None = None


@dataclass(frozen=True)
class HandTurn:
    """A turn under way. `base` is what was legal before the step that may still be replaced: the number, in an
    adventure where a turn writes a single one, else the discovery. It is None in a hazard round."""

    adventure: Adventure
    roll: Roll
    draft: DraftAnswer
    base: Legal | None
    hand: Hand = Hand()

    @property
    def is_hazard(self) -> bool:
        return self.base is None

    @property
    def steps(self) -> tuple[str, ...]:
        return tuple(self.draft.steps)

    @property
    def numbers(self) -> tuple[Way, ...]:
        return self.base.numbers if self.base else ()

    @property
    def written(self) -> str:
        """The step of the number in pencil, where a turn writes a single one, so that another number replaces it."""
        if not self.adventure.one_number:
            return ""
        return next((step for step in self.steps if isinstance(read_step(step), Write)), "")

    @property
    def revealed(self) -> str:
        return next((step for step in self.steps if is_reveal(step)), "")

    @property
    def way(self) -> Way | None:
        """The number that the dice in hand make, as the host lists it."""
        if self.hand.dice == (PENNY,) and self._is_special(PENNY):
            text = f"P={self.hand.penny}"
        else:
            text = "+".join(str(self.roll[die]) for die in self.hand.dice)
        return next((way for way in self.numbers if way.text == text), None)

    @property
    def what(self) -> str:
        """What would be written in a space: the text before the `@` of the step."""
        if self.way:
            return self.way.text
        if self.hand.structure and self.base and self.hand.structure in self.base.structures:
            return f"D={self.hand.structure}"
        return self.written.partition("@")[0]

    @property
    def inviting(self) -> frozenset[str]:
        """The spaces that may be pressed now."""
        if self.base is None:
            return frozenset(self.draft.hazard_spaces or ())
        return frozenset(self.base.spaces) if self._may_write else frozenset()

    @property
    def _may_write(self) -> bool:
        return bool(self.what) or self.adventure.one_number

    @property
    def crossable(self) -> frozenset[str]:
        """The hazards that may be crossed out now."""
        if self.base is None:
            return frozenset()
        if self.adventure.one_number:
            legal = self.draft.legal
            return frozenset(legal.crossable) if legal else frozenset()
        nine = self.way is not None and self.way in self.base.nines
        return frozenset(self.base.crossable) if nine else frozenset()

    @property
    def spent(self) -> frozenset[int]:
        """The dice that the steps so far have used; of dice with equal faces the first. None where a turn writes a
        single number, as that may still be replaced."""
        spent: set[int] = set()
        if self.adventure.one_number:
            return frozenset()
        for step in map(read_step, self.steps):
            faces: Sequence[int] = ()
            if isinstance(step, Write | Cross) and step.number is not None:
                faces = step.number.dice or (SPECIAL,)
                places = [PENNY] if not step.number.dice else range(3)
            elif isinstance(step, Build):
                faces, places = (SPECIAL,), [DAKOTA]
            for face in faces:
                spent |= {next((p for p in places if self.roll[p] == face and p not in spent), -1)}
        return frozenset(spent - {-1})

    def _is_special(self, die: int) -> bool:
        return self.roll[die] == SPECIAL

    # What can be pressed

    def press_die(self, die: int) -> Effect:
        """Take up a die or put it down. It is added to those in the hand only if the host lists their sum."""
        if self.base is None or die in self.spent:
            return Effect(self.hand)
        held = self.hand.dice
        if die in held:
            return self._changed(Hand(tuple(other for other in held if other != die)))
        alone = Hand((die,))
        if die == DAKOTA and self._is_special(die):
            if not self.adventure.structures:
                return Effect(self.hand)  # the lockpick is no number
            only = self.base.structures[0] if len(self.base.structures) == 1 else ""
            return Effect(Hand((die,), structure=only))
        if self._is_special(die) or any(self._is_special(other) for other in held):
            return self._changed(alone)
        together = Hand(tuple(sorted((*held, die))))
        return self._changed(together if replace(self, hand=together).way else alone)

    def press_number(self, value: int) -> Effect:
        """Take up the fewest dice that make a number; or Penny, if she is taken up already or no dice make it."""
        ways = [way for way in self.numbers if way.value == value]
        penny = next((way for way in ways if way.text.startswith("P=")), None)
        summed = min((way for way in ways if way is not penny), key=lambda way: len(way.text), default=None)
        penny_is_up = self.hand.dice == (PENNY,) and self._is_special(PENNY)
        if penny and (penny_is_up or summed is None):
            return self._changed(Hand((PENNY,), penny=value))
        if summed is None:
            return Effect(self.hand)
        return self._changed(Hand(self._dice_of(summed)))

    def _dice_of(self, way: Way) -> tuple[int, ...]:
        free = [die for die in range(3) if die not in self.spent]
        dice = []
        for face in way.text.split("+"):
            die = next((die for die in free if str(self.roll[die]) == face), None)
            if die is not None:
                free.remove(die)
                dice.append(die)
        return tuple(sorted(dice))

    def press_structure(self, structure: str) -> Effect:
        return Effect(Hand((DAKOTA,), structure=structure))

    def _changed(self, hand: Hand) -> Effect:
        """The effect of another hand: its number replaces the one in pencil, if there is one."""
        after = replace(self, hand=hand)
        if self.written and after.way:
            space = self.written.partition("@")[2]
            return Effect(hand, self._with_number(f"{after.way.text}@{space}"))
        return Effect(hand)

    def press_space(self, space: str) -> Effect:
        if self.base is None:
            return self._press_hazard(space)
        there = self._in_pencil(space)
        if there:
            return Effect(self.hand, tuple(step for step in self.steps if step != there))
        if space in self.crossable:
            if self.adventure.one_number:
                return Effect(self.hand, (*(step for step in self.steps if step != PASS), f"x{space}"))
            return self._add(f"{self.what}x{space}")
        if self.what and space in self.base.spaces:
            step = f"{self.what}@{space}"
            if self.adventure.one_number:
                return Effect(self.hand, self._with_number(step))
            return self._add(step)
        if space in self.inviting:
            return Effect(self.hand)  # a number has to be chosen first
        what = self.what or (self.numbers[0].text if self.numbers else "")
        wrong = f"{what}@{space}" if what else f"x{space}"
        before = () if self.adventure.one_number else without_reveal(self.steps)
        return Effect(self.hand, why=(*before, wrong))

    def _press_hazard(self, space: str) -> Effect:
        step = f"!{space}"
        if step in self.steps:
            return Effect(self.hand, ())
        if space in self.inviting:
            return Effect(self.hand, (step,))
        return Effect(self.hand, why=(step,))

    def _in_pencil(self, space: str) -> str:
        for text in self.steps:
            step = read_step(text)
            if isinstance(step, Write | Build | Cross | Draw) and step.space == space:
                return text
        return ""

    def _with_number(self, step: str) -> tuple[str, ...]:
        """The steps with this number, which comes first, as what is crossed out may depend on it."""
        return (step, *(other for other in self.steps if other not in (self.written, PASS)))

    def _add(self, step: str) -> Effect:
        """Add a step, before the discovery if there is one."""
        reveal = (self.revealed,) if self.revealed else ()
        return Effect(Hand(), (*without_reveal(self.steps), step, *reveal))

    def press_discovery(self, step: str) -> Effect:
        """Reveal a discovery in pencil, or take it back."""
        on = () if step == self.revealed else (step,)
        return Effect(self.hand, (*without_reveal(self.steps), *on))

    @property
    def discoveries(self) -> list[str]:
        """The best discoveries of each kind by the host's list, those with the most stars first."""
        if self.base is None:
            return []
        best = [find for finds in self.base.discoveries.values() for find in finds.best]
        return [find.step for find in sorted(best, key=lambda find: -find.stars)]

    @property
    def to_ink(self) -> tuple[str, ...]:
        """The steps to commit: a pass where there are none and nothing can be written."""
        if not self.steps and self.base is not None and self.base.may_pass:
            return (PASS,)
        return self.steps


def is_reveal(step: str) -> bool:
    return isinstance(read_step(step), Reveal)


def without_reveal(steps: Sequence[str]) -> tuple[str, ...]:
    return tuple(step for step in steps if not is_reveal(step))
