"""The host dies between any two of check, store, apply and tell; another one takes over and nothing is lost."""

from __future__ import annotations

import asyncio

import pytest

from hosting import Bytes, Clock, Device, Room, room
from pennypapers.refusals import Refusal
from pennypapers.server.messages import log
from pennypapers.server.store import MemoryStore, NotSaved
from pennypapers.server.store.memory import Moment
from pennypapers.server.tables.host import Host


class Crash(Exception):
    """The process is gone: whoever was calling never hears of it."""


async def play_on(table: Room) -> None:
    """To the end, from wherever the table is."""
    if table.state.phase == "lobby":
        await table.host.start(table.table, "device-0")
    while table.state.phase == "playing":
        await table.everybody_plays()


async def whole_game(sheet: str, crash_at: int | None, moment: Moment) -> tuple[str, int]:
    """A game in which the host dies at one of its writes; its text, and how many writes there were."""
    clock = Clock()
    store = MemoryStore(clock)
    table = await room(store, clock, 2, sheet)
    writes = 0

    def trouble(when: Moment, write: str) -> None:
        nonlocal writes
        if when == moment:
            writes += 1
            if writes == crash_at:
                raise Crash

    store.trouble = trouble
    try:
        await play_on(table)
    except Crash:
        host = Host(store, clock, Bytes())
        await host.registry.recover()
        if table.table in [row.id for row in await store.tables() if not row.finished]:
            again = Room(host, await host.registry.get(table.table), table.devices)
            await play_on(again)
    text = await store.game(table.table)
    assert text is not None
    return text, writes


@pytest.mark.parametrize("sheet", ["temple-a", "valley-b"])
@pytest.mark.parametrize("moment", ["before", "after"])
def test_every_game_ends_as_if_nothing_had_happened(sheet: str, moment: Moment) -> None:
    """The secret is on disk before the first roll, so the dice are the same after a crash."""

    async def play() -> None:
        wanted, writes = await whole_game(sheet, None, moment)
        for crash_at in range(1, writes + 1, 1 if sheet == "temple-a" else 3):
            text, _ = await whole_game(sheet, crash_at, moment)
            assert text == wanted, f"died {moment} write {crash_at}"

    asyncio.run(play())


def test_a_full_disk_is_told_and_nothing_is_half_there() -> None:
    async def play() -> None:
        clock = Clock()
        store = MemoryStore(clock)
        table = await room(store, clock, 2)
        await table.host.start(table.table, "device-0")
        steps = table.plainest(0)
        last, heard = table.state.last, len(table.devices[1].heard)

        def full(when: Moment, write: str) -> None:
            if when == "before":
                raise NotSaved("full")

        store.trouble = full
        with pytest.raises(Refusal) as refused:
            await table.host.commit(table.table, "device-0", 0, 1, steps)
        assert refused.value.code == "not-saved"
        assert (table.state.last, len(table.devices[1].heard)) == (last, heard)
        store.trouble = lambda when, write: None
        await table.host.commit(table.table, "device-0", 0, 1, steps)
        assert table.state.last == last + 1

    asyncio.run(play())


def test_a_table_catches_up_with_another_worker() -> None:
    """Two hosts on one store: whichever comes second is refused, and then knows what the first one wrote."""

    async def play() -> None:
        clock = Clock()
        store = MemoryStore(clock)
        table = await room(store, clock, 2)
        await table.host.start(table.table, "device-0")
        other = Host(store, clock, Bytes())
        await other.registry.recover()
        watcher = Device("watcher")
        await other.connect(table.table, watcher.name, watcher, known=table.state.last)
        await table.host.commit(table.table, "device-0", 0, 1, table.plainest(0))
        with pytest.raises(Refusal) as refused:
            await other.commit(table.table, "device-1", 1, 1, table.plainest(1))
        assert refused.value.code == "table-moved-on"
        assert watcher.kinds() == ["ready"]
        await other.commit(table.table, "device-1", 1, 1, table.plainest(1))
        assert watcher.kinds()[:2] == ["ready", "closed"]

    asyncio.run(play())


def test_what_is_stored_reads_back() -> None:
    """Every kind of entry survives its bytes."""
    kinds = log.AnyEntry.__args__
    examples = [
        log.Opened(
            at=1,
            code="ABCDEF",
            sheet="temple-a",
            layout="x",
            settings=log.Settings(clock=30),
            commitment="c",
            secret="s",
        ),
        log.Seated(at=2, seat=0, name="Zoë", initials="ZO", device="d", bot="tourist"),
        log.Unseated(at=3, seat=0),
        log.SettingsChanged(at=3, settings=log.Settings(hints=False)),
        log.Worded(at=4, seat=1, word="00"),
        log.Tried(at=4, seat=1, first=True),
        log.Rolled(at=5, round=1, roll="1 2 X", holds=[1, 0]),
        log.Played(at=6, round=1, seat=1, steps="!a1", by_table="clock"),
        log.Paused(at=7),
        log.Resumed(at=8),
        log.KeeperChanged(at=9, seat=1),
        log.Muted(at=10, seat=1, muted=True),
        log.StoodIn(at=10, seat=1, bot="voyager"),
        log.Moved(at=11, seat=1, device="e", by_keeper=True),
        log.PlayedAgain(at=12, table="t", code="GHJKMN"),
        log.Renamed(at=13, seat=1, name="Ada", initials="AD"),
        log.SheetChosen(at=14, sheet="valley-a", layout="y"),
        log.Teamed(at=15, seat=1, team=2),
        log.Hinted(at=16, seat=1, round=3),
        log.Taken(at=17, seat=1, name="Late", device="f"),
        log.Queued(at=18, name="Later", initials="LA", device="g"),
        log.EveningEnded(at=19),
    ]
    assert {type(entry) for entry in examples} == set(kinds)
    assert [log.decode(log.encode(entry)) for entry in examples] == examples
