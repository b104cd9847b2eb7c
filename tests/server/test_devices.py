"""What reaches which device, one-time codes from one to another, and what a device has."""

from __future__ import annotations

import json

from hosting import Bytes, Clock, Device, Disk, Phone, Room, house, refused, room, scene
from pennypapers.server.messages.log import Settings
from pennypapers.server.store import MemoryStore
from pennypapers.server.tables.host import Host
from pennypapers.server.wire.house import House

# --- in passing ---


@scene
async def test_a_nudge_reaches_that_seats_device_only() -> None:
    clock = Clock()
    table = await room(MemoryStore(clock), clock, 3)
    tablet, watcher = Device("device-1"), Device("watcher")
    for device in (tablet, watcher):
        await device.connect(table.host, table.table)
    await table.host.nudge(table.table, "device-0", 1)
    nudged = [bool(device.signalled("nudge")) for device in (*table.devices, tablet, watcher)]
    assert nudged == [False, True, False, True, False]
    assert tablet.last_signal("nudge")["seat"] == 1
    assert tablet.last_signal("nudge")["by"] == 0
    await table.host.nudge(table.table, "device-1", 0)  # not only the keeper may
    assert await refused(table.host.nudge(table.table, "watcher", 0)) == "not-your-seat"
    assert await refused(table.host.nudge(table.table, "device-0", 9)) == "no-such-seat"
    assert await refused(table.host.nudge(table.table, "device-0", 1)) == "too-soon"
    clock.wait(10)
    await table.host.nudge(table.table, "device-0", 1)
    table.host.disconnect(table.table, table.devices[2])
    assert await refused(table.host.nudge(table.table, "device-0", 2)) == "nobody-there"


@scene
async def test_a_draft_reaches_the_same_devices_other_connections_only() -> None:
    clock = Clock()
    table = await room(MemoryStore(clock), clock, 2)
    tablet, watcher = Device("device-0"), Device("watcher")
    for device in (tablet, watcher):
        await device.connect(table.host, table.table)
    await table.start()
    phone, steps = table.devices[0], table.plainest(0)
    await table.host.draft(table.table, "device-0", 0, 1, 3, steps, phone)
    drafted = [bool(device.signalled("draft")) for device in (phone, tablet, table.devices[1], watcher)]
    assert drafted == [False, True, False, False]
    said = {"say": "draft", "seat": 0, "round": 1, "revision": 3, "steps": steps}
    assert tablet.last_signal("draft") == said
    # An older one changes nothing, and nobody is told of it.
    await table.host.draft(table.table, "device-0", 0, 1, 2, [], tablet)
    assert not phone.signalled("draft")


# --- a seat goes to another device ---


async def at_the_table(*names: str) -> tuple[House, Clock, list[Phone], str]:
    """Phones with a seat each in the first round; the first keeps the table."""
    clock = Clock()
    home = house(Disk(clock), clock)
    phones = [await Phone(home, name).hello() for name in names]
    table = (await phones[0].ask("open", sheet="temple-a"))["table"]
    for phone, name in zip(phones, names, strict=True):
        await phone.watch(table)
        await phone.ask("sit", name=name.title(), initials=name[:1].upper())
    await phones[0].ask("start")
    return home, clock, phones, table


@scene
async def test_a_seat_goes_to_another_device_by_its_own_code() -> None:
    home, _, (anna, ben), table = await at_the_table("anna", "ben")
    code = (await ben.ask("seat-code", seat=1))["code"]
    assert len(code) == 8
    tablet = await Phone(home, "tablet").hello()
    found = await tablet.ask("redeem", code=code.lower())
    assert (found["table"], found["seats"]) == (table, [1])
    anna.listen()
    moved = anna.entries("moved")[-1]
    assert (moved["seat"], moved["by_keeper"], moved["device"]) == (1, False, "")
    await tablet.watch(table)
    draft = {"seat": 1, "round": 1, "revision": 1, "steps": []}
    assert await refused(ben.ask("draft", **draft)) == "not-your-seat"
    await tablet.ask("draft", **draft)


@scene
async def test_a_code_works_once() -> None:
    home, _, (_, ben), _ = await at_the_table("anna", "ben")
    code = (await ben.ask("seat-code", seat=1))["code"]
    tablet, thief = await Phone(home, "tablet").hello(), await Phone(home, "thief").hello()
    await tablet.ask("redeem", code=code)
    assert await refused(thief.ask("redeem", code=code)) == "no-such-ticket"
    assert await refused(thief.ask("redeem", code="WRONGONE")) == "no-such-ticket"
    assert await refused(thief.ask("redeem", code="")) == "no-such-ticket"


@scene
async def test_a_code_that_the_disk_did_not_take_is_good_once_more() -> None:
    home, _, (anna,), table = await at_the_table("anna")
    tablet = await Phone(home, "tablet").hello()
    code = (await anna.ask("seat-code", seat=0))["code"]
    disk = home.store
    assert isinstance(disk, Disk)
    disk.fill("append")
    assert await refused(tablet.ask("redeem", code=code)) == "not-saved"
    disk.make_room()
    assert (await tablet.ask("redeem", code=code))["table"] == table


@scene
async def test_a_newer_code_for_the_same_replaces_the_older() -> None:
    home, _, (_, ben), _ = await at_the_table("anna", "ben")
    older, newer = [(await ben.ask("seat-code", seat=1))["code"] for _ in range(2)]
    tablet = await Phone(home, "tablet").hello()
    assert await refused(tablet.ask("redeem", code=older)) == "no-such-ticket"
    await tablet.ask("redeem", code=newer)


@scene
async def test_a_code_is_good_for_a_quarter_of_an_hour() -> None:
    home, clock, (_, ben), table = await at_the_table("anna", "ben")
    tablet = await Phone(home, "tablet").hello()
    late = (await ben.ask("seat-code", seat=1))["code"]
    clock.wait(15 * 60)
    assert await refused(tablet.ask("redeem", code=late)) == "no-such-ticket"
    in_time = (await ben.ask("seat-code", seat=1))["code"]
    clock.wait(15 * 60 - 1)
    assert (await tablet.ask("redeem", code=in_time))["table"] == table


@scene
async def test_the_keepers_code_is_for_a_seat_that_is_away() -> None:
    home, clock, (anna, ben, cato), _ = await at_the_table("anna", "ben", "cato")
    assert await refused(anna.ask("seat-code", seat=1)) == "not-away"
    ben.connection.close()
    clock.wait(60)
    assert await refused(cato.ask("seat-code", seat=1)) == "not-keeper"
    code = (await anna.ask("seat-code", seat=1))["code"]
    other = await Phone(home, "other").hello()
    await other.ask("redeem", code=code)
    cato.listen()
    moved = cato.entries("moved")[-1]
    assert (moved["seat"], moved["by_keeper"]) == (1, True)
    assert ben.name not in json.dumps(cato.heard)
    assert other.name not in json.dumps(cato.heard)


@scene
async def test_a_code_for_a_seat_that_was_given_up_is_good_for_nothing() -> None:
    clock = Clock()
    home = house(MemoryStore(clock), clock)
    anna, mallory, ben = [await Phone(home, name).hello() for name in ("anna", "mallory", "ben")]
    table = (await anna.ask("open", sheet="temple-a"))["table"]
    for phone in (anna, mallory, ben):
        await phone.watch(table)
    await anna.ask("sit", name="Anna", initials="A")
    seat = await mallory.ask("sit", name="Mallory", initials="M")
    code = (await mallory.ask("seat-code", seat=seat))["code"]
    await mallory.ask("leave", seat=seat)
    bens = await ben.ask("sit", name="Ben", initials="B")
    assert bens != seat, "nobody gets a number that somebody had"
    assert await refused(mallory.ask("redeem", code=code)) == "no-such-ticket"
    await ben.ask("word", seat=bens, word="0" * 32)


@scene
async def test_guessing_codes_is_limited_and_knowing_them_is_not() -> None:
    clock = Clock()
    home = house(MemoryStore(clock), clock, guesses_per_minute=5)
    anna = await Phone(home, "anna").hello()
    for _ in range(20):
        code = (await anna.ask("device-code"))["code"]
        await anna.ask("redeem", code=code)
    for _ in range(5):
        assert await refused(anna.ask("redeem", code="WRONGONE")) == "no-such-ticket"
    assert await refused(anna.ask("redeem", code="WRONGONE")) == "too-many-guesses"
    elsewhere = await Phone(home, "ben", address="elsewhere").hello()
    assert await refused(elsewhere.ask("redeem", code="WRONGONE")) == "no-such-ticket"
    clock.wait(60)
    assert await refused(anna.ask("redeem", code="WRONGONE")) == "no-such-ticket"


# --- everything goes to another device ---


async def played_alone(host: Host, device: str, sheet: str = "temple-a", day: str = "") -> Room:
    """A finished game of one device alone."""
    table = await host.open_table(sheet, day=day)
    await host.take_seat(table, device, "Somebody", "S")
    alone = Room(host, await host.registry.get(table), [Device(device)])
    await alone.play_to_the_end()
    return alone


@scene
async def test_a_device_code_moves_games_tries_and_seats() -> None:
    home, clock, (anna, ben), table = await at_the_table("anna", "ben")
    game = await played_alone(home.host, ben.name)
    day = "2023-11-14"  # as the clock has it
    await played_alone(home.host, ben.name, "temple-b", day)
    lobby = (await anna.ask("open", sheet="valley-a"))["table"]
    await home.host.take_seat(lobby, ben.name, "Ben", "B")
    code = (await ben.ask("device-code"))["code"]
    tablet = await Phone(home, "tablet").hello()
    assert await tablet.ask("redeem", code=code) is None
    mine, left = await tablet.ask("mine"), await ben.ask("mine")
    assert left == {"tables": [], "games": [], "bests": []}
    assert {one["table"]: one["seats"] for one in mine["tables"]} == {table: [1], lobby: [0]}
    assert game.table in [one["game"] for one in mine["games"]]
    anna.listen()
    assert anna.kinds()[-1] == "moved"
    # It set out on that day's expedition already.
    again = await played_alone(home.host, tablet.name, "temple-b", day)
    assert again.state.first_tries == {0: False}
    # And the game that is under way will be among the new device's.
    await tablet.watch(table)
    people = Room(home.host, await home.host.registry.get(table), [anna, tablet])
    await people.play_to_the_end()
    assert table in [one["game"] for one in (await tablet.ask("mine"))["games"]]
    assert clock() == people.state.at


@scene
async def test_a_code_for_oneself_changes_nothing() -> None:
    home, _, (anna, _), _ = await at_the_table("anna", "ben")
    await played_alone(home.host, anna.name)
    before = await anna.ask("mine")
    await anna.ask("redeem", code=(await anna.ask("device-code"))["code"])
    assert await anna.ask("mine") == before


# --- what a device has ---


@scene
async def test_mine_has_tables_games_and_bests() -> None:
    clock = Clock()
    home = house(MemoryStore(clock), clock)
    anna = await Phone(home, "anna").hello()
    assert await anna.ask("mine") == {"tables": [], "games": [], "bests": []}
    played = []
    for sheet in ("temple-a", "valley-a", "temple-a"):
        clock.wait(60)
        played.append(await played_alone(home.host, anna.name, sheet))
    clock.wait(60)
    lobby = (await anna.ask("open", sheet="valley-b"))["table"]
    await anna.watch(lobby)
    await anna.ask("sit", name="Anna", initials="A")
    mine = await anna.ask("mine")
    assert [(one["table"], one["phase"], one["players"]) for one in mine["tables"]] == [
        (lobby, "lobby", ["Anna"])
    ]
    assert [one["game"] for one in mine["games"]] == [one.table for one in reversed(played)]
    first, second = (played[place].state.playing().score("S").stars for place in (0, 2))
    best = played[0] if first >= second else played[2]
    assert {one["sheet"]: one["game"] for one in mine["bests"]} == {
        "temple-a": best.table,
        "valley-a": played[1].table,
    }
    last = mine["games"][0]
    assert (last["of"], last["place"], last["player"], last["stars"]) == (1, 1, "S", second)
    assert last["level"]


@scene
async def test_games_with_others_and_on_own_sheets_are_no_bests() -> None:
    clock = Clock()
    home = house(MemoryStore(clock), clock)
    host = home.host
    anna = await Phone(home, "anna").hello()
    own = "adventure: temple\nname: Own\ngrid:\n.  .  .  .\n.  .  .  .\n"
    alone = await host.open_table("", own)
    await host.take_seat(alone, anna.name, "Anna", "A")
    together = await host.open_table("temple-a", settings=Settings(pencil_strict=True))
    for name, initials in ((anna.name, "A"), ("ben", "B")):
        await host.take_seat(together, name, "Somebody", initials)
    for table, devices in ((alone, [anna]), (together, [anna, Device("ben")])):
        await Room(host, await host.registry.get(table), devices).play_to_the_end()
    mine = await anna.ask("mine")
    assert (mine["tables"], mine["bests"]) == ([], [])
    assert {one["sheet"]: one["of"] for one in mine["games"]} == {"embedded": 1, "temple-a": 2}


@scene
async def test_a_device_is_forgotten() -> None:
    home, clock, (anna, ben), table = await at_the_table("anna", "ben")
    host = home.host
    day = "2023-11-14"  # as the clock has it
    game = await played_alone(host, anna.name, "temple-b", day)
    lobby = await host.open_table("valley-a")
    for name, initials in ((anna.name, "A"), (ben.name, "B")):
        await host.take_seat(lobby, name, "Somebody", initials)
    await anna.ask("forget")
    mine = await anna.ask("mine")
    assert (mine["games"], mine["bests"]) == ([], [])
    # Where a game has begun, the others go on with it; where none has, the seat is free.
    assert [one["table"] for one in mine["tables"]] == [table]
    assert sorted((await host.registry.get(lobby)).state.seats) == [1]
    assert (await host.registry.get(lobby)).state.keeper == 1
    assert await home.store.game(game.table), "the game stays"
    again = await played_alone(host, anna.name, "temple-b", day)
    assert again.state.first_tries == {0: True}
    # Neither does a restart bring the list back.
    later = Host(home.store, clock, Bytes(1))
    await later.registry.recover()
    await later.registry.get(game.table)
    assert [one.game for one in await home.store.device_games(anna.name)] == [again.table]
