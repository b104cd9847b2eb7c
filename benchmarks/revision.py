"""The commit that figures were measured at."""

from __future__ import annotations

import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]


def commit(of: Path = ROOT) -> str:
    described = ["git", "describe", "--always", "--dirty= with changes", "--exclude=*"]
    done = subprocess.run(described, cwd=of, stdout=subprocess.PIPE, text=True, check=False)
    return done.stdout.strip() or "unknown"
