"""A data folder has one server at a time, and whoever comes second is told who has it and where that is."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from command_line import start
from pennypapers.cli.app import run
from pennypapers.cli.common.speech import Speech
from pennypapers.cli.serving.holder import taken
from pennypapers.server.operation.folder import LOCK, Holder, Taken, UnusableFolder, hold, holder
from pennypapers.words import LANGUAGES
from serving import server

HOLDS = """
import sys
from pathlib import Path
from pennypapers.server.operation.folder import hold
held = hold(Path(sys.argv[1]))
held.describe("http://127.0.0.1:1234", "", "")
print("holds", flush=True)
sys.stdin.read()
"""


def another_process(folder: Path) -> subprocess.Popen[str]:
    """One that has the folder until it is killed."""
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
    process = subprocess.Popen([sys.executable, "-c", HOLDS, str(folder)], text=True, **pipes)  # type: ignore[call-overload]
    assert process.stdout
    assert process.stdout.readline() == "holds\n"
    return process  # type: ignore[no-any-return]


def end(process: subprocess.Popen[str]) -> None:
    process.kill()
    process.communicate()


def test_a_second_server_says_who_has_the_folder_and_where(tmp_path: Path) -> None:
    with server(tmp_path) as (first, port):
        ran = start("serve", "--no-browser", "--data", str(tmp_path), "--lang", "en")
        assert (ran.returncode, ran.stdout) == (1, b"")
        (line,) = ran.stderr.decode().splitlines()
        assert f"already open at http://127.0.0.1:{port}: process {first.pid} " in line
        assert str(tmp_path) in line
        assert re.search(r"since 20\d\d-\d\d-\d\d \d\d:\d\d\.", line)
        assert first.poll() is None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("url", ["http://127.0.0.1:8375", ""])
@pytest.mark.parametrize("machine", ["", "another-container"])
def test_it_is_said_in_every_language(language: str, url: str, machine: str) -> None:
    said = taken(Speech(language), Path("/data"), Holder(4711, machine, 1_700_000_000.0, url))
    assert url in said
    assert machine in said
    assert "4711" in said
    assert "2023-11-1" in said


def test_the_system_frees_the_lock_of_one_that_was_killed(tmp_path: Path) -> None:
    process = another_process(tmp_path)
    try:
        with pytest.raises(Taken) as error:
            hold(tmp_path)
        assert (error.value.holder.pid, error.value.holder.url) == (process.pid, "http://127.0.0.1:1234")
        assert error.value.holder.is_here
        assert holder(tmp_path) == error.value.holder
    finally:
        end(process)
    assert holder(tmp_path) is None
    with hold(tmp_path):
        whose = holder(tmp_path)
        assert whose
        assert whose.pid == os.getpid()
    assert holder(tmp_path) is None


def test_nothing_is_known_of_one_that_said_nothing(tmp_path: Path) -> None:
    with hold(tmp_path):
        (tmp_path / LOCK).write_text("{")
        assert holder(tmp_path) == Holder()
        assert "?" in taken(Speech("en"), tmp_path, Holder())


@pytest.mark.skipif(os.name == "nt", reason="modes of files are something else there")
def test_only_its_owner_reads_who_has_it(tmp_path: Path) -> None:
    with hold(tmp_path / "new"):
        assert (tmp_path / "new" / LOCK).stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_folder_that_cannot_be_one(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A file is there; as with a disk that cannot be written to, it is one sentence."""
    folder = tmp_path / "file"
    folder.touch()
    with pytest.raises(UnusableFolder):
        hold(folder)
    copy = tmp_path / "copy.db"
    copy.touch()
    assert run(["restore", str(copy), "--data", str(folder), "--lang", language]) == 1
    captured = capsys.readouterr()
    assert (captured.out, captured.err.count("\n")) == ("", 1)


def test_a_server_on_a_folder_that_cannot_be_one(tmp_path: Path) -> None:
    """Where nothing can be locked it is one sentence too."""
    (tmp_path / LOCK).mkdir()
    ran = start("serve", "--no-browser", "--data", str(tmp_path), "--lang", "en")
    assert (ran.returncode, ran.stdout) == (1, b"")
    (line,) = ran.stderr.decode().splitlines()
    assert line.startswith(f"{tmp_path} cannot be used for tables")
