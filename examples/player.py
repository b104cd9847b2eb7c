"""A whole client in a hundred lines: sits down at a table and plays the first thing that is allowed, round by round.

    pennypapers serve
    python examples/player.py ws://127.0.0.1:8375/api/socket --open temple-a --initials AB     # prints the code
    python examples/player.py ws://127.0.0.1:8375/api/socket --join CODE --initials CD

The one with `--open` starts it as soon as `--seats` are taken. Needs `websockets`; docs/protocol.md says the rest.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import secrets
from typing import Any

import websockets


class Refused(ValueError):
    """Raised when the table does not allow something; docs/refusals.md has the codes."""

    def __init__(self, code: str, facts: dict[str, Any]) -> None:
        super().__init__(code)
        self.code, self.facts = code, facts


class Player:
    """One device with one seat. It keeps its secret and the number of the last news, and so can always come back."""

    def __init__(self, url: str, initials: str) -> None:
        self.url, self.initials = url, initials
        self.secret = secrets.token_hex(32)
        self.table = self.code = ""
        self.seat: int | None = None
        self.known = 0
        self.round, self.roll = 0, ""
        self.settings: dict[str, Any] = {}
        self.seats: set[int] = set()
        self.result: dict[str, Any] | None = None
        self._asked = 0
        self._todo: list[dict[str, Any]] = []

    async def connect(self) -> None:
        self.socket = await websockets.connect(self.url, compression=None)
        await self.ask("hello", version=1, secret=self.secret)
        if self.table:
            await self.ask("watch", table=self.table, known=self.known)

    async def ask(self, what: str, **facts: Any) -> Any:
        """Send a request and wait for its answer; news that comes meanwhile is taken in."""
        self._asked += 1
        await self.socket.send(json.dumps({"do": what, "id": self._asked, **facts}))
        while True:
            for message in await self.receive():
                if message["id"] == self._asked:
                    if message["say"] == "refused":
                        raise Refused(**message["reason"])
                    return message["answer"]

    async def receive(self) -> list[dict[str, Any]]:
        """Receive one frame, take in its news and return what else is in it."""
        messages = json.loads(await self.socket.recv())
        for message in messages:
            if message["say"] == "news":
                assert message["number"] == self.known + 1, "news comes without a gap"
                self.known = message["number"]
                self.take_in(message["entry"])
            elif message["say"] == "snapshot":
                self.known, self.settings = message["number"], message["settings"]
                self.round, self.roll = message.get("round", 0), message.get("roll", "")
                self.seats = {seat["seat"] for seat in message["seats"]}
                self.result = message.get("closed", {}).get("result")
        return [message for message in messages if message["say"] in ("answer", "refused")]

    def take_in(self, entry: dict[str, Any]) -> None:
        if entry["kind"] == "seated":
            self.seats.add(entry["seat"])
        elif entry["kind"] == "unseated":
            self.seats.discard(entry["seat"])
        elif entry["kind"] in ("opened", "settings"):
            self.settings = entry["settings"]
        elif entry["kind"] == "rolled":
            self.round, self.roll = entry["round"], entry["roll"]
        elif entry["kind"] == "closed":
            self.result = entry.get("result")

    async def sit_down(self, sheet: str, code: str) -> None:
        found = await (self.ask("find", code=code) if code else self.ask("open", sheet=sheet))
        self.table, self.code = found["table"], found["code"]
        await self.ask("watch", table=self.table)
        self.seat = await self.ask("sit", name=f"Player {self.initials}", initials=self.initials)
        await self.ask("word", seat=self.seat, word=secrets.token_hex(16))

    async def play_round(self) -> None:
        """Ask what is allowed, and commit the first of it. To repeat this after a lost connection does no harm."""
        number = self.round
        draft = await self.ask("draft", seat=self.seat, round=number, revision=number, steps=[])
        if "hazard_spaces" in draft:
            step = f"!{draft['hazard_spaces'][0]}"
        elif draft["legal"]["spaces"]:
            step = f"{draft['legal']['numbers'][0]['text']}@{draft['legal']['spaces'][0]}"
        else:
            step = "-"
        await self.ask("commit", seat=self.seat, round=number, steps=[step])

    async def play(self) -> dict[str, Any]:
        """Play to the end of the game."""
        played = 0
        while self.result is None:
            if self.round > played:
                played = self.round
                await self.play_round()
            else:
                await self.receive()
        return self.result


async def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("url")
    options.add_argument("--open", default="temple-a", metavar="SHEET")
    options.add_argument("--join", default="", metavar="CODE")
    options.add_argument("--initials", default="AB")
    options.add_argument("--seats", type=int, default=2)
    chosen = options.parse_args()
    player = Player(chosen.url, chosen.initials)
    await player.connect()
    await player.sit_down(chosen.open, chosen.join)
    print(f"table {player.code}", flush=True)
    if not chosen.join:
        while len(player.seats) < chosen.seats:
            await player.receive()
        await player.ask("start")
    print(await player.play())


if __name__ == "__main__":
    asyncio.run(main())
