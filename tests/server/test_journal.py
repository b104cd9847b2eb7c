"""What happens is told when it is on disk, together with what waited for the disk; what cannot be saved never was."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable

import pytest

from hosting import Bytes, Clock, Device, Disk, Room, refused, room, scene, settle
from pennypapers.refusals import Refusal
from pennypapers.server.store import NotSaved, Unknown
from pennypapers.server.store.memory import Moment
from pennypapers.server.tables.host import Host


async def started(disk: Disk, clock: Clock, people: int) -> Room:
    table = await room(disk, clock, people)
    await table.start()
    return table


async def before_the_last_round(disk: Disk, clock: Clock) -> Room:
    """Two people whose plainest turns end the game."""
    twin = await room(Disk(clock), clock, 2)
    await twin.play_to_the_end()
    table = await started(disk, clock, 2)
    while table.state.round < twin.state.round:
        await table.everybody_plays()
    return table


async def one_after_another(table: Room, *seats: int) -> list[asyncio.Task[None]]:
    """Their turns, none of which is done while the disk is held up."""
    turns = []
    for seat in seats:
        turns.append(asyncio.create_task(table.commit(seat)))
        await settle()
    return turns


async def codes(*doing: Awaitable[None]) -> list[str]:
    """How each is refused, or nothing if it is done."""
    ended = await asyncio.gather(*doing, return_exceptions=True)
    assert all(end is None or isinstance(end, Refusal) for end in ended), ended
    return [end.code if isinstance(end, Refusal) else "" for end in ended]


# --- together ---


@scene
async def test_many_turns_while_the_disk_is_busy_are_few_appends() -> None:
    clock = Clock()
    disk = Disk(clock)
    table = await started(disk, clock, 20)
    before = disk.appends
    with disk.held():
        turns = await one_after_another(table, *range(20))
    await asyncio.gather(*turns)
    assert disk.appends - before == 2  # the first turn, and whatever came while it was being saved
    assert table.state.round == 2
    assert table.devices[0].kinds()[-21:] == ["ready"] * 19 + ["closed", "rolled"]


@scene
async def test_nothing_is_told_before_it_is_saved() -> None:
    clock = Clock()
    disk = Disk(clock)
    table = await started(disk, clock, 2)
    told = [list(device.heard) for device in table.devices]
    with disk.held():
        turns = await one_after_another(table, 0, 1)
        clock.wait(100)
        ticking = asyncio.create_task(table.host.registry.tick())
        await settle()
        assert [device.heard for device in table.devices] == told
        assert not any(device.signalled("beat") for device in table.devices)
        assert not any(turn.done() for turn in turns)
    await asyncio.gather(*turns, ticking)
    assert all(device.kinds()[-3:] == ["ready", "closed", "rolled"] for device in table.devices)


@scene
async def test_sheets_are_not_shown_before_their_round_is_saved() -> None:
    clock = Clock()
    disk = Disk(clock)
    table = await started(disk, clock, 2)
    before = await table.host.look(table.table, "somebody", 0)
    with disk.held():
        turns = await one_after_another(table, 0, 1)
        looking = asyncio.create_task(table.host.look(table.table, "somebody", 0))
        await settle()
        assert not looking.done()
    await asyncio.gather(*turns)
    assert (await looking).sheet != before.sheet


@scene
async def test_whoever_goes_away_while_waiting_disturbs_nobody_else() -> None:
    clock = Clock()
    disk = Disk(clock)
    table = await started(disk, clock, 3)
    with disk.held():
        turns = await one_after_another(table, 0, 1)
        turns[0].cancel()
        await settle()
    await turns[1]
    assert table.state.waiting_for == [2]
    assert table.devices[2].kinds()[-2:] == ["ready", "ready"]


# --- not saved ---


@scene
async def test_a_failed_append_undoes_what_came_after_it_and_refuses_everybody() -> None:
    clock = Clock()
    disk = Disk(clock)
    table = await started(disk, clock, 3)
    told, last = [list(device.heard) for device in table.devices], table.state.last
    with disk.held():
        turns = await one_after_another(table, 0, 1, 2)
        assert table.state.round == 2  # as it will be, if the disk takes it
        disk.fill("append")
    assert await codes(*turns) == ["not-saved"] * 3
    assert (table.state.round, table.state.last, table.state.waiting_for) == (1, last, [0, 1, 2])
    assert [device.heard for device in table.devices] == told
    disk.make_room()
    await table.everybody_plays()
    assert table.state.round == 2
    assert table.devices[0].missed_nothing()


@scene
async def test_a_disk_that_cannot_be_read_either_is_asked_again() -> None:
    clock = Clock()
    disk = Disk(clock)
    table = await started(disk, clock, 2)
    steps, last = table.plainest(0), table.state.last
    disk.fill("append")
    disk.is_unreadable = True
    turn = (table.table, "device-0", 0, 1, steps)
    assert await refused(table.host.commit(*turn)) == "not-saved"
    assert await refused(table.host.commit(*turn)) == "not-saved"
    assert await refused(table.host.draft(*turn[:4], 1, steps)) == "not-saved"
    await table.host.registry.tick()  # the other tables' clocks go on
    disk.make_room()
    disk.is_unreadable = False
    await table.host.commit(*turn)
    assert table.state.last == last + 1
    assert table.devices[1].missed_nothing()


@scene
async def test_what_a_disk_kept_against_its_word_counts_and_is_told_once() -> None:
    clock = Clock()
    disk = Disk(clock)
    table = await started(disk, clock, 2)
    turn = (table.table, "device-0", 0, 1, table.plainest(0))
    disk.fill("append", moment="after")
    await table.host.commit(*turn)  # it is not refused, as it counts
    assert table.devices[1].kinds()[-2:] == ["rolled", "ready"]
    disk.make_room()
    await table.host.commit(*turn)  # once more, as a device does that missed the answer
    await table.commit(1)
    assert table.devices[1].kinds()[-4:] == ["rolled", "ready", "closed", "rolled"]
    assert table.devices[1].missed_nothing()


@scene
async def test_nobody_is_told_not_saved_as_long_as_nobody_knows() -> None:
    """The disk failed to sync and fails still: whether the turn is found at the next start, reading cannot tell."""
    clock = Clock()
    disk = Disk(clock)
    table = await started(disk, clock, 2)
    turn = (table.table, "device-0", 0, 1, table.plainest(0))

    def fail(moment: Moment, write: str) -> None:
        if (moment, write) == ("before", "append"):
            raise Unknown("other")

    disk.trouble = fail
    assert await refused(table.host.commit(*turn)) == "perhaps-saved"
    disk.make_room()
    await table.host.commit(*turn)
    assert table.state.waiting_for == [1]
    assert table.devices[1].missed_nothing()


@scene
async def test_what_was_saved_by_another_worker_undoes_what_waits() -> None:
    clock = Clock()
    disk = Disk(clock)
    table = await started(disk, clock, 3)
    worker = Host(disk, clock, Bytes(1))
    await worker.registry.recover()
    before = disk.appends
    with disk.held():
        theirs = asyncio.create_task(worker.commit(table.table, "device-2", 2, 1, table.plainest(2)))
        await settle()
        ours = [asyncio.create_task(table.commit(seat)) for seat in (0, 1)]
        await settle()
        assert disk.appends - before == 2
    await theirs
    assert await codes(*ours) == ["table-moved-on"] * 2
    assert table.state.waiting_for == [0, 1]
    await table.everybody_plays()
    assert table.devices[0].missed_nothing()


@scene
async def test_an_error_of_our_own_leaves_the_table_as_the_disk_has_it() -> None:
    class Mistake(Exception):
        pass

    clock = Clock()
    disk = Disk(clock)
    table = await started(disk, clock, 2)

    def mistaken(moment: Moment, write: str) -> None:
        raise Mistake

    disk.trouble = mistaken
    with pytest.raises(Mistake):
        await table.commit(0)
    disk.make_room()
    await table.commit(1)
    assert table.state.waiting_for == [0]
    await table.commit(0)
    assert table.state.round == 2


@scene
async def test_a_table_that_is_gone_from_the_disk_is_answered() -> None:
    clock = Clock()
    disk = Disk(clock)
    table = await started(disk, clock, 2)
    turn = (table.table, "device-0", 0, 1, table.plainest(0))
    await disk.prune(clock() + 1, clock() + 1)
    assert await refused(table.host.commit(*turn)) == "table-moved-on"
    assert await refused(table.host.commit(*turn)) == "no-such-table"
    await table.host.registry.tick()


@scene
async def test_a_draft_that_is_not_saved_leaves_the_one_before() -> None:
    clock = Clock()
    disk = Disk(clock)
    table = await started(disk, clock, 2)
    kept = table.plainest(0)
    draft = (table.table, "device-0", 0, 1)
    await table.host.draft(*draft, 1, kept)
    disk.fill("save_draft")
    with pytest.raises(NotSaved):
        await table.host.draft(*draft, 2, [])
    disk.make_room()
    answer = await table.host.draft(*draft, 0, [])
    assert (answer.revision, answer.steps) == (1, kept)


# --- the end ---


@scene
async def test_a_game_is_kept_when_its_last_turn_is_saved_and_not_before() -> None:
    clock = Clock()
    disk = Disk(clock)
    table = await before_the_last_round(disk, clock)
    appends = 0

    def second_fails(moment: Moment, write: str) -> None:
        nonlocal appends
        appends += (moment, write) == ("before", "append")
        if appends == 2:
            raise NotSaved("full")

    disk.trouble = second_fails
    with disk.held():
        turns = await one_after_another(table, 0, 1)
        assert table.state.playing().is_over  # if the disk takes it
        ticking = asyncio.create_task(table.host.registry.tick())
        await settle()
    assert await codes(*turns) == ["", "not-saved"]
    assert await codes(ticking) == [""]
    assert not table.state.playing().is_over
    assert await disk.game(table.table) is None
    assert [row.finished for row in await disk.tables()] == [False]
    disk.make_room()
    await table.everybody_plays()
    assert table.devices[0].entries("closed")[-1]["result"]
    assert await disk.game(table.table) is not None
    assert [row.finished for row in await disk.tables()] == [True]


@scene
async def test_a_game_that_could_not_be_kept_is_kept_later() -> None:
    clock = Clock()
    disk = Disk(clock)
    table = await before_the_last_round(disk, clock)
    disk.fill("keep_game")
    await table.everybody_plays()
    assert table.state.phase == "over"
    await table.host.registry.tick()
    assert await disk.game(table.table) is None
    disk.make_room()
    await table.host.registry.tick()
    assert await disk.game(table.table) is not None


@scene
async def test_one_table_in_trouble_does_not_stop_the_clocks_of_the_others() -> None:
    clock = Clock()
    disk = Disk(clock)
    troubled = await before_the_last_round(disk, clock)
    disk.fill("keep_game")
    await troubled.everybody_plays()
    host = troubled.host
    table = await host.open_table("temple-a")
    await host.take_seat(table, "somebody", "Somebody", "S")
    there = Device("somebody")
    await there.connect(host, table)

    def mistaken(moment: Moment, write: str) -> None:
        if write == "keep_game":
            raise ZeroDivisionError

    disk.trouble = mistaken
    clock.wait(20)
    await host.registry.tick()
    assert there.signalled("beat")
