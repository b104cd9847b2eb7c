"""A server that can be started hundreds of times over: everything is loaded once, and each life is a fork of that.

    python many_lives.py DATA

For each line it reads it starts a server with its data in that folder, says `PROCESS PORT` as soon as it listens, and
waits for its end. It limits nobody: all its clients have one address, and are quicker than people.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from pennypapers.notation import shipped_layout
from pennypapers.server.serve import serve
from pennypapers.server.settings.limits import Limits
from pennypapers.server.settings.of_serve import ServeSettings
from pennypapers.table import Table

MANY = 1_000_000
LIMITS = Limits(
    messages_per_second=MANY,
    message_burst=MANY,
    address_messages_per_second=MANY,
    address_message_burst=MANY,
    tables_per_hour=MANY,
)


def main() -> None:
    (data,) = sys.argv[1:]
    settings = ServeSettings(data=Path(data), port=0, limits=LIMITS)
    _load()
    for _ in sys.stdin:
        life = os.fork()
        if not life:
            _live(settings)
        os.waitpid(life, 0)


def _load() -> None:
    """What a round needs is loaded before the first fork, not anew in each."""
    table = Table(shipped_layout("temple-a"), ["AB"])
    table.roll("2 3 5")
    table.turn("AB").legal()
    table.play("AB", "2@e1")


def _live(settings: ServeSettings) -> None:
    try:
        serve(settings, lambda port: print(os.getpid(), port, flush=True))
    finally:
        os._exit(0)


if __name__ == "__main__":
    main()
