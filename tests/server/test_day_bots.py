"""What the bots make of a day's dice: worked out beside everything else, once, and kept."""

from __future__ import annotations

import asyncio
import subprocess
from datetime import date

import pytest

from pennypapers.lab.analysis import SameDice
from pennypapers.server.http.day_bots import DayBots, Expedition

DAY = Expedition(date(2026, 11, 15), "temple-a")
OTHER = Expedition(date(2026, 11, 14), "temple-b")
FOUND = [SameDice("tourist", 9), SameDice("explorer", 36)]


async def found(bots: DayBots, wanted: Expedition) -> list[SameDice]:
    while (answer := bots.ask(wanted)) is None:
        await asyncio.sleep(0.01)
    return answer


def test_a_day_is_worked_out_once(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    def run(self: DayBots, wanted: Expedition) -> bytes:
        asked.append(wanted)
        return b'[{"level":"tourist","stars":9},{"level":"explorer","stars":36}]' if len(asked) > 1 else b""

    monkeypatch.setattr(DayBots, "_run", run)

    async def scenario() -> None:
        bots = DayBots()
        assert bots.ask(DAY) is None
        assert bots.ask(DAY) is None
        assert await found(bots, DAY) == FOUND  # the first time it failed
        assert asked == [DAY, DAY]
        assert await found(bots, OTHER) == FOUND
        assert bots.ask(DAY) == FOUND
        assert asked == [DAY, DAY, OTHER]
        bots.close()

    asyncio.run(asyncio.wait_for(scenario(), 30))


def test_four_levels_in_a_process_of_their_own() -> None:
    async def scenario() -> None:
        bots = DayBots()
        levels = [bot.level for bot in await found(bots, DAY)]
        assert levels == ["tourist", "pathfinder", "voyager", "explorer"]
        with pytest.MonkeyPatch.context() as patched:
            patched.setattr(subprocess, "Popen", None)
            assert len(bots.ask(DAY) or []) == 4
        bots.close()

    asyncio.run(asyncio.wait_for(scenario(), 120))
