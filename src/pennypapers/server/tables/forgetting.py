"""Everything that is kept of a device goes, as its owner may ask of whoever runs the server.

What nobody else took part in is deleted. In games with others the sheets stay, for the others; of the device's owner
nothing remains there but the initials that the game is written with. It works on the store alone, so that no server
need run.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field

from msgspec import MsgspecError, structs

from pennypapers.server.messages import log
from pennypapers.server.store.interface import Clock, Damaged, Store
from pennypapers.server.tables.overview import Overview, overview

NAMELESS = "…"  # where a name stood that is forgotten


@dataclass
class Traces:
    """The tables, finished or not, where a device has left something: its own alone, and those with others."""

    alone: list[Overview] = field(default_factory=list)
    shared: list[Overview] = field(default_factory=list)

    def add(self, seen: Overview, device: str) -> None:
        others = set(seen.owners.values()) - {device, ""}  # bots have no device
        (self.shared if others else self.alone).append(seen)


async def traces_of(store: Store, device: str) -> Traces:
    """Where a device has left something."""
    traces = Traces()
    rows = {row.id: row for row in await store.tables()}
    for table in await store.tables_naming(device):
        with suppress(Damaged, MsgspecError):  # nobody can open it, nor say who else is in it
            entries = await _entries(store, table)
            if table in rows and entries:
                traces.add(overview(rows[table], entries), device)
    return traces


async def forget_everywhere(store: Store, device: str, now: Clock) -> Traces:
    """Forget a device; gives where it had left something."""
    traces = await traces_of(store, device)
    for seen in traces.shared:
        await _leave_nothing(store, seen, device, now)
    for seen in traces.alone:
        await store.remove(seen.id)
    await store.leave_tables(device)
    await store.forget_device(device)
    return traces


async def _leave_nothing(store: Store, seen: Overview, device: str, now: Clock) -> None:
    entries = await _entries(store, seen.id)
    if seen.phase == "lobby":
        leaving = _leave_lobby(seen, device, now())
        if leaving:
            await store.append(seen.id, len(entries), [log.encode(entry) for entry in leaving])
    changed = {}
    for number, entry in enumerate(entries, 1):
        blank = _without(entry, device, seen.owners)
        if blank != entry:
            changed[number] = log.encode(blank)
    await store.rewrite(seen.id, changed)


def _leave_lobby(seen: Overview, device: str, at: int) -> list[log.AnyEntry]:
    """In a lobby the device gives its seats up, and somebody else keeps the table if it did."""
    left = [seat for seat in seen.seats if seen.owners[seat] == device]
    entries: list[log.AnyEntry] = [log.Unseated(at=at, seat=seat) for seat in left]
    people = sorted(seat.number for seat in seen.seats.values() if not seat.bot and seat.number not in left)
    if seen.keeper in left and people:
        entries.append(log.KeeperChanged(at=at, seat=people[0]))
    return entries


def _without(entry: log.AnyEntry, device: str, owners: dict[int, str]) -> log.AnyEntry:
    if isinstance(entry, log.Seated) and not entry.bot:
        # A seat that moved has the name that its last owner goes by.
        name = entry.initials if owners[entry.seat] == device else entry.name
        return structs.replace(entry, name=name, device="" if entry.device == device else entry.device)
    if isinstance(entry, log.Renamed | log.Taken) and owners.get(entry.seat) == device:
        initials = entry.initials if isinstance(entry, log.Renamed) else NAMELESS
        entry = structs.replace(entry, name=initials)
    if isinstance(entry, log.Queued) and entry.device == device:
        return structs.replace(entry, name=NAMELESS, initials="", device="")
    if isinstance(entry, log.Moved | log.Taken | log.KeeperChanged) and entry.device == device:
        return structs.replace(entry, device="")
    return entry


async def _entries(store: Store, table: str) -> Sequence[log.AnyEntry]:
    return [log.decode(data) for data in await store.read(table)]
