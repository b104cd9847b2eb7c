"""The coach during a game: what the strongest bot would do, and what it thinks of the draft."""

from __future__ import annotations

from pennypapers.notation import read_steps
from pennypapers.rules import LEVELS
from pennypapers.server.answers import HintAnswer, HintOption
from pennypapers.server.company import situation
from pennypapers.server.live_table import LiveTable
from pennypapers.server.thinking import Bidden, Minds, Question

HINTED = 3  # turns that a hint names


async def hint(minds: Minds, live: LiveTable, seat: int, draft: tuple[str, ...], luck: int) -> HintAnswer:
    """For a seat that has to play; the table may go on while it is thought about."""
    question = Question.of(situation(live, seat), luck)
    game, round_ = live.playing(), live.round
    if game.rounds[-1].roll.hazard:
        (chosen,) = await minds.turns([Bidden(LEVELS[-1], True, question)])
        return HintAnswer(round_, [HintOption([chosen])])
    turn = game.turn(live.seats[seat].initials)
    for step in read_steps(" ".join(draft)):
        turn.play(step)
    mine = " ".join(draft) if turn.may_commit else ""
    weighed = await minds.weigh(question, [mine] if mine else [])
    options = [HintOption(steps.split(), round(stars, 2), steps == mine) for steps, stars in weighed]
    return HintAnswer(round_, options[:HINTED] + [option for option in options[HINTED:] if option.yours])
