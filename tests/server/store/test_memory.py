"""The store in memory fails when it is told to: before a write, or after it."""

from __future__ import annotations

from typing import Literal

import pytest

from pennypapers.server.store import Conflict, MemoryStore, NotSaved
from store_scenarios import FakeClock, play


class Crashed(Exception):
    pass


@pytest.mark.parametrize(("moment", "there"), [("before", [b"one"]), ("after", [b"one", b"two"])])
def test_failing_at_will(moment: Literal["before", "after"], there: list[bytes]) -> None:
    async def scenario() -> None:
        store = MemoryStore(FakeClock())
        await store.open_table("t", "ABCDEF", [b"one"])

        def crash(now: str, write: str) -> None:
            if (now, write) == (moment, "append"):
                raise Crashed

        store.trouble = crash
        assert await store.save_draft("t", 0, 1, "a1")
        with pytest.raises(Crashed):
            await store.append("t", 1, [b"two"])
        assert await store.read("t") == there

    play(scenario())


def test_trouble_that_passes() -> None:
    async def scenario() -> None:
        store = MemoryStore(FakeClock())
        await store.open_table("t", "ABCDEF", [b"one"])
        writes = []

        def full_once(moment: str, write: str) -> None:
            writes.append((moment, write))
            if len(writes) == 1:
                raise NotSaved("full")

        store.trouble = full_once
        with pytest.raises(NotSaved, match="full"):
            await store.append("t", 1, [b"two"])
        assert await store.append("t", 1, [b"two"]) == 2
        with pytest.raises(Conflict):
            await store.append("t", 1, [b"two"])
        assert writes == [
            ("before", "append"),
            ("before", "append"),
            ("after", "append"),
            ("before", "append"),
        ]

    play(scenario())
