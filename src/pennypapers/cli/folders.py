"""Where things are kept."""

from __future__ import annotations

import os
from pathlib import Path

import platformdirs


def data_folder() -> Path:
    """Where games are kept unless told otherwise."""
    chosen = os.environ.get("PENNYPAPERS_DATA")
    return Path(chosen) if chosen else Path(platformdirs.user_data_dir("pennypapers"))
