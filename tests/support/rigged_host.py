"""`pennypapers` with dice that are known beforehand and a clock that can be put forward: for the tests of the page and
for its pictures.

    python tests/support/rigged_host.py SEED serve --data …

Every table rolls what the seed holds, whatever words its people gave. Each line of the input is a number of seconds
that pass at once.
"""

from __future__ import annotations

import random
import sys
import threading
import time
from datetime import datetime, tzinfo
from pathlib import Path
from types import ModuleType, SimpleNamespace

from pennypapers.cli.app import run
from pennypapers.server import serve
from pennypapers.server.http import server_endpoints
from pennypapers.server.tables import state
from pennypapers.server.tables.running import stalling
from pennypapers.table.fair_dice import seeded_key


class Clock:
    """The time, and what was added to it."""

    def __init__(self) -> None:
        self.ahead = 0

    def __call__(self) -> int:
        return time.time_ns() // 1_000_000 + self.ahead

    def listen(self) -> None:
        for line in sys.stdin:
            self.ahead += int(float(line) * 1000)


def rig(seed: str, known_bytes: bool) -> None:
    key = seeded_key(seed)
    clock = Clock()

    class RiggedDatetime(datetime):
        @classmethod
        def now(cls, tz: tzinfo | None = None) -> RiggedDatetime:
            return cls.fromtimestamp(clock() / 1000, tz)

    # By name, as the checker of types rightly finds that nobody should do this.
    rigged: list[tuple[ModuleType, str, object]] = [
        (server_endpoints, "datetime", RiggedDatetime),
        (state, "fair_key", lambda secret, words: key),
        (serve, "milliseconds", clock),
        # Put forward, time passes: it is not as if the server had slept.
        (serve, "AwakeTime", lambda *clocks: SimpleNamespace(now=clock, awake=clock, look=lambda: False)),
        (stalling, "LONGEST_LOOK", 10**9),
        (serve, "human_pause", lambda: 0.2),
    ]
    if known_bytes:
        rigged.append((serve, "secrets", SimpleNamespace(token_bytes=random.Random(seed).randbytes)))
    for module, name, what in rigged:
        assert hasattr(module, name), f"{module.__name__} has no {name} any more"
        setattr(module, name, what)
    threading.Thread(target=clock.listen, daemon=True).start()


if __name__ == "__main__":
    seed, *arguments = sys.argv[1:]
    data = Path(arguments[arguments.index("--data") + 1])
    # With the same bytes once more a server that starts anew would open tables that it has already.
    rig(seed, known_bytes=not data.exists())
    sys.exit(run(arguments))
