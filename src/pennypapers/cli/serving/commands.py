"""The commands of whoever runs a server, and their options."""

from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter
from cyclopts.validators import Number

from pennypapers.cli.common.commands import CommandMaker

LONGEST_TEXT = 300  # of an announcement, in characters
MOST_MINUTES = 24 * 60


def add_operator(app: App, make: CommandMaker) -> None:
    """Add these commands to the program."""
    speech, option = make.speech, make.option
    data_option = option("help-serve-data", "--data")
    store_option = option("operate-help-store", "--store")
    yes_option = option("operate-help-yes", "--yes")
    json_option = option("help-json", "--json")
    table_argument = make.argument("operate-help-table", "TABLE")
    backup_data = f"{speech.say('help-serve-data')} [PENNYPAPERS_DATA]"

    @make.command(app, "backup", "help-backup", "backup FILE [--data DIR]").default
    def backup(
        file: Annotated[Path, make.argument("help-backup-file", "FILE")],
        /,
        *,
        data: Annotated[Path | None, Parameter(name="--data", help=backup_data, show_default=False)] = None,
    ) -> int:
        from pennypapers.cli.serving.backup import back_up

        return back_up(speech, file, data)

    @make.command(app, "restore", "operate-help-restore", "restore FILE [--data DIR] [--yes]").default
    def restore(
        file: Annotated[Path, make.argument("operate-help-restore-file", "FILE")],
        /,
        *,
        data: Annotated[Path | None, data_option] = None,
        yes: Annotated[bool, yes_option] = False,
    ) -> int:
        from pennypapers.cli.serving.restore import restore

        return restore(speech, file, data, yes)

    tables = make.command(
        app, "tables", "operate-help-tables", "tables list | show | close | announce | forget"
    )

    @make.command(
        tables, "list", "operate-help-list", "tables list [--all] [--json] [--data DIR] [--store URL]"
    ).default
    def list_(
        *,
        finished: Annotated[bool, option("operate-help-all", "--all")] = False,
        as_json: Annotated[bool, json_option] = False,
        data: Annotated[Path | None, data_option] = None,
        store: Annotated[str, store_option] = "",
    ) -> int:
        from pennypapers.cli.serving.tables import Operator, status_of

        return status_of(speech, lambda: Operator(speech, data, store).list(finished, as_json))

    @make.command(
        tables, "show", "operate-help-show", "tables show TABLE [--json] [--data DIR] [--store URL]"
    ).default
    def show(
        table: Annotated[str, table_argument],
        /,
        *,
        as_json: Annotated[bool, json_option] = False,
        data: Annotated[Path | None, data_option] = None,
        store: Annotated[str, store_option] = "",
    ) -> int:
        from pennypapers.cli.serving.tables import Operator, status_of

        return status_of(speech, lambda: Operator(speech, data, store).show(table, as_json))

    @make.command(
        tables, "close", "operate-help-close", "tables close TABLE [--yes] [--data DIR] [--store URL]"
    ).default
    def close(
        table: Annotated[str, table_argument],
        /,
        *,
        yes: Annotated[bool, yes_option] = False,
        data: Annotated[Path | None, data_option] = None,
        store: Annotated[str, store_option] = "",
    ) -> int:
        from pennypapers.cli.serving.tables import Operator, status_of

        return status_of(speech, lambda: Operator(speech, data, store).close(table, yes))

    @make.command(
        tables,
        "announce",
        "operate-help-announce",
        "tables announce TEXT [--minutes N] | --take-back [--data DIR]",
    ).default
    def announce(
        text: Annotated[str, make.argument("operate-help-text", "TEXT", limit=LONGEST_TEXT)] = "",
        /,
        *,
        minutes: Annotated[
            int, option("operate-help-minutes", "--minutes", validator=Number(gte=0, lte=MOST_MINUTES))
        ] = 30,
        take_back: Annotated[bool, option("operate-help-take-back", "--take-back")] = False,
        data: Annotated[Path | None, data_option] = None,
    ) -> int:
        from pennypapers.cli.serving.tables import Operator, status_of

        return status_of(
            speech, lambda: Operator(speech, data).announce(text, LONGEST_TEXT, minutes, take_back)
        )

    @make.command(
        tables,
        "forget",
        "operate-help-forget",
        "tables forget TABLE|GAME [WHO] [--yes] [--data DIR] [--store URL]",
    ).default
    def forget(
        where: Annotated[str, make.argument("operate-help-where", "TABLE|GAME")],
        who: Annotated[str, make.argument("operate-help-who", "WHO")] = "",
        /,
        *,
        yes: Annotated[bool, yes_option] = False,
        data: Annotated[Path | None, data_option] = None,
        store: Annotated[str, store_option] = "",
    ) -> int:
        from pennypapers.cli.serving.tables import Operator, status_of

        return status_of(speech, lambda: Operator(speech, data, store).forget(where, who, yes))
