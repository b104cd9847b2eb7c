"""Dice that nobody can choose and everybody can check (formats.md, Fair dice)."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterator, Sequence
from datetime import date

from pennypapers.rules import Roll

SECRET_BYTES = 32
WORD_BYTES = 16


def commitment(secret: bytes) -> str:
    """What a table shows before the first roll."""
    return hashlib.sha256(secret).hexdigest()


def fair_key(secret: bytes, words: Sequence[bytes | None]) -> bytes:
    """The key of a table's dice: its secret and the word of every seat's device, none for a silent seat."""
    joined = ",".join(word.hex() if word else "" for word in words)
    return hmac.digest(secret, f"words:{joined}".encode("ascii"), "sha256")


def seeded_key(seed: str) -> bytes:
    """The key of a game that can be repeated: the same text gives the same dice."""
    return hashlib.sha256(f"pennypapers seed {seed}".encode()).digest()


def daily_text(day: date, layout: str) -> str:
    """What names today's expedition: its key is made of this, and its games carry it as their seed."""
    return f"pennypapers daily {day.isoformat()} {layout}"


def daily_key(day: date, layout: str) -> bytes:
    """The key of today's expedition, the same on every server."""
    return hashlib.sha256(daily_text(day, layout).encode("ascii")).digest()


def daily_seed(seed: str, layout: str) -> date | None:
    """The day of the expedition on this layout that a seed names, if it names one."""
    for word in seed.split(" ")[2:3]:
        try:
            day = date.fromisoformat(word)
        except ValueError:
            return None
        return day if seed == daily_text(day, layout) else None
    return None


def daily_layouts(day: date) -> tuple[str, str]:
    """One Temple and one Valley a day: side A on even days of the year, B on odd ones."""
    side = "b" if day.timetuple().tm_yday % 2 else "a"
    return f"temple-{side}", f"valley-{side}"


class FairDice:
    """Every roll and every passing-around that a key holds, by the number of its round."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def roll(self, number: int) -> Roll:
        stream = self._bytes("roll", number)
        return Roll(*(_below(stream, 6) + 1 for _ in range(3)))

    def passing(self, number: int, players: int) -> list[int]:
        """Whose sheet each of at least two seats holds: a random order in which nobody has the own one."""
        stream = self._bytes("pass", number)
        while True:
            order = list(range(players))
            for i in range(players - 1, 0, -1):
                j = _below(stream, i + 1)
                order[i], order[j] = order[j], order[i]
            if all(holder != owner for holder, owner in enumerate(order)):
                return order

    def holds(self, number: int, players: Sequence[str]) -> tuple[tuple[str, str], ...]:
        """The passing-around by initials; nothing for one player."""
        if len(players) < 2:
            return ()
        order = self.passing(number, len(players))
        return tuple((player, players[order[seat]]) for seat, player in enumerate(players))

    def _bytes(self, purpose: str, number: int) -> Iterator[int]:
        block = 0
        while True:
            yield from hmac.digest(self._key, f"{purpose}:{number}:{block}".encode("ascii"), "sha256")
            block += 1


def _below(stream: Iterator[int], limit: int) -> int:
    """The next byte that is fair for this limit, modulo it."""
    fair = 256 - 256 % limit
    return next(byte for byte in stream if byte < fair) % limit
