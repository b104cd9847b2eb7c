"""Turns that come twice, too late, too early or from somebody else; and drafts, which nobody else ever sees."""

from __future__ import annotations

import asyncio
import json

import pytest

from hosting import Clock, Device, Phone, house, refusal_of, refused, room, scene
from pennypapers.server.store import MemoryStore
from pennypapers.server.wire.house import House

HAZARD_IN_THE_THIRD = 15  # round: with these dice, of two people


@scene
async def test_the_same_turn_twice_at_once_is_one_turn() -> None:
    clock = Clock()
    table = await room(MemoryStore(clock), clock, 2)
    await table.start()
    turn = (table.table, "device-0", 0, 1, table.plainest(0))
    await asyncio.gather(*(table.host.commit(*turn) for _ in range(5)))
    assert table.devices[1].kinds().count("ready") == 1


@scene
async def test_two_turns_at_once_are_the_one_that_came_first() -> None:
    clock = Clock()
    table = await room(MemoryStore(clock), clock, 2)
    await table.start()
    turn = (table.table, "device-0", 0, 1)
    first, second = table.plainest(0), [table.plainest(0)[0].replace("e1", "f1")]
    one = asyncio.create_task(table.host.commit(*turn, first))
    other = asyncio.create_task(refused(table.host.commit(*turn, second)))
    await one
    assert await other == "already-played"
    await table.commit(1)
    assert table.devices[1].entries("closed")[0]["turns"][0]["steps"] == " ".join(first)


@scene
async def test_a_turn_before_its_roll_is_refused() -> None:
    clock = Clock()
    table = await room(MemoryStore(clock), clock, 2, rolls_itself=False)
    turn = (table.table, "device-0", 0)
    assert await refused(table.host.commit(*turn, 1, ["1@e1"])) == "not-started"
    await table.start()
    steps = table.plainest(0)
    await table.everybody_plays()
    early = await refusal_of(table.host.commit(*turn, 2, steps))
    assert (early.code, early.facts) == ("stale-round", {"round": 2, "current": 1})
    assert await refused(table.host.draft(*turn, 2, 1, [])) == "stale-round"
    await asyncio.gather(*(table.host.roll(table.table, device.name) for device in table.devices))
    assert table.state.round == 2  # two taps at once are one roll
    await table.host.commit(*turn, 2, table.plainest(0))


@scene
async def test_a_turn_after_its_round_is_refused_and_says_which_is_current() -> None:
    clock = Clock()
    table = await room(MemoryStore(clock), clock, 2)
    await table.start()
    turn = (table.table, "device-0", 0, 1, table.plainest(0))
    await table.everybody_plays()
    last = table.state.last
    stale = await refusal_of(table.host.commit(*turn))
    assert stale.facts == {"round": 1, "current": 2}
    assert table.state.last == last


@scene
async def test_a_turn_that_the_rules_refuse_changes_nothing() -> None:
    clock = Clock()
    table = await room(MemoryStore(clock), clock, 2)
    await table.start()
    last = table.state.last
    for steps in (["9@e1"], ["-"], [], ["1@z9"], ["nonsense"]):
        await refusal_of(table.host.commit(table.table, "device-0", 0, 1, steps))
    assert table.state.last == last
    await table.everybody_plays()


@scene
async def test_nothing_is_played_after_the_end() -> None:
    clock = Clock()
    table = await room(MemoryStore(clock), clock, 2)
    await table.play_to_the_end()
    turn = (table.table, "device-0", 0)
    last = table.state.round
    assert await refused(table.host.commit(*turn, last + 1, ["1@e1"])) == "game-over"
    assert await refused(table.host.draft(*turn, last, 1, [])) == "game-over"
    assert await refused(table.host.pause(table.table, "device-0", True)) == "game-over"
    await table.host.roll(table.table, "device-0")
    assert table.state.round == last


# --- over the connection ---


async def two_phones(home: House) -> tuple[Phone, Phone, str]:
    """Anna, who keeps the table, and Ben, in the first round; and the table."""
    anna, ben = await Phone(home, "anna").hello(), await Phone(home, "ben").hello()
    table = (await anna.ask("open", sheet="temple-a"))["table"]
    for phone, name in ((anna, "Anna"), (ben, "Ben")):
        await phone.watch(table)
        await phone.ask("sit", name=name, initials=name)
    await anna.ask("start")
    return anna, ben, table


@pytest.mark.parametrize(
    ("do", "facts"),
    [
        ("commit", {"round": 1, "steps": ["1@e1"]}),
        ("draft", {"round": 1, "revision": 1, "steps": []}),
        ("ask", {"round": 1, "spaces": ["e1"]}),
        ("why", {"round": 1, "steps": ["1@e1"]}),
    ],
)
@scene
async def test_another_devices_seat(do: str, facts: dict[str, object]) -> None:
    clock = Clock()
    _, ben, table = await two_phones(house(MemoryStore(clock), clock))
    assert await refused(ben.ask(do, seat=0, **facts)) == "not-your-seat"
    assert await refused(ben.ask(do, seat=9, **facts)) == "no-such-seat"
    await ben.ask("hello", version=1, secret="ab" * 32)  # nor does another secret help
    await ben.watch(table)
    assert await refused(ben.ask(do, seat=0, **facts)) == "not-your-seat"
    assert await refused(ben.ask(do, seat=1, **facts)) == "not-your-seat"


@scene
async def test_what_only_the_keeper_may_do() -> None:
    clock = Clock()
    anna, ben, _ = await two_phones(house(MemoryStore(clock), clock))
    for do, facts in (
        ("pause", {"paused": True}),
        ("hand-over", {"seat": 1}),
        ("mute", {"seat": 0, "muted": True}),
        ("play-for", {"seat": 0}),
        ("seat-code", {"seat": 0}),
    ):
        assert await refused(ben.ask(do, **facts)) == "not-keeper"
    anna.listen()
    assert anna.kinds()[-1] == "rolled"


@scene
async def test_requests_in_the_wrong_order() -> None:
    clock = Clock()
    phone = Phone(house(MemoryStore(clock), clock), "anna")
    assert await refused(phone.ask("open", sheet="temple-a")) == "hello-first"
    assert await refused(phone.ask("start")) == "hello-first"
    await phone.hello()
    assert await refused(phone.ask("start")) == "watch-first"
    assert await refused(phone.watch("nowhere")) == "no-such-table"
    assert await refused(phone.ask("start")) == "watch-first"


@scene
async def test_a_draft_is_never_visible_to_anybody_else() -> None:
    clock = Clock()
    home = house(MemoryStore(clock), clock, seed=2)
    anna, ben, table = await two_phones(home)
    answer = await anna.ask("draft", seat=0, round=1, revision=1, steps=[])
    step = f"{answer['legal']['numbers'][-1]['text']}@{answer['legal']['spaces'][-1]}"
    await anna.ask("draft", seat=0, round=1, revision=2, steps=[step])
    ben.listen()
    watcher = await (await Phone(home, "watcher").hello()).watch(table)
    looked = [await phone.ask("look", seat=0) for phone in (ben, watcher)]
    seen = json.dumps([ben.heard, ben.signals, watcher.heard, watcher.signals, looked])
    assert step not in seen
    assert "draft" not in seen
    # Not even when it is committed, until the round closes.
    await anna.ask("commit", seat=0, round=1, steps=[step])
    ben.listen()
    late = await (await Phone(home, "late").hello()).watch(table)
    assert step not in json.dumps([ben.heard, late.heard, late.signals, await ben.ask("look", seat=0)])
    ready = ben.entries("ready")
    assert [set(entry) for entry in ready] == [{"kind", "at", "round", "seat"}]


@scene
async def test_what_may_come_is_told_with_the_roll() -> None:
    """To each device for its own seats, before the news of the roll, and to no screen."""
    clock = Clock()
    home = house(MemoryStore(clock), clock, seed=2)
    anna, ben, table = await two_phones(home)
    screen = await Phone(home, "anna").hello()
    await screen.ask("watch", table=table, screen=True)
    for phone, seat in ((anna, 0), (ben, 1)):
        asked = await phone.ask("draft", seat=seat, round=1, revision=0, steps=[])
        assert phone.signalled("begun") == [{"say": "begun", "seat": seat, "answer": asked}]
    for phone, seat in ((anna, 0), (ben, 1)):
        drafted = await phone.ask("draft", seat=seat, round=1, revision=1, steps=[])
        legal = drafted["legal"]
        step = f"{legal['numbers'][0]['text']}@{legal['spaces'][0]}"
        await phone.ask("commit", seat=seat, round=1, steps=[step])
    frame = b""
    while more := anna.connection.take_frame():
        frame += more
    assert frame.index(b'"begun"') < frame.index(b'"rolled"')
    ben.listen()
    screen.listen()
    assert ben.last_signal("begun")["answer"]["round"] == 2
    assert screen.signalled("begun") == []


@scene
async def test_a_draft_after_the_turn_is_refused() -> None:
    clock = Clock()
    table = await room(MemoryStore(clock), clock, 2)
    await table.start()
    await table.commit(0)
    watcher = Device("device-0")
    await watcher.connect(table.host, table.table)
    draft = (table.table, "device-0", 0, 1, 1, ["1@e1"])
    assert await refused(table.host.draft(*draft)) == "already-played"
    assert not watcher.signalled("draft")


@scene
async def test_whoever_reloads_sees_their_committed_turn_and_nobody_else_does() -> None:
    clock = Clock()
    table = await room(MemoryStore(clock), clock, 2)
    await table.start()
    look, name = table.host.look, table.table
    before = await look(name, "device-0", 0)
    await table.commit(0)
    own = await look(name, "device-0", 0)
    assert own.sheet != before.sheet
    for somebody in ("device-1", "watcher"):
        assert await look(name, somebody, 0) == before
    await table.commit(1)
    assert await look(name, "device-1", 0) == own


@scene
async def test_nobody_sees_their_own_sheet_while_somebody_else_holds_it() -> None:
    """In a hazard round another player may have drawn on it already."""
    clock = Clock()
    table = await room(MemoryStore(clock), clock, 2, seed=HAZARD_IN_THE_THIRD)
    await table.start()
    for _ in range(2):
        await table.everybody_plays()
    before = await table.host.look(table.table, "device-1", 1)
    await table.commit(0)  # on the sheet of the other
    assert await table.host.look(table.table, "device-1", 1) == before
    assert table.state.playing().sheet_held("P0") == "P1"
    await table.commit(1)
    assert (await table.host.look(table.table, "device-1", 1)).sheet.count("!") == 1


@pytest.mark.parametrize(
    ("people", "sheet", "last"), [(1, "valley-a", 25), (2, "valley-a", None), (1, "temple-a", None)]
)
@scene
async def test_a_draft_says_which_round_is_the_last_where_that_is_known(
    people: int, sheet: str, last: int | None
) -> None:
    clock = Clock()
    table = await room(MemoryStore(clock), clock, people, sheet=sheet)
    await table.start()
    answer = await table.host.draft(table.table, "device-0", 0, 1, 1, [])
    assert answer.last_round == last
    assert answer.spaces_left == table.state.playing().sheets["P0"].spaces_left > 20
    assert (answer.next_level is not None) == (people == 1)


@pytest.mark.parametrize("people", [1, 2])
@scene
async def test_a_hazard_alone_says_what_it_goes_beside(people: int) -> None:
    clock = Clock()
    table = await room(MemoryStore(clock), clock, people, seed=HAZARD_IN_THE_THIRD)
    await table.start()
    filled: list[str] = []
    while not (rolled := table.state.playing().rolled) or not rolled.roll.hazard:
        filled = [space for step in table.plainest(0) for _, space in [step.split("@")]]
        await table.everybody_plays()
    answer = await table.host.draft(table.table, "device-0", 0, table.state.round, 1, [])
    assert list(answer.beside) == (filled if people == 1 else [])
