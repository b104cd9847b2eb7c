"""Whether the data folder is as the last server left it, and has room, before anything in it is opened."""

from __future__ import annotations

import os
import tempfile
from contextlib import closing
from pathlib import Path

from pennypapers.server.operation.folder import DATABASE, UnusableFolder, give_to_owner
from pennypapers.server.store.database import open_reader
from pennypapers.server.store.migrations import version_of

KEPT = "tables.kept"  # there is, or was, a database beside it
NOTE = b"Tables and games are kept in tables.db beside this file. Without that a server does not start.\n"
ROOM = 1_000_000  # bytes: on a disk with less the system ends a program in the middle of what it does


class Vanished(Exception):
    """There were tables in this folder, and there is no database any more, or an empty one."""

    def __init__(self, note: Path) -> None:
        super().__init__(f"what is kept beside {note} is gone")
        self.note = note


def check(folder: Path, *, has_tables: bool = True) -> None:
    """Refuses a folder whose database is gone, unless the tables are kept elsewhere, or whose disk takes nothing."""
    if has_tables and (folder / KEPT).exists() and _is_empty(folder / DATABASE):
        raise Vanished(folder / KEPT)
    try:
        with tempfile.TemporaryFile(dir=folder) as room:
            room.write(bytes(ROOM))
            room.flush()
            os.fsync(room.fileno())
    except OSError as error:
        raise UnusableFolder(error) from error


def _is_empty(database: Path) -> bool:
    # Of an empty file SQLite would delete the log beside it, from which something might still be saved.
    if not database.exists() or not database.stat().st_size:
        return True
    try:
        with closing(open_reader(database, patience=5.0)) as connection:
            return version_of(connection) == 0
    except Exception:  # whatever else is wrong with it is told when it is opened
        return False


def note(folder: Path) -> None:
    """There is a database from now on."""
    path = folder / KEPT
    if not path.exists():
        path.write_bytes(NOTE)
        give_to_owner(path)
