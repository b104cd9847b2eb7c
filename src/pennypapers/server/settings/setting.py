"""What a setting is: a field of a class that says once what it may be; its names and its range come from there."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, fields
from typing import Any, Protocol

PREFIX = "PENNYPAPERS_"


class WrongSetting(Exception):
    """Why a setting cannot be taken: a message and its facts. Nothing has been started when it is raised."""

    def __init__(self, message: str, **facts: str | int) -> None:
        super().__init__(message)
        self.message = message
        self.facts = facts


class NotRight(Exception):
    """What would be right instead of a text that cannot be read: a message and its facts. The fact `value` is the text
    as it may be shown, if that is not all of it."""

    def __init__(self, right: str, **facts: str | int) -> None:
        super().__init__(right)
        self.right = right
        self.facts = facts


class Kind(Protocol):
    """What a setting may be."""

    @property
    def shape(self) -> str:
        """Stands for the value where the option is listed; nothing if the option stands alone."""

    def read(self, text: str) -> Any:
        """The value, or `NotRight`."""


@dataclass(frozen=True)
class Given:
    """A value as somebody wrote it, and where: an option, a variable, or a line of a file."""

    text: str
    place: str


@dataclass(frozen=True)
class Setting:
    """One setting, with the names by which it is given."""

    name: str
    kind: Kind
    default: Any
    many: bool = False  # whether it may be given several times
    usual: str = ""  # the default as it is written; empty if there is none, or if it depends on the machine

    @property
    def word(self) -> str:
        return self.name.replace("_", "-")

    @property
    def option(self) -> str:
        return f"--{self.word}"

    @property
    def variable(self) -> str:
        return PREFIX + self.name.upper()

    def read(self, given: Given) -> Any:
        """Its value; an empty text stands for the default."""
        texts = given.text.replace(",", " ").split() if self.many else [given.text.strip()]
        if not any(texts):
            return self.default
        read = [self._read(text, given.place) for text in texts]
        return tuple(read) if self.many else read[0]

    def _read(self, text: str, place: str) -> Any:
        try:
            return self.kind.read(text)
        except NotRight as wrong:
            raise WrongSetting(
                "setting-wrong", place=place, right=wrong.right, **{"value": text, **wrong.facts}
            ) from wrong


def setting(kind: Kind, default: Any, *, many: bool = False, usual: str | None = None) -> Any:
    """A field of a class of settings; `usual` says its default where the value itself does not."""
    if usual is None:
        usual = ("no", "yes")[default] if isinstance(default, bool) else str(default)
    return field(default=default, metadata={"kind": kind, "many": many, "usual": usual})


def settings_group(kind: type) -> Any:
    """A field that holds a class of settings of its own."""
    return field(default_factory=kind, metadata={"group": kind})


def settings_of(kind: type) -> Iterator[Setting]:
    """The settings of a class in their order, those of the groups in it included."""
    for one in fields(kind):
        if "group" in one.metadata:
            yield from settings_of(one.metadata["group"])
        else:
            yield Setting(one.name, default=one.default, **one.metadata)
