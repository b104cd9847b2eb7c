"""The same mischief on real sockets: a server in a process of its own, and what only a network can do to it."""

from __future__ import annotations

import asyncio
import json
import random
import re
import subprocess
import sys
import tempfile
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import websockets
from player import Player
from websockets.asyncio.client import ClientConnection

from .promises import Broken, one_answer
from .rogue import SMALL_TEMPLE, Gossip, Rogue
from .spoiling import TOO_LARGE
from .tally import Tally

CONNECTIONS = 6
PATIENCE = 30  # seconds for an answer, on a machine that is busy with other things
LIMITS = (
    "messages-per-second",
    "message-burst",
    "address-messages-per-second",
    "address-message-burst",
    "connections-per-minute",
    "tables-per-hour",
    "sockets-per-address",
    "guesses-per-minute",
)
TOO_BIG, NO_TEXT = 1009, 1007
PIPELINED = 5


@contextmanager
def quiet_server() -> Iterator[int]:
    """A server without limits, and its port; it must not complain about anything in its log."""
    with tempfile.TemporaryDirectory() as data, tempfile.TemporaryFile("w+") as said:
        options = ["--port", "0", "--data", data, *(f"--{limit}=1000000000" for limit in LIMITS)]
        command = [sys.executable, "-m", "pennypapers", "serve", "--lang", "en", "--no-browser", *options]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=said, text=True)
        try:
            assert process.stdout
            found = re.search(r":(\d+)\.", process.stdout.readline())
            if not found:
                raise Broken("the server does not start")
            yield int(found[1])
        finally:
            process.terminate()
            process.communicate()
        said.seek(0)
        if complaints := said.read():
            raise Broken(f"logged: {complaints[:2000]}")


def play_on_sockets(
    seed: int, messages: int, progress: Callable[[Tally], None] = lambda tally: None
) -> Tally:
    """So many messages of rogues on sockets, while honest people play one game after another."""
    with quiet_server() as port:
        crowd = _Crowd(f"ws://127.0.0.1:{port}/api/socket", seed, messages, progress)
        try:
            asyncio.run(crowd.play())
        except BaseExceptionGroup as group:  # the first finding stops everybody
            raise group.exceptions[0] from group
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/health", timeout=PATIENCE) as answer:
            if json.load(answer)["status"] != "ok":
                raise Broken("the server is not well")
    return crowd.tally


class _Crowd:
    def __init__(self, url: str, seed: int, messages: int, progress: Callable[[Tally], None]) -> None:
        self._url = url
        self._messages = messages
        self._progress = progress
        self._chance = random.Random(f"sockets {seed}")
        self._gossip = Gossip()
        self._gossip.secrets = [self._chance.randbytes(32).hex() for _ in range(CONNECTIONS // 2)]
        self.tally = Tally()

    async def play(self) -> None:
        async with asyncio.TaskGroup() as crowd:
            crowd.create_task(self._play_games())
            for number in range(CONNECTIONS):
                secret = self._gossip.secrets[number % len(self._gossip.secrets)]
                crowd.create_task(self._misbehave(Rogue(self._gossip, self._chance, secret)))

    def _is_over(self) -> bool:
        return self.tally.messages >= self._messages

    # Honest people

    async def _play_games(self) -> None:
        """Two people play small games, which rogues hear of and cannot disturb."""
        while not self._is_over() or not self.tally.games:
            players = [Player(self._url, initials) for initials in ("HO", "NE")]
            for player in players:
                await player.connect()
            table = await players[0].ask("open", sheet="", layout=SMALL_TEMPLE)
            for player in players:
                await player.sit_down("", table["code"])
            await players[0].ask("start")
            self._gossip.hear_of(table["table"], table["code"])
            await asyncio.wait_for(asyncio.gather(*(player.play() for player in players)), 4 * PATIENCE)
            self.tally.games += 1
            for player in players:
                await player.socket.close()

    # Rogues

    async def _misbehave(self, rogue: Rogue) -> None:
        while not self._is_over():
            async with websockets.connect(self._url, compression=None, max_size=None) as socket:
                rogue.forget()
                while await self._send_something(socket, rogue):
                    self._progress(self.tally)
                    if self._is_over():
                        break

    async def _send_something(self, socket: ClientConnection, rogue: Rogue) -> bool:
        """False if the connection is over."""
        what = self._chance.random()
        self.tally.messages += 1
        if what < 0.005:
            socket.transport.abort()  # a phone in a tunnel
            return False
        if what < 0.01:
            await socket.send(b'{"do":"\xff"}', text=True)
            return await self._is_closed(socket, NO_TEXT)
        if what < 0.02:
            return await self._pipeline(socket)
        return await self._say(socket, rogue)

    async def _say(self, socket: ClientConnection, rogue: Rogue) -> bool:
        data = rogue.messages()
        size = len(data.encode() if isinstance(data, str) else data)
        if size > TOO_LARGE:
            await socket.send(data)
            return await self._is_closed(socket, TOO_BIG)
        parts = [data[: size // 2], data[size // 2 :]] if self._chance.random() < 0.05 and size > 1 else data
        await socket.send(parts)
        messages = await self._until_answered(socket, 1)
        self.tally.count(data, one_answer(data, messages))
        rogue.hear(messages)
        return True

    async def _pipeline(self, socket: ClientConnection) -> bool:
        """Several requests before the first is answered: they are answered in their order."""
        for number in range(PIPELINED):
            await socket.send(json.dumps({"do": "mine", "id": number}))
        messages = await self._until_answered(socket, PIPELINED)
        answered = [message["id"] for message in messages if message["say"] in ("answer", "refused")]
        if answered != list(range(PIPELINED)):
            raise Broken(f"answered in the order {answered}")
        self.tally.messages += PIPELINED - 1
        return True

    async def _until_answered(self, socket: ClientConnection, wanted: int) -> list[dict[str, Any]]:
        heard: list[dict[str, Any]] = []
        async with asyncio.timeout(PATIENCE):
            while sum(message["say"] in ("answer", "refused") for message in heard) < wanted:
                heard += json.loads(await socket.recv())
        return heard

    async def _is_closed(self, socket: ClientConnection, code: int) -> bool:
        try:
            async with asyncio.timeout(PATIENCE):
                while True:
                    await socket.recv()
        except websockets.ConnectionClosed as closed:
            if closed.rcvd is None or closed.rcvd.code != code:
                raise Broken(f"closed with {closed.rcvd}, not {code}") from closed
        self.tally.outcomes["(too large or no text)", f"closed {code}"] += 1
        return False
