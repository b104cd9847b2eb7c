"""Digits as they are typed: French and Belgian keyboards have them only with Shift."""

from __future__ import annotations

_WITHOUT_SHIFT = {
    **dict(zip("&é\"'(-è_çà", (1, 2, 3, 4, 5, 6, 7, 8, 9, 0), strict=True)),
    "§": 6,
    "!": 8,
}


def digit_of(character: str | None) -> int | None:
    if character is None:
        return None
    if character in "0123456789" and len(character) == 1:
        return int(character)
    return _WITHOUT_SHIFT.get(character)
