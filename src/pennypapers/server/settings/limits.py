"""How much of anything one address or one connection may do: generous for a party of 100 phones behind one address."""

from __future__ import annotations

from dataclasses import dataclass

from pennypapers.server.settings.kinds import Whole
from pennypapers.server.settings.setting import setting

_ANY = Whole(1, 1_000_000_000)


@dataclass(frozen=True)
class Limits:
    """Each is a setting of `pennypapers serve`."""

    sockets_per_address: int = setting(_ANY, 300)
    messages_per_second: int = setting(_ANY, 20)
    message_burst: int = setting(_ANY, 100)
    address_messages_per_second: int = setting(_ANY, 300)
    address_message_burst: int = setting(_ANY, 3000)
    connections_per_address: int = setting(_ANY, 1000)
    connections_per_minute: int = setting(_ANY, 1200)
    tables_per_hour: int = setting(_ANY, 60)
    http_requests_per_minute: int = setting(_ANY, 3000)
    guesses_per_minute: int = setting(_ANY, 60)
    guesses_in_all_per_minute: int = setting(_ANY, 1000)
    # What a slow reader may have waiting before the connection is closed.
    unsent_bytes: int = setting(Whole(1000, 1_000_000_000), 1_000_000)
