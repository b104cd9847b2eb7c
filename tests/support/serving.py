"""The server as a process of its own, and example clients that sit down at its tables."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path

from player import Player


@contextmanager
def server(
    data: Path, *options: str, errors: Path | None = None, port: int = 0
) -> Iterator[tuple[subprocess.Popen[str], int]]:
    """A server that listens, and its port; killed at the end if it still runs. `errors` is where its log goes."""
    command = [
        sys.executable,
        "-m",
        "pennypapers",
        "serve",
        "--data",
        str(data),
        "--port",
        str(port),
        *options,
    ]
    with errors.open("w") if errors else nullcontext() as log:
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True)
        try:
            assert process.stdout
            found = re.search(r":(\d+)\.", process.stdout.readline())
            assert found, "it says where it listens"
            yield process, int(found[1])
        finally:
            process.kill()
            process.wait()
            if process.stdout is not None:
                process.stdout.close()


def address(port: int) -> str:
    return f"ws://127.0.0.1:{port}/api/socket"


async def sit_down(port: int, people: int, sheet: str) -> list[Player]:
    """So many people at a new table that the first of them keeps."""
    players = [Player(address(port), f"P{number}") for number in range(people)]
    code = ""
    for player in players:
        await player.connect()
        await player.sit_down(sheet, code)
        code = player.code
    return players
