"""Exercises: dear turns of a person's finished games, asked again.

They are made when an analysis has found out what the turns of a game cost. Nothing of a table is needed for one: the
position is replayed from the game, and what is in pencil is answered as at a table, but not kept. An answer is compared
by the same search that found the turn dear.
"""

from __future__ import annotations

import asyncio
import zlib
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import UTC, date, datetime
from typing import NamedTuple

import msgspec

from pennypapers.bots import Situation
from pennypapers.lab.analysis import Analysis
from pennypapers.notation import read_game, read_steps, write_layout
from pennypapers.refusals import Refusal
from pennypapers.rules import Roll, Step
from pennypapers.server.messages import log
from pennypapers.server.messages.answers import (
    DraftAnswer,
    ExerciseDone,
    ExerciseShown,
    GameFacts,
    Reason,
    TableFound,
)
from pennypapers.server.messages.snapshot import SeatNow, Snapshot
from pennypapers.server.store import Exercise, Store
from pennypapers.server.tables.draft_answers import answer_draft, drawn, in_pencil, why_no_discovery
from pennypapers.server.tables.drafts import Draft
from pennypapers.server.tables.leitner import answered, begun, left_today
from pennypapers.server.tables.thinking import Minds, Question
from pennypapers.table import Table, replay

DEAR = 1.0  # stars: a turn that cost less is no exercise
NEAR = 0.5  # stars: whoever loses less has solved it
MOST_REPLAYED = 20

_encode = msgspec.json.Encoder().encode


class TurnFacts(msgspec.Struct, frozen=True):
    """What the store has of an exercise: the turn as it was played, the one that the search preferred, and how many
    stars lay between them."""

    player: str
    played: list[str]
    best: list[str]
    cost: float


class _Place(NamedTuple):
    """A table where a round of a finished game is open, as one of its players saw it."""

    table: Table
    sheet: str
    player: str


_facts = msgspec.json.Decoder(TurnFacts)
_link_facts = msgspec.json.Decoder(GameFacts)


class Exercises:
    """`now` gives the time of day in milliseconds; days are those of UTC, as expeditions have them."""

    def __init__(self, store: Store, minds: Minds, now: Callable[[], int]) -> None:
        self._store = store
        self._minds = minds
        self._now = now
        self._replayed: OrderedDict[tuple[str, int, int], _Place] = OrderedDict()

    async def keep(self, game: str, analysis: Analysis) -> None:
        """The dearest turns that an analysis found, for the person who played them."""
        dear = [
            one
            for one in analysis.rounds
            if one.round in analysis.dearest
            and one.cost >= DEAR
            and not one.by_table
            and not Roll.read(one.roll).hazard
        ]
        due = begun(self._today()).due
        assert due
        await self._store.keep_exercises(
            [
                Exercise(
                    game,
                    link.seat,
                    one.round,
                    _encode(TurnFacts(analysis.player, one.played, one.best, one.cost)).decode(),
                    0,
                    due.isoformat(),
                )
                for link in await self._store.game_links(game)
                if _link_facts.decode(link.facts).player == analysis.player
                for one in dear
            ]
        )

    async def today(self, device: str) -> list[Exercise]:
        """What a device is to be asked today, the longest overdue first, and of those the dearest."""
        today = self._today().isoformat()
        kept = await self._store.exercises(device)
        due = [one for one in kept if one.due and one.due <= today]
        due.sort(key=lambda one: (one.due, -_facts.decode(one.facts).cost))
        return due[: left_today(sum(one.answered == today for one in kept))]

    async def next(self, device: str) -> ExerciseShown | None:
        """The next one of today."""
        left = await self.today(device)
        if not left:
            return None
        exercise = left[0]
        place = await self._place(exercise)
        return _shown(exercise, place, len(left), self._now())

    async def draft(
        self, device: str, game: str, seat: int, round_: int, revision: int, steps: Sequence[str]
    ) -> DraftAnswer:
        """What somebody would be told of these steps at the table."""
        table, _, player = await self._place(await self._find(device, game, seat, round_))
        pencilled = in_pencil(table, player, steps)
        draft = Draft(round_, revision, pencilled.steps, pencilled.turn)
        return answer_draft(table, player, draft, pencilled)

    async def ask_discovery(
        self, device: str, game: str, seat: int, round_: int, steps: Sequence[str], spaces: Sequence[str]
    ) -> dict[str, Reason | None]:
        table, _, player = await self._place(await self._find(device, game, seat, round_))
        return why_no_discovery(table.turn(player).play_all(read_steps(" ".join(steps))).sheet, spaces)

    async def solve(
        self, device: str, game: str, seat: int, round_: int, steps: Sequence[str], address: str
    ) -> ExerciseDone:
        """Compare a whole turn with the one that the search preferred. Only what is to be asked today moves on: the
        same answer twice, because a connection broke, counts once."""
        exercise = await self._find(device, game, seat, round_)
        facts = _facts.decode(exercise.facts)
        place = await self._place(exercise)
        mine, best = read_steps(" ".join(steps)), read_steps(" ".join(facts.best))
        place.table.turn(place.player).play_all(mine).commit()  # or the refusal of it
        lost = await self._lost(exercise, place, mine, best, address)
        solved = lost < NEAR
        today = self._today()
        if any(_is_same(one, exercise) for one in await self.today(device)):
            box, due = answered(exercise.box, solved, today)
            exercise = replace(
                exercise, box=box, due=due.isoformat() if due else "", answered=today.isoformat()
            )
            await self._store.move_exercise(exercise)
        return ExerciseDone(
            lost=lost,
            solved=solved,
            best=facts.best,
            played=facts.played,
            due=exercise.due,
            left=len(await self.today(device)),
        )

    async def _lost(
        self,
        exercise: Exercise,
        place: _Place,
        mine: tuple[Step, ...],
        best: tuple[Step, ...],
        address: str,
    ) -> float:
        """How many stars a turn is expected to lose. The same answer is always worth the same: the random seed is the
        exercise's own."""
        if mine == best:
            return 0.0
        await self._minds.ready(place.table.layout.adventure)
        seed = zlib.crc32(f"{exercise.game} {exercise.round}".encode())
        question = Question.of(Situation.at(place.table, place.player), seed)
        weighed = await self._minds.weigh(question, [mine, best], address)
        stars = {option.steps: option.stars for option in weighed}
        return round(max(0.0, stars[best] - stars[mine]), 2)

    async def _find(self, device: str, game: str, seat: int, round_: int) -> Exercise:
        for exercise in await self._store.exercises(device):
            if (exercise.game, exercise.seat, exercise.round) == (game, seat, round_):
                return exercise
        raise Refusal("no-such-exercise")

    async def _place(self, exercise: Exercise) -> _Place:
        key = (exercise.game, exercise.seat, exercise.round)
        if key not in self._replayed:
            text = await self._store.game(exercise.game)
            if text is None:
                raise Refusal("no-such-exercise")
            player = _facts.decode(exercise.facts).player
            self._replayed[key] = await asyncio.to_thread(_replay, text, exercise.round, player)
        self._replayed.move_to_end(key)
        while len(self._replayed) > MOST_REPLAYED:
            self._replayed.popitem(last=False)
        return self._replayed[key]

    def _today(self) -> date:
        return datetime.fromtimestamp(self._now() / 1000, UTC).date()


def _is_same(one: Exercise, other: Exercise) -> bool:
    return (one.game, one.seat, one.round) == (other.game, other.seat, other.round)


def _replay(text: str, round_: int, player: str) -> _Place:
    """Up to the roll of this round."""
    game = read_game(text)
    opened = replace(game.rounds[round_ - 1], turns=())
    until = replace(game, rounds=(*game.rounds[: round_ - 1], opened), result=None)
    return _Place(replay(until), game.sheet, player)


def _shown(exercise: Exercise, place: _Place, left: int, now: int) -> ExerciseShown:
    """As a table of one person where this round is open, so that whoever can play a turn can play this one."""
    table, sheet, player = place
    layout = table.layout
    facts = _facts.decode(exercise.facts)
    return ExerciseShown(
        game=exercise.game,
        seat=exercise.seat,
        round=exercise.round,
        left=left,
        cost=facts.cost,
        drawn=drawn(table.sheets[player], player, table.strict),
        found=TableFound(
            table=exercise.game,
            code="",
            phase="playing",
            sheet=sheet,
            name=layout.name,
            adventure=layout.adventure,
            round=exercise.round,
            seats=[exercise.seat],
            at=now,
        ),
        snapshot=Snapshot(
            number=1,
            at=now,
            code="",
            sheet=sheet,
            layout=write_layout(layout),
            settings=log.Settings(hints=False, pencil_strict=table.strict),
            commitment="",
            seats=[SeatNow(exercise.seat, player, player)],
            keeper=exercise.seat,
            round=exercise.round,
            roll=str(table.rounds[-1].roll),
            order=[exercise.seat],
        ),
    )
