"""Who sits at the keys: what is in hand, where the cursor is, and what each key does. It knows nothing of the screen.

Keys are done one after another, each when the host has answered the one before, so that nobody can type too fast.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import lru_cache

from pennypapers.cli.speech import Speech
from pennypapers.cli.terminal.finding import Finding
from pennypapers.cli.terminal.hand import DAKOTA, Hand, HandTurn, Outcome
from pennypapers.cli.terminal.moves import move, next_of
from pennypapers.cli.terminal.session import Session
from pennypapers.cli.terminal.told import refusal_in_words, what_happened
from pennypapers.notation import read_layout
from pennypapers.refusals import Refusal
from pennypapers.rules import Roll
from pennypapers.rules.dice import SPECIAL
from pennypapers.server.answers import Drawn, HintAnswer

SECOND_DIGIT = 0.8  # seconds in which two digits make one number

_layout = lru_cache(4)(read_layout)  # that of the table, looked at with every key


class Player:
    def __init__(self, speech: Speech, session: Session, now: Callable[[], float] = time.monotonic) -> None:
        self.speech, self.session = speech, session
        self._now = now
        self._digit: tuple[int, float] = (0, 0.0)
        self._round = 0
        self.hand = Hand()
        self.cursor = ""
        self.message = ""  # a refusal or an answer, until the next key
        self.hinted: HintAnswer | None = None
        self.finding: Finding | None = None
        self.viewed: int | None = None  # whose sheet is looked at

    # What there is

    @property
    def adventure(self) -> str:
        return _layout(self.session.model.layout).adventure if self.session.model.layout else ""

    @property
    def spaces(self) -> tuple[str, ...]:
        layout = self.session.model.layout
        return tuple(_layout(layout).spaces) if layout else ()

    @property
    def turn(self) -> HandTurn | None:
        """The turn under way, if the table waits for this player."""
        pencil, model = self.session.pencil, self.session.model
        if pencil is None or pencil.draft is None or not self.session.is_to_play:
            return None
        if pencil.round != model.round:
            return None
        return HandTurn(self.adventure, Roll.read(model.roll), pencil.draft, pencil.base, self.hand)

    @property
    def drawn(self) -> Drawn | None:
        """The sheet that is looked at."""
        session = self.session
        if self.viewed is not None:
            return session.looks.get(self.viewed)
        if self.turn is not None:
            return self.turn.draft.drawn
        return session.own or session.looks.get(session.model.keeper)

    def follow(self) -> None:
        """The table went on: a new round begins with empty hands."""
        if self.session.model.round != self._round:
            self._round = self.session.model.round
            self._put_down()
            self.message = what_happened(self.speech, self.session)
        if self.cursor not in self.spaces and self.spaces:
            self.cursor = self.spaces[0]

    def _put_down(self) -> None:
        self.hand, self.finding, self.hinted, self.viewed = Hand(), None, None, None

    # Moving

    async def move(self, direction: str) -> None:
        self.cursor = move(self.spaces, self.cursor, direction)

    async def next_space(self, step: int) -> None:
        turn = self.turn
        if turn:
            self.cursor = next_of(self.spaces, turn.inviting | turn.crossable, self.cursor, step)

    # A turn

    async def die(self, place: int) -> None:
        if self.turn and self.finding is None:
            await self._carry_out(self.turn.press_die(place))

    async def digit(self, digit: int) -> None:
        turn = self.turn
        if turn is None or self.finding is not None or turn.is_hazard:
            return
        if turn.hand.dice == (DAKOTA,) and turn.roll[DAKOTA] == SPECIAL and turn.base:
            if 1 <= digit <= len(turn.base.structures):
                await self.structure(turn.base.structures[digit - 1])
            return
        before, at = self._digit
        now = self._now()
        values = {way.value for way in turn.numbers}
        both = before * 10 + digit
        value = both if now - at < SECOND_DIGIT and both in values else digit
        self._digit = (digit, now)
        if value in values:
            await self.number(value)
        elif not any(other // 10 == value for other in values):  # else another digit may follow
            self.message = self.speech.say("screen-no-number", number=value)

    async def number(self, value: int) -> None:
        if self.turn:
            await self._carry_out(self.turn.press_number(value))

    async def structure(self, structure: str) -> None:
        if self.turn:
            await self._carry_out(self.turn.press_structure(structure))

    async def press(self) -> None:
        """Write, cross out or rub out where the cursor is; mark it while spaces are chosen."""
        turn = self.turn
        if turn is None or self.viewed is not None:
            return
        if self.finding:
            self.finding.toggle(self.cursor)
            if self.finding.spaces:
                self.finding.answers = await self.session.ask_discovery(sorted(self.finding.spaces))
        elif not turn.is_hazard and not turn.what and self.cursor in turn.inviting:
            self.message = self.speech.say("screen-number-first", space=self.cursor)
        else:
            await self._carry_out(turn.press_space(self.cursor))

    async def enter(self) -> None:
        """Write what is in hand where the cursor is; with nothing in hand, ink the turn."""
        turn, model = self.turn, self.session.model
        if turn is None:
            if model.phase == "playing" and not model.is_open and not model.settings.rolls_itself:
                await self.session.roll()
        elif self.finding:
            await self._reveal(turn, self.finding)
        elif self._would_write(turn):
            await self.press()
        else:
            await self.ink()

    def _would_write(self, turn: HandTurn) -> bool:
        if turn.is_hazard or turn.written:
            return not turn.steps
        return not turn.to_ink or bool(turn.hand.dice)

    async def ink(self) -> None:
        turn = self.turn
        if turn is None:
            return
        lacks = turn.draft.lacks
        if not turn.to_ink and lacks:
            self.message = refusal_in_words(self.speech, Refusal(lacks.code, **lacks.facts))
        elif turn.to_ink:
            await self.session.commit(turn.to_ink)

    async def undo(self) -> None:
        pencil = self.session.pencil
        if pencil is None or self.turn is None:
            return
        self.hand, self.finding = Hand(), None
        if not await pencil.undo():
            self.message = self.speech.say("play-nothing-in-pencil")

    async def rub_out(self) -> None:
        if self.turn:
            self.finding = None
            await self._carry_out(Outcome(Hand(), ()))

    async def _carry_out(self, outcome: Outcome) -> None:
        self.hand = outcome.hand
        pencil = self.session.pencil
        if pencil is None or (outcome.steps is None and outcome.why is None):
            return
        if outcome.steps is not None:
            await pencil.want(outcome.steps)
        elif outcome.why is not None:
            await pencil.why(outcome.why)
        if pencil.refusal:
            self.message = refusal_in_words(self.speech, pencil.refusal)

    # Discoveries

    async def find(self) -> None:
        """The next of the best discoveries, and after the last none."""
        turn = self.turn
        if turn is None or turn.adventure == "temple":
            return
        finds = turn.finds
        if not finds and not turn.revealed:
            self.message = self.speech.say("screen-no-find")
            return
        number = finds.index(turn.revealed) + 1 if turn.revealed in finds else 0
        await self.show_find(finds[number] if number < len(finds) else turn.revealed)

    async def show_find(self, step: str) -> None:
        if self.turn:
            await self._carry_out(self.turn.press_find(step))

    async def choose(self) -> None:
        """Choose the spaces of a discovery oneself."""
        if self.turn and not self.turn.is_hazard and self.adventure == "valley":
            self.hand, self.finding = Hand(), Finding()

    async def _reveal(self, turn: HandTurn, finding: Finding) -> None:
        if finding.step:
            self.finding = None
            await self._carry_out(turn.press_find(finding.step))

    # The rest

    async def view(self) -> None:
        """The next player's sheet, and after the last the own one again."""
        session = self.session
        others = [seat for seat in session.model.order if seat in session.looks and seat != session.seat]
        place = others.index(self.viewed) + 1 if self.viewed in others else 0
        self.viewed = others[place] if place < len(others) else None

    async def put_down(self) -> None:
        self._put_down()
