"""What everybody at a table is told, one piece of news for each log entry, with the entry's number.

While a round is open others learn that a player is ready and nothing more; when it closes one piece has all its turns.
The secret of the dice comes with the end of the game.
"""

from __future__ import annotations

from msgspec import Struct, structs

from pennypapers.server import log
from pennypapers.server.live_table import LiveTable


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


def published(live: LiveTable, entry: log.AnyEntry) -> News:
    """The entry that was just applied, without what must stay secret."""
    return News(live.last, _public(live, entry))


def _public(live: LiveTable, entry: log.AnyEntry) -> Public:
    match entry:
        case log.Opened():
            return structs.replace(entry, secret="", seed="")
        case log.Seated() | log.Moved():
            return structs.replace(entry, device="")
        case log.Played():
            if live.round_is_open:
                return Ready(entry.at, entry.round, entry.seat)
            return closed_round(live)
        case _:
            return entry


def closed_round(live: LiveTable) -> Closed:
    """The last round, which is over, with its turns in the order of play."""
    game = live.playing()
    held = dict(game.rounds[-1].holds)
    seat_of = {live.seats[number].initials: number for number in live.order}
    turns = [
        Turn(
            number,
            live.played[number].steps,
            live.played[number].by_table,
            seat_of[held[live.seats[number].initials]] if held else None,
        )
        for number in live.order
    ]
    at = max(turn.at for turn in live.played.values())
    return Closed(at, live.round, turns, result(live))


def result(live: LiveTable) -> Result | None:
    game = live.playing()
    if not game.is_over:
        return None
    alone = game.sheets[game.players[0]] if game.solo else None
    return Result(
        [game.score(player).stars for player in game.players],
        game.places(),
        live.opened.secret,
        [live.words.get(number, "") for number in live.order],
        game.level() if alone else "",
        list(alone.level_bounds()) if alone else [],
    )
