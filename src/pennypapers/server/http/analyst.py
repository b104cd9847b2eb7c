"""A process that analyses one game: it reads what to do from its input and says how far it is, and then what it found.

Run as `python -m pennypapers.server.http.analyst`. One JSON object in, one a line out: `Progress` while it works, then
the analysis or a refusal.
"""

from __future__ import annotations

import os
import signal
import sys

import msgspec

from pennypapers.lab.analysis import Analysis, analyse
from pennypapers.notation import read_game
from pennypapers.processes.polite import be_polite
from pennypapers.refusals import Refusal
from pennypapers.server.messages.answers import Reason


class Assignment(msgspec.Struct, frozen=True):
    """A finished game as text, and whose turns are to be looked at."""

    text: str
    player: str


class Progress(msgspec.Struct, frozen=True):
    """So much is done, of so much; so many analyses come before it. `warming`: the server is still getting ready for
    it, and so many per cent of that are done."""

    done: int
    of: int
    before: int = 0
    warming: int | None = None


class Report(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of its output: exactly one of the three is there."""

    progress: Progress | None = None
    analysis: Analysis | None = None
    refused: Reason | None = None


def say(report: Report) -> None:
    try:
        sys.stdout.buffer.write(msgspec.json.encode(report) + b"\n")
        sys.stdout.buffer.flush()
    except BrokenPipeError:
        # The server is gone: nobody wants to know, and what is not written would complain at the end.
        os._exit(1)


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server says when to end
    be_polite()
    assignment = msgspec.json.decode(sys.stdin.buffer.read(), type=Assignment)
    try:
        say(
            Report(
                analysis=analyse(
                    read_game(assignment.text),
                    assignment.player,
                    report=lambda done, of: say(Report(progress=Progress(done, of))),
                )
            )
        )
    except Refusal as refusal:
        say(Report(refused=Reason.of(refusal)))


if __name__ == "__main__":
    main()
