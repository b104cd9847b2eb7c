"""`pennypapers warm-up`, and what is said when compiling gets in somebody's way."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

from cyclopts import App

from pennypapers import cache
from pennypapers.cli.speech import Speech


def add_warm_up(app: App, speech: Speech, new_app: Callable[[str, str, str], App]) -> None:
    """Add the command to the program's own; `new_app` makes one whose help is in our words."""
    command = new_app("warm-up", speech.say("warm-up-help"), "pennypapers warm-up")
    app.command(command)

    @command.default
    def warm_up() -> int:
        return compile_beforehand(speech)


def compile_beforehand(speech: Speech) -> int:
    from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn

    from pennypapers.cli.drawing import console
    from pennypapers.warm_up import Crew, missing_parts

    if not missing_parts():
        speech.print(speech.say("warm-up-nothing"))
        return 0
    begun = time.monotonic()
    screen = console(speech)
    if not screen.is_terminal:
        speech.print(speech.say("warm-up-doing") + " …")
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn())
    with Progress(*columns, console=screen, transient=True, disable=not screen.is_terminal) as bar:
        task = bar.add_task(speech.say("warm-up-doing"), total=100)
        found = Crew(lambda progress: bar.update(task, completed=progress.percent)).run()
    if found.failed:
        print(speech.say("warm-up-failed", reason="; ".join(found.failed)), file=speech.err)
        return 1
    speech.print(speech.say("warm-up-done", seconds=round(time.monotonic() - begun)))
    return 0


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
