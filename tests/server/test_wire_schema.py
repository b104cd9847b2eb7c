"""Every message of real games is as `/api/schema` says, and everything that it says comes up in them."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from hosting import Clock, house, scene
from pennypapers.rules import ADVENTURES, LEVELS
from pennypapers.server.http.analyses import Analyses
from pennypapers.server.http.wire_schema import wire_schema
from pennypapers.server.messages import requests
from pennypapers.server.messages.news import Public
from pennypapers.server.messages.signals import AnySignal
from pennypapers.server.operation.operator import Operator
from pennypapers.server.store import MemoryStore
from pennypapers.server.tables.warming import Warming
from pennypapers.server.wire.connection import Connection
from pennypapers.server.wire.house import House
from warming_team import Team
from wire_fuzz.rogue import SMALL_VALLEY

SCHEMA = wire_schema()


def validator(part: dict[str, Any]) -> Draft202012Validator:
    return Draft202012Validator({**part, "$defs": SCHEMA["$defs"]})


RECEIVED, SENT = validator(SCHEMA["received"]), validator(SCHEMA["sent"])
ANSWERS = {do: validator(answer) for do, answer in SCHEMA["answers"].items()}


class Checked:
    """A connection on which every frame is checked, in and out."""

    def __init__(self, of: House, seen: Seen, secret: str) -> None:
        self._seen = seen
        self._secret = secret
        self._asked = 0
        self.connection = Connection(of, "here")
        self.round = 0
        self.result: dict[str, Any] | None = None

    async def ask(self, do: str, **facts: Any) -> Any:
        """What is answered, or the code of the refusal."""
        self._asked += 1
        request = {"do": do, "id": self._asked, **facts}
        RECEIVED.validate(request)
        self._seen.requests.add(do)
        assert await self.connection.receive(json.dumps(request))
        while not (answers := [message for message in self.listen() if message.get("id") == self._asked]):
            await self.connection.something_to_send()  # a hint takes its time
        (answer,) = answers
        if answer["say"] == "refused":
            return answer["reason"]["code"]
        if do in ANSWERS:
            ANSWERS[do].validate(answer["answer"])
        else:
            assert answer["answer"] is None
        return answer["answer"]

    def listen(self) -> list[dict[str, Any]]:
        frame = self.connection.take_frame()
        messages: list[dict[str, Any]] = json.loads(frame) if frame else []
        SENT.validate(messages)
        for message in messages:
            self._seen.said.add(message["say"])
            if message["say"] == "news":
                self._take_in(message["entry"])
        return messages

    def _take_in(self, entry: dict[str, Any]) -> None:
        self._seen.entries.add(entry["kind"])
        if entry["kind"] == "rolled":
            self.round = entry["round"]
        elif entry["kind"] == "closed":
            self.result = entry.get("result")

    async def hello(self) -> None:
        await self.ask("hello", version=1, secret=self._secret)


class Seen:
    """What came up so far."""

    def __init__(self) -> None:
        self.requests: set[str] = set()
        self.said: set[str] = set()
        self.entries: set[str] = set()


def random_step(draft: dict[str, Any], chance: random.Random) -> str:
    if "hazard_spaces" in draft:
        return "!" + str(chance.choice(draft["hazard_spaces"]))
    legal = draft["legal"]
    best = [find["step"] for finds in legal["discoveries"].values() for find in finds["best"]]
    if best and chance.random() < 0.5:
        return str(chance.choice(best))
    if legal["structures"] and legal["spaces"]:
        return f"D={chance.choice(legal['structures'])}@{chance.choice(legal['spaces'])}"
    if not legal["spaces"]:
        return "-"
    return f"{chance.choice(legal['numbers'])['text']}@{chance.choice(legal['spaces'])}"


async def play_round(player: Checked, seat: int, chance: random.Random) -> None:
    """Draft step by step, ask about some spaces, look around, and commit."""
    number, steps = player.round, list[str]()
    draft = await player.ask("draft", seat=seat, round=number, revision=1, steps=steps)
    while not draft["may_commit"]:
        steps.append(random_step(draft, chance))
        draft = await player.ask("draft", seat=seat, round=number, revision=len(steps) + 1, steps=steps)
        if "refused" in draft:
            steps = draft["steps"]
    await player.ask("ask", seat=seat, round=number, spaces=["a1", "b1", "b2"])
    for wrong in (["5@a1", "nonsense"], steps):
        await player.ask("why", seat=seat, round=number, steps=wrong)
    await player.ask("look", seat=seat)
    await player.ask("draft", seat=seat, round=number, revision=99, steps=["5@a1", "nonsense"])
    assert await player.ask("commit", seat=seat, round=number, steps=steps) is None


@pytest.mark.parametrize("sheet", ["temple-b", "valley-a"])
@scene
async def test_a_whole_game(sheet: str) -> None:
    chance, clock, seen = random.Random(sheet), Clock(), Seen()
    of = house(MemoryStore(clock), clock)
    players = [Checked(of, seen, f"{number}" * 64) for number in range(2)]
    for player in players:
        await player.hello()
    table = await players[0].ask("open", sheet=sheet)
    for number, player in enumerate(players):
        await player.ask("find", code=table["code"])
        await player.ask("watch", table=table["table"])
        assert await player.ask("sit", name=f"Person {number}", initials=f"P{number}") == number
        await player.ask("word", seat=number, word=f"{number:032x}")
    await players[0].ask("start")
    while players[0].result is None:
        players[1].listen()
        for number, player in enumerate(players):
            await play_round(player, number, chance)
        players[0].listen()
    assert len(players[0].result["stars"]) == 2
    assert {"seated", "worded", "rolled", "ready", "closed"} <= seen.entries


def tags(kinds: Any) -> set[str]:
    return {str(kind.__struct_config__.tag) for kind in kinds.__args__}


@scene
async def test_everything_that_can_be_said() -> None:
    """Whatever the game itself does not bring up: keeping a table, clocks, devices, lessons, the server's end."""
    chance, clock, seen = random.Random(1), Clock(), Seen()
    team = Team("rest-valley")
    of = replace(house(MemoryStore(clock), clock), warming=Warming(team))
    keeper, other, tab, third = (Checked(of, seen, secret * 64) for secret in "abac")
    for player in (keeper, other, tab, third):
        await player.hello()
    careful = {"clock": 30, "names_checked": True, "teams": 2}
    opened = await keeper.ask("open", sheet="temple-a", settings=careful)
    table, code = opened["table"], opened["code"]
    for player in (keeper, other, tab, third):
        await player.ask("watch", table=table)
    for player, initials in ((keeper, "KE"), (other, "OT")):
        await player.ask("sit", name="Somebody", initials=initials)
    keeper.listen()
    await keeper.ask("rename", seat=1, name="Otto", initials="OT")
    await keeper.ask("keep")
    await keeper.ask("hand-over", seat=0)
    await keeper.ask("sheet", sheet="", layout=SMALL_VALLEY)
    await keeper.ask("team", seat=1, team=2)
    await keeper.ask("settings", settings={"clock": 30})
    await third.ask("watch", table=table, screen=True)
    # Whoever has heard more than there is, from before the server lost its data, gets the news from the first on.
    await other.ask("sit", name="Somebody", initials="LE")
    await tab.ask("watch", table=table, known=10_000)
    await tab.ask("find", code=code)
    await other.ask("leave", seat=2)
    assert await other.ask("sit", name="Somebody", initials="ke") == "same-initials"
    await keeper.ask("leave", seat=await keeper.ask("add-bot", level="tourist"))
    await keeper.ask("word", seat=0, word="0" * 32)
    await keeper.ask("settings", settings={"clock": 60, "rolls_itself": False})
    bot = await keeper.ask("add-bot", level="tourist")
    await keeper.ask("start")
    latecomer = Checked(of, seen, "e" * 64)
    await latecomer.hello()
    await latecomer.ask("watch", table=table)
    await latecomer.ask("queue", name="Late", initials="LA")
    for yes in (False, True):
        await latecomer.ask("ask-seat", seat=bot, name="Late")
        keeper.listen()
        await keeper.ask("admit", ask=2 if yes else 1, yes=yes)
    latecomer.listen()
    await keeper.ask("react", seat=0, reaction="star")
    other.listen()
    draft = await keeper.ask("draft", seat=0, round=1, revision=1, steps=[])
    await keeper.ask("draft", seat=0, round=1, revision=2, steps=[random_step(draft, chance)])
    tab.listen()  # another tab of the same device
    await keeper.ask("hint", seat=0, round=1)
    await keeper.ask("nudge", seat=1)
    other.listen()
    clock.wait(55)
    await of.host.registry.tick()  # the clock warns
    await keeper.ask("pause", paused=True)
    await keeper.ask("pause", paused=False)
    await keeper.ask("mute", seat=1, muted=True)
    await keeper.ask("mute", seat=1, muted=False)
    await keeper.ask("pause", paused=True)
    for _ in range(40):
        clock.wait(10)
        await of.host.registry.tick()  # until everybody seated may end the pause
    await other.ask("pause", paused=False)
    assert await other.ask("reclaim", seat=0) == "not-your-seat"
    assert await keeper.ask("play-for", seat=1) in (None, "not-away")
    ticket = (await other.ask("seat-code", seat=1))["code"]
    assert (await third.ask("redeem", code=ticket))["seats"] == [1]
    await keeper.ask("hand-over", seat=1)
    await third.ask("hand-over", seat=0)
    third.connection.close()
    other.connection.close()
    clock.wait(61)
    assert await keeper.ask("stand-in", seat=1, level="tourist") is None
    for player in (third, other):
        await player.ask("watch", table=table)
    while keeper.result is None:
        clock.wait(61)
        await of.host.registry.tick()
        keeper.listen()
        await keeper.ask("roll")
    await keeper.ask("go-on", round=1)
    await keeper.ask("round", round=1)
    await third.ask("watch", table=table, screen=True)
    await third.ask("unveil")
    again = await keeper.ask("again")
    assert again["phase"] == "lobby"
    await keeper.ask("watch", table=again["table"])
    await keeper.ask("end-evening")
    await keeper.ask("watch", table=table)
    for player in (keeper, other, tab, third):
        player.listen()
    late = Checked(of, seen, "d" * 64)
    await late.hello()
    await late.ask("watch", table=table)
    assert "snapshot" in seen.said
    of.warming.start()
    team.end()
    await of.warming.all_ready()
    keeper.listen()
    for do in ("expedition", "lesson"):
        alone = (await late.ask(do, adventure="temple"))["table"]
        await late.ask("watch", table=alone)
        await late.ask("sit", name="Alone", initials="AL")
        await late.ask("start")
        await play_round(late, 0, chance)
    await keeper.ask("mine")
    assert await third.ask("redeem", code=(await keeper.ask("device-code"))["code"]) is None
    await keeper.ask("mine")
    await third.ask("mine")
    assert await third.ask("exercise") is None
    which = {"game": alone, "seat": 0, "round": 1}
    for do, facts in (
        ("exercise-draft", {"revision": 1, "steps": []}),
        ("exercise-ask", {"steps": [], "spaces": []}),
    ):
        assert await third.ask(do, **which, **facts) == "no-such-exercise"
    await third.ask("solve", **which, steps=[])
    await third.ask("forget")
    await Operator(of, Analyses()).do({"do": "announce", "text": "At noon", "minutes": 1})
    await Operator(of, Analyses()).do({"do": "close", "table": alone})
    await of.host.close()
    for player in (late, keeper):
        player.listen()
    game = "adventure: temple\nsheet: temple-a\nplayers: AB\nround 1: 2 3 5\nAB: 2@e1\n"
    assert (await third.ask("play-on", text=game, player="AB", round=1))["played_on"] == 1
    assert seen.requests == tags(requests.AnyRequest)
    assert seen.said == {"answer", "refused", "news", "snapshot"} | tags(AnySignal)
    assert seen.entries == tags(Public)


def test_the_schema_is_one() -> None:
    Draft202012Validator.check_schema(SCHEMA)
    for part in (SCHEMA["received"], SCHEMA["sent"], *SCHEMA["answers"].values()):
        Draft202012Validator.check_schema(part)
    assert not SENT.is_valid([{"say": "nonsense"}])
    assert not RECEIVED.is_valid({"do": "start", "id": -1})
    assert not ANSWERS["sit"].is_valid("0")


def test_the_lists_beside_the_schema() -> None:
    """A client need not know by heart what is asked at a table, nor the order of adventures and levels."""
    assert {"sit", "draft", "commit", "again"} <= set(SCHEMA["at_table"])
    assert not {"hello", "open", "lesson", "find", "watch", "mine"} & set(SCHEMA["at_table"])
    for do in ("Expedition", "Learn"):
        assert set(SCHEMA["$defs"][do]["properties"]["adventure"]["enum"]) == set(SCHEMA["adventures"])
    assert set(SCHEMA["$defs"]["AddBot"]["properties"]["level"]["enum"]) == set(SCHEMA["levels"])
    assert SCHEMA["adventures"] == list(ADVENTURES)
    assert SCHEMA["levels"] == list(LEVELS)
