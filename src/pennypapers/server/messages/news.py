"""What everybody at a table is told, one piece of news for each log entry, with the entry's number.

While a round is open others learn that a player is ready and nothing more; when it closes one piece has all its turns.
The secret of the dice comes with the end of the game.
"""

from __future__ import annotations

from msgspec import Struct

from pennypapers.server.messages import log


class Ready(Struct, frozen=True, tag_field="kind", tag="ready"):
    """This seat's turn is in."""

    at: int
    round: int
    seat: int


class Turn(Struct, frozen=True, omit_defaults=True):
    """A turn as it is shown when its round closes; `held` is the seat whose sheet was held in a hazard round."""

    seat: int
    steps: str
    by_table: str = ""
    held: int | None = None


class Deed(Struct, frozen=True, omit_defaults=True):
    """Something done with the dice of a round, and the seats that did it: a `number` that was written, a `structure`, a
    `discovery`, a `cross`, a `pass`; `name` is the number, the structure or the kind."""

    kind: str
    seats: list[int]
    name: str = ""


class Highlight(Struct, frozen=True, omit_defaults=True):
    """Something worth telling of a round: whoever gained most (`gain`), whom a hazard cost most (`loss`), the `first`
    at the table with stars of a `rule`, whoever is alone in the `lead` since, whoever passed others (`climb`)."""

    what: str
    seats: list[int]
    stars: int = 0
    rule: str = ""
    passed: list[int] = []


class Recap(Struct, frozen=True, omit_defaults=True):
    """What a round brought. Lists are in the order of play. Where stars are hidden until the end, only `deeds` and
    `spaces_left` are told before."""

    deeds: list[Deed]  # the most common first
    spaces_left: int  # on the fullest sheet, before it ends the game
    before: list[int] = []  # everybody's stars before the round
    stars: list[int] = []  # and after it
    places_before: list[int] = []
    places: list[int] = []
    changes: list[dict[str, int]] = []  # by how many stars each rule changed
    highlights: list[Highlight] = []


class DecidingRound(Struct, frozen=True):
    """A round in which the winner gained on whoever came second, and what both gained."""

    round: int
    winner: int
    second: int


class Title(Struct, frozen=True, omit_defaults=True):
    """What a seat did more of than anybody else (see `table.chronicle`)."""

    name: str
    seat: int
    value: int
    detail: str = ""


class TeamResult(Struct, frozen=True):
    """How a team did: by the mean of its members' stars."""

    team: int
    seats: list[int]
    mean: float
    place: int


class Story(Struct, frozen=True, omit_defaults=True):
    """How the game went: everybody's stars after each round, in the order of play; the rounds that decided it; in a
    small party a title for everybody; the teams."""

    stars: list[list[int]]
    deciding: list[DecidingRound] = []
    titles: list[Title] = []
    teams: list[TeamResult] = []


class Lowered(Struct, frozen=True):
    """Why the bounds of the levels are lower than usual: so many hazards (`hazard` is what they are) are on the sheet,
    crossed out or not, `each` lowers them, together they do `by` so many stars."""

    hazard: str
    hazards: int
    each: int
    by: int


class Result(Struct, frozen=True, omit_defaults=True):
    """How a game ended, by seat in the order of play, and what its dice were made of. Alone: the level, and the fewest
    stars of every level from the second on, and why these are lower than usual."""

    stars: list[int]
    places: list[int]
    secret: str
    words: list[str]
    level: str = ""
    level_bounds: list[int] = []
    level_lowered: Lowered | None = None
    story: Story | None = None


class Closed(Struct, frozen=True, tag_field="kind", tag="closed", omit_defaults=True):
    """The round is over: everybody's turns, and with the last one the result."""

    at: int
    round: int
    turns: list[Turn]
    result: Result | None = None
    recap: Recap | None = None
    pause: int = 0  # milliseconds until the dice roll by themselves
    roll: str = ""  # what the dice showed


Public = (
    log.Opened
    | log.Seated
    | log.Unseated
    | log.SettingsChanged
    | log.Worded
    | log.Tried
    | log.Rolled
    | log.Paused
    | log.Resumed
    | log.KeeperChanged
    | log.Muted
    | log.StoodIn
    | log.Moved
    | log.PlayedAgain
    | log.Renamed
    | log.SheetChosen
    | log.Teamed
    | log.Hinted
    | log.Taken
    | log.Queued
    | log.EveningEnded
    | Ready
    | Closed
)


class News(Struct, frozen=True, tag_field="say", tag="news"):
    """One entry as everybody may know it."""

    number: int
    entry: Public
