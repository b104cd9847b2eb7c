"""The screen before the start: everybody who has a seat, and the code by which others join."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import Screen
from textual.widgets import Static

from pennypapers.cli.common.speech import Speech
from pennypapers.cli.play.screen.session import Session
from pennypapers.cli.play.screen.status import name_of, refusal_in_words
from pennypapers.refusals import Refusal
from pennypapers.server.wire.client import Lost

FIRST_BOT = "voyager"


class LobbyScreen(Screen[None]):
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("s,enter", "start", show=False),
        Binding("b", "add_bot", show=False),
    ]

    def __init__(self, speech: Speech, session: Session) -> None:
        super().__init__()
        self._speech, self._session = speech, session
        self._message = ""

    def compose(self) -> ComposeResult:
        yield Static(id="lobby")
        yield Static(id="told")
        yield Static(id="keys")

    def on_mount(self) -> None:
        self.refresh_all()

    def refresh_all(self) -> None:
        if not self.query("#lobby"):
            return  # the screen is not shown yet, or no longer
        say, session = self._speech.say, self._session
        model = session.model
        text = Text()
        if model.code:
            text.append(say("screen-table", code=model.code), "bold")
        for seat in sorted(model.seats):
            mark = "*" if seat == model.keeper else " "
            own = "bold" if seat == session.seat else "dim" if seat in model.gone else ""
            initials = model.seats[seat].initials
            text.append(f"\n{mark} {initials:<5} {name_of(self._speech, session, seat)}", own)
        self.query_one("#lobby", Static).update(text)
        self.query_one("#told", Static).update(self._message or self._told())
        keys = "screen-keys-keeper" if session.is_keeper else "screen-keys-lobby"
        self.query_one("#keys", Static).update(say(keys))

    def _told(self) -> str:
        session = self._session
        if session.refusal:
            return refusal_in_words(self._speech, session.refusal)
        if not session.is_connected:
            return self._speech.say("screen-connecting")
        if session.is_keeper:
            return self._speech.say("screen-you-start")
        keeper = session.model.seats.get(session.model.keeper)
        return self._speech.say("screen-wait-for-keeper", name=keeper.name if keeper else "")

    def on_key(self) -> None:
        self._message = ""

    async def _try(self, doing: object) -> None:
        try:
            await doing  # type: ignore[misc]
        except Refusal as refusal:
            self._message = refusal_in_words(self._speech, refusal)
        except Lost:
            pass  # the status says so
        self.refresh_all()

    def action_start(self) -> None:
        if self._session.is_keeper:
            self.run_worker(self._try(self._session.start()))

    def action_add_bot(self) -> None:
        if self._session.is_keeper:
            self.run_worker(self._try(self._session.add_bot(FIRST_BOT)))
