"""After the warm-up nobody waits for a compiler: what people do afterwards is all in the cache."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

LATER = """
import sys
from numba.core.dispatcher import Dispatcher
import gc
from pennypapers.cli.app import run
for arguments in (["score", *sys.argv[2:]], ["replay", *sys.argv[2:]], ["sheets", "list"]):
    run(arguments)
from pennypapers.rules.random_games import random_games
from pennypapers.notation import shipped_layout
for name in ("temple-b", "valley-a"):
    random_games(shipped_layout(name), 2, seed=1, uniform_discoveries=False)
missed = {d.__name__ for d in gc.get_objects() if isinstance(d, Dispatcher) and d.stats.cache_misses}
print("MISSED", *sorted(missed), file=sys.stderr)
"""


BOTS = """
import gc
import sys
from numba.core.dispatcher import Dispatcher
from pennypapers.bots import LevelBot
from pennypapers.lab.analysis import analyse
from pennypapers.notation import read_game
for path in sys.argv[2:]:
    game = read_game(open(path).read())
    analyse(game, game.players[0], tries=1)
missed = {d.__name__ for d in gc.get_objects() if isinstance(d, Dispatcher) and d.stats.cache_misses}
print("MISSED", *sorted(missed), file=sys.stderr)
"""

DATA = Path(__file__).parent / "data"


@pytest.fixture(scope="module")
def warm(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A new cache after the warm-up, several processes of which wrote to it at the same time."""
    cache = tmp_path_factory.mktemp("cache")
    env = {**os.environ, "NUMBA_CACHE_DIR": str(cache)}
    warm_up = [sys.executable, "-m", "pennypapers", "warm-up"]
    subprocess.run(warm_up, env=env, check=True, capture_output=True)
    return cache


def missed(cache: Path, later: str, *arguments: str) -> str:
    """The functions that a process had to compile after the warm-up."""
    env = {**os.environ, "NUMBA_CACHE_DIR": str(cache)}
    done = subprocess.run(
        [sys.executable, "-c", later, "--", *arguments], env=env, capture_output=True, text=True, check=True
    )
    return done.stderr.splitlines()[-1]


@pytest.mark.sweep  # compiles everything anew
@pytest.mark.compiled
def test_no_rule_is_compiled_after_the_warm_up(warm: Path) -> None:
    files = [str(path) for folder in ("sheets", "games") for path in (DATA / folder).glob("*.*e*t")]
    games = [str(path) for path in (DATA / "games").glob("*.game") if "crowd" not in path.name]
    assert missed(warm, LATER, *files, *games) == "MISSED"


@pytest.mark.sweep
@pytest.mark.compiled
def test_no_bot_is_compiled_after_the_warm_up(warm: Path) -> None:
    names = ("temple-a-voyager.game", "valley-a-shared.game")
    assert missed(warm, BOTS, *(str(DATA / "games" / name) for name in names)) == "MISSED"
