"""The command line."""

from __future__ import annotations

import sys

from pennypapers import __version__

STANDARD_INPUT = "-"  # where a command takes a file
# Stands for `-` while cyclopts reads the arguments, which would take that for an option. No argument can hold it.
DASH = "\0"

# What a command ends with, beside 0 and 1.
WRONG_USAGE = 2
BOT_FAILED = 3  # games were played, but in some of them a bot could not go on
INTERRUPTED = 130
PIPE_CLOSED = 141  # a reader that went away (`| head`) is no error of ours; shells expect the signal's number


def undashed(name: str) -> str:
    return STANDARD_INPUT if name == DASH else name


def main() -> None:
    """What `pennypapers` starts."""
    if sys.argv[1:] == [
        "--version"
    ]:  # asked by scripts, which should not wait for a command line to be built
        print(__version__)
        return
    from pennypapers.cli.app import run

    sys.exit(run(sys.argv[1:]))
