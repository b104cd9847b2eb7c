"""Processes at low priority: games that are being played don't wait for work that is done beside them."""

from __future__ import annotations

import os
import subprocess
import sys

NICENESS = 10

# Flags for whoever starts such a process on Windows. Elsewhere the process lowers its own priority (`be_polite`).
POLITELY = 0
if sys.platform == "win32":
    POLITELY = subprocess.BELOW_NORMAL_PRIORITY_CLASS


def be_polite() -> None:
    """Lower the priority of this process, where the system has `nice`."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)
