"""All randomness of a game in the laboratory: made from the seed of its plan and the number of the game, and so the
same whoever plays it, wherever and whenever."""

from __future__ import annotations

import hashlib


def dice_secret(seed: int, number: int) -> bytes:
    """The secret of a game's fair dice. Games of the same number have the same dice, whoever plays them and on
    whatever sheet."""
    return hashlib.sha256(f"pennypapers lab {seed} {number}".encode("ascii")).digest()


def decision_seed(seed: int, number: int, seat: int, round_: int) -> int:
    """The random seed for one decision of a bot: 63 bits, so that it is a positive number in any language."""
    text = f"{seed} {number} {seat} {round_}"
    return int.from_bytes(hashlib.blake2b(text.encode("ascii"), digest_size=8).digest()) >> 1
