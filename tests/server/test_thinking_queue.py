"""Who thinks next: bots before hints, one hint an address at a time, addresses in turn."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from hosting import scene, settle
from pennypapers.server.tables.in_turn import InTurn
from pennypapers.server.tables.thinking_queue import ThinkingQueue


class Thoughts:
    """Work for a queue: which began, in order; each is done when it is told to be."""

    def __init__(self, places: int) -> None:
        self.queue = ThinkingQueue(places)
        self.begun: list[str] = []
        self._ends: dict[str, asyncio.Event] = {}

    def _work(self, name: str) -> Callable[[], Awaitable[str]]:
        self._ends[name] = asyncio.Event()

        async def think() -> str:
            self.begun.append(name)
            await self._ends[name].wait()
            return f"{name} is thought about"

        return think

    async def bot(self, name: str) -> asyncio.Task[str]:
        asked = asyncio.create_task(self.queue.for_bots(self._work(name)))
        await settle()
        return asked

    async def hint(self, address: str, name: str) -> asyncio.Task[str]:
        asked = asyncio.create_task(self.queue.for_hint(address, self._work(name)))
        await settle()
        return asked

    async def end(self, *names: str) -> None:
        for name in names:
            self._ends[name].set()
            await settle()


@scene
async def test_bots_come_before_all_hints_that_wait() -> None:
    thoughts = Thoughts(places=1)
    for number in range(40):
        await thoughts.hint(f"address {number}", f"hint {number}")
    bots = [await thoughts.bot(name) for name in ("bot 1", "bot 2")]
    await thoughts.end("hint 0", "bot 1", "bot 2")
    assert thoughts.begun == ["hint 0", "bot 1", "bot 2", "hint 1"]
    assert [bot.result() for bot in bots] == ["bot 1 is thought about", "bot 2 is thought about"]


@scene
async def test_one_address_has_one_hint_at_a_time() -> None:
    thoughts = Thoughts(places=3)
    for name in ("a1", "a2", "a3"):
        await thoughts.hint("a", name)
    assert thoughts.begun == ["a1"]
    await thoughts.hint("b", "b1")
    assert thoughts.begun == ["a1", "b1"]
    await thoughts.end("a1")
    assert thoughts.begun == ["a1", "b1", "a2"]


@scene
async def test_addresses_take_turns_however_many_hints_one_of_them_wants() -> None:
    thoughts = Thoughts(places=1)
    for name in ("a1", "a2", "a3", "a4"):
        await thoughts.hint("a", name)
    await thoughts.hint("b", "b1")
    await thoughts.hint("c", "c1")
    await thoughts.end("a1", "a2", "b1", "c1", "a3", "a4")
    assert thoughts.begun == ["a1", "a2", "b1", "c1", "a3", "a4"]


@scene
async def test_whoever_is_gone_is_not_thought_about_and_leaves_no_place_too_many() -> None:
    thoughts = Thoughts(places=1)
    begun, waiting = await thoughts.hint("a", "a1"), await thoughts.hint("b", "b1")
    bot = await thoughts.bot("bot")
    for asked in (begun, waiting, bot):
        asked.cancel()
    await settle()
    await thoughts.hint("c", "c1")
    assert thoughts.begun == ["a1"]  # its process is still at it
    await thoughts.end("a1")
    assert thoughts.begun == ["a1", "c1"]


@scene
async def test_what_fails_is_told_to_whoever_asked_and_the_next_one_begins() -> None:
    queue = ThinkingQueue(1)

    async def fail() -> None:
        raise RuntimeError("out of mind")

    async def answer() -> str:
        return "well thought"

    failing = asyncio.create_task(queue.for_hint("a", fail))
    assert await queue.for_hint("a", answer) == "well thought"
    with pytest.raises(RuntimeError):
        await failing


# --- waiting in turn ---


def test_what_several_ask_for_comes_once_when_the_first_of_them_has_its_turn() -> None:
    waiting: InTurn[str] = InTurn()
    for address, item in (("a", "x"), ("a", "y"), ("a", "both"), ("b", "both"), ("b", "z")):
        waiting.add(address, item)
    order = waiting.in_order()
    assert order == ["x", "both", "y", "z"]
    assert [
        taken and taken[1] for taken in (waiting.take(), waiting.take(), waiting.take(), waiting.take())
    ] == order
    assert waiting.take() is None
    assert not waiting._waiting


def test_what_nobody_waits_for_any_more_is_gone() -> None:
    waiting: InTurn[str] = InTurn()
    waiting.add("a", "x")
    waiting.add("b", "x")
    assert (waiting.how_many("a"), waiting.how_many("c"), len(waiting), "x" in waiting) == (1, 0, 1, True)
    waiting.remove("x")
    assert (waiting.how_many("a"), len(waiting), waiting.take()) == (0, 0, None)
