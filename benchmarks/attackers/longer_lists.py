"""Lists that are long because there are many tables, or because somebody played for years."""

from __future__ import annotations

import asyncio
import hashlib
import json
import secrets
import sqlite3
import time
from contextlib import closing

from attackers.attack import GONE, Attack, Target
from attackers.guests import others

TABLES_EACH, ADDRESSES = 60, 40
GAMES = 6_000
FACTS = {
    "sheet": "temple-a",
    "name": "The Temple",
    "adventure": "temple",
    "player": "AB",
    "stars": 20,
    "place": 1,
    "of": 1,
    "level": "voyager",
}


async def of_others(target: Target) -> None:
    """Many tables, of people at other addresses, in none of which the attacker has anything."""

    async def open_some(number: int) -> None:
        intruder = await target.connect(others(number))
        for _ in range(TABLES_EACH):
            await intruder.ask("open", sheet="temple-a")
        await intruder.leave()

    for number in range(ADDRESSES):
        await open_some(number)


async def _write_games(target: Target) -> None:
    """As finished games into the store, past the server: to play them would take days."""
    secret = secrets.token_hex(32)
    device = hashlib.sha256(bytes.fromhex(secret)).hexdigest()
    now = int(time.time() * 1000)
    games = [f"{number:032x}" for number in range(GAMES)]
    with closing(sqlite3.connect(target.data / target.database)) as store, store:
        store.executemany(
            "INSERT INTO games (id, at, text) VALUES (?, ?, 'none')",
            [(game, now - number) for number, game in enumerate(games)],
        )
        store.executemany(
            "INSERT INTO links (game, seat, device, facts) VALUES (?, 0, ?, ?)",
            [(game, device, json.dumps(FACTS)) for game in games],
        )
    target.kept = {"secret": secret}


async def _ask(target: Target) -> None:
    """For one's own list, and for no more than one at a time on each connection: it is asked again when it is there."""

    async def once() -> None:
        intruder = await target.connect(secret=target.kept["secret"])
        try:
            while target.is_on:
                target.counts["asked"] += 1
                await intruder.ask("mine")
                target.counts["answered"] += 1
        except GONE:
            target.counts["disconnected"] += 1
            raise
        finally:
            await intruder.leave()

    await asyncio.gather(target.repeat(once, at_once=4))


MANY_GAMES = Attack(
    "many-games",
    "`mine` of somebody with 6,000 games",
    _ask,
    _write_games,
    tells="{answered} of {asked} answered",
)
