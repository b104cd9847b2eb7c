"""Counting how often somebody does something, so that it can be limited."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field


@dataclass
class Allowance:
    """So many at once, and so many more with time (a token bucket). Times are milliseconds."""

    most: float
    per_second: float
    now: Callable[[], int]
    left: float = field(init=False)
    at: int = field(init=False)

    def __post_init__(self) -> None:
        self.left, self.at = self.most, self.now()

    def take(self) -> bool:
        now = self.now()
        self.left = min(self.most, self.left + (now - self.at) / 1000 * self.per_second)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True

    def give_back(self) -> None:
        self.left = min(self.most, self.left + 1)

    @property
    def is_whole(self) -> bool:
        """Whether nothing of it is used, so that it need not be remembered."""
        return self.left + (self.now() - self.at) / 1000 * self.per_second >= self.most


class PerAddress:
    """An allowance for each address; forgotten when it is whole again, so that addresses don't pile up."""

    def __init__(self, most: int, seconds: float, now: Callable[[], int]) -> None:
        self._most, self._per_second, self._now = most, most / seconds, now
        self._allowances: dict[str, Allowance] = {}

    def take(self, address: str) -> bool:
        if len(self._allowances) > 10_000:
            self._allowances = {a: left for a, left in self._allowances.items() if not left.is_whole}
        if address not in self._allowances:
            self._allowances[address] = Allowance(self._most, self._per_second, self._now)
        return self._allowances[address].take()

    def give_back(self, address: str) -> None:
        if address in self._allowances:
            self._allowances[address].give_back()
