"""Dice that nobody can choose and everybody can check (formats.md, Fair dice)."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterator, Sequence
from datetime import date, timedelta

from pennypapers.refusals import Refusal
from pennypapers.rules import ADVENTURES, Roll

SECRET_BYTES = 32
WORD_BYTES = 16
PAST_DAYS = 30  # whose expeditions can still be gone on, for practice


def commitment(secret: bytes) -> str:
    """The hash of the secret, which a table shows before the first roll, and by which the secret can be checked
    later."""
    return hashlib.sha256(secret).hexdigest()


def fair_key(secret: bytes, words: Sequence[bytes | None]) -> bytes:
    """The key of a table's dice, made of its secret and of a random word from the device at every seat; None stands for
    a seat that sent no word."""
    joined = ",".join(word.hex() if word else "" for word in words)
    return hmac.digest(secret, f"words:{joined}".encode("ascii"), "sha256")


def seeded_key(seed: str) -> bytes:
    """The key of a game with a seed, which can be repeated: the same text gives the same dice."""
    return hashlib.sha256(f"pennypapers seed {seed}".encode()).digest()


def daily_text(day: date, layout: str) -> str:
    """The text that names the expedition of a day: its key is made of it, and its games have it as their seed."""
    return f"pennypapers daily {day.isoformat()} {layout}"


def daily_key(day: date, layout: str) -> bytes:
    """The key of the expedition of a day, which is the same on every server."""
    return hashlib.sha256(daily_text(day, layout).encode("ascii")).digest()


def daily_seed(seed: str, layout: str) -> date | None:
    """The day whose expedition on this layout has this seed; None if the seed is not one of an expedition."""
    for word in seed.split(" ")[2:3]:
        try:
            day = date.fromisoformat(word)
        except ValueError:
            return None
        return day if seed == daily_text(day, layout) else None
    return None


def daily_layouts(day: date) -> tuple[str, ...]:
    """The layouts of a day, one of each adventure that has expeditions."""
    layouts = (adventure.expedition(day) for adventure in ADVENTURES.values())
    return tuple(layout for layout in layouts if layout)


def expedition_layout(day: str, today: date, adventure: str = "", layout: str = "") -> tuple[date, str]:
    """The day, and its layout for an adventure or with this name: of today or of the `PAST_DAYS` before."""
    try:
        then = date.fromisoformat(day)
    except ValueError:
        raise Refusal("no-such-day", day=day) from None
    if not timedelta(0) <= today - then <= timedelta(PAST_DAYS):
        raise Refusal("no-such-day", day=day)
    for name, own in ADVENTURES.items():
        found = own.expedition(then)
        if found and (name == adventure or found == layout):
            return then, found
    raise Refusal("unknown-adventure", adventure=adventure or layout, known=", ".join(ADVENTURES))


class FairDice:
    """All rolls that follow from a key, and how sheets are passed around, by the number of the round."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def roll(self, number: int) -> Roll:
        stream = self._bytes("roll", number)
        return Roll(*(_below(stream, 6) + 1 for _ in range(3)))

    def passing(self, number: int, players: int) -> list[int]:
        """For each seat, of at least two, the seat whose sheet it holds: a random order in which nobody has their own
        sheet."""
        stream = self._bytes("pass", number)
        while True:
            order = list(range(players))
            for i in range(players - 1, 0, -1):
                j = _below(stream, i + 1)
                order[i], order[j] = order[j], order[i]
            if all(holder != owner for holder, owner in enumerate(order)):
                return order

    def holds(self, number: int, players: Sequence[str]) -> tuple[tuple[str, str], ...]:
        """Pairs of a player and the one whose sheet they hold, as initials; none in a solo game."""
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
    """A fair number below the limit: bytes at the top that would favour small numbers are skipped."""
    fair = 256 - 256 % limit
    return next(byte for byte in stream if byte < fair) % limit
