"""The store of a server: the file in its data folder, or the database that takes its place."""

from __future__ import annotations

import asyncio
from pathlib import Path
from types import ModuleType
from typing import Protocol

from pennypapers.server.operation.folder import DATABASE
from pennypapers.server.store.interface import Clock, NoDatabase, Store
from pennypapers.server.store.sqlite import SqliteStore


class ServerStore(Store, Protocol):
    """A store that says how much it does."""

    @property
    def commits(self) -> int:
        """How often something was written."""
        ...

    @property
    def failed_writes(self) -> int: ...


class Empty(Exception):
    """Nothing of ours was ever kept in this database."""


def open_store(data: Path, url: str, clock: Clock) -> ServerStore:
    """The one at `url`, or without one that in the folder; made or migrated if need be. It may not be used within an
    event loop yet. Raises what keeps it from being used: `Unusable` or `NotSaved` for a file, else `NoDatabase`."""
    if not url:
        return SqliteStore(data / DATABASE, clock)
    postgres = _postgres()
    asyncio.run(postgres.prepare(url))
    store: ServerStore = postgres.PostgresStore(url, clock)
    return store


async def reading(url: str) -> Store:
    """The store in the database there, to be read only: beside a server that writes, or `Empty`."""
    postgres = _postgres()
    if not await postgres.has_tables(url):
        raise Empty
    store: Store = postgres.PostgresStore(url, lambda: 0, only_reads=True)
    return store


def _postgres() -> ModuleType:
    """Not everybody has the package that talks to it, nor needs it."""
    try:
        from pennypapers.server.store import postgres
    except ModuleNotFoundError as error:
        raise NoDatabase("not-installed", str(error)) from error
    return postgres
