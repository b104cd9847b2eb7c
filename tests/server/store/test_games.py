"""Finished games, whose they are, first tries, and what retention takes away. In every store."""

from __future__ import annotations

import json

from pennypapers.server.store import DeviceGame, GameLink, Store
from pennypapers.server.store.interface import TRIES_STAY
from store_scenarios import FakeClock, Perform

ANN, BOB = "device of Ann", "device of Bob"


async def games_of(store: Store, device: str) -> list[tuple[str, int]]:
    return [(played.game, played.seat) for played in await store.device_games(device)]


def test_a_game_is_kept_once(perform: Perform) -> None:
    async def scenario(store: Store) -> None:
        links = [GameLink(ANN, 0, '{"stars": 31}'), GameLink(BOB, 1, '{"stars": 28}'), GameLink(ANN, 2, "{}")]
        await store.keep_game("g1", "text of g1", 10, links)
        await store.keep_game("g2", "text of g2", 20, links[:1])
        await store.keep_game("g1", "something else", 99, [GameLink("somebody else", 0, "{}")])
        assert await store.game("g1") == "text of g1"
        assert await store.game("g3") is None
        assert await store.device_games(ANN) == [
            DeviceGame("g2", 20, 0, '{"stars": 31}'),
            DeviceGame("g1", 10, 0, '{"stars": 31}'),
            DeviceGame("g1", 10, 2, "{}"),
        ]
        assert await store.device_games(BOB) == [DeviceGame("g1", 10, 1, '{"stars": 28}')]
        assert await store.device_games("somebody else") == []

    perform(scenario)


def test_the_games_of_a_device_come_in_pieces_and_its_bests_at_once(perform: Perform) -> None:
    def facts(sheet: str, stars: int, of: int = 1, played_on: int = 0) -> str:
        return json.dumps(
            {"name": "\0", "sheet": sheet, "stars": stars, "of": of}
            | ({"played_on": played_on} if played_on else {})
        )

    async def scenario(store: Store) -> None:
        played = [
            facts("a", 9),
            facts("b", -3),
            facts("a", 30),
            facts("a", 30),
            facts("a", 40, 2),
            facts("b", -2),
            facts("b", 50, played_on=3),
        ]
        for number, one in enumerate(played):
            await store.keep_game(
                f"g{number}", "text", number, [GameLink(ANN, 0, one), GameLink(BOB, 1, one)]
            )
        assert [one.game for one in await store.device_games(ANN, 0, 2)] == ["g6", "g5"]
        assert [one.game for one in await store.device_games(ANN, 5, 5)] == ["g1", "g0"]
        assert [one.game for one in await store.best_games(ANN)] == ["g2", "g5"], "of equals the earliest"
        assert await store.best_games("nobody") == []

    perform(scenario)


def test_a_forgotten_device_stays_forgotten(perform: Perform) -> None:
    async def scenario(store: Store) -> None:
        links = [GameLink(ANN, 0, "{}"), GameLink(BOB, 1, "{}")]
        await store.keep_game("g", "text", 10, links)
        await store.first_try(ANN, "2026-11-15", "temple-a", "t1")
        await store.forget_device(ANN)
        await store.keep_game("g", "text", 10, links)  # once more, as after a crash
        assert await games_of(store, ANN) == []
        assert await games_of(store, BOB) == [("g", 1)]
        assert await store.game("g") == "text"
        assert await store.first_try(ANN, "2026-11-15", "temple-a", "t2")

    perform(scenario)


def test_a_device_takes_its_games_along(perform: Perform) -> None:
    async def scenario(store: Store) -> None:
        await store.keep_game("g1", "text", 10, [GameLink(ANN, 0, "{}"), GameLink(BOB, 1, "{}")])
        await store.keep_game("g2", "text", 20, [GameLink(ANN, 0, "{}")])
        await store.move_device(ANN, BOB)
        assert await games_of(store, ANN) == []
        assert await games_of(store, BOB) == [("g2", 0), ("g1", 0), ("g1", 1)]
        await store.move_device(BOB, BOB)
        assert len(await games_of(store, BOB)) == 3

    perform(scenario)


# First tries


def test_the_first_table_of_a_day_counts(perform: Perform) -> None:
    async def scenario(store: Store) -> None:
        for _ in range(2):  # the answer for a table stays what it is
            assert await store.first_try(ANN, "2026-11-15", "temple-a", "t1")
            assert not await store.first_try(ANN, "2026-11-15", "temple-a", "t2")
        assert await store.first_try(ANN, "2026-11-15", "valley-a", "t3")
        assert await store.first_try(ANN, "2026-11-16", "temple-a", "t4")
        assert await store.first_try(BOB, "2026-11-15", "temple-a", "t5")

    perform(scenario)


def test_of_the_tries_of_two_devices_the_earlier_one_counts(perform: Perform, clock: FakeClock) -> None:
    async def scenario(store: Store) -> None:
        days = {"old first": ("t1", "t2"), "new first": ("t3", "t4"), "old only": ("t5", "")}
        clock.now = 10
        await store.first_try(ANN, "old first", "temple-a", "t1")
        await store.first_try(BOB, "new first", "temple-a", "t4")
        clock.now = 20
        await store.first_try(BOB, "old first", "temple-a", "t2")
        await store.first_try(ANN, "new first", "temple-a", "t3")
        await store.first_try(ANN, "old only", "temple-a", "t5")
        await store.move_device(ANN, BOB)
        first = {
            table
            for day, tables in days.items()
            for table in tables
            if table and await store.first_try(BOB, day, "temple-a", table)
        }
        assert first == {"t1", "t4", "t5"}
        assert await store.first_try(ANN, "old only", "temple-a", "t6")
        await store.move_device(BOB, BOB)
        assert await store.first_try(BOB, "old only", "temple-a", "t5")

    perform(scenario)


# Retention


def test_pruning_takes_what_is_old(perform: Perform, clock: FakeClock) -> None:
    async def scenario(store: Store) -> None:
        clock.now = 10
        for table in ("finished", "left alone", "played", "just finished"):
            await store.open_table(table, f"code {table}", [b"one"])
            await store.save_draft(table, 0, 1, "a1")
        await store.open_table("empty", "code empty", [])
        await store.finish("finished")
        clock.now = 20
        await store.append("played", 1, [b"two"])
        await store.finish("just finished")
        await store.keep_game("old", "text", 10, [GameLink(ANN, 0, "{}")])
        await store.keep_game("new", "text", 20, [GameLink(ANN, 0, "{}")])
        known = await store.wait_for_entries(0)

        assert await store.prune(10, 10) == 0
        assert await store.prune(20, 20) == 4  # three tables and a game
        assert await store.prune(20, 20) == 0
        assert [row.id for row in await store.tables()] == ["played", "just finished"]
        assert await store.read("left alone") == []
        assert await store.drafts("left alone") == {}
        assert await store.read("played") == [b"one", b"two"]
        assert await store.drafts("played") == {0: (1, "a1")}
        assert await games_of(store, ANN) == [("new", 0)]
        assert await store.game("old") is None

        await store.prune(99, 99)
        assert await store.tables() == []
        # The count goes on: whoever knew the old table is told of the new one.
        await store.open_table("left alone", "code", [b"one"])
        assert await store.wait_for_entries(known) > known
        assert await store.read("left alone") == [b"one"]
        assert await store.drafts("left alone") == {}

    perform(scenario)


def test_pruning_many(perform: Perform, clock: FakeClock) -> None:
    async def scenario(store: Store) -> None:
        for number in range(45):
            await store.open_table(f"t{number}", f"code {number}", [b"one", b"two"])
            await store.keep_game(f"g{number}", "text", clock.now, [GameLink(ANN, 0, "{}")])
        assert await store.prune(clock.now + 1, clock.now + 1) == 90
        assert await store.tables() == []
        assert await store.device_games(ANN) == []

    perform(scenario)


def test_tries_outlive_their_day(perform: Perform, clock: FakeClock) -> None:
    async def scenario(store: Store) -> None:
        await store.first_try(ANN, "2026-11-15", "temple-a", "t1")
        await store.prune(clock.now + TRIES_STAY, clock.now + TRIES_STAY)
        assert not await store.first_try(ANN, "2026-11-15", "temple-a", "t2")
        await store.prune(clock.now + TRIES_STAY + 1, clock.now + TRIES_STAY + 1)
        assert await store.first_try(ANN, "2026-11-15", "temple-a", "t2")

    perform(scenario)
