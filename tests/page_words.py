"""What the page says, for tests that look for it: by the message's name, in the visitor's language."""

from __future__ import annotations

import re
from functools import cache

from fluent.runtime import FluentBundle, FluentResource

from refusal_codes import PACKAGE


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for file in sorted((PACKAGE / "words" / language).glob("*.ftl")):
        if file.stem.startswith(("page-", "guide", "refusals")):
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def say(language: str, message: str, **facts: str | int) -> str:
    """The message as a reader sees it: bold print is no part of it."""
    bundle = _bundle(language)
    pattern = bundle.get_message(message).value
    assert pattern is not None, f"{message} has no text"
    text, errors = bundle.format_pattern(pattern, facts)
    assert not errors, f"{message}: {errors}"
    return re.sub(r"</?b>", "", str(text))
