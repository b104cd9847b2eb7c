"""Tables as a database has them, for an operator's commands: read beside a server that writes, and without one. Nothing
here loads the rules."""

from __future__ import annotations

import re
import sqlite3
from contextlib import suppress
from pathlib import Path
from types import TracebackType

from msgspec import MsgspecError

from pennypapers.server.messages import log
from pennypapers.server.store import table_rows
from pennypapers.server.store.database import DAMAGED, code_of, open_reader
from pennypapers.server.store.interface import Damaged, TableRow
from pennypapers.server.store.migrations import WITH_SUMS, version_of
from pennypapers.server.tables.forgetting import Traces
from pennypapers.server.tables.overview import Overview, overview

PATIENCE = 5.0  # seconds

_ID = re.compile("[0-9a-f]{32}")


class DamagedTable(Exception):
    """What is kept of this table cannot be read any more."""

    def __init__(self, row: TableRow) -> None:
        super().__init__(row.code)
        self.row = row


def sought(text: str) -> tuple[str, str]:
    """The id of a table in what somebody wrote, or else the code."""
    found = _ID.search(text.lower())
    if found:
        return found[0], ""
    return "", text.partition("?")[0].rstrip("/").rpartition("/")[2].upper()


class StoredTables:
    def __init__(self, database: Path) -> None:
        self._connection = open_reader(database, PATIENCE)
        try:
            self._has_sums = version_of(self._connection) >= WITH_SUMS
        except BaseException:
            self._connection.close()
            raise

    def __enter__(self) -> StoredTables:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._connection.close()

    def tables(self, finished: bool) -> tuple[list[Overview], list[TableRow]]:
        """The unfinished tables, or all, the last touched first; and those of them that are damaged."""
        rows = [row for row in table_rows.tables(self._connection, 0) if finished or not row.finished]
        whole, damaged = [], []
        for row in sorted(rows, key=lambda row: -row.updated):
            try:
                seen = self._see(row)
            except DamagedTable:
                damaged.append(row)
            else:
                whole += [seen] if seen else []
        return whole, damaged

    def find(self, text: str) -> Overview | None:
        """The table with this code or id, or that a link to it or to its game names. Raises `DamagedTable`."""
        table, code = sought(text)
        if table:
            rows = [row for row in table_rows.tables(self._connection, 0) if row.id == table]
            row = rows[0] if rows else None
        else:
            row = table_rows.find_table(self._connection, code)
        return self._see(row) if row else None

    def traces(self, device: str) -> Traces:
        rows = {row.id: row for row in table_rows.tables(self._connection, 0)}
        traces = Traces()
        for table in table_rows.tables_naming(self._connection, device):
            with suppress(DamagedTable):
                if seen := self._see(rows[table]):
                    traces.add(seen, device)
        return traces

    def _see(self, row: TableRow) -> Overview | None:
        """Nothing if it was deleted meanwhile."""
        try:
            if self._has_sums:
                bodies = table_rows.read(self._connection, row.id, 0)
            else:
                bodies = table_rows.read_unchecked(self._connection, row.id)
            return overview(row, [log.decode(body) for body in bodies]) if bodies else None
        except (Damaged, MsgspecError, ValueError, KeyError, sqlite3.DatabaseError) as error:
            if isinstance(error, sqlite3.Error) and code_of(error) not in DAMAGED:
                raise
            raise DamagedTable(row) from error


READING_FAILS = (sqlite3.Error, OSError)
