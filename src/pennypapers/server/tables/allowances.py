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
        if not self.has_one:
            return False
        self.left -= 1
        return True

    @property
    def has_one(self) -> bool:
        self.take_in()
        return self.left >= 1

    def take_in(self) -> None:
        """Add what time has brought."""
        now = self.now()
        self.left = min(self.most, self.left + (now - self.at) / 1000 * self.per_second)
        self.at = now

    def charge(self) -> None:
        """Count one that was not asked for beforehand. It can be more than there is: then the rest is paid off first,
        though never more than the whole."""
        self.take_in()
        self.left = max(-self.most, self.left - 1)

    @property
    def is_whole(self) -> bool:
        """Whether nothing of it is used, so that it need not be remembered."""
        self.take_in()
        return self.left >= self.most


FEW = 10_000  # names, up to which none is looked for that can be forgotten


class Allowances:
    """An allowance for each name; forgotten when it is whole again, so that names don't pile up."""

    def __init__(self, most: int, per_second: float, now: Callable[[], int]) -> None:
        self._most, self._per_second, self._now = most, per_second, now
        self._allowances: dict[str, Allowance] = {}
        self._many = FEW

    def take(self, name: str) -> bool:
        return self.of(name).take()

    def of(self, name: str) -> Allowance:
        """It is good for now: it must not be kept."""
        if len(self._allowances) > self._many:
            self._allowances = {a: left for a, left in self._allowances.items() if not left.is_whole}
            self._many = max(
                FEW, 2 * len(self._allowances)
            )  # or many names at once would be looked at each time
        if name not in self._allowances:
            self._allowances[name] = Allowance(self._most, self._per_second, self._now)
        return self._allowances[name]
