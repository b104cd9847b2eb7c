"""Two servers on one database whose lines break at random moments, one of which takes over when the other is cut off:
what was acknowledged is there once, in its place, and what was said not to be saved is not there."""

from __future__ import annotations

import asyncio
import random
from contextlib import AsyncExitStack

import pytest

from pennypapers.server.store import Conflict, NotSaved, Store, Unavailable
from postgres import Postgres, shared_postgres
from store_scenarios import FakeClock, play
from tcp_proxy import Line, line_to

pytest.importorskip("asyncpg")

from pennypapers.server.store.postgres import PostgresStore, prepare

TABLES = 4
STEPS = 15
PATIENCE = 0.2  # seconds


class Log:
    """What servers were told of one table."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.acknowledged: dict[int, bytes] = {}
        self.not_saved: set[bytes] = set()

    async def append(self, store: Store, entry: bytes) -> None:
        """By what the server finds there."""
        try:
            last = len(await store.read(self.table))
            number = await store.append(self.table, last, [entry, entry + b"'"])
        except (Conflict, NotSaved):
            self.not_saved.add(entry)
        except Unavailable:  # nobody knows
            return
        else:
            assert number == last + 2
            assert not {last + 1, last + 2} & self.acknowledged.keys(), "nothing is acknowledged twice"
            self.acknowledged |= {last + 1: entry, last + 2: entry + b"'"}

    def check(self, entries: list[bytes]) -> None:
        for number, entry in self.acknowledged.items():
            assert entries[number - 1] == entry
        assert len(set(entries)) == len(entries)
        assert not self.not_saved & set(entries)
        assert entries[1::2] == [entry + b"'" for entry in entries[::2]], "each append is there whole"


async def go_wrong(line: Line, chance: random.Random) -> None:
    """Within the time in which something is written, mostly."""
    await asyncio.sleep(chance.random() * 0.01)
    match chance.randrange(4):
        case 0:
            line.break_at_next_answer()
        case 1:
            line.drop()
        case 2:  # for longer than the server waits: the other one takes over
            line.refuses = True
            line.drop()
            await asyncio.sleep(chance.random() * 2 * PATIENCE)
            line.refuses = False
        case _:
            await asyncio.sleep(0.02)


@pytest.mark.parametrize("seed", range(3))
def test_nothing_acknowledged_is_lost_or_there_twice(seed: int) -> None:
    database: Postgres = shared_postgres()

    async def scenario() -> None:
        chance = random.Random(seed)
        logs = [Log(f"t{number}") for number in range(TABLES)]
        await prepare(database.url)
        async with AsyncExitStack() as stack:
            servers = []
            for _ in range(2):
                line = await stack.enter_async_context(line_to(database.port))
                store = PostgresStore(database.url_at(line.port), FakeClock(), patience=PATIENCE)
                stack.push_async_callback(store.close)
                servers.append((line, store))
            for log in logs:
                await servers[0][1].open_table(log.table, log.table, [])
            for step in range(STEPS):
                line, _ = servers[chance.randrange(2)]
                harm = asyncio.create_task(go_wrong(line, chance))
                await asyncio.gather(
                    *(
                        log.append(store, b"%d of %d" % (step, of))
                        for of, (_, store) in enumerate(servers)
                        for log in logs
                    )
                )
                await harm
        after = PostgresStore(database.url, FakeClock(), only_reads=True)
        for log in logs:
            log.check(await after.read(log.table))
        await after.close()
        assert sum(len(log.acknowledged) for log in logs) > STEPS, "most of it works"
        assert any(log.not_saved for log in logs)

    play(scenario())
