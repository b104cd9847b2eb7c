"""Whoever sends too much is closed, by frames, bytes and addresses alike; whoever says or reads nothing is cut off; and
nobody else waits for either."""

from __future__ import annotations

import asyncio
import json
import socket
import urllib.error
import urllib.request
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import websockets
from websockets.frames import Frame, Opcode

from hosting import Clock, Phone, house, refused, scene
from pennypapers.server.network.overdue import END_WITHIN, READ_WITHIN, REQUEST_WITHIN, Overdue
from pennypapers.server.network.requests import CountedRequests
from pennypapers.server.serve import SENT_AT_ONCE, _socket
from pennypapers.server.settings.limits import Limits
from pennypapers.server.settings.of_serve import ServeSettings
from pennypapers.server.store import MemoryStore
from pennypapers.server.wire.gate import Gate
from pennypapers.server.wire.households import household_of
from pennypapers.server.wire.turns import AT_A_TIME, MOST_WOKEN, Turns
from serving import address, server

NOT_ALLOWED = 1008


# --- frames and bytes ---


async def _flooded(port: int, first: Frame | None, one: Frame) -> int | None:
    """The code with which a client is closed that sends this again and again."""
    client = await websockets.connect(address(port), compression=None, ping_interval=None)
    data = one.serialize(mask=True) * 200
    with suppress(websockets.ConnectionClosed, OSError):
        client.transport.write(first.serialize(mask=True) if first else b"")
        for _ in range(20):
            client.transport.write(data)
            await asyncio.sleep(0)
    await asyncio.wait_for(client.wait_closed(), 20)
    return client.close_code


@pytest.mark.parametrize(
    ("first", "one"),
    [
        (None, Frame(Opcode.PONG, b"x")),
        (None, Frame(Opcode.PING, b"x")),
        (Frame(Opcode.TEXT, b"{", fin=False), Frame(Opcode.CONT, b"", fin=False)),
        (None, Frame(Opcode.TEXT, b" " * 50_000)),
    ],
    ids=["pongs", "pings", "empty pieces", "bytes"],
)
def test_every_frame_and_byte_is_charged_for(tmp_path: Path, first: Frame | None, one: Frame) -> None:
    with server(tmp_path, "--message-burst=50") as (_, port):
        assert asyncio.run(_flooded(port, first, one)) == NOT_ALLOWED


def test_what_came_with_a_message_is_read_after_it(tmp_path: Path) -> None:
    """Messages, whole and in pieces, that come in one go are all answered, in their order."""

    async def talk(port: int) -> list[int]:
        client = await websockets.connect(address(port), compression=None)
        frames = b""
        for number in range(40):
            text = json.dumps({"do": "dance", "id": number}).encode()
            frames += Frame(Opcode.TEXT, text[:5], fin=False).serialize(mask=True)
            frames += Frame(Opcode.CONT, text[5:]).serialize(mask=True)
            frames += Frame(Opcode.TEXT, json.dumps({"do": "mine", "id": number}).encode()).serialize(
                mask=True
            )
        client.transport.write(frames)
        heard: list[int] = []
        while len(heard) < 80:
            heard += [message["id"] for message in json.loads(await client.recv())]
        await client.close()
        return heard

    with server(tmp_path, "--message-burst=1000") as (_, port):
        assert asyncio.run(asyncio.wait_for(talk(port), 20))[1::2] == list(range(40))


# --- addresses ---


def test_a_household_is_an_address_or_a_network_of_the_new_kind() -> None:
    assert household_of("192.0.2.7") == household_of("::ffff:192.0.2.7") != household_of("192.0.2.8")
    assert household_of("2001:db8:1:2::1") == household_of("2001:db8:1:2:ffff:ffff:ffff:ffff")
    assert household_of("2001:db8:1:2::1") != household_of("2001:db8:1:3::1")
    assert household_of("fe80::1%eth0") == household_of("fe80::2")
    assert household_of("") == ""


@scene
async def test_messages_are_limited_over_all_connections_of_an_address() -> None:
    clock = Clock()
    home = house(MemoryStore(clock), clock, address_message_burst=10, address_messages_per_second=2)
    ask = json.dumps({"do": "mine", "id": 1})

    async def answered(where: str) -> bool:
        return await Phone(home, "anna", where).connection.receive(ask)

    assert [await answered(f"2001:db8::{number}") for number in range(11)] == [True] * 10 + [False]
    assert await answered("2001:db8:0:1::1")
    clock.wait(1)
    assert [await answered("2001:db8::77") for _ in range(3)] == [True, True, False]


@scene
async def test_tables_are_limited_over_a_whole_network_of_the_new_kind() -> None:
    clock = Clock()
    home = house(MemoryStore(clock), clock, tables_per_hour=3)
    phones = [await Phone(home, f"{number}", f"2001:db8::{number}").hello() for number in range(4)]
    for phone in phones[:3]:
        await phone.ask("open", sheet="temple-a")
    assert await refused(phones[3].ask("open", sheet="temple-a")) == "too-many-tables"


def test_connections_are_counted_whatever_is_said_on_them() -> None:
    clock = Clock()
    limits = Limits(connections_per_address=3, connections_per_minute=60)
    gate = Gate(limits, (), clock, proxies=["192.0.2.0/24"])
    assert [gate.connect("2001:db8::1") for _ in range(4)] == [True, True, True, False]
    gate.disconnect("2001:db8::2")
    assert gate.connect("2001:db8::3")
    assert all(gate.connect("192.0.2.9") for _ in range(100)), "those of a proxy are other people's"
    for _ in range(56):
        gate.disconnect("2001:db8::1")
        assert gate.connect("2001:db8::1")
    gate.disconnect("2001:db8::1")
    assert not gate.connect("2001:db8::1"), "it may not come back too often either"
    clock.wait(1)
    assert gate.connect("2001:db8::1")


def test_a_hundred_phones_behind_one_address_are_let_in() -> None:
    """Each with a socket and as many connections as a browser makes, and all of them ask for ten things at once."""
    clock = Clock()
    gate = Gate(Limits(), (), clock)
    assert all(gate.connect("192.0.2.1") for _ in range(100 * 7))
    assert all(gate.enter("192.0.2.1") for _ in range(100))
    meters = [gate.meter("192.0.2.1") for _ in range(100)]
    assert all(meter.take() for meter in meters for _ in range(10))
    for _ in range(60):  # and then each two a second
        clock.wait(1)
        assert all(meter.take() for meter in meters for _ in range(2))


def test_connections_are_cut_off_above_the_limit(tmp_path: Path) -> None:
    with server(tmp_path, "--connections-per-address=3") as (_, port):
        lines = [socket.create_connection(("127.0.0.1", port)) for _ in range(3)]
        with socket.create_connection(("127.0.0.1", port)) as further, suppress(ConnectionResetError):
            further.settimeout(10)
            assert further.recv(1) == b""
        for line in lines:
            line.close()


# --- turns ---


class _Time:
    """Passes when a request is done."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


async def _begun(dear: float, times: int) -> list[str]:
    """Who began after whom, when one address asks for much that takes `dear` seconds each, and then another once."""
    time = _Time()
    turns, begun = Turns(time), []

    async def ask(where: str) -> None:
        await turns.wait(where)
        begun.append(where)
        time.now += dear

    many = [asyncio.create_task(ask(f"2001:db8::{number}")) for number in range(times)]
    await asyncio.gather(*many, asyncio.create_task(ask("elsewhere")))
    assert len(begun) == times + 1
    assert not turns._turns
    return begun


@scene
async def test_others_get_their_turn_between_what_one_address_sent() -> None:
    assert (await _begun(AT_A_TIME, 10)).index("elsewhere") <= 1
    assert (await _begun(AT_A_TIME / 4, 100)).index("elsewhere") <= 4


@scene
async def test_what_waited_goes_on_a_few_at_a_time() -> None:
    """However quickly it was done until now: the next may be dear."""
    time = _Time()
    turns, rounds = Turns(time), [0]

    async def ask() -> None:
        await turns.wait("anywhere")
        if rounds == [0]:
            time.now += AT_A_TIME  # the first takes all of its moment, and the others wait
        rounds[-1] += 1

    asked = [asyncio.create_task(ask()) for _ in range(50)]
    while not all(one.done() for one in asked):
        await asyncio.sleep(0)
        rounds.append(0)
    assert sum(rounds) == 50
    assert max(rounds) == MOST_WOKEN


@scene
async def test_others_get_their_turn_between_queued_messages_of_a_connection() -> None:
    clock, time = Clock(), _Time()
    home = house(MemoryStore(clock), clock)
    home = replace(home, turns=Turns(time))
    anna, ben = await Phone(home, "anna").hello(), await Phone(home, "ben", "elsewhere").hello()
    done: list[str] = []

    async def ask(phone: Phone, name: str, times: int) -> None:
        for _ in range(times):
            await phone.connection.receive("nonsense")  # nothing in it waits for anything
            time.now += AT_A_TIME
            done.append(name)

    await asyncio.gather(ask(anna, "anna", 20), ask(ben, "ben", 1))
    assert done.index("ben") <= 2


# --- guesses ---


@scene
async def test_guessers_lock_nobody_else_out() -> None:
    clock = Clock()
    home = house(MemoryStore(clock), clock, guesses_per_minute=5, guesses_in_all_per_minute=8)
    table = await (await Phone(home, "anna").hello()).ask("open", sheet="temple-a")
    for number in range(4):  # until nobody may guess any more
        guesser = await Phone(home, f"guesser {number}", f"2001:db8:0:{number}::1").hello()
        for _ in range(5):
            await refused(guesser.ask("find", code="WRONG2"))
    assert await refused(guesser.ask("find", code=table["code"])) == "too-many-guesses"
    for number in range(20):
        newcomer = await Phone(home, f"newcomer {number}", f"192.0.2.{number}").hello()
        assert (await newcomer.ask("find", code=table["code"]))["table"] == table["table"]
    # Whoever guesses from another place each time is one of those who may not, from the second time on.
    assert await refused(newcomer.ask("find", code="WRONG2")) == "no-such-table"
    assert await refused(newcomer.ask("find", code="WRONG2")) == "too-many-guesses"


# --- too slow ---


class _Transport:
    def __init__(self) -> None:
        self.is_aborted = self.closing = False

    def is_closing(self) -> bool:
        return self.closing

    def abort(self) -> None:
        self.is_aborted = True


class _Flow:
    write_paused = False


class _Cycle:
    response_complete = False


def _connection() -> Any:
    made: Any = CountedRequests.__new__(CountedRequests)
    made.transport, made.flow, made.cycle = _Transport(), _Flow(), None
    return made


def _silent(one: Any) -> None:
    one.cycle = None


def _unread(one: Any) -> None:
    one.cycle, one.flow.write_paused = _Cycle(), True


def _ended(one: Any) -> None:
    one.transport.closing = True


@pytest.mark.parametrize(
    ("becomes", "seconds"),
    [(_silent, REQUEST_WITHIN), (_unread, READ_WITHIN), (_ended, END_WITHIN)],
    ids=["silent", "unread", "ended"],
)
def test_a_connection_that_takes_too_long_is_cut_off(becomes: Callable[[Any], None], seconds: float) -> None:
    overdue, one = Overdue(), _connection()
    becomes(one)
    overdue.look([one], 100.0)
    overdue.look([one], 100.0 + seconds - 1)
    assert not one.transport.is_aborted
    overdue.look([one], 100.0 + seconds)
    assert one.transport.is_aborted


def test_a_connection_that_is_used_is_not_cut_off() -> None:
    overdue, one = Overdue(), _connection()
    for number in range(100):
        one.cycle = _Cycle()
        one.cycle.response_complete = True
        overdue.look([one], number * (REQUEST_WITHIN - 1))
    one.cycle = _Cycle()  # an answer that takes its time to be worked out is nobody's fault
    overdue.look([one], 2000.0)
    overdue.look([one], 4000.0)
    assert not one.transport.is_aborted


def test_the_system_holds_little_for_a_slow_reader() -> None:
    with _socket(ServeSettings(port=0)) as listener:
        # Linux takes twice of what it is told, for its own accounts.
        assert listener.getsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF) <= 2 * SENT_AT_ONCE


def test_a_body_is_refused(tmp_path: Path) -> None:
    with server(tmp_path) as (_, port):
        with pytest.raises(urllib.error.HTTPError) as refusal:
            urllib.request.urlopen(f"http://127.0.0.1:{port}/health", data=b"something", timeout=10)
        assert refusal.value.code == 400
        refusal.value.close()
