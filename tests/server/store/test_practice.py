"""Exercises and lessons, which are a device's: they go with it and are deleted with it. In every store."""

from __future__ import annotations

from dataclasses import replace

from pennypapers.server.store import Exercise, GameLink, Store
from store_scenarios import FakeClock, Perform

ANN, BOB = "device of Ann", "device of Bob"
TURN = Exercise("g", 1, 7, '{"cost": 2.5}', 0, "2026-11-19")


async def played(store: Store) -> None:
    await store.keep_game("g", "text", 10, [GameLink(BOB, 1, "{}"), GameLink(ANN, 0, "{}")])


def test_exercises_are_kept_once_for_whoever_has_the_seat(perform: Perform) -> None:
    async def scenario(store: Store) -> None:
        await played(store)
        assert await store.game_links("g") == [GameLink(ANN, 0, "{}"), GameLink(BOB, 1, "{}")]
        assert await store.game_links("h") == []
        earlier = replace(TURN, round=2)
        await store.keep_exercises([TURN, earlier, replace(TURN, seat=5), replace(TURN, game="h")])
        assert await store.exercises(BOB) == [earlier, TURN]
        assert await store.exercises(ANN) == []
        moved = replace(TURN, box=1, due="2026-11-22", answered="2026-11-19")
        await store.move_exercise(moved)
        await store.move_exercise(replace(moved, round=3))  # there is none
        await store.keep_exercises([TURN])  # its box and its days stay
        assert await store.exercises(BOB) == [earlier, moved]

    perform(scenario)


def test_exercises_and_lessons_go_along(perform: Perform) -> None:
    async def scenario(store: Store) -> None:
        await played(store)
        await store.keep_exercises([TURN])
        for device, lesson in ((BOB, "valley"), (BOB, "temple"), (BOB, "temple"), (ANN, "temple")):
            await store.finish_lesson(device, lesson)
        assert await store.lessons(BOB) == ["temple", "valley"]
        await store.move_device(BOB, ANN)
        assert (await store.exercises(BOB), await store.lessons(BOB)) == ([], [])
        assert (await store.exercises(ANN), await store.lessons(ANN)) == ([TURN], ["temple", "valley"])

    perform(scenario)


def test_exercises_and_lessons_are_forgotten(perform: Perform, clock: FakeClock) -> None:
    async def scenario(store: Store) -> None:
        await played(store)
        await store.keep_exercises([TURN, replace(TURN, seat=0)])
        await store.finish_lesson(BOB, "temple")
        await store.finish_lesson(ANN, "temple")
        await store.forget_device(BOB)
        await store.keep_exercises([TURN])  # an analysis that was under way meanwhile
        assert (await store.exercises(BOB), await store.lessons(BOB)) == ([], [])
        assert len(await store.exercises(ANN)) == 1
        assert await store.lessons(ANN) == ["temple"]
        await store.prune(20, 0)
        assert await store.exercises(ANN) == []

    perform(scenario)
