"""What the operator of the server wants everybody to know: told to all who are connected, and to those who come while
it counts. It is in memory only."""

from __future__ import annotations

from pennypapers.server.messages import signals
from pennypapers.server.tables.audience import Listener


class Notices:
    """Times are milliseconds."""

    def __init__(self) -> None:
        self._listeners: set[Listener] = set()
        self._notice = signals.Notice(0)
        self._until = 0

    def join(self, listener: Listener, now: int) -> None:
        self._listeners.add(listener)
        if self._notice.text and now < self._until:
            listener.tell(signals.encode(self._notice))

    def leave(self, listener: Listener) -> None:
        self._listeners.discard(listener)

    def announce(self, text: str, now: int, until: int) -> None:
        """Tell everybody; without a text, that the last one counts no longer."""
        self._notice, self._until = signals.Notice(now, text), until
        message = signals.encode(self._notice)
        for listener in list(self._listeners):
            listener.tell(message)
