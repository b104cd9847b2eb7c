"""People who came after the start and ask for the seat of a bot or of somebody away. The keeper answers them.

They are kept in memory only: after a restart they ask again.
"""

from __future__ import annotations

from typing import NamedTuple

from pennypapers.refusals import Refusal
from pennypapers.server.messages.signals import SeatAsked


class SeatAsk(NamedTuple):
    device: str
    seat: int
    name: str


class Latecomers:
    def __init__(self) -> None:
        self._asks: dict[int, SeatAsk] = {}
        self._next = 1

    def ask(self, device: str, seat: int, name: str) -> SeatAsked:
        """A device asks for one seat at a time: what it asked for before counts no longer."""
        self._asks = {number: ask for number, ask in self._asks.items() if ask.device != device}
        number, self._next = self._next, self._next + 1
        self._asks[number] = SeatAsk(device, seat, name)
        return SeatAsked(number, seat, name)

    def answered(self, number: int) -> SeatAsk:
        if number not in self._asks:
            raise Refusal("no-such-ask")
        return self._asks.pop(number)

    def signals(self) -> list[SeatAsked]:
        """What the keeper has not answered yet."""
        return [SeatAsked(number, ask.seat, ask.name) for number, ask in self._asks.items()]
