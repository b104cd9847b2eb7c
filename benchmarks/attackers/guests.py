"""People at other addresses than the attacker's, or at the attacker's before the attack: they sit down and play."""

from __future__ import annotations

import asyncio
import secrets
from typing import Any

import websockets
from player import Player, Refused


def others(number: int) -> str:
    """An address of somebody who attacks nobody."""
    return f"127.1.{number // 250}.{number % 250 + 1}"


class Guest(Player):
    """Somebody with one seat or more at a table of their own."""

    def __init__(self, port: int, address: str) -> None:
        super().__init__(f"ws://127.0.0.1:{port}/api/socket", "G0")
        self._address = address
        self.by_table: list[str] = []  # why turns were played by the table, since the start

    async def connect(self) -> None:
        self.socket = await websockets.connect(
            self.url, compression=None, ping_interval=None, local_addr=(self._address, 0), max_size=None
        )
        await self.ask("hello", version=1, secret=self.secret)

    async def ask(self, what: str, **facts: Any) -> Any:
        """A little slower than one may."""
        await asyncio.sleep(0.01)
        return await super().ask(what, **facts)

    def take_in(self, entry: dict[str, Any]) -> None:
        super().take_in(entry)
        if entry["kind"] == "closed":
            self.by_table += [turn["by_table"] for turn in entry["turns"] if turn.get("by_table")]

    async def sit_down_at(self, seats: int = 1, bot: str = "", **opening: Any) -> None:
        """At a new table, which begins at once."""
        found = await self.ask("open", **opening)
        self.table, self.code = found["table"], found["code"]
        await self.ask("watch", table=self.table)
        for number in range(seats):
            seat = await self.ask("sit", name=f"Guest {number}", initials=f"G{number}")
            self.seat = seat if self.seat is None else self.seat
            await self.ask("word", seat=seat, word=secrets.token_hex(16))
        if bot:
            await self.ask("add-bot", level=bot)
        await self.ask("start")

    async def play_with_others(self) -> None:
        """A round, and wait for the next one."""
        number = self.round
        await self.play_round()
        while self.round == number and self.result is None:
            await self.receive()

    async def play_for_all(self) -> None:
        """A round for every seat of this device: what the first one may play, the others mostly may too."""
        number, steps = self.round, [await self._first_step(0)]
        for seat in sorted(self.seats):
            try:
                await self.ask("commit", seat=seat, round=number, steps=steps)
            except Refused:
                await self.ask("commit", seat=seat, round=number, steps=[await self._first_step(seat)])
        while self.round == number and self.result is None:
            await self.receive()

    async def _first_step(self, seat: int) -> str:
        draft = await self.ask("draft", seat=seat, round=self.round, revision=self.round, steps=[])
        if "hazard_spaces" in draft:
            return f"!{draft['hazard_spaces'][0]}"
        legal = draft["legal"]
        return f"{legal['numbers'][0]['text']}@{legal['spaces'][0]}" if legal["spaces"] else "-"

    async def play_fully(self) -> None:
        """A round in which every die is written down in a space of its own, as far as that goes."""
        number, steps = self.round, list[str]()
        while True:
            draft = await self.ask(
                "draft", seat=self.seat, round=number, revision=number * 10 + len(steps), steps=steps
            )
            if "hazard_spaces" in draft:
                steps = [f"!{draft['hazard_spaces'][0]}"]
                break
            legal = draft["legal"]
            if not (legal["numbers"] and legal["spaces"]):
                break
            steps.append(f"{legal['numbers'][0]['text']}@{legal['spaces'][0]}")
        await self.ask("commit", seat=self.seat, round=number, steps=steps or ["-"])
        while self.round == number and self.result is None:
            await self.receive()
