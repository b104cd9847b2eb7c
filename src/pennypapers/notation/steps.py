"""One step as text and back: `2+3@a1`, `P=12@b2`, `D=hut@c1`, `4+5xa2`, `xa2`, `town(a1,…)`, `-`, `!c3`."""

from __future__ import annotations

import re
from functools import lru_cache

from pennypapers.refusals import Refusal
from pennypapers.rules import ADVENTURES, Build, Cross, Draw, Number, Pass, Reveal, Step, Write
from pennypapers.sheets import is_space_name

_DICE = re.compile(r"[1-5](?:\+[1-5]){0,2}")
_PENNY = re.compile(r"P=([1-9][0-9]?|0)")
_REVEAL = re.compile(r"([a-z]+)\(([^()]*)\)")
_BUILD = re.compile(r"D=([a-z]+)")


@lru_cache(4096)
def read_step(text: str) -> Step:
    """The step that a text stands for, or a refusal. Whether the step is legal is not checked here."""
    if text == "-":
        return Pass()
    if text.startswith("!"):
        return Draw(_space(text[1:], text))
    reveal = _REVEAL.fullmatch(text)
    if reveal and is_discovery(reveal[1]):
        kind, spaces = reveal.groups()
        return Reveal(
            kind, tuple(sorted((_space(space, text) for space in spaces.split(",")), key=_reading_order))
        )
    what, at, space = text.partition("@")
    if at:
        build = _BUILD.fullmatch(what)
        if build:
            if not _is_structure(build[1]):
                raise Refusal("unknown-structure", structure=build[1])
            return Build(build[1], _space(space, text))
        return Write(_number(what, text), _space(space, text))
    what, cross, space = text.partition("x")
    if cross:
        return Cross(_space(space, text), _number(what, text) if what else None)
    raise Refusal("bad-step", step=text)


def is_discovery(kind: str) -> bool:
    """Whether any adventure has discoveries of this kind."""
    return any(kind in adventure.discoveries for adventure in ADVENTURES.values())


def _is_structure(name: str) -> bool:
    return any(name in adventure.structures for adventure in ADVENTURES.values())


def _space(name: str, step: str) -> str:
    if is_space_name(name):
        return name
    raise Refusal("bad-space", space=name, step=step)


def _number(text: str, step: str) -> Number:
    if _DICE.fullmatch(text):
        return Number(dice=tuple(int(face) for face in text.split("+")))
    penny = _PENNY.fullmatch(text)
    if not penny:
        raise Refusal("bad-step", step=step)
    value = int(penny[1])
    if not 1 <= value <= 15:
        raise Refusal("penny-range", number=value, limit=15, step=step)
    return Number(penny=value)


def write_step(step: Step) -> str:
    match step:
        case Write():
            return f"{write_number(step.number)}@{step.space}"
        case Build():
            return f"D={step.structure}@{step.space}"
        case Cross():
            return f"{write_number(step.number) if step.number else ''}x{step.space}"
        case Reveal():
            return f"{step.kind}({','.join(sorted(step.spaces, key=_reading_order))})"
        case Draw():
            return f"!{step.space}"
        case Pass():
            return "-"


def write_number(number: Number) -> str:
    return f"P={number.penny}" if number.penny else "+".join(map(str, number.dice))


def _reading_order(space: str) -> tuple[int, str]:
    return int(space[1:]), space[0]


def read_steps(text: str) -> tuple[Step, ...]:
    """Read steps with one blank between them, as on the line of a turn; none in an empty text."""
    return tuple(read_step(word) for word in text.split(" ")) if text else ()


def write_steps(steps: tuple[Step, ...] | list[Step]) -> str:
    return " ".join(write_step(step) for step in steps)
