"""The screen on which a sheet is chosen, if none was named."""

from __future__ import annotations

from rich.text import Text
from textual.app import ComposeResult
from textual.screen import Screen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from pennypapers.cli.common.speech import Speech
from pennypapers.notation import shipped_layout


class StartScreen(Screen[str]):
    def __init__(self, speech: Speech, offered: tuple[str, ...]) -> None:
        super().__init__()
        self._speech, self._offered = speech, offered

    def compose(self) -> ComposeResult:
        yield Static(Text(self._speech.say("screen-which-sheet"), "bold"), id="lobby")
        yield OptionList(*(Option(self._line(name), id=name) for name in self._offered))
        yield Static(self._speech.say("screen-keys-start"), id="keys")

    def _line(self, name: str) -> str:
        layout = shipped_layout(name)
        adventure = self._speech.say("adventure-name", adventure=layout.adventure)
        return f"{name}   {adventure}, {layout.name}"

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(event.option.id)
