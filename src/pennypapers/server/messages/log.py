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
PAUSES = (0, 3, 6)
FEWEST_TEAMS, MOST_TEAMS = 2, 10
NO_SEAT = -1  # where a seat's number would stand: a keeper who only watches


class Settings(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the keeper chose."""

    clock: int = CLOCK_OFF  # seconds for a turn, or off
    pencil_strict: bool = False
    hints: bool = True
    rolls_itself: bool = True  # else anybody taps for the next roll
    pause: int = 0  # if it does: seconds in which everybody sees what the round brought
    stars_hidden: bool = False  # others' stars are shown at the end only
    reactions: bool = True
    names_hidden: bool = False  # a screen that the room looks at shows initials only
    names_checked: bool = False  # the keeper is asked before others see a new name
    locked: bool = False  # nobody new may sit down
    teams: int = 0  # how many there are; their mean stars decide


class Entry(Struct, frozen=True, kw_only=True, tag_field="kind"):
    at: int


class PastSeat(Struct, frozen=True, omit_defaults=True):
    """How somebody did in an earlier game of the evening."""

    initials: str
    stars: int
    place: int
    bot: str = ""
    seat: int | None = None  # of the same person at this table, if they were there when it was opened


class PastGame(Struct, frozen=True):
    """An earlier game of the evening, by seat in its order of play."""

    game: str  # its id
    sheet: str
    name: str  # of the layout
    adventure: str
    seats: list[PastSeat]


class PlayedOn(Struct, frozen=True, omit_defaults=True):
    """From which round of another game a game goes on: of which one, by its id, unless it came as text; and whether the
    dice come as they came there."""

    round: int
    game: str = ""
    new_dice: bool = False


class Coming(Struct, frozen=True, omit_defaults=True):
    """A roll that is known before it comes, and whose sheet each seat then holds, by place in the game."""

    roll: str
    holds: list[int] = []


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
    evening: list[PastGame] = []  # the games that the same people played before this one
    played_on: PlayedOn | None = None
    coming: list[
        Coming
    ] = []  # if it is: the dice from that round on, as far as they are known; only in the store


class Seated(Entry, frozen=True, kw_only=True, tag="seated"):
    seat: int
    name: str
    initials: str
    device: str = ""  # the one that may act for the seat; only in the store
    bot: str = ""  # the level of a bot that the table plays, or `own` for one that its client does
    unchecked: bool = (
        False  # the keeper has not seen the name yet: others are told neither it nor the initials
    )


class Unseated(Entry, frozen=True, kw_only=True, tag="unseated"):
    """A seat was given up, or (`reason`) the keeper removed it."""

    seat: int
    reason: str = ""


class Renamed(Entry, frozen=True, kw_only=True, tag="renamed"):
    """Somebody is called otherwise from now on; a name that the keeper had to see has been seen."""

    seat: int
    name: str
    initials: str


class SheetChosen(Entry, frozen=True, kw_only=True, tag="sheet"):
    """The keeper chose another sheet before the start."""

    sheet: str
    layout: str


class Teamed(Entry, frozen=True, kw_only=True, tag="team"):
    """A seat belongs to a team, from 1 on, or (0) to none."""

    seat: int
    team: int


class Hinted(Entry, frozen=True, kw_only=True, tag="hinted"):
    """Somebody asked for the round's first hint, in company."""

    seat: int
    round: int


class Taken(Entry, frozen=True, kw_only=True, tag="taken"):
    """Somebody who came late plays on for somebody away or for a bot, under a name of their own and the same
    initials."""

    seat: int
    name: str
    device: str = ""  # only in the store


class Queued(Entry, frozen=True, kw_only=True, tag="queued"):
    """Somebody who came late gets a seat in the next game, or (`gone`) no longer wants one."""

    name: str
    initials: str = ""
    gone: bool = False
    device: str = ""  # only in the store


class EveningEnded(Entry, frozen=True, kw_only=True, tag="evening-ended"):
    """The games before no longer count together with this one."""


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
    # Why it was not played in person: `bot` if one stands in; the table played it for `clock`, `keeper` or `muted`,
    # because a bot was `late`, or because everybody else asked to go on after a long wait (`stalled`).
    by_table: str = ""


class Paused(Entry, frozen=True, kw_only=True, tag="paused"):
    pass


class Resumed(Entry, frozen=True, kw_only=True, tag="resumed"):
    """Goes on after a pause, or after the server was away: the clock stood still since the entry before."""


class KeeperChanged(Entry, frozen=True, kw_only=True, tag="keeper"):
    """Somebody else keeps the table: a seat, or (`NO_SEAT`) a device that only watches."""

    seat: int
    device: str = ""  # of a keeper without a seat; only in the store


class Muted(Entry, frozen=True, kw_only=True, tag="muted"):
    """The keeper puts a seat out: from the round `round` on the table plays for it. Or no longer."""

    seat: int
    muted: bool
    round: int = 0


class StoodIn(Entry, frozen=True, kw_only=True, tag="stand-in"):
    """A bot plays for somebody who is away, or (`bot` is empty) no longer."""

    seat: int
    bot: str


class Moved(Entry, frozen=True, kw_only=True, tag="moved"):
    """A seat goes to another device."""

    seat: int
    device: str = ""  # only in the store
    by_keeper: bool = False
    reclaimed: bool = False  # the device from which the keeper or a latecomer had it took it back


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
    | Renamed
    | SheetChosen
    | Teamed
    | Hinted
    | Taken
    | Queued
    | EveningEnded
)

_decoder = msgspec.json.Decoder(AnyEntry)
encode = msgspec.json.Encoder().encode


def decode(data: bytes) -> AnyEntry:
    entry: AnyEntry = _decoder.decode(data)
    return entry
