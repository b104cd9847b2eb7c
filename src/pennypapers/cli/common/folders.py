"""Where things are kept."""

from __future__ import annotations

import os
from pathlib import Path

from pennypapers.server.settings.of_serve import ServeSettings


def data_folder() -> Path:
    """Where games are kept unless told otherwise."""
    chosen = os.environ.get("PENNYPAPERS_DATA")
    return Path(chosen) if chosen else ServeSettings().data
