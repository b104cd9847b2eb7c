"""A table in a few words for the operator, from its log alone: nothing here loads the rules, and nothing that is said
of it is secret."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal

from pennypapers.server.messages import log
from pennypapers.server.store.interface import TableRow

_NAME = "name:"  # the line of a `.sheet` text


@dataclass
class SeatSeen:
    """A seat, as far as the operator may know it."""

    number: int
    name: str
    initials: str
    bot: str = ""


@dataclass
class Overview:
    """What the operator is shown of a table."""

    id: str
    code: str
    sheet: str
    name: str  # of the layout
    phase: Literal["lobby", "playing", "over"]
    touched: int  # milliseconds
    settings: log.Settings
    opened: int
    day: str = ""
    lesson: str = ""
    round: int = 0
    paused: bool = False
    keeper: int = 0
    ready: set[int] = field(default_factory=set)  # seats whose turn of the last round is committed
    seats: dict[int, SeatSeen] = field(default_factory=dict)
    # The device of each seat, or its last one if it was given up. Never shown.
    owners: dict[int, str] = field(default_factory=dict, repr=False)


def overview(row: TableRow, entries: Sequence[log.AnyEntry]) -> Overview:
    opened = entries[0]
    if not isinstance(opened, log.Opened):
        raise ValueError("a log begins with its table being opened")
    seen = Overview(
        row.id,
        row.code,
        opened.sheet,
        _layout_name(opened.layout),
        "over" if row.finished else "lobby",
        row.updated,
        opened.settings,
        opened.at,
        opened.day,
        opened.lesson,
    )
    for entry in entries[1:]:
        _see(seen, entry)
    if seen.round and seen.phase == "lobby":
        seen.phase = "playing"
    return seen


def _see(seen: Overview, entry: log.AnyEntry) -> None:
    match entry:
        case log.Seated():
            seen.seats[entry.seat] = SeatSeen(entry.seat, entry.name, entry.initials, entry.bot)
            seen.owners[entry.seat] = entry.device
        case log.Unseated():
            seen.seats.pop(entry.seat, None)
        case log.Moved():
            seen.owners[entry.seat] = entry.device
        case log.Taken():
            initials = seen.seats[entry.seat].initials
            seen.seats[entry.seat] = SeatSeen(entry.seat, entry.name, initials)
            seen.owners[entry.seat] = entry.device
        case log.Renamed():
            bot = seen.seats[entry.seat].bot
            seen.seats[entry.seat] = SeatSeen(entry.seat, entry.name, entry.initials, bot)
        case log.SheetChosen():
            seen.sheet, seen.name = entry.sheet, _layout_name(entry.layout)
        case log.KeeperChanged():
            seen.keeper = entry.seat
        case log.SettingsChanged():
            seen.settings = entry.settings
        case log.Rolled():
            seen.round = entry.round
            seen.ready = set()
        case log.Played():
            seen.ready.add(entry.seat)
        case log.Paused():
            seen.paused = True
        case log.Resumed():
            seen.paused = False


def _layout_name(text: str) -> str:
    for line in text.splitlines():
        if line.startswith(_NAME):
            return line.removeprefix(_NAME).strip()
    return ""
