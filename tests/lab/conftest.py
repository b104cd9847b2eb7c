"""For every test of the lab: an empty folder to be in, and the command in this process."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from command_line import Ran
from pennypapers.cli.app import run


@pytest.fixture(autouse=True)
def empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for wish in ["NO_COLOR", "FORCE_COLOR", "COLUMNS", "PENNYPAPERS_LANG", "LC_ALL", "LC_MESSAGES", "LANG"]:
        monkeypatch.delenv(wish, raising=False)
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def pennypapers(capsys: pytest.CaptureFixture[str]) -> Callable[..., Ran]:
    def call(*arguments: str) -> Ran:
        capsys.readouterr()
        status = run(arguments)
        return Ran(status, *capsys.readouterr())

    return call
