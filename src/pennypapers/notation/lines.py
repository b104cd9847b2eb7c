"""The lines of a text, each with its number, and its headers `key: value`, which have to be in a fixed order."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from typing import NamedTuple

from pennypapers.notation.characters import MOST_MARKS, first_piled_up, is_unseen
from pennypapers.refusals import Refusal

MAX_BYTES = 4_000_000  # several times the longest game that 100 people can play

_HEADER = re.compile(r"([^\s:]+):(?: (.*))?", re.DOTALL)
_DOUBLE_BLANK = re.compile(r"[ \t]{2,}|\t")


class Line(NamedTuple):
    number: int
    text: str

    def refuse(self, code: str, column: int = 1, **facts: str | int) -> Refusal:
        return Refusal(code, **facts).at(self.number, column)

    def values(self, colon: int) -> list[tuple[int, str]]:
        """The words after the colon in this column, each with its own column, or a refusal if there are none."""
        if self.text[colon : colon + 1] != " ":
            raise self.refuse("missing-value", colon + 1)
        return self.words(colon + 2)

    def words(self, start: int) -> list[tuple[int, str]]:
        """The words from a column on, each with its own column. More than one blank between them is refused."""
        rest = self.text[start - 1 :]
        double = _DOUBLE_BLANK.search(rest)
        if double:
            raise self.refuse("extra-blank", start + double.start())
        found = []
        column = start
        for word in rest.split(" "):
            found.append((column, word))
            column += len(word) + 1
        return found


class Lines:
    """The lines of a text without blank ones and comments, which start with `;`."""

    def __init__(self, text: str | bytes) -> None:
        text = _checked_text(text)
        self._lines = []
        number = 0
        for number, raw in enumerate(text.split("\n"), 1):
            line = raw.removesuffix("\r").rstrip(" \t")
            if line and not line.startswith(";"):
                self._lines.append(Line(number, line))
                _check_characters(self._lines[-1])
        self._next = 0
        self._end = Line(number, "")

    def peek(self) -> Line | None:
        return self._lines[self._next] if self._next < len(self._lines) else None

    def take(self) -> Line:
        line = self._lines[self._next]
        self._next += 1
        return line

    @property
    def here(self) -> Line:
        """The next line, or the end of the text: the place where something that is missing should be."""
        return self.peek() or self._end


class Header(NamedTuple):
    line: Line
    value: str

    @property
    def column(self) -> int:
        return len(self.line.text) - len(self.value) + 1

    def refuse(self, code: str, **facts: str | int) -> Refusal:
        return self.line.refuse(code, self.column, **facts)

    def words(self) -> list[tuple[int, str]]:
        return self.line.words(self.column)

    def place(self) -> AbstractContextManager[None]:
        """A context in which every refusal gets the place of this value."""
        return placed(self.line, self.column)


@contextmanager
def placed(line: Line, column: int) -> Iterator[None]:
    """A context in which every refusal gets this place: the rules, which raise it, do not know about texts."""
    try:
        yield
    except Refusal as refusal:
        raise refusal.at(line.number, column) from None


def read_headers(lines: Lines, known: Sequence[str], stop: re.Pattern[str]) -> dict[str, Header]:
    """Read the headers up to the first line that matches `stop`: each at most once, and in the order of `known`."""
    found: dict[str, Header] = {}
    while (line := lines.peek()) and not stop.match(line.text):
        match = _HEADER.fullmatch(line.text)
        if not match:
            raise line.refuse("not-a-header", text=line.text)
        key, value = match.groups()
        if key not in known:
            raise line.refuse("unknown-header", header=key, known=", ".join(known))
        if key in found:
            raise line.refuse("duplicate-header", header=key)
        later = [other for other in known[known.index(key) + 1 :] if other in found]
        if later:
            raise line.refuse("header-order", header=key, before=later[0])
        if not value:
            raise line.refuse("empty-header", len(line.text) + 1, header=key)
        if value[0] in " \t":
            raise line.refuse("extra-blank", len(key) + 3)
        found[key] = Header(lines.take(), value)
    return found


def required(found: dict[str, Header], key: str, lines: Lines) -> Header:
    if key not in found:
        raise lines.here.refuse("missing-header", header=key)
    return found[key]


def _checked_text(text: str | bytes) -> str:
    if len(text) > MAX_BYTES:
        raise Refusal("too-large", limit=MAX_BYTES // 1_000_000).at(1, 1)
    if isinstance(text, bytes):
        text = _decoded(text)
    if text.startswith("\ufeff"):
        raise Refusal("byte-order-mark").at(1, 1)
    return text


def _decoded(data: bytes) -> str:
    try:
        return data.decode()
    except UnicodeDecodeError as error:
        before = data[: error.start].decode()
        line, column = before.count("\n") + 1, len(before) - before.rfind("\n")
        raise Refusal("not-utf8").at(line, column) from None


def _check_characters(line: Line) -> None:
    if line.text.isascii() and line.text.isprintable():
        return
    for column, character in enumerate(line.text, 1):
        if character != "\t" and is_unseen(character):
            raise line.refuse("bad-character", column, character=f"U+{ord(character):04X}")
    piled_up = first_piled_up(line.text)
    if piled_up is not None:
        raise line.refuse("piled-up-marks", piled_up + 1, limit=MOST_MARKS)
