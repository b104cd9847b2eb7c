"""The game on the screen: keys and clicks in, what the host says out."""

from __future__ import annotations

import time
from collections.abc import Callable, Coroutine
from typing import Any, ClassVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import Screen
from textual.widgets import Static

from pennypapers.cli.analyse_view import steps_in_words
from pennypapers.cli.speech import Speech
from pennypapers.cli.terminal.digits import digit_of
from pennypapers.cli.terminal.end_screen import EndScreen
from pennypapers.cli.terminal.finding import Finding
from pennypapers.cli.terminal.grid import Shown
from pennypapers.cli.terminal.hand import Hand, HandTurn, Outcome
from pennypapers.cli.terminal.help_screen import HelpScreen
from pennypapers.cli.terminal.moves import ARROWS, move, next_of
from pennypapers.cli.terminal.panels import Choices, Dice, Die, people_text, stars_text
from pennypapers.cli.terminal.session import OVERTAKEN, Session
from pennypapers.cli.terminal.sheet_view import SheetView
from pennypapers.cli.terminal.told import name_of, refusal_in_words, status
from pennypapers.notation import read_sheet
from pennypapers.refusals import Refusal
from pennypapers.rules import Roll
from pennypapers.server.answers import Drawn
from pennypapers.server.client import Lost

LEAST_WIDTH, LEAST_HEIGHT, WIDE = 72, 20, 110
SECOND_DIGIT = 0.8  # seconds in which two digits make one number


class GameScreen(Screen[None]):
    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(key, f"move('{key}')", show=False) for key in ARROWS),
        Binding("tab", "next_space(1)", show=False, priority=True),
        Binding("shift+tab", "next_space(-1)", show=False, priority=True),
        Binding("space", "press", show=False),
        Binding("enter", "enter", show=False),
        Binding("i", "ink", show=False),
        Binding("p", "die(0)", show=False),
        Binding("d", "die(1)", show=False),
        Binding("x", "die(2)", show=False),
        Binding("u,z,backspace", "undo", show=False),
        Binding("r", "rub_out", show=False),
        Binding("f", "find", show=False),
        Binding("c", "choose", show=False),
        Binding("h", "hint", show=False),
        Binding("v", "view", show=False),
        Binding("n", "again", show=False),
        Binding("question_mark,f1", "help", show=False),
        Binding("escape", "put_down", show=False),
    ]

    def __init__(self, speech: Speech, session: Session) -> None:
        super().__init__()
        self.speech, self.session = speech, session
        self.hand = Hand()
        self.cursor = ""
        self.message = ""  # a refusal or an answer, until the next key
        self.hinted: Text | None = None
        self.finding: Finding | None = None
        self.viewed: int | None = None  # whose sheet is looked at
        self._round = 0
        self._digit: tuple[int, float] = (0, 0.0)
        self._is_busy = False
        self._has_ended = False

    def compose(self) -> ComposeResult:
        yield Static(id="title")
        with Horizontal(id="table"):
            yield SheetView()
            with Vertical(id="side"):
                yield Dice()
                yield Choices()
                with VerticalScroll(id="stars-box", can_focus=False):
                    yield Static(id="stars")
                yield Static(id="people")
        yield Static(id="told")
        yield Static(id="keys")
        yield Static(id="too-small")

    # What is known

    @property
    def turn(self) -> HandTurn | None:
        pencil = self.session.pencil
        if pencil is None or pencil.draft is None or not self.session.is_to_play:
            return None
        if pencil.round != self.session.model.round:
            return None
        roll = Roll.read(self.session.model.roll)
        return HandTurn(self._adventure, roll, pencil.draft, pencil.base, self.hand)

    @property
    def _adventure(self) -> str:
        return "temple" if self.session.model.layout.startswith("adventure: temple") else "valley"

    @property
    def drawn(self) -> Drawn | None:
        if self.viewed is not None:
            return self.session.looks.get(self.viewed)
        turn = self.turn
        if turn is not None:
            return turn.draft.drawn
        return self.session.own or self.session.looks.get(self.session.model.keeper)

    # Showing

    def refresh_all(self) -> None:
        """Show everything as it is now; called whenever something changed."""
        if not self.is_mounted:
            return
        model = self.session.model
        if model.round != self._round:
            self._round, self.hand, self.finding, self.hinted = model.round, Hand(), None, None
            self.message, self.viewed = "", None
        turn, drawn = self.turn, self.drawn
        self.query_one("#title", Static).update(self._title())
        if drawn is not None:
            self._show_sheet(turn, drawn)
        if model.roll:
            self.query_one(Dice).show(self.speech, Roll.read(model.roll), self._adventure, turn)
        self.query_one(Choices).show(self.speech, turn if self.finding is None else None)
        self.query_one("#people", Static).update(people_text(self.speech, self.session))
        self._show_told(turn)
        if model.phase == "over" and not self._has_ended and self.session.own is not None:
            self._has_ended = True
            self.app.push_screen(EndScreen(self.speech, self.session))

    def _show_sheet(self, turn: HandTurn | None, drawn: Drawn) -> None:
        sheet = read_sheet(drawn.sheet).sheet
        if self.cursor not in sheet.layout.spaces:
            self.cursor = sheet.layout.spaces[0]
        inked = self.session.pencil.inked if turn and self.session.pencil else None
        before = read_sheet(inked.sheet).sheet if inked else sheet
        spaces = sheet.layout.spaces
        pencil = frozenset(space for space in spaces if sheet.mark(space) != before.mark(space))
        own = turn if self.viewed is None else None
        choosing = self.finding is not None
        shown = Shown(
            sheet,
            tuple(drawn.lines),
            pencil,
            own.inviting if own and not choosing else frozenset(),
            own.crossable if own and not choosing else frozenset(),
            frozenset(self.finding.spaces) if self.finding else frozenset(),
            self.cursor,
        )
        self.query_one(SheetView).show(shown)
        stars = stars_text(self.speech, drawn, inked if own else None)
        self.query_one("#stars", Static).update(self.hinted or stars)

    def _title(self) -> Text:
        model, say = self.session.model, self.speech.say
        last = self.session.pencil.draft if self.session.pencil else None
        rounds = last.last_round if last else None
        if rounds:
            round_ = say("play-round-of", round=model.round, rounds=rounds)
        else:
            round_ = say("play-round", round=model.round)
        text = Text(f" {say('adventure-name', adventure=self._adventure)} · {round_}", "bold")
        if model.day:
            text.append(f" · {model.day}")
        if self.viewed is not None:
            text.append(f" · {say('screen-sheet-of', name=name_of(self.speech, self.session, self.viewed))}")
        if len(model.order) > 1 and model.is_open:
            done = len(model.order) - len(model.waiting_for)
            text.append(f" · {say('screen-ready', count=done, all=len(model.order))}")
        return text

    def _show_told(self, turn: HandTurn | None) -> None:
        said = self.message
        if not said and self.finding:
            said = self.finding.told(self.speech)
        if not said and self.session.is_nudged:
            said = self.speech.say("screen-nudged")
        said = said or status(self.speech, self.session, turn)
        self.query_one("#told", Static).update(Text(said, "bold" if self.message else ""))
        over = self.session.model.phase == "over"
        keys = "screen-keys-over" if over else f"screen-keys-{self._adventure}"
        self.query_one("#keys", Static).update(Text(self.speech.say(keys)))

    def on_mount(self) -> None:
        self.refresh_all()

    def on_resize(self) -> None:
        width, height = self.app.size
        self.set_class(width < LEAST_WIDTH or height < LEAST_HEIGHT, "-too-small")
        self.set_class(width >= WIDE, "-wide")
        said = self.speech.say(
            "screen-too-small", width=width, height=height, least=LEAST_WIDTH, low=LEAST_HEIGHT
        )
        self.query_one("#too-small", Static).update(Text(said))

    # Doing

    def _do(self, doing: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """One thing after another; what is refused is said."""
        if self._is_busy:
            return

        async def work() -> None:
            self._is_busy = True
            try:
                await doing()
            except Refusal as refusal:
                if refusal.code not in OVERTAKEN:
                    self.message = refusal_in_words(self.speech, refusal)
            except Lost:
                pass  # the status says so
            finally:
                self._is_busy = False
                self.refresh_all()

        self.run_worker(work(), group="doing")

    def _carry_out(self, outcome: Outcome) -> None:
        self.hand = outcome.hand
        pencil = self.session.pencil
        if pencil is None or (outcome.steps is None and outcome.why is None):
            self.refresh_all()
            return

        async def change() -> None:
            if outcome.steps is not None:
                await pencil.want(outcome.steps)
            elif outcome.why is not None:
                await pencil.why(outcome.why)
            if pencil.refusal:
                self.message = refusal_in_words(self.speech, pencil.refusal)

        self._do(change)

    def on_key(self, event: events.Key) -> None:
        self.message = ""
        self.session.is_nudged = False
        digit = digit_of(event.character)
        if digit is not None and self.turn and self.finding is None:
            event.stop()
            self._type_digit(digit)
        else:
            self.refresh_all()

    def _type_digit(self, digit: int) -> None:
        turn, (before, at) = self.turn, self._digit
        assert turn is not None
        now = time.monotonic()
        values = {way.value for way in turn.numbers}
        if turn.hand.dice and turn.roll[turn.hand.dice[0]] == 6 and turn.hand.dice == (1,) and turn.base:
            if 1 <= digit <= len(turn.base.structures):
                self._carry_out(turn.press_structure(turn.base.structures[digit - 1]))
            return
        both = before * 10 + digit
        value = both if now - at < SECOND_DIGIT and both in values else digit
        self._digit = (digit, now)
        if value in values:
            self._carry_out(turn.press_number(value))
        elif value * 10 not in values and not any(other // 10 == value for other in values):
            self.message = self.speech.say("screen-no-number", number=value)
            self.refresh_all()

    def action_move(self, direction: str) -> None:
        drawn = self.drawn
        if drawn:
            self.cursor = move(read_sheet(drawn.sheet).sheet.layout.spaces, self.cursor, direction)
        self.refresh_all()

    def action_next_space(self, step: int) -> None:
        turn, drawn = self.turn, self.drawn
        if turn and drawn:
            spaces = read_sheet(drawn.sheet).sheet.layout.spaces
            self.cursor = next_of(spaces, turn.inviting | turn.crossable, self.cursor, step)
        self.message = ""
        self.refresh_all()

    def action_die(self, place: int) -> None:
        turn = self.turn
        if turn and self.finding is None:
            self._carry_out(turn.press_die(place))

    def action_press(self) -> None:
        """Write, cross out or rub out where the cursor is."""
        if self.finding:
            self.finding.toggle(self.cursor)
            self._do(lambda: self._ask_finding())
            return
        turn = self.turn
        if turn is None or self.viewed is not None:
            return
        if not turn.is_hazard and not turn.what and self.cursor in turn.inviting:
            self.message = self.speech.say("screen-number-first", space=self.cursor)
            self.refresh_all()
        else:
            self._carry_out(turn.press_space(self.cursor))

    def action_enter(self) -> None:
        """Write what is in hand where the cursor is; with nothing in hand, ink the turn."""
        turn = self.turn
        if self.session.model.phase == "over":
            self.app.push_screen(EndScreen(self.speech, self.session))
            return
        if turn is None:
            if not self.session.model.is_open and not self.session.model.settings.rolls_itself:
                self._do(self.session.roll)
            return
        if self.finding:
            self._reveal_finding()
        elif self._would_write(turn):
            self.action_press()
        else:
            self.action_ink()

    def _would_write(self, turn: HandTurn) -> bool:
        if turn.is_hazard or turn.written:
            return not turn.steps
        if not turn.to_ink:
            return True
        return bool(turn.hand.dice)

    def action_ink(self) -> None:
        turn = self.turn
        if turn is None:
            return
        steps = turn.to_ink
        lacks = turn.draft.lacks
        if not steps and lacks:
            self.message = refusal_in_words(self.speech, Refusal(lacks.code, **lacks.facts))
            self.refresh_all()
            return
        self._do(lambda: self.session.commit(steps))

    def action_undo(self) -> None:
        pencil = self.session.pencil
        if pencil is None or self.turn is None:
            return
        self.hand, self.finding = Hand(), None

        async def undo() -> None:
            if not await pencil.undo():
                self.message = self.speech.say("play-nothing-in-pencil")

        self._do(undo)

    def action_rub_out(self) -> None:
        turn = self.turn
        if turn:
            self.finding = None
            self._carry_out(Outcome(Hand(), ()))

    # Discoveries

    def action_find(self) -> None:
        """The next of the best discoveries, and after the last none."""
        turn = self.turn
        if turn is None or self._adventure == "temple":
            return
        finds = turn.finds
        if not finds and not turn.revealed:
            self.message = self.speech.say("screen-no-find")
            self.refresh_all()
            return
        number = finds.index(turn.revealed) + 1 if turn.revealed in finds else 0
        self._carry_out(turn.press_find(finds[number] if number < len(finds) else turn.revealed))

    def action_choose(self) -> None:
        """Choose the spaces of a discovery oneself."""
        if self.turn and not self.turn.is_hazard and self._adventure == "valley":
            self.finding = Finding()
            self.hand = Hand()
            self.refresh_all()

    async def _ask_finding(self) -> None:
        if self.finding and self.finding.spaces:
            self.finding.answers = await self.session.ask_discovery(sorted(self.finding.spaces))

    def _reveal_finding(self) -> None:
        turn, finding = self.turn, self.finding
        step = finding.step if finding else ""
        if turn and step:
            self.finding = None
            self._carry_out(turn.press_find(step))

    # The rest

    def action_hint(self) -> None:
        async def hint() -> None:
            self.message = self.speech.say("screen-thinking")
            self.refresh_all()
            answer = await self.session.hint()
            self.message = ""
            text = Text(self.speech.say("screen-hint"), "bold")
            for option in answer.options:
                figure = f"{option.stars:.1f}" if option.stars is not None else ""
                said = steps_in_words(self.speech, self._adventure, option.steps)
                mine = f" {self.speech.say('screen-hint-yours')}" if option.yours else ""
                text.append(f"\n{figure:>5} ", "bold").append(said).append(mine, "dim")
            self.hinted = text

        if self.turn:
            self._do(hint)

    def action_view(self) -> None:
        """The next player's sheet, and after the last the own one again."""
        others = [seat for seat in self.session.model.order if seat in self.session.looks]
        others = [seat for seat in others if seat != self.session.seat]
        place = others.index(self.viewed) + 1 if self.viewed in others else 0
        self.viewed = others[place] if place < len(others) else None
        self.refresh_all()

    def action_again(self) -> None:
        if self.session.model.phase == "over":
            self.app.play_again()  # type: ignore[attr-defined]

    def action_help(self) -> None:
        self.app.push_screen(HelpScreen(self.speech, self._adventure))

    def action_put_down(self) -> None:
        self.hand, self.finding, self.hinted, self.viewed = Hand(), None, None, None
        self.refresh_all()

    # The mouse

    def on_sheet_view_pressed(self, event: SheetView.Pressed) -> None:
        self.message = ""
        self.cursor = event.space
        self.action_press()

    def on_die_pressed(self, event: Die.Pressed) -> None:
        self.message = ""
        self.action_die(event.place)

    def on_choices_chosen(self, event: Choices.Chosen) -> None:
        self.message = ""
        turn = self.turn
        if turn is None:
            return
        if event.kind == "number":
            self._carry_out(turn.press_number(int(event.value)))
        elif event.kind == "structure":
            self._carry_out(turn.press_structure(event.value))
        else:
            self._carry_out(turn.press_find(event.value))
