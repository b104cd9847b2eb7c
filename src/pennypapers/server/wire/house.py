"""What all connections of a server share."""

from __future__ import annotations

from dataclasses import dataclass, field

from pennypapers.server.store import Store
from pennypapers.server.tables.host import Host
from pennypapers.server.tables.warming import Warming
from pennypapers.server.wire.gate import Gate
from pennypapers.server.wire.metrics import Metrics
from pennypapers.server.wire.notices import Notices
from pennypapers.server.wire.turns import Turns


@dataclass(frozen=True)
class House:
    """`addresses` are those at which other devices reach this server."""

    host: Host
    store: Store
    gate: Gate
    metrics: Metrics
    addresses: list[str] = field(default_factory=list)
    notices: Notices = field(default_factory=Notices)
    warming: Warming = field(default_factory=Warming)
    turns: Turns = field(default_factory=Turns)
