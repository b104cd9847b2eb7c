"""One-time codes by which something of one device goes to another: a seat, or everything it has.

They are in memory only: after a restart one asks for another.
"""

from __future__ import annotations

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
    """The codes that were issued and not used yet."""

    def __init__(self, now: Callable[[], int], random_bytes: Callable[[int], bytes]) -> None:
        self._now = now
        self._random_bytes = random_bytes
        self._issued: dict[str, tuple[Ticket, int]] = {}  # each with the time until which it is good

    def issue(self, ticket: Ticket) -> str:
        """A code for this; one that was issued for the same before is good no longer."""
        now = self._now()
        self._issued = {
            code: (other, until)
            for code, (other, until) in self._issued.items()
            if until > now and other != ticket
        }
        code = new_code(self._random_bytes, LENGTH)
        self._issued[code] = (ticket, now + VALID_FOR)
        return code

    @contextmanager
    def redeem(self, code: str) -> Iterator[Ticket]:
        """What a code is for. It is good once: nobody else can use it within, nor afterwards, unless the disk did not
        take what was done."""
        ticket, until = self._issued.pop(code.upper(), (None, 0))
        if ticket is None or until <= self._now():
            raise Refusal("no-such-ticket")
        try:
            yield ticket
        except (Refusal, Unavailable) as trouble:
            if isinstance(trouble, Unavailable) or trouble.code == "not-saved":
                self._issued[code.upper()] = (ticket, until)
            raise
