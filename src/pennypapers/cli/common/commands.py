"""Makes the commands of the program and their options, with help in the reader's language."""

from __future__ import annotations

import os
from typing import Any

from cyclopts import App, Group, Parameter
from cyclopts.help import DefaultFormatter

from pennypapers import __version__
from pennypapers.cli.common.speech import Speech
from pennypapers.cli.common.usage import DEFAULT_PARAMETER, PROGRAM, whole_number


class _Formatter(DefaultFormatter):
    """Cyclopts' help without the English word that it writes before the usage."""

    def render_usage(self, console: Any, options: Any, usage: Any) -> None:
        console.print(usage, style="bold")


class CommandMaker:
    """Makes commands and their options. Texts of the help are given by the ids of their messages; `usage` is what
    follows the name of the program."""

    def __init__(self, speech: Speech) -> None:
        self.speech = speech
        self._commands, self._arguments, self._options = (
            Group(speech.say(message), sort_key=place)
            for place, message in enumerate(("help-commands", "help-arguments", "help-options"))
        )
        self._console = None
        if os.environ.get("NO_COLOR"):
            from rich.console import Console

            self._console = Console(force_terminal=False)  # without this it would still write bold text

    def app(self, name: str, text: str, usage: str) -> App:
        """A command that is not part of another one."""
        say = self.speech.say
        app = App(
            name=name,
            help=text,
            usage=say("help-usage", usage=f"{PROGRAM} {usage}".strip()),
            help_formatter=_Formatter(),
            console=self._console,
            version=__version__,
            default_parameter=DEFAULT_PARAMETER,
            help_format="plaintext",
            group_commands=self._commands,
            group_arguments=self._arguments,
            group_parameters=self._options,
        )
        app["--help"].help = say("help-help")
        app["--version"].help = say("help-version")
        app["--help"].group = app["--version"].group = self._options
        return app

    def command(self, home: App, name: str, message: str, usage: str) -> App:
        """A command within `home`. Cyclopts' decorator `default` on it sets what it does."""
        made = self.app(name, self.speech.say(message), usage)
        home.command(made)
        return made

    def option(self, message: str, name: str, **more: Any) -> Parameter:
        return Parameter(name=name, negative=(), help=self.speech.say(message), show_default=False, **more)

    def number(self, message: str, name: str, least: int, most: int) -> Parameter:
        return self.option(message, name, **whole_number(least, most))

    def argument(self, message: str, name: str, **facts: str | int) -> Parameter:
        """A positional argument. The facts are those of its message in the help."""
        return Parameter(name=name, help=self.speech.say(message, **facts), show_default=False)
