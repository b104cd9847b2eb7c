"""Whether writing works just now, for whoever asks; when that changes, the log says so once."""

from __future__ import annotations

import logging
from collections.abc import Iterable

from pennypapers.server.store.interface import Unavailable, WhyNotSaved

_logger = logging.getLogger(__name__)


class WritingHealth:
    def __init__(self) -> None:
        self.failures = 0  # writes that were not saved
        self.failing: WhyNotSaved | None = None  # why the last one was not

    def look_after(self, outcomes: Iterable[Exception | None]) -> None:
        """What became of some writes, in their order: an error, or nothing if it is saved."""
        was = self.failing
        for error in outcomes:
            if isinstance(error, Unavailable):
                self.failures += 1
                self.failing = error.reason
            elif error is None:
                self.failing = None
        if self.failing and not was:
            _logger.warning("the disk does not take what is written", extra={"reason": self.failing})
        elif was and not self.failing:
            _logger.warning("the disk takes what is written again")
