"""What the page says, for tests that look for it: by the message's name, in the visitor's language; and what would be
English in another one."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache

from fluent.runtime import FluentBundle, FluentResource

from fluent_files import PAGE_FILES, messages_of
from pennypapers.words import FUNCTIONS
from refusal_codes import PACKAGE

SAID_BY_THE_PAGE = (*PAGE_FILES, "refusals")
WORDS_OF_A_SENTENCE = 3


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], functions=FUNCTIONS, use_isolating=False)
    for file in sorted((PACKAGE / "words" / language).glob("*.ftl")):
        if file.stem.startswith(("page-", "guide", "refusals")):
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def say(language: str, message: str, **facts: str | float) -> str:
    """The message as a reader sees it: bold print is no part of it."""
    bundle = _bundle(language)
    pattern = bundle.get_message(message).value
    assert pattern is not None, f"{message} has no text"
    text, errors = bundle.format_pattern(pattern, facts)
    assert not errors, f"{message}: {errors}"
    return re.sub(r"</?b>", "", str(text))


@cache
def pieces(language: str) -> frozenset[str]:
    """The plain pieces that the page's messages are made of."""
    found = set()
    for file in SAID_BY_THE_PAGE:
        for message in messages_of(language, file)[0].values():
            for piece in message.pieces:
                found |= {part.strip() for part in re.split(r"</?b>", piece)}
    return frozenset(found)


@cache
def english_alone(language: str) -> tuple[frozenset[str], tuple[str, ...]]:
    """What would be English in this language: whole texts (but for single letters and Dutch “of”), and pieces that
    are long enough not to be part of something else."""
    foreign = {piece for piece in pieces("en") - pieces(language) if re.search(r"[^\W\d_]{3}", piece)}
    long = tuple(piece for piece in foreign if len(re.findall(r"[^\W\d_]{2,}", piece)) >= WORDS_OF_A_SENTENCE)
    return frozenset(foreign), long


def english_left(texts: Iterable[str], language: str) -> list[str]:
    """Which of these texts of a page are English."""
    foreign, long = english_alone(language)
    return [text for text in texts if text in foreign or any(piece in text for piece in long)]
