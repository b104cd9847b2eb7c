"""Seats a bot of your own at a table of people, where everybody sees that it is one.

    python examples/seat_bot.py ws://127.0.0.1:8375/api/socket --join CODE --bot examples/own_bot.py:Greedy

Any bot will do that the lab knows: a class, a program, a level (docs/bots.md). It plays until the game is over; with
`--again` the table's further games too. It comes back after a lost connection and after the server was restarted, and a
tourist plays the rest of a game in which it went wrong. Needs `websockets`.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import secrets
import shlex
import signal
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

from player import Player, Refused
from websockets.exceptions import WebSocketException

from pennypapers.bots import Bot, Situation
from pennypapers.lab.entrants import Entrant, Level, OwnProgram, read_entrants
from pennypapers.lab.game import Plan, Seat, try_out
from pennypapers.lab.own_class import OwnClass
from pennypapers.notation import read_sheet, shipped_layout, write_step
from pennypapers.refusals import Refusal
from pennypapers.rules import ADVENTURES, Roll

LOST = (OSError, WebSocketException)  # raised when the connection is lost
WAITS = (0.5, 1, 2, 5, *[10] * 60)  # seconds before each try to come back: ten minutes in all
DONE = ("already-played", "stale-round", "game-over")  # refusals that mean: this round has been played
NOT_YET = ("table-paused", "not-saved", "our-fault")


class SentAway(Exception):
    """Raised when the host of the table has taken the seat away."""


class SeatedBot(Player):
    """A seat that a bot plays. It asks the table for all that it has to know of a turn, and so can go on anywhere."""

    def __init__(self, url: str, name: str, initials: str, bot: Bot) -> None:
        super().__init__(url, initials)
        self.name, self.bot = name, bot
        self.again: dict[str, Any] | None = None  # where the same people play once more
        self._begin()

    def _begin(self) -> None:
        """Begin a new game. A bot that went wrong in the last one is asked again."""
        self.known, self.round, self.result, self.seat = 0, 0, None, None
        self.seats, self.again, self._played = set(), None, 0
        self._chair = Seat(self.bot, self.name)

    # A seat

    async def sit_down(self, sheet: str, code: str) -> None:
        await self._watch(await self.ask("find", code=code))
        try:
            self.seat = await self._sit()
        except Refused as refused:
            if refused.code != "same-initials":
                raise
            self.initials = refused.facts["free"]
            self.seat = await self._sit()
        await self._give_word()

    async def _sit(self) -> int:
        seat: int = await self.ask("sit", name=self.name, initials=self.initials, bot=True)
        return seat

    async def _give_word(self) -> None:
        """Send our random word for the dice. If the table has started meanwhile, it plays without it."""
        try:
            await self.ask("word", seat=self.seat, word=secrets.token_hex(16))
        except Refused as refused:
            if refused.code != "already-started":
                raise

    async def _watch(self, found: dict[str, Any]) -> dict[str, Any]:
        self.table, self.code = found["table"], found["code"]
        answer: dict[str, Any] = await self.ask("watch", table=self.table)
        return answer

    async def follow(self) -> None:
        """Wait until the same people play again, and take the seat that was kept for us there."""
        while self.again is None:
            await self.receive()
        announced = self.again
        self._begin()
        self.again = announced  # kept until the seat is taken: the connection may be lost on the way
        seats = (await self._watch(announced))["seats"]
        if not seats:
            raise SentAway
        self.seat = seats[0]
        await self._give_word()
        self.again = None

    async def leave(self) -> None:
        """Before the start the seat is given up; during a game the table's host may let the table play for it."""
        with suppress(*LOST, Refused, TimeoutError):
            async with asyncio.timeout(2):
                seat, self.seat = self.seat, None
                if seat is not None and not self.round:
                    await self.ask("leave", seat=seat)
                await self.socket.close()

    def take_in(self, entry: dict[str, Any]) -> None:
        super().take_in(entry)
        if entry["kind"] == "again":
            self.again = entry
        elif entry["kind"] == "unseated" and entry["seat"] == self.seat:
            raise SentAway

    # A game

    async def play_round(self) -> None:
        number = self.round
        draft = await self.ask("draft", seat=self.seat, round=number, revision=number, steps=[])
        sheet = read_sheet(draft["drawn"]["sheet"]).sheet
        strict = self.settings["pencil_strict"]
        situation = Situation(sheet, Roll.read(self.roll), number, len(self.seats), strict)
        try:
            await self._play_turn(situation)
        except (Refusal, Refused) as trouble:
            if trouble.code in DONE + NOT_YET:
                raise
            print(f"round {number}: {sentence(trouble)} A tourist plays on.", file=sys.stderr, flush=True)
            self._chair.replace()
            await self._play_turn(situation)

    async def _play_turn(self, situation: Situation) -> None:
        # In a thread, so that the connection is kept alive however long the bot thinks.
        steps = await asyncio.to_thread(self._chair.choose, situation, random.getrandbits(63))
        texts = [write_step(step) for step in steps]
        await self.ask("commit", seat=self.seat, round=situation.round, steps=texts)

    async def play(self) -> dict[str, Any]:
        """Play to the end of the game."""
        while self.result is None:
            number = self.round
            if number == self._played:
                await self.receive()
                continue
            try:
                await self.play_round()
            except Refused as refused:
                if refused.code in NOT_YET:
                    await self.receive()
                    continue
                if refused.code not in DONE:
                    raise
            self._played = number
        return self.result

    async def through(self, doing: Callable[[], Awaitable[Any]]) -> Any:
        """Do something to its end, however often the connection is lost on the way."""
        while True:
            try:
                return await doing()
            except LOST:
                await self._come_back()

    async def _come_back(self) -> None:
        for wait in WAITS:
            await asyncio.sleep(wait)
            with suppress(*LOST):
                await self.connect()
                if self.seat is not None and self.seat not in self.seats:
                    raise SentAway
                return
        raise ConnectionError("the server did not come back")


def sentence(trouble: Refusal | Refused) -> str:
    return str(trouble if isinstance(trouble, Refusal) else Refusal(trouble.code, **trouble.facts))


def name_of(entrant: Entrant) -> str:
    """The name that people see: that of the class, of the program's file, or of the level."""
    match entrant:
        case OwnClass():
            return entrant.class_name
        case OwnProgram():
            return Path(shlex.split(entrant.command)[-1]).stem
        case Level():
            return entrant.level.capitalize()
    return entrant.name


async def play_at_table(seated: SeatedBot, entrant: Entrant, code: str, again: bool) -> None:
    await seated.connect()
    found = await seated.ask("find", code=code)
    # A bot that cannot play at all takes nobody's seat.
    plan = Plan("", shipped_layout(ADVENTURES[found["adventure"]].shipped[0]), (entrant,), seed=0)
    await asyncio.to_thread(try_out, [plan])
    try:
        await seated.sit_down("", code)
        print(f"{seated.name} ({seated.initials}) sits at table {seated.code}", flush=True)
        while True:
            result = await seated.through(seated.play)
            place = sorted(seated.seats).index(seated.seat or 0)
            print(f"{result['stars'][place]} stars, place {result['places'][place]}", flush=True)
            if not again:
                return
            await seated.through(seated.follow)
            print(f"again at table {seated.code}", flush=True)
    except SentAway:
        print("The table has no seat for it any more.", flush=True)
    finally:
        await seated.leave()


async def main() -> int:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("url")
    options.add_argument("--join", required=True, metavar="CODE")
    options.add_argument("--bot", required=True, help="as for --bots of the lab")
    options.add_argument("--name", help="its name at the table")
    options.add_argument("--initials", help="one to four letters")
    options.add_argument("--again", action="store_true", help="stay for further games")
    chosen = options.parse_args()
    with suppress(NotImplementedError):  # Windows has no such handlers: there only Ctrl-C works
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, asyncio.current_task().cancel)  # type: ignore[union-attr]
    try:
        entrant, *others = read_entrants(chosen.bot)
        if others:
            raise Refusal("bot-count", bots=1 + len(others), players=1)
        name = chosen.name or name_of(entrant)
        with entrant.seat() as bot:
            seated = SeatedBot(chosen.url, name, chosen.initials or name[:1].upper(), bot)
            await play_at_table(seated, entrant, chosen.join, chosen.again)
    except (Refusal, Refused) as trouble:
        print(sentence(trouble), file=sys.stderr)
        return 1
    except LOST as trouble:
        print(f"{chosen.url}: {trouble}", file=sys.stderr)
        return 1
    except asyncio.CancelledError:  # Ctrl-C, or told to end
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
