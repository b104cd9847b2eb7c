"""A seat that somebody's own bot plays: everybody knows that it is a bot, and it is counted as nobody."""

from __future__ import annotations

import pytest

from hosting import Bytes, Clock, Device, Disk, Phone, Room, house, refused, room, scene, settle
from pennypapers.server.messages.log import OWN_BOT
from pennypapers.server.store import MemoryStore
from pennypapers.server.tables.host import Host
from pennypapers.server.tables.publishing import snapshot

BOT = "the bot's device"


async def with_own_bot(people: int = 1, connected: bool = True, **facts: object) -> Room:
    """People, and last of all a bot that plays from a device of its own; not started yet."""
    clock = Clock()
    table = await room(Disk(clock), clock, people, **facts)  # type: ignore[arg-type]
    await table.host.take_seat(table.table, BOT, "Greedy", "GR", OWN_BOT)
    device = Device(BOT)
    if connected:
        await device.connect(table.host, table.table)
    table.devices = [*table.devices, device]
    return table


def pass_time(table: Room, seconds: int) -> None:
    clock = table.host.now
    assert isinstance(clock, Clock)
    clock.wait(seconds)


@scene
async def test_everybody_is_told_that_it_is_a_bot_and_its_name() -> None:
    table = await with_own_bot()
    (seated,) = [entry for entry in table.devices[0].entries("seated") if entry["seat"] == 1]
    assert (seated["name"], seated["bot"], seated["device"]) == ("Greedy", "own", "")
    now = snapshot(table.state).seats[1]
    assert (now.name, now.bot) == ("Greedy", "own")


@scene
async def test_over_the_wire_it_is_one_more_word() -> None:
    clock = Clock()
    home = house(MemoryStore(clock), clock)
    person, bot = await Phone(home, "person").hello(), await Phone(home, "bot").hello()
    table = (await person.ask("open", sheet="temple-a"))["table"]
    for phone in (person, bot):
        await phone.watch(table)
    assert await bot.ask("sit", name="Greedy", initials="GR", bot=True) == 0
    assert await person.ask("sit", name="Ann", initials="AN") == 1
    assert await refused(bot.ask("start")) == "not-keeper"
    await person.ask("start")


@scene
async def test_its_own_device_plays_it_and_the_table_waits_for_it() -> None:
    table = await with_own_bot()
    await table.start()
    await table.commit(0)
    await settle()
    assert table.state.waiting_for == [1]
    await table.commit(1)
    assert table.state.round == 2
    assert "by_table" not in table.devices[0].entries("closed")[0]["turns"][1]


@scene
async def test_it_never_keeps_a_table() -> None:
    clock = Clock()
    host = Host(MemoryStore(clock), clock, Bytes())
    table = await host.open_table("temple-a")
    await host.take_seat(table, BOT, "Greedy", "GR", OWN_BOT)
    assert await refused(host.start(table, BOT)) == "not-keeper"
    assert await refused(host.add_bot(table, BOT, "tourist")) == "not-keeper"
    await host.take_seat(table, "device-0", "Ann", "AN")
    state = (await host.registry.get(table)).state
    assert state.keeper == 1
    assert await refused(host.hand_over(table, "device-0", 0)) == "bot-seat"
    await host.leave_seat(table, "device-0", 1)
    assert await refused(host.start(table, BOT)) == "not-keeper"


@scene
async def test_a_keeper_who_is_away_is_not_followed_by_it() -> None:
    table = await with_own_bot(people=2)
    await table.start()
    for gone in (0, 1):
        table.host.disconnect(table.table, table.devices[gone])
    pass_time(table, 61)
    await table.host.registry.tick()
    assert table.state.keeper == 0
    await table.devices[1].connect(table.host, table.table)
    await table.host.registry.tick()
    assert table.state.keeper == 1


@scene
async def test_nothing_goes_on_while_only_bots_are_here() -> None:
    """Neither the clock, nor our own bots, nor another round."""
    table = await with_own_bot(clock=30)
    await table.host.add_bot(table.table, "device-0", "tourist")
    await table.start()
    table.host.disconnect(table.table, table.devices[0])
    await table.commit(1)
    pass_time(table, 600)
    await table.host.registry.tick()
    await settle()
    assert (table.state.round, 0 in table.state.waiting_for) == (1, True)
    await table.devices[0].connect(table.host, table.table)
    await table.host.registry.tick()
    assert 0 in table.state.waiting_for, "the clock stood still while nobody was here"


@scene
async def test_it_neither_rolls_nor_calls_for_another_game() -> None:
    table = await with_own_bot(rolls_itself=False)
    await table.start()
    await table.everybody_plays()
    assert await refused(table.host.roll(table.table, BOT)) == "bot-seat"
    await table.play_to_the_end()
    assert await refused(table.host.play_again(table.table, BOT)) == "bot-seat"


@scene
async def test_without_a_person_who_plays_there_is_no_other_round() -> None:
    table = await with_own_bot()
    await table.start()
    await table.host.mute(table.table, "device-0", 0, True)
    await table.everybody_plays()
    assert (table.state.round, table.state.round_is_open) == (1, False)


@scene
async def test_it_has_no_list_of_games_and_no_bests() -> None:
    table = await with_own_bot()
    await table.play_to_the_end()
    store = table.running.store
    assert len(await store.device_games("device-0")) == 1
    assert await store.device_games(BOT) == []


@pytest.mark.parametrize("opened", ["expedition", "lesson"])
@scene
async def test_expeditions_and_lessons_are_for_people(opened: str) -> None:
    clock = Clock()
    host = Host(MemoryStore(clock), clock, Bytes())
    table = await (host.open_expedition if opened == "expedition" else host.open_lesson)("temple")
    assert await refused(host.take_seat(table, BOT, "Greedy", "GR", OWN_BOT)) == "expedition-bot"
    await host.take_seat(table, "device-0", "Ann", "AN")


@scene
async def test_one_that_does_not_come_back_holds_nobody_up() -> None:
    """The table can play for it, one of our bots stands in, and when it is back it plays itself."""
    table = await with_own_bot(people=2)
    await table.start()
    table.host.disconnect(table.table, table.devices[2])
    pass_time(table, 61)
    await table.host.registry.tick()
    assert table.devices[0].last_signal("presence")["away"] == [2]
    await table.host.play_for(table.table, "device-0", 2)
    await table.everybody_plays()
    await table.host.stand_in(table.table, "device-0", 2, "tourist")
    while 2 in table.state.waiting_for:
        await settle()
    await table.everybody_plays()
    turns = [closed["turns"][2].get("by_table") for closed in table.devices[0].entries("closed")]
    assert turns == ["keeper", "bot"]
    await table.devices[2].connect(table.host, table.table)
    assert table.state.seats[2].stand_in == ""


@scene
async def test_a_person_cannot_hide_behind_it() -> None:
    table = await with_own_bot(connected=False)
    await table.start()
    pass_time(table, 61)
    assert await refused(table.host.seat_ticket(table.table, "device-0", 1)) == "bot-seat"
    assert await refused(table.host.seat_ticket(table.table, BOT, 1)) == "bot-seat"


@scene
async def test_all_that_a_device_has_moves_with_its_bots() -> None:
    table = await with_own_bot()
    await table.host.redeem("another", table.host.device_ticket(BOT))
    assert (table.state.seats[1].device, table.state.seats[1].bot) == ("another", OWN_BOT)


@pytest.mark.parametrize("connected", [True, False])
@scene
async def test_it_comes_along_to_another_game_if_it_is_here(connected: bool) -> None:
    table = await with_own_bot(connected=connected)
    await table.play_to_the_end()
    again = await table.host.play_again(table.table, "device-0")
    seats = (await table.host.registry.get(again)).state.seats.values()
    assert [(seat.name, seat.bot) for seat in seats] == [("Person 0", ""), ("Greedy", "own")][: 1 + connected]
