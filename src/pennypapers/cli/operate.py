"""The commands of whoever runs a server, and their options."""

from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

from cyclopts import App, Parameter
from cyclopts.validators import Number

from pennypapers.cli.speech import Speech

LONGEST_TEXT = 300  # of an announcement
MOST_MINUTES = 24 * 60


def add_operate(app: App, speech: Speech, new_app: Callable[[str, str, str], App]) -> None:
    """Add the commands to the program's own; `new_app` makes one whose help is in our words."""
    say = speech.say

    def command(home: App, name: str, text: str, usage: str) -> App:
        made = new_app(name, text, f"pennypapers {usage}")
        home.command(made)
        return made

    def option(message: str, name: str, **more: Any) -> Parameter:
        return Parameter(name=name, negative=(), help=say(message), show_default=False, **more)

    def positional(text: str, name: str) -> Parameter:
        return Parameter(name=name, help=text, show_default=False)

    data_option = option("help-serve-data", "--data")
    yes_option = option("operate-help-yes", "--yes")
    json_option = option("help-json", "--json")
    table_argument = positional(say("operate-help-table"), "TABLE")

    @command(app, "restore", say("operate-help-restore"), "restore FILE [--data DIR] [--yes]").default
    def restore(
        file: Annotated[Path, positional(say("operate-help-restore-file"), "FILE")],
        /,
        *,
        data: Annotated[Path | None, data_option] = None,
        yes: Annotated[bool, yes_option] = False,
    ) -> int:
        from pennypapers.cli.restore import restore

        return restore(speech, file, data, yes)

    tables = command(
        app, "tables", say("operate-help-tables"), "tables list | show | close | announce | forget"
    )

    @command(tables, "list", say("operate-help-list"), "tables list [--all] [--json] [--data DIR]").default
    def list_(
        *,
        finished: Annotated[bool, option("operate-help-all", "--all")] = False,
        as_json: Annotated[bool, json_option] = False,
        data: Annotated[Path | None, data_option] = None,
    ) -> int:
        from pennypapers.cli.tables import Operating, told

        return told(speech, lambda: Operating(speech, data).list(finished, as_json))

    @command(tables, "show", say("operate-help-show"), "tables show TABLE [--json] [--data DIR]").default
    def show(
        table: Annotated[str, table_argument],
        /,
        *,
        as_json: Annotated[bool, json_option] = False,
        data: Annotated[Path | None, data_option] = None,
    ) -> int:
        from pennypapers.cli.tables import Operating, told

        return told(speech, lambda: Operating(speech, data).show(table, as_json))

    @command(tables, "close", say("operate-help-close"), "tables close TABLE [--yes] [--data DIR]").default
    def close(
        table: Annotated[str, table_argument],
        /,
        *,
        yes: Annotated[bool, yes_option] = False,
        data: Annotated[Path | None, data_option] = None,
    ) -> int:
        from pennypapers.cli.tables import Operating, told

        return told(speech, lambda: Operating(speech, data).close(table, yes))

    @command(
        tables,
        "announce",
        say("operate-help-announce"),
        "tables announce TEXT [--minutes N] | --take-back [--data DIR]",
    ).default
    def announce(
        text: Annotated[str, positional(say("operate-help-text", limit=LONGEST_TEXT), "TEXT")] = "",
        /,
        *,
        minutes: Annotated[
            int, option("operate-help-minutes", "--minutes", validator=Number(gte=0, lte=MOST_MINUTES))
        ] = 30,
        take_back: Annotated[bool, option("operate-help-take-back", "--take-back")] = False,
        data: Annotated[Path | None, data_option] = None,
    ) -> int:
        from pennypapers.cli.tables import Operating, told

        return told(speech, lambda: Operating(speech, data).announce(text, LONGEST_TEXT, minutes, take_back))

    @command(
        tables, "forget", say("operate-help-forget"), "tables forget TABLE|GAME [WHO] [--yes] [--data DIR]"
    ).default
    def forget(
        where: Annotated[str, positional(say("operate-help-where"), "TABLE|GAME")],
        who: Annotated[str, positional(say("operate-help-who"), "WHO")] = "",
        /,
        *,
        yes: Annotated[bool, yes_option] = False,
        data: Annotated[Path | None, data_option] = None,
    ) -> int:
        from pennypapers.cli.tables import Operating, told

        return told(speech, lambda: Operating(speech, data).forget(where, who, yes))
