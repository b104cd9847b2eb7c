"""The host without sockets: who may do what, what others learn and when, clocks, pauses, and the end."""

from __future__ import annotations

import asyncio
import json

import pytest

from hosting import Clock, Device, Room, refused, room
from pennypapers.notation import read_game
from pennypapers.server.messages.answers import Legal, Reason
from pennypapers.server.store import MemoryStore
from pennypapers.server.tables.host import Host
from pennypapers.table import replay, verify


@pytest.mark.parametrize("sheet", ["temple-a", "valley-b"])
@pytest.mark.parametrize("people", [1, 3])
def test_a_whole_game(sheet: str, people: int) -> None:
    async def play() -> None:
        store, clock = MemoryStore(Clock()), Clock()
        table = await room(store, clock, people, sheet)
        await table.host.start(table.table, "device-0")
        while table.state.phase == "playing":
            await table.everybody_plays()
        text = await store.game(table.table)
        assert text is not None
        game = read_game(text)
        assert replay(game).is_over
        verify(game)
        # Everybody heard the same, numbered without a gap, and the end tells the secret that was committed to.
        heard = table.devices[0].heard
        assert all(device.heard[-1] == heard[-1] for device in table.devices)
        first = heard[0]["number"]
        assert [news["number"] for news in heard] == list(range(first, first + len(heard)))
        assert heard[-1]["entry"]["result"]["secret"] == table.state.opened.secret
        games = await store.device_games("device-0")
        assert [json.loads(game.facts)["of"] for game in games] == [people]

    asyncio.run(play())


def test_nobody_learns_too_much() -> None:
    """No device's name, no secret, no turn of an open round is ever part of what is sent."""

    async def play() -> None:
        table = await room(MemoryStore(Clock()), Clock(), 2)
        await table.host.start(table.table, "device-0")
        await table.host.commit(table.table, "device-0", 0, 1, table.plainest(0))
        said = json.dumps(table.devices[1].heard)
        assert table.state.opened.secret not in said
        assert "device-" not in said
        assert table.devices[1].kinds()[-1] == "ready"
        assert "steps" not in json.dumps(table.devices[1].heard[-1])
        await table.host.commit(table.table, "device-1", 1, 1, table.plainest(1))
        closed = next(news for news in table.devices[1].heard if news["entry"]["kind"] == "closed")
        assert [turn["seat"] for turn in closed["entry"]["turns"]] == [0, 1]
        assert table.state.opened.secret not in json.dumps(closed)

    asyncio.run(play())


def test_who_may_do_what() -> None:
    async def play() -> None:
        table = await room(MemoryStore(Clock()), Clock(), 3)
        host, name = table.host, table.table
        assert await refused(host.start(name, "device-1")) == "not-keeper"
        assert await refused(host.take_seat(name, "late", "Late", "p0")) == "same-initials"
        assert await refused(host.take_seat(name, "late", "\u200b \n", "L")) == "bad-name"
        assert await refused(host.give_word(name, "device-1", 0, "00" * 16)) == "not-your-seat"
        assert await refused(host.give_word(name, "device-1", 1, "00")) == "bad-hex"
        assert await refused(host.draft(name, "device-1", 1, 1, 1, [])) == "not-started"
        await host.start(name, "device-0")
        assert await refused(host.start(name, "device-0")) == "already-started"
        assert await refused(host.take_seat(name, "late", "Late", "L")) == "already-started"
        steps = table.plainest(1)
        assert await refused(host.commit(name, "device-0", 1, 1, steps)) == "not-your-seat"
        assert await refused(host.draft(name, "device-0", 1, 1, 1, steps)) == "not-your-seat"
        assert await refused(host.commit(name, "device-1", 1, 2, steps)) == "stale-round"
        assert await refused(host.commit(name, "device-1", 7, 1, steps)) == "no-such-seat"
        assert await refused(host.commit("elsewhere", "device-1", 1, 1, steps)) == "no-such-table"
        assert await refused(host.pause(name, "device-1", True)) == "not-keeper"
        assert await refused(host.mute(name, "device-1", 0, True)) == "not-keeper"
        assert await refused(host.play_for(name, "device-0", 1)) == "not-away"
        assert await refused(host.roll(name, "stranger")) == "not-your-seat"
        assert await host.registry.find(table.running.code.lower()) == name

    asyncio.run(play())


def test_a_commit_is_idempotent() -> None:
    async def play() -> None:
        table = await room(MemoryStore(Clock()), Clock(), 2)
        host, name = table.host, table.table
        await host.start(name, "device-0")
        steps = table.plainest(0)
        for _ in range(3):
            await host.commit(name, "device-0", 0, 1, steps)
        assert table.devices[1].kinds().count("ready") == 1
        assert await refused(host.commit(name, "device-0", 0, 1, ["5@e3"])) == "already-played"
        await host.commit(name, "device-1", 1, 1, table.plainest(1))
        assert table.state.round == 2
        assert await refused(host.commit(name, "device-0", 0, 1, steps)) == "stale-round"

    asyncio.run(play())


def test_drafts_are_kept_and_answered() -> None:
    async def play() -> None:
        store, clock = MemoryStore(Clock()), Clock()
        table = await room(store, clock, 2, "valley-a")
        host, name = table.host, table.table
        await host.start(name, "device-0")
        while table.state.playing().rounds[-1].roll.hazard:
            await table.everybody_plays()
        number, plainest = table.state.round, table.plainest(0)
        answer = await host.draft(name, "device-0", 0, number, 5, [*plainest, "1@i9"])
        assert answer.steps == plainest
        assert isinstance(answer.refused, Reason)
        assert answer.refused.facts["step"] == "1@i9"
        assert isinstance(answer.legal, Legal)
        assert answer.legal.spaces
        # An older revision, from another tab, changes nothing and is told what counts.
        stale = await host.draft(name, "device-0", 0, number, 4, [])
        assert (stale.revision, stale.steps) == (5, plainest)
        reasons = await host.ask_discovery(name, "device-0", 0, number, ["e4", "e5"])
        assert {reason.code for reason in reasons.values() if reason} == {"find-no-number"}
        # A reload or a restart loses nothing.
        again = Host(store, clock, bytes)
        assert await again.registry.recover() == 1
        kept = await again.draft(name, "device-0", 0, number, 0, [])
        assert (kept.revision, kept.steps) == (5, plainest)

    asyncio.run(play())


def test_the_clock_plays_for_those_who_take_too_long() -> None:
    async def play() -> None:
        clock = Clock()
        table = await room(MemoryStore(clock), clock, 3, clock=30)
        host, name = table.host, table.table
        await host.start(name, "device-0")
        drafted = table.plainest(1)
        await host.draft(name, "device-1", 1, 1, 1, drafted)
        clock.wait(20)
        await host.pause(name, "device-0", True)
        clock.wait(1000)
        await host.registry.tick()
        assert await refused(host.commit(name, "device-2", 2, 1, table.plainest(2))) == "table-paused"
        await host.pause(name, "device-0", False)
        clock.wait(9)
        await host.registry.tick()
        assert table.state.round == 1
        clock.wait(1)
        await host.registry.tick()
        assert table.state.round == 2
        closed = next(news["entry"] for news in table.devices[0].heard if news["entry"]["kind"] == "closed")
        assert [turn["by_table"] for turn in closed["turns"]] == ["clock"] * 3
        assert closed["turns"][1]["steps"] == " ".join(drafted)

    asyncio.run(play())


def test_clocks_stand_still_while_nobody_or_no_server_is_there() -> None:
    async def play() -> None:
        clock = Clock()
        store = MemoryStore(clock)
        table = await room(store, clock, 2, clock=30)
        await table.host.start(table.table, "device-0")
        for device in table.devices:
            table.host.disconnect(table.table, device)
        clock.wait(100)
        await table.host.registry.tick()
        assert table.state.round == 1
        again = Host(store, clock, bytes)
        await again.registry.recover()
        assert (await again.registry.get(table.table)).state.deadline == clock() + 30_000

    asyncio.run(play())


def test_away_muted_and_a_keeper_who_is_gone() -> None:
    async def play() -> None:
        clock = Clock()
        table = await room(MemoryStore(clock), clock, 3)
        host, name = table.host, table.table
        await host.start(name, "device-0")
        host.disconnect(name, table.devices[2])
        clock.wait(59)
        assert await refused(host.play_for(name, "device-0", 2)) == "not-away"
        clock.wait(1)
        await host.play_for(name, "device-0", 2)
        assert table.state.waiting_for == [0, 1]
        await host.mute(name, "device-0", 2, True)
        await table.everybody_plays()
        assert table.state.round == 2
        assert table.state.waiting_for == [0, 1]
        assert await refused(host.mute(name, "device-1", 2, False)) == "not-keeper"
        await host.mute(name, "device-2", 2, False)  # whoever is back may say so
        assert not table.state.seats[2].muted
        host.disconnect(name, table.devices[0])
        clock.wait(60)
        await host.registry.tick()
        assert table.state.keeper == 1
        assert table.devices[1].kinds()[-1] == "keeper"

    asyncio.run(play())


def test_a_late_listener_hears_everything() -> None:
    async def play() -> None:
        table = await room(MemoryStore(Clock()), Clock(), 2)
        await table.host.start(table.table, "device-0")
        await table.everybody_plays()
        late = Device("watcher")
        known = table.state.last - 2
        for message in await table.host.connect(table.table, late.name, late, known):
            late.tell(message)
        assert late.heard == table.devices[0].heard[-2:]

    asyncio.run(play())


def test_a_seat_moves_to_another_device() -> None:
    async def play() -> None:
        table = await room(MemoryStore(Clock()), Clock(), 2)
        host, name = table.host, table.table
        await host.start(name, "device-0")
        await host.move_seat(name, 1, "another", by_keeper=True)
        assert table.devices[0].kinds()[-1] == "moved"
        assert "another" not in json.dumps(table.devices[0].heard[-1])
        steps = table.plainest(1)
        assert await refused(host.commit(name, "device-1", 1, 1, steps)) == "not-your-seat"
        await host.commit(name, "another", 1, 1, steps)

    asyncio.run(play())


def test_todays_expedition_has_the_same_dice_everywhere() -> None:
    async def play() -> None:
        store, clock = MemoryStore(Clock()), Clock()
        host = Host(store, clock, bytes)
        table = await host.open_table("temple-b", day="2026-11-15")
        await host.take_seat(table, "device", "Zoë", "ZO")
        await host.start(table, "device")
        running = await host.registry.get(table)
        state = running.state
        assert str(state.playing().rounds[0].roll) == "1 3 2"
        alone = Room(host, running, [Device("device")])
        while state.phase == "playing":
            await alone.everybody_plays()
        text = await store.game(table)
        assert text is not None
        verify(read_game(text))

    asyncio.run(play())
