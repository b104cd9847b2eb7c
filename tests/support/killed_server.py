"""Tables of people who play as fast as they can, on a server that is killed (`kill -9`) in the middle of it, started
again, and killed again. After each kill what they were told is compared with what is on disk."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Generator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path

import websockets
from player import Player, Refused

from pennypapers.server.messages import log
from pennypapers.server.operation.folder import DATABASE
from pennypapers.server.serve import milliseconds
from pennypapers.server.store import SqliteStore
from serving import address

LIVES = Path(__file__).with_name("many_lives.py")
TABLES, SEATS = 4, 4
MOST_TURNS = 80  # that are acknowledged before a kill
PATIENCE = 60.0
# What a client sees of a server that was killed.
KILLED = (websockets.WebSocketException, OSError)

Turn = tuple[int, int]  # a round and a seat


@dataclass
class Found:
    """What came of the kills so far. `lost` says what somebody was told that is not on disk."""

    kills: int = 0
    acknowledged: int = 0  # turns, all of which were looked for after every kill until their table was over
    looked_for: int = 0  # turns and news, each time that they were
    lost: list[str] = field(default_factory=list)


@dataclass
class Group:
    """The people of one table, and the turns that each of them was told are saved."""

    players: list[Player] = field(default_factory=lambda: [Player("", f"P{seat}") for seat in range(SEATS)])
    acknowledged: set[Turn] = field(default_factory=set)
    counted: int = 0  # of these
    has_started: bool = False

    @property
    def table(self) -> str:
        return self.players[0].table

    @property
    def is_over(self) -> bool:
        return any(player.result is not None for player in self.players)


def kill_again_and_again(data: Path, times: int, seed: int) -> Generator[Found, None, None]:
    """What was found, after each kill. Everybody goes on with their table afterwards, and opens another at its end."""
    chance, found = random.Random(seed), Found()
    groups: list[Group] = []
    with _lives(data) as lives:
        for _ in range(times):
            asyncio.run(asyncio.wait_for(_life(data, lives, groups, chance, found), PATIENCE))
            yield found


@contextmanager
def _lives(data: Path) -> Iterator[subprocess.Popen[str]]:
    with subprocess.Popen(
        [sys.executable, LIVES, data],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,  # Ctrl-C is for whoever kills
    ) as lives:
        try:
            yield lives
        finally:
            lives.kill()


async def _life(
    data: Path, lives: subprocess.Popen[str], groups: list[Group], chance: random.Random, found: Found
) -> None:
    assert lives.stdin
    assert lives.stdout
    print(file=lives.stdin, flush=True)
    process, port = map(int, lives.stdout.readline().split())
    groups[:] = [group for group in groups if group.has_started and not group.is_over]
    groups += [Group() for _ in range(TABLES - len(groups))]
    acknowledged = asyncio.Semaphore(0)
    people = [asyncio.create_task(_play(group, groups, port, acknowledged)) for group in groups]
    try:
        for _ in range(chance.randint(1, MOST_TURNS)):
            await acknowledged.acquire()
        await asyncio.sleep(chance.random() / 100)  # in the middle of something else than an answer
    finally:
        os.kill(process, signal.SIGKILL)
        await asyncio.gather(*people)
    found.kills += 1
    await _check(data, groups, found)


async def _play(group: Group, groups: list[Group], port: int, acknowledged: asyncio.Semaphore) -> None:
    """Whoever is at a table comes back and plays on, and after the end at another one, until the server is killed."""
    with suppress(*KILLED):
        while True:
            async with _connected(group.players, port):
                if not group.has_started:
                    await _sit_down(group)
                await asyncio.gather(*(_play_on(player, group, acknowledged) for player in group.players))
            group = Group()
            groups.append(group)


@asynccontextmanager
async def _connected(players: list[Player], port: int) -> AsyncIterator[None]:
    async with AsyncExitStack() as leaving:
        for player in players:
            player.url = address(port)
            await player.connect()
            leaving.push_async_callback(player.socket.close)
        yield


async def _sit_down(group: Group) -> None:
    code = ""
    for player in group.players:
        await player.sit_down("temple-a", code)
        code = player.code
    await group.players[0].ask("start")
    group.has_started = True


async def _play_on(player: Player, group: Group, acknowledged: asyncio.Semaphore) -> None:
    played = 0
    while player.result is None:
        if player.round > played:
            played, seat = player.round, player.seat
            assert seat is not None
            try:
                await player.play_round()
            except Refused as refused:
                if refused.code != "already-played":  # it was saved, and the kill came before the answer
                    raise
            else:
                group.acknowledged.add((played, seat))
                acknowledged.release()
        else:
            await player.receive()


async def _check(data: Path, groups: list[Group], found: Found) -> None:
    """Every turn that was acknowledged and every piece of news that was heard is on disk, at each table."""
    store = SqliteStore(data / DATABASE, milliseconds)
    for group in groups:
        entries = [log.decode(entry) for entry in await store.read(group.table)] if group.table else []
        played = {(entry.round, entry.seat) for entry in entries if isinstance(entry, log.Played)}
        known = max(player.known for player in group.players)
        found.acknowledged += len(group.acknowledged) - group.counted
        group.counted = len(group.acknowledged)
        found.looked_for += len(group.acknowledged) + known
        where = f"kill {found.kills}, table {group.table}"
        if lost := group.acknowledged - played:
            found.lost.append(f"{where}: these turns (round, seat) are gone: {sorted(lost)}")
        if known > len(entries):
            found.lost.append(f"{where}: somebody heard {known} pieces of news, and {len(entries)} are there")
    await store.close()
