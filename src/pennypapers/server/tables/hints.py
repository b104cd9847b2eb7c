"""The coach during a game: what the strongest bot would do, and what it thinks of the draft."""

from __future__ import annotations

from collections.abc import Sequence

from pennypapers.notation import read_steps
from pennypapers.rules import LEVELS
from pennypapers.server.messages.answers import HintAnswer, HintOption
from pennypapers.server.tables.bot_seats import situation
from pennypapers.server.tables.state import TableState
from pennypapers.server.tables.thinking import BotTask, Minds, Question

HINTED = 3  # turns that a hint names


def turn_in_pencil(state: TableState, seat: int, draft: Sequence[str]) -> str:
    """A seat's draft if it is a whole turn, which can be compared with others. That of a hazard is not."""
    game = state.playing()
    if game.rounds[-1].roll.hazard:
        return ""
    turn = game.turn(state.seats[seat].initials)
    for step in read_steps(" ".join(draft)):
        turn.play(step)
    return " ".join(draft) if turn.may_commit else ""


async def hint(minds: Minds, state: TableState, seat: int, mine: str, seed: int) -> HintAnswer:
    """For a seat that has to play and has `mine` in pencil; the table may go on while it is thought about."""
    question = Question.of(situation(state, seat), seed)
    round_ = state.round
    if state.playing().rounds[-1].roll.hazard:
        (chosen,) = await minds.turns([BotTask(LEVELS[-1], True, question)])
        return HintAnswer(round_, [HintOption([chosen])])
    weighed = await minds.weigh(question, [mine] if mine else [])
    options = [HintOption(steps.split(), round(stars, 2), steps == mine) for steps, stars in weighed]
    return HintAnswer(round_, options[:HINTED] + [option for option in options[HINTED:] if option.yours])
