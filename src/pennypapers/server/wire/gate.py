"""Which clients are let in, and how often they may do something: addresses, origins and devices."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from ipaddress import ip_address, ip_network

from pennypapers.refusals import Refusal
from pennypapers.server.settings.limits import Limits
from pennypapers.server.tables.allowances import Allowance
from pennypapers.server.wire.allowances import PerAddress
from pennypapers.server.wire.households import household_of

DRAWINGS_PER_MINUTE = 60  # QR codes: at a party everybody looks at the same one, which is drawn once


def device_of(secret: str) -> str:
    """The name by which a device is known: only whoever has its secret can give it."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


class Meter:
    """What one connection may still send: so much by itself, and so much together with all others of its address."""

    def __init__(self, own: Allowance, shared: PerAddress, address: str) -> None:
        self._own = own
        self._shared = shared
        self._address = address

    def take(self) -> bool:
        return self._own.take() and self._shared.take(self._address)


class Gate:
    """`origins` are those of pages that may talk to this server besides the ones that it serves itself; `proxies` the
    addresses and networks whose connections are other people's."""

    def __init__(
        self, limits: Limits, origins: Sequence[str], now: Callable[[], int], proxies: Sequence[str] = ()
    ) -> None:
        self.limits = limits
        self._origins = {origin.rstrip("/") for origin in origins}
        self._proxies = [ip_network(proxy) for proxy in proxies]
        self._now = now
        self._sockets: Counter[str] = Counter()
        self._connections: Counter[str] = Counter()
        per_minute, in_all = limits.guesses_per_minute, limits.guesses_in_all_per_minute
        self._messages = PerAddress(limits.address_message_burst, limits.address_messages_per_second, now)
        self._new = PerAddress(limits.connections_per_minute, limits.connections_per_minute / 60, now)
        self._tables = PerAddress(limits.tables_per_hour, limits.tables_per_hour / 3600, now)
        self._drawings = PerAddress(DRAWINGS_PER_MINUTE, DRAWINGS_PER_MINUTE / 60, now)
        self._questions = PerAddress(
            limits.http_requests_per_minute, limits.http_requests_per_minute / 60, now
        )
        self._guesses = PerAddress(per_minute, per_minute / 60, now)
        self._all_guesses = Allowance(in_all, in_all / 60, now)

    def is_welcome(self, origin: str | None, host: str | None) -> bool:
        """A page may talk to the server that it came from, and to one that names its origin. Programs send none."""
        if origin is None:
            return True
        own = (f"http://{host}", f"https://{host}") if host else ()
        return origin.rstrip("/") in (*self._origins, *own)

    # Connections, whatever is said on them, by the address of whoever is at the other end of the wire

    def connect(self, peer: str) -> bool:
        """One more connection of any kind, if there may be one."""
        if self._is_proxy(peer):
            return True
        household = household_of(peer)
        if self._connections[household] >= self.limits.connections_per_address or not self._new.take(peer):
            return False
        self._connections[household] += 1
        return True

    def disconnect(self, peer: str) -> None:
        if not self._is_proxy(peer):
            _count_down(self._connections, household_of(peer))

    def _is_proxy(self, peer: str) -> bool:
        try:
            found = ip_address(peer)
        except ValueError:
            return False
        return any(found in network for network in self._proxies)

    # Sockets, requests and codes, by the address of whoever uses them, which a proxy may have told

    def enter(self, address: str) -> bool:
        """One more socket for an address, if it may have one."""
        household = household_of(address)
        if self._sockets[household] >= self.limits.sockets_per_address:
            return False
        self._sockets[household] += 1
        return True

    def go(self, address: str) -> None:
        _count_down(self._sockets, household_of(address))

    def meter(self, address: str) -> Meter:
        """For a new connection of an address."""
        own = Allowance(self.limits.message_burst, self.limits.messages_per_second, self._now)
        return Meter(own, self._messages, address)

    def may_ask(self, address: str) -> bool:
        """One more request over plain HTTP for an address, if it may."""
        return self._questions.take(address)

    def may_draw(self, address: str) -> bool:
        """One more QR code that was not drawn yet, for an address."""
        return self._drawings.take(address)

    def may_open_table(self, address: str) -> None:
        if not self._tables.take(address):
            raise Refusal("too-many-tables")

    @contextmanager
    def guess(self, address: str) -> Iterator[None]:
        """Within it a code is tried. Only a wrong one counts: a hundred people who know theirs are no guessers. How
        many everybody together may get wrong concerns those addresses alone that got some wrong lately: or a few
        guessers could lock out everybody else."""
        if not self._guesses.of(address).has_one:
            raise Refusal("too-many-guesses")
        if not self._guesses.of(address).is_whole and not self._all_guesses.has_one:
            raise Refusal("too-many-guesses")
        try:
            yield
        except Refusal:
            self._guesses.of(address).charge()
            self._all_guesses.charge()
            raise


def _count_down(counter: Counter[str], name: str) -> None:
    counter[name] -= 1
    if not counter[name]:
        del counter[name]
