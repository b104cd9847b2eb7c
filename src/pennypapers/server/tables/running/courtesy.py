"""How often somebody may say something in passing to others, or change something beside the game: enough to be heard
and to get ready, too seldom to be a nuisance or to fill the disk."""

from __future__ import annotations

import math
from collections.abc import Callable

from pennypapers.refusals import Refusal
from pennypapers.server.tables.allowances import Allowance, Allowances

BETWEEN_REACTIONS = 1_500  # milliseconds
BETWEEN_NUDGES = 10_000
MANY_MOMENTS = 1_000  # that are remembered before those are looked for that are over

# At once, and a second. One tablet may seat a hundred people, with a name and a word each.
NUDGES = 10, 1 / 3
CHANGES_BY_DEVICE = 400, 2.0
CHANGES = 3_000, 5.0


class Courtesy:
    """Counts by device. `now` gives milliseconds."""

    def __init__(self, now: Callable[[], int]) -> None:
        self._now = now
        self._last: dict[tuple[str, str], int] = {}
        self._nudges = Allowances(*NUDGES, now)
        self._changes_by_device = Allowances(*CHANGES_BY_DEVICE, now)
        self._changes = Allowance(*CHANGES, now)

    def react(self, device: str) -> None:
        self._take("react", device, BETWEEN_REACTIONS)

    def nudge(self, device: str, seat: int) -> None:
        """One seat may be reminded by several people, but by each only now and then."""
        nudges = self._nudges.of(device)
        if not nudges.has_one:
            raise _too_soon(nudges)
        self._take(f"nudge {seat}", device, BETWEEN_NUDGES)
        nudges.charge()

    def may_change(self, device: str) -> None:
        """Refuses if there was too much of it lately, by this device or by everybody."""
        for changes in (self._changes_by_device.of(device), self._changes):
            if not changes.has_one:
                raise _too_soon(changes)

    def changed(self, device: str) -> None:
        """It did something beside the game. What is refused costs nothing: or whoever may not would hinder those who
        may."""
        self._changes_by_device.of(device).charge()
        self._changes.charge()

    def _take(self, what: str, device: str, between: int) -> None:
        now = self._now()
        last = self._last.get((what, device))
        if last is not None and now - last < between:
            raise Refusal("too-soon", seconds=-(-(between - now + last) // 1000))
        if len(self._last) > MANY_MOMENTS:
            self._last = {key: at for key, at in self._last.items() if now - at < BETWEEN_NUDGES}
        self._last[what, device] = now


def _too_soon(allowance: Allowance) -> Refusal:
    return Refusal("too-soon", seconds=math.ceil((1 - allowance.left) / allowance.per_second))
