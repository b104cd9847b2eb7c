"""A consistent copy of the database, also while a server writes to it."""

from __future__ import annotations

import errno
import os
import sqlite3
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from pennypapers.server.store.checksum import checksum
from pennypapers.server.store.database import open_reader, reason_of
from pennypapers.server.store.interface import NotSaved
from pennypapers.server.store.migrations import WITH_SUMS, version_of

PAGES = 256  # a megabyte at a time

OnProgress = Callable[[int, int], None]


def copy_database(source: Path, target: Path, progress: OnProgress = lambda done, pages: None) -> None:
    """Blocks until `target` is there, whole, in place of an older copy. Any process may do this. What is damaged is
    refused, and the older copy stays.

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
    with half_made(target.parent, f"{target.name}.") as half:
        try:
            with closing(open_reader(source, patience=5.0)) as original, closing(empty(half)) as made:
                copy(original, made, progress)
                if not is_whole(made):
                    raise NotSaved("damaged")
        except sqlite3.Error as error:
            raise NotSaved(reason_of(error)) from error
        half.replace(target)
    sync_folder(target.parent)


@contextmanager
def half_made(folder: Path, prefix: str) -> Iterator[Path]:
    """A new file whose name begins like this, which is gone afterwards unless it was given another name. Those of
    programs that were killed on the way are deleted."""
    for leftover in folder.glob(f"{prefix}{'[a-z0-9_]' * 8}"):
        _delete_unless_in_use(leftover)
    handle, name = tempfile.mkstemp(prefix=prefix, dir=folder)
    half = Path(name)
    try:
        if sys.platform == "win32":
            os.close(handle)  # there nobody can delete what SQLite has open
        else:
            _claim(handle)
        yield half
    finally:
        if sys.platform != "win32":
            os.close(handle)
        _delete(half)


def _delete_unless_in_use(path: Path) -> None:
    with suppress(OSError):
        if sys.platform != "win32":
            handle = os.open(path, os.O_RDWR)
            try:
                _claim(handle)
            finally:
                os.close(handle)
        _delete(path)


def _delete(path: Path) -> None:
    path.unlink(missing_ok=True)
    path.with_name(f"{path.name}-journal").unlink(missing_ok=True)


def _claim(handle: int) -> None:
    """As long as it is open, others know that it is in use."""
    if sys.platform != "win32":
        import fcntl

        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


def is_whole(made: sqlite3.Connection) -> bool:
    """Whether a database of ours is sound, and every entry as it was written."""
    if made.execute("PRAGMA integrity_check").fetchall() != [("ok",)]:
        return False
    version = version_of(made)
    if version < WITH_SUMS:
        return version > 0  # an empty one is nobody's copy
    entries = made.execute("SELECT id, number, body, sum FROM entries JOIN tables ON key = of")
    return all(
        isinstance(body, bytes) and checksum(table, number, body) == kept
        for table, number, body, kept in entries
    )


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
