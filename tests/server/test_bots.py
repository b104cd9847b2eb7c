"""Bots at a table: they take seats, play after a pause, hurry when everybody else is ready, and stand in for people."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from typing import Any

import pytest

from hosting import Bytes, Clock, Device, Disk, Phone, Room, refused, room, scene, settle
from pennypapers.bots import Option
from pennypapers.notation import read_steps
from pennypapers.rules import LEVELS
from pennypapers.server.messages.log import KeeperChanged
from pennypapers.server.settings.limits import Limits
from pennypapers.server.tables.bot_seats import TABLE_THINKS
from pennypapers.server.tables.host import Host
from pennypapers.server.tables.state import InkedTurn
from pennypapers.server.tables.thinking import THINKING_TIME, BotTask, MindsHere, Question, Steps
from pennypapers.server.wire.connection import MOST_HINTS
from pennypapers.server.wire.gate import Gate
from pennypapers.server.wire.house import House
from pennypapers.server.wire.metrics import Metrics

LONG = 1000.0  # seconds, more than any test lasts


class Listening(MindsHere):
    """Remembers what was asked, and answers by the fast policy, or not at all, or nonsense."""

    def __init__(self) -> None:
        self.asked: list[list[BotTask]] = []
        self.says = ""
        self.fails = False
        self.is_prepared = False

    def prepare(self) -> None:
        self.is_prepared = True

    async def turns(self, tasks: Sequence[BotTask]) -> list[Steps]:
        self.asked.append(list(tasks))
        if self.fails:
            raise RuntimeError("out of mind")
        if self.says:
            return [read_steps(self.says)] * len(tasks)
        return await super().turns([task._replace(thinks=False) for task in tasks])


class Slow(MindsHere):
    """Thinks when it is told to go on."""

    def __init__(self) -> None:
        self.goes_on = asyncio.Event()

    async def weigh(self, question: Question, also: Sequence[Steps], address: str) -> list[Option]:
        await self.goes_on.wait()
        return await super().weigh(question, also, address)

    async def turns(self, tasks: Sequence[BotTask]) -> list[Steps]:
        await self.goes_on.wait()
        return await super().turns([task._replace(thinks=False) for task in tasks])


async def with_bots(
    *levels: str, people: int = 1, pause: float = 0.0, minds: MindsHere | None = None, **facts: Any
) -> Room:
    """People and bots at a table that is not started yet."""
    clock = Clock()
    table = await room(
        Disk(clock), clock, people, minds=Listening() if minds is None else minds, bot_pause=pause, **facts
    )
    for level in levels:
        await table.host.add_bot(table.table, "device-0", level)
    return table


async def until_bots_are_ready(table: Room, bots: Sequence[int]) -> None:
    while set(bots) & set(table.state.waiting_for):
        await asyncio.sleep(0.001)


@scene
async def test_a_game_with_every_level_is_played_to_its_end() -> None:
    table = await with_bots(*LEVELS)
    await table.start()
    while not table.state.playing().is_over:
        await until_bots_are_ready(table, range(1, 5))
        if 0 in table.state.waiting_for:
            await table.commit(0)
    assert [seat.bot for seat in table.state.seats.values()] == ["", *LEVELS]
    turns = [turn for closed in table.devices[0].entries("closed") for turn in closed["turns"]]
    assert not any("by_table" in turn for turn in turns)
    assert table.devices[0].missed_nothing()


@scene
async def test_initials_of_bots_are_nobody_elses() -> None:
    table = await with_bots("tourist", "tourist", "pathfinder", people=2)
    initials = [seat.initials for seat in table.state.seats.values()]
    assert initials == ["P0", "P1", "T", "T2", "P"]


@scene
async def test_only_the_keeper_adds_bots_and_only_before_the_start() -> None:
    table = await with_bots(people=2)
    assert await refused(table.host.add_bot(table.table, "device-1", "tourist")) == "not-keeper"
    await table.start()
    assert await refused(table.host.add_bot(table.table, "device-0", "tourist")) == "already-started"


@scene
async def test_a_bot_keeps_no_table_and_has_no_device() -> None:
    table = await with_bots("tourist", people=2)
    bot = table.state.people[-1] + 1
    assert await refused(table.host.hand_over(table.table, "device-0", bot)) == "bot-seat"
    assert await refused(table.host.move_seat(table.table, bot, "device-1", by_keeper=True)) == "bot-seat"
    await table.host.leave_seat(table.table, "device-0", 0)
    assert table.state.keeper == 1
    await table.host.leave_seat(table.table, "device-1", bot)
    await table.host.leave_seat(table.table, "device-1", 1)
    assert not table.state.seats


@scene
async def test_a_bot_takes_its_time_but_does_not_keep_anybody_waiting() -> None:
    table = await with_bots("tourist", people=2, pause=LONG)
    await table.start()
    await table.commit(0)
    await settle()
    assert table.state.waiting_for == [1, 2]
    await table.commit(1)
    while table.state.round == 1:
        await asyncio.sleep(0.001)


@scene
async def test_ninety_nine_bots_think_within_the_tables_time() -> None:
    minds = Listening()
    table = await with_bots(*["explorer"] * 99, minds=minds)
    await table.start()
    await until_bots_are_ready(table, range(1, 100))
    assert len(minds.asked[0]) == 99
    assert not any(one.thinks for one in minds.asked[0])
    few = int(TABLE_THINKS / THINKING_TIME["explorer"])
    table = await with_bots(*["explorer"] * few, minds=minds)
    await table.start()
    await until_bots_are_ready(table, range(1, few + 1))
    assert all(one.thinks for one in minds.asked[-1])


@scene
async def test_in_a_hazard_round_a_bot_is_shown_the_sheet_that_it_holds() -> None:
    minds = Listening()
    table = await with_bots("voyager", "pathfinder", people=1, minds=minds)
    await table.start()
    game = table.state.playing()
    while not game.rounds[-1].roll.hazard:
        await until_bots_are_ready(table, [1, 2])
        await table.commit(0)
        await settle()
    await until_bots_are_ready(table, [1, 2])
    for seat, bidden in zip((1, 2), minds.asked[-1], strict=True):
        held = game.shown[game.sheet_held(table.state.seats[seat].initials)]
        assert bidden.question.record == held.records.tobytes()


@pytest.mark.parametrize("trouble", ["fails", "nonsense", "illegal"])
def test_for_a_bot_that_cannot_answer_the_table_plays(trouble: str) -> None:
    @scene
    async def scene_of_trouble() -> None:
        minds = Listening()
        minds.fails = trouble == "fails"
        minds.says = {"nonsense": "well, well", "illegal": "5+5+5@zz"}.get(trouble, "")
        table = await with_bots("voyager", minds=minds)
        await table.start()
        await until_bots_are_ready(table, [1])
        await table.commit(0)
        assert table.devices[0].entries("closed")[0]["turns"][1]["by_table"] == "late"

    scene_of_trouble()


@scene
async def test_a_bot_waits_while_the_table_is_paused_or_nobody_is_here() -> None:
    minds = Slow()
    table = await with_bots("tourist", minds=minds)
    await table.start()
    await settle()
    await table.host.pause(table.table, "device-0", True)
    minds.goes_on.set()
    await settle()
    assert table.state.waiting_for == [0, 1]
    await table.host.pause(table.table, "device-0", False)
    await until_bots_are_ready(table, [1])
    table.host.disconnect(table.table, table.devices[0])
    await table.commit(0)
    await settle()
    assert table.state.waiting_for == [0, 1]
    await table.devices[0].connect(table.host, table.table)
    await until_bots_are_ready(table, [1])


@scene
async def test_bots_that_could_not_play_try_again() -> None:
    table = await with_bots("tourist")
    play, tried = table.running.game.play, []

    def fails(turn: InkedTurn) -> None:
        tried.append(turn)
        raise RuntimeError("clumsy")

    table.running.game.play = fails  # type: ignore[method-assign]
    await table.start()
    while not tried:
        await settle()
    table.running.game.play = play  # type: ignore[method-assign]
    await table.host.registry.tick()
    await until_bots_are_ready(table, [1])


@scene
async def test_bots_go_on_after_a_restart_when_somebody_comes() -> None:
    table = await with_bots("tourist", pause=LONG)
    await table.start()
    await settle()
    minds = Listening()
    again = Host(table.running.store, Clock(), Bytes(1), minds=minds)
    await again.registry.recover()
    running = await again.registry.get(table.table)
    assert minds.is_prepared
    await settle()
    assert running.state.waiting_for == [0, 1]
    await table.devices[0].connect(again, table.table, len(table.devices[0].heard))
    while running.state.waiting_for != [0]:
        await asyncio.sleep(0.001)


# --- standing in ---


async def somebody_away(table: Room, clock: Clock, seat: int) -> None:
    table.host.disconnect(table.table, table.devices[seat])
    clock.wait(61)
    await table.host.registry.tick()


@scene
async def test_a_bot_stands_in_for_somebody_away_until_they_are_back() -> None:
    clock = Clock()
    table = await room(Disk(clock), clock, 2, minds=Listening())
    await table.start()
    standing_in = (table.table, "device-0", 1, "voyager")
    assert await refused(table.host.stand_in(*standing_in)) == "not-away"
    await somebody_away(table, clock, 1)
    assert await refused(table.host.stand_in(table.table, "device-9", 1, "voyager")) == "not-keeper"
    await table.host.stand_in(*standing_in)
    await until_bots_are_ready(table, [1])
    await table.commit(0)
    assert table.devices[0].entries("closed")[0]["turns"][1]["by_table"] == "bot"
    await until_bots_are_ready(table, [1])
    await table.commit(0)
    await table.devices[1].connect(table.host, table.table)
    await settle()
    assert [(entry["seat"], entry["bot"]) for entry in table.devices[0].entries("stand-in")] == [
        (1, "voyager"),
        (1, ""),
    ]


@scene
async def test_the_keeper_can_end_it() -> None:
    clock = Clock()
    table = await room(Disk(clock), clock, 2, minds=Listening(), bot_pause=LONG)
    await table.start()
    await somebody_away(table, clock, 1)
    await table.host.stand_in(table.table, "device-0", 1, "tourist")
    await table.host.stand_in(table.table, "device-0", 1, "")
    await table.commit(0)
    await settle()
    assert table.state.waiting_for == [1]


@pytest.mark.parametrize("how", ["comes back", "takes another device"])
@scene
async def test_a_table_does_not_play_on_when_only_bots_are_left(how: str) -> None:
    clock = Clock()
    table = await room(Disk(clock), clock, 2, minds=Listening())
    await table.host.add_bot(table.table, "device-0", "tourist")
    await table.start()
    await somebody_away(table, clock, 1)
    await table.host.stand_in(table.table, "device-0", 1, "tourist")
    await table.host.mute(table.table, "device-0", 0, True)
    await table.commit(0)
    for _ in range(20):
        await settle()
    assert table.state.round == 1
    assert not table.state.round_is_open
    if how == "comes back":
        await table.devices[1].connect(table.host, table.table)
    else:
        await table.host.move_seat(table.table, 1, "device-2", by_keeper=True)
    await until_bots_are_ready(table, [2])
    assert table.state.round == 2
    assert table.state.waiting_for == [1]


@scene
async def test_either_a_bot_or_the_table_plays_for_somebody() -> None:
    clock = Clock()
    table = await room(Disk(clock), clock, 2, minds=Listening())
    await table.start()
    await somebody_away(table, clock, 1)
    await table.host.mute(table.table, "device-0", 1, True)
    await table.host.play_for(table.table, "device-0", 1)
    await table.commit(0)
    await table.host.stand_in(table.table, "device-0", 1, "voyager")
    assert not table.state.seats[1].muted
    await table.commit(0)
    await until_bots_are_ready(table, [1])
    await table.host.mute(table.table, "device-0", 1, True)
    assert table.state.seats[1].stand_in == ""
    await table.commit(0)
    await table.commit(0)
    played = [closed["turns"][1]["by_table"] for closed in table.devices[0].entries("closed")]
    assert played == ["keeper", "muted", "bot", "muted"]


@scene
async def test_whoever_is_back_plays_as_soon_as_that_can_be_saved() -> None:
    clock = Clock()
    disk = Disk(clock)
    table = await room(disk, clock, 2, minds=Listening(), bot_pause=LONG)
    await table.start()
    await somebody_away(table, clock, 1)
    await table.host.stand_in(table.table, "device-0", 1, "tourist")
    disk.fill("append")
    await table.devices[1].connect(table.host, table.table)
    await settle()
    assert table.state.seats[1].stand_in == "tourist"
    disk.make_room()
    await table.host.registry.tick()
    assert table.state.seats[1].stand_in == ""


@scene
async def test_playing_again_takes_the_bots_along() -> None:
    table = await with_bots("tourist", "explorer")
    await table.start()
    while table.state.phase == "playing":
        await until_bots_are_ready(table, [1, 2])
        if table.state.waiting_for:
            await table.commit(0)
    again = await table.host.play_again(table.table, "device-0")
    assert [seat.bot for seat in (await table.host.registry.get(again)).state.seats.values()] == [
        "",
        "tourist",
        "explorer",
    ]


@scene
async def test_a_bot_keeps_no_table_that_is_played_again() -> None:
    table = await with_bots("tourist")
    later = Device("device-1")
    await table.host.take_seat(table.table, "device-1", "Person 1", "P1")
    await later.connect(table.host, table.table)
    table.devices = [*table.devices, Device("nobody's"), later]
    await table.start()
    while table.state.phase == "playing":
        await until_bots_are_ready(table, [1])
        await table.everybody_plays()
    table.host.disconnect(table.table, table.devices[0])
    again = (await table.host.registry.get(await table.host.play_again(table.table, "device-1"))).state
    assert [seat.bot for seat in again.seats.values()] == ["tourist", ""]
    assert again.seats[again.keeper].device == "device-1"


@scene
async def test_a_bot_that_keeps_a_table_is_followed_at_once() -> None:
    table = await with_bots("tourist")
    table.running.stage(KeeperChanged(at=table.host.now(), seat=1))
    await table.host.registry.tick()
    assert table.state.keeper == 0


# --- hints ---


@scene
async def test_a_hint_names_turns_that_can_be_played_and_weighs_the_draft() -> None:
    table = await with_bots()
    await table.start()
    while table.state.playing().rounds[-1].roll.hazard:
        await table.commit(0)
    number = table.state.round
    draft = table.plainest(0)
    await table.host.draft(table.table, "device-0", 0, number, 1, draft)
    hint = await table.host.hint(table.table, "device-0", 0, number)
    assert hint is await table.host.hint(table.table, "device-0", 0, number)
    stars = [option.stars for option in hint.options if option.stars is not None]
    assert stars == sorted(stars, reverse=True)
    assert [option.steps for option in hint.options if option.yours] == [draft]
    await table.host.commit(table.table, "device-0", 0, number, hint.options[0].steps)


@scene
async def test_a_hint_does_not_change_while_it_is_followed() -> None:
    class Weighing(Listening):
        def __init__(self) -> None:
            super().__init__()
            self.weighed: list[tuple[int, Sequence[Steps]]] = []

        async def weigh(self, question: Question, also: Sequence[Steps], address: str) -> list[Option]:
            self.weighed.append((question.seed, also))
            return [Option(turn, 1.0) for turn in (*also, read_steps("-"))]

    minds = Weighing()
    table = await with_bots(minds=minds)
    await table.start()

    async def hint_with(*drafts: list[str]) -> None:
        for revision, steps in enumerate(drafts):
            await table.host.draft(table.table, "device-0", 0, table.state.round, revision, steps)
            await table.host.hint(table.table, "device-0", 0, table.state.round)

    assert not table.state.playing().rounds[-1].roll.hazard
    whole = table.plainest(0)
    await hint_with([], whole[:-1], whole)
    (seed, nothing), (same, compared) = minds.weighed
    assert (nothing, compared) == ([], [read_steps(" ".join(whole))])
    assert same == seed
    await table.commit(0)
    await hint_with([])
    assert minds.weighed[-1][0] != seed


@scene
async def test_hints_can_be_switched_off() -> None:
    clock = Clock()
    table = await room(Disk(clock), clock, 1, minds=Listening(), hints=False)
    await table.start()
    assert await refused(table.host.hint(table.table, "device-0", 0, 1)) == "no-hints"


@scene
async def test_nobody_is_given_a_hint_for_another_seat() -> None:
    table = await with_bots(people=2)
    await table.start()
    assert await refused(table.host.hint(table.table, "device-0", 1, 1)) == "not-your-seat"


@pytest.mark.parametrize("meanwhile", ["", "watches again", "watches another", "says hello"])
@scene
async def test_a_hint_keeps_nothing_else_waiting_and_is_given(meanwhile: str) -> None:
    clock, minds = Clock(), Slow()
    disk = Disk(clock)
    host = Host(disk, clock, Bytes(), minds=minds)
    phone = await Phone(House(host, disk, Gate(Limits(), (), clock), Metrics()), "phone").hello()
    table = (await phone.ask("open", sheet="temple-a"))["table"]
    await phone.watch(table)
    await phone.ask("sit", name="Ann", initials="AN")
    await phone.ask("start")
    assert await phone.connection.receive(json.dumps({"do": "hint", "id": 900, "seat": 0, "round": 1}))
    drafted = await phone.ask("draft", seat=0, round=1, revision=1, steps=[])
    assert drafted["round"] == 1
    if meanwhile == "watches again":
        await phone.watch(table)
    elif meanwhile == "watches another":
        await phone.watch((await phone.ask("open", sheet="temple-a"))["table"])
    elif meanwhile:
        await phone.hello()
    minds.goes_on.set()
    answers: list[dict[str, Any]] = []
    while not answers:
        await asyncio.sleep(0.001)
        answers = phone.listen()
    assert answers[0]["id"] == 900
    assert answers[0]["answer"]["options"]


@scene
async def test_one_connection_waits_for_so_many_hints_and_no_more() -> None:
    clock, minds = Clock(), Slow()
    disk = Disk(clock)
    host = Host(disk, clock, Bytes(), minds=minds)
    phone = await Phone(House(host, disk, Gate(Limits(), (), clock), Metrics()), "phone").hello()
    await phone.watch((await phone.ask("open", sheet="temple-a"))["table"])
    await phone.ask("sit", name="Ann", initials="AN")
    await phone.ask("start")
    for number in range(MOST_HINTS):
        hint = {"do": "hint", "id": 900 + number, "seat": 0, "round": 1}
        assert await phone.connection.receive(json.dumps(hint))
    assert await refused(phone.ask("hint", seat=0, round=1)) == "too-many-hints"
    minds.goes_on.set()
    await asyncio.gather(*phone.connection._hints)
    assert len(phone.listen()) == MOST_HINTS
