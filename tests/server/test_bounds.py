"""Nothing grows without bound: logs, what is remembered of people, the codes of tables that are over."""

from __future__ import annotations

import logging
from contextlib import suppress

import pytest

from hosting import Clock, Device, Phone, house, refused, room, scene
from pennypapers.refusals import Refusal
from pennypapers.server.operation.server_log import Seldom
from pennypapers.server.store import MemoryStore
from pennypapers.server.tables.running.courtesy import CHANGES_BY_DEVICE, Courtesy


@scene
async def test_settings_fill_no_log() -> None:
    clock = Clock()
    home = house(MemoryStore(clock), clock)
    anna = await Phone(home, "anna").hello()
    table = (await anna.ask("open", sheet="temple-a"))["table"]
    await anna.watch(table)
    await anna.ask("sit", name="Anna", initials="A")
    for number in range(1000):
        with suppress(Refusal):
            await anna.ask("settings", settings={"hints": bool(number % 2)})
    assert await refused(anna.ask("settings", settings={"hints": True})) == "too-soon"
    entries = len(await home.store.read(table))
    assert CHANGES_BY_DEVICE[0] <= entries <= CHANGES_BY_DEVICE[0] + 5
    clock.wait(1)
    await anna.ask("settings", settings={"hints": entries % 2 == 0})
    # Whoever did nothing of that is not hindered, and the game is not either.
    ben = await (await Phone(home, "ben").hello()).watch(table)
    await ben.ask("sit", name="Ben", initials="B")
    await anna.ask("start")


@scene
async def test_a_tablet_seats_a_hundred_people() -> None:
    clock = Clock()
    home = house(MemoryStore(clock), clock)
    anna = await Phone(home, "anna").hello()
    await anna.watch((await anna.ask("open", sheet="temple-a"))["table"])
    for number in range(100):
        seat = await anna.ask("sit", name=f"Person {number}", initials=f"P{number}")
        await anna.ask("word", seat=seat, word=f"{number:02x}" * 16)


@scene
async def test_refused_changes_hinder_nobody() -> None:
    clock = Clock()
    home = house(MemoryStore(clock), clock)
    anna, mallory = await Phone(home, "anna").hello(), await Phone(home, "mallory").hello()
    table = (await anna.ask("open", sheet="temple-a"))["table"]
    for phone in (anna, mallory):
        await phone.watch(table)
    await anna.ask("sit", name="Anna", initials="A")
    for _ in range(4000):
        assert await refused(mallory.ask("settings", settings={"hints": False})) == "not-keeper"
    await anna.ask("settings", settings={"hints": False})


def test_nudges_are_limited_over_all_seats() -> None:
    clock = Clock()
    courtesy = Courtesy(clock)
    for seat in range(10):
        courtesy.nudge("device", seat)
    with pytest.raises(Refusal, match="Not so fast"):
        courtesy.nudge("device", 11)
    courtesy.nudge("another", 11)
    clock.wait(3)
    courtesy.nudge("device", 11)
    for number in range(5000):
        clock.wait(1)
        courtesy.react(f"device {number}")
    assert len(courtesy._last) <= 1001


@scene
async def test_devices_that_only_watched_are_forgotten() -> None:
    clock = Clock()
    table = await room(MemoryStore(clock), clock, 2)
    for number in range(100):
        watcher = Device(f"watcher {number}")
        await watcher.connect(table.host, table.table)
        table.host.disconnect(table.table, watcher)
    table.host.disconnect(table.table, table.devices[1])
    assert set(table.running.audience._last_seen) == {table.devices[1].name}


@scene
async def test_the_code_of_a_finished_table_expires() -> None:
    clock = Clock()
    home = house(MemoryStore(clock), clock)
    anna = await Phone(home, "anna").hello()
    found = await anna.ask("open", sheet="temple-a")
    await anna.watch(found["table"])
    await anna.ask("sit", name="Anna", initials="A")
    await anna.ask("start")
    running = await home.host.registry.get(found["table"])
    clock.wait(30 * 24 * 3600)
    assert (await anna.ask("find", code=found["code"]))["phase"] == "playing"
    while not running.state.playing().is_over:
        running.game.play_automatically(0, "clock")
        await running.saved()
        running.game.go_on()
        await running.saved()
    clock.wait(23 * 3600)
    assert (await anna.ask("find", code=found["code"]))["phase"] == "over"
    clock.wait(2 * 3600)
    assert await refused(anna.ask("find", code=found["code"])) == "no-such-table"
    await anna.watch(found["table"])  # whoever was there still has it


def test_the_log_cannot_be_filled_with_the_same_line() -> None:
    seldom = Seldom()

    def said(message: str, at: float) -> logging.LogRecord | None:
        record = logging.makeLogRecord({"name": "uvicorn.error", "msg": message, "created": at})
        return record if seldom.filter(record) else None

    assert sum(said("Invalid HTTP request received.", 1000 + n / 100) is not None for n in range(5000)) == 20
    assert said("something else", 1050)
    again = said("Invalid HTTP request received.", 1070)
    assert again is not None
    assert vars(again)["left_out"] == 4980
