"""What can be pressed beside the sheet: the dice, and what can be made of them."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.message import Message
from textual.widgets import Static

from pennypapers.cli.common.speech import Speech
from pennypapers.cli.common.turn_words import face_words
from pennypapers.cli.play.screen.hand import DAKOTA, HandTurn
from pennypapers.notation import read_step
from pennypapers.rules import Reveal, Roll
from pennypapers.rules.dice import LETTERS, SPECIAL

SHOWN_DISCOVERIES = 3
NUMBERS_A_LINE = 8


class Die(Static):
    """One die as a button; `-up` while it is taken up, `-spent` when it was used."""

    class Pressed(Message):
        def __init__(self, place: int) -> None:
            super().__init__()
            self.place = place

    def __init__(self, place: int) -> None:
        super().__init__(id=f"die-{LETTERS[place].lower()}", classes="die")
        self.place = place
        self.border_title = LETTERS[place]

    def show(self, face: str, is_up: bool, is_spent: bool) -> None:
        self.set_class(is_up, "-up")
        self.set_class(is_spent, "-spent")
        self.update(Text(f"({face})" if is_spent else f"›{face}‹" if is_up else face))

    def on_click(self) -> None:
        self.post_message(self.Pressed(self.place))


class Dice(Horizontal):
    def __init__(self) -> None:
        super().__init__(id="dice")
        self._dice = [Die(place) for place in range(3)]

    def compose(self) -> ComposeResult:
        yield from self._dice

    def show(self, speech: Speech, roll: Roll, adventure: str, turn: HandTurn | None) -> None:
        for die, name in zip(self._dice, face_words(speech, roll, adventure), strict=True):
            is_spent = turn is not None and die.place in turn.spent
            die.show(name, turn is not None and die.place in turn.hand.dice, is_spent)


class Choices(Static):
    """The numbers that can be made now, Dakota's structures and discoveries, each as a word to click."""

    class Chosen(Message):
        def __init__(self, kind: str, value: str) -> None:
            super().__init__()
            self.kind, self.value = kind, value

    def __init__(self) -> None:
        super().__init__(id="choices")

    def show(self, speech: Speech, turn: HandTurn | None) -> None:
        self.update(_choices(speech, turn) if turn else Text())

    def on_click(self, event: events.Click) -> None:
        chosen = event.style.meta.get("choice")
        if chosen:
            self.post_message(self.Chosen(*chosen))


def _choices(speech: Speech, turn: HandTurn) -> Text:
    text = Text()
    values = sorted({way.value for way in turn.numbers})
    held = turn.way.value if turn.way else None
    for place, value in enumerate(values):
        if place == NUMBERS_A_LINE:
            text.append("\n")
        label = f"‹{value}›" if value == held else f" {value} "
        _button(text, label, "number", str(value), value == held)
    if turn.base and turn.hand.dice == (DAKOTA,) and turn.roll[DAKOTA] == SPECIAL:
        text.append("\n" if text else "")
        for key, structure in enumerate(turn.base.structures, 1):
            name = f" {key} {speech.say('play-structure', structure=structure)} "
            _button(text, name, "structure", structure, structure == turn.hand.structure)
    finds = turn.discoveries
    if turn.revealed and turn.revealed not in finds:
        finds = [turn.revealed, *finds]
    for step in _around(finds, turn.revealed):
        text.append("\n" if text else "")
        _button(text, _find(speech, step, step == turn.revealed), "find", step, step == turn.revealed)
    return text


def _around(finds: Sequence[str], revealed: str) -> Sequence[str]:
    """A few of the discoveries, the revealed one among them."""
    first = max(0, finds.index(revealed) - SHOWN_DISCOVERIES + 1) if revealed in finds else 0
    return finds[first : first + SHOWN_DISCOVERIES]


def _find(speech: Speech, step: str, is_on: bool) -> str:
    read = read_step(step)
    assert isinstance(read, Reveal)
    return f"{'›' if is_on else ' '}{speech.say('rule-name', rule=read.kind)}: {' '.join(read.spaces)}"


def _button(text: Text, label: str, kind: str, value: str, is_on: bool) -> None:
    start = len(text)
    text.append(label, "bold reverse" if is_on else "")
    text.apply_meta({"choice": (kind, value)}, start, len(text))
