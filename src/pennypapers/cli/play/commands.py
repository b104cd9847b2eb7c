"""The command `play` and its options: the screen on a terminal, line by line everywhere else."""

import os
import sys
from pathlib import Path
from typing import Annotated

from cyclopts import App

from pennypapers.cli.common.commands import CommandMaker
from pennypapers.cli.common.dash import DASH
from pennypapers.cli.common.folders import data_folder
from pennypapers.cli.common.speech import Speech
from pennypapers.cli.common.usage import Misuse
from pennypapers.cli.play.options import PlayOptions, check, is_remote


def add_play(app: App, make: CommandMaker) -> None:
    """Add this command to the program."""
    speech, option = make.speech, make.option
    usage = "play [SHEET | LINK] [--plain] [--seed TEXT | --today] [--bots BOT,…] [--join CODE] …"

    @make.command(app, "play", "help-play", usage).default
    def play(
        sheet: Annotated[str, make.argument("help-play-sheet", "SHEET")] = "",
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
        options = PlayOptions(
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
        check(options)
        if not plain and _can_draw(speech):
            from pennypapers.cli.play.screen import play_on_screen

            return play_on_screen(speech, options)
        if options.bots or is_remote(options):
            raise Misuse("play-needs-screen")
        from pennypapers.cli.play.lines import play as play_line_by_line

        return play_line_by_line(
            speech, sheet, seed=seed, today=today, strict=strict, fresh=fresh, folder=options.folder
        )


def _can_draw(speech: Speech) -> bool:
    """Whether input and output are a terminal that can show a screen."""
    terminals = sys.stdin is not None and sys.stdin.isatty() and speech.out.isatty()
    return terminals and os.environ.get("TERM", "dumb" if os.name != "nt" else "") != "dumb"
