"""All chance of a game in the lab comes from a seed and the game's number, whoever plays it, wherever and whenever."""

from __future__ import annotations

import hashlib


def secret(seed: int, number: int) -> bytes:
    """The secret of a game's fair dice. Games of the same number have the same dice, whoever plays them and on
    whatever sheet."""
    return hashlib.sha256(f"pennypapers lab {seed} {number}".encode("ascii")).digest()


def luck(seed: int, number: int, seat: int, round_: int) -> int:
    """What a bot may draw its own chance from: 63 bits, a positive number everywhere."""
    text = f"{seed} {number} {seat} {round_}"
    return int.from_bytes(hashlib.blake2b(text.encode("ascii"), digest_size=8).digest()) >> 1
