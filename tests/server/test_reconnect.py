"""Whoever comes late, or comes back, is told what is missing: news, or a snapshot where that is shorter."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import msgspec
import pytest
from msgspec import structs

from hosting import Clock, Device, Disk, Phone, Room, house, room, scene, settle
from pennypapers.server.messages import log
from pennypapers.server.messages.news import Closed, News, Ready
from pennypapers.server.messages.snapshot import SeatNow, Snapshot
from pennypapers.server.store import MemoryStore
from pennypapers.server.tables.actions import keeping, lobby
from pennypapers.server.tables.actions import late as actions_late
from pennypapers.server.tables.publishing import published, snapshot
from pennypapers.server.tables.running import catching_up
from pennypapers.server.tables.state import TableState, fold


def known_from(news: Sequence[News]) -> Snapshot:
    """What a client knows that heard all this."""
    facts: dict[str, Any] = {"keeper": 0}
    seats: dict[int, SeatNow] = {}

    def change(seat: int, **now: Any) -> None:
        seats[seat] = structs.replace(seats[seat], **now)

    for piece in news:
        match entry := piece.entry:
            case log.Opened():
                facts |= {
                    name: getattr(entry, name)
                    for name in (
                        "code",
                        "sheet",
                        "layout",
                        "settings",
                        "commitment",
                        "day",
                        "lesson",
                        "evening",
                    )
                }
            case log.Seated():
                seats[entry.seat] = SeatNow(
                    entry.seat, entry.name, entry.initials, entry.bot, unchecked=entry.unchecked
                )
            case log.Unseated():
                del seats[entry.seat]
            case log.SettingsChanged():
                facts["settings"] = entry.settings
            case log.Worded():
                change(entry.seat, worded=True)
            case log.Tried():
                change(entry.seat, first_try=entry.first)
            case log.Rolled():
                before = facts.get("closed")
                facts |= {"round": entry.round, "roll": entry.roll, "holds": entry.holds, "closed": None}
                facts["before"] = structs.replace(before, pause=0) if before else None
                facts["order"] = sorted(seats)
            case Ready():
                change(entry.seat, ready=True)
            case Closed():
                facts |= {"closed": entry, "before": None}
                for seat in seats:
                    change(seat, ready=False)
            case log.Paused() | log.Resumed():
                facts["paused"] = isinstance(entry, log.Paused)
            case log.KeeperChanged():
                facts["keeper"] = entry.seat
            case log.Muted():
                change(entry.seat, muted=entry.muted, out_from=entry.round)
            case log.StoodIn():
                change(entry.seat, stand_in=entry.bot)
            case log.PlayedAgain():
                facts["again"] = entry
            case log.Renamed():
                change(entry.seat, name=entry.name, initials=entry.initials, unchecked=False)
            case log.SheetChosen():
                facts |= {"sheet": entry.sheet, "layout": entry.layout}
            case log.Teamed():
                change(entry.seat, team=entry.team)
            case log.Hinted():
                change(entry.seat, hints=seats[entry.seat].hints + 1)
            case log.Taken():
                change(entry.seat, name=entry.name, bot="", stand_in="", muted=False, out_from=0)
            case log.Queued():
                facts["queued"] = [] if entry.gone else [entry.name]  # one person at most, in these games
            case log.EveningEnded():
                facts["evening"] = []
            case log.Moved():
                pass  # whose device it is, nobody knows
        facts |= {"number": piece.number, "at": entry.at}
    return Snapshot(seats=[seats[seat] for seat in sorted(seats)], **facts)


async def eventful(store: MemoryStore, clock: Clock, sheet: str) -> Room:
    """A game in which everything happens that can."""
    table = await room(store, clock, 3, sheet, rolls_itself=False, clock=30, teams=2, names_checked=True)
    host, name, running = table.host, table.table, table.running
    for seat in (1, 2):
        await lobby.rename(running, "device-0", seat, f"Person {seat}", f"P{seat}")
    await lobby.put_in_team(running, "device-0", 1, 2)
    await lobby.choose_sheet(running, "device-0", "temple-b")
    await lobby.choose_sheet(running, "device-0", sheet)
    extra = await host.take_seat(name, "device-0", "Mistaken", "X")
    await host.give_word(name, "device-0", extra, "0" * 32)
    await host.leave_seat(name, "device-0", extra)
    settings = structs.replace(table.state.settings, pencil_strict=True)
    await host.choose(name, "device-0", settings)
    await table.start()
    await table.everybody_plays()
    await host.roll(name, "device-2")
    await host.pause(name, "device-0", True)
    clock.wait(5)
    await host.pause(name, "device-0", False)
    await table.commit(1)
    await host.hand_over(name, "device-0", 1)
    host.disconnect(name, table.devices[2])
    clock.wait(60)
    await host.stand_in(name, "device-1", 2, "tourist")
    await host.stand_in(name, "device-1", 2, "")
    await host.mute(name, "device-1", 2, True)
    await host.move_seat(name, 2, "device-2", by_keeper=True)
    await host.hint(name, "device-0", 0, table.state.round)
    late = Device("late")
    await late.connect(host, name)
    await actions_late.queue(running, "late", "Late", "LA")
    await actions_late.queue(running, "late", "", "")
    await actions_late.ask_for_seat(running, "late", 2, "Late")
    await actions_late.answer(running, "device-1", 1, True)
    await host.move_seat(name, 2, "device-2", by_keeper=True)
    await table.everybody_plays()
    await host.roll(name, "device-0")
    await host.mute(name, "device-1", 2, False)
    await table.play_to_the_end()
    again = await host.registry.get(await host.play_again(name, "device-0"))
    for device in table.devices:
        await device.connect(host, again.id)
    await keeping.end_evening(again, again.state.device_of_keeper)
    return table


@pytest.mark.parametrize("sheet", ["temple-a", "valley-a"])
@scene
async def test_a_snapshot_says_what_all_the_news_before_it_say(sheet: str) -> None:
    """After every single entry of a game in which everything happens."""
    clock = Clock()
    store = MemoryStore(clock)
    table = await eventful(store, clock, sheet)
    entries = [log.decode(data) for data in await store.read(table.table)]
    kinds = {type(entry) for entry in entries}
    assert kinds == set(log.AnyEntry.__args__) - {log.Tried, log.EveningEnded}
    heard: list[News] = []

    def compare(state: TableState, entry: log.AnyEntry) -> None:
        heard.append(published(state, entry))
        assert snapshot(state) == known_from(heard)

    fold(table.table, entries, compare)


@scene
async def test_a_late_watcher_gets_a_snapshot_when_that_is_shorter() -> None:
    clock = Clock()
    table = await room(MemoryStore(clock), clock, 3)
    early, late = Device("early"), Device("late")
    await early.connect(table.host, table.table, known=99)  # gets all news, from the first on
    await table.start()
    for _ in range(5):
        await table.everybody_plays()
    await late.connect(table.host, table.table)
    assert late.heard == []
    assert [signal["say"] for signal in late.signals] == ["snapshot", "presence", "clock"]
    (said,) = late.signalled("snapshot")
    said.pop("say")
    known = msgspec.convert(said, Snapshot)
    assert known == known_from([msgspec.convert(news, News) for news in early.heard])
    # What comes then goes on from there.
    await table.everybody_plays()
    assert late.heard[0]["number"] == known.number + 1
    assert late.missed_nothing()


@scene
async def test_whoever_missed_little_gets_just_that() -> None:
    clock = Clock()
    table = await room(MemoryStore(clock), clock, 3)
    await table.start()
    for _ in range(5):
        await table.everybody_plays()
    back = Device("back")
    await back.connect(table.host, table.table, known=table.state.last - 3)
    assert [news["number"] for news in back.heard] == [
        table.state.last - 2,
        table.state.last - 1,
        table.state.last,
    ]
    nothing = Device("nothing")
    await nothing.connect(table.host, table.table, known=table.state.last)
    assert (nothing.heard, nothing.signalled("snapshot")) == ([], [])


@scene
async def test_whoever_knows_more_than_the_server_begins_anew() -> None:
    clock = Clock()
    table = await room(MemoryStore(clock), clock, 2)
    await table.start()
    lost = Device("lost")
    await lost.connect(table.host, table.table, known=table.state.last + 7)
    assert lost.heard[0]["entry"]["kind"] == "opened"
    assert (lost.heard[0]["number"], lost.heard[-1]["number"]) == (1, table.state.last)
    assert lost.missed_nothing()


@scene
async def test_no_snapshot_of_what_is_being_saved() -> None:
    clock = Clock()
    disk = Disk(clock)
    table = await room(disk, clock, 2)
    await table.start()
    for _ in range(5):
        await table.everybody_plays()
    last = table.state.last
    late = Device("late")
    with disk.held():
        turn = asyncio.create_task(table.commit(0))
        await settle()
        assert table.state.last == last + 1
        await late.connect(table.host, table.table)
        assert all(said["number"] <= last for said in late.signalled("snapshot"))
        assert late.heard[-1]["number"] == last
    await turn
    assert late.heard[-1]["number"] == last + 1
    assert late.missed_nothing()


@scene
async def test_a_beat_says_the_number_of_the_last_news() -> None:
    clock = Clock()
    table = await room(MemoryStore(clock), clock, 2)
    await table.start()
    await table.host.registry.tick()
    assert not table.devices[0].signalled("beat")
    clock.wait(15)
    await table.host.registry.tick()
    await table.host.registry.tick()
    assert table.devices[0].signalled("beat") == [{"say": "beat", "number": table.state.last}]
    assert table.devices[0].heard[-1]["number"] == table.state.last


@scene
async def test_a_beat_does_not_overtake_news_that_is_being_gathered() -> None:
    """Else everybody would think that they missed something, and ask for it at the same time."""
    clock = Clock()
    table = await room(MemoryStore(clock), clock, 3, gathered_for=60)
    await table.start()
    await table.commit(0)
    device = table.devices[1]
    assert device.kinds()[-1] == "rolled"  # that somebody is ready may wait
    clock.wait(15)
    await table.host.registry.tick()
    assert device.last_signal("beat")["number"] == device.heard[-1]["number"] == table.state.last


@scene
async def test_gathered_news_goes_out_with_the_next_that_cannot_wait() -> None:
    clock = Clock()
    table = await room(MemoryStore(clock), clock, 3, gathered_for=60)
    await table.start()
    await table.commit(0)
    await table.commit(1)
    late = Device("late")
    await late.connect(table.host, table.table, known=table.state.last - 1)  # gets it with its own
    assert table.devices[2].kinds()[-2:] == ["ready", "ready"]
    await table.commit(2)
    everybody = [*table.devices, late]
    assert all(device.kinds()[-3:] == ["ready", "closed", "rolled"] for device in everybody)
    assert all(device.missed_nothing() for device in everybody)


@scene
async def test_over_the_connection_the_answer_comes_with_what_was_missed() -> None:
    clock = Clock()
    home = house(MemoryStore(clock), clock)
    phone = await Phone(home, "anna").hello()
    table = (await phone.ask("open", sheet="valley-a"))["table"]
    await phone.watch(table)
    assert phone.last_signal("snapshot")["number"] == 1
    await phone.ask("sit", name="Anna", initials="A")
    assert phone.kinds() == ["seated"]
    # The same connection watches once more, as a page does that fell asleep; it hears everything once.
    await phone.watch(table, known=2)
    await phone.ask("word", seat=0, word="0" * 32)
    assert phone.kinds() == ["seated", "worded"]
    phone.connection.close()
    assert home.host.registry.connections() == 0


# --- many who come at once ---


def counted(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The numbers up to which snapshots are made from now on."""
    made = []

    def make(state: TableState) -> Snapshot:
        made.append(state.last)
        return snapshot(state)

    monkeypatch.setattr(catching_up, "snapshot", make)
    return made


async def several_rounds(disk: MemoryStore, clock: Clock) -> Room:
    table = await room(disk, clock, 4)
    await table.start()
    for _ in range(5):
        await table.everybody_plays()
    return table


async def newcomer(table: Room, name: str = "newcomer") -> Device:
    device = Device(name)
    await device.connect(table.host, table.table)
    return device


@scene
async def test_all_who_come_at_once_share_one_snapshot(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    table = await several_rounds(MemoryStore(clock), clock)
    made = counted(monkeypatch)
    said = [(await newcomer(table, f"watcher-{number}")).last_signal("snapshot") for number in range(50)]
    assert made == [table.state.last]
    assert said == [said[0]] * 50
    await table.commit(0)
    assert (await newcomer(table)).last_signal("snapshot")["number"] == table.state.last
    assert made == [table.state.last - 1, table.state.last]


@scene
async def test_whoever_missed_nothing_has_no_snapshot_made(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    table = await several_rounds(MemoryStore(clock), clock)
    made = counted(monkeypatch)
    await Device("back").connect(table.host, table.table, table.state.last)
    assert made == []


@scene
async def test_while_something_is_saved_the_last_snapshot_serves_with_the_news_since() -> None:
    clock = Clock()
    disk = Disk(clock)
    table = await several_rounds(disk, clock)
    number = (await newcomer(table)).last_signal("snapshot")["number"]
    await table.commit(0)
    with disk.held():
        turn = asyncio.create_task(table.commit(1))
        await settle()
        late = await newcomer(table, "late")
        assert late.last_signal("snapshot")["number"] == number
        assert [news["number"] for news in late.heard] == [number + 1]
    await turn
    assert [news["number"] for news in late.heard] == [number + 1, number + 2]


@scene
async def test_a_name_that_is_forgotten_is_in_no_snapshot_any_more() -> None:
    clock = Clock()
    table = await several_rounds(MemoryStore(clock), clock)
    assert "Person 1" in str((await newcomer(table)).last_signal("snapshot"))
    await table.host.forget_everywhere("device-1")
    assert "Person 1" not in str((await newcomer(table)).last_signal("snapshot"))
