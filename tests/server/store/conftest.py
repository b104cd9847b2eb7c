"""The stores that must keep the same promises."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from pathlib import Path

import pytest

from pennypapers.server.store import MemoryStore, SqliteStore, Store
from store_scenarios import FakeClock, Perform, play


@pytest.fixture
def clock() -> FakeClock:
    return FakeClock()


@pytest.fixture(params=["memory", "sqlite"])
def perform(request: pytest.FixtureRequest, tmp_path: Path, clock: FakeClock) -> Perform:
    """Plays a scenario with a new store, once with each kind."""

    def perform(scenario: Callable[[Store], Coroutine[None, None, None]]) -> None:
        async def with_store() -> None:
            store: Store
            if request.param == "memory":
                store = MemoryStore(clock)
            else:
                store = SqliteStore(tmp_path / "store.db", clock)
            try:
                await scenario(store)
            finally:
                await store.close()

        play(with_store())

    return perform
