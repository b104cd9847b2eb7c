"""The command `play` and its options: the screen on a terminal, line by line everywhere else."""

import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from pennypapers.cli import DASH
from pennypapers.cli.folders import data_folder
from pennypapers.cli.play_wishes import Wishes, at_a_table, check
from pennypapers.cli.speech import Speech
from pennypapers.cli.usage import Misuse


def add_play(app: App, speech: Speech, new_app: Callable[[str, str, str], App]) -> None:
    """Add the command to the program's own; `new_app` makes one whose help is in our words."""
    say = speech.say
    command = new_app(
        "play",
        say("help-play"),
        "pennypapers play [SHEET | LINK] [--plain] [--seed TEXT | --today] [--bots BOT,…] [--join CODE] …",
    )
    app.command(command)

    def option(message: str, name: str) -> Parameter:
        return Parameter(name=name, negative=(), help=say(message), show_default=False)

    @command.default
    def play(
        sheet: Annotated[str, Parameter(name="SHEET", help=say("help-play-sheet"), show_default=False)] = "",
        /,
        *,
        plain: Annotated[bool, option("help-play-plain", "--plain")] = False,
        seed: Annotated[str, option("help-play-seed", "--seed")] = "",
        today: Annotated[bool, option("help-play-today", "--today")] = False,
        bots: Annotated[str, option("help-play-bots", "--bots")] = "",
        join: Annotated[str, option("help-play-join", "--join")] = "",
        server: Annotated[str, option("help-play-server", "--server")] = "",
        name: Annotated[str, option("help-play-name", "--name")] = "",
        initials: Annotated[str, option("help-play-initials", "--initials")] = "",
        strict: Annotated[bool, option("help-play-strict", "--pencil-strict")] = False,
        fresh: Annotated[bool, option("help-play-fresh", "--fresh")] = False,
        data: Annotated[Path | None, option("help-play-data", "--data")] = None,
    ) -> int:
        if sheet == DASH:
            raise Misuse("play-dash")
        wishes = Wishes(
            sheet=sheet,
            seed=seed,
            today=today,
            strict=strict,
            fresh=fresh,
            folder=data or data_folder(),
            bots=tuple(level.strip().lower() for level in bots.split(",") if level.strip()),
            join=join,
            server=server,
            name=name,
            initials=initials,
        )
        check(wishes)
        if not plain and _can_draw(speech):
            from pennypapers.cli.terminal import play_on_screen

            return play_on_screen(speech, wishes)
        if wishes.bots or at_a_table(wishes):
            raise Misuse("play-needs-screen")
        from pennypapers.cli.play import play as play_line_by_line

        return play_line_by_line(
            speech, sheet, seed=seed, today=today, strict=strict, fresh=fresh, folder=wishes.folder
        )


def _can_draw(speech: Speech) -> bool:
    """A terminal on both sides that can move its cursor."""
    terminals = sys.stdin is not None and sys.stdin.isatty() and speech.out.isatty()
    return terminals and os.environ.get("TERM", "dumb" if os.name != "nt" else "") != "dumb"
