"""Where compiled code is kept, on machines that don't let it be kept."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from pennypapers import cache
from pennypapers.rules.one_writer import one_writer

PACKAGE = Path(cache.__file__).parent
SHEET = Path(__file__).parent / "data" / "sheets" / "temple-example.sheet"
# Root may write everywhere, whatever a folder's mode says, unless it gives that right up for what it starts.
WITHOUT_RIGHTS = ("setpriv", "--inh-caps=-all", "--bounding-set=-all")
IS_ROOT = sys.platform != "win32" and os.geteuid() == 0

LOOK = """
import os, subprocess, sys
from pennypapers import cache
told = []
cache.notices.for_this_run_only = told.append
folder = cache.folder()
print(folder, oct(folder.stat().st_mode & 0o777), *told)
child = "from pennypapers import cache; print(cache.folder())"
print(subprocess.run([sys.executable, "-c", child], capture_output=True, text=True, check=True).stdout, end="")
"""

COUNT = """
import sys
from pathlib import Path
from pennypapers.rules.one_writer import one_writer
for _ in range(200):
    with one_writer(Path(sys.argv[1]) / "lock"):
        number = Path(sys.argv[1]) / "number"
        number.write_text(str(int(number.read_text()) + 1))
"""


def test_a_folder_that_is_none_gives_way_to_a_private_one(tmp_path: Path) -> None:
    nowhere = tmp_path / "a file"
    nowhere.touch()
    temporary = tmp_path / "temporary"
    temporary.mkdir()
    env = {**os.environ, "NUMBA_CACHE_DIR": str(nowhere), "TMPDIR": str(temporary), "TEMP": str(temporary)}
    done = subprocess.run([sys.executable, "-c", LOOK], env=env, capture_output=True, text=True, check=True)
    own, child = done.stdout.splitlines()
    folder, mode, told = own.split(" ", 2)
    assert Path(folder).parent == temporary
    assert told == str(nowhere)
    if sys.platform != "win32":
        assert mode == "0o700"
    assert child == folder, "the processes of one run share it"
    assert not list(temporary.iterdir()), "it is removed at the end"


def test_without_any_place_nothing_is_kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def full(*_: Any, **__: Any) -> str:
        raise OSError(28, "No space left on device")

    told: list[Path] = []
    monkeypatch.setattr(cache.notices, "for_this_run_only", told.append)
    (tmp_path / "file").touch()
    monkeypatch.setenv(cache.CHOSEN, str(tmp_path / "file"))
    monkeypatch.setattr(tempfile, "mkdtemp", full)
    assert cache.folder.__wrapped__() is None
    assert told == [tmp_path / "file"]


def test_somebody_without_a_home_gets_no_folder_named_after_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv(cache.CHOSEN, raising=False)
    assert not cache._is_usable(Path("~") / ".cache")
    assert not list(tmp_path.iterdir())


def test_one_process_writes_at_a_time(tmp_path: Path) -> None:
    (tmp_path / "number").write_text("0")
    writers = [subprocess.Popen([sys.executable, "-c", COUNT, str(tmp_path)]) for _ in range(2)]
    assert [writer.wait() for writer in writers] == [0, 0]
    assert (tmp_path / "number").read_text() == "400"
    with one_writer(tmp_path / "new" / "lock"):
        pass


# As it is for somebody whose administrator installed it


@pytest.fixture
def installed(tmp_path: Path) -> Iterator[Path]:
    """A copy of the package that nobody can write to."""
    if sys.platform == "win32":
        pytest.skip("a folder cannot be made read-only in this way")
    if IS_ROOT and not shutil.which(WITHOUT_RIGHTS[0]):
        pytest.skip("root may write everywhere, and there is no setpriv to give that up")
    place = tmp_path / "installed"
    place.mkdir()
    shutil.copytree(PACKAGE, place / "pennypapers", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(SHEET, place)
    (place / "temporary").mkdir()
    folders = [place / "pennypapers", *(path for path in (place / "pennypapers").rglob("*") if path.is_dir())]
    for folder in folders:
        folder.chmod(0o555)
    place.chmod(0o555)
    yield place
    for folder in (place, *folders):
        folder.chmod(0o755)  # or it could not be removed


def run_as_somebody(place: Path, *command: str) -> subprocess.CompletedProcess[str]:
    env = {name: value for name, value in os.environ.items() if name != "NUMBA_CACHE_DIR"}
    env |= {
        "PYTHONPATH": str(place),
        "HOME": str(place / "home"),  # which is not there, and cannot be made
        "XDG_CACHE_HOME": "",
        "TMPDIR": str(place / "temporary"),
        "PENNYPAPERS_LANG": "en",
        "PYTHONDONTWRITEBYTECODE": "1",
    }
    without = WITHOUT_RIGHTS if IS_ROOT else ()
    return subprocess.run(
        [*without, sys.executable, *command], env=env, cwd=place, capture_output=True, text=True
    )


@pytest.mark.compiled
def test_a_read_only_installation_without_a_home_works_and_says_what_it_costs(installed: Path) -> None:
    refused = run_as_somebody(installed, "-c", "open('pennypapers/new', 'w')")
    assert "PermissionError" in refused.stderr, "else nothing is shown here"
    listed = run_as_somebody(installed, "-m", "pennypapers", "sheets", "list", "--json")
    scored = run_as_somebody(installed, "-m", "pennypapers", "score", SHEET.name, "--json")
    for done in (listed, scored):
        assert done.returncode == 0, done.stderr
        assert [json.loads(line) for line in done.stdout.splitlines()]
        assert f"cannot be kept in {installed}/home" in done.stderr.splitlines()[0]
    assert len(listed.stderr.splitlines()) == 1
    assert len(scored.stderr.splitlines()) == 2, "and that it is being compiled"
    assert not list((installed / "temporary").iterdir())
