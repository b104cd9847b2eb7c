"""The three dice: purple, green and red, each 1 to 5 and one special face.

For the compiled rules a roll is a number from 0 to 215, and a set of dice is three bits: purple 1, green 2, red 4. What
each set of dice adds up to is worked out here once, for all rolls.
"""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import NamedTuple, Self

import numpy as np

from pennypapers.refusals import Refusal

SPECIAL = 6
FACES = 6
ROLLS = FACES**3
LETTERS = "PDX"  # the special faces: Penny, Dakota, hazard
PURPLE, GREEN, RED = 1, 2, 4
DICE_SETS = range(1, 8)
HIGHEST = 15  # the largest number that Penny may write, which is also the sum of three fives


class Roll(NamedTuple):
    """The faces of one roll, 1 to 6; 6 is the special face."""

    purple: int
    green: int
    red: int

    @classmethod
    def read(cls, text: str) -> Self:
        """Read a roll as it is written in a game file, such as `2 D 5`: each face is `1` to `5` or the letter of its
        die."""
        words = text.split(" ")
        if len(words) != len(LETTERS):
            raise Refusal("bad-roll", text=text)
        return cls(*(read_face(word, letter) for word, letter in zip(words, LETTERS, strict=True)))

    @classmethod
    def numbered(cls, number: int) -> Self:
        return cls(number // 36 + 1, number // 6 % 6 + 1, number % 6 + 1)

    @property
    def number(self) -> int:
        return (self.purple - 1) * 36 + (self.green - 1) * 6 + self.red - 1

    @property
    def penny(self) -> bool:
        return self.purple == SPECIAL

    @property
    def dakota(self) -> bool:
        return self.green == SPECIAL

    @property
    def hazard(self) -> bool:
        return self.red == SPECIAL

    def faces(self, dice: int) -> tuple[int, ...]:
        """The faces of a set of dice, in the order purple, green, red."""
        return _faces(self, dice)

    def total(self, dice: int) -> int:
        """What a set of number dice adds up to; 0 if a special face is among them, which has no number."""
        faces = self.faces(dice)
        return 0 if SPECIAL in faces else sum(faces)

    def __str__(self) -> str:
        return " ".join(
            letter if face == SPECIAL else str(face) for face, letter in zip(self, LETTERS, strict=True)
        )


@cache
def _faces(roll: Roll, dice: int) -> tuple[int, ...]:
    """Cached, as every turn asks and there are only 216 rolls of 8 sets of dice."""
    return tuple(face for die, face in enumerate(roll) if dice >> die & 1)


def read_face(word: str, letter: str) -> int:
    """Read a face of the die whose special face is written as this letter."""
    if word == letter:
        return SPECIAL
    if word in {"1", "2", "3", "4", "5"}:
        return int(word)
    raise Refusal("bad-face", face=word, letter=letter)


_ALL = [Roll(*faces) for faces in product(range(1, 7), repeat=3)]

IS_PENNY = np.array([roll.penny for roll in _ALL])
IS_DAKOTA = np.array([roll.dakota for roll in _ALL])
IS_HAZARD = np.array([roll.hazard for roll in _ALL])

# TOTAL[roll, dice]: what a set of dice adds up to, 0 if it has no number.
TOTAL = np.array([[roll.total(dice) for dice in range(8)] for roll in _ALL], np.int64)


def _numbers(roll: Roll) -> list[int]:
    """The numbers that a roll offers where only one is written: any sum of dice, or with Penny any number."""
    if roll.penny:
        return list(range(1, HIGHEST + 1))
    return sorted({roll.total(dice) for dice in DICE_SETS} - {0})


# NUMBERS[roll, :NUMBER_COUNT[roll]]: those numbers.
NUMBER_COUNT = np.array([len(_numbers(roll)) for roll in _ALL], np.int64)
NUMBERS = np.zeros((ROLLS, HIGHEST), np.int64)
for _roll in _ALL:
    NUMBERS[_roll.number, : NUMBER_COUNT[_roll.number]] = _numbers(_roll)

# SUMS[roll, spent, :SUM_COUNT[roll, spent]]: the sets of dice that can still make a number when the dice in `spent`
# are spent; NINES counts those that make exactly 9.
SUMS = np.zeros((ROLLS, 8, 7), np.int64)
SUM_COUNT = np.zeros((ROLLS, 8), np.int64)
NINES = np.zeros((ROLLS, 8), np.int64)
for _roll, _spent, _dice in product(_ALL, range(8), DICE_SETS):
    if not _spent & _dice and _roll.total(_dice):
        _at = _roll.number, _spent
        SUMS[*_at, SUM_COUNT[_at]] = _dice
        SUM_COUNT[_at] += 1
        NINES[_at] += _roll.total(_dice) == 9
