"""The command line."""

from __future__ import annotations

import sys


def main() -> None:
    """What `pennypapers` starts."""
    from pennypapers.cli.app import run

    sys.exit(run(sys.argv[1:]))
