"""What is written down of a table, entry by entry. Its state is a fold over these and nothing else.

An entry holds everything, secrets included; `publishing.published` makes of it what others may see. Times are
milliseconds.
"""

from __future__ import annotations

import msgspec
from msgspec import Struct

CLOCK_OFF = 0
OWN_BOT = "own"  # where a level would stand: a bot that somebody's own client plays, under a name of its own
SHORTEST_CLOCK, LONGEST_CLOCK = 30, 180


class Settings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the keeper chose."""

    clock: int = CLOCK_OFF  # seconds for a turn, or off
    pencil_strict: bool = False
    hints: bool = True
    rolls_itself: bool = True  # else anybody taps for the next roll


class Entry(Struct, frozen=True, kw_only=True, tag_field="kind"):
    at: int


class Opened(Entry, frozen=True, kw_only=True, tag="opened"):
    code: str  # to join by
    sheet: str  # the layout's name, or `embedded`
    layout: str  # as `.sheet` text
    settings: Settings
    commitment: str
    secret: str = ""  # hex; only in the store
    day: str = ""  # of today's expedition, which has no secret
    lesson: str = ""  # the adventure that is taught; its dice are known beforehand
    seed: str = ""  # a game that can be repeated, on a player's own machine; only in the store


class Seated(Entry, frozen=True, kw_only=True, tag="seated"):
    seat: int
    name: str
    initials: str
    device: str = ""  # the one that may act for the seat; only in the store
    bot: str = ""  # the level of a bot that the table plays, or `own` for one that its client does


class Unseated(Entry, frozen=True, kw_only=True, tag="unseated"):
    seat: int


class SettingsChanged(Entry, frozen=True, kw_only=True, tag="settings"):
    """The keeper chose otherwise before the start."""

    settings: Settings


class Worded(Entry, frozen=True, kw_only=True, tag="worded"):
    """A seat's device gives its word for the dice, having seen the commitment."""

    seat: int
    word: str


class Tried(Entry, frozen=True, kw_only=True, tag="tried"):
    """Today's expedition begins: whether this is the first try of the seat's device, which is the one that counts."""

    seat: int
    first: bool


class Rolled(Entry, frozen=True, kw_only=True, tag="rolled"):
    """A round begins; the first one starts the game. `holds` is whose sheet each seat holds, by place in the game."""

    round: int
    roll: str
    holds: list[int] = []


class Played(Entry, frozen=True, kw_only=True, tag="played"):
    """A turn is committed. Others learn its steps when the round closes."""

    round: int
    seat: int
    steps: str = ""
    # Why it was not played in person: `bot` if one stands in; the table played it for `clock`, `keeper` or `muted`, or
    # because a bot was `late`.
    by_table: str = ""


class Paused(Entry, frozen=True, kw_only=True, tag="paused"):
    pass


class Resumed(Entry, frozen=True, kw_only=True, tag="resumed"):
    """Goes on after a pause, or after the server was away: the clock stood still since the entry before."""


class KeeperChanged(Entry, frozen=True, kw_only=True, tag="keeper"):
    seat: int


class Muted(Entry, frozen=True, kw_only=True, tag="muted"):
    """The table plays for this seat from now on, or no longer."""

    seat: int
    muted: bool


class StoodIn(Entry, frozen=True, kw_only=True, tag="stand-in"):
    """A bot plays for somebody who is away, or (`bot` is empty) no longer."""

    seat: int
    bot: str


class Moved(Entry, frozen=True, kw_only=True, tag="moved"):
    """A seat goes to another device."""

    seat: int
    device: str = ""  # only in the store
    by_keeper: bool = False


class PlayedAgain(Entry, frozen=True, kw_only=True, tag="again"):
    """After the end: the same people have seats at another table."""

    table: str
    code: str


AnyEntry = (
    Opened
    | Seated
    | Unseated
    | SettingsChanged
    | Worded
    | Tried
    | Rolled
    | Played
    | Paused
    | Resumed
    | KeeperChanged
    | Muted
    | StoodIn
    | Moved
    | PlayedAgain
)

_decoder = msgspec.json.Decoder(AnyEntry)
encode = msgspec.json.Encoder().encode


def decode(data: bytes) -> AnyEntry:
    entry: AnyEntry = _decoder.decode(data)
    return entry
