"""What is said in passing: it has no number and is not kept, and whoever misses it still has the game as it is.

News is the record; these are the tap on the shoulder, who is there, the clock, and the number of the last news, by
which a client finds out that it missed some.
"""

from __future__ import annotations

import msgspec
from msgspec import Struct

from pennypapers.server.messages.answers import DraftAnswer
from pennypapers.server.messages.warming import Warming as Warming  # it is a signal like the others


class Signal(Struct, frozen=True, tag_field="say", omit_defaults=True):
    pass


class Presence(Signal, frozen=True, tag="presence"):
    """The seats whose devices are not connected just now, of those the ones that are away (for a minute or more), how
    many connections have no seat, and how many are screens for the room, which are no watchers. `keeper_gone`: the
    keeper only watches, and is not connected."""

    gone: list[int] = []
    away: list[int] = []
    watchers: int = 0
    screens: int = 0
    keeper_gone: bool = False


class Clock(Signal, frozen=True, tag="clock"):
    """Milliseconds left for this round's turns, or nothing if there is no hurry. `warning`: it will soon run out."""

    left: int | None = None
    warning: bool = False


class Stalled(Signal, frozen=True, tag="stalled"):
    """What has kept the table waiting for five minutes: a pause, which anybody seated may now end, or one seat that
    everybody else waits for, for which the table plays when another seated person asks. Nothing: it goes on."""

    pause: bool = False
    seat: int | None = None


class Nudged(Signal, frozen=True, tag="nudge"):
    """Somebody (`by`, if they have a seat) reminds this seat that the table waits. Only its own device is told."""

    seat: int
    by: int | None = None


class Reacted(Signal, frozen=True, tag="reaction"):
    """Somebody stamped one of the drawn reactions."""

    seat: int
    reaction: str


class Unveiled(Signal, frozen=True, tag="unveiled"):
    """The screens for the room have shown the result, so that everybody's own device may."""


class SeatAsked(Signal, frozen=True, tag="seat-asked"):
    """Somebody who came late asks to play on for a seat. Only the keeper is told; without a name it is no longer asked
    for."""

    ask: int
    seat: int
    name: str = ""


class NameAsked(Signal, frozen=True, tag="name-asked"):
    """A new name that others are to see only if the keeper agrees. Only the keeper is told."""

    seat: int
    name: str
    initials: str


class Put(Signal, frozen=True, tag="put"):
    """What became of this device's part at the table: its seat was `removed` (with a `reason`), `moved` to another
    device of the same person, `replaced` by somebody who came late, `reclaimed` by the device that had it before, or a
    seat that it asked for was `refused`."""

    what: str
    seat: int
    reason: str = ""
    name: str = ""


class DraftElsewhere(Signal, frozen=True, tag="draft"):
    """The same device drafted for its seat on another connection, and this is what counts now."""

    seat: int
    round: int
    revision: int
    steps: list[str]


class Begun(Signal, frozen=True, tag="begun"):
    """A round begins, and this is what an empty draft of the device's seat is answered: nobody need ask for it. It
    comes with the news of the roll, and before it."""

    seat: int
    answer: DraftAnswer


class Beat(Signal, frozen=True, tag="beat"):
    """The number of the last news: whoever has heard another number last missed something, and should watch again."""

    number: int


class Closing(Signal, frozen=True, tag="closing"):
    """The server stops; everything said so far is kept. Come back in a while."""


class Removed(Signal, frozen=True, tag="removed"):
    """Whoever runs the server closed this table: it is no more."""


class Notice(Signal, frozen=True, tag="notice"):
    """A sentence of whoever runs the server, for everybody who is connected or comes while it counts. `at` tells one
    from another; without a text the one before counts no longer."""

    at: int
    text: str = ""


AnySignal = (
    Begun
    | Presence
    | Clock
    | Stalled
    | Nudged
    | Reacted
    | Unveiled
    | SeatAsked
    | NameAsked
    | Put
    | DraftElsewhere
    | Beat
    | Closing
    | Removed
    | Notice
    | Warming
)

encode = msgspec.json.Encoder().encode
