"""The data folder, which one process has at a time: two servers that write to the same tables would disagree.

The lock is the system's own and ends with its process, however that ends. The file also says which process has it, for
whoever comes second and for the operator's commands. Nothing here loads the rules.
"""

from __future__ import annotations

import json
import os
import socket
import sys
import time
from dataclasses import asdict, dataclass, fields, replace
from pathlib import Path
from types import TracebackType

DATABASE = "tables.db"
LOCK = "server.lock"

# Windows keeps everybody else from reading what is locked: a byte is locked that the file does not have.
_LOCKED_BYTE = 1 << 30


@dataclass(frozen=True)
class Holder:
    """The process that has a folder. `control` is where its server listens to its operator, with the `token` that it
    asks for; an operator's command that has the folder for a moment has neither these nor a `url`. `database` is where
    it keeps its tables, without the password, if that is not in the folder."""

    pid: int = 0
    machine: str = ""
    since: float = 0.0
    url: str = ""
    control: str = ""
    token: str = ""
    database: str = ""

    @property
    def is_here(self) -> bool:
        """On this machine, and not for example in another container that shares the folder."""
        return self.machine in ("", socket.gethostname())


class Taken(Exception):
    """Another process has the folder."""

    def __init__(self, holder: Holder) -> None:
        super().__init__(f"process {holder.pid} has it")
        self.holder = holder


class UnusableFolder(OSError):
    """Nothing can be written there, or the disk knows no locks."""

    def __init__(self, error: OSError) -> None:
        super().__init__(error.errno, error.strerror)
        self.reason = error.strerror or str(error)


class Hold:
    """The folder is this process's own until `release`."""

    def __init__(self, handle: int) -> None:
        self._handle = handle
        self._holder = Holder(os.getpid(), socket.gethostname(), time.time())
        self._write()

    def describe(self, url: str, control: str, token: str, database: str = "") -> None:
        """Say where the server is."""
        self._holder = replace(self._holder, url=url, control=control, token=token, database=database)
        self._write()

    def release(self) -> None:
        if self._handle >= 0:
            os.ftruncate(self._handle, 0)
            os.close(self._handle)
            self._handle = -1

    def __enter__(self) -> Hold:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.release()

    def _write(self) -> None:
        # One line in one write, and what is left of a longer line is cut off after it: whoever reads meanwhile reads
        # the old line or the new one.
        line = json.dumps(asdict(self._holder)).encode() + b"\n"
        os.lseek(self._handle, 0, os.SEEK_SET)
        os.write(self._handle, line)
        os.ftruncate(self._handle, len(line))


def hold(folder: Path) -> Hold:
    """Take the folder, which is made if need be; refuses with `Taken`."""
    try:
        return _hold(folder)
    except OSError as error:
        raise UnusableFolder(error) from error


def _hold(folder: Path) -> Hold:
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / LOCK
    is_new = not path.exists()
    handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    try:
        if is_new:
            give_to_owner(path)
        if not _lock(handle):
            raise Taken(_read(path))
        return Hold(handle)
    except BaseException:
        os.close(handle)
        raise


def holder(folder: Path) -> Holder | None:
    """The process that has the folder just now, if any has."""
    path = folder / LOCK
    if not path.exists():
        return None
    handle = os.open(path, os.O_RDONLY)
    try:
        return None if _lock(handle) else _read(path)
    finally:
        os.close(handle)


def give_to_owner(path: Path) -> None:
    """What the superuser makes in the folder belongs to its owner: the server could not use it otherwise."""
    if sys.platform != "win32" and os.geteuid() == 0:
        owner = path.parent.stat()
        os.chown(path, owner.st_uid, owner.st_gid)


def _lock(handle: int) -> bool:
    try:
        if sys.platform == "win32":
            import msvcrt

            os.lseek(handle, _LOCKED_BYTE, os.SEEK_SET)
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        return False
    return True


def _read(path: Path) -> Holder:
    """What the holder says of itself: nothing if it has just come, or is another version of this program."""
    try:
        told = json.loads(path.read_bytes().partition(b"\n")[0])
        return Holder(**{field.name: told[field.name] for field in fields(Holder)})
    except (OSError, ValueError, TypeError, KeyError):
        return Holder()
