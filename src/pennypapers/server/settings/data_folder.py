"""Where tables and games are kept unless somebody says otherwise."""

from __future__ import annotations

import sys
from pathlib import Path

import platformdirs

# Of a copy of the project; of an installed package this is a folder of the Python that it is installed in.
PROJECT = Path(__file__).resolve().parents[4]


def usual_data_folder(project: Path = PROJECT, environment: str = sys.prefix) -> Path:
    """The program that `./play` made in the project's own `.venv` keeps everything where `./play` does: in the project.
    Any other keeps it for its user."""
    if Path(environment).resolve() == project / ".venv" and (project / "play").is_file():
        return project / "data"
    return Path(platformdirs.user_data_dir("pennypapers"))
