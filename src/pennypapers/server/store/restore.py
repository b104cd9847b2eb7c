"""A copy of the database in the place of the one that is there, which is kept. No server may have the folder."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

from pennypapers.server.store.backup import OnProgress, copy, empty, half_made, sync_folder
from pennypapers.server.store.database import DAMAGED, code_of, connect, reason_of
from pennypapers.server.store.interface import NotSaved, Unusable
from pennypapers.server.store.migrations import version_of

HEAD = b"SQLite format 3\0"
HELPERS = ("-wal", "-shm")


@dataclass(frozen=True)
class Contents:
    """How much is in a database."""

    tables: int  # that are not finished
    games: int


def contents(path: Path) -> Contents:
    """What a database of ours has; refuses one that is damaged, another program's, or newer than this program."""
    with _unusable(path), closing(_open_copy(path)) as connection:
        return _contents(connection)


@contextmanager
def checked_copy(source: Path, folder: Path, progress: OnProgress) -> Iterator[tuple[Path, Contents]]:
    """A copy of `source` in the folder, whole and looked through, and what it has. It is gone afterwards, unless it was
    put in place."""
    with half_made(folder, "restoring.") as half:
        with _unusable(source), closing(_open_copy(source)) as original, closing(empty(half)) as made:
            _contents(original)  # before all of another program's data is copied
            copy(original, made, progress)
            if made.execute("PRAGMA integrity_check").fetchall() != [("ok",)]:
                raise Unusable("damaged", f"{source} is damaged")
            found = _contents(made)
        yield half, found


def put_in_place(half: Path, target: Path, aside: Path) -> None:
    """The new database takes the place of the old one, which goes by the other name from then on. If this is
    interrupted, one of the two is in its place (on a drive that knows second names, and if the old one is sound)."""
    if target.exists():
        _tidy_up(target)
        for helper in HELPERS:  # of one that is too damaged to be tidied up: they belong to it
            with suppress(FileNotFoundError):
                Path(f"{target}{helper}").rename(f"{aside}{helper}")
        try:
            os.link(target, aside)
        except OSError:  # a drive that knows no second names
            target.rename(aside)
    half.replace(target)
    sync_folder(target.parent)


def _tidy_up(path: Path) -> None:
    """Bring what stands in the helpers of a database into it, and take them away. One that cannot be read is not
    touched."""
    try:
        contents(path)
    except (Unusable, NotSaved):
        return
    with suppress(sqlite3.Error), closing(connect(path, patience=0.0)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def _open_copy(path: Path) -> sqlite3.Connection:
    """For reading alone: its disk may take no writing. What stands in a helper beside it belongs to it."""
    with path.open("rb") as file:
        head = file.read(len(HEAD))
    if head not in (HEAD, b""):  # SQLite would delete the helpers of such a file
        raise Unusable("damaged", f"{path} is no database")
    alone = "" if Path(f"{path}-wal").exists() else "&immutable=1"
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro{alone}", uri=True, isolation_level=None)


def _contents(connection: sqlite3.Connection) -> Contents:
    if version_of(connection) == 0:
        raise Unusable("foreign", "the database is empty")
    tables = "SELECT count(*) FROM tables WHERE finished IS NULL"
    games = "SELECT count(*) FROM games"
    return Contents(*(connection.execute(count).fetchone()[0] for count in (tables, games)))


@contextmanager
def _unusable(path: Path) -> Iterator[None]:
    try:
        yield
    except sqlite3.Error as error:
        if code_of(error) in DAMAGED:
            raise Unusable("damaged", f"{path} is no database, or a damaged one: {error}") from error
        if "no such table" in str(error):
            raise Unusable("foreign", f"{path} belongs to another program") from error
        raise NotSaved(reason_of(error)) from error
