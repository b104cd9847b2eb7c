"""Texts that are refused, drawn with the place and the reason in them.

A line that is only blanks, a caret and a code says: the line above is refused at this column, for this reason. It is
taken out before the text is read. The end of a text that ends in a line break is the empty line after it:

    adventure: temple
    name: Hut
    <nothing>
    ^ missing-grid
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from textwrap import dedent
from typing import TypeVar

import pytest

from pennypapers.refusals import Refusal

Value = TypeVar("Value")

_MARK = re.compile(r"( *)\^ ([a-z0-9-]+)")


@dataclass(frozen=True)
class Refused:
    """A text, and where and why it is refused."""

    text: str | bytes
    code: str
    line: int
    column: int


def marked(drawing: str) -> Refused:
    lines = dedent(drawing).removeprefix("\n").removesuffix("\n").split("\n")
    marks = [(number, match) for number, line in enumerate(lines) if (match := _MARK.fullmatch(line))]
    ((number, match),) = marks
    text = "\n".join(lines[:number] + lines[number + 1 :])
    return Refused(text, match[2], number, len(match[1]) + 1)


def refusal_of(action: Callable[[], object]) -> Refusal:
    with pytest.raises(Refusal) as caught:
        action()
    return caught.value


def outcome_of(action: Callable[[], Value]) -> Value | Refusal:
    """What comes of something that may be refused."""
    try:
        return action()
    except Refusal as refusal:
        return refusal


def place_of(action: Callable[[], object]) -> tuple[str, int | None, int | None]:
    """Why and where something is refused."""
    refusal = refusal_of(action)
    return refusal.code, refusal.line, refusal.column
