"""A server that is killed while people play has everything that they were told is saved."""

from __future__ import annotations

from pathlib import Path

from killed_server import kill_again_and_again

KILLS = 20  # `benchmarks/kills.py` does a thousand


def test_nothing_that_was_acknowledged_is_lost(tmp_path: Path) -> None:
    *_, found = kill_again_and_again(tmp_path / "data", KILLS, seed=20261118)
    assert found.kills == KILLS
    assert found.acknowledged > KILLS
    assert not found.lost
