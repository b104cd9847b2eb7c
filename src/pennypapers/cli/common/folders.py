"""Where the program keeps its data."""

from __future__ import annotations

import os
from pathlib import Path

from pennypapers.server.settings.of_serve import ServeSettings


def data_folder() -> Path:
    """The folder for tables and games, if no option names another."""
    chosen = os.environ.get("PENNYPAPERS_DATA")
    return Path(chosen) if chosen else ServeSettings().data
