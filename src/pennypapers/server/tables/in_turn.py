"""Waiting in turn by address: whoever asks for a hundred things waits for one thing of everybody else between two."""

from __future__ import annotations

from collections.abc import Collection, Hashable
from itertools import zip_longest
from typing import Generic, TypeVar

T = TypeVar("T", bound=Hashable)


class InTurn(Generic[T]):
    """What waits, in the order in which each address asked for it. Several addresses may ask for the same."""

    def __init__(self) -> None:
        self._waiting: dict[str, dict[T, None]] = {}  # by address; the address whose turn is next comes first
        self._askers: dict[T, set[str]] = {}

    def __len__(self) -> int:
        return len(self._askers)

    def __contains__(self, item: T) -> bool:
        return item in self._askers

    def how_many(self, address: str) -> int:
        """How many things an address waits for."""
        return len(self._waiting.get(address, ()))

    def add(self, address: str, item: T) -> None:
        self._waiting.setdefault(address, {})[item] = None
        self._askers.setdefault(item, set()).add(address)

    def remove(self, item: T) -> None:
        """Nobody waits for it any more."""
        for address in self._askers.pop(item, ()):
            del self._waiting[address][item]
            if not self._waiting[address]:
                del self._waiting[address]

    def take(self, but: Collection[str] = ()) -> tuple[str, T] | None:
        """What comes next, and whose turn it is; nothing of the addresses in `but`. That address is last then."""
        for address, items in self._waiting.items():
            if address not in but:
                self._waiting[address] = self._waiting.pop(address)
                item = next(iter(items))
                self.remove(item)
                return address, item
        return None

    def in_order(self) -> list[T]:
        """All of it in the order in which it comes, if nothing else is asked for."""
        rounds = zip_longest(*self._waiting.values())
        return list(dict.fromkeys(item for round_ in rounds for item in round_ if item is not None))
