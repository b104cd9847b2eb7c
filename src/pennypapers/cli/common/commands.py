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
    """Everything that help shows goes by the id of its message; `usage` begins after the program's name."""

    def __init__(self, speech: Speech) -> None:
        self.speech = speech
        self._commands, self._arguments, self._options = (
            Group(speech.say(message), sort_key=place)
            for place, message in enumerate(("help-commands", "help-arguments", "help-options"))
        )
        self._console = None
        if os.environ.get("NO_COLOR"):
            from rich.console import Console

            self._console = Console(force_terminal=False)  # by itself it would still write bold

    def app(self, name: str, text: str, usage: str) -> App:
        """A command that belongs to no other yet."""
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
        """A command of `home`. What it does is set with its `default`."""
        made = self.app(name, self.speech.say(message), usage)
        home.command(made)
        return made

    def option(self, message: str, name: str, **more: Any) -> Parameter:
        return Parameter(name=name, negative=(), help=self.speech.say(message), show_default=False, **more)

    def number(self, message: str, name: str, least: int, most: int) -> Parameter:
        return self.option(message, name, **whole_number(least, most))

    def argument(self, message: str, name: str, **facts: str | int) -> Parameter:
        """What is given by its place and not by a name. The facts are for its message."""
        return Parameter(name=name, help=self.speech.say(message, **facts), show_default=False)
