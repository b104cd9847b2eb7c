"""A teacher who opened a table and only watches, and pupils with a seat each."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from hosting import Clock, Phone, house
from pennypapers.server.store import MemoryStore
from pennypapers.server.tables.running import RunningTable
from pennypapers.server.wire.house import House

SMALL = "adventure: temple\nname: Cellar\ngrid:\n. . . .\n. . . .\n"


@dataclass
class Party:
    of: House
    clock: Clock
    table: str
    teacher: Phone
    pupils: list[Phone]

    code: str

    async def newcomer(self, name: str) -> Phone:
        return await (await Phone(self.of, name).hello()).watch(self.table)

    async def running(self) -> RunningTable:
        return await self.of.host.registry.get(self.table)

    async def play_to_the_end(self) -> None:
        """The table plays everybody's turns."""
        running = await self.running()
        while running.state.phase != "over":
            for seat in list(running.state.waiting_for):
                running.game.play_automatically(seat, "clock")
            await running.saved()


async def party(pupils: int = 2, **settings: Any) -> Party:
    clock = Clock()
    of = house(MemoryStore(clock), clock)
    teacher = await Phone(of, "teacher").hello()
    opened = await teacher.ask("open", sheet="", layout=SMALL, settings=settings)
    await teacher.watch(opened["table"])
    await teacher.ask("keep")
    here = Party(of, clock, opened["table"], teacher, [], opened["code"])
    for number in range(pupils):
        pupil = await here.newcomer(f"pupil {number}")
        await pupil.ask("sit", name=f"Pupil {number}", initials=f"P{number}")
        here.pupils.append(pupil)
    teacher.listen()
    return here
