"""Names that people give themselves: limited and cleaned before anybody else sees them."""

from __future__ import annotations

import unicodedata

from pennypapers.refusals import Refusal

LONGEST_NAME = 24


def clean_name(text: str) -> str:
    """A name in NFC with single blanks and without what cannot be seen, or a refusal if nothing is left of it."""
    visible = "".join(
        character if unicodedata.category(character)[0] != "C" else " "
        for character in unicodedata.normalize("NFC", text)
    )
    name = " ".join(visible.split())[:LONGEST_NAME].strip()
    if not name:
        raise Refusal("bad-name", limit=LONGEST_NAME)
    return name
