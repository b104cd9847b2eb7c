"""Names that people give themselves: limited and cleaned before anybody else sees them."""

from __future__ import annotations

import unicodedata

from pennypapers.notation.characters import JOINERS, MOST_MARKS, has_ignorable, is_mark
from pennypapers.refusals import Refusal

LONGEST_NAME = 24


def clean_name(text: str) -> str:
    """A name in NFC with single blanks and without what cannot be seen, turns the reading order round or is piled up on
    a letter; or a refusal if nothing is left of it."""
    seen: list[str] = []
    marks = 0
    for character in unicodedata.normalize("NFC", text):
        category = unicodedata.category(character)
        if category in ("Cc", "Zl", "Zp", "Zs"):
            seen.append(" ")
        elif character in JOINERS:
            if seen and seen[-1] not in (" ", *JOINERS):
                seen.append(character)
            continue
        elif category[0] == "C" or has_ignorable(character):
            continue
        elif not is_mark(character):
            seen.append(character)
        elif seen and seen[-1] != " " and marks < MOST_MARKS:
            seen.append(character)
            marks += 1
            continue
        else:
            continue
        marks = 0
    blanks_once = " ".join("".join(seen).split())
    name = unicodedata.normalize("NFC", blanks_once)[:LONGEST_NAME].strip(" " + JOINERS)
    if not name:
        raise Refusal("bad-name", limit=LONGEST_NAME)
    return name
