"""Compiling beside the tables: people play meanwhile, and bots, hints and analyses wait for it without being late."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Iterator, Sequence

import pytest

from hosting import Bytes, Clock, Disk, Phone, Room, room, scene, settle
from pennypapers.bots import Option
from pennypapers.rules import Draw, compiled
from pennypapers.server.http.analyses import Analyses, Wanted
from pennypapers.server.http.analyst import Assignment
from pennypapers.server.http.analyst import Progress as AnalysisProgress
from pennypapers.server.settings.limits import Limits
from pennypapers.server.tables import warming as module
from pennypapers.server.tables.host import Host
from pennypapers.server.tables.thinking import BotTask, MindsHere, Question, Steps
from pennypapers.server.tables.warming import Warming
from pennypapers.server.wire.gate import Gate
from pennypapers.server.wire.house import House
from pennypapers.server.wire.metrics import Metrics
from warming_team import Team


class Minds(MindsHere):
    """Ready when the server's are. They don't think long: what the table would play is good enough."""

    def __init__(self, warming: Warming) -> None:
        self._warming = warming
        self.asked = 0

    def are_ready(self, adventure: str) -> bool:
        return self._warming.bots_are_ready(adventure)

    async def ready(self, adventure: str) -> None:
        await self._warming.bots_ready(adventure)

    async def turns(self, tasks: Sequence[BotTask]) -> list[Steps]:
        self.asked += 1
        return [plainest(task.question) for task in tasks]

    async def weigh(self, question: Question, also: Sequence[Steps], address: str) -> list[Option]:
        return [Option(plainest(question), 20.0)]


def plainest(question: Question) -> Steps:
    situation = question.situation()
    if situation.roll.hazard:
        return (Draw(situation.sheet.hazard_spaces(situation.solo)[0]),)
    return tuple(situation.sheet.turn(situation.roll).plainest())


@pytest.fixture(autouse=True)
def _told_at_once(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(module, "TELL_EVERY", 0.001)
    yield
    compiled.interpret(for_now=False)


async def with_a_bot(warming: Warming, clock: int = 0) -> tuple[Room, Minds]:
    now = Clock()
    minds = Minds(warming)
    table = await room(Disk(now), now, 1, minds=minds, clock=clock)
    await table.host.add_bot(table.table, "device-0", "voyager")
    await table.start()
    await table.commit(0)
    await settle()
    return table, minds


def house(warming: Warming) -> House:
    clock = Clock()
    disk = Disk(clock)
    host = Host(disk, clock, Bytes(), minds=Minds(warming))
    return House(host, disk, Gate(Limits(), (), clock), Metrics(), warming=warming)


@scene
async def test_a_bot_that_is_getting_ready_is_waited_for_and_then_plays() -> None:
    team = Team()
    warming = Warming(team)
    table, minds = await with_a_bot(warming)
    warming.start()
    assert (table.state.waiting_for, minds.asked) == ([1], 0)
    team.has_done("rules-temple", "bots-temple")
    while not (rounds := table.devices[0].entries("closed")):
        await asyncio.sleep(0.001)
    (closed,) = rounds
    assert [turn.get("by_table", "") for turn in closed["turns"]] == ["", ""]
    await warming.stop()


@scene
async def test_the_clock_plays_for_people_and_not_for_bots_that_are_getting_ready() -> None:
    team = Team()
    warming = Warming(team)
    table, _ = await with_a_bot(warming, clock=30)
    table.host.now.wait(31)  # type: ignore[attr-defined]
    await table.running.tick()
    assert table.state.waiting_for == [1]
    team.end()
    warming.start()
    while table.state.round == 1:
        await asyncio.sleep(0.001)
    await warming.stop()


@scene
async def test_a_bot_waits_for_its_own_adventure_only() -> None:
    warming = Warming(Team("bots-valley"))
    table, _ = await with_a_bot(warming)
    assert table.state.round == 2
    assert warming.signal.waiting == ["valley"]


@scene
async def test_a_hint_is_answered_when_the_coach_is_ready() -> None:
    team = Team()
    warming = Warming(team)
    phone = await Phone(house(warming), "phone").hello()
    await phone.watch((await phone.ask("open", sheet="temple-a"))["table"])
    await phone.ask("sit", name="Ann", initials="AN")
    await phone.ask("start")
    assert await phone.connection.receive(json.dumps({"do": "hint", "id": 900, "seat": 0, "round": 1}))
    await settle()
    drafted = await phone.ask("draft", seat=0, round=1, revision=1, steps=[])
    assert drafted["round"] == 1, "everything else goes on"
    team.end()
    warming.start()
    while not (answers := phone.listen()):
        await asyncio.sleep(0.001)
    assert answers[0]["id"] == 900
    assert answers[0]["answer"]["options"]
    await warming.stop()


@scene
async def test_everybody_is_told_how_far_it_is_and_when_it_is_done() -> None:
    team = Team()
    warming = Warming(team)
    phone = Phone(house(warming), "phone")
    welcome = await phone.ask("hello", version=1, secret=phone.secret)
    assert welcome["warming"] == {"say": "warming", "percent": 40, "waiting": ["temple", "valley"]}
    warming.start()
    team.has_done("rules-temple", "bots-temple")
    while not any(signal.get("percent") == 60 for signal in phone.signalled("warming")):
        phone.listen()
        await asyncio.sleep(0.001)
    assert phone.last_signal("warming")["waiting"] == ["valley"]
    team.end()
    await warming.all_ready()
    phone.listen()
    assert phone.last_signal("warming") == {"say": "warming"}
    later = await Phone(house(warming), "later").ask("hello", version=1, secret=phone.secret)
    assert later["warming"] is None
    await warming.stop()


@scene
async def test_an_analysis_says_that_it_waits() -> None:
    warming = Warming(Team())
    analyses = Analyses(warming)
    asked = analyses.begin(Wanted("a-game", 0), Assignment("", "AB"))
    await settle()
    assert asked == AnalysisProgress(0, 0, 0, warming=40)
    analyses.close()


@scene
async def test_what_fails_is_told_once_and_nobody_waits_for_it(caplog: pytest.LogCaptureFixture) -> None:
    team = Team()
    warming = Warming(team)
    table, _ = await with_a_bot(warming)
    warming.start()
    with caplog.at_level(logging.WARNING):
        team.end("rules-valley: Killed", "bots-valley: Killed")
        while table.state.round == 1:
            await asyncio.sleep(0.001)
    assert [record.levelname for record in caplog.records] == ["WARNING"]
    assert warming.percent is None
    await warming.stop()


@scene
async def test_a_person_plays_without_anything_being_compiled() -> None:
    compiling: list[str] = []
    compiled.on_compiling(lambda: compiling.append("function"), lambda: None)
    table, _ = await with_a_bot(Warming(Team()))
    assert compiled._interpreting
    assert table.devices[0].entries("ready")
    assert not compiling


@scene
async def test_a_server_that_has_everything_has_nothing_to_tell() -> None:
    warming = Warming()
    assert warming.percent is None
    phone = Phone(house(warming), "phone")
    assert (await phone.ask("hello", version=1, secret=phone.secret))["warming"] is None
    warming.start()
    await warming.stop()
