"""The screen during a game: passes keys and clicks on to the player, and shows what the host answers."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, ClassVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import Screen
from textual.widgets import Static

from pennypapers.cli.common.speech import Speech
from pennypapers.cli.common.turn_words import round_words
from pennypapers.cli.play.screen.contents import hint_text, marked_sheet, people_text, stars_text
from pennypapers.cli.play.screen.cursor import ARROWS
from pennypapers.cli.play.screen.digits import digit_of
from pennypapers.cli.play.screen.end_screen import EndScreen
from pennypapers.cli.play.screen.hand import HandTurn
from pennypapers.cli.play.screen.help_screen import HelpScreen
from pennypapers.cli.play.screen.panels import Choices, Dice, Die
from pennypapers.cli.play.screen.player import Player
from pennypapers.cli.play.screen.session import OVERTAKEN, Session
from pennypapers.cli.play.screen.sheet_view import SheetView
from pennypapers.cli.play.screen.status import name_of, refusal_in_words, status
from pennypapers.refusals import Refusal
from pennypapers.rules import Roll
from pennypapers.server.messages.answers import Drawn
from pennypapers.server.wire.client import Lost

LEAST_WIDTH, LEAST_HEIGHT, WIDE = 72, 20, 110


class GameScreen(Screen[None]):
    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(key, f"play('move', '{key}')", show=False) for key in ARROWS),
        Binding("tab", "play('next_space', 1)", show=False, priority=True),
        Binding("shift+tab", "play('next_space', -1)", show=False, priority=True),
        Binding("space", "play('press')", show=False),
        Binding("enter", "enter", show=False),
        Binding("i", "play('ink')", show=False),
        Binding("p", "play('die', 0)", show=False),
        Binding("d", "play('die', 1)", show=False),
        Binding("x", "play('die', 2)", show=False),
        Binding("u,z,backspace", "play('undo')", show=False),
        Binding("r", "play('rub_out')", show=False),
        Binding("f", "play('next_discovery')", show=False),
        Binding("c", "play('choose_spaces')", show=False),
        Binding("v", "play('view')", show=False),
        Binding("escape", "play('put_down')", show=False),
        Binding("h", "hint", show=False),
        Binding("n", "again", show=False),
        Binding("question_mark,f1", "help", show=False),
    ]

    def __init__(self, speech: Speech, session: Session) -> None:
        super().__init__()
        self.speech, self.session = speech, session
        self.player = Player(speech, session)
        self._todo: asyncio.Queue[Callable[[], Coroutine[Any, Any, None]]] = asyncio.Queue()
        self._is_busy = self._is_hinting = False
        self._has_ended = False

    def compose(self) -> ComposeResult:
        yield Static(id="title")
        with Horizontal(id="table"):
            yield SheetView()
            with Vertical(id="side"):
                yield Dice()
                yield Choices()
                with VerticalScroll(id="lines", can_focus=False):
                    yield Static(id="stars")
                yield Static(id="people")
        yield Static(id="told")
        yield Static(id="keys")
        yield Static(id="small")

    # Showing

    def refresh_all(self) -> None:
        """Draw everything anew; called whenever something has changed."""
        if not self.query("#title"):
            return  # the screen is not shown yet, or no longer
        model, player = self.session.model, self.player
        player.follow()
        turn, drawn = player.turn, player.drawn
        self.query_one("#title", Static).update(self._title())
        if drawn is not None:
            self._show_sheet(turn if player.viewed is None else None, drawn)
        if model.roll:
            self.query_one(Dice).show(self.speech, Roll.read(model.roll), player.adventure, turn)
        self.query_one(Choices).show(self.speech, turn if player.chosen is None else None)
        self.query_one("#people", Static).update(people_text(self.speech, self.session))
        self._show_told(turn)
        if self.session.is_counted and not self._has_ended:
            self._has_ended = True
            self._show_count()

    def _show_sheet(self, turn: HandTurn | None, drawn: Drawn) -> None:
        player = self.player
        inked = self.session.pencil.inked if turn and self.session.pencil else None
        self.query_one(SheetView).show(marked_sheet(player, turn, drawn, inked))
        if player.hinted and turn:
            beside = hint_text(self.speech, player.adventure, player.hinted)
        else:
            beside = stars_text(self.speech, drawn, inked)
        self.query_one("#stars", Static).update(beside)

    def _title(self) -> Text:
        model, say, viewed = self.session.model, self.speech.say, self.player.viewed
        draft = self.session.pencil.draft if self.session.pencil else None
        round_ = round_words(self.speech, model.round, draft.last_round if draft else None)
        text = Text(f" {say('adventure-name', adventure=self.player.adventure)} · {round_}", "bold")
        if model.day:
            text.append(f" · {model.day}")
        if viewed is not None:
            text.append(f" · {say('screen-sheet-of', name=name_of(self.speech, self.session, viewed))}")
        if len(model.order) > 1 and model.is_open:
            done = len(model.order) - len(model.waiting_for)
            text.append(f" · {say('screen-ready', count=done, all=len(model.order))}")
        seconds = self.session.seconds_left
        if seconds is not None:
            text.append(f" · {say('screen-seconds', seconds=seconds)}", "bold red" if seconds <= 10 else "")
        return text

    def _show_told(self, turn: HandTurn | None) -> None:
        player, say = self.player, self.speech.say
        said = player.message or (player.chosen.sentence(self.speech) if player.chosen else "")
        if self._is_hinting:
            said = said or say("screen-thinking")
        if self.session.is_nudged:
            said = said or say("screen-nudged")
        said = said or status(self.speech, self.session, turn)
        self.query_one("#told", Static).update(Text(said, "bold" if player.message else ""))
        over = self.session.model.phase == "over"
        keys = "over" if over or not player.adventure else player.adventure
        self.query_one("#keys", Static).update(Text(say(f"screen-keys-{keys}")))

    def on_mount(self) -> None:
        self.run_worker(self._do_all(), group="doing")
        self.set_interval(1, self._show_clock)
        self.refresh_all()

    def _show_clock(self) -> None:
        if self.session.seconds_left is not None:
            self.query_one("#title", Static).update(self._title())

    def on_resize(self) -> None:
        width, height = self.app.size
        self.set_class(width < LEAST_WIDTH or height < LEAST_HEIGHT, "-too-small")
        self.set_class(width >= WIDE, "-wide")
        said = self.speech.say(
            "screen-too-small", width=width, height=height, least=LEAST_WIDTH, low=LEAST_HEIGHT
        )
        self.query_one("#small", Static).update(Text(said))

    # Doing

    def _do(self, action: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Queue something to do, after all that was asked for before."""
        self._todo.put_nowait(action)

    async def _do_all(self) -> None:
        """Do what is in the queue, one after another; a refusal is shown."""
        while True:
            action = await self._todo.get()
            self._is_busy = True
            self.player.follow()
            self.player.message = ""
            self.session.is_nudged = False
            try:
                await action()
            except Refusal as refusal:
                if refusal.code not in OVERTAKEN:
                    self.player.message = refusal_in_words(self.speech, refusal)
            except Lost:
                pass  # the status says so
            self._is_busy = False
            self.refresh_all()

    @property
    def is_idle(self) -> bool:
        """Whether all keys that were pressed have been dealt with."""
        return self._todo.empty() and not self._is_busy

    def on_key(self, event: events.Key) -> None:
        digit = digit_of(event.character)
        if digit is not None:
            event.stop()
            self._do(partial(self.player.digit, digit))

    def action_play(self, action: str, *facts: str | int) -> None:
        """Do what a key stands for: a method of `Player`, by its name."""
        self._do(partial(getattr(self.player, action), *facts))

    def action_enter(self) -> None:
        if self.session.model.phase == "over":
            self._show_count()
        else:
            self._do(self.player.enter)

    def action_hint(self) -> None:
        """Ask the coach. That takes some seconds, in which the player may go on."""
        if self.player.turn and not self._is_hinting:
            self._is_hinting = True
            self.run_worker(self._hint(), group="hint")
            self.refresh_all()

    async def _hint(self) -> None:
        try:
            answer = await self.session.hint()
            if answer.round == self.session.model.round:
                self.player.hinted = answer
        except Refusal as refusal:
            if refusal.code not in OVERTAKEN:
                self.player.message = refusal_in_words(self.speech, refusal)
        except Lost:
            pass  # the status says so
        finally:
            self._is_hinting = False
            self.refresh_all()

    def _show_count(self) -> None:
        def closed(again: bool | None) -> None:
            if again:
                self.action_again()

        self.app.push_screen(EndScreen(self.speech, self.session), closed)

    def action_again(self) -> None:
        if self.session.model.phase == "over":
            self.app.play_again()  # type: ignore[attr-defined]

    def action_help(self) -> None:
        self.app.push_screen(HelpScreen(self.speech, self.player.adventure))

    # The mouse

    def on_sheet_view_pressed(self, event: SheetView.Pressed) -> None:
        async def press() -> None:
            self.player.cursor = event.space
            await self.player.press()

        self._do(press)

    def on_die_pressed(self, event: Die.Pressed) -> None:
        self._do(partial(self.player.die, event.place))

    def on_choices_chosen(self, event: Choices.Chosen) -> None:
        if event.kind == "number":
            self._do(partial(self.player.number, int(event.value)))
        elif event.kind == "structure":
            self._do(partial(self.player.structure, event.value))
        else:
            self._do(partial(self.player.show_discovery, event.value))
