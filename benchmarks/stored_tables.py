"""A start with many unfinished tables in the store: how long until it answers, and what memory it takes.

    .venv/bin/python benchmarks/stored_tables.py [--tables 0 20000]

Each table has four seats and a few rounds behind it. The file is made beforehand, by another process.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import re
import subprocess
import sys
import tempfile
import time
from multiprocessing import Process
from pathlib import Path
from urllib.request import urlopen

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "tests" / "support"))

from pennypapers.server.operation.folder import DATABASE  # noqa: E402
from pennypapers.server.store import MemoryStore, SqliteStore  # noqa: E402

SEATS, ROUNDS = 4, 3
TABLES = (0, 20_000)
AT_ONCE = 500  # tables on their way to the disk while the file is made


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--tables", type=int, nargs="+", default=TABLES, help="how many")
    print("| unfinished tables | answers after | memory |")
    print("|--:|--:|--:|")
    for tables in options.parse_args().tables:
        with tempfile.TemporaryDirectory() as folder:
            making = Process(target=make, args=(Path(folder) / DATABASE, tables))
            making.start()
            making.join()
            seconds, memory = start(Path(folder), tables)
        print(f"| {tables:,} | {seconds:.1f} s | {memory / 1e6:.0f} MB |", flush=True)


def make(path: Path, tables: int) -> None:
    """A database with so many tables that differ in nothing but their names."""
    from hosting import Clock, room

    async def run() -> None:
        clock = Clock()
        memory = MemoryStore(clock)
        played = await room(memory, clock, SEATS)
        await played.start()
        for _ in range(ROUNDS):
            await played.everybody_plays()
        opened, *entries = await memory.read(played.table)
        devices = [device.name for device in played.devices]
        store = SqliteStore(path, lambda: time.time_ns() // 1_000_000)

        async def put(number: int) -> None:
            table, code = f"{number:032x}", _code(number)
            first = opened.replace(played.running.code.encode(), code.encode())
            await store.open_table(table, code, [first])
            await store.append(table, 1, entries, devices=devices)

        for first in range(0, tables, AT_ONCE):
            await asyncio.gather(*(put(number) for number in range(first, min(first + AT_ONCE, tables))))
        await store.close()

    asyncio.run(run())


def _code(number: int) -> str:
    letters = "ABCDEFGHJKMNPQRSTVWXYZ"
    return "".join(letters[number // len(letters) ** place % len(letters)] for place in range(6))


def start(folder: Path, tables: int) -> tuple[float, int]:
    """How many seconds until the server says how many tables it has, and its memory in bytes then."""
    command = [
        sys.executable,
        "-m",
        "pennypapers",
        "serve",
        "--no-browser",
        "--port",
        "0",
        "--data",
        str(folder),
    ]
    begun = time.perf_counter()
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout
        try:
            found = re.search(r":(\d+)\.", server.stdout.readline())
            assert found, "it says where it listens"
            with urlopen(f"http://127.0.0.1:{found[1]}/health") as answer:
                assert json.load(answer)["tables"] == tables
            seconds = time.perf_counter() - begun
            status = Path(f"/proc/{server.pid}/status").read_text(encoding="utf-8")
            memory = re.search(r"VmRSS:\s+(\d+) kB", status)
            assert memory
            return seconds, int(memory[1]) * 1024
        finally:
            server.terminate()
            server.wait()


if __name__ == "__main__":
    main()
