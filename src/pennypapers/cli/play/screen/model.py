"""What a device knows about its table, made of the news that the host sends. It has no rules of the game."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from typing import Literal

from pennypapers.notation import read_layout
from pennypapers.rules import ADVENTURES, Adventure
from pennypapers.server.messages import log
from pennypapers.server.messages.news import Closed, News, Public, Ready, Result
from pennypapers.server.messages.signals import Clock, Presence, Stalled
from pennypapers.server.messages.snapshot import SeatNow, Snapshot
from pennypapers.server.wire.client import Heard

_layout = lru_cache(4)(read_layout)  # it is needed at every key


@dataclass
class Seat:
    number: int
    name: str
    initials: str
    bot: str = ""
    stand_in: str = ""
    muted: bool = False
    out_from: int = 0  # if it is: the first round in which the table plays for it


@dataclass
class TableModel:
    number: int = 0  # the number of the last news
    code: str = ""
    sheet: str = ""
    layout: str = ""
    settings: log.Settings = field(default_factory=log.Settings)
    day: str = ""
    seats: dict[int, Seat] = field(default_factory=dict)
    keeper: int = 0
    paused: bool = False
    round: int = 0
    roll: str = ""
    holds: list[int] = field(default_factory=list)
    order: list[int] = field(default_factory=list)  # the seats that play
    ready: set[int] = field(default_factory=set)
    closed: Closed | None = None  # the last round that closed
    is_open: bool = False  # whether a round is open
    again: log.PlayedAgain | None = None
    gone: list[int] = field(default_factory=list)  # the seats whose devices are not connected
    clock: Clock = field(default_factory=Clock)
    stalled: Stalled = field(default_factory=Stalled)

    @property
    def adventure(self) -> Adventure | None:
        """None until the host has said what is played."""
        return ADVENTURES[_layout(self.layout).adventure] if self.layout else None

    @property
    def spaces(self) -> tuple[str, ...]:
        return tuple(_layout(self.layout).spaces) if self.layout else ()

    @property
    def phase(self) -> Literal["lobby", "playing", "over"]:
        if not self.round:
            return "lobby"
        return "over" if self.result else "playing"

    @property
    def result(self) -> Result | None:
        return self.closed.result if self.closed and not self.is_open else None

    @property
    def waiting_for(self) -> list[int]:
        return [seat for seat in self.order if seat not in self.ready] if self.is_open else []

    @property
    def hazard(self) -> bool:
        return self.is_open and self.roll.endswith("X")

    def held_by(self, seat: int) -> int:
        """The seat whose sheet this one holds in a hazard round; its own when it is alone."""
        return self.order[self.holds[self.order.index(seat)]] if self.holds else seat

    def hear(self, message: Heard) -> None:
        match message:
            case News():
                self._note(message.entry)
                self.number = message.number
            case Snapshot():
                self._start_again(message)
            case Presence():
                self.gone = message.gone
            case Clock():
                self.clock = message
            case Stalled():
                self.stalled = message

    def _note(self, entry: Public) -> None:
        match entry:
            case log.Opened():
                self.code, self.sheet, self.layout = entry.code, entry.sheet, entry.layout
                self.settings, self.day = entry.settings, entry.day
            case log.Seated():
                self.seats[entry.seat] = Seat(entry.seat, entry.name, entry.initials, entry.bot)
            case log.Unseated():
                self.seats.pop(entry.seat, None)
            case log.SettingsChanged():
                self.settings = entry.settings
            case log.Rolled():
                self.round, self.roll, self.holds = entry.round, entry.roll, entry.holds
                self.order = self.order or sorted(self.seats)
                self.ready, self.is_open, self.clock, self.stalled = set(), True, Clock(), Stalled()
            case Ready():
                self.ready.add(entry.seat)
            case Closed():
                self.closed, self.is_open, self.clock = entry, False, Clock()
                self.ready = set(self.order)
            case log.Paused() | log.Resumed():
                self.paused, self.stalled = isinstance(entry, log.Paused), Stalled()
            case log.KeeperChanged():
                self.keeper = entry.seat
            case log.Muted():
                self.seats[entry.seat].muted = entry.muted
                self.seats[entry.seat].out_from = entry.round
            case log.StoodIn():
                self.seats[entry.seat].stand_in = entry.bot
            case log.PlayedAgain():
                self.again = entry

    def _start_again(self, now: Snapshot) -> None:
        self.number, self.code, self.sheet, self.layout = now.number, now.code, now.sheet, now.layout
        self.settings, self.day, self.keeper, self.paused = now.settings, now.day, now.keeper, now.paused
        self.seats = {seat.seat: _seat(seat) for seat in now.seats}
        self.round, self.roll, self.holds, self.order = now.round, now.roll, now.holds, now.order
        self.is_open = bool(now.round) and now.closed is None
        self.closed = now.closed or (self.closed if self.is_open else None)
        self.ready = {seat.seat for seat in now.seats if seat.ready} if self.is_open else set(now.order)
        self.again = now.again


def _seat(now: SeatNow) -> Seat:
    return Seat(now.seat, now.name, now.initials, now.bot, now.stand_in, now.muted, now.out_from)
