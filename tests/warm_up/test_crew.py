"""The crew compiles part by part, in processes; here the processes only say what they would do."""

from __future__ import annotations

import sys
import threading
from pathlib import Path

import pytest

from pennypapers import cache
from pennypapers.rules.compiled import sources_digest
from pennypapers.warm_up import PARTS, Crew, Progress
from pennypapers.warm_up.crew import remove_old_code

BEGINS_AND_ENDS = """
import sys
with open({file!r}, "a") as file:
    file.write("begins " + sys.argv[1] + "\\n")
print("\\n\\n\\n", end="")
with open({file!r}, "a") as file:
    file.write("ends " + sys.argv[1] + "\\n")
"""

DIES = """
import os, sys
if sys.argv[1] == "rules-temple":
    sys.exit("no more memory")
if sys.argv[1] == "bots-valley":
    os.abort() if os.name == "nt" else os.kill(os.getpid(), 9)
"""


def worker(code: str) -> list[str]:
    return [sys.executable, "-c", code]


@pytest.fixture(autouse=True)
def _own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """So that nothing is removed from the real one."""
    monkeypatch.setattr(cache, "folder", lambda: tmp_path)
    return tmp_path


def test_every_part_is_compiled_after_the_one_that_it_needs(tmp_path: Path) -> None:
    told: list[Progress] = []
    file = tmp_path / "said"
    found = Crew(told.append, parts=PARTS, worker=worker(BEGINS_AND_ENDS.format(file=str(file)))).run()
    said = file.read_text().splitlines()
    assert sorted(said) == sorted(f"{when} {part.name}" for part in PARTS for when in ("begins", "ends"))
    for part in PARTS:
        if part.needs:
            assert said.index(f"ends {part.needs}") < said.index(f"begins {part.name}")
    assert found == Progress(100, frozenset())
    percents = [progress.percent for progress in told]
    assert percents == sorted(percents)
    assert any(0 < percent < 100 for percent in percents)


def test_a_part_that_dies_does_not_keep_the_others(tmp_path: Path) -> None:
    told: list[Progress] = []
    found = Crew(told.append, parts=PARTS, worker=worker(DIES)).run()
    assert found.missing == frozenset()
    assert sorted(reason.partition(":")[0] for reason in found.failed) == ["bots-valley", "rules-temple"]
    assert "rules-temple: no more memory" in found.failed


def test_a_process_that_cannot_be_started_is_a_failure_and_no_crash(tmp_path: Path) -> None:
    found = Crew(lambda progress: None, parts=PARTS[:1], worker=[str(tmp_path / "nothing")]).run()
    assert len(found.failed) == 1


def test_it_stops_at_once_when_it_is_told_to() -> None:
    began = threading.Event()
    crew = Crew(
        lambda progress: began.set(),
        parts=PARTS,
        worker=worker("print(flush=True); import time; time.sleep(600)"),
    )
    running = threading.Thread(target=crew.run)
    running.start()
    began.wait()
    crew.stop()
    running.join(60)
    assert not running.is_alive()
    assert crew.progress.missing == frozenset(PARTS)
    assert crew.progress.failed == (), "nothing failed"


def test_only_our_own_old_code_is_removed(tmp_path: Path) -> None:
    ours = sources_digest(*PARTS[0].sources)
    for name in (ours, "0123456789abcdef", "somebody-elses"):
        (tmp_path / name).mkdir()
    remove_old_code()
    assert {path.name for path in tmp_path.iterdir()} == {ours, "somebody-elses"}
