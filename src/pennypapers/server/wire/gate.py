"""Which clients are let in, and how often they may do something: addresses, origins and devices."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from pennypapers.refusals import Refusal
from pennypapers.server.settings.limits import Limits
from pennypapers.server.wire.allowances import Allowance, PerAddress


def device_of(secret: str) -> str:
    """The name by which a device is known: only whoever has its secret can give it."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


class Gate:
    """`origins` are those of pages that may talk to this server besides the ones that it serves itself."""

    def __init__(self, limits: Limits, origins: Sequence[str], now: Callable[[], int]) -> None:
        self.limits = limits
        self._origins = {origin.rstrip("/") for origin in origins}
        self._now = now
        self._sockets: Counter[str] = Counter()
        self._tables = PerAddress(limits.tables_per_hour, 3600, now)
        self._questions = PerAddress(limits.http_requests_per_minute, 60, now)
        self._guesses = PerAddress(limits.guesses_per_minute, 60, now)
        self._all_guesses = Allowance(
            limits.guesses_in_all_per_minute, limits.guesses_in_all_per_minute / 60, now
        )

    def is_welcome(self, origin: str | None, host: str | None) -> bool:
        """A page may talk to the server that it came from, and to one that names its origin. Programs send none."""
        if origin is None:
            return True
        own = (f"http://{host}", f"https://{host}") if host else ()
        return origin.rstrip("/") in (*self._origins, *own)

    def enter(self, address: str) -> bool:
        """One more socket for an address, if it may have one."""
        if self._sockets[address] >= self.limits.sockets_per_address:
            return False
        self._sockets[address] += 1
        return True

    def go(self, address: str) -> None:
        self._sockets[address] -= 1
        if not self._sockets[address]:
            del self._sockets[address]

    def messages(self) -> Allowance:
        """The allowance of one connection."""
        return Allowance(self.limits.message_burst, self.limits.messages_per_second, self._now)

    def may_ask(self, address: str) -> bool:
        """One more request over plain HTTP for an address, if it may."""
        return self._questions.take(address)

    def may_open_table(self, address: str) -> None:
        if not self._tables.take(address):
            raise Refusal("too-many-tables")

    @contextmanager
    def guess(self, address: str) -> Iterator[None]:
        """Within it a code is tried. Only a wrong one counts: a hundred people who know theirs are no guessers."""
        if not self._guesses.take(address) or not self._all_guesses.take():
            raise Refusal("too-many-guesses")
        yield
        self._guesses.give_back(address)
        self._all_guesses.give_back()
