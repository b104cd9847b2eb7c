"""A process to be killed: writes to a store without end, and says what it was told is saved.

Entry n of a table is its id and n, three of them in an append; revision n of a draft is its table's id and n.
"""

from __future__ import annotations

import asyncio
import sys
from contextlib import suppress
from pathlib import Path

from pennypapers.server.store import Conflict, SqliteStore

TABLES = 6


async def main(path: Path) -> None:
    store = SqliteStore(path, lambda: 0)
    for table in range(TABLES):
        with suppress(Conflict):  # this is not the first process on this file
            await store.open_table(f"t{table}", f"code {table}", [])
    await asyncio.gather(*(write(store, f"t{table}") for table in range(TABLES)))


async def write(store: SqliteStore, table: str) -> None:
    last = len(await store.read(table))
    revision, _ = (await store.drafts(table)).get(0, (0, ""))
    while True:
        entries = [f"{table} {number}".encode() for number in range(last + 1, last + 4)]
        last = await store.append(table, last, entries)
        print("log", table, last, flush=True)
        revision += 1
        await store.save_draft(table, 0, revision, f"{table} {revision}")
        print("draft", table, revision, flush=True)


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
