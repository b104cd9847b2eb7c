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


@pytest.mark.compiled
def test_nothing_is_compiled_after_the_warm_up(tmp_path: Path) -> None:
    env = {**os.environ, "NUMBA_CACHE_DIR": str(tmp_path)}
    subprocess.run([sys.executable, "-m", "pennypapers.warm_up"], env=env, check=True, capture_output=True)
    tests = Path(__file__).parent
    files = [str(path) for folder in ("sheets", "games") for path in (tests / folder).glob("*.*e*t")]
    games = [str(path) for path in (tests / "games").glob("*.game") if "crowd" not in path.name]
    later = subprocess.run(
        [sys.executable, "-c", LATER, "--", *files, *games],
        env=env,
        capture_output=True,
        text=True,
        check=True,
    )
    assert later.stderr.splitlines()[-1] == "MISSED"
