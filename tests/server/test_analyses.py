"""Analyses over the wire: worked out in a process of their own, asked for again and again until they are there."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from hosting import scene
from pennypapers.lab.analysis import Analysis
from pennypapers.notation import read_layout, write_game
from pennypapers.refusals import Refusal
from pennypapers.server.http.analyses import (
    GIVEN_UP_AFTER,
    GIVEN_UP_FOR_OTHERS,
    MOST_WAITING,
    NOTHING_YET,
    Analyses,
    Wanted,
)
from pennypapers.server.http.analyst import Assignment, Progress, Report
from pennypapers.server.tables.lessons import LESSONS
from pennypapers.table import FairDice, Table
from pennypapers.table.fair_dice import seeded_key

SOME = Wanted("some-game", 0)
UNFINISHED = Path(__file__).parents[1] / "data" / "games" / "temple-a-round-open.game"


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
        answer = analyses.ask(SOME) or analyses.begin(SOME, Assignment(text, player))
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


def test_where_nobody_can_be_nice_it_works_too() -> None:
    """As on Windows."""
    without = "import os; del os.nice; from pennypapers.server.http.analyst import main; main()"
    task = Assignment(UNFINISHED.read_text(), "AB")
    told = subprocess.run(
        [sys.executable, "-c", without], input=msgspec.json.encode(task), stdout=subprocess.PIPE, check=True
    )
    assert msgspec.json.decode(told.stdout, type=Report).refused is not None


# --- with a process that does not think ---

BUSY = """while sleep 0.01; do echo '{"progress": {"done": 1, "of": 30}}'; done"""
BROKEN = """echo '{"progress": {"done'"""


@pytest.fixture
def does(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """What the process does instead."""

    def do(what: str) -> None:
        program = tmp_path / "analyst"
        program.write_text(f"#!/bin/sh\n{what}\n")
        program.chmod(0o755)
        monkeypatch.setattr(sys, "executable", str(program))

    return do


class Waiting:
    """Analyses of several players of a game, and a clock that is moved by hand."""

    def __init__(self) -> None:
        self.passed = 0.0
        self.analyses = Analyses(now=lambda: self.passed)

    def begin(self, player: int, address: str = "") -> Progress:
        answer = self.analyses.begin(Wanted("some-game", player), Assignment("", ""), address)
        assert isinstance(answer, Progress)
        return answer

    def ask(self, player: int, address: str = "") -> object:
        return self.analyses.ask(Wanted("some-game", player), address)

    async def process(self, player: int) -> subprocess.Popen[bytes]:
        """Of one that is worked out, as soon as it has begun."""
        job = self.analyses._jobs[Wanted("some-game", player)]
        while job.process is None or job.report == NOTHING_YET:
            await asyncio.sleep(0.01)
        return job.process

    async def close(self) -> None:
        working = self.analyses._working
        self.analyses.close()
        await asyncio.gather(*filter(None, [working]), return_exceptions=True)


async def ended(process: subprocess.Popen[bytes]) -> None:
    while process.returncode is None:
        await asyncio.sleep(0.01)


@scene
async def test_a_process_that_dies_is_told_of(does: Callable[[str], None]) -> None:
    does(BUSY)
    waiting = Waiting()
    waiting.begin(0)
    (await waiting.process(0)).kill()
    assert await refusal(waiting.analyses, "") == "analysis-failed"
    assert waiting.begin(0) == Progress(0, 0)  # to be tried again
    await waiting.close()


@scene
async def test_half_a_line_is_no_analysis(does: Callable[[str], None]) -> None:
    does(BROKEN)
    assert await refusal(Analyses(), small_game()) == "analysis-failed"


@scene
async def test_what_nobody_asks_for_any_more_is_given_up(does: Callable[[str], None]) -> None:
    does(BUSY)
    waiting = Waiting()
    waiting.begin(0)
    process = await waiting.process(0)
    waiting.passed = GIVEN_UP_AFTER + 1
    await ended(process)
    assert waiting.ask(0) is None
    waiting.begin(0)  # whoever comes back is no worse off than whoever comes first
    await waiting.process(0)
    await waiting.close()


@scene
async def test_what_is_asked_for_does_not_wait_long_for_what_is_not(does: Callable[[str], None]) -> None:
    does(BUSY)
    waiting = Waiting()
    waiting.begin(0)
    process = await waiting.process(0)
    assert [waiting.begin(player).before for player in (1, 2)] == [1, 2]
    waiting.passed = GIVEN_UP_FOR_OTHERS + 1
    assert waiting.ask(2) == Progress(0, 0, 0)
    await ended(process)
    await waiting.process(2)
    assert (waiting.ask(0), waiting.ask(1)) == (None, None)
    await waiting.close()


@scene
async def test_an_analysis_asked_for_now_and_then_is_not_given_up(does: Callable[[str], None]) -> None:
    does(BUSY)
    waiting = Waiting()
    waiting.begin(0)
    process = await waiting.process(0)
    waiting.begin(1)
    for _ in range(10):
        waiting.passed += GIVEN_UP_FOR_OTHERS / 2
        assert waiting.ask(0) == Progress(1, 30)
        assert waiting.ask(1) == Progress(0, 0, 1)
    assert process.returncode is None
    await waiting.close()


@scene
async def test_whoever_wants_many_waits_for_those_who_want_one(does: Callable[[str], None]) -> None:
    does(BUSY)
    waiting = Waiting()
    for player in range(50):
        waiting.begin(player, "greedy")
    first = await waiting.process(0)
    assert waiting.begin(70, "honest").before == 2  # the one under way, and one of those that came before
    assert waiting.begin(71, "another").before == 3
    assert waiting.begin(72, "honest").before == 5
    first.kill()
    (await waiting.process(1)).kill()
    await waiting.process(70)
    assert waiting.ask(70, "honest") == Progress(1, 30)
    assert waiting.ask(2, "greedy") == Progress(0, 0, 2)
    await waiting.close()


@scene
async def test_what_somebody_else_wants_too_comes_when_the_first_of_them_has_a_turn(
    does: Callable[[str], None],
) -> None:
    does(BUSY)
    waiting = Waiting()
    for player in range(50):
        waiting.begin(player, "greedy")
    await waiting.process(0)
    assert waiting.ask(49, "greedy") == Progress(0, 0, 49)
    assert waiting.ask(49, "honest") == Progress(0, 0, 2)
    await waiting.close()


@scene
async def test_one_address_waits_for_so_many_and_no_more(does: Callable[[str], None]) -> None:
    does(BUSY)
    waiting = Waiting()
    waiting.begin(0, "greedy")
    await waiting.process(0)
    for player in range(1, MOST_WAITING + 1):
        waiting.begin(player, "greedy")
    with pytest.raises(Refusal) as refused:
        waiting.begin(MOST_WAITING + 1, "greedy")
    assert refused.value.code == "too-many-requests"
    assert waiting.begin(MOST_WAITING + 1, "honest").before == 2
    waiting.passed = GIVEN_UP_AFTER + 1  # what is not asked for any more counts no longer
    waiting.begin(1, "greedy")
    await waiting.close()


@scene
async def test_a_game_that_is_deleted_is_worked_out_no_longer(does: Callable[[str], None]) -> None:
    does(BUSY)
    waiting = Waiting()
    waiting.begin(0)
    waiting.begin(1)
    process = await waiting.process(0)
    waiting.analyses.drop(["some-game"])
    await ended(process)
    assert (waiting.ask(0), waiting.ask(1)) == (None, None)
    assert not waiting.analyses._waiting
    await waiting.close()
