"""Seats, initials, settings and the keeper, before and during a game; and who is there."""

from __future__ import annotations

import pytest
from msgspec import structs

from hosting import Bytes, Clock, Device, Phone, house, refusal_of, refused, room, scene
from pennypapers.refusals import Refusal
from pennypapers.server.messages.log import Settings
from pennypapers.server.store import MemoryStore
from pennypapers.server.tables.host import Host


async def empty_table() -> tuple[Host, str]:
    clock = Clock()
    host = Host(MemoryStore(clock), clock, Bytes())
    return host, await host.open_table("temple-a")


# --- initials ---


@pytest.mark.parametrize(
    ("there", "wanted", "free"),
    [
        (["AB"], "AB", "AB2"),
        (["AB"], "ab", "ab2"),
        (["AB", "AB2", "ab3"], "AB", "AB4"),
        (["ABCD"], "ABCD", "ABC2"),
        (["ÉÉ"], "éé", "éé2"),
        (["明"], "明", "明2"),
        (["ABCD", *(f"ABC{digit}" for digit in "23456789")], "ABCD", "AB22"),
    ],
)
@scene
async def test_initials_that_are_taken_come_with_others_that_are_free(
    there: list[str], wanted: str, free: str
) -> None:
    host, table = await empty_table()
    for number, initials in enumerate(there):
        await host.take_seat(table, f"device-{number}", "Somebody", initials)
    refusal = await refusal_of(host.take_seat(table, "late", "Late", wanted))
    assert (refusal.code, refusal.facts["free"]) == ("same-initials", free)
    await host.take_seat(table, "late", "Late", free)


@pytest.mark.parametrize("wanted", ["A", "AB", "ABCD", "ñ", "é́é́é́é́"])
@scene
async def test_a_hundred_people_who_want_the_same_initials(wanted: str) -> None:
    host, table = await empty_table()
    await host.take_seat(table, "device-0", "Somebody", wanted)
    for number in range(1, 100):
        refusal = await refusal_of(host.take_seat(table, f"device-{number}", "Somebody", wanted))
        await host.take_seat(table, f"device-{number}", "Somebody", str(refusal.facts["free"]))
    seats = (await host.registry.get(table)).state.seats.values()
    assert len({seat.initials.casefold() for seat in seats}) == 100


# --- who sits where ---


@scene
async def test_one_device_with_several_seats() -> None:
    clock = Clock()
    table = await room(MemoryStore(clock), clock, 2)
    host, name = table.host, table.table
    assert await host.take_seat(name, "device-0", "A child", "K") == 2
    await table.start()
    for seat in (0, 2):
        await host.commit(name, "device-0", seat, 1, table.plainest(seat))
    assert table.state.waiting_for == [1]
    assert await refused(host.commit(name, "device-0", 1, 1, table.plainest(1))) == "not-your-seat"
    host.disconnect(name, table.devices[0])
    await host.registry.tick()
    assert table.devices[1].last_signal("presence")["gone"] == [0, 2]


@scene
async def test_the_keeper_removes_somebody_and_nobody_else_does() -> None:
    clock = Clock()
    table = await room(MemoryStore(clock), clock, 3)
    host, name = table.host, table.table
    assert await refused(host.leave_seat(name, "device-1", 2)) == "not-keeper"
    await host.leave_seat(name, "device-0", 2)
    await host.leave_seat(name, "device-1", 1)  # its own
    assert table.devices[2].kinds()[-2:] == ["unseated", "unseated"]
    assert sorted(table.state.seats) == [0]
    assert await refused(host.leave_seat(name, "device-2", 2)) == "no-such-seat"
    await table.start()
    assert await refused(host.leave_seat(name, "device-0", 0)) == "already-started"


@scene
async def test_whoever_is_removed_may_come_back_and_words_go_with_their_seat() -> None:
    clock = Clock()
    table = await room(MemoryStore(clock), clock, 2)
    await table.host.leave_seat(table.table, "device-1", 1)
    seat = await table.host.take_seat(table.table, "device-1", "Person 1", "P1")
    assert seat not in table.state.words
    await table.host.give_word(table.table, "device-1", seat, "ab" * 16)
    await table.host.give_word(table.table, "device-1", seat, "cd" * 16)  # the first one stays
    assert table.state.words[seat] == "ab" * 16


@scene
async def test_the_first_at_an_empty_table_keeps_it() -> None:
    host, table = await empty_table()
    assert await refused(host.start(table, "device-0")) == "not-keeper"
    for device in ("device-0", "device-1"):
        seat = await host.take_seat(table, device, "Somebody", "S")
        assert await refused(host.choose(table, "stranger", Settings())) == "not-keeper"
        await host.choose(table, device, Settings(hints=False))
        await host.leave_seat(table, device, seat)


# --- the keeper ---


@scene
async def test_a_keeper_who_leaves_is_followed() -> None:
    clock = Clock()
    table = await room(MemoryStore(clock), clock, 3)
    await table.host.leave_seat(table.table, "device-0", 0)
    assert table.state.keeper == 1
    assert table.devices[2].entries("keeper")[-1]["seat"] == 1
    await table.host.start(table.table, "device-1")
    assert table.state.order == [1, 2]


@scene
async def test_a_keeper_who_is_away_is_followed_by_the_first_who_is_there() -> None:
    clock = Clock()
    table = await room(MemoryStore(clock), clock, 4)
    for seat in (0, 1):
        table.host.disconnect(table.table, table.devices[seat])
    clock.wait(59)
    await table.host.registry.tick()
    assert table.state.keeper == 0
    clock.wait(1)
    await table.host.registry.tick()
    assert table.state.keeper == 2
    await table.devices[0].connect(table.host, table.table)
    await table.host.registry.tick()
    assert table.state.keeper == 2  # whoever comes back does not take it away again


@scene
async def test_nobody_follows_while_nobody_is_there() -> None:
    clock = Clock()
    table = await room(MemoryStore(clock), clock, 2)
    for device in table.devices:
        table.host.disconnect(table.table, device)
    watcher = Device("watcher")
    await watcher.connect(table.host, table.table)
    clock.wait(1000)
    await table.host.registry.tick()
    assert table.state.keeper == 0
    await table.devices[1].connect(table.host, table.table)
    await table.host.registry.tick()
    assert table.state.keeper == 1


@scene
async def test_the_keeper_hands_over() -> None:
    clock = Clock()
    table = await room(MemoryStore(clock), clock, 2)
    host, name = table.host, table.table
    assert await refused(host.hand_over(name, "device-1", 1)) == "not-keeper"
    assert await refused(host.hand_over(name, "device-0", 9)) == "no-such-seat"
    await host.hand_over(name, "device-0", 1)
    assert await refused(host.start(name, "device-0")) == "not-keeper"
    await host.start(name, "device-1")


# --- settings ---


@scene
async def test_settings_are_the_keepers_and_of_the_lobby() -> None:
    clock = Clock()
    table = await room(MemoryStore(clock), clock, 2)
    host, name = table.host, table.table
    chosen = Settings(clock=60, pencil_strict=True, hints=False, rolls_itself=False)
    assert await refused(host.choose(name, "device-1", chosen)) == "not-keeper"
    await host.choose(name, "device-0", chosen)
    await host.choose(name, "device-0", chosen)  # says nothing new
    assert [entry["settings"] for entry in table.devices[1].entries("settings")] == [structs.asdict(chosen)]
    for clock_ in (-1, 1, 29, 181):
        wrong = structs.replace(chosen, clock=clock_)
        assert await refused(host.choose(name, "device-0", wrong)) == "clock-range"
        with pytest.raises(Refusal):
            await host.open_table("temple-a", settings=wrong)
    await table.start()
    assert table.state.playing().strict
    assert await refused(host.choose(name, "device-0", Settings())) == "already-started"


# --- who is there ---


@scene
async def test_who_is_gone_away_or_only_watches() -> None:
    clock = Clock()
    table = await room(MemoryStore(clock), clock, 3)
    host, name = table.host, table.table
    watchers = [Device("watcher"), Device("watcher"), Device("another")]
    for watcher in watchers:
        await watcher.connect(host, name)
    assert watchers[2].last_signal("presence") == {"say": "presence", "watchers": 3}
    await host.registry.tick()
    device = table.devices[0]
    assert device.last_signal("presence") == {"say": "presence", "watchers": 3}
    host.disconnect(name, table.devices[1])
    host.disconnect(name, watchers[0])
    await host.registry.tick()
    assert device.last_signal("presence") == {"say": "presence", "gone": [1], "watchers": 2}
    clock.wait(60)
    await host.registry.tick()
    assert device.last_signal("presence") == {"say": "presence", "gone": [1], "away": [1], "watchers": 2}
    told = len(device.signalled("presence"))
    await host.registry.tick()
    assert len(device.signalled("presence")) == told  # nothing changed
    await table.devices[1].connect(host, name)
    await host.registry.tick()
    assert device.last_signal("presence") == {"say": "presence", "watchers": 2}


@scene
async def test_a_device_with_two_connections_is_there_until_both_are_gone() -> None:
    clock = Clock()
    table = await room(MemoryStore(clock), clock, 2)
    tablet = Device("device-1")
    await tablet.connect(table.host, table.table)
    table.host.disconnect(table.table, table.devices[1])
    await table.host.registry.tick()
    assert not table.devices[0].signalled("presence")[-1].get("gone")
    table.host.disconnect(table.table, tablet)
    table.host.disconnect(table.table, tablet)  # twice is once
    await table.host.registry.tick()
    assert table.devices[0].last_signal("presence")["gone"] == [1]


@scene
async def test_after_a_restart_nobody_is_away_before_a_minute() -> None:
    clock = Clock()
    store = MemoryStore(clock)
    table = await room(store, clock, 2)
    await table.start()
    clock.wait(1000)
    again = Host(store, clock, Bytes(1))
    await again.registry.recover()
    device = table.devices[0]
    await device.connect(again, table.table, known=table.state.last)
    assert device.last_signal("presence") == {"say": "presence", "gone": [1]}
    clock.wait(60)
    assert (await again.registry.get(table.table)).presence.is_away(1)


# --- numbers ---


@scene
async def test_the_host_removes_somebody_however_many_came_and_went() -> None:
    """A number is never given again, and the wire knows large ones."""
    clock = Clock()
    home = house(MemoryStore(clock), clock)
    host, guest = await Phone(home, "host").hello(), await Phone(home, "guest").hello()
    table = (await host.ask("open", sheet="temple-a"))["table"]
    await host.watch(table)
    await host.ask("sit", name="Host", initials="H")
    await guest.watch(table)
    for number in range(1, 1200):
        clock.wait(1)
        assert await guest.ask("sit", name="Guest", initials="G") == number
        await guest.ask("leave", seat=number)
    newest = await guest.ask("sit", name="Guest", initials="G")
    await host.ask("leave", seat=newest)
    assert list((await home.host.registry.get(table)).state.seats) == [0]
