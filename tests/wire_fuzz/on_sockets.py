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
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import websockets
from player import Player

from .promises import Broken, one_answer
from .rogue import SMALL_TEMPLE, Gossip, Rogue
from .scene import Tally
from .spoiling import TOO_LARGE

CONNECTIONS = 6
PATIENCE = 30  # seconds for an answer, on a machine that is busy with other things
LIMITS = ("messages-per-second", "message-burst", "tables-per-hour", "sockets-per-address", "guesses-per-minute")
TOO_BIG, NO_TEXT = 1009, 1007


@contextmanager
def quiet_server() -> Iterator[int]:
    """A server without limits, and its port; it must not complain about anything in its log."""
    with tempfile.TemporaryDirectory() as data, tempfile.TemporaryFile("w+") as said:
        options = [f"--{limit}=1000000000" for limit in LIMITS]
        process = subprocess.Popen(
            [sys.executable, "-m", "pennypapers", "serve", "--lang", "en", "--no-browser"]
            + ["--port", "0", "--data", data, *options],
            stdout=subprocess.PIPE,
            stderr=said,
            text=True,
        )
        try:
            assert process.stdout
            found = re.search(r":(\d+)\.", process.stdout.readline())
            if not found:
                raise Broken("the server did not start")
            yield int(found[1])
        finally:
            process.terminate()
            process.communicate()
        said.seek(0)
        if log := said.read():
            raise Broken(f"logged: {log[:2000]}")


def play_on_sockets(seed: int, messages: int) -> Tally:
    """So many messages of rogues on sockets, while honest people play one game after another."""
    with quiet_server() as port:
        tally = asyncio.run(_play(port, seed, messages))
        address = Path("health").as_posix()
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/{address}", timeout=PATIENCE) as answer:
            if json.load(answer)["status"] != "ok":
                raise Broken("the server is not well")
    return tally


async def _play(port: int, seed: int, messages: int) -> Tally:
    url = f"ws://127.0.0.1:{port}/api/socket"
    gossip, tally = Gossip(), Tally()
    chance = random.Random(f"sockets {seed}")
    gossip.secrets = [chance.randbytes(32).hex() for _ in range(CONNECTIONS // 2)]
    rogues = [
        _OnSocket(url, Rogue(gossip, chance, chance.choice(gossip.secrets)), chance, tally)
        for _ in range(CONNECTIONS)
    ]
    honest = asyncio.create_task(_play_games(url, gossip, tally))
    await asyncio.gather(*(rogue.misbehave(messages) for rogue in rogues))
    tally.games += await _stop_after_this(honest)
    return tally


_ENOUGH = asyncio.Event


async def _play_games(url: str, gossip: Gossip, tally: Tally) -> int:
    """Two people play small games, which rogues hear of and cannot disturb."""
    while True:
        players = [Player(url, initials) for initials in ("HO", "NE")]
        await players[0].connect()
        found = await players[0].ask("open", sheet="", layout=SMALL_TEMPLE)
        for player in players:
            if player is not players[0]:
                await player.connect()
            await player.sit_down("", found["code"])
        await players[0].ask("start")
        gossip.hear_of(found["table"], found["code"])
        await asyncio.wait_for(asyncio.gather(*(player.play() for player in players)), 4 * PATIENCE)
        tally.games += 1
        for player in players:
            await player.socket.close()
