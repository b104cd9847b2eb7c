"""A disk that fails as disks do: it cannot sync, is full, or forgets at a power cut what was not synced.

It stands between SQLite and the system, for every database that this process opens meanwhile. A bit that flips needs no
such thing: a test changes the file.
"""

from __future__ import annotations

import ctypes
import os
import random
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from ctypes import CFUNCTYPE, POINTER, Structure, c_char_p, c_int, c_int64, c_void_p
from dataclasses import dataclass, field
from pathlib import Path

import pytest

_Open = CFUNCTYPE(c_int, c_void_p, c_void_p, c_void_p, c_int, POINTER(c_int))
_Write = CFUNCTYPE(c_int, c_void_p, c_void_p, c_int, c_int64)
_Truncate = CFUNCTYPE(c_int, c_void_p, c_int64)
_Sync = CFUNCTYPE(c_int, c_void_p, c_int)


class _Vfs(Structure):
    """The beginning of `sqlite3_vfs` (sqlite.org/c3ref/vfs.html)."""

    _fields_ = (
        ("version", c_int),
        ("file_size", c_int),
        ("longest_path", c_int),
        ("next", c_void_p),
        ("name", c_char_p),
        ("data", c_void_p),
        ("open", _Open),
    )


class _Methods(Structure):
    """`sqlite3_io_methods` (sqlite.org/c3ref/io_methods.html), with what is only passed on as plain pointers."""

    _fields_ = (
        ("version", c_int),
        ("close", c_void_p),
        ("read", c_void_p),
        ("write", _Write),
        ("truncate", _Truncate),
        ("sync", _Sync),
        ("rest", c_void_p * 13),
    )


class _File(Structure):
    _fields_ = (("methods", POINTER(_Methods)),)


@dataclass(frozen=True)
class Unsynced:
    """Bytes of a file that were written and not synced: what stood there before, and how long the file was."""

    name: str
    start: int
    length: int
    before: bytes
    size: int


@dataclass
class Snapshot:
    """The files as the system has them at one moment, and what of them was not synced, the oldest first."""

    files: dict[str, bytes]
    unsynced: list[Unsynced]

    def after_power_cut(self, folder: Path, chance: random.Random | None = None) -> None:
        """Write the files as the disk may have them then: without all that was not synced or, by `chance`, with some of
        it, as a disk writes in any order."""
        files = {name: bytearray(content) for name, content in self.files.items()}
        for one in reversed(self.unsynced):
            if one.name not in files or (chance and chance.random() < 0.5):
                continue
            # What no block was written for is zero.
            files[one.name][one.start : one.start + one.length] = one.before.ljust(one.length, b"\0")
            if chance is None:
                del files[one.name][one.size :]
        folder.mkdir()
        for name, content in files.items():
            (folder / name).write_bytes(content)


@dataclass
class FailingDisk:
    """`before_write` is called before every write to a file of the folder; so many of the next syncs fail as
    `failing_syncs` says."""

    folder: Path
    failing_syncs: int = 0
    is_full: bool = False
    before_write: Callable[[], None] = lambda: None
    _unsynced: list[Unsynced] = field(default_factory=list)

    def snapshot(self) -> Snapshot:
        names = [path for path in self.folder.iterdir() if not path.name.endswith("-shm")]
        return Snapshot({path.name: path.read_bytes() for path in names}, list(self._unsynced))

    # What SQLite asks of it

    def writes(self, name: str, start: int, length: int) -> int:
        self.before_write()
        if self.is_full:
            return sqlite3.SQLITE_FULL
        self._remember(name, start, length)
        return sqlite3.SQLITE_OK

    def truncates(self, name: str, size: int) -> int:
        self._remember(name, size, max((self.folder / name).stat().st_size - size, 0))
        return sqlite3.SQLITE_OK

    def synced(self, name: str) -> int:
        if self.failing_syncs:
            self.failing_syncs -= 1
            return sqlite3.SQLITE_IOERR_FSYNC
        self._unsynced = [one for one in self._unsynced if one.name != name]
        return sqlite3.SQLITE_OK

    def _remember(self, name: str, start: int, length: int) -> None:
        path = self.folder / name
        with path.open("rb") as file:
            file.seek(start)
            before = file.read(length)
        self._unsynced.append(Unsynced(name, start, length, before, path.stat().st_size))


@contextmanager
def failing_disk(folder: Path) -> Iterator[FailingDisk]:
    """Every database in the folder is on such a disk within; it is to be opened and closed there."""
    vfs = _default_vfs()
    disk = FailingDisk(folder)
    names: dict[int, str] = {}
    kept: list[object] = []  # what SQLite has pointers to
    opens = _Open(_address(vfs.open))

    def open_file(own: int, name: int | None, file: int, flags: int, flags_out: object) -> int:
        # The name as it is and no copy: SQLite keeps it, and reads settings that stand behind it.
        status: int = opens(own, name, file, flags, flags_out)
        path = Path(os.fsdecode(ctypes.string_at(name))) if name else None
        if status == sqlite3.SQLITE_OK and path and path.parent == folder:
            names[file] = path.name
            opened = ctypes.cast(file, POINTER(_File)).contents
            if opened.methods:
                opened.methods = ctypes.pointer(_between(opened.methods.contents, disk, names, kept))
        return status

    vfs.open = _Open(open_file)
    try:
        yield disk
    finally:
        vfs.open = opens


def _between(methods: _Methods, disk: FailingDisk, names: dict[int, str], kept: list[object]) -> _Methods:
    """The methods of a file, with the disk asked before each."""
    between = _Methods.from_buffer_copy(methods)
    # By their addresses, as what is read from a structure goes with it.
    writes = _Write(_address(methods.write))
    truncates = _Truncate(_address(methods.truncate))
    syncs = _Sync(_address(methods.sync))
    between.write = _Write(
        lambda file, data, length, start: (
            disk.writes(names[file], start, length) or writes(file, data, length, start)
        )
    )
    between.truncate = _Truncate(
        lambda file, size: disk.truncates(names[file], size) or truncates(file, size)
    )
    between.sync = _Sync(lambda file, flags: disk.synced(names[file]) or syncs(file, flags))
    kept.append((between, writes, truncates, syncs))
    return between


def _address(function: object) -> int:
    address = ctypes.cast(function, c_void_p).value  # type: ignore[arg-type]
    assert address
    return address


def _default_vfs() -> _Vfs:
    import _sqlite3

    try:
        find = ctypes.CDLL(_sqlite3.__file__).sqlite3_vfs_find
    except (AttributeError, OSError):
        pytest.skip("this Python keeps its SQLite to itself")
    find.restype = POINTER(_Vfs)
    find.argtypes = [c_char_p]
    vfs: _Vfs = find(None).contents
    return vfs
