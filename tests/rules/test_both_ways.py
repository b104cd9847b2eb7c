"""The same seeds give the same games whether the rules run compiled or as plain Python."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys

import pytest

from pennypapers.notation import SHIPPED, shipped_layout
from pennypapers.rules.random_games import random_games

GAMES = 6


def digest(name: str) -> str:
    """A digest of everything about a few games: sheets, stars, rounds and steps."""
    layout = shipped_layout(name)
    text = hashlib.sha256()
    for uniform in (True, False):
        for part in random_games(layout, GAMES, seed=11, start=3, uniform_discoveries=uniform):
            text.update(part.tobytes())
    return text.hexdigest()


@pytest.mark.compiled
def test_compiled_and_interpreted_games_are_the_same() -> None:
    interpreted = subprocess.run(
        [sys.executable, __file__],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert interpreted.stdout.split() == [digest(name) for name in SHIPPED]


@pytest.mark.parametrize("name", SHIPPED)
def test_games_can_be_shared_out(name: str) -> None:
    """Games 0 to 5 at once, or 0 to 2 here and 3 to 5 there."""
    layout = shipped_layout(name)
    whole = random_games(layout, 6, seed=5)
    parts = [random_games(layout, 3, seed=5, start=start) for start in (0, 3)]
    assert whole.records.tobytes() == b"".join(part.records.tobytes() for part in parts)
    assert whole.stars.tolist() == [stars for part in parts for stars in part.stars.tolist()]
    assert random_games(layout, 6, seed=6).records.tobytes() != whole.records.tobytes()


if __name__ == "__main__":
    print(*(digest(name) for name in SHIPPED))
