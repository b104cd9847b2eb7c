"""Every figure that is documented is there, and every one that is there is documented; and they count."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from hosting import Clock, house, room, scene
from pennypapers.server.operation.figures import watch_all
from pennypapers.server.operation.folder import DATABASE
from pennypapers.server.store import MemoryStore, SqliteStore
from pennypapers.server.tables.bot_seats import TABLE_THINKS
from pennypapers.server.tables.tally import Tally
from pennypapers.server.tables.thinking import (
    THINKING_TIME,
    BotTask,
    MindsHere,
    MindsInProcesses,
    Question,
    Steps,
)
from pennypapers.server.wire.metrics import Metrics

PAGE = Path(__file__).parents[2] / "docs" / "deploy.md"
OF_THE_SYSTEM = "process_"


def figures(text: str) -> dict[str, str]:
    """The kind of each family."""
    return dict(re.findall(r"^# TYPE (\S+) (\S+)$", text, re.MULTILINE))


@scene
async def test_what_is_documented_is_there_and_the_reverse(tmp_path: Path) -> None:
    clock = Clock()
    store = SqliteStore(tmp_path / DATABASE, clock)
    home = house(store, clock)
    watch_all(home.metrics, home.host, store)
    there = figures(home.metrics.text().decode())
    documented = dict(
        re.findall(r"^\| `([a-z_]+)` \| (gauge|counter|histogram) \|", PAGE.read_text("utf-8"), re.MULTILINE)
    )
    if sys.platform != "linux":
        documented = {name: kind for name, kind in documented.items() if not name.startswith(OF_THE_SYSTEM)}
    assert there == documented
    assert {name for name, kind in there.items() if kind == "counter"} == {
        name for name in there if name.endswith("_total")
    }
    await store.close()


@scene
async def test_games_are_counted_when_they_begin_and_end() -> None:
    clock = Clock()
    table = await room(MemoryStore(clock), clock, 2)
    tally = table.host.tally
    assert (tally.games_begun, tally.games_finished) == (0, 0)
    await table.start()
    assert (tally.games_begun, tally.games_finished) == (1, 0)
    await table.play_to_the_end()
    assert (tally.games_begun, tally.games_finished) == (1, 1)


class Speechless(MindsHere):
    async def turns(self, tasks: object) -> list[Steps]:
        raise RuntimeError("no thought")


@scene
async def test_late_bots_are_counted(caplog: pytest.LogCaptureFixture) -> None:
    clock = Clock()
    table = await room(MemoryStore(clock), clock, 1, minds=Speechless())
    await table.host.add_bot(table.table, "device-0", "tourist")
    await table.start()
    await table.commit(0)
    while table.state.round == 1:
        await table.running.bot_seats._playing  # type: ignore[misc]
    assert table.host.tally.late_bots == 1


@scene
async def test_many_thinkers_at_one_table_are_hurried() -> None:
    clock = Clock()
    table = await room(MemoryStore(clock), clock, 1)
    many = int(TABLE_THINKS / THINKING_TIME["explorer"]) + 1
    for _ in range(many):
        await table.host.add_bot(table.table, "device-0", "explorer")
    await table.host.add_bot(table.table, "device-0", "tourist")
    await table.start()
    await table.commit(0)
    while table.state.round == 1:
        await table.running.bot_seats._playing  # type: ignore[misc]
    assert table.host.tally.hurried_bots == many  # the tourist never thinks


@scene
async def test_a_busy_machine_hurries_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    tally = Tally()
    minds = MindsInProcesses(tally)

    async def at_once(job: object) -> list[str]:
        return []

    monkeypatch.setattr(minds, "_run", at_once)
    question = Question("", b"", 0, 1, 1, False, 0)
    tasks = [BotTask("explorer", True, question), BotTask("tourist", True, question)]
    await minds.turns(tasks)
    assert tally.hurried_bots == 0
    minds._asked = 1000
    await minds.turns(tasks)
    assert tally.hurried_bots == 1


def test_a_refusal_is_counted_by_its_code() -> None:
    metrics = Metrics()
    metrics.refused("no-such-table")
    metrics.refused("no-such-table")
    assert 'pennypapers_refusals_total{code="no-such-table"} 2.0' in metrics.text().decode()
