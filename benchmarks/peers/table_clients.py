"""The clients of table_load.py: many WebSockets in one event loop, as cheap as they can be made.

Run by an environment of its own, which `ensure_clients` in environment.py makes. A client on picows takes a seventh of
the processor time of one on websockets: clients share the machine with the server, and the server is to be measured.

    .cache/clients-venv/bin/python benchmarks/peers/table_clients.py ws://127.0.0.1:8375/api/socket

reads one JSON object a line and writes what came of it on a line: `{"do": "connect", ...}` calls `Clients.connect` with
the rest. Between two commands nothing happens here. Times are nanoseconds of a clock that all processes of the machine
share (`CLOCK_MONOTONIC`).
"""

from __future__ import annotations

import asyncio
import gc
import json
import secrets
import sys
import time
from collections.abc import Awaitable, Callable, Iterable, Sequence
from functools import partial
from typing import Any, TypeVar

import msgspec
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect  # type: ignore[import-not-found]

T = TypeVar("T")

AT_ONCE = 50  # handshakes, so that no queue of the system overflows
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


class Trouble(Exception):
    """The server refused something or hung up: what was measured means nothing."""


# What is read of the wire: only what a player needs, as the rest is skipped faster than it is kept.


class Reason(msgspec.Struct, frozen=True):
    code: str


class Entry(msgspec.Struct, frozen=True):
    kind: str
    round: int = 0
    result: Any = None


class Message(msgspec.Struct):
    say: str
    id: int = 0
    answer: msgspec.Raw = msgspec.Raw(b"null")
    reason: Reason = Reason("")
    number: int = 0
    entry: Entry = Entry("")


class Way(msgspec.Struct):
    text: str


class Legal(msgspec.Struct):
    numbers: list[Way]
    spaces: list[str]


class Draft(msgspec.Struct):
    legal: Legal | None = None
    hazard_spaces: list[str] = []

    def step(self) -> str:
        """The first thing that is allowed."""
        if self.legal is None:
            return f"!{self.hazard_spaces[0]}"
        if self.legal.spaces:
            return f"{self.legal.numbers[0].text}@{self.legal.spaces[0]}"
        return "-"


class Found(msgspec.Struct):
    table: str


decode_frame = msgspec.json.Decoder(list[Message]).decode
decode_draft = msgspec.json.Decoder(Draft).decode
decode_found = msgspec.json.Decoder(Found).decode
decode_seat = msgspec.json.Decoder(int).decode
encode = msgspec.json.Encoder().encode
now = time.monotonic_ns


class Game:
    """What the clients of this process see of one game; other processes may have more seats of it."""

    def __init__(self, last_round: int) -> None:
        self.last_round = last_round
        self.commits: list[tuple[int, int]] = []  # when it was sent, and when it was acknowledged
        self.last_commit: dict[int, int] = {}  # of a round, when it was sent
        self.last_roll: dict[int, int] = {}  # of a round, when the last client here had it


class Client(WSListener):  # type: ignore[misc]
    """One device. In a game it lives on callbacks: a task for each request would cost more than all the rest."""

    def __init__(self, trouble: asyncio.Future[None]) -> None:
        self.game = Game(0)
        self.is_done = asyncio.Event()
        self._seat = 0
        self._known = 0
        self._begun: msgspec.Raw | None = None
        self._asked = 0
        self._then: dict[int, Callable[[int, msgspec.Raw], None]] = {}
        self._trouble = trouble
        self._transport: WSTransport

    # The socket

    def on_ws_connected(self, transport: WSTransport) -> None:
        self._transport = transport

    def on_ws_disconnected(self, _: WSTransport) -> None:
        self._fail("the server hung up")

    def on_ws_frame(self, _: WSTransport, frame: WSFrame) -> None:
        at = now()
        if frame.msg_type == WSMsgType.TEXT:
            for message in decode_frame(frame.get_payload_as_bytes()):
                self._take(at, message)

    def _take(self, at: int, message: Message) -> None:
        match message.say:
            case "news":
                self._known += 1
                if message.number != self._known:
                    self._fail(f"news {message.number} came where {self._known} was due")
                self._hear(at, message.entry)
            case "answer":
                self._then.pop(message.id)(at, message.answer)
            case "refused":
                self._fail(f"refused: {message.reason.code}")
            case "begun":  # what may be done in the round whose roll comes next
                self._begun = message.answer
            case "snapshot":  # what a table has come to so far: nobody here joins one that is being played
                self._known = message.number

    def _fail(self, why: str) -> None:
        if not self._trouble.done():
            self._trouble.set_exception(Trouble(why))

    def _ask(self, then: Callable[[int, msgspec.Raw], None], do: str, **facts: object) -> None:
        self._asked += 1
        self._then[self._asked] = then
        self._transport.send(WSMsgType.TEXT, encode({"do": do, "id": self._asked, **facts}))

    async def _answer(self, do: str, **facts: object) -> msgspec.Raw:
        answer: asyncio.Future[msgspec.Raw] = asyncio.get_running_loop().create_future()
        self._ask(lambda _, data: answer.set_result(data), do, **facts)
        return await answer

    # Before a game

    async def hello(self) -> None:
        await self._answer("hello", version=1, secret=secrets.token_hex(32))

    async def open(self, sheet: str) -> str:
        return decode_found(await self._answer("open", sheet=sheet)).table

    async def watch(self, table: str) -> None:
        self._known = 0
        await self._answer("watch", table=table)

    async def sit(self, table: str, initials: str) -> None:
        self.is_done.clear()
        await self.watch(table)
        self._seat = decode_seat(await self._answer("sit", name=f"Player {initials}", initials=initials))
        await self._answer("word", seat=self._seat, word=secrets.token_hex(16))

    async def start(self) -> None:
        await self._answer("start")

    # A game

    def _hear(self, at: int, entry: Entry) -> None:
        if entry.kind == "rolled":
            game = self.game
            game.last_roll[entry.round] = at
            begun, self._begun = self._begun, None
            if entry.round <= game.last_round and begun is not None:
                self._commit(entry.round, at, begun)
            elif entry.round <= game.last_round:  # a server that does not tell it unasked
                facts = {"seat": self._seat, "round": entry.round, "revision": entry.round, "steps": ()}
                self._ask(partial(self._commit, entry.round), "draft", **facts)
            else:
                self.is_done.set()
        elif entry.result is not None:
            self.is_done.set()

    def _commit(self, number: int, _: int, data: msgspec.Raw) -> None:
        steps = (decode_draft(data).step(),)
        self.game.last_commit[number] = sent = now()
        self._ask(partial(self._committed, sent), "commit", seat=self._seat, round=number, steps=steps)

    def _committed(self, sent: int, at: int, _: msgspec.Raw) -> None:
        self.game.commits.append((sent, at))


class Clients:
    """The commands. Tables have numbers here, the same in all processes; `places` are table and seat of each client."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._clients: dict[tuple[int, int], Client] = {}
        self._watchers: list[Client] = []
        self._trouble: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def do(self, do: str, **facts: Any) -> Any:
        command = asyncio.ensure_future(getattr(self, do)(**facts))
        await asyncio.wait((command, self._trouble), return_when=asyncio.FIRST_COMPLETED)
        if self._trouble.done():
            command.cancel()
            self._trouble.result()
        return command.result()

    async def connect(self, places: Sequence[tuple[int, int]]) -> None:
        for (table, seat), client in zip(places, await self._connected(len(places)), strict=True):
            self._clients[table, seat] = client

    async def open(self, sheet: str) -> dict[int, str]:
        """Open a table for every client here that has the first seat of one; returns the ids by number."""
        keepers = {number: client for (number, seat), client in self._clients.items() if seat == 0}
        ids = await asyncio.gather(*(client.open(sheet) for client in keepers.values()))
        opened = dict(zip(keepers, ids, strict=True))
        # The first player to sit down keeps the table.
        await asyncio.gather(
            *(client.sit(opened[number], _initials(0)) for number, client in keepers.items())
        )
        return opened

    async def sit(self, tables: Sequence[str]) -> None:
        """Everybody else takes a seat."""
        others = [(place, client) for place, client in self._clients.items() if place[1] > 0]
        await asyncio.gather(
            *(client.sit(tables[number], _initials(seat)) for (number, seat), client in others)
        )

    async def play(self, last_round: int) -> dict[str, Any]:
        """To the end of the games, or until the roll after the last round."""
        games: dict[int, Game] = {}
        for (number, _), client in self._clients.items():
            client.game = games.setdefault(number, Game(last_round))
        gc.collect()
        gc.disable()  # a collection would be measured as the server's time
        used = time.process_time_ns()
        await asyncio.gather(*(client.start() for (_, seat), client in self._clients.items() if seat == 0))
        await asyncio.gather(*(client.is_done.wait() for client in self._clients.values()))
        used = time.process_time_ns() - used
        gc.enable()
        return {
            "cpu": used,
            "commits": [commit for game in games.values() for commit in game.commits],
            "last_commit": {number: game.last_commit for number, game in games.items()},
            "last_roll": {number: game.last_roll for number, game in games.items()},
        }

    async def watch(self, tables: Sequence[str]) -> None:
        """One more client for each of these."""
        watchers = await self._connected(len(tables))
        await asyncio.gather(*(client.watch(table) for client, table in zip(watchers, tables, strict=True)))
        self._watchers += watchers

    async def _connected(self, count: int) -> list[Client]:
        return await _some_at_once(self._connected_one for _ in range(count))

    async def _connected_one(self) -> Client:
        _, client = await ws_connect(lambda: Client(self._trouble), self._url)
        assert isinstance(client, Client)
        await client.hello()
        return client


def _initials(seat: int) -> str:
    return LETTERS[seat // len(LETTERS)] + LETTERS[seat % len(LETTERS)]


async def _some_at_once(work: Iterable[Callable[[], Awaitable[T]]]) -> list[T]:
    turns = asyncio.Semaphore(AT_ONCE)

    async def one(begin: Callable[[], Awaitable[T]]) -> T:
        async with turns:
            return await begin()

    return list(await asyncio.gather(*(one(begin) for begin in work)))


def main() -> None:
    with asyncio.Runner() as runner:

        async def begin() -> Clients:
            return Clients(sys.argv[1])

        clients = runner.run(begin())
        for line in sys.stdin:
            try:
                answer = {"done": runner.run(clients.do(**json.loads(line)))}
            except (Trouble, OSError) as trouble:
                answer = {"trouble": str(trouble)}
            sys.stdout.buffer.write(encode(answer) + b"\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
