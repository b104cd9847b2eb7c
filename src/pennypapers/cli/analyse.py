"""The coach's commands after a game, and their options: `analyse` and `hindsight`."""

from collections.abc import Callable
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from pennypapers.cli import undashed
from pennypapers.cli.speech import Speech


def add_analyse(app: App, speech: Speech, new_app: Callable[[str, str, str], App]) -> None:
    """Add the commands to the program's own; `new_app` makes one whose help is in our words."""
    say = speech.say

    def command(name: str, text: str, usage: str) -> App:
        made = new_app(name, text, f"pennypapers {usage}")
        app.command(made)
        return made

    def option(message: str, name: str) -> Parameter:
        return Parameter(name=name, negative=(), help=say(message), show_default=False)

    game_argument = Parameter(name="GAME", help=say("coach-help-game"), show_default=False)
    json_option = option("help-json", "--json")

    @command(
        "analyse", say("coach-help-analyse"), "analyse GAME [--player INITIALS] [--think 2s] [--json]"
    ).default
    def analyse(
        game: Annotated[str, game_argument],
        /,
        *,
        player: Annotated[str, option("coach-help-player", "--player")] = "",
        think: Annotated[str, option("coach-help-think", "--think")] = "",
        as_json: Annotated[bool, json_option] = False,
    ) -> int:
        from pennypapers.cli.analyse_game import analyse_game

        return analyse_game(speech, undashed(game), player, think, as_json)

    @command(
        "hindsight", say("coach-help-hindsight"), "hindsight GAME [--think 10s] [--resume FILE] [--json]"
    ).default
    def hindsight(
        game: Annotated[str, game_argument],
        /,
        *,
        think: Annotated[str, option("coach-help-hindsight-think", "--think")] = "10s",
        resume: Annotated[Path | None, option("coach-help-resume", "--resume")] = None,
        as_json: Annotated[bool, json_option] = False,
    ) -> int:
        from pennypapers.cli.analyse_hindsight import search

        return search(speech, undashed(game), think, resume, as_json)
