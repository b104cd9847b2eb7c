"""The steps that a turn is made of. Spaces are given by name, and dice by their faces, as the player named them."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Number:
    """A number made of dice (`dice`, the faces in the order purple, green, red) or chosen with Penny."""

    dice: tuple[int, ...] = ()
    penny: int = 0

    @property
    def value(self) -> int:
        return self.penny or sum(self.dice)


@dataclass(frozen=True, slots=True)
class Write:
    """Write a number in a space."""

    number: Number
    space: str


@dataclass(frozen=True, slots=True)
class Build:
    """Dakota draws a structure, one of those that the adventure has."""

    structure: str
    space: str


@dataclass(frozen=True, slots=True)
class Cross:
    """Cross out a hazard: with a number where the adventure asks for one, else without."""

    space: str
    number: Number | None = None


@dataclass(frozen=True, slots=True)
class Reveal:
    """Reveal a discovery of one of the kinds that the adventure has."""

    kind: str
    spaces: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Pass:
    """Nothing can be written this time."""


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw a hazard on the sheet that the player holds. In a hazard round this is the whole turn."""

    space: str


Step = Write | Build | Cross | Reveal | Pass | Draw
