"""A disk that takes nothing is told: by `/health`, once in the log, and in the metrics; and so is that it is over."""

from __future__ import annotations

import json
import logging
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from starlette.requests import Request
from starlette.responses import Response

from hosting import Clock, Disk, house, refused, scene
from pennypapers.server.http.analyses import Analyses
from pennypapers.server.http.endpoints import list_endpoints
from pennypapers.server.operation.figures import watch_all
from pennypapers.server.operation.folder import DATABASE
from pennypapers.server.store import NotSaved, SqliteStore
from pennypapers.server.wire.house import House


async def health(home: House) -> tuple[int, dict[str, Any]]:
    """As `/health` answers: its status and what it says."""
    (address,) = [
        one for one in list_endpoints(home, Analyses(), public_metrics=False) if one.path == "/health"
    ]
    given = await address.handler(Request({"type": "http"}))
    if isinstance(given, Response):
        return given.status_code, json.loads(bytes(given.body))
    return 200, {"status": given.status}


async def fill(store: SqliteStore) -> None:
    await store.open_table("filler", "AAAAAA", [b"x"])
    last = 1
    while not store.failing:
        with suppress(NotSaved):
            last = await store.append("filler", last, [b"x" * 3000])


def room_for(pages: int, store: SqliteStore) -> None:
    """The disk gets this large."""
    store._write_connection.execute(f"PRAGMA max_page_count = {pages}")


@scene
async def test_a_full_disk_is_told_and_that_there_is_room_again(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING, "pennypapers.server.store")
    clock = Clock()
    store = SqliteStore(tmp_path / DATABASE, clock, max_pages=30)
    home = house(store, clock)
    watch_all(home.metrics, home.host, store)
    assert await health(home) == (200, {"status": "ok"})
    await fill(store)
    for _ in range(3):
        status, said = await health(home)
        assert (status, said["status"], said["reason"]) == (503, "not-saving", "full")
    assert [record.message for record in caplog.records] == ["the disk does not take what is written"]
    assert vars(caplog.records[0])["reason"] == "full"
    assert "pennypapers_failed_writes_total 4.0" in home.metrics.text().decode()

    # Nobody writes anything: it is health that finds out.
    room_for(1000, store)
    assert await health(home) == (200, {"status": "ok"})
    assert [record.message for record in caplog.records][1:] == ["the disk takes what is written again"]
    assert await store.game("probe") is None
    await store.close()


@scene
async def test_the_first_write_that_succeeds_ends_it(tmp_path: Path) -> None:
    clock = Clock()
    store = SqliteStore(tmp_path / DATABASE, clock, max_pages=30)
    await fill(store)
    assert (await health(house(store, clock)))[0] == 503
    room_for(1000, store)
    await store.open_table("more", "BBBBBB", [b"x"])
    assert not store.failing
    await store.close()


@scene
async def test_a_refused_table_is_what_a_full_disk_looks_like_to_a_player() -> None:
    disk = Disk(clock := Clock())
    home = house(disk, clock)
    disk.fill()
    with pytest.raises(NotSaved):
        await home.host.open_table("temple-a")
    assert (await health(home))[0] == 503
    disk.make_room()
    assert (await health(home))[0] == 200
    assert await refused(home.host.registry.get("none")) == "no-such-table"
