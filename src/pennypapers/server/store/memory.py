"""A store in memory, for a host that lives as long as its program: the terminal game and tests. It can be made to fail
before or after any write."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Literal

from pennypapers.server.store.entry_count import EntryCount
from pennypapers.server.store.interface import (
    NO_END,
    TRIES_STAY,
    Clock,
    Conflict,
    DeviceGame,
    Exercise,
    GameLink,
    NewTable,
    NotSaved,
    TableRow,
    Unavailable,
    WhyNotSaved,
)

Moment = Literal["before", "after"]


@dataclass
class _Table:
    code: str
    updated: int
    finished: bool = False
    changed: int = 0  # how many entries all tables had when it was last appended to
    entries: list[bytes] = field(default_factory=list)
    drafts: dict[int, tuple[int, str]] = field(default_factory=dict)
    devices: frozenset[str] = frozenset()
    ended: bool = False


@dataclass
class _Game:
    text: str
    at: int
    links: list[GameLink]


class MemoryStore:
    """`trouble` is called with the name of every write, before it is done and after. What it raises, the caller
    gets: before, nothing was written; after, everything was and the caller never hears of it, as in a crash."""

    def __init__(self, clock: Clock) -> None:
        self.trouble: Callable[[Moment, str], None] = lambda moment, write: None
        self.failing: WhyNotSaved | None = None
        self._clock = clock
        self._closed = False
        self._tables: dict[str, _Table] = {}
        self._games: dict[str, _Game] = {}
        self._tries: dict[tuple[str, str, str], tuple[str, int]] = {}
        self._exercises: dict[tuple[str, int, int], Exercise] = {}
        self._lessons: set[tuple[str, str]] = set()
        self._appended = 0
        self._entry_count = EntryCount()

    # Tables

    async def open_table(
        self, table: str, code: str, entries: Sequence[bytes], devices: Collection[str] = ()
    ) -> int:
        await self._begin("open_table")
        self._open(NewTable(table, code, entries, devices))
        self.trouble("after", "open_table")
        return len(entries)

    async def append(
        self,
        table: str,
        expected: int,
        entries: Sequence[bytes],
        *,
        drop_drafts: bool = False,
        opens: NewTable | None = None,
        devices: Collection[str] | None = None,
        ends: bool = False,
    ) -> int:
        await self._begin("append")
        row = self._known(table)
        if len(row.entries) != expected:
            raise Conflict("moved")
        if opens is not None:
            self._open(opens)
        self._add(row, entries)
        if drop_drafts:
            row.drafts.clear()
        if devices is not None:
            row.devices = frozenset(devices)
        row.ended |= ends
        self.trouble("after", "append")
        return len(row.entries)

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        await self._look()
        return self._tables[table].entries[after:] if table in self._tables else []

    async def tables(self, changed_after: int = 0) -> list[TableRow]:
        await self._look()
        return [
            self._row(name)
            for name, table in self._tables.items()
            if not changed_after or table.changed > changed_after
        ]

    async def find_table(self, code: str) -> TableRow | None:
        await self._look()
        rows = [self._row(name) for name, table in reversed(self._tables.items()) if table.code == code]
        return max(rows, key=lambda row: (not row.finished, row.updated), default=None)

    async def unfinished(self) -> int:
        await self._look()
        return sum(not table.finished for table in self._tables.values())

    async def tables_of(self, device: str) -> list[str]:
        await self._look()
        rows = [
            self._row(name)
            for name, table in reversed(self._tables.items())
            if device in table.devices and not table.finished
        ]
        return [row.id for row in sorted(rows, key=lambda row: -row.updated)]

    async def leave_tables(self, device: str) -> None:
        await self._begin("leave_tables")
        for table in self._tables.values():
            table.devices -= {device}
        self.trouble("after", "leave_tables")

    async def unsettled(self) -> list[str]:
        await self._look()
        return [name for name, table in self._tables.items() if table.ended and not table.finished]

    async def list_devices(self, table: str, devices: Collection[str]) -> None:
        await self._begin("list_devices")
        self._known(table).devices = frozenset(devices)
        self.trouble("after", "list_devices")

    async def finish(self, table: str) -> None:
        await self._begin("finish")
        row = self._known(table)
        if not row.finished:
            row.finished, row.updated = True, self._clock()
        self.trouble("after", "finish")

    async def wait_for_entries(self, known: int) -> int:
        await self._look()
        return await self._entry_count.wait(known)

    # Drafts

    async def save_draft(self, table: str, seat: int, revision: int, text: str) -> bool:
        await self._begin("save_draft")
        drafts = self._known(table).drafts
        newer = seat not in drafts or revision > drafts[seat][0]
        if newer:
            drafts[seat] = (revision, text)
        self.trouble("after", "save_draft")
        return newer

    async def drafts(self, table: str) -> dict[int, tuple[int, str]]:
        await self._look()
        return dict(self._tables[table].drafts) if table in self._tables else {}

    # Games and devices

    async def keep_game(self, game: str, text: str, at: int, links: Sequence[GameLink]) -> None:
        await self._begin("keep_game")
        self._games.setdefault(game, _Game(text, at, list(links)))
        self.trouble("after", "keep_game")

    async def game(self, game: str) -> str | None:
        await self._look()
        return self._games[game].text if game in self._games else None

    async def device_games(self, device: str, first: int = 0, most: int = NO_END) -> list[DeviceGame]:
        await self._look()
        return self._games_of(device)[first : first + most]

    async def best_games(self, device: str) -> list[DeviceGame]:
        await self._look()
        bests: dict[str, tuple[int, DeviceGame]] = {}
        for game in reversed(self._games_of(device)):
            facts = json.loads(game.facts)
            counts, sheet = facts.get("of") == 1 and not facts.get("played_on"), facts.get("sheet")
            if counts and (sheet not in bests or facts["stars"] > bests[sheet][0]):
                bests[sheet] = (facts["stars"], game)
        order = [game for _, game in bests.values()]
        return [game for game in reversed(self._games_of(device)) if game in order]

    def _games_of(self, device: str) -> list[DeviceGame]:
        played = [
            DeviceGame(name, game.at, link.seat, link.facts)
            for name, game in self._games.items()
            for link in game.links
            if link.device == device
        ]
        return sorted(played, key=lambda one: (-one.at, one.game, one.seat))

    async def game_links(self, game: str) -> list[GameLink]:
        await self._look()
        return sorted(self._games[game].links, key=lambda link: link.seat) if game in self._games else []

    async def keep_exercises(self, exercises: Sequence[Exercise]) -> None:
        await self._begin("keep_exercises")
        for exercise in exercises:
            if self._player_of(exercise):
                self._exercises.setdefault((exercise.game, exercise.seat, exercise.round), exercise)
        self.trouble("after", "keep_exercises")

    async def exercises(self, device: str) -> list[Exercise]:
        await self._look()
        return [one for _, one in sorted(self._exercises.items()) if self._player_of(one) == device]

    async def move_exercise(self, exercise: Exercise) -> None:
        await self._begin("move_exercise")
        key = (exercise.game, exercise.seat, exercise.round)
        if key in self._exercises:
            kept = self._exercises[key]
            self._exercises[key] = replace(exercise, facts=kept.facts)
        self.trouble("after", "move_exercise")

    async def finish_lesson(self, device: str, lesson: str) -> None:
        await self._begin("finish_lesson")
        self._lessons.add((device, lesson))
        self.trouble("after", "finish_lesson")

    async def lessons(self, device: str) -> list[str]:
        await self._look()
        return sorted(lesson for of, lesson in self._lessons if of == device)

    async def first_try(self, device: str, day: str, layout: str, table: str) -> bool:
        await self._begin("first_try")
        first, _ = self._tries.setdefault((device, day, layout), (table, self._clock()))
        self.trouble("after", "first_try")
        return first == table

    async def move_device(self, old: str, new: str) -> None:
        await self._begin("move_device")
        for game in self._games.values():
            game.links = [
                GameLink(new, link.seat, link.facts) if link.device == old else link for link in game.links
            ]
        self._lessons = {(new if of == old else of, lesson) for of, lesson in self._lessons}
        for device, day, layout in list(self._tries):
            if device == old:
                found = self._tries.pop((old, day, layout))
                own = self._tries.get((new, day, layout), found)
                self._tries[new, day, layout] = found if found[1] < own[1] else own
        self.trouble("after", "move_device")

    async def forget_device(self, device: str) -> None:
        await self._begin("forget_device")
        for game in self._games.values():
            game.links = [link for link in game.links if link.device != device]
        self._tries = {key: kept for key, kept in self._tries.items() if key[0] != device}
        self._lessons = {(of, lesson) for of, lesson in self._lessons if of != device}
        self._exercises = {key: one for key, one in self._exercises.items() if self._player_of(one)}
        self.trouble("after", "forget_device")

    async def tables_naming(self, device: str) -> list[str]:
        await self._look()
        name = device.encode()
        return [one for one, table in self._tables.items() if any(name in body for body in table.entries)]

    async def rewrite(self, table: str, entries: Mapping[int, bytes]) -> None:
        await self._begin("rewrite")
        for number, body in entries.items():
            self._known(table).entries[number - 1] = body
        self.trouble("after", "rewrite")

    # Housekeeping

    async def remove(self, table: str) -> None:
        await self._begin("remove")
        self._tables.pop(table, None)
        self._games.pop(table, None)
        self.trouble("after", "remove")

    async def prune(self, games_before: int, tables_before: int, needed: Collection[str] = ()) -> int:
        await self._begin("prune")
        was = len(self._tables) + len(self._games)
        self._tables = {
            name: table
            for name, table in self._tables.items()
            if table.updated >= (games_before if table.finished else tables_before) or name in needed
        }
        self._games = {
            name: game for name, game in self._games.items() if game.at >= games_before or name in needed
        }
        self._tries = {key: kept for key, kept in self._tries.items() if kept[1] >= games_before - TRIES_STAY}
        self.trouble("after", "prune")
        return was - len(self._tables) - len(self._games)

    async def probe(self) -> None:
        await self._begin("probe")

    async def close(self) -> None:
        self._closed = True
        self._entry_count.close()

    # Inside

    async def _begin(self, write: str) -> None:
        # Others get a turn here, as they do while a disk writes; from here on nobody comes between.
        await asyncio.sleep(0)
        if self._closed:
            raise NotSaved("closed")
        try:
            self.trouble("before", write)
        except NotSaved as trouble:
            self.failing = trouble.reason
            raise
        self.failing = None

    async def _look(self) -> None:
        await asyncio.sleep(0)
        if self._closed:
            raise Unavailable("closed")

    def _player_of(self, exercise: Exercise) -> str:
        """The device that has the link to an exercise's seat, or nothing."""
        game = self._games.get(exercise.game)
        return next((link.device for link in game.links if link.seat == exercise.seat), "") if game else ""

    def _known(self, table: str) -> _Table:
        if table not in self._tables:
            raise Conflict("unknown")
        return self._tables[table]

    def _row(self, name: str) -> TableRow:
        table = self._tables[name]
        return TableRow(name, table.code, len(table.entries), table.finished, table.updated)

    def _open(self, new: NewTable) -> None:
        if new.id in self._tables:
            raise Conflict("table-taken")
        if any(row.code == new.code and not row.finished for row in self._tables.values()):
            raise Conflict("code-taken")
        self._tables[new.id] = _Table(new.code, self._clock(), devices=frozenset(new.devices))
        self._add(self._tables[new.id], new.entries)

    def _add(self, table: _Table, entries: Sequence[bytes]) -> None:
        table.entries.extend(entries)
        self._appended += len(entries)
        if entries:
            table.changed, table.updated = self._appended, self._clock()
        self._entry_count.announce(self._appended)
