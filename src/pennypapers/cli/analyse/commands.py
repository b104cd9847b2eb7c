"""The coach's commands after a game, and their options: `analyse` and `hindsight`."""

from pathlib import Path
from typing import Annotated

from cyclopts import App

from pennypapers.cli.common.commands import CommandMaker
from pennypapers.cli.common.dash import undashed


def add_analyse(app: App, make: CommandMaker) -> None:
    """Add these commands to the program."""
    speech, option = make.speech, make.option
    game_argument = make.argument("coach-help-game", "GAME")
    json_option = option("help-json", "--json")

    @make.command(
        app, "analyse", "coach-help-analyse", "analyse GAME [--player INITIALS] [--think 2s] [--json]"
    ).default
    def analyse(
        game: Annotated[str, game_argument],
        /,
        *,
        player: Annotated[str, option("coach-help-player", "--player")] = "",
        think: Annotated[str, option("coach-help-think", "--think")] = "",
        as_json: Annotated[bool, json_option] = False,
    ) -> int:
        from pennypapers.cli.analyse.game import analyse_game

        return analyse_game(speech, undashed(game), player, think, as_json)

    @make.command(
        app, "hindsight", "coach-help-hindsight", "hindsight GAME [--think 10s] [--resume FILE] [--json]"
    ).default
    def hindsight(
        game: Annotated[str, game_argument],
        /,
        *,
        think: Annotated[str, option("coach-help-hindsight-think", "--think")] = "10s",
        resume: Annotated[Path | None, option("coach-help-resume", "--resume")] = None,
        as_json: Annotated[bool, json_option] = False,
    ) -> int:
        from pennypapers.cli.analyse.hindsight import search

        return search(speech, undashed(game), think, resume, as_json)
