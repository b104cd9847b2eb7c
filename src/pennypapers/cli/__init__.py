"""The command line."""

from __future__ import annotations

import sys

from pennypapers import __version__


def main() -> None:
    """The entry point of the command `pennypapers`."""
    if sys.argv[1:] == ["--version"]:  # scripts ask this, and should not wait until all commands are made
        print(__version__)
        return
    from pennypapers.cli.app import run

    sys.exit(run(sys.argv[1:]))
