"""One-time codes by which something of one device goes to another: a seat, or everything it has.

They are in memory only: after a restart one asks for another.
"""

from __future__ import annotations

import heapq
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from pennypapers.refusals import Refusal
from pennypapers.server.store import Unavailable
from pennypapers.server.tables.codes import new_code

LENGTH = 8  # longer than a table's code: whoever guesses one gets somebody's seat
VALID_FOR = 15 * 60_000  # milliseconds


@dataclass(frozen=True, slots=True)
class SeatTicket:
    """This seat, as long as it is this device's: it may have gone to another one by then."""

    table_id: str
    seat: int
    device: str
    by_keeper: bool


@dataclass(frozen=True, slots=True)
class DeviceTicket:
    """Everything that this device has."""

    device: str


Ticket = SeatTicket | DeviceTicket


class Tickets:
    """The codes that were issued and not used yet. However many there are, none of them is looked at when another one
    is asked for, but for those whose time is up."""

    def __init__(self, now: Callable[[], int], random_bytes: Callable[[int], bytes]) -> None:
        self._now = now
        self._random_bytes = random_bytes
        self._issued: dict[str, tuple[Ticket, int]] = {}  # each with the time until which it is good
        self._codes: dict[Ticket, str] = {}  # the same by what they are for
        self._ends: list[
            tuple[int, str]
        ] = []  # a heap of times and codes, with some codes that are good no longer

    def __len__(self) -> int:
        return len(self._issued)

    def issue(self, ticket: Ticket) -> str:
        """A code for this; one that was issued for the same before is good no longer."""
        now = self._now()
        self._expire(now)
        if ticket in self._codes:
            self._take(self._codes[ticket])
        while (code := new_code(self._random_bytes, LENGTH)) in self._issued:
            continue
        self._put(code, ticket, now + VALID_FOR)
        return code

    @contextmanager
    def redeem(self, code: str) -> Iterator[Ticket]:
        """What a code is for. It is good once: nobody else can use it within, nor afterwards, unless the disk did not
        take what was done."""
        code = code.upper()
        self._expire(self._now())
        if code not in self._issued:
            raise Refusal("no-such-ticket")
        ticket, until = self._take(code)
        try:
            yield ticket
        except (Refusal, Unavailable) as trouble:
            may_try_again = isinstance(trouble, Unavailable) or trouble.code == "not-saved"
            if may_try_again and ticket not in self._codes:  # else another code was asked for meanwhile
                self._put(code, ticket, until)
            raise

    def _put(self, code: str, ticket: Ticket, until: int) -> None:
        self._issued[code] = ticket, until
        self._codes[ticket] = code
        if len(self._ends) > 2 * len(
            self._issued
        ):  # or whoever asks for the same again and again fills the heap
            self._ends = [(end, issued) for issued, (_, end) in self._issued.items()]
            heapq.heapify(self._ends)
        else:
            heapq.heappush(self._ends, (until, code))

    def _take(self, code: str) -> tuple[Ticket, int]:
        ticket, until = self._issued.pop(code)
        del self._codes[ticket]
        return ticket, until

    def _expire(self, now: int) -> None:
        while self._ends and self._ends[0][0] <= now:
            _, code = heapq.heappop(self._ends)
            if code in self._issued and self._issued[code][1] <= now:
                self._take(code)
