"""`pennypapers` as if nothing were compiled yet; it is when a line comes in. For the tests of the page.

python tests/support/warming_host.py serve --data …
"""

from __future__ import annotations

import sys
import threading

from pennypapers.cli.app import run
from pennypapers.server import serve
from pennypapers.server.tables.warming import Warming
from warming_team import Team


def main() -> None:
    team = Team()
    team.patience = None

    def end_when_told() -> None:
        sys.stdin.readline()
        team.end()

    threading.Thread(target=end_when_told, daemon=True).start()
    # By name, as the checker of types rightly finds that nobody should do this.
    rigged: dict[str, object] = {"warming": lambda: Warming(team), "human_pause": lambda: 0.2}
    for name, what in rigged.items():
        setattr(serve, name, what)
    sys.exit(run(sys.argv[1:]))


if __name__ == "__main__":
    main()
