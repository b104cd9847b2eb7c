"""Many tasks write at once: everything is there, in order. In every store; and SQLite syncs once for a group."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from pennypapers.server.store import Conflict, GameLink, NotSaved, Store
from store_scenarios import Perform, all_at_once, held, opened, play


def test_everything_is_there_in_order(perform: Perform) -> None:
    async def scenario(store: Store) -> None:
        for table in range(50):
            await store.open_table(f"t{table}", f"code {table}", [])
        numbers = await asyncio.gather(
            *(
                store.append(f"t{table}", 2 * turn, [b"%d a" % turn, b"%d b" % turn])
                for turn in range(4)
                for table in range(50)
            )
        )
        assert numbers == [2 * turn + 2 for turn in range(4) for _ in range(50)]
        expected = [b"%d %c" % (turn, letter) for turn in range(4) for letter in b"ab"]
        for table in range(50):
            assert await store.read(f"t{table}") == expected

    perform(scenario)


def test_a_group_is_one_commit(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path / "store.db") as store:
            for table in range(50):
                await store.open_table(f"t{table}", f"code {table}", [])
            before = store.commits
            outcomes = await all_at_once(
                store, *(store.append(f"t{n % 50}", n // 50, [b"%d" % n]) for n in range(200))
            )
            assert outcomes == [n // 50 + 1 for n in range(200)]
            assert store.commits - before == 2  # the one that held the writer, and all the others
            assert await store.read("t7") == [b"7", b"57", b"107", b"157"]

    play(scenario())


def test_a_conflict_fails_alone(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path / "store.db") as store:
            await store.open_table("t", "ABCDEF", [b"one"])
            writes = [store.append("t", expected, [b"%d" % expected]) for expected in (1, 1, 2, 7, 3)]
            outcomes = await all_at_once(store, *writes)
            assert [str(outcome) for outcome in outcomes] == ["2", "moved", "3", "moved", "4"]
            assert await store.read("t") == [b"one", b"1", b"2", b"3"]

    play(scenario())


def test_a_write_that_fails_half_way_is_undone_alone(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path / "store.db") as store:
            await store.open_table("t", "ABCDEF", [b"one"])
            twice = [GameLink("device", 0, "{}"), GameLink("device", 0, "{}")]
            before, middle, after = await all_at_once(
                store,
                store.append("t", 1, [b"two"]),
                store.keep_game("g", "text", 1, twice),
                store.append("t", 2, [b"three"]),
            )
            assert (before, after) == (2, 3)
            assert isinstance(middle, sqlite3.IntegrityError)
            assert await store.game("g") is None
            assert await store.read("t") == [b"one", b"two", b"three"]

    play(scenario())


def test_a_value_that_cannot_be_stored_is_the_callers_error(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path / "store.db") as store:
            await store.open_table("t", "ABCDEF", [b"one"])
            with pytest.raises(UnicodeEncodeError):
                await store.save_draft("t", 0, 1, "\ud800")
            with pytest.raises(OverflowError):
                await store.save_draft("t", 0, 2**63, "")
            assert await store.append("t", 1, [b"two"]) == 2

    play(scenario())


def test_a_cancelled_caller_holds_nobody_up(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path / "store.db") as store:
            await store.open_table("t", "ABCDEF", [b"one"])
            known = await store.wait_for_entries(0)
            async with held(store):
                cancelled = asyncio.create_task(store.append("t", 1, [b"two"]))
                await asyncio.sleep(0)
                cancelled.cancel()
                other = asyncio.create_task(store.append("t", 2, [b"three"]))
                await asyncio.sleep(0)
            assert await other == 3
            assert cancelled.cancelled()
            assert await store.read("t") == [b"one", b"two", b"three"]
            assert await store.wait_for_entries(known) == known + 2

    play(scenario())


def test_closing_finishes_what_was_asked_for(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path / "store.db") as store:
            await store.open_table("t", "ABCDEF", [])
            async with held(store):
                writes = [asyncio.create_task(store.append("t", n, [b"%d" % n])) for n in range(100)]
                await asyncio.sleep(0)
                closing = asyncio.create_task(store.close())
                await asyncio.sleep(0)
                with pytest.raises(NotSaved, match="closed"):
                    await store.append("t", 100, [b"late"])
            await closing
            assert [write.result() for write in writes] == list(range(1, 101))
        assert [path.name for path in tmp_path.iterdir()] == ["store.db"]  # nothing is left beside it
        async with opened(tmp_path / "store.db") as store:
            assert await store.read("t") == [b"%d" % n for n in range(100)]

    play(scenario())


def test_a_store_belongs_to_one_event_loop(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path / "store.db") as store:
            await store.open_table("t", "ABCDEF", [])

            def elsewhere() -> None:
                with pytest.raises(RuntimeError, match="event loop"):
                    asyncio.run(store.append("t", 0, [b"one"]))

            await asyncio.to_thread(elsewhere)

    play(scenario())


# Two stores on one file, as two processes have them


def test_a_second_process_is_checked_too(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path / "store.db") as one, opened(tmp_path / "store.db") as two:
            await one.open_table("t", "ABCDEF", [])
            wins = 0
            for expected in range(20):
                outcomes = await asyncio.gather(
                    one.append("t", expected, [b"one"]),
                    two.append("t", expected, [b"two"]),
                    return_exceptions=True,
                )
                wins += sum(outcome == expected + 1 for outcome in outcomes)
                assert sum(isinstance(outcome, Conflict) for outcome in outcomes) == 1
            assert wins == len(await one.read("t")) == 20
            assert await one.read("t") == await two.read("t")
            for number in range(20):
                outcomes = await asyncio.gather(
                    one.open_table(f"one {number}", f"code {number}", [b"one"]),
                    two.open_table(f"two {number}", f"code {number}", [b"two"]),
                    return_exceptions=True,
                )
                assert sorted(map(str, outcomes)) == ["1", "code-taken"]

    play(scenario())


def test_news_of_a_second_process(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with opened(tmp_path / "store.db") as one, opened(tmp_path / "store.db", poll=0.001) as two:
            await one.open_table("t", "ABCDEF", [b"one"])
            known = await two.wait_for_entries(0)
            waiting = asyncio.create_task(two.wait_for_entries(known))
            await one.append("t", 1, [b"two"])
            assert await waiting == known + 1
            assert await two.read("t", after=1) == [b"two"]

    play(scenario())
