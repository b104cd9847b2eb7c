"""A lock between processes: the system frees it when its holder ends, however that happens."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path


@contextmanager
def one_writer(lock: Path) -> Iterator[None]:
    """A context in which only one process can be at a time, for the same file."""
    lock.parent.mkdir(parents=True, exist_ok=True)
    with lock.open("a+") as file:
        if sys.platform == "win32":
            import msvcrt

            while True:  # a waiting lock of Windows would give up after ten seconds
                with suppress(OSError):
                    file.seek(0)
                    msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
                    break
                time.sleep(0.01)
            try:
                yield
            finally:
                file.seek(0)
                msvcrt.locking(file.fileno(), msvcrt.LK_UNLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX)  # freed when the file is closed
            yield
