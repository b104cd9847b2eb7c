"""The commands for sheets and games in files, and their options."""

from collections.abc import Sequence
from typing import Annotated

from cyclopts import App

from pennypapers.cli.common.commands import CommandMaker
from pennypapers.cli.common.dash import undashed
from pennypapers.cli.common.usage import needs


def add_texts(app: App, make: CommandMaker) -> None:
    """Add these commands to the program."""
    speech = make.speech
    json_option = make.option("help-json", "--json")

    @make.command(app, "score", "help-score", "score FILE… [--solo] [--pencil-strict] [--json]").default
    def score(
        *files: Annotated[str, make.argument("help-score-files", "FILE")],
        solo: Annotated[bool, make.option("help-score-solo", "--solo")] = False,
        strict: Annotated[bool, make.option("help-score-strict", "--pencil-strict")] = False,
        as_json: Annotated[bool, json_option] = False,
    ) -> int:
        from pennypapers.cli.texts.score import score as score_sheets

        return score_sheets(speech, _named(files, "FILE", "score"), solo, strict, as_json)

    @make.command(app, "replay", "help-replay", "replay FILE… [--json]").default
    def replay(
        *files: Annotated[str, make.argument("help-replay-files", "FILE")],
        as_json: Annotated[bool, json_option] = False,
    ) -> int:
        from pennypapers.cli.texts.replay import replay as replay_games

        return replay_games(speech, _named(files, "FILE", "replay"), as_json)

    @make.command(app, "verify", "help-verify", "verify FILE… [--json]").default
    def verify(
        *files: Annotated[str, make.argument("help-verify-files", "FILE")],
        as_json: Annotated[bool, json_option] = False,
    ) -> int:
        from pennypapers.cli.texts.replay import verify_dice

        return verify_dice(speech, _named(files, "FILE", "verify"), as_json)

    sheets = make.command(app, "sheets", "help-sheets", "sheets list | show | check")
    sheet_argument = make.argument("help-sheets-show-names", "SHEET")

    @make.command(sheets, "list", "help-sheets-list", "sheets list [--json]").default
    def list_(*, as_json: Annotated[bool, json_option] = False) -> int:
        from pennypapers.cli.texts.sheets import list_sheets

        return list_sheets(speech, as_json)

    @make.command(sheets, "show", "help-sheets-show", "sheets show SHEET… [--json]").default
    def show(
        *names: Annotated[str, sheet_argument],
        as_json: Annotated[bool, json_option] = False,
    ) -> int:
        from pennypapers.cli.texts.sheets import show_sheets

        return show_sheets(speech, _named(names, "SHEET", "sheets show"), as_json)

    @make.command(sheets, "check", "help-sheets-check", "sheets check SHEET… [--json]").default
    def check(
        *names: Annotated[str, sheet_argument],
        as_json: Annotated[bool, json_option] = False,
    ) -> int:
        from pennypapers.cli.texts.sheets import check_sheets

        return check_sheets(speech, _named(names, "SHEET", "sheets check"), as_json)


def _named(names: Sequence[str], what: str, command: str) -> list[str]:
    """The names as they were typed; refused if there is none."""
    needs(names, what, command)
    return [undashed(name) for name in names]
