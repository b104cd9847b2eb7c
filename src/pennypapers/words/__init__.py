"""Every sentence that people read, in English, French and Dutch: one set of Fluent files for all of the project."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Any

from pennypapers.words.french import de

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "fr", "nl")

# The file of a message, by the first word of its id, so that files which are not needed are not parsed.
_FILES = {
    "refused": "refusals",
    "help": "help",
    "lab": "lab",
    "coach": "coach",
    "setting": "settings",
    "usage": "usage",
    "operate": "operate",
    "warm": "warm",
    "screen": "screen",
}
_OTHER_FILE = "terminal"
# What messages may do with a fact: `{ DE($name) }` is “d’Anna”.
FUNCTIONS: dict[str, Callable[[Any], Any]] = {"DE": lambda name: de(str(name))}
LONGEST_FACT = 1000  # characters: Fluent refuses longer values


def sentence(message: str, facts: Mapping[str, str | int] | None = None, language: str = "en") -> str:
    """A message with its facts filled in."""
    bundle = _bundle(language, _FILES.get(message.partition("-")[0], _OTHER_FILE))
    pattern = bundle.get_message(message).value
    if pattern is None:
        raise LookupError(f"{message} in {language} has no text")
    short = {
        name: fact[:LONGEST_FACT] if isinstance(fact, str) else fact for name, fact in (facts or {}).items()
    }
    text, errors = bundle.format_pattern(pattern, short)
    if errors:
        raise LookupError(f"{message} in {language}: {errors[0]}")
    return str(text)


@cache
def _bundle(language: str, file: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], functions=FUNCTIONS, use_isolating=False)
    text = resources.files("pennypapers.words").joinpath(language, f"{file}.ftl").read_text("utf-8")
    bundle.add_resource(FluentResource(text))
    return bundle


def preferred_language(environment: Mapping[str, str]) -> str:
    """The first language that we speak of those the environment asks for; English if there is none."""
    for variable in ("PENNYPAPERS_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        wanted = environment.get(variable, "")
        if wanted:
            return wanted[:2].lower() if wanted[:2].lower() in LANGUAGES else "en"
    return "en"
