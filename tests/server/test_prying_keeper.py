"""What a keeper may not do: act for somebody who is there, or see a turn before its round closes."""

from __future__ import annotations

from hosting import Bytes, Clock, Device, Disk, Room, refused, room, scene
from pennypapers.server.messages.answers import Legal
from pennypapers.server.store import MemoryStore
from pennypapers.server.tables.actions import late
from pennypapers.server.tables.actions.devices import reclaim_seat
from pennypapers.server.tables.host import Host

# --- a seat that is put out ---


@scene
async def test_a_seat_is_put_out_from_the_next_round_on() -> None:
    clock = Clock()
    table = await room(MemoryStore(clock), clock, 2)
    await table.start()
    await table.commit(0)
    await table.host.mute(table.table, "device-0", 1, True)
    assert (table.state.round, table.state.waiting_for) == (1, [1])
    for device in table.devices:
        (told,) = device.entries("muted")
        assert (told["seat"], told["muted"], told["round"]) == (1, True, 2)
    steps = table.plainest(1)
    await table.host.commit(table.table, "device-1", 1, 1, steps)  # it still plays its own turn
    assert (table.state.round, table.state.waiting_for) == (2, [0])
    await table.commit(0)
    played = [closed["turns"][1].get("by_table", "") for closed in table.devices[0].entries("closed")]
    assert played == ["", "muted"]


@scene
async def test_a_seat_that_was_put_out_is_taken_back() -> None:
    clock = Clock()
    table = await room(MemoryStore(clock), clock, 2)
    await table.start()
    for muted in (True, False):
        await table.host.mute(table.table, "device-0", 1, muted)
    await table.everybody_plays()
    assert (table.state.round, table.state.waiting_for) == (2, [0, 1])


@scene
async def test_between_two_rounds_it_counts_from_the_one_that_comes() -> None:
    clock = Clock()
    table = await room(MemoryStore(clock), clock, 2, rolls_itself=False)
    await table.start()
    await table.everybody_plays()
    await table.host.mute(table.table, "device-0", 1, True)
    await table.host.roll(table.table, "device-0")
    assert (table.state.round, table.state.waiting_for) == (2, [0])


# --- a seat that goes to another device ---


async def lent(disk: Disk, clock: Clock, inked: bool) -> Room:
    """The seat 1 had a draft, and maybe inked it, before its device was away and the keeper took it over."""
    table = await room(disk, clock, 2)
    await table.start()
    await table.host.draft(table.table, "device-1", 1, 1, 7, table.plainest(1))
    if inked:
        await table.commit(1)
    table.host.disconnect(table.table, table.devices[1])
    clock.wait(60)
    code = await table.host.seat_ticket(table.table, "device-0", 1)
    await table.host.redeem("device-0", code)
    return table


@scene
async def test_a_draft_stays_hidden_from_whoever_takes_the_seat_over() -> None:
    clock = Clock()
    table = await lent(Disk(clock), clock, inked=False)
    seen = await table.host.draft(table.table, "device-0", 1, 1, 0, [])
    assert (seen.steps, seen.revision) == ([], 0)


@scene
async def test_it_stays_hidden_after_a_restart() -> None:
    clock = Clock()
    disk = Disk(clock)
    table = await lent(disk, clock, inked=False)
    again = Host(disk, clock, Bytes(1))
    await again.registry.recover()
    assert (await again.draft(table.table, "device-0", 1, 1, 0, [])).steps == []


@scene
async def test_the_table_still_plays_by_the_hidden_draft() -> None:
    clock = Clock()
    table = await room(Disk(clock), clock, 3, clock=180)
    await table.start()
    steps = await other_than_plainest(table, 1)
    table.host.disconnect(table.table, table.devices[1])
    clock.wait(60)
    await table.host.redeem("device-0", await table.host.seat_ticket(table.table, "device-0", 1))
    await table.host.draft(table.table, "device-0", 1, 1, 0, [])
    clock.wait(120)
    await table.host.registry.tick()
    (closed,) = table.devices[0].entries("closed")
    assert closed["turns"][1]["steps"] == " ".join(steps)


async def other_than_plainest(table: Room, seat: int) -> list[str]:
    """A draft that the table would not come upon by itself."""
    plain = table.plainest(seat)[0]
    answer = await table.host.draft(table.table, f"device-{seat}", seat, 1, 1, [])
    assert isinstance(answer.legal, Legal)
    space = answer.legal.spaces[-1]
    steps = [f"{plain.partition('@')[0]}@{space}"]
    assert steps != [plain]
    await table.host.draft(table.table, f"device-{seat}", seat, 1, 2, steps)
    return steps


@scene
async def test_a_turn_stays_hidden_until_its_round_closes() -> None:
    clock = Clock()
    table = await lent(Disk(clock), clock, inked=True)
    inked = table.state.inked[1].entry.steps.split()
    before = (await table.host.look(table.table, "watcher", 1)).sheet
    assert (await table.host.look(table.table, "device-0", 1)).sheet == before
    for steps in (inked, ["-"]):  # a right guess is answered as a wrong one is
        assert await refused(table.host.commit(table.table, "device-0", 1, 1, steps)) == "already-played"
    assert await refused(table.host.draft(table.table, "device-0", 1, 1, 9, [])) == "already-played"
    await table.commit(0)
    assert (await table.host.look(table.table, "device-0", 1)).sheet != before
    await table.host.draft(table.table, "device-0", 1, 2, 1, [])


@scene
async def test_a_latecomer_does_not_see_it_either() -> None:
    clock = Clock()
    table = await room(Disk(clock), clock, 2)
    await table.start()
    await table.commit(1)
    table.host.disconnect(table.table, table.devices[1])
    clock.wait(60)
    await late.ask_for_seat(table.running, "late", 1, "Late")
    await late.answer(table.running, "device-0", 1, True)
    before = (await table.host.look(table.table, "watcher", 1)).sheet
    assert (await table.host.look(table.table, "late", 1)).sheet == before


@scene
async def test_the_old_device_takes_its_seat_back_with_its_draft() -> None:
    clock = Clock()
    disk = Disk(clock)
    table = await lent(disk, clock, inked=False)
    drafted = table.plainest(1)
    await table.host.draft(table.table, "device-0", 1, 1, 0, [])
    assert await refused(reclaim_seat(table.running, "device-2", 1)) == "not-your-seat"
    assert table.state.lent_by("device-1") == [1]
    await reclaim_seat(table.running, "device-1", 1)
    assert table.state.seats_of("device-1") == [1]
    assert table.state.lent_by("device-1") == []
    assert table.devices[0].last_signal("put")["what"] == "reclaimed"
    for host in (table.host, Host(disk, clock, Bytes(1))):
        await host.registry.recover()
        seen = await host.draft(table.table, "device-1", 1, 1, 1, [])
        assert seen.steps == drafted
    assert await refused(table.host.look(table.table, "device-0", 9)) == "no-such-seat"
    await table.commit(1)


@scene
async def test_a_seat_that_a_latecomer_had_comes_back_with_its_name() -> None:
    clock = Clock()
    table = await room(Disk(clock), clock, 2)
    await table.start()
    table.host.disconnect(table.table, table.devices[1])
    clock.wait(60)
    newcomer = Device("late")
    await newcomer.connect(table.host, table.table)
    await late.ask_for_seat(table.running, "late", 1, "Late")
    await late.answer(table.running, "device-0", 1, True)
    assert table.state.seats[1].name == "Late"
    await reclaim_seat(table.running, "device-1", 1)
    assert table.state.seats[1].name == "Person 1"
    assert newcomer.last_signal("put")["what"] == "reclaimed"
    assert table.devices[0].kinds()[-2:] == ["moved", "renamed"]


@scene
async def test_the_keepers_code_is_good_only_while_its_owner_is_away() -> None:
    clock = Clock()
    table = await room(MemoryStore(clock), clock, 2)
    await table.start()
    table.host.disconnect(table.table, table.devices[1])
    clock.wait(60)
    code = await table.host.seat_ticket(table.table, "device-0", 1)
    await table.devices[1].connect(table.host, table.table)
    assert await refused(table.host.redeem("device-0", code)) == "not-away"
    assert table.state.seats_of("device-1") == [1]


@scene
async def test_a_draft_is_as_before_if_the_seat_could_not_be_handed_on() -> None:
    clock = Clock()
    disk = Disk(clock)
    table = await room(disk, clock, 2)
    await table.start()
    steps = table.plainest(1)
    await table.host.draft(table.table, "device-1", 1, 1, 7, steps)
    table.host.disconnect(table.table, table.devices[1])
    clock.wait(60)
    code = await table.host.seat_ticket(table.table, "device-0", 1)
    disk.fill("append")
    assert await refused(table.host.redeem("device-0", code)) == "not-saved"
    disk.make_room()
    assert (await table.host.draft(table.table, "device-1", 1, 1, 1, [])).steps == steps
