"""Tables and their logs, in every store."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Sequence

import pytest

from pennypapers.server.store import Conflict, NewTable, NotSaved, Store, TableRow, Unavailable
from store_scenarios import FakeClock, Perform


async def refused(write: Awaitable[object]) -> str:
    """Why a write is refused."""
    with pytest.raises(Conflict) as refusal:
        await write
    return refusal.value.what


def test_a_log_grows(perform: Perform) -> None:
    async def scenario(store: Store) -> None:
        assert await store.open_table("t", "ABCDEF", [b"opened"]) == 1
        assert await store.append("t", 1, [b"", b"\x00\xff"]) == 3
        assert await store.append("t", 3, [b"x" * 100_000]) == 4
        assert await store.read("t") == [b"opened", b"", b"\x00\xff", b"x" * 100_000]
        assert await store.read("t", after=1) == [b"", b"\x00\xff", b"x" * 100_000]
        assert await store.read("t", after=4) == []
        assert await store.read("t", after=99) == []

    perform(scenario)


def test_a_table_may_begin_empty(perform: Perform) -> None:
    async def scenario(store: Store) -> None:
        assert await store.open_table("t", "ABCDEF", []) == 0
        assert await store.read("t") == []
        assert await store.append("t", 0, [b"one"]) == 1
        assert await store.append("t", 1, []) == 1
        assert await refused(store.append("t", 0, [])) == "moved"

    perform(scenario)


@pytest.mark.parametrize("expected", [-1, 0, 1, 3, 2**40])
@pytest.mark.parametrize("entries", [[], [b"three"], [b"three", b"four"]])
def test_an_append_elsewhere_is_refused_whole(
    perform: Perform, expected: int, entries: Sequence[bytes]
) -> None:
    async def scenario(store: Store) -> None:
        await store.open_table("t", "ABCDEF", [b"one", b"two"])
        await store.save_draft("t", 0, 1, "a1")
        assert await refused(store.append("t", expected, entries, drop_drafts=True)) == "moved"
        assert await store.read("t") == [b"one", b"two"]
        assert await store.drafts("t") == {0: (1, "a1")}
        assert await store.append("t", 2, [b"three"]) == 3

    perform(scenario)


def test_of_two_writers_one_is_refused(perform: Perform) -> None:
    async def scenario(store: Store) -> None:
        await store.open_table("t", "ABCDEF", [b"one"])
        outcomes = await asyncio.gather(
            *(store.append("t", 1, [b"mine %d" % writer]) for writer in range(10)), return_exceptions=True
        )
        assert outcomes[0] == 2
        assert [isinstance(outcome, Conflict) for outcome in outcomes[1:]] == [True] * 9
        assert await store.read("t") == [b"one", b"mine 0"]

    perform(scenario)


def test_a_table_that_is_not_there(perform: Perform) -> None:
    async def scenario(store: Store) -> None:
        assert await store.read("none") == []
        assert await store.drafts("none") == {}
        assert await store.find_table("ABCDEF") is None
        assert await refused(store.append("none", 0, [b"one"])) == "unknown"
        assert await refused(store.append("none", 0, [])) == "unknown"
        assert await refused(store.finish("none")) == "unknown"
        assert await refused(store.save_draft("none", 0, 1, "a1")) == "unknown"
        assert await store.tables() == []

    perform(scenario)


# Rows and codes


def test_rows_say_where_tables_are(perform: Perform, clock: FakeClock) -> None:
    async def scenario(store: Store) -> None:
        clock.now = 10
        await store.open_table("b", "BBBBBB", [b"one", b"two"])
        await store.open_table("a", "AAAAAA", [])
        clock.now = 20
        await store.append("b", 2, [b"three"])
        assert await store.tables() == [
            TableRow("b", "BBBBBB", last=3, finished=False, updated=20),
            TableRow("a", "AAAAAA", last=0, finished=False, updated=10),
        ]
        clock.now = 30
        await store.finish("b")
        clock.now = 40
        await store.finish("b")  # once more, as after a crash: nothing changes
        assert await store.find_table("BBBBBB") == TableRow("b", "BBBBBB", last=3, finished=True, updated=30)

    perform(scenario)


def test_a_code_belongs_to_one_unfinished_table(perform: Perform, clock: FakeClock) -> None:
    async def who(store: Store) -> tuple[str, bool]:
        row = await store.find_table("ABCDEF")
        assert row is not None
        return row.id, row.finished

    async def scenario(store: Store) -> None:
        await store.open_table("first", "ABCDEF", [b"one"])
        assert await refused(store.open_table("second", "ABCDEF", [b"one"])) == "code-taken"
        assert await refused(store.open_table("first", "GHJKLM", [b"one"])) == "table-taken"
        assert await store.read("second") == []
        assert await store.find_table("GHJKLM") is None
        await store.finish("first")
        assert await who(store) == ("first", True)
        clock.now += 1
        await store.open_table("second", "ABCDEF", [b"one"])
        clock.now += 1
        await store.append("first", 1, [b"a last word"])
        assert await who(store) == ("second", False)
        await store.finish("second")
        assert await who(store) == ("second", True)

    perform(scenario)


# Who has something where


def test_a_device_finds_its_tables(perform: Perform, clock: FakeClock) -> None:
    async def scenario(store: Store) -> None:
        for number, table in enumerate("abc"):
            clock.now = number
            await store.open_table(table, f"code {table}", [b"one"])
        assert await store.tables_of("Ann") == []
        clock.now = 10
        await store.append("a", 1, [b"two"], devices=["Ann", "Bob"])
        clock.now = 20
        await store.append("b", 1, [b"two"], devices={"Ann"})
        assert await store.tables_of("Ann") == ["b", "a"]
        assert await store.tables_of("Bob") == ["a"]
        clock.now = 30
        await store.append("a", 2, [b"three"])
        assert await store.tables_of("Ann") == ["a", "b"]
        assert await refused(store.append("b", 1, [b"late"], devices=["Cleo"])) == "moved"
        assert await store.tables_of("Cleo") == []
        again = NewTable("d", "code d", [b"one"], ["Bob", "Cleo"])
        await store.append("a", 3, [b"over"], opens=again, devices=[])
        assert await store.tables_of("Ann") == ["b"]
        assert await store.tables_of("Bob") == ["d"]
        await store.list_devices("c", ["Bob"])
        assert sorted(await store.tables_of("Bob")) == ["c", "d"]
        assert await refused(store.list_devices("none", ["Bob"])) == "unknown"
        await store.leave_tables("Bob")
        assert await store.tables_of("Bob") == []
        assert await store.tables_of("Cleo") == ["d"]
        await store.open_table("e", "code e", [b"one", b"two"], ["Dora"])
        assert await store.tables_of("Dora") == ["e"]
        await store.finish("b")
        for table in "de":
            await store.remove(table)
        for device in ("Ann", "Cleo", "Dora"):
            assert await store.tables_of(device) == []
        assert await store.unfinished() == 2

    perform(scenario)


def test_a_game_that_is_over_is_unsettled_until_it_is_finished(perform: Perform) -> None:
    async def scenario(store: Store) -> None:
        for table in ("t", "u"):
            await store.open_table(table, f"code {table}", [b"one"])
        assert await store.unsettled() == []
        assert await refused(store.append("t", 0, [b"late"], ends=True)) == "moved"
        assert await store.unsettled() == []
        await store.append("t", 1, [b"the last turn"], ends=True)
        await store.append("t", 2, [b"a word more"])
        assert await store.unsettled() == ["t"]
        await store.finish("t")
        assert await store.unsettled() == []

    perform(scenario)


# News


def test_news_of_what_is_there(perform: Perform) -> None:
    async def scenario(store: Store) -> None:
        await store.open_table("a", "AAAAAA", [b"one", b"two"])
        seen = await store.wait_for_entries(0)
        await store.open_table("b", "BBBBBB", [])
        await store.append("a", 2, [b"three"])
        await store.open_table("c", "CCCCCC", [b"one"])
        news = await store.wait_for_entries(seen)
        assert news > seen
        assert [row.id for row in await store.tables(changed_after=seen)] == ["a", "c"]
        assert await store.tables(changed_after=news) == []
        assert [row.id for row in await store.tables()] == ["a", "b", "c"]

    perform(scenario)


def test_news_wake_all_who_wait(perform: Perform) -> None:
    async def scenario(store: Store) -> None:
        await store.open_table("t", "ABCDEF", [b"one"])
        known = await store.wait_for_entries(0)
        waiting = [asyncio.create_task(store.wait_for_entries(known)) for _ in range(5)]
        await store.append("t", 1, [b"two"])
        counts = await asyncio.gather(*waiting)
        assert len(set(counts)) == 1
        assert counts[0] > known

    perform(scenario)


def test_only_entries_are_news(perform: Perform) -> None:
    async def scenario(store: Store) -> None:
        await store.open_table("t", "ABCDEF", [b"one"])
        known = await store.wait_for_entries(0)
        waiting = asyncio.create_task(store.wait_for_entries(known))
        assert await refused(store.append("t", 0, [b"late"])) == "moved"
        await store.save_draft("t", 0, 1, "a1")
        await store.finish("t")
        assert not waiting.done()
        await store.append("t", 1, [b"two"])
        assert await waiting == known + 1

    perform(scenario)


# The end


def test_a_closed_store_says_so(perform: Perform) -> None:
    async def scenario(store: Store) -> None:
        await store.open_table("t", "ABCDEF", [b"one"])
        waiting = asyncio.create_task(store.wait_for_entries(await store.wait_for_entries(0)))
        await asyncio.sleep(0)
        await store.close()
        await store.close()
        with pytest.raises(Unavailable, match="closed"):
            await waiting
        with pytest.raises(NotSaved, match="closed"):
            await store.append("t", 1, [b"two"])
        with pytest.raises(Unavailable, match="closed"):
            await store.read("t")

    perform(scenario)
