"""Ends connections on which something takes too long: a request that does not come, an answer that nobody reads, an end
that is not taken note of. Otherwise each would cost memory of the system for as long as its other end likes."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from typing import Any

from pennypapers.server.network.frames import ChargedSocket
from pennypapers.server.network.requests import CountedRequests

# Seconds:
LOOK_EVERY = 2.0
REQUEST_WITHIN = 10.0  # of connecting, or of the last answer
READ_WITHIN = 20.0
END_WITHIN = 5.0


class Overdue:
    """To be looked at every `LOOK_EVERY` seconds. What a connection waits for is compared from one look to the next."""

    def __init__(self) -> None:
        self._waiting: dict[Any, tuple[Hashable, float]] = {}  # connections; what for, and until when

    def look(self, connections: Iterable[Any], now: float) -> None:
        """Abort those that have waited for the same for too long."""
        before, self._waiting = self._waiting, {}
        for connection in list(connections):
            what, seconds = _waits_for(connection)
            if what is None:
                continue
            same, until = before.get(connection, (None, 0.0))
            if same != what:
                self._waiting[connection] = (what, now + seconds)
            elif now < until:
                self._waiting[connection] = (what, until)
            else:
                connection.transport.abort()


def _waits_for(connection: Any) -> tuple[Hashable | None, float]:
    """What a connection waits for its other end to do, and for how long it may."""
    if connection.transport.is_closing():
        return "end", END_WITHIN
    if isinstance(connection, ChargedSocket):
        if not connection.writable.is_set():
            return "reading", READ_WITHIN
        return ("request" if not connection.has_spoken else None), REQUEST_WITHIN
    if isinstance(connection, CountedRequests):
        if connection.flow.write_paused:
            return "reading", READ_WITHIN
        # Each request has an object of its own: whoever asks again and again does not wait for the same.
        return (("request", connection.cycle) if connection.is_waiting else None), REQUEST_WITHIN
    return None, 0.0
