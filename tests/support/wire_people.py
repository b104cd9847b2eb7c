"""People without a browser, as many as are needed, for the tests of the page: they talk to the host themselves."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Coroutine, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from typing import Any, TypeVar

from player import Player

T = TypeVar("T")

# Games on these are over in a few rounds.
SMALL_TEMPLE = "adventure: temple\nname: Steps\ngrid:\n. . .\n. + .\n. . .\n"
SMALL_VALLEY = "adventure: valley\nname: Light\ngrid:\n. . .\n. ~ .\n. . .\n"


class HighPlayer(Player):
    """Writes the highest number in the last space, so that not everybody does the same."""

    async def play_round(self) -> None:
        number = self.round
        draft = await self.ask("draft", seat=self.seat, round=number, revision=number, steps=[])
        if "hazard_spaces" in draft or not draft["legal"]["spaces"]:
            return await super().play_round()
        step = f"{draft['legal']['numbers'][-1]['text']}@{draft['legal']['spaces'][-1]}"
        await self.ask("commit", seat=self.seat, round=number, steps=[step])


class WirePeople:
    """Everybody at one table that the first of them opens. They live in a thread of their own, because the browsers'
    driver has the loop of this one."""

    def __init__(self, url: str, loop: asyncio.AbstractEventLoop) -> None:
        self.url = url.replace("http", "ws", 1) + "/api/socket"
        self._loop = loop
        self.players: list[Player] = []
        self._played: dict[str, int] = {}  # the last round of each
        self.table = self.code = ""

    def do(self, what: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(what, self._loop).result(timeout=300)

    def open_table(self, sheet: str = "", layout: str = "", **settings: Any) -> str:
        """A table without anybody at it; its code. Whoever sits down first keeps it."""
        return self.do(self._open(sheet, layout, settings))

    async def _open(self, sheet: str, layout: str, settings: dict[str, Any]) -> str:
        opener = Player(self.url, "")
        await opener.connect()
        found = await opener.ask("open", sheet=sheet, layout=layout, settings=settings)
        await opener.socket.close()
        self.table, self.code = found["table"], found["code"]
        return self.code

    def sit_down(self, *initials: str, code: str = "", kind: type[Player] = Player) -> None:
        self.code = code or self.code
        self.do(self._sit_down(initials, kind))

    async def _sit_down(self, initials: tuple[str, ...], kind: type[Player]) -> None:
        for one in initials:
            player = kind(self.url, one)
            await player.connect()
            await player.sit_down("", self.code)
            self.players.append(player)

    def sit_beside(self, secret: str, seat: int) -> None:
        """Somebody with a browser has this seat and this secret: their turns can be taken without it."""
        self.do(self._sit_beside(secret, seat))

    async def _sit_beside(self, secret: str, seat: int) -> None:
        player = Player(self.url, f"seat {seat}")
        player.secret, player.table, player.seat = secret, self.table, seat
        await player.connect()
        self.players.append(player)

    def seat_bot(self, name: str, initials: str) -> None:
        """A bot of somebody's own, at the table that was opened."""
        self.do(self._seat_bot(name, initials))

    async def _seat_bot(self, name: str, initials: str) -> None:
        bot = Player(self.url, initials)
        await bot.connect()
        bot.table = self.table
        await bot.ask("watch", table=self.table)
        bot.seat = await bot.ask("sit", name=name, initials=initials, bot=True)
        self.players.append(bot)

    def start(self) -> None:
        """The first of them keeps the table."""
        self.do(self.players[0].ask("start"))

    def play_round(self, *who: int) -> None:
        """These, or everybody, play the round that is open."""
        self.do(self._play_round([self.players[number] for number in who] or self.players))

    async def _play_round(self, players: list[Player]) -> None:
        await asyncio.gather(*(self._play_next(player) for player in players))

    async def _play_next(self, player: Player) -> None:
        while player.round <= self._played.get(player.initials, 0):
            await player.receive()
        self._played[player.initials] = player.round
        await player.play_round()

    def play_to_the_end(self) -> None:
        self.do(self._play_to_the_end())

    def keep_playing(self) -> Future[None]:
        """To the end, while somebody else does something."""
        return asyncio.run_coroutine_threadsafe(self._play_to_the_end(), self._loop)

    async def _play_to_the_end(self) -> None:
        await asyncio.gather(*(self._play_all(player) for player in self.players))

    async def _play_all(self, player: Player) -> None:
        while player.result is None:
            if player.round > self._played.get(player.initials, 0):
                await self._play_next(player)
            else:
                await player.receive()

    async def go_home(self) -> None:
        for player in self.players:
            await player.socket.close()


@contextmanager
def wire_people(url: str) -> Iterator[WirePeople]:
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever, daemon=True)
    thread.start()
    people = WirePeople(url, loop)
    try:
        yield people
    finally:
        people.do(people.go_home())
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()
