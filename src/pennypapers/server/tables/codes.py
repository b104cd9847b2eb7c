"""Codes to join a table by: six characters that nobody mistakes for each other."""

from __future__ import annotations

from collections.abc import Callable

ALPHABET = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"
LENGTH = 6


def new_code(random_bytes: Callable[[int], bytes], length: int = LENGTH) -> str:
    """A code in which every character is equally likely: a byte beyond the last whole alphabet is drawn again."""
    fair = 256 - 256 % len(ALPHABET)
    code = ""
    while len(code) < length:
        (byte,) = random_bytes(1)
        if byte < fair:
            code += ALPHABET[byte % len(ALPHABET)]
    return code
