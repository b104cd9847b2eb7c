"""Somebody who only wants to play, and whose game must come to its end whatever the others do."""

from __future__ import annotations

import hashlib
import json
import random
from typing import Any

from pennypapers.server.wire.connection import Connection
from pennypapers.server.wire.gate import device_of
from pennypapers.server.wire.house import House

from .promises import Broken

# What may come between: the keeper paused, the clock or a mute played first, the disk was full.
UNLUCKY = {"table-paused", "stale-round", "already-played", "game-over", "not-saved", "table-moved-on"}
MOST_ROUNDS = 200
INITIALS = "HO"


class Honest:
    """One device with one seat at one table."""

    def __init__(self, house: House, name: str, chance: random.Random) -> None:
        self._house = house
        self._chance = chance
        self.name = name
        self.secret = hashlib.sha256(name.encode()).hexdigest()
        self.device = device_of(self.secret)
        self.connection = Connection(house, name)
        self._asked = 0
        self.table = self.code = ""
        self.seat = -1
        self.committed: set[tuple[int, str]] = set()  # round and steps
        self._start_anew()

    def _start_anew(self) -> None:
        self._known = 0
        self.round = 0
        self.keeper = 0  # the first seat, until it is said to be another
        self.paused = False
        self.muted: dict[int, bool] = {}  # by seat
        self.result: dict[str, Any] | None = None

    # Talking

    async def ask(self, do: str, **facts: Any) -> Any:
        """The answer to a request; nothing if it was refused for a reason that nobody here is to blame for."""
        self._asked += 1
        await self.connection.receive(json.dumps({"do": do, "id": self._asked, **facts}))
        answers = [message for message in self.listen() if message["say"] in ("answer", "refused")]
        if [answer["id"] for answer in answers] != [self._asked]:
            raise Broken(f"an honest {do} is answered {len(answers)} times")
        (answer,) = answers
        if answer["say"] == "answer":
            return answer["answer"]
        if answer["reason"]["code"] not in UNLUCKY:
            raise Broken(f"an honest {do} is refused: {answer['reason']}")
        return None

    def listen(self) -> list[dict[str, Any]]:
        frame = self.connection.take_frame()
        messages: list[dict[str, Any]] = json.loads(frame) if frame else []
        for message in messages:
            self._hear(message)
        return messages

    def _hear(self, message: dict[str, Any]) -> None:
        match message["say"]:
            case "news":
                if message["number"] != self._known + 1:
                    raise Broken(f"news {message['number']} after {self._known}")
                self._known = message["number"]
                self._take_in(message["entry"])
            case "snapshot":
                self._known, self.round = message["number"], message.get("round", 0)
                self.keeper, self.paused = message["keeper"], message.get("paused", False)
                self.muted = {seat["seat"]: seat.get("muted", False) for seat in message["seats"]}
                self.result = message.get("closed", {}).get("result")
            case "draft" if message["seat"] != self.seat:
                raise Broken("somebody is told another's draft")

    def _take_in(self, entry: dict[str, Any]) -> None:
        match entry["kind"]:
            case "seated":
                self.muted[entry["seat"]] = False
            case "unseated":
                del self.muted[entry["seat"]]
            case "muted":
                self.muted[entry["seat"]] = entry["muted"]
            case "rolled":
                self.round = entry["round"]
            case "closed":
                self.result = entry.get("result")
            case "keeper":
                self.keeper = entry["seat"]
            case "paused" | "resumed":
                self.paused = entry["kind"] == "paused"

    # Playing

    async def sit_down(self, code: str = "", **table: Any) -> None:
        await self.ask("hello", version=1, secret=self.secret)
        found = await (self.ask("find", code=code) if code else self.ask("open", **table))
        self.table, self.code = found["table"], found["code"]
        await self.ask("watch", table=self.table)
        self.seat = await self.ask("sit", name=self.name, initials=INITIALS)
        await self.ask("word", seat=self.seat, word=self.secret[:32])

    async def come_back(self) -> None:
        """On a new connection, and with or without what it knew."""
        self.connection.close()
        self.connection = Connection(self._house, self.name)
        await self.ask("hello", version=1, secret=self.secret)
        if self._chance.random() < 0.5:
            self._start_anew()
        await self.ask("watch", table=self.table, known=self._known)

    async def play(self) -> None:
        """A turn in the open round, if it lacks one."""
        number = self.round
        if self.result is not None or not number:
            return
        draft = await self.ask("draft", seat=self.seat, round=number, revision=1, steps=[])
        if draft is None:
            return
        if "hazard_spaces" in draft:
            step = "!" + self._chance.choice(draft["hazard_spaces"])
        elif draft["legal"]["spaces"]:
            legal = draft["legal"]
            step = f"{self._chance.choice(legal['numbers'])['text']}@{self._chance.choice(legal['spaces'])}"
        else:
            step = "-"
        self.committed.add((number, step))
        await self.ask("commit", seat=self.seat, round=number, steps=[step])

    async def finish(self) -> dict[str, Any]:
        """As the keeper, when the others are gone: the game goes on to its end."""
        if self.keeper != self.seat:
            raise Broken(f"the last seat left does not keep the table, but {self.keeper}")
        if not self.round:
            await self.ask("start")
        if self.paused:
            await self.ask("pause", paused=False)
        for seat, muted in list(self.muted.items()):
            if self.result is None and muted == (seat == self.seat):
                await self.ask("mute", seat=seat, muted=not muted)
        # Whoever is put out now is out from the next round on; the open one the table plays for those who are away.
        for seat in list(self.muted):
            if self.result is None and seat != self.seat:
                await self.ask("play-for", seat=seat)
        for _ in range(MOST_ROUNDS):
            if self.result is not None:
                return self.result
            await self.play()
            if self.result is None:
                await self.ask("roll")
        raise Broken(f"a table is stuck in round {self.round}")
