"""The coach during a game: what the strongest bot would do, and what it thinks of the draft."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from typing import NamedTuple

from pennypapers.bots import reasons
from pennypapers.notation import write_step
from pennypapers.rules import LEVELS
from pennypapers.server.messages.answers import HintAnswer, HintOption
from pennypapers.server.tables.bot_seats import Bots, situation
from pennypapers.server.tables.state import TableState
from pennypapers.server.tables.thinking import BotTask, Minds, Question, Steps

HINTED = 3  # turns that a hint names


class _Given(NamedTuple):
    """A hint, with the random seed that all hints of its round have, and the draft that it was compared with."""

    round: int
    seed: int
    mine: Steps
    answer: HintAnswer


class Hints:
    """The hints at one table, the last one of each seat. A seat is given one at a time: whoever asks again meanwhile
    gets the same."""

    def __init__(self, bots: Bots) -> None:
        self.one_at_a_time: defaultdict[int, asyncio.Lock] = defaultdict(asyncio.Lock)  # by seat
        self._bots = bots
        self._given: dict[int, _Given] = {}

    async def hint(self, state: TableState, seat: int, draft: Steps, address: str) -> HintAnswer:
        """For a seat that has to play, for somebody at this address. Asked again it is the same answer, unless there is
        another turn in pencil to compare; and then with the same seed, so that the advice does not change while it is
        followed."""
        round_, mine = state.round, _whole_turn(state, seat, draft)
        given = self._given.get(seat)
        if given and given.round != round_:
            given = None
        if given is None or given.mine != mine:
            seed = given.seed if given else self._bots.new_seed()
            given = _Given(
                round_, seed, mine, await _think(self._bots.minds, state, seat, mine, seed, address)
            )
            self._given[seat] = given
        return given.answer


def _whole_turn(state: TableState, seat: int, draft: Steps) -> Steps:
    """A seat's draft if it is a whole turn, which can be compared with others, else nothing. A hazard is drawn without
    comparing."""
    game = state.playing()
    if game.rounds[-1].roll.hazard:
        return ()
    turn = game.turn(state.seats[seat].initials).play_all(draft)
    return draft if turn.may_commit else ()


async def _think(
    minds: Minds, state: TableState, seat: int, mine: Steps, seed: int, address: str
) -> HintAnswer:
    """The table may go on while it is thought about."""
    now = situation(state, seat)
    question = Question.of(now, seed)
    round_ = state.round
    if state.playing().rounds[-1].roll.hazard:
        chosen = await minds.turn_for_hint(BotTask(LEVELS[-1], True, question), address)
        return HintAnswer(round_, [HintOption(_texts(chosen))])
    weighed = await minds.weigh(question, [mine] if mine else [], address)
    options = [
        HintOption(_texts(option.steps), round(option.stars, 2), yours=option.steps == mine, why=why)
        for option, why in zip(weighed, reasons(now, weighed), strict=True)
    ]
    return HintAnswer(round_, options[:HINTED] + [option for option in options[HINTED:] if option.yours])


def _texts(steps: Steps) -> list[str]:
    return [write_step(step) for step in steps]
