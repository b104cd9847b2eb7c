"""One thread that writes, in groups: syncing a disk takes as long for a hundred writes as for one."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from typing import Any, TypeVar

from pennypapers.server.store.database import reason_of
from pennypapers.server.store.entry_count import EntryCount
from pennypapers.server.store.game_rows import probe
from pennypapers.server.store.health import WritingHealth
from pennypapers.server.store.interface import NotSaved, Unknown
from pennypapers.server.store.table_rows import count_entries

T = TypeVar("T")


@dataclass(slots=True, eq=False)
class _Write:
    work: Callable[[sqlite3.Connection], Any]
    done: asyncio.Future[Any]
    result: Any = None
    error: Exception | None = None


class _HalfDone(Exception):
    """A write failed after it had changed something, and there is no savepoint to go back to."""


class Writer:
    """Takes everything that waits, does it in one transaction, and tells everybody after the commit.

    A write that fails fails alone, whatever else is in its group; when the commit fails, nothing of the group is saved.
    When the sync of a commit fails, what it wrote stands in the file until the next commit writes over it, and whoever
    starts anew before that finds it: so the next commit is tried at once, and if that fails too, nobody knows.
    Writes are done in the order in which they came, and may be done a second time after having been undone.
    """

    def __init__(self, connection: sqlite3.Connection, entry_count: EntryCount) -> None:
        self.commits = 0
        self.health = WritingHealth()
        self._connection = connection
        self._entry_count = entry_count
        self._queue: SimpleQueue[_Write | None] = SimpleQueue()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._closed = False
        # A daemon: a server that ends without closing its store ends all the same, like one that is killed.
        self._thread = threading.Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()

    async def write(self, work: Callable[[sqlite3.Connection], T]) -> T:
        loop = asyncio.get_running_loop()
        if self._loop is None:
            self._loop = loop
        if self._loop is not loop:
            raise RuntimeError("a store belongs to the event loop that used it first")
        if self._closed:
            raise NotSaved("closed")
        done: asyncio.Future[T] = loop.create_future()
        self._queue.put(_Write(work, done))
        return await done

    async def close(self) -> None:
        """Returns when everything that waits is done."""
        self._closed = True
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    # In the thread

    def _run(self) -> None:
        going_on = True
        while going_on:
            group, going_on = self._take()
            if not group:
                continue
            self._save(group)
            count = 0
            # Whatever this says, the group is saved; and whoever waits for entries also looks for them now and then.
            with suppress(sqlite3.Error):
                count = count_entries(self._connection)
            with suppress(RuntimeError):  # the loop was closed: nobody is there to be told
                group[0].done.get_loop().call_soon_threadsafe(self._tell, group, count)

    def _take(self) -> tuple[list[_Write], bool]:
        group = []
        write = self._queue.get()
        while write is not None:
            group.append(write)
            try:
                write = self._queue.get_nowait()
            except Empty:
                return group, True
        return group, False

    def _save(self, group: Sequence[_Write]) -> None:
        try:
            try:
                self._transaction(group, self._attempt)
            except _HalfDone:
                self._transaction(group, self._attempt_with_savepoint)
        except Exception as error:
            is_unknown = _failed_to_sync(error) and not self._write_over()
            for write in group:
                write.error = _not_saved(error, is_unknown)

    def _write_over(self) -> bool:
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            probe(self._connection)
            self._connection.execute("COMMIT")
        except sqlite3.Error:
            with suppress(sqlite3.Error):
                self._connection.execute("ROLLBACK")
            return False
        return True

    def _transaction(self, group: Sequence[_Write], attempt: Callable[[_Write], None]) -> None:
        # Immediate: the expected number is checked under the lock, against other processes too.
        self._connection.execute("BEGIN IMMEDIATE")
        try:
            for write in group:
                attempt(write)
            self._connection.execute("COMMIT")
        except BaseException:
            with suppress(sqlite3.Error):  # some errors have rolled back already
                self._connection.execute("ROLLBACK")
            raise
        self.commits += 1

    def _attempt(self, write: _Write) -> None:
        """Without a savepoint: a write that fails has nearly always changed nothing, and setting one doubles the
        statements of an append."""
        before = self._connection.total_changes
        write.result = write.error = None
        try:
            write.result = write.work(self._connection)
        except Exception as error:
            self._still_in_transaction(error)
            if self._connection.total_changes != before:
                raise _HalfDone from error
            write.error = _failure(error)

    def _attempt_with_savepoint(self, write: _Write) -> None:
        write.result = write.error = None
        self._connection.execute("SAVEPOINT one")
        try:
            write.result = write.work(self._connection)
        except Exception as error:
            self._still_in_transaction(error)
            self._connection.execute("ROLLBACK TO one")
            write.error = _failure(error)
        self._connection.execute("RELEASE one")

    def _still_in_transaction(self, error: Exception) -> None:
        # A disk that fails can make SQLite roll back at once, and with it what others in the group have written.
        if not self._connection.in_transaction:
            raise error

    # In the event loop

    def _tell(self, group: Sequence[_Write], count: int) -> None:
        self.health.look_after(write.error for write in group)
        for write in group:
            if write.done.done():  # whoever asked was cancelled
                continue
            if write.error is not None:
                write.done.set_exception(write.error)
            else:
                write.done.set_result(write.result)
        self._entry_count.announce(count)


def _failure(error: Exception) -> Exception:
    """What the caller is told. An error of the caller's own, such as a value that is no text, stays what it is."""
    if type(error) in (sqlite3.OperationalError, sqlite3.DatabaseError, sqlite3.InternalError):
        return _not_saved(error)
    return error


def _failed_to_sync(error: Exception) -> bool:
    return getattr(error, "sqlite_errorcode", 0) in (
        sqlite3.SQLITE_IOERR_FSYNC,
        sqlite3.SQLITE_IOERR_DIR_FSYNC,
    )


def _not_saved(error: Exception, is_unknown: bool = False) -> Exception:
    """An exception for each caller, as a traceback grows on it."""
    if not isinstance(error, sqlite3.Error):
        return error
    failure = (Unknown if is_unknown else NotSaved)(reason_of(error))
    failure.__cause__ = error
    return failure
