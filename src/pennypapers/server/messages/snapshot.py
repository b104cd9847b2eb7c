"""A table as it is now, as everybody may know it: for a client that would be told more news than that."""

from __future__ import annotations

from msgspec import Struct

from pennypapers.server.messages import log
from pennypapers.server.messages.news import Closed


class SeatNow(Struct, frozen=True, omit_defaults=True):
    seat: int
    name: str
    initials: str
    bot: str = ""  # its level, or `own`
    muted: bool = False
    worded: bool = False
    ready: bool = False  # its turn of the open round is in
    first_try: bool | None = None
    stand_in: str = ""  # the bot that plays for it
    unchecked: bool = False  # the keeper has not seen its name yet
    team: int = 0
    hints: int = 0  # in how many rounds it asked for one
    out_from: int = 0  # if it is muted: the first round in which the table plays for it


class Snapshot(Struct, frozen=True, kw_only=True, tag_field="say", tag="snapshot", omit_defaults=True):
    """Everything that the news up to `number` amounts to, but for the turns of rounds before the last."""

    number: int
    at: int  # when the last of it happened
    code: str
    sheet: str
    layout: str
    settings: log.Settings
    commitment: str
    day: str = ""
    lesson: str = ""
    played_on: log.PlayedOn | None = None
    seats: list[SeatNow]
    keeper: int
    paused: bool = False
    round: int = 0
    roll: str = ""
    holds: list[int] = []
    order: list[int] = []
    # The last round that closed, if none is open since: with the result at the end.
    closed: Closed | None = None
    before: Closed | None = None  # the last round that closed, if another is open since
    again: log.PlayedAgain | None = None
    evening: list[log.PastGame] = []
    queued: list[str] = []  # the names of those who get a seat in the next game
