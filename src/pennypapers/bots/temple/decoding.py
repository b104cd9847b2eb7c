"""The steps of a turn, from the mark that compiled code chose."""

from __future__ import annotations

from pennypapers.bots.bot import Situation
from pennypapers.bots.temple.features import MUMMY
from pennypapers.rules import Cross, Draw, Pass, Step, Write


def decode_mark(situation: Situation, number: int, space: int) -> tuple[Step, ...]:
    """The steps of a whole turn, in which every mummy is crossed out that can be; in a hazard round its one step. In a
    turn that writes nothing the number is that of a mummy, and the space does not matter."""
    spaces = situation.sheet.layout.spaces
    if situation.roll.hazard:
        return (Draw(spaces[space]),)
    turn = situation.sheet.turn(situation.roll)
    if number != MUMMY:
        made = next(made for made in turn.numbers() if made.value == number)
        turn.play(Write(made, spaces[space]))
    for mummy in turn.choices().crossable:
        turn.play(Cross(mummy))
    if not turn.steps:
        turn.play(Pass())
    return tuple(turn.steps)
