"""The attacks of `attacks.py`: a module for each, and the list of them all."""

from __future__ import annotations

from attackers.attack import Attack
from attackers.control_frames import EMPTY_CONTINUATIONS, PONGS

ATTACKS: tuple[Attack, ...] = (
    PONGS,
    EMPTY_CONTINUATIONS,
)

__all__ = ["ATTACKS", "Attack"]
