"""All keys, and the rules in short."""

from __future__ import annotations

from typing import ClassVar

from rich.table import Table
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from pennypapers.cli.common.speech import Speech
from pennypapers.rules import ADVENTURES

KEYS = (
    "arrows",
    "tab",
    "space",
    "enter",
    "dice",
    "digits",
    "undo",
    "rub",
    "find",
    "choose",
    "hint",
    "view",
    "again",
    "help",
    "escape",
    "quit",
)
FOR_DISCOVERIES = ("find", "choose")


class HelpScreen(ModalScreen[None]):
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,question_mark,f1,enter,space", "dismiss", show=False),
    ]

    def __init__(self, speech: Speech, adventure: str) -> None:
        super().__init__()
        self._speech, self._adventure = speech, adventure

    def compose(self) -> ComposeResult:
        with VerticalScroll(classes="overlay"):
            yield Static(self._keys())
            rules = self._speech.say("play-rules", adventure=self._adventure)
            signs = self._speech.say("screen-signs", adventure=self._adventure)
            yield Static(Text(f"\n{signs}\n\n{rules}"))

    def _keys(self) -> Table:
        table = Table.grid(padding=(0, 2, 0, 0))
        for key in KEYS:
            if key not in FOR_DISCOVERIES or ADVENTURES[self._adventure].discoveries:
                name = Text(self._speech.say("screen-key", key=key), "bold")
                table.add_row(name, Text(self._speech.say("screen-key-does", key=key)))
        return table
