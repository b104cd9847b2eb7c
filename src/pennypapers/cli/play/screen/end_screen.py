"""The count at the end: every star, and the level of whoever played alone or everybody's place."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from pennypapers.cli.common.score_view import level_sentence, why_lowered
from pennypapers.cli.common.speech import Speech
from pennypapers.cli.play.screen.contents import stars_text
from pennypapers.cli.play.screen.session import Session
from pennypapers.cli.play.screen.status import name_of


class EndScreen(ModalScreen[bool]):
    """The screen after a game. Its result is whether another game is wanted."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,space", "dismiss(False)", show=False),
        Binding("n", "dismiss(True)", show=False),
    ]

    def __init__(self, speech: Speech, session: Session) -> None:
        super().__init__()
        self._speech, self._session = speech, session

    def compose(self) -> ComposeResult:
        with VerticalScroll(classes="overlay"):
            yield Static(self.text())

    def text(self) -> Text:
        say, session = self._speech.say, self._session
        result = session.model.result
        text = Text().append(say("play-count"), "bold")
        if session.own:
            text.append("\n\n").append_text(stars_text(self._speech, session.own, None))
        if result and result.level:
            text.append(f"\n\n{level_sentence(self._speech, result.level_bounds, result.stars[0])}", "bold")
            if low := result.level_lowered:
                text.append(f"\n{why_lowered(self._speech, low.hazard, low.hazards, low.each)}")
        elif result:
            text.append("\n")
            rows = zip(result.places, session.model.order, result.stars, strict=True)
            for place, seat, stars in sorted(rows):
                own = "bold" if seat == session.seat else ""
                text.append(f"\n{place:>3}. {name_of(self._speech, session, seat):<24} {stars:>4}", own)
        saved_as: str = self.app.saved_as  # type: ignore[attr-defined]
        if saved_as:
            text.append(f"\n\n{say('play-saved', file=saved_as)}", "dim")
        return text.append(f"\n\n{say('screen-keys-end')}")
