"""The commands and their options. Each command loads what it needs when it is called."""

import io
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

from cyclopts import App, CycloptsError, Group, Parameter
from cyclopts.help import DefaultFormatter

from pennypapers import __version__
from pennypapers.cli import DASH, INTERRUPTED, PIPE_CLOSED, STANDARD_INPUT, WRONG_USAGE, undashed
from pennypapers.cli.analyse import add_analyse
from pennypapers.cli.lab import add_lab
from pennypapers.cli.operate import add_operate
from pennypapers.cli.play_command import add_play
from pennypapers.cli.serve_options import add_serve
from pennypapers.cli.speech import Speech
from pennypapers.cli.usage import DEFAULT_PARAMETER, Misuse, explain, needs
from pennypapers.cli.warm_up import add_warm_up, speaking_of_compiling
from pennypapers.words import LANGUAGES, preferred_language

ABOUT_ITSELF = ("--help", "-h", "--version")


def run(arguments: Sequence[str]) -> int:
    """Run one command; the exit status is 0, 1 if a file was refused, 2 for wrong usage."""
    left, languages = _take_languages(arguments)
    speech = Speech(preferred_language(os.environ), is_chosen=bool(os.environ.get("PENNYPAPERS_LANG")))
    for language in languages:
        if language not in LANGUAGES:
            message = "usage-language" if language else "usage-language-needed"
            print(Misuse(message, text=language).sentence(speech), file=speech.err)
            return WRONG_USAGE
        speech = Speech(language, is_chosen=True)
    if len(languages) > 1:
        print(speech.say("usage-twice", option="--lang"), file=speech.err)
        return WRONG_USAGE
    for stream in (speech.out, speech.err):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that lacks a letter shows ? and goes on
    try:
        with speaking_of_compiling(speech):
            status = create_app(speech)(
                [DASH if argument == STANDARD_INPUT else argument for argument in _with_command(left)],
                exit_on_error=False,
                print_error=False,
                result_action="return_value",
            )
        speech.out.flush()
        return status if isinstance(status, int) else 0
    except CycloptsError as error:
        print(explain(speech, error), file=speech.err)
        return WRONG_USAGE
    except Misuse as misuse:
        print(misuse.sentence(speech), file=speech.err)
        return WRONG_USAGE
    except KeyboardInterrupt:
        print(speech.say("interrupted"), file=speech.err)
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return PIPE_CLOSED


def _take_languages(arguments: Sequence[str]) -> tuple[list[str], list[str]]:
    """`--lang` may stand anywhere: it decides in which language everything else is understood. What follows it is
    empty where nothing does."""
    left: list[str] = []
    languages: list[str] = []
    given = iter(arguments)
    for argument in given:
        if argument == "--":  # files whose names look like options
            return [*left, argument, *given], languages
        if argument == "--lang":
            languages.append(next(given, ""))
        elif argument.startswith("--lang="):
            languages.append(argument.removeprefix("--lang="))
        else:
            left.append(argument)
    return left, languages


def _with_command(arguments: Sequence[str]) -> list[str]:
    """Without a command the page is served, with all the options that this takes."""
    bare = not arguments or (arguments[0].startswith("-") and arguments[0] not in ABOUT_ITSELF)
    return ["serve", *arguments] if bare else list(arguments)


class OurUsage(DefaultFormatter):
    """Cyclopts' help, but for the English word before the usage."""

    def render_usage(self, console: Any, options: Any, usage: Any) -> None:
        console.print(usage, style="bold")


def create_app(speech: Speech) -> App:
    say = speech.say
    commands, arguments, options = (
        Group(say(message), sort_key=place)
        for place, message in enumerate(("help-commands", "help-arguments", "help-options"))
    )

    plain_console = None
    if os.environ.get("NO_COLOR"):
        from rich.console import Console

        plain_console = Console(force_terminal=False)  # by itself it would still write bold

    def new_app(name: str, text: str, usage: str) -> App:
        app = App(
            name=name,
            help=text,
            usage=say("help-usage", usage=usage),
            help_formatter=OurUsage(),
            console=plain_console,
            version=__version__,
            default_parameter=DEFAULT_PARAMETER,
            help_format="plaintext",
            group_commands=commands,
            group_arguments=arguments,
            group_parameters=options,
        )
        app["--help"].help = say("help-help")
        app["--version"].help = say("help-version")
        app["--help"].group = app["--version"].group = options
        return app

    program = f"{say('help-program')} {say('help-bare')}"
    app = new_app("pennypapers", program, "pennypapers [COMMAND …]")
    app.help_epilogue = say("help-more")
    sheets = new_app("sheets", say("help-sheets"), "pennypapers sheets list | show | check")
    app.command(sheets)

    def option(message: str, name: str) -> Parameter:
        return Parameter(name=name, negative=(), help=say(message), show_default=False)

    json_flag = option("help-json", "--json")

    def command(home: App, name: str, usage: str) -> App:
        """A command of its own, so that its help has our words too."""
        key = f"help-{'sheets-' if home is sheets else ''}{name}"
        full = f"pennypapers {'sheets ' if home is sheets else ''}{name} {usage}".strip()
        made = new_app(name, say(key), full)
        home.command(made)
        return made

    def positional(message: str, name: str) -> Parameter:
        return Parameter(name=name, help=say(message), show_default=False)

    add_play(app, speech, new_app)

    @command(app, "score", "FILE… [--solo] [--pencil-strict] [--json]").default
    def score(
        *files: Annotated[str, positional("help-score-files", "FILE")],
        solo: Annotated[bool, option("help-score-solo", "--solo")] = False,
        strict: Annotated[bool, option("help-score-strict", "--pencil-strict")] = False,
        as_json: Annotated[bool, json_flag] = False,
    ) -> int:
        from pennypapers.cli.score import score as score_sheets

        needs(files, "FILE", "score")
        return score_sheets(speech, _undashed(files), solo, strict, as_json)

    @command(app, "replay", "FILE… [--json]").default
    def replay(
        *files: Annotated[str, positional("help-replay-files", "FILE")],
        as_json: Annotated[bool, json_flag] = False,
    ) -> int:
        from pennypapers.cli.replay import replay as replay_games

        needs(files, "FILE", "replay")
        return replay_games(speech, _undashed(files), as_json)

    @command(app, "verify", "FILE… [--json]").default
    def verify(
        *files: Annotated[str, positional("help-verify-files", "FILE")],
        as_json: Annotated[bool, json_flag] = False,
    ) -> int:
        from pennypapers.cli.replay import verify_dice

        needs(files, "FILE", "verify")
        return verify_dice(speech, _undashed(files), as_json)

    data_option = Parameter(
        name="--data",
        help=f"{say('help-serve-data')} [PENNYPAPERS_DATA]",
        show_default=False,
    )

    @command(app, "backup", "FILE [--data DIR]").default
    def backup(
        file: Annotated[Path, positional("help-backup-file", "FILE")],
        /,
        *,
        data: Annotated[Path | None, data_option] = None,
    ) -> int:
        from pennypapers.cli.backup import back_up

        return back_up(speech, file, data)

    @command(sheets, "list", "[--json]").default
    def list_(*, as_json: Annotated[bool, json_flag] = False) -> int:
        from pennypapers.cli.sheets import list_sheets

        return list_sheets(speech, as_json)

    @command(sheets, "show", "SHEET… [--json]").default
    def show(
        *names: Annotated[str, positional("help-sheets-show-names", "SHEET")],
        as_json: Annotated[bool, json_flag] = False,
    ) -> int:
        from pennypapers.cli.sheets import show_sheets

        needs(names, "SHEET", "sheets show")
        return show_sheets(speech, _undashed(names), as_json)

    @command(sheets, "check", "SHEET… [--json]").default
    def check(
        *names: Annotated[str, positional("help-sheets-show-names", "SHEET")],
        as_json: Annotated[bool, json_flag] = False,
    ) -> int:
        from pennypapers.cli.sheets import check_sheets

        needs(names, "SHEET", "sheets check")
        return check_sheets(speech, _undashed(names), as_json)

    add_serve(app, speech, new_app)
    add_lab(app, speech, new_app)
    add_analyse(app, speech, new_app)
    add_operate(app, speech, new_app)
    add_warm_up(app, speech, new_app)
    return app


def _undashed(names: Sequence[str]) -> list[str]:
    return [undashed(name) for name in names]
