"""A table as it is now, as everybody may know it: for a client that would be told more news than that."""

from __future__ import annotations

from msgspec import Struct

from pennypapers.server import log
from pennypapers.server.live_table import LiveTable
from pennypapers.server.news import Closed, closed_round


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
    seats: list[SeatNow]
    keeper: int
    paused: bool = False
    round: int = 0
    roll: str = ""
    holds: list[int] = []
    order: list[int] = []
    # The last round that closed, if none is open since: with the result at the end.
    closed: Closed | None = None
    again: log.PlayedAgain | None = None


def snapshot(live: LiveTable) -> Snapshot:
    opened = live.opened
    rolled = live.game.rounds[-1] if live.game else None
    place = {player: place for place, player in enumerate(live.game.players)} if live.game else {}
    return Snapshot(
        number=live.last,
        at=live.at,
        code=opened.code,
        sheet=opened.sheet,
        layout=opened.layout,
        settings=live.settings,
        commitment=opened.commitment,
        day=opened.day,
        lesson=opened.lesson,
        seats=[_seat_now(live, number) for number in sorted(live.seats)],
        keeper=live.keeper,
        paused=live.paused,
        round=live.round,
        roll=str(rolled.roll) if rolled else "",
        holds=[place[owner] for _, owner in rolled.holds] if rolled else [],
        order=live.order,
        closed=closed_round(live) if rolled and not live.round_is_open else None,
        again=live.again,
    )


def _seat_now(live: LiveTable, number: int) -> SeatNow:
    seat = live.seats[number]
    return SeatNow(
        number,
        seat.name,
        seat.initials,
        seat.bot,
        seat.muted,
        number in live.words,
        number in live.played and live.round_is_open,
        live.first_tries.get(number),
        seat.stand_in,
    )
