"""How the command line speaks: a language, and where the words go."""

from __future__ import annotations

import os
import shutil
import sys
import textwrap
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import TextIO

from pennypapers.refusals import Refusal
from pennypapers.words import sentence


def _nowhere() -> TextIO:
    """A stream that swallows everything: for a program that was started without an output."""
    return Path(os.devnull).open("w", encoding="utf-8")


@dataclass(frozen=True)
class Speech:
    language: str = "en"
    out: TextIO = field(default_factory=lambda: sys.stdout or _nowhere())
    err: TextIO = field(default_factory=lambda: sys.stderr or _nowhere())
    read_line: Callable[[str], str] = input
    is_chosen: bool = False  # the language was named by the user, and not taken from the system

    def say(self, message: str, **facts: str | int) -> str:
        return sentence(message, facts, self.language)

    def why(self, refusal: Refusal) -> str:
        return sentence(f"refused-{refusal.code}", refusal.facts, self.language)

    def print(self, text: str = "") -> None:
        print(text, file=self.out, flush=True)

    def tell(self, text: str) -> None:
        """Print a sentence; on a terminal it is folded between words."""
        width = shutil.get_terminal_size().columns if self.out.isatty() else 0
        self.print(textwrap.fill(text, width) if 0 < width < len(text) else text)

    def refuse(self, name: str, refusal: Refusal) -> None:
        """Print a refusal of a file as one line on standard error. One that is about no place in particular is given
        the place of the first character."""
        print(f"{name}:{refusal.line or 1}:{refusal.column or 1}: {self.why(refusal)}", file=self.err)
