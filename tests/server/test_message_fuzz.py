"""Whatever is sent: an answer or a closed socket, never a traceback, never a stuck table.

Some thousand messages here, a hundred thousand with `benchmarks/fuzz_wire.py`.
"""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hosting import Clock, house, scene, settle
from pennypapers.server.store import MemoryStore
from pennypapers.server.tables import publishing
from pennypapers.server.tables.actions import keeping
from pennypapers.server.tables.actions.devices import Devices
from pennypapers.server.tables.running import RunningTable
from pennypapers.server.tables.running.game import RunningGame
from pennypapers.server.wire.connection import Connection
from pennypapers.server.wire.house import House
from pennypapers.server.wire.socket import NOT_ALLOWED, TRY_AGAIN_LATER, Socket
from wire_fuzz import Broken, Tally, play_on_sockets, play_scene
from wire_fuzz.promises import one_answer

SEED = 20181025


@pytest.mark.parametrize("part", range(4))
def test_rogues_at_honest_tables(part: int) -> None:
    tally = Tally()
    for number in range(part * 2, part * 2 + 2):
        try:
            tally.add(play_scene(SEED, number, 400))
        except Broken as broken:
            pytest.fail(f"scene {number}: {broken}")
    assert len(tally.refusals) > 15  # else they are so spoilt that nothing is left to find
    assert tally.games == 6


def test_rogues_on_sockets() -> None:
    assert play_on_sockets(SEED, 200).games


@pytest.mark.sweep
def test_many_rogues_on_sockets() -> None:
    assert play_on_sockets(SEED, 10_000).games


# A mistake of ours would be found


def crash(*arguments: object) -> None:
    raise KeyError("a mistake")


async def mute_without_a_word(table: RunningTable, device: str, seat: int) -> None:
    table.state.occupant(seat).muted = True


MISTAKES: dict[str, tuple[object, str, Any]] = {
    "refused as our-fault": (Devices, "seat_ticket", crash),
    "is told": (publishing, "_public", lambda state, entry: entry),
    "stuck": (RunningGame, "play_for_muted", lambda game: None),
    "not what its log makes of it": (keeping, "nudge", mute_without_a_word),
}


@pytest.mark.parametrize("what", MISTAKES)
def test_a_mistake_of_ours_would_be_found(what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(*MISTAKES[what])
    with pytest.raises(Broken, match=what):
        play_some_scenes(20)


def play_some_scenes(many: int) -> None:
    for number in range(many):
        play_scene(SEED, number, 300)


# Connections


def asking(**request: Any) -> dict[str, Any]:
    return {"type": "websocket.receive", "text": json.dumps({"id": 1, **request})}


HELLO = asking(do="hello", version=1, secret="0" * 64)


class Line:
    """A socket of ours with a network that can be held up, as a phone's is that reads nothing."""

    def __init__(self, of: House, address: str = "here") -> None:
        self._inbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.goes_on = asyncio.Event()
        self.goes_on.set()
        self.is_closed_below = False
        self.sent: list[dict[str, Any]] = []
        scope = {"type": "websocket", "headers": [], "client": (address, 1)}
        self.socket = asyncio.create_task(Socket(of)(scope, self._inbox.get, self._send))
        self.say({"type": "websocket.connect"})

    def say(self, *messages: dict[str, Any]) -> None:
        for message in messages:
            self._inbox.put_nowait(message)

    async def _send(self, message: Any) -> None:
        await self.goes_on.wait()
        if self.is_closed_below or any(sent["type"] == "websocket.close" for sent in self.sent):
            raise RuntimeError("Unexpected ASGI message after the close")  # as uvicorn has it
        self.sent.append(message)

    @property
    def closed_with(self) -> int | None:
        return next((sent["code"] for sent in self.sent if sent["type"] == "websocket.close"), None)

    async def hang_up(self) -> None:
        self.say({"type": "websocket.disconnect"})
        await self.socket


async def watched_table(of: House, line: Line) -> str:
    """A table that this line listens to; its id."""
    table = await of.host.open_table("temple-a")
    line.say(HELLO, asking(do="watch", table=table))
    await settle()
    return table


@scene
async def test_a_client_that_reads_nothing_keeps_nobody_waiting() -> None:
    clock = Clock()
    of = house(MemoryStore(clock), clock)
    slow = Line(of)
    table = await watched_table(of, slow)
    slow.goes_on.clear()
    slow.say(asking(do="mine"))  # its answer is held up
    await settle()
    await of.host.take_seat(table, "another", "Another", "AN")  # and so is this news
    await settle()
    slow.goes_on.set()
    await settle()
    *_, answer, told = (json.loads(sent["text"]) for sent in slow.sent[1:])
    assert [message["say"] for message in answer] == ["answer"]
    assert [message["entry"]["kind"] for message in told] == ["seated"]
    await slow.hang_up()


@scene
async def test_a_client_that_reads_too_slowly_is_disconnected_and_not_told_more() -> None:
    clock = Clock()
    of = house(MemoryStore(clock), clock, unsent_bytes=1000)
    slow = Line(of)
    table = await watched_table(of, slow)
    assert of.host.registry.connections() == 1
    slow.goes_on.clear()
    for number in range(20):
        await of.host.take_seat(table, "another", "Another", f"A{number}")
        await settle()
    assert of.host.registry.connections() == 0
    slow.goes_on.set()
    await settle()
    assert slow.closed_with == TRY_AGAIN_LATER
    slow.say(*[asking(do="mine")] * 3)  # it did not hear that yet
    await slow.hang_up()


@scene
async def test_an_answer_that_is_too_long_closes_the_socket() -> None:
    clock = Clock()
    of = house(MemoryStore(clock), clock, unsent_bytes=300)
    line = Line(of)
    table = await of.host.open_table("temple-a")
    line.say(HELLO, asking(do="watch", table=table))  # the table's news is more than that
    await settle()
    assert line.closed_with == TRY_AGAIN_LATER
    await line.hang_up()


@scene
async def test_a_client_that_sends_too_much_is_disconnected() -> None:
    clock = Clock()
    of = house(MemoryStore(clock), clock, messages_per_second=1, message_burst=5)
    line = Line(of)
    line.say(HELLO, *[asking(do="mine")] * 5)
    await line.socket
    assert len(line.sent) == 1 + 5 + 1
    assert line.closed_with == NOT_ALLOWED


@scene
async def test_a_network_that_closed_by_itself() -> None:
    """A phone that no longer answers is closed below us, and we may only find out when we tell it something."""
    clock = Clock()
    of = house(MemoryStore(clock), clock)
    line = Line(of)
    table = await watched_table(of, line)
    line.is_closed_below = True
    await of.host.take_seat(table, "another", "Another", "AN")
    line.say(asking(do="mine"))
    await settle()
    await line.hang_up()
    assert of.host.registry.connections() == 0


@scene
async def test_only_so_many_sockets_of_an_address() -> None:
    clock = Clock()
    of = house(MemoryStore(clock), clock, sockets_per_address=2)
    lines = [Line(of) for _ in range(3)]
    elsewhere = Line(of, "elsewhere")
    await settle()
    assert [line.closed_with for line in lines] == [None, None, TRY_AGAIN_LATER]
    assert elsewhere.closed_with is None
    await lines[0].hang_up()
    again = Line(of)
    await settle()
    assert again.closed_with is None
    for line in (lines[1], elsewhere, again):
        await line.hang_up()


NO_MESSAGES = (
    b'{"do":"\xff","id":1}',
    b'{"do":"find","id":1,"code":"\xed\xa0\x80"}',
    b'{"do":' + b'{"a":' * 9000,
    b"[" * 60_000,
    '{"do":"hello","id":1,"version":' + "9" * 5000 + ',"secret":"' + "0" * 64 + '"}',
    '{"do":"find","id":1,"code":"\\ud800"}',
    '{"do":"find","id":1e400,"code":""}',
)


@pytest.mark.parametrize("data", NO_MESSAGES, ids=range(len(NO_MESSAGES)))
@scene
async def test_what_cannot_be_read_is_refused(data: bytes | str) -> None:
    (reason,) = await answers_to(data)
    assert reason["code"] == "bad-message"


async def answers_to(*data: bytes | str) -> list[dict[str, Any]]:
    """The reasons for which a fresh connection refuses these."""
    clock = Clock()
    connection = Connection(house(MemoryStore(clock), clock), "here")
    reasons = []
    for message in data:
        assert await connection.receive(message)
        frame = connection.take_frame()
        assert frame
        reasons.append(one_answer(message, json.loads(frame)).get("reason", {}))
    return reasons


@given(st.lists(st.binary(max_size=60) | st.text(max_size=60), max_size=5))
def test_any_bytes_and_any_text(data: list[bytes | str]) -> None:
    asyncio.run(answers_to(*data))
