"""Exercises: dear turns of somebody's games come back, are compared with the best turn, and rest in the end."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from hosting import Clock, Phone, Room, house, refused, room, scene
from pennypapers.bots.bot import Option
from pennypapers.lab.analysis import Analysis, RoundAnalysis
from pennypapers.lab.analysis_replay import decisions
from pennypapers.notation import read_game, write_sheet, write_step
from pennypapers.server.store import MemoryStore
from pennypapers.server.tables.host import Host
from pennypapers.server.tables.thinking import MindsHere, Question, Steps

DAY = 24 * 60 * 60
TURNS = 12  # that an analysis calls dear, so that one day is not enough for them


class Judge(MindsHere):
    """Says that a turn is worth what the test says: the second of those that are compared is the best one."""

    lost = 0.0

    async def weigh(self, question: Question, also: Sequence[Steps], address: str) -> list[Option]:
        mine, best = also
        return [Option(best, 30.0), Option(mine, 30.0 - self.lost)]


async def finished(people: int = 1, **settings: Any) -> tuple[Room, Judge, Clock]:
    clock, judge = Clock(), Judge()
    at = await room(MemoryStore(clock), clock, people, minds=judge, **settings)
    await at.play_to_the_end()
    return at, judge, clock


async def analysed(at: Room, costs: dict[int, float], player: str = "P0", by_table: int = 0) -> Analysis:
    """An analysis in which these rounds, by number, cost that much; the best turn is another one than was played."""
    game = read_game(await at.host.registry._store.game(at.table) or "")
    rounds = []
    for decision in decisions(game, player):
        situation, played = decision.situation, [write_step(step) for step in decision.played]
        best = played
        if not situation.roll.hazard and situation.round in costs:
            turn = situation.sheet.turn(situation.roll)
            best = next(
                [write_step(step)]
                for step in turn.legal()
                if write_step(step) not in played
                and situation.sheet.turn(situation.roll).play_all([step]).may_commit
            )
        rounds.append(
            RoundAnalysis(
                round=situation.round,
                roll=str(situation.roll),
                sheet=write_sheet(situation.sheet, decision.owner),
                played=played,
                best=best,
                cost=costs.get(situation.round, 0.0),
                expected=None,
                by_table=situation.round == by_table,
            )
        )
    return Analysis(player, "temple", "any", 10, rounds, list(costs), [], None)


async def turns_of(at: Room, player: str = "P0") -> list[int]:
    """The rounds in which there was a turn and no hazard."""
    game = read_game(await at.host.registry._store.game(at.table) or "")
    return [one.situation.round for one in decisions(game, player) if not one.situation.roll.hazard]


async def solve(phone: Phone, **facts: Any) -> dict[str, Any]:
    """It takes its time, and is answered when it is done."""
    assert await phone.connection.receive(json.dumps({"do": "solve", "id": 999, **facts}))
    while True:
        for answer in phone.listen():
            if answer["id"] == 999:
                return answer
        await phone.connection.something_to_send()


async def taken(host: Host, device: str) -> Any:
    shown = await host.exercises.next(device)
    assert shown
    return shown


@scene
async def test_dear_turns_come_back_the_day_after() -> None:
    at, judge, clock = await finished()
    one, other, cheap, absent = (await turns_of(at))[:4]
    hazards = [number for number in range(1, 20) if number not in await turns_of(at)][:1]
    costs = {one: 1.5, other: 4.0, cheap: 0.9, absent: 3.0} | dict.fromkeys(hazards, 2.0)
    exercises = at.host.exercises
    analysis = await analysed(at, costs, by_table=absent)
    for _ in range(2):  # whoever asks for an analysis again changes nothing
        await exercises.keep(at.table, analysis)
    assert await exercises.today("device-0") == []
    assert await exercises.next("device-0") is None
    clock.wait(DAY)
    # The dearest first; neither what the table played, nor what cost little, nor a hazard.
    assert [exercise.round for exercise in await exercises.today("device-0")] == [other, one]
    assert await exercises.today("device-1") == []
    shown = await taken(at.host, "device-0")
    assert (shown.round, shown.left, shown.cost) == (other, 2, 4.0)
    before = next(turn for turn in analysis.rounds if turn.round == other)
    assert shown.drawn.sheet == before.sheet
    assert (shown.snapshot.roll, shown.snapshot.order) == (before.roll, [0])
    assert shown.found.seats == [0]

    # What is in pencil is answered as at a table.
    which = ("device-0", at.table, 0, other)
    draft = await exercises.draft(*which, 3, before.best)
    assert (draft.may_commit, draft.revision, draft.steps) == (True, 3, before.best)
    wrong = await exercises.draft(*which, 4, ["1@z9"])
    assert wrong.refused
    assert not wrong.may_commit
    assert await refused(exercises.draft("device-1", at.table, 0, other, 1, [])) == "no-such-exercise"
    assert await refused(exercises.draft("device-0", at.table, 0, cheap, 1, [])) == "no-such-exercise"
    assert await refused(exercises.solve(*which, [], "")) != "no-such-exercise"  # is no whole turn

    # Solved, it comes back later, and later, and then it rests.
    judge.lost = 0.4
    days = []
    while True:
        done = await exercises.solve(*which, before.played, "")
        assert (done.solved, done.lost, done.best, done.played) == (True, 0.4, before.best, before.played)
        again = await exercises.solve(*which, before.played, "")  # as after a lost connection
        assert (again.due, again.left) == (done.due, done.left)
        days.append(done.due)
        if not done.due:
            break
        while not any(left.round == other for left in await exercises.today("device-0")):
            clock.wait(DAY)
    assert len(days) == 4
    clock.wait(100 * DAY)
    assert [left.round for left in await exercises.today("device-0")] == [one]


@scene
async def test_whoever_misses_is_asked_again_tomorrow() -> None:
    at, judge, clock = await finished(2)
    (number, *_) = await turns_of(at, "P1")
    analysis = await analysed(at, {number: 2.0}, "P1")
    await at.host.exercises.keep(at.table, analysis)
    clock.wait(DAY)
    assert await at.host.exercises.today("device-0") == []
    judge.lost = 0.5
    for _ in range(3):
        turn = analysis.rounds[number - 1]
        done = await at.host.exercises.solve("device-1", at.table, 1, number, turn.played, "")
        assert (done.solved, done.left) == (False, 0)
        clock.wait(DAY)
        assert len(await at.host.exercises.today("device-1")) == 1
    # The best turn itself needs no search to be right.
    done = await at.host.exercises.solve("device-1", at.table, 1, number, turn.best, "")
    assert (done.solved, done.lost) == (True, 0.0)


@scene
async def test_ten_a_day_at_most() -> None:
    at, _, clock = await finished()
    numbers = (await turns_of(at))[:TURNS]
    analysis = await analysed(at, dict.fromkeys(numbers, 2.0))
    await at.host.exercises.keep(at.table, analysis)
    clock.wait(DAY)
    solved: list[int] = []
    while (shown := await at.host.exercises.next("device-0")) is not None:
        assert shown.left == 10 - len(solved)
        turn = analysis.rounds[shown.round - 1]
        await at.host.exercises.solve("device-0", at.table, 0, shown.round, turn.best, "")
        solved.append(shown.round)
    assert len(solved) == 10
    clock.wait(DAY)
    assert sorted(one.round for one in await at.host.exercises.today("device-0")) == sorted(
        set(numbers) - set(solved)
    )


@scene
async def test_over_the_wire() -> None:
    """They are counted in `mine`, go along with a device, and are deleted with it."""
    clock = Clock()
    home = house(MemoryStore(clock), clock)
    old, new = Phone(home, "old"), Phone(home, "new")
    for phone in (old, new):
        await phone.hello()
    found = await old.ask("open", sheet="valley-a")
    await old.watch(found["table"])
    await old.ask("sit", name="Ann", initials="P0")
    await old.ask("start")
    at = Room(home.host, await home.host.registry.get(found["table"]), [old])
    await at.play_to_the_end()
    number = (await turns_of(at))[5]
    analysis = await analysed(at, {number: 2.0})
    await home.host.exercises.keep(at.table, analysis)
    assert "exercises" not in await old.ask("mine")
    clock.wait(DAY)
    assert (await old.ask("mine"))["exercises"] == 1
    await new.ask("redeem", code=(await old.ask("device-code"))["code"])
    assert await old.ask("exercise") is None
    shown = await new.ask("exercise")
    which = {key: shown[key] for key in ("game", "seat", "round")}
    turn = analysis.rounds[number - 1]
    draft = await new.ask("exercise-draft", **which, revision=1, steps=turn.played)
    assert draft["may_commit"]
    kinds = await new.ask("exercise-ask", **which, steps=turn.played, spaces=["d2"])
    assert set(kinds) == {"jungle", "town", "range", "pyramid"}
    assert (await solve(new, **which, steps=turn.best))["answer"]["solved"]
    assert "exercises" not in await new.ask("mine")
    await new.ask("forget")
    clock.wait(4 * DAY)
    assert "exercises" not in await new.ask("mine")
    refusal = await solve(new, **which, steps=turn.best)
    assert refusal["reason"]["code"] == "no-such-exercise"
