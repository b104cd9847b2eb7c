"""Killed at any moment: what was said to be saved is there, and nothing is half there."""

from __future__ import annotations

import random
import subprocess
import sys
from itertools import islice
from pathlib import Path

import pytest

from store_scenarios import is_sound, opened, play

VICTIM = Path(__file__).with_name("victim.py")


def run_and_kill(path: Path, after: int) -> dict[tuple[str, str], int]:
    """What the process was told is saved, up to its end: the last number of each log and draft."""
    with subprocess.Popen([sys.executable, VICTIM, path], stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        said = list(islice(process.stdout, after))
        process.kill()
        said += process.stdout.readlines()
    assert len(said) >= after, "it ended by itself"
    saved = {}
    for line in said:
        if line.endswith(b"\n"):  # the last one may be cut off
            kind, table, number = line.decode().split()
            saved[kind, table] = int(number)
    return saved


def check(path: Path, saved: dict[tuple[str, str], int]) -> None:
    async def scenario() -> None:
        async with opened(path) as store:
            for row in await store.tables():
                log = await store.read(row.id)
                assert log == [f"{row.id} {number}".encode() for number in range(1, row.last + 1)]
                assert row.last % 3 == 0
                assert row.last >= saved.get(("log", row.id), 0)
                revision, text = (await store.drafts(row.id)).get(0, (0, f"{row.id} 0"))
                assert revision >= saved.get(("draft", row.id), 0)
                assert text == f"{row.id} {revision}"

    play(scenario())
    assert is_sound(path)


def kill_again_and_again(path: Path, times: int) -> None:
    moments = random.Random(20261115)
    saved: dict[tuple[str, str], int] = {}
    for _ in range(times):
        saved |= run_and_kill(path, after=moments.randrange(1, 300))
        check(path, saved)
    assert len(saved) == 12  # all six tables had something to lose


def test_killed(tmp_path: Path) -> None:
    kill_again_and_again(tmp_path / "store.db", 10)


@pytest.mark.sweep
def test_killed_often(tmp_path: Path) -> None:
    kill_again_and_again(tmp_path / "store.db", 200)
