"""A consistent copy of the database, also while a server writes to it."""

from __future__ import annotations

import errno
import os
import sqlite3
import tempfile
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path

from pennypapers.server.store.database import open_reader, reason_of
from pennypapers.server.store.interface import NotSaved

PAGES = 256  # a megabyte at a time

OnProgress = Callable[[int, int], None]


def copy_database(source: Path, target: Path, progress: OnProgress = lambda done, pages: None) -> None:
    """Blocks until `target` is there, whole, in place of an older copy. Any process may do this.

    It is one file that is read without others beside it; a store opened on it goes on from there. `progress` is called
    after each step with how many pages are done, of how many.
    """
    if not source.exists():
        raise FileNotFoundError(f"{source} is not there")
    if target.exists() and target.samefile(source):
        raise ValueError("a copy of a database cannot take its place")
    leftover = target.with_name(f"{target.name}-wal")
    if leftover.exists():  # SQLite would add its contents to the new copy
        raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(leftover))
    handle, name = tempfile.mkstemp(prefix=f"{target.name}.", dir=target.parent)
    os.close(handle)
    half = Path(name)
    try:
        with closing(open_reader(source, patience=5.0)) as original, closing(empty(half)) as made:
            copy(original, made, progress)
        half.replace(target)
    except sqlite3.Error as error:
        raise NotSaved(reason_of(error)) from error
    finally:
        half.unlink(missing_ok=True)
    sync_folder(target.parent)


def copy(original: sqlite3.Connection, made: sqlite3.Connection, progress: OnProgress) -> None:
    # Read within one transaction, which in WAL mode keeps nobody from writing: without it the copy would begin anew
    # after every commit, and under steady writing never end.
    original.execute("BEGIN")
    original.execute("SELECT count(*) FROM sqlite_master").fetchone()
    original.backup(made, pages=PAGES, progress=lambda status, left, pages: progress(pages - left, pages))
    original.execute("COMMIT")
    made.execute("PRAGMA journal_mode = DELETE")


def empty(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute("PRAGMA synchronous = FULL")
    return connection


def sync_folder(folder: Path) -> None:
    """That the new name is on disk too; not every system can do this."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
