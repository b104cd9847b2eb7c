"""The command line."""

from __future__ import annotations

import sys

from pennypapers import __version__

STANDARD_INPUT = "-"  # where a command takes a file


def main() -> None:
    """What `pennypapers` starts."""
    if sys.argv[1:] == [
        "--version"
    ]:  # asked by scripts, which should not wait for a command line to be built
        print(__version__)
        return
    from pennypapers.cli.app import run

    sys.exit(run(sys.argv[1:]))
