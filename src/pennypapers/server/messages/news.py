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


class Result(Struct, frozen=True, omit_defaults=True):
    """How a game ended, by seat in the order of play, and what its dice were made of. Alone: the level, and the fewest
    stars of every level from the second on."""

    stars: list[int]
    places: list[int]
    secret: str
    words: list[str]
    level: str = ""
    level_bounds: list[int] = []


class Closed(Struct, frozen=True, tag_field="kind", tag="closed", omit_defaults=True):
    """The round is over: everybody's turns, and with the last one the result."""

    at: int
    round: int
    turns: list[Turn]
    result: Result | None = None


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
    | Ready
    | Closed
)


class News(Struct, frozen=True, tag_field="say", tag="news"):
    """One entry as everybody may know it."""

    number: int
    entry: Public
