"""Where things are kept: `.venv/bin/pennypapers` looks where `./play` keeps them."""

from __future__ import annotations

from pathlib import Path

import platformdirs
import pytest

import environment
from command_line import Command
from pennypapers.cli.common.folders import data_folder
from pennypapers.server.operation.folder import DATABASE
from pennypapers.server.settings.data_folder import PROJECT, usual_data_folder
from pennypapers.server.settings.of_serve import ServeSettings

USERS = Path(platformdirs.user_data_dir("pennypapers"))


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A copy of the project with its own environment."""
    (tmp_path / ".venv").mkdir()
    (tmp_path / "play").touch()
    return tmp_path


def test_the_project_keeps_its_own(project: Path) -> None:
    assert usual_data_folder(project, str(project / ".venv")) == project / "data"


def test_another_environment_keeps_it_for_the_user(project: Path) -> None:
    assert usual_data_folder(project, "/usr") == USERS


def test_an_installed_package_keeps_it_for_the_user(project: Path) -> None:
    """A package that is installed in a folder named .venv, but in that of another project."""
    (project / "play").unlink()
    assert usual_data_folder(project, str(project / ".venv")) == USERS


def test_this_is_the_project() -> None:
    assert environment.ROOT == PROJECT
    assert environment.VENV == PROJECT / ".venv"


def test_the_server_and_the_others_agree(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("PENNYPAPERS_DATA")
    assert "PENNYPAPERS_DATA" not in environment.variables(), "`./play` tells it no other place"
    assert data_folder() == ServeSettings().data == usual_data_folder()


def test_the_variable_counts_more(pennypapers: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PENNYPAPERS_DATA", "elsewhere")
    assert data_folder() == Path("elsewhere")
    ran = pennypapers("backup", "copy.db", "--lang", "en")
    assert ran.status == 1
    assert str(Path("elsewhere") / DATABASE) in ran.err, "where it looked"
