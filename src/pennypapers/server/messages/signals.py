"""What is said in passing: it has no number and is not kept, and whoever misses it still has the game as it is.

News is the record; these are the tap on the shoulder, who is there, the clock, and the number of the last news, by
which a client finds out that it missed some.
"""

from __future__ import annotations

import msgspec
from msgspec import Struct


class Signal(Struct, frozen=True, tag_field="say", omit_defaults=True):
    pass


class Presence(Signal, frozen=True, tag="presence"):
    """The seats whose devices are not connected just now, of those the ones that are away (for a minute or more), and
    how many connections have no seat."""

    gone: list[int] = []
    away: list[int] = []
    watchers: int = 0


class Clock(Signal, frozen=True, tag="clock"):
    """Milliseconds left for this round's turns, or nothing if there is no hurry. `warning`: it will soon run out."""

    left: int | None = None
    warning: bool = False


class Nudged(Signal, frozen=True, tag="nudge"):
    """The keeper reminds this seat that the table waits. Only its own device is told."""

    seat: int


class DraftElsewhere(Signal, frozen=True, tag="draft"):
    """The same device drafted for its seat on another connection, and this is what counts now."""

    seat: int
    round: int
    revision: int
    steps: list[str]


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


class Warming(Signal, frozen=True, tag="warming"):
    """The server compiles, the first time that it runs: so many per cent are done, and the bots and hints of these
    adventures wait for it. Everybody who has said hello is told, and last without `percent`: everything is ready."""

    percent: int | None = None
    waiting: list[str] = []


AnySignal = Presence | Clock | Nudged | DraftElsewhere | Beat | Closing | Removed | Notice | Warming

encode = msgspec.json.Encoder().encode
