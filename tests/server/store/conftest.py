"""The stores that must keep the same promises."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from pathlib import Path

import pytest

from pennypapers.server.store import MemoryStore, SqliteStore, Store
from postgres import shared_postgres
from store_scenarios import FakeClock, Perform, new_postgres_store, play


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()


@pytest.fixture(params=["memory", "sqlite", "postgres"])
def perform(request: pytest.FixtureRequest, tmp_path: Path, clock: FakeClock) -> Perform:
    """Plays a scenario with a new store, once with each kind."""

    url = shared_postgres().url if request.param == "postgres" else ""

    def perform(scenario: Callable[[Store], Coroutine[None, None, None]]) -> None:
        async def with_store() -> None:
            store: Store
            match request.param:
                case "memory":
                    store = MemoryStore(clock)
                case "sqlite":
                    store = SqliteStore(tmp_path / "store.db", clock)
                case _:
                    store = await new_postgres_store(url, clock)
            try:
                await scenario(store)
            finally:
                await store.close()

        play(with_store())

    return perform
