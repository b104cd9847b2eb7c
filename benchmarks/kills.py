"""Kills a server in the middle of play (`kill -9`), again and again, and looks for what people were told is saved.

    .venv/bin/python benchmarks/kills.py [--kills 1000] [--seed 1] [--folder FOLDER]

16 people at four tables play as fast as they can; at a random moment the server is killed, its data is compared with
all that each of them was told (every turn acknowledged, every piece of news heard), and the next server goes on with
that data. Ctrl-C ends it after the kill under way. The data is in FOLDER, which should be on a disk: a kill takes
nothing from the system's memory, so that this shows what the program loses, and not what a power cut would
(`tests/server/store/test_failing_disk.py` does). It ends with status 1 if anything was lost.
"""

from __future__ import annotations

import argparse
import os
import signal
import sys
import tempfile
import threading
import time
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

from revision import commit

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "examples"), str(ROOT / "tests" / "support")]

from killed_server import Found, kill_again_and_again  # noqa: E402


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--kills", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1, help="of the moments")
    parser.add_argument("--folder", type=Path, default=ROOT / ".cache", help="where the data is meanwhile")
    chosen = parser.parse_args()
    chosen.folder.mkdir(parents=True, exist_ok=True)
    os.nice(5)
    is_interrupted = threading.Event()
    for interrupt in (signal.SIGINT, signal.SIGTERM):
        signal.signal(interrupt, lambda *_: is_interrupted.set())
    print(f"commit {commit()}, {os.cpu_count()} cores, {datetime.now(UTC):%Y-%m-%d}", flush=True)
    begun, found, told = time.monotonic(), Found(), 0
    with (
        tempfile.TemporaryDirectory(dir=chosen.folder, prefix="kills-") as folder,
        closing(kill_again_and_again(Path(folder) / "data", chosen.kills, chosen.seed)) as kills,
    ):
        for found in kills:
            print(*found.lost[told:], sep="\n", end="\n" if found.lost[told:] else "")
            told = len(found.lost)
            seconds = time.monotonic() - begun
            left = seconds / found.kills * (chosen.kills - found.kills) / 60
            print(
                f"{found.kills} of {chosen.kills} kills, {said(found)}, {left:.0f} minutes left", flush=True
            )
    print(f"\n{found.kills} kills in {(time.monotonic() - begun) / 60:.0f} minutes: {said(found)}.")
    sys.exit(bool(found.lost))


def said(found: Found) -> str:
    """In one line."""
    return (
        f"{found.acknowledged:,} turns acknowledged, looked for {found.looked_for:,} times with the news, "
        f"{len(found.lost)} losses"
    )


if __name__ == "__main__":
    main()
