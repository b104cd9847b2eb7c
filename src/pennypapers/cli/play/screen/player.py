"""The player at the keys: what is in hand, where the cursor is, and what each key does. It does not know the screen.

Each key waits until the host has answered the one before, so that keys typed fast are not lost or mixed up.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from pennypapers.cli.common.speech import Speech
from pennypapers.cli.play.screen.chosen_spaces import ChosenSpaces
from pennypapers.cli.play.screen.cursor import move, next_of
from pennypapers.cli.play.screen.hand import DAKOTA, Effect, Hand, HandTurn
from pennypapers.cli.play.screen.offers import offer
from pennypapers.cli.play.screen.session import Session
from pennypapers.cli.play.screen.status import refusal_in_words, what_happened
from pennypapers.refusals import Refusal
from pennypapers.rules import Roll
from pennypapers.rules.dice import SPECIAL
from pennypapers.server.messages.answers import Drawn, HintAnswer

SECOND_DIGIT = 0.8  # seconds in which two digits make one number


class Player:
    def __init__(self, speech: Speech, session: Session, now: Callable[[], float] = time.monotonic) -> None:
        self.speech, self.session = speech, session
        self._now = now
        self._digit: tuple[int, float] = (0, 0.0)
        self._round = 0
        self.hand = Hand()
        self.cursor = ""
        self.message = ""  # a refusal or an answer, shown until the next key
        self.hinted: HintAnswer | None = None
        self.chosen: ChosenSpaces | None = None
        self.viewed: int | None = None  # the seat whose sheet is shown instead of the player's own

    # The state

    @property
    def adventure(self) -> str:
        """The name of the adventure; empty until the host has said what is played."""
        adventure = self.session.model.adventure
        return adventure.name if adventure else ""

    @property
    def turn(self) -> HandTurn | None:
        """The turn under way, if the table waits for this player."""
        pencil, model = self.session.pencil, self.session.model
        if pencil is None or pencil.draft is None or not self.session.is_to_play:
            return None
        if pencil.round != model.round or model.adventure is None:
            return None
        return HandTurn(model.adventure, Roll.read(model.roll), pencil.draft, pencil.base, self.hand)

    @property
    def drawn(self) -> Drawn | None:
        """The sheet that is shown."""
        session = self.session
        if self.viewed is not None:
            return session.sheets.get(self.viewed)
        if self.turn is not None:
            return self.turn.draft.drawn
        return session.own or session.sheets.get(session.model.keeper)

    def follow(self) -> None:
        """Follow the table after news: in a new round nothing is in hand."""
        if self.session.model.round != self._round:
            self._round = self.session.model.round
            self._put_down()
            self.message = what_happened(self.speech, self.session)
        spaces = self.session.model.spaces
        if self.cursor not in spaces and spaces:
            self.cursor = spaces[0]

    def _put_down(self) -> None:
        self.hand, self.chosen, self.hinted, self.viewed = Hand(), None, None, None

    # Moving

    async def move(self, direction: str) -> None:
        self.cursor = move(self.session.model.spaces, self.cursor, direction)

    async def next_space(self, step: int) -> None:
        turn = self.turn
        if turn:
            self.cursor = next_of(
                self.session.model.spaces, turn.inviting | turn.crossable, self.cursor, step
            )

    # A turn

    async def die(self, place: int) -> None:
        if self.turn and self.chosen is None:
            await self._carry_out(self.turn.press_die(place))

    async def digit(self, digit: int) -> None:
        turn = self.turn
        if turn is None or self.chosen is not None or turn.is_hazard:
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
        elif not any(other // 10 == value for other in values):  # otherwise wait for another digit
            self.message = self.speech.say("screen-no-number", number=value)

    async def number(self, value: int) -> None:
        if self.turn:
            await self._carry_out(self.turn.press_number(value))

    async def structure(self, structure: str) -> None:
        if self.turn:
            await self._carry_out(self.turn.press_structure(structure))

    async def press(self) -> None:
        """Write, cross out or take back at the cursor; while spaces of a discovery are chosen, choose the one there."""
        turn = self.turn
        if turn is None or self.viewed is not None:
            return
        if self.chosen:
            self.chosen.toggle(self.cursor)
            if self.chosen.spaces:
                self.chosen.answers = await self.session.ask_discovery(sorted(self.chosen.spaces))
        elif not turn.is_hazard and not turn.what and self.cursor in turn.inviting:
            self.message = self.speech.say("screen-number-first", space=self.cursor)
        else:
            await self._carry_out(turn.press_space(self.cursor))

    async def enter(self) -> None:
        """Write what is in hand where the cursor is; with nothing in hand, ink the turn."""
        turn, model = self.turn, self.session.model
        if turn is None:
            offered = offer(self.session)
            if offered:
                await self.session.take_up(offered.request, **offered.facts)
            elif model.phase == "playing" and not model.is_open and not model.settings.rolls_itself:
                await self.session.roll()
        elif self.chosen:
            await self._reveal(turn, self.chosen)
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
        self.hand, self.chosen = Hand(), None
        if not await pencil.undo():
            self.message = self.speech.say("play-nothing-in-pencil")

    async def rub_out(self) -> None:
        if self.turn:
            self.chosen = None
            await self._carry_out(Effect(Hand(), ()))

    async def _carry_out(self, effect: Effect) -> None:
        self.hand = effect.hand
        pencil = self.session.pencil
        if pencil is None or (effect.steps is None and effect.why is None):
            return
        if effect.steps is not None:
            await pencil.want(effect.steps)
        elif effect.why is not None:
            await pencil.why(effect.why)
        if pencil.refusal:
            self.message = refusal_in_words(self.speech, pencil.refusal)

    # Discoveries

    async def next_discovery(self) -> None:
        """Put the next of the best discoveries in pencil, and after the last one none."""
        turn = self.turn
        if turn is None or not turn.adventure.discoveries:
            return
        finds = turn.discoveries
        if not finds and not turn.revealed:
            self.message = self.speech.say("screen-no-find")
            return
        number = finds.index(turn.revealed) + 1 if turn.revealed in finds else 0
        await self.show_discovery(finds[number] if number < len(finds) else turn.revealed)

    async def show_discovery(self, step: str) -> None:
        if self.turn:
            await self._carry_out(self.turn.press_discovery(step))

    async def choose_spaces(self) -> None:
        """Begin to choose the spaces of a discovery one by one."""
        if self.turn and not self.turn.is_hazard and self.turn.adventure.discoveries:
            self.hand, self.chosen = Hand(), ChosenSpaces()

    async def _reveal(self, turn: HandTurn, chosen: ChosenSpaces) -> None:
        if chosen.step:
            self.chosen = None
            await self._carry_out(turn.press_discovery(chosen.step))

    # Other keys

    async def view(self) -> None:
        """Show the next player's sheet, and after the last one this player's own again."""
        session = self.session
        others = [seat for seat in session.model.order if seat in session.sheets and seat != session.seat]
        place = others.index(self.viewed) + 1 if self.viewed in others else 0
        self.viewed = others[place] if place < len(others) else None

    async def put_down(self) -> None:
        self._put_down()
