"""Tables as a database has them, for an operator's commands: read beside a server that writes, and without one. Nothing
here loads the rules."""

from __future__ import annotations

import re
import sqlite3
from pathlib import Path
from types import TracebackType

from pennypapers.server.messages import log
from pennypapers.server.store import table_rows
from pennypapers.server.store.database import open_reader
from pennypapers.server.store.interface import TableRow
from pennypapers.server.store.migrations import version_of
from pennypapers.server.tables.forgetting import Traces
from pennypapers.server.tables.overview import Overview, overview

PATIENCE = 5.0  # seconds

_ID = re.compile("[0-9a-f]{32}")


class StoredTables:
    def __init__(self, database: Path) -> None:
        self._connection = open_reader(database, PATIENCE)
        try:
            version_of(self._connection)
        except BaseException:
            self._connection.close()
            raise

    def __enter__(self) -> StoredTables:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._connection.close()

    def tables(self, finished: bool) -> list[Overview]:
        """The unfinished tables, or all, the last touched first."""
        rows = [row for row in table_rows.tables(self._connection, 0) if finished or not row.finished]
        rows.sort(key=lambda row: -row.updated)
        return [seen for row in rows if (seen := self._see(row))]

    def find(self, text: str) -> Overview | None:
        """The table with this code or id, or that a link to it or to its game names."""
        found = _ID.search(text.lower())
        if found:
            rows = [row for row in table_rows.tables(self._connection, 0) if row.id == found[0]]
            row = rows[0] if rows else None
        else:
            code = text.partition("?")[0].rstrip("/").rpartition("/")[2]
            row = table_rows.find_table(self._connection, code.upper())
        return self._see(row) if row else None

    def traces(self, device: str) -> Traces:
        rows = {row.id: row for row in table_rows.tables(self._connection, 0)}
        traces = Traces()
        for table in table_rows.tables_naming(self._connection, device):
            if seen := self._see(rows[table]):
                traces.add(seen, device)
        return traces

    def _see(self, row: TableRow) -> Overview | None:
        """Nothing if it was deleted meanwhile."""
        entries = [log.decode(body) for body in table_rows.read(self._connection, row.id, 0)]
        return overview(row, entries) if entries else None


READING_FAILS = (sqlite3.Error, OSError)
