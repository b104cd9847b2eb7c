"""Games that go the same way every time, for the pictures: the dice are known, and everybody chooses by a seed."""

from __future__ import annotations

import asyncio
import hashlib
import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from player import Player

from pennypapers.notation import read_layout, shipped_layout, write_step
from pennypapers.rules import Draw, Roll, Step
from pennypapers.sheets import Layout
from pennypapers.table import FairDice, Played, Table
from pennypapers.table.fair_dice import seeded_key
from wire_people import WirePeople

SEED = "pictures"  # of the dice: after a dozen rounds there is everything to see
DICE = FairDice(seeded_key(SEED))

PEOPLE = {"NOOR": "Noor", "ZOË": "Zoë", "OMA": "Oma Lies", "TIM": "Tim"}
ENDED = 1000  # more rounds than any game has


def secret_of(person: str) -> str:
    """What this person's device is known by."""
    return hashlib.sha256(f"device of {person}".encode()).hexdigest()


def round_with(wanted: Callable[[Roll], bool], after: int) -> int:
    """The first round of the dice after this one that is wanted."""
    return next(number for number in range(after + 1, ENDED) if wanted(DICE.roll(number)))


def is_plain(roll: Roll) -> bool:
    return not (roll.penny or roll.dakota or roll.hazard)


def is_penny(roll: Roll) -> bool:
    return roll.penny and not (roll.dakota or roll.hazard)


def is_dakota(roll: Roll) -> bool:
    return roll.dakota and not (roll.penny or roll.hazard)


def is_hazard(roll: Roll) -> bool:
    return roll.hazard


@dataclass
class ScriptedGame:
    """A table and the same game beside it, in which everybody's turns are thought of. `care` is how many turns
    somebody thinks of before taking the best."""

    room: WirePeople
    sheet: str
    initials: Sequence[str]
    care: int = 150
    on_one_device: bool = False
    own_layout: str = ""  # instead of the sheet
    code: str = ""
    seats: list[Player] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.layout: Layout = read_layout(self.own_layout) if self.own_layout else shipped_layout(self.sheet)
        self.table = Table(self.layout, self.initials)
        self.chance = random.Random(f"{self.sheet} {len(self.initials)} {self.care}")

    @property
    def id(self) -> str:
        return self.seats[0].table

    def sit_down(self, **settings: Any) -> ScriptedGame:
        self.code = self.room.open_table(self.sheet, self.own_layout, **settings)
        self.room.do(self._sit_down())
        return self

    async def _sit_down(self) -> None:
        for initials in self.initials:
            player = Player(self.room.url, initials)
            player.secret = secret_of(self.initials[0] if self.on_one_device else initials)
            await player.connect()
            found = await player.ask("find", code=self.code)
            player.table, player.code = found["table"], found["code"]
            await player.ask("watch", table=player.table)
            name = PEOPLE.get(initials, initials.title())
            player.seat = await player.ask("sit", name=name, initials=initials)
            await player.ask("word", seat=player.seat, word="00" * 16)
            self.seats.append(player)
            self.room.players.append(player)

    def play_to(self, number: int, ready: Sequence[str] = ()) -> ScriptedGame:
        """Until this round is open, in which only these are ready already; or to the end."""
        self.room.do(self._play_to(number, ready))
        return self

    async def _play_to(self, number: int, ready: Sequence[str]) -> None:
        await self.seats[0].ask("start")
        while len(self.table.rounds) < number and not self.table.is_over:
            self._roll()
            last = len(self.table.rounds) == number
            await self._play(ready if last else self.initials)

    def play_on(self, ready: Sequence[str] = ()) -> None:
        """Whoever is not ready plays, and then these in the next round."""
        self.room.do(self._play_on(ready))

    async def _play_on(self, ready: Sequence[str]) -> None:
        await self._play(self.table.waiting_for)
        self._roll()
        await self._play(ready)

    async def _play(self, who: Sequence[str]) -> None:
        turns = list(self._turns(who))
        await asyncio.gather(*(self._commit(initials, steps) for initials, steps in turns))

    def _roll(self) -> None:
        number = len(self.table.rounds) + 1
        roll = DICE.roll(number)
        self.table.roll(roll, DICE.holds(number, self.initials) if roll.hazard else ())

    def _turns(self, who: Sequence[str]) -> Iterator[tuple[str, list[str]]]:
        for initials in who:
            steps = self.think(initials)
            self.table.add(Played(initials, tuple(steps)))
            yield initials, [write_step(step) for step in steps]

    async def _commit(self, initials: str, steps: list[str]) -> None:
        player = self.seats[self.initials.index(initials)]
        await player.ask("commit", seat=player.seat, round=len(self.table.rounds), steps=steps)

    def draft(self, initials: str, steps: Sequence[str]) -> ScriptedGame:
        """What somebody has in pencil."""
        player = self.seats[self.initials.index(initials)]
        number = len(self.table.rounds)
        self.room.do(player.ask("draft", seat=player.seat, round=number, revision=1, steps=list(steps)))
        return self

    def draft_best(self, initials: str) -> ScriptedGame:
        return self.draft(initials, [write_step(step) for step in self.think(initials)])

    def think(self, initials: str) -> list[Step]:
        """The best of a few turns."""
        if self.table.rounds[-1].roll.hazard:
            return [Draw(self.chance.choice(self.table.hazard_spaces(initials)))]
        return max((self._some_turn(initials) for _ in range(self.care)), key=lambda turn: turn[0])[1]

    def _some_turn(self, initials: str) -> tuple[int, list[Step]]:
        turn = self.table.turn(initials)
        while True:
            found = turn.discoveries()
            if found and not any(step in found for step in turn.steps):
                turn.play(self.chance.choice(found))
            moves = turn.moves()
            if not moves:
                break
            turn.play(self.chance.choice(moves))
        return turn.commit().score().stars, list(turn.steps)
