"""Initials: 1 to 4 letters or digits of any script, with their combining marks, in NFC, that can be seen."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from pennypapers.notation.characters import first_piled_up, has_ignorable
from pennypapers.refusals import Refusal

LONGEST = 4


def check_initials(text: str) -> None:
    """Refuse a text that is not well formed as initials."""
    if not unicodedata.is_normalized("NFC", text):
        raise Refusal("initials-not-nfc", initials=text)
    kinds = [unicodedata.category(character) for character in text]
    bases = [kind for kind in kinds if kind[0] != "M"]
    well_formed = bool(kinds) and kinds[0][0] != "M" and all(kind[0] == "L" or kind == "Nd" for kind in bases)
    can_be_read = not has_ignorable(text) and first_piled_up(text) is None
    if not well_formed or not can_be_read or len(bases) > LONGEST:
        raise Refusal("bad-initials", initials=text, limit=LONGEST)


def check_newcomer(initials: str, others: Iterable[str]) -> None:
    """Refuse initials that are not well formed, or that another player has already, in capital or small letters."""
    check_initials(initials)
    for other in others:
        if _caseless(other) == _caseless(initials):
            raise Refusal("same-initials", initials=initials, other=other)


def _caseless(initials: str) -> str:
    return unicodedata.normalize("NFC", initials.casefold())
