"""The command line as a whole: it runs one command. Each command loads what it needs when it is called."""

import io
import os
import sys
from collections.abc import Sequence

from cyclopts import App, CycloptsError

from pennypapers.cli.analyse.commands import add_analyse
from pennypapers.cli.common.commands import CommandMaker
from pennypapers.cli.common.compiling import speaking_of_compiling
from pennypapers.cli.common.dash import DASH, STANDARD_INPUT
from pennypapers.cli.common.exit_status import INTERRUPTED, PIPE_CLOSED, WRONG_USAGE
from pennypapers.cli.common.speech import Speech
from pennypapers.cli.common.usage import Misuse, explain
from pennypapers.cli.lab.commands import add_lab
from pennypapers.cli.play.commands import add_play
from pennypapers.cli.serving.commands import add_operator
from pennypapers.cli.serving.serve_options import add_serve
from pennypapers.cli.serving.warm_up import add_warm_up
from pennypapers.cli.texts.commands import add_texts
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
            stream.reconfigure(errors="replace")  # where the encoding lacks a letter, `?` is shown
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
    """The arguments without `--lang`, and the languages that it names. It may stand anywhere, as refusals of all other
    arguments are in its language. A `--lang` without a value gives an empty text."""
    left: list[str] = []
    languages: list[str] = []
    given = iter(arguments)
    for argument in given:
        if argument == "--":  # after this even names like options are files
            return [*left, argument, *given], languages
        if argument == "--lang":
            languages.append(next(given, ""))
        elif argument.startswith("--lang="):
            languages.append(argument.removeprefix("--lang="))
        else:
            left.append(argument)
    return left, languages


def _with_command(arguments: Sequence[str]) -> list[str]:
    """The arguments with a command: if none is named it is `serve`, which takes all the options."""
    bare = not arguments or (arguments[0].startswith("-") and arguments[0] not in ABOUT_ITSELF)
    return ["serve", *arguments] if bare else list(arguments)


def create_app(speech: Speech) -> App:
    make = CommandMaker(speech)
    app = make.app("pennypapers", f"{speech.say('help-program')} {speech.say('help-bare')}", "[COMMAND …]")
    app.help_epilogue = speech.say("help-more")
    for add_commands in (
        add_play,
        add_texts,
        add_serve,
        add_operator,
        add_warm_up,
        add_lab,
        add_analyse,
    ):
        add_commands(app, make)
    return app
