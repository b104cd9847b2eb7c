"""What is said when somebody has to wait because code is compiled."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

from pennypapers import cache
from pennypapers.cli.common.speech import Speech


@contextmanager
def speaking_of_compiling(speech: Speech) -> Iterator[None]:
    """A context in which people are told once if they have to wait for the compiler, and if compiled code cannot be
    kept, so that they will wait every time. This goes to standard error, as the output may be for a program."""
    told: set[str] = set()

    def tell(message: str, **facts: str) -> None:
        if message not in told:
            told.add(message)
            print(speech.say(message, **facts), file=speech.err, flush=True)

    def for_this_run_only(wanted: Path) -> None:
        tell("warm-up-for-this-run", folder=str(wanted))

    before = replace(cache.notices)
    cache.notices.for_this_run_only = for_this_run_only
    cache.notices.compiling = lambda: tell("warm-up-now")
    try:
        yield
    finally:
        cache.notices.for_this_run_only = before.for_this_run_only
        cache.notices.compiling = before.compiling
