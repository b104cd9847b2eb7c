"""How often somebody may say something in passing to others: enough to be heard, too seldom to be a nuisance."""

from __future__ import annotations

from collections.abc import Callable

from pennypapers.refusals import Refusal

BETWEEN_REACTIONS = 1_500  # milliseconds
BETWEEN_NUDGES = 10_000


class Courtesy:
    """Counts by device. `now` gives milliseconds."""

    def __init__(self, now: Callable[[], int]) -> None:
        self._now = now
        self._last: dict[tuple[str, str], int] = {}

    def react(self, device: str) -> None:
        self._take("react", device, BETWEEN_REACTIONS)

    def nudge(self, device: str, seat: int) -> None:
        """One seat may be reminded by several people, but by each only now and then."""
        self._take(f"nudge {seat}", device, BETWEEN_NUDGES)

    def _take(self, what: str, device: str, between: int) -> None:
        now = self._now()
        last = self._last.get((what, device))
        if last is not None and now - last < between:
            raise Refusal("too-soon", seconds=-(-(between - now + last) // 1000))
        self._last[what, device] = now
