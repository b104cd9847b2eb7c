"""Tables as a database server has them, for an operator's commands: read beside a server of ours that writes, and
without one."""

from __future__ import annotations

import asyncio
from types import TracebackType

from msgspec import MsgspecError

from pennypapers.server.messages import log
from pennypapers.server.operation.database import reading
from pennypapers.server.operation.stored_tables import DamagedTable, sought
from pennypapers.server.store.interface import Damaged, Store, TableRow
from pennypapers.server.tables.forgetting import Traces, traces_of
from pennypapers.server.tables.overview import Overview, overview


class TablesElsewhere:
    """The same as `StoredTables`, for the database at `url`; raises `NoDatabase` if it cannot be used."""

    def __init__(self, url: str) -> None:
        self._runner = asyncio.Runner()
        try:
            self._store = self._runner.run(reading(url))
        except BaseException:
            self._runner.close()
            raise

    def __enter__(self) -> TablesElsewhere:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._runner.run(self._store.close())
        self._runner.close()

    def tables(self, finished: bool) -> tuple[list[Overview], list[TableRow]]:
        return self._runner.run(_tables(self._store, finished))

    def find(self, text: str) -> Overview | None:
        return self._runner.run(_find(self._store, text))

    def traces(self, device: str) -> Traces:
        return self._runner.run(traces_of(self._store, device))


async def _tables(store: Store, finished: bool) -> tuple[list[Overview], list[TableRow]]:
    whole, damaged = [], []
    for row in sorted(await store.tables(), key=lambda row: -row.updated):
        if finished or not row.finished:
            try:
                seen = await _see(store, row)
            except DamagedTable:
                damaged.append(row)
            else:
                whole += [seen] if seen else []
    return whole, damaged


async def _find(store: Store, text: str) -> Overview | None:
    table, code = sought(text)
    if not table:
        row = await store.find_table(code)
    else:
        row = next((one for one in await store.tables() if one.id == table), None)
    return await _see(store, row) if row else None


async def _see(store: Store, row: TableRow) -> Overview | None:
    """Nothing if it was deleted meanwhile."""
    try:
        bodies = await store.read(row.id)
        return overview(row, [log.decode(body) for body in bodies]) if bodies else None
    except (Damaged, MsgspecError, ValueError, KeyError) as error:
        raise DamagedTable(row) from error
