"""Drafts: the later revision wins, and none outlives its round. In every store."""

from __future__ import annotations

import asyncio

from pennypapers.server.store import Store
from store_scenarios import Perform


def test_the_later_revision_wins(perform: Perform) -> None:
    async def scenario(store: Store) -> None:
        await store.open_table("t", "ABCDEF", [b"one"])
        assert await store.save_draft("t", 3, 5, "4 a1")
        assert not await store.save_draft("t", 3, 5, "4 b1")
        assert not await store.save_draft("t", 3, 4, "4 c1")
        assert await store.save_draft("t", 0, 1, "é “ \x00 🎲")
        assert await store.save_draft("t", 3, 9, "")
        assert await store.drafts("t") == {0: (1, "é “ \x00 🎲"), 3: (9, "")}

    perform(scenario)


def test_of_many_at_once_the_latest_stays(perform: Perform) -> None:
    async def scenario(store: Store) -> None:
        await store.open_table("t", "ABCDEF", [b"one"])
        revisions = [2, 1, 4, 3, 9, 8, 5]
        newer = await asyncio.gather(*(store.save_draft("t", 0, one, f"r{one}") for one in revisions))
        assert newer == [True, False, True, False, True, False, False]
        assert await store.drafts("t") == {0: (9, "r9")}

    perform(scenario)


def test_drafts_go_with_the_append_that_closes_the_round(perform: Perform) -> None:
    async def scenario(store: Store) -> None:
        await store.open_table("t", "ABCDEF", [b"one"])
        await store.open_table("other", "GHJKLM", [b"one"])
        for table in ("t", "other"):
            await store.save_draft(table, 0, 7, "a1")
        await store.append("t", 1, [b"two"])
        assert await store.drafts("t") == {0: (7, "a1")}
        await store.append("t", 2, [b"round closed"], drop_drafts=True)
        assert await store.drafts("t") == {}
        assert await store.drafts("other") == {0: (7, "a1")}
        assert await store.save_draft("t", 0, 1, "b1")
        await store.append("t", 3, [], drop_drafts=True)
        assert await store.drafts("t") == {}

    perform(scenario)
