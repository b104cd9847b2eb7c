"""`pennypapers warm-up`: compile everything before somebody has to wait for it."""

from __future__ import annotations

import time

from cyclopts import App

from pennypapers.cli.common.commands import CommandMaker
from pennypapers.cli.common.speech import Speech


def add_warm_up(app: App, make: CommandMaker) -> None:
    """Add this command to the program."""

    @make.command(app, "warm-up", "warm-up-help", "warm-up").default
    def warm_up() -> int:
        return compile_beforehand(make.speech)


def compile_beforehand(speech: Speech) -> int:
    from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn

    from pennypapers.cli.common.drawing import console
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
