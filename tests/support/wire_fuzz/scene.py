"""A few tables with honest players, and rogues who do as they please for a while; then every game is played out."""

from __future__ import annotations

import asyncio
import json
import logging
import random
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from hosting import Bytes, Clock, house
from pennypapers.notation import read_game
from pennypapers.server.messages import log
from pennypapers.server.store import MemoryStore, NotSaved
from pennypapers.server.store.memory import Moment
from pennypapers.server.tables.host import Host
from pennypapers.server.wire.connection import Connection
from pennypapers.server.wire.gate import device_of
from pennypapers.table import replay, verify

from .honest import INITIALS, Honest
from .promises import (
    Broken,
    Secrets,
    logs_fold,
    minded_their_own_business,
    nothing_but_the_entry,
    one_answer,
    only_their_own_turns,
)
from .rogue import LAYOUTS, Gossip, Rogue
from .tally import Tally

WIDE = 10**9  # what limits are for is tested elsewhere
LIMITS = ("messages_per_second", "message_burst", "address_messages_per_second", "address_message_burst")
DEVICES, CONNECTIONS = 3, 5
TABLES = 3


def play_scene(seed: int, number: int, messages: int) -> Tally:
    """So many messages of rogues; a finding is `Broken`."""
    with _nothing_logged() as complaints:
        try:
            tally = asyncio.run(_Scene(seed, number, complaints).play(messages))
        except Broken:
            raise
        except Exception as error:  # nothing that is sent may raise anything
            raise Broken(f"raised: {error!r}") from error
    if complaints:
        raise Broken(complaints[0])
    return tally


@contextmanager
def _nothing_logged() -> Iterator[list[str]]:
    """What is logged meanwhile as a warning or worse."""
    complaints: list[str] = []

    class Complaints(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            what = record.exc_info[1] if record.exc_info else ""
            complaints.append(f"logged: {record.getMessage()} {what!r}")

    handler = Complaints(logging.WARNING)
    logging.getLogger().addHandler(handler)
    try:
        yield complaints
    finally:
        logging.getLogger().removeHandler(handler)


class _Scene:
    def __init__(self, seed: int, number: int, complaints: list[str]) -> None:
        self._chance = chance = random.Random(f"{seed} {number}")
        self._complaints = complaints
        self._clock = Clock()
        self._store = MemoryStore(self._clock)
        self._house = house(self._store, self._clock, number, **dict.fromkeys(LIMITS, WIDE))
        self._host = self._house.host
        self._has_a_bad_disk = number % 4 == 3
        self._gossip = Gossip()
        self._gossip.secrets = [chance.randbytes(32).hex() for _ in range(DEVICES)]
        self._rogues = [
            Rogue(self._gossip, chance, self._gossip.secrets[place % DEVICES]) for place in range(CONNECTIONS)
        ]
        self._connections = [Connection(self._house, f"rogue {place}") for place in range(CONNECTIONS)]
        self._honest = [Honest(self._house, f"Honest {place}", chance) for place in range(TABLES)]
        hidden = {device_of(secret) for secret in self._gossip.secrets}
        for honest in self._honest:
            hidden |= {honest.secret, honest.device}
        self._secrets = Secrets(self._host, self._store, hidden)
        self._tally = Tally()

    async def play(self, messages: int) -> Tally:
        for place in range(len(self._honest)):
            await self._set_up(place)
        turns = 0
        while self._tally.messages < messages:
            await self._everybody_at_once()
            turns += 1
            await self._let_time_pass()
            if turns % 50 == 0:
                await logs_fold(self._host, self._store)
            if self._complaints:
                raise Broken(self._complaints[0])
        await self._play_out()
        return self._tally

    # Before

    async def _set_up(self, place: int) -> None:
        """The first table keeps its lobby, the second an honest keeper, the third gets one of the rogues."""
        chance, honest = self._chance, self._honest[place]
        shipped = chance.choice(("temple-a", "temple-b", "valley-a", "valley-b"))
        sheet = {"sheet": "", "layout": LAYOUTS[place - 1]} if place else {"sheet": shipped}
        settings = {
            "clock": chance.choice((0, 30)),
            "pencil_strict": chance.random() < 0.5,
            "rolls_itself": chance.random() < 0.7,
        }
        await honest.sit_down(**sheet, settings=settings)
        self._gossip.hear_of(honest.table, honest.code)
        seats = [await self._seat_a_rogue(number, honest) for number in (place, place + 1)]
        if place:
            await honest.ask("start")
        if place == 2:
            await honest.ask("hand-over", seat=seats[0])

    async def _seat_a_rogue(self, number: int, honest: Honest) -> int:
        connection, secret = self._connections[number], self._rogues[number].secret
        seat = -1
        for request in (
            {"do": "hello", "version": 1, "secret": secret},
            {"do": "watch", "table": honest.table},
            {"do": "sit", "name": "Rogue", "initials": f"R{number}"},
        ):
            await connection.receive(json.dumps({"id": 1, **request}))
            messages = await self._taken(connection)
            answer = one_answer('{"id":1}', messages).get("answer")
            seat = answer if type(answer) is int else seat
        return seat

    # Mischief

    async def _everybody_at_once(self) -> None:
        chance = self._chance
        places = chance.sample(range(CONNECTIONS), chance.choice((1, 1, 1, 2, 3, CONNECTIONS)))
        doing = [self._misbehave(place) for place in places]
        if chance.random() < 0.3:
            doing.append(self._behave(chance.choice(self._honest)))
        chance.shuffle(doing)
        with self._disk():
            await asyncio.gather(*doing)
        for place in range(CONNECTIONS):  # what others were told meanwhile
            self._rogues[place].hear(await self._taken(self._connections[place]))
        for honest in self._honest:
            honest.listen()

    @contextmanager
    def _disk(self) -> Iterator[None]:
        """Let the disk be full for a moment now and then, or report as failed what it has written."""
        if not self._has_a_bad_disk or self._chance.random() > 0.05:
            yield
            return
        bad = self._chance.choice(("before", "before", "after"))

        def full(moment: Moment, write: str) -> None:
            if moment == bad:
                raise NotSaved("full")

        self._store.trouble = full
        yield
        self._store.trouble = lambda moment, write: None

    async def _misbehave(self, place: int) -> None:
        rogue, connection = self._rogues[place], self._connections[place]
        data = rogue.messages()
        if not await connection.receive(data):
            raise Broken("disconnected within all limits")
        self._tally.messages += 1
        messages = await self._taken(connection)
        answer = one_answer(data, messages)
        self._tally.count(data, answer)
        tables = [(await self._host.registry.get(honest.table)).state for honest in self._honest]
        minded_their_own_business(answer.get("answer"), INITIALS, tables)
        rogue.hear(messages)

    async def _behave(self, honest: Honest) -> None:
        if self._chance.random() < 0.03:
            await honest.come_back()
        if not honest.round and honest.keeper == honest.seat and self._chance.random() < 0.05:
            await honest.ask("start")
        await honest.play()

    async def _taken(self, connection: Connection) -> list[dict[str, Any]]:
        frame = connection.take_frame()
        if frame is None:
            return []
        await self._secrets.check(frame)
        messages: list[dict[str, Any]] = json.loads(frame)
        for message in messages:
            if message["say"] == "news":
                nothing_but_the_entry(message)
        return messages

    async def _let_time_pass(self) -> None:
        chance = self._chance
        self._clock.wait(chance.choice((0, 0, 0.01, 0.1, 1)))
        if chance.random() < 0.02:
            self._clock.wait(chance.choice((15, 25, 61)))
        if chance.random() < 0.2:
            await self._host.registry.tick()
        if chance.random() < 0.02:
            place = chance.randrange(CONNECTIONS)
            self._connections[place].close()
            self._connections[place] = Connection(self._house, f"rogue {place}")
            self._rogues[place].forget()

    # After

    async def _play_out(self) -> None:
        for connection in self._connections:
            connection.close()
        for _ in range(2):
            self._clock.wait(61)
            await self._host.registry.tick()
        for honest in self._honest:
            await honest.come_back()
            result = await honest.finish()
            text = await self._store.game(honest.table)
            if text is None:
                raise Broken("a finished game is not kept")
            game = read_game(text)
            if not replay(game).is_over or game.result != tuple(result["stars"]):
                raise Broken("a game ended otherwise than it is written down")
            verify(game)
            entries = [log.decode(entry) for entry in await self._store.read(honest.table)]
            only_their_own_turns(entries, honest.seat, honest.committed)
            self._tally.games += 1
        self._tally.tables = await logs_fold(self._host, self._store)
        again = Host(self._store, self._clock, Bytes())
        await again.registry.recover()
        await logs_fold(again, self._store)
