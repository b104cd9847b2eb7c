"""A hundred seats at one table: rounds, and a hazard that goes around among them all."""

from __future__ import annotations

import pytest

from hosting import Clock, Room, refusal_of, refused, room, scene
from pennypapers.server.store import MemoryStore

CROWD = 100
HAZARD_IN_THE_THIRD = 13  # round: with these dice


async def crowd(sheet: str) -> Room:
    """In a hazard round, after two others."""
    clock = Clock()
    table = await room(MemoryStore(clock), clock, CROWD, sheet, seed=HAZARD_IN_THE_THIRD)
    await table.start()
    for _ in range(2):
        await table.everybody_plays()
    return table


@scene
async def test_there_is_no_seat_for_one_more() -> None:
    clock = Clock()
    table = await room(MemoryStore(clock), clock, CROWD)
    refusal = await refusal_of(table.host.take_seat(table.table, "late", "Late", "LATE"))
    assert (refusal.code, refusal.facts) == ("too-many-players", {"limit": CROWD})


@pytest.mark.parametrize("sheet", ["temple-a", "valley-a"])
@scene
async def test_a_hazard_among_a_hundred(sheet: str) -> None:
    table = await crowd(sheet)
    device, state = table.devices[0], table.state

    # Everybody holds somebody else's sheet, and is shown that one and where it may be drawn on.
    holds = device.entries("rolled")[-1]["holds"]
    assert sorted(holds) == list(range(CROWD))
    assert all(holder != owner for holder, owner in enumerate(holds))
    drawn = {}
    for seat in range(CROWD):
        answer = await table.host.draft(table.table, f"device-{seat}", seat, 3, 1, [])
        assert f"owner: P{holds[seat]}\n" in answer.drawn.sheet
        assert isinstance(answer.hazard_spaces, tuple)
        drawn[seat] = f"!{answer.hazard_spaces[-1]}"
        steps = [drawn[seat]]
        drafted = await table.host.draft(table.table, f"device-{seat}", seat, 3, 2, steps)
        assert drafted.may_commit
        assert drafted.drawn.sheet != answer.drawn.sheet
        await table.host.commit(table.table, f"device-{seat}", seat, 3, steps)

    # Its owner learns by whom, and where, when the round closes.
    closed = device.entries("closed")[-1]
    assert closed["round"] == 3
    assert [turn["seat"] for turn in closed["turns"]] == list(range(CROWD))
    for turn in closed["turns"]:
        assert turn["held"] == holds[turn["seat"]]
        assert turn["steps"] == drawn[turn["seat"]]
    victim, holder = holds[0], 0
    looked = await table.host.look(table.table, "somebody", victim)
    assert f"owner: P{victim}\n" in looked.sheet
    assert looked.sheet.count("!") == 1, f"drawn by P{holder}"

    # And goes on with it.
    answer = await table.host.draft(table.table, f"device-{victim}", victim, state.round, 1, [])
    assert answer.drawn.sheet == looked.sheet
    assert all(device.missed_nothing() for device in table.devices)


@scene
async def test_a_hazard_is_drawn_once_and_nothing_else() -> None:
    table = await crowd("valley-a")
    turn = (table.table, "device-0", 0, 3)
    assert await refused(table.host.commit(*turn, ["1@e1"])) == "hazard-round"
    answer = await table.host.draft(*turn, 1, [])
    assert isinstance(answer.hazard_spaces, tuple)
    twice = [f"!{space}" for space in answer.hazard_spaces[:2]]
    assert await refused(table.host.commit(*turn, twice)) == "hazard-round"
