"""A connection without a socket: whatever goes wrong, the client is answered."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from hosting import Bytes, Clock
from pennypapers.server.settings.limits import Limits
from pennypapers.server.store import MemoryStore, NotSaved
from pennypapers.server.store.memory import Moment
from pennypapers.server.tables.host import Host
from pennypapers.server.wire.connection import Connection
from pennypapers.server.wire.gate import Gate
from pennypapers.server.wire.house import House
from pennypapers.server.wire.metrics import Metrics


async def asked(connection: Connection, **request: Any) -> dict[str, Any]:
    assert await connection.receive(json.dumps({"id": 1, **request}))
    frame = connection.take_frame()
    assert frame
    answer: dict[str, Any] = json.loads(frame)[-1]
    return answer


def test_a_code_in_any_script_and_a_full_disk() -> None:
    async def talk() -> None:
        clock = Clock()
        store = MemoryStore(clock)
        house = House(Host(store, clock, Bytes()), store, Gate(Limits(), (), clock), Metrics())
        connection = Connection(house, "here")
        assert (await asked(connection, do="hello", version=1, secret="0" * 64))["say"] == "answer"
        found = (await asked(connection, do="open", sheet="temple-a"))["answer"]
        unknown = await asked(connection, do="find", code="ÉÉÉÉÉÉ")
        assert unknown["reason"]["code"] == "no-such-table"
        assert (await asked(connection, do="find", code=found["code"].lower()))["answer"] == found

        def full(moment: Moment, write: str) -> None:
            raise NotSaved("full")

        store.trouble = full
        refused = await asked(connection, do="open", sheet="temple-a")
        assert refused["reason"] == {"code": "not-saved", "facts": {"reason": "full"}}

    asyncio.run(talk())
