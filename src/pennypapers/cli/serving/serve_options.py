"""`pennypapers serve` and its options: one for each setting there is."""

import inspect
import os
from collections.abc import Sequence
from dataclasses import replace
from typing import Annotated, Any

from cyclopts import App, Parameter, Token

from pennypapers.cli.common.commands import CommandMaker
from pennypapers.cli.common.dash import undashed
from pennypapers.cli.common.exit_status import WRONG_USAGE
from pennypapers.cli.common.speech import Speech
from pennypapers.server.settings.kinds import Whole
from pennypapers.server.settings.of_serve import SETTINGS
from pennypapers.server.settings.setting import Setting, WrongSetting
from pennypapers.server.settings.sources import CONFIG, chosen_settings


def add_serve(app: App, make: CommandMaker) -> None:
    """Add this command to the program."""
    speech = make.speech
    command = make.command(
        app, "serve", "help-serve", "serve [--lan] [--port N] [--data DIR] [--config FILE] …"
    )

    def serve(**options: str | bool) -> int:
        switched = {True: "yes", False: "no"}
        return _serve(
            speech, {name: switched[one] if isinstance(one, bool) else one for name, one in options.items()}
        )

    settings = (CONFIG, *SETTINGS.values())
    serve.__signature__ = inspect.Signature(  # type: ignore[attr-defined]  # what cyclopts reads its options from
        [_parameter(setting, _told(speech, setting)) for setting in settings], return_annotation=int
    )
    command.default(serve)


def _serve(speech: Speech, options: dict[str, str]) -> int:
    try:
        settings, language = chosen_settings(options, os.environ)
    except WrongSetting as wrong:
        print(explained(speech, wrong), file=speech.err)
        return WRONG_USAGE
    if language and not speech.is_chosen:
        speech = replace(speech, language=language)
    from pennypapers.cli.serving.serve import serve_tables

    return serve_tables(speech, settings)


def explained(speech: Speech, wrong: WrongSetting) -> str:
    """The sentence for a wrong setting. What would be right is a message of its own within it."""
    right = wrong.facts.get("right")
    parts = {"right": speech.say(str(right), **wrong.facts)} if right else {}
    return speech.say(wrong.message, **{**wrong.facts, **parts})


def _parameter(setting: Setting, told: str) -> inspect.Parameter:
    """The parameter of a setting for cyclopts, which leaves the value as text: it is read in the same place as values
    from variables and files."""
    kind = list[str] if setting.many else str if setting.kind.shape else bool
    option = Parameter(
        name=setting.option,
        negative=(),
        help=told,
        metavar=setting.kind.shape or None,
        show_default=False,
        converter=_as_written,
    )
    annotation = Annotated[kind, option]  # type: ignore[valid-type]
    return inspect.Parameter(
        setting.name, inspect.Parameter.KEYWORD_ONLY, default=None, annotation=annotation
    )


def _as_written(_: Any, tokens: Sequence[Token]) -> str:
    return " ".join(undashed(token.value) for token in tokens)


def _told(speech: Speech, setting: Setting) -> str:
    facts = {
        "text": speech.say(f"help-serve-{setting.word}"),
        "default": _default(speech, setting),
        "variable": setting.variable,
    }
    kind = setting.kind
    if isinstance(kind, Whole):
        return speech.say("help-setting-whole", least=str(kind.least), most=str(kind.most), **facts)
    return speech.say("help-setting", **facts)


def _default(speech: Speech, setting: Setting) -> str:
    if setting.default is False:
        return speech.say("help-setting-off")
    return setting.usual or str(setting.default or "") or speech.say("help-setting-none")
