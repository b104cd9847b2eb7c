"""What a client has to hear that missed some news: those, or a snapshot where that is shorter.

However many come at once, as after a server's restart, the snapshot is made once for all of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from pennypapers.server.tables.journal import Journal
from pennypapers.server.tables.publishing import snapshot
from pennypapers.server.tables.state import TableState

_encode = msgspec.json.Encoder().encode


class _Made(NamedTuple):
    """A snapshot, encoded, and the state that it shows, up to the entry with this number."""

    state: TableState
    last: int
    message: bytes


class CatchingUp:
    def __init__(self, journal: Journal) -> None:
        self._journal = journal
        self._made: _Made | None = None

    def missed(self, known: int) -> list[bytes]:
        """For a client that knows the news up to number `known`."""
        news = self._journal.news
        if known > len(news):
            return news  # the client has heard more, from before the server lost its data: it begins anew
        made = self._newest(known)
        if made is None or _are_no_longer(news, known, made):
            return news[known:]
        return [made.message, *news[made.last :]]

    def _newest(self, known: int) -> _Made | None:
        """The newest snapshot that there can be, if it says more than is known."""
        if known == len(self._journal.news):
            return None
        state, made = self._journal.state, self._made
        if made is not None and made.state is not state:
            made = None  # it was made again since, perhaps without what somebody wants forgotten
        # While something is being saved, a new one would show what is not to be told before it is.
        if not self._journal.is_busy and (made is None or made.last != state.last):
            made = _Made(state, state.last, _encode(snapshot(state)))
        self._made = made
        return made if made is not None and made.last > known else None


def _are_no_longer(news: Sequence[bytes], known: int, made: _Made) -> bool:
    """Whether the news that a snapshot stands for are no longer than it is. No more of them are looked at than it takes
    to know: a table may have many thousands."""
    size = len(made.message)
    for number in range(known, made.last):
        size -= len(news[number])
        if size < 0:
            return False
    return True
