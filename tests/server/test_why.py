"""Why a step is not allowed: what drafting it would say, without keeping anything; and what was legal before the part
of a draft that may still change."""

from __future__ import annotations

import random

import pytest
from msgspec import UNSET

from hosting import Clock, Phone, Room, house, refused, room, scene
from pennypapers.notation import write_step
from pennypapers.refusals import Refusal
from pennypapers.server.messages.answers import DraftAnswer
from pennypapers.server.store import MemoryStore

STRUCTURES = ("hut", "statue", "mine", "tower")
DISCOVERIES = ("town", "pyramid", "jungle")


class Drafting:
    """The first seat's drafts at a table: each is newer than the one before."""

    def __init__(self, table: Room) -> None:
        self._table = table
        self._revision = 0

    @property
    def round(self) -> int:
        return self._table.state.round

    async def draft(self, steps: list[str]) -> DraftAnswer:
        self._revision += 1
        table = self._table
        return await table.host.draft(table.table, "device-0", 0, self.round, self._revision, steps)

    async def why(self, steps: list[str]) -> object:
        table = self._table
        return await table.host.why(table.table, "device-0", 0, self.round, steps)


def any_step(table: Room, chance: random.Random) -> str:
    """A step of any kind, in any space: most are wrong."""
    spaces = [*table.state.layout.spaces, "z9", "a0"]
    space = chance.choice(spaces)
    faces = chance.sample(("1", "2", "3", "4", "5"), chance.randint(1, 3))
    number = chance.choice(("+".join(faces), f"P={chance.randint(0, 16)}"))
    return chance.choice(
        (
            f"{number}@{space}",
            f"D={chance.choice(STRUCTURES)}@{space}",
            f"x{space}",
            f"{number}x{space}",
            f"!{space}",
            f"{chance.choice(DISCOVERIES)}({','.join(chance.sample(spaces, chance.randint(1, 5)))})",
            "-",
            "nonsense",
        )
    )


def legal_steps(table: Room, chance: random.Random) -> list[str]:
    """Some legal steps of the first seat's turn, not necessarily all that it needs."""
    state = table.state
    player, game = state.seats[0].initials, state.playing()
    if game.rounds[-1].roll.hazard:
        return [f"!{chance.choice(game.hazard_spaces(player))}"]
    turn = game.turn(player)
    while (legal := turn.legal()) and chance.random() < 0.7:
        turn.play(chance.choice(legal))
    return [write_step(step) for step in turn.steps]


@pytest.mark.parametrize("sheet", ["temple-a", "valley-b"])
@pytest.mark.parametrize("people", [1, 2])
@scene
async def test_it_is_what_a_draft_would_be_refused_with(sheet: str, people: int) -> None:
    chance, clock = random.Random(f"{sheet} {people}"), Clock()
    store = MemoryStore(clock)
    table = await room(store, clock, people, sheet, seed=1)
    drafting = Drafting(table)
    codes: set[str] = set()
    hazards = 0
    await table.start()
    while table.state.phase == "playing":
        hazards += table.state.playing().rounds[-1].roll.hazard
        before = legal_steps(table, chance)
        for steps in (
            before,
            *([*before[: chance.randint(0, 9)], any_step(table, chance)] for _ in range(8)),
        ):
            answer = await drafting.why(steps)
            drafted = (await drafting.draft(steps)).refused
            assert answer == (drafted or None)
            codes |= {drafted.code} if drafted else set()
        await table.everybody_plays()
    assert len(codes) > 12
    assert hazards


@scene
async def test_nothing_is_kept_of_it() -> None:
    clock = Clock()
    store = MemoryStore(clock)
    table = await room(store, clock, 2)
    host, name = table.host, table.table
    await table.start()
    drawn = table.plainest(0)
    await host.draft(name, "device-0", 0, 1, 3, drawn)
    other_tab = table.devices[0]
    await other_tab.connect(host, name)
    writes: list[str] = []
    store.trouble = lambda moment, write: writes.append(write)
    heard, stored, last = len(other_tab.signals), await store.drafts(name), table.state.last
    for steps in (["9@e1"], ["nonsense"], drawn, []):
        await host.why(name, "device-0", 0, 1, steps)
    assert (writes, len(other_tab.signals), table.state.last) == ([], heard, last)
    assert await store.drafts(name) == stored
    kept = await host.draft(name, "device-0", 0, 1, 0, [])
    assert (kept.revision, kept.steps) == (3, drawn)


@scene
async def test_it_is_asked_over_the_wire_like_anything_else() -> None:
    clock = Clock()
    phone = await Phone(house(MemoryStore(clock), clock), "anna").hello()
    ask = {"seat": 0, "round": 1, "steps": ["1@z9"]}
    assert await refused(phone.ask("why", **ask)) == "watch-first"
    await phone.watch((await phone.ask("open", sheet="temple-a"))["table"])
    await phone.ask("sit", name="Anna", initials="AN")
    assert await refused(phone.ask("why", **ask)) == "not-started"
    await phone.ask("start")
    reason = await phone.ask("why", **ask)
    assert reason == (await phone.ask("draft", revision=1, **ask))["refused"]
    assert reason["facts"]["step"] == "1@z9"
    assert str(Refusal(reason["code"], **reason["facts"]))
    assert await phone.ask("why", **{**ask, "steps": []}) is None
    assert await refused(phone.ask("why", **{**ask, "round": 2})) == "stale-round"
    await phone.ask("pause", paused=True)
    assert await refused(phone.ask("why", **ask)) == "table-paused"


@pytest.mark.parametrize("sheet", ["temple-b", "valley-a"])
@scene
async def test_a_draft_says_what_was_legal_before_what_may_change(sheet: str) -> None:
    """In the Temple the number and what was crossed out may change, in the Valley the discovery."""
    chance, clock = random.Random(sheet), Clock()
    table = await room(MemoryStore(clock), clock, 1, sheet)
    drafting = Drafting(table)
    changeable = 0
    await table.start()
    while table.state.phase == "playing":
        steps = legal_steps(table, chance)
        answer = await drafting.draft(steps)
        if table.state.playing().rounds[-1].roll.hazard:
            assert answer.legal_before is UNSET
        else:
            stay = [step for step in steps if "(" not in step] if sheet == "valley-a" else []
            earlier = await drafting.draft(stay)
            assert answer.legal_before == (UNSET if stay == steps else earlier.legal)
            changeable += stay != steps
            wrong = await drafting.draft([*steps, "nonsense"])
            assert wrong.legal_before == answer.legal_before
        await table.everybody_plays()
    assert changeable > 5
