"""Processes that let others go first: games that are being played don't wait for what is worked out beside them."""

from __future__ import annotations

import os
import subprocess
import sys

POLITE = 10

# For whoever starts such a process: where there is `nice`, the process itself sees to it.
POLITELY = 0
if sys.platform == "win32":
    POLITELY = subprocess.BELOW_NORMAL_PRIORITY_CLASS


def be_polite() -> None:
    """For the process itself."""
    if hasattr(os, "nice"):
        os.nice(POLITE)
