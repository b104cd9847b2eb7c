"""Wrong usage explained in one sentence: which option or word it is, what was given, and what would be right."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Literal, get_args, get_origin

from cyclopts import App, CycloptsError, Parameter, Token
from cyclopts.argument import Argument
from cyclopts.exceptions import (
    CoercionError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownOptionError,
    ValidationError,
)
from cyclopts.validators import Number

from pennypapers.cli.common.dash import DASH, undashed
from pennypapers.cli.common.speech import Speech

PROGRAM = "pennypapers"
LONGEST_TEXT = 60
TYPED = ("text", "option", "nearest")  # the facts that can be any text, as the user typed them
LIKENESS = 0.7  # how similar a typed word must be to a known one, from 0 to 1, to take it for a typing error
_WHOLE = re.compile("[+-]?[0-9]{1,1000}")

Facts = dict[str, str | int]


class Misuse(Exception):
    """What somebody asked for cannot be, which no reading of the arguments alone could see: a message and its facts."""

    def __init__(self, message: str, **facts: str | int) -> None:
        super().__init__(message)
        self.message, self.facts = message, facts

    def sentence(self, speech: Speech) -> str:
        typed = {name: shown(str(self.facts[name])) for name in TYPED if name in self.facts}
        return speech.say(self.message, **{**self.facts, **typed})


def whole_number(least: int, most: int) -> dict[str, Any]:
    """Settings of an option that takes a whole number in decimal digits. By itself cyclopts would also read `1.5` and
    `0x10`."""
    return {"converter": _read_whole, "validator": Number(gte=least, lte=most)}


def _read_whole(_: type, tokens: Sequence[Token]) -> int:
    text = tokens[0].value
    if not _WHOLE.fullmatch(text):
        raise CoercionError(token=tokens[0], target_type=int)
    return int(text)


def _is_named(_: type, value: object) -> None:
    """Refuse `-` for a path to write to: it stands for standard input."""
    if value == Path(DASH):
        raise ValueError


DEFAULT_PARAMETER = Parameter(validator=_is_named)


def needs(names: Sequence[str], what: str, command: str) -> None:
    """Refuse an empty list of names: cyclopts itself allows it."""
    if not names:
        raise Misuse("usage-missing", what=what, command=f"{PROGRAM} {command}")


def nearest(text: str, known: Iterable[str]) -> str:
    """The known word that is most like a typed one, if any is. The dashes of options are left out, as they would make
    all options alike."""
    bare = {name.lstrip("-"): name for name in known}
    close = difflib.get_close_matches(text.lower().lstrip("-"), list(bare), n=1, cutoff=LIKENESS)
    return bare[close[0]] if close else ""


def shown(text: str) -> str:
    """A typed text as it is shown in a sentence: on one line, and shortened if it is long."""
    seen = "".join(letter if letter.isprintable() else "?" for letter in " ".join(undashed(text).split()))
    return seen if len(seen) <= LONGEST_TEXT else f"{seen[: LONGEST_TEXT - 1]}…"


def explain(speech: Speech, error: CycloptsError) -> str:
    """A sentence for arguments that could not be read."""
    message, facts = _explained(error)
    return Misuse(message, **facts).sentence(speech)


def _explained(error: CycloptsError) -> tuple[str, Facts]:
    command = " ".join((PROGRAM, *(error.command_chain or ())))
    match error:
        case UnknownOptionError(token=token):
            return _unknown_option(error, token, command)
        case RepeatArgumentError(token=token):
            return "usage-twice", {"option": token.keyword or ""}
        case MissingArgumentError(argument=Argument() as argument):
            return _missing(error, argument, command)
        case ValidationError(argument=Argument() as argument):
            if argument.value == Path(DASH):
                return "usage-dash", {}
            return _wrong_value(argument, argument.tokens[0])
        case CoercionError(argument=Argument() as argument, token=Token() as token):
            return _wrong_value(argument, token)
    return _too_much(error, command)


def _unknown_option(error: UnknownOptionError, token: Token, command: str) -> tuple[str, Facts]:
    option = token.keyword or token.value
    known = [name for argument in error.argument_collection for name in argument.names if name[:1] == "-"]
    meant = nearest(option, [*known, "--help", "--version", "--lang"])
    facts: Facts = {"option": option, "command": command}
    return ("usage-no-option-but", {**facts, "nearest": meant}) if meant else ("usage-no-option", facts)


def _missing(error: MissingArgumentError, argument: Argument, command: str) -> tuple[str, Facts]:
    if error.keyword is None:
        what = " ".join(_positionals(error.app)) or argument.name
        return "usage-missing", {"what": what, "command": command}
    limits = _limits(argument)
    if limits:
        return "usage-needs-number", {"option": error.keyword, **limits}
    return "usage-needs", {"option": error.keyword, "command": command}


def _wrong_value(argument: Argument, token: Token) -> tuple[str, Facts]:
    facts: Facts = {"option": token.keyword or argument.name, "text": token.value}
    choices = _choices(argument)
    if choices:
        known = ", ".join(choices)
        meant = nearest(token.value, choices)
        if meant:
            return "usage-choice-but", {**facts, "known": known, "nearest": meant}
        return "usage-choice", {**facts, "known": known}
    if argument.hint is bool:
        return "usage-flag", facts
    return "usage-number", {**facts, **_limits(argument)}


def _too_much(error: CycloptsError, command: str) -> tuple[str, Facts]:
    """The message for a word too many; where a command is expected, for a command that does not exist."""
    text = next(iter(error.unused_tokens or error.root_input_tokens or [""]))
    commands = [name for name in error.app or () if not name.startswith("-")]
    if commands:
        meant = nearest(text, commands)
        facts: Facts = {"text": text, "command": command}
        return ("usage-no-command-but", {**facts, "nearest": meant}) if meant else ("usage-no-command", facts)
    takes = " ".join(_positionals(error.app))
    if takes:
        return "usage-too-many", {"text": text, "command": command, "takes": takes}
    return "usage-options-only", {"text": text, "command": command}


def _positionals(app: App | None) -> list[str]:
    arguments = app.assemble_argument_collection() if app is not None and app.default_command else []
    return [argument.name for argument in arguments if argument.index is not None]


def _choices(argument: Argument) -> list[str]:
    """The words that an option takes, if it takes only certain ones."""
    return [str(choice) for choice in get_args(argument.hint)] if get_origin(argument.hint) is Literal else []


def _limits(argument: Argument) -> Facts:
    """The least and the largest value of an option with a whole number. They are text, as Fluent would separate the
    thousands of a number."""
    validators = argument.parameter.validator
    for validator in validators if isinstance(validators, tuple) else (validators,):
        if isinstance(validator, Number):
            return {"least": str(validator.gte), "most": str(validator.lte)}
    return {}
