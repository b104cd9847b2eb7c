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
    """Whoever waits for the compiler is told so, once; and so is whoever will wait for it every time. On standard
    error: what comes out of a command stays as it is."""
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
