"""The attacks of `attacks.py`: a module for each kind, and the list of them all."""

from __future__ import annotations

from attackers.attack import Attack
from attackers.control_frames import EMPTY_CONTINUATIONS, PINGS, PONGS
from attackers.dear_requests import DISCOVERIES, MINE, QR_CODES, SCHEMA, TICKETS, WATCHING
from attackers.filling import BAD_HTTP, SETTINGS
from attackers.guesses import GUESSES
from attackers.longer_lists import MANY_GAMES
from attackers.many_messages import OPENING, RECONNECTING
from attackers.slow import SILENT, SLOW_READERS
from attackers.thinking import ANALYSES, HINTS

ATTACKS: tuple[Attack, ...] = (
    PONGS,
    PINGS,
    EMPTY_CONTINUATIONS,
    RECONNECTING,
    OPENING,
    DISCOVERIES,
    TICKETS,
    MINE,
    WATCHING,
    SCHEMA,
    QR_CODES,
    GUESSES,
    HINTS,
    ANALYSES,
    SILENT,
    SLOW_READERS,
    SETTINGS,
    BAD_HTTP,
    MANY_GAMES,
)

__all__ = ["ATTACKS", "Attack"]
