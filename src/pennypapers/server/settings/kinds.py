"""Settings that are numbers, switches, words, files and folders."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from pennypapers.server.settings.setting import NotRight

_YES = {"1", "true", "yes", "on"}
_NO = {"0", "false", "no", "off"}


@dataclass(frozen=True)
class Whole:
    """A whole number within a range; or also 0, if that has a meaning of its own."""

    least: int
    most: int
    zero: Literal["", "for-ever", "any-free"] = ""
    shape = "N"

    def read(self, text: str) -> int:
        value = int(text) if re.fullmatch("[0-9]{1,12}", text) else -1
        if self.least <= value <= self.most or (self.zero and value == 0):
            return value
        least, most = str(self.least), str(self.most)
        if self.zero:
            raise NotRight("setting-right-whole-or-zero", least=least, most=most, zero=self.zero)
        raise NotRight("setting-right-whole", least=least, most=most)


@dataclass(frozen=True)
class Switch:
    """On or off; as an option it needs no value."""

    shape = ""

    def read(self, text: str) -> bool:
        if text.lower() not in _YES | _NO:
            raise NotRight("setting-right-switch")
        return text.lower() in _YES


@dataclass(frozen=True)
class OneOf:
    """One of some words."""

    words: Sequence[str]
    shape = "WORD"

    def read(self, text: str) -> str:
        if text not in self.words:
            raise NotRight("setting-right-word", words=", ".join(self.words))
        return text


@dataclass(frozen=True)
class Folder:
    """A folder, which need not be there yet."""

    shape = "DIR"

    def read(self, text: str) -> Path:
        path = _path(text, NotRight("setting-right-folder"))
        for existing in (path, *path.parents):
            if existing.exists():
                if not existing.is_dir():
                    raise NotRight("setting-right-folder")
                return path
        return path


@dataclass(frozen=True)
class ReadableFile:
    """A file that is there."""

    shape = "FILE"

    def read(self, text: str) -> Path:
        path = _path(text, NotRight("setting-right-file"))
        if not path.is_file():
            raise NotRight("setting-right-file")
        try:
            path.open("rb").close()
        except OSError as error:
            raise NotRight("setting-right-readable", reason=error.strerror or str(error)) from error
        return path


def _path(text: str, wrong: NotRight) -> Path:
    """`~` is expanded here too: no shell has seen what stands in a file."""
    try:
        if text == "-" or "\0" in text:
            raise wrong
        path = Path(text).expanduser()
        path.exists()
        return path
    except (OSError, RuntimeError) as error:  # too long, not to be looked into, or nobody's home
        raise wrong from error
