"""Initials: 1 to 4 letters or digits of any script, with their combining marks, in NFC."""

from __future__ import annotations

import unicodedata

from pennypapers.refusals import Refusal

LONGEST = 4


def check_initials(text: str) -> None:
    """Refuse what cannot be somebody's initials."""
    if not unicodedata.is_normalized("NFC", text):
        raise Refusal("initials-not-nfc", initials=text[:12])
    kinds = [unicodedata.category(character) for character in text]
    bases = [kind for kind in kinds if kind[0] != "M"]
    well_formed = bool(kinds) and kinds[0][0] != "M" and all(kind[0] == "L" or kind == "Nd" for kind in bases)
    if not well_formed or len(bases) > LONGEST:
        raise Refusal("bad-initials", initials=text[:12], limit=LONGEST)


def same_initials(one: str, other: str) -> bool:
    """Whether two people could not be told apart: case does not count."""
    return unicodedata.normalize("NFC", one.casefold()) == unicodedata.normalize("NFC", other.casefold())


def check_players(players: list[str]) -> None:
    """Refuse initials that are not well formed or not unique at the table."""
    seen: dict[str, str] = {}
    for player in players:
        check_initials(player)
        key = unicodedata.normalize("NFC", player.casefold())
        if key in seen:
            raise Refusal("same-initials", initials=player, other=seen[key])
        seen[key] = player
