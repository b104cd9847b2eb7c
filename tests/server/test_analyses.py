"""Analyses over the wire: worked out in a process of their own, asked for again and again until they are there."""

from __future__ import annotations

import asyncio
import subprocess
from pathlib import Path

import pytest

from hosting import scene
from pennypapers.lab.analysis import Analysis
from pennypapers.notation import read_layout, write_game
from pennypapers.refusals import Refusal
from pennypapers.server.analyses import GIVEN_UP_AFTER, Analyses
from pennypapers.server.analyst import Progress
from pennypapers.server.lessons import LESSONS
from pennypapers.table import FairDice, Table
from pennypapers.table.fair_dice import seeded_key

UNFINISHED = Path(__file__).parents[1] / "games" / "temple-a-round-open.game"


def small_game() -> str:
    """The first game of the Temple, played by the plainest turns."""
    lesson = LESSONS["temple"]
    table, dice = Table(read_layout(lesson.layout), ["AB"]), FairDice(seeded_key(lesson.seed))
    while not table.is_over:
        table.roll(dice.roll(len(table.rounds) + 1))
        table.add(table.automatic("AB"))
    return write_game(table.game())


async def found(analyses: Analyses, text: str, player: str = "AB") -> tuple[Analysis, list[Progress]]:
    heard: list[Progress] = []
    while True:
        answer = analyses.ask("some-game", text, player)
        if isinstance(answer, Analysis):
            return answer, heard
        heard.append(answer)
        await asyncio.sleep(0.01)


def test_an_analysis_is_worked_out_and_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    async def asked() -> None:
        analyses = Analyses()
        analysis, heard = await found(analyses, small_game())
        assert analysis.player == "AB"
        assert [judged.round for judged in analysis.rounds] == list(range(1, len(analysis.rounds) + 1))
        assert [same.level for same in analysis.same_dice] == ["tourist", "pathfinder", "voyager", "explorer"]
        assert analysis.hindsight is not None
        assert analysis.hindsight >= analysis.stars
        done = [progress.done for progress in heard]
        assert done == sorted(done)
        monkeypatch.setattr(subprocess, "Popen", None)  # nothing is worked out twice
        assert (await found(analyses, small_game()))[0] == analysis

    asyncio.run(asyncio.wait_for(asked(), 120))


async def refusal(analyses: Analyses, text: str, player: str = "AB") -> str:
    with pytest.raises(Refusal) as refused:
        await found(analyses, text, player)
    assert str(refused.value)
    return refused.value.code


@scene
async def test_a_game_that_is_not_over_is_refused() -> None:
    text = UNFINISHED.read_text()
    player = text.split("players: ")[1].split()[0]
    assert await refusal(Analyses(), text, player) == "not-over"


@scene
async def test_a_process_that_dies_is_told_of() -> None:
    analyses = Analyses()
    analyses.ask("some-game", small_game(), "AB")
    (job,) = analyses._jobs.values()
    while job.process is None:
        await asyncio.sleep(0.01)
    job.process.kill()
    assert await refusal(analyses, small_game()) == "analysis-failed"


@scene
async def test_what_nobody_asks_for_any_more_is_given_up() -> None:
    passed = 0.0
    analyses = Analyses(lambda: passed)
    analyses.ask("some-game", small_game(), "AB")
    (job,) = analyses._jobs.values()
    passed = GIVEN_UP_AFTER + 1
    assert job.task
    await job.task
    assert job.found.analysis is None
