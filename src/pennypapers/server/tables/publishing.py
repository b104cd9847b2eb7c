"""What everybody may know of a table: each log entry as a piece of news, and the table as it is now as a snapshot."""

from __future__ import annotations

from msgspec import structs

from pennypapers.server.messages import log
from pennypapers.server.messages.news import Closed, News, Public, Ready, Result, Turn
from pennypapers.server.messages.snapshot import SeatNow, Snapshot
from pennypapers.server.tables.finished import lowered
from pennypapers.server.tables.state import TableState
from pennypapers.server.tables.telling import told_recap, told_story


def published(state: TableState, entry: log.AnyEntry) -> News:
    """The entry that was just applied, without what must stay secret."""
    return News(state.last, _public(state, entry))


def _public(state: TableState, entry: log.AnyEntry) -> Public:
    match entry:
        case log.Opened():
            return structs.replace(entry, secret="", seed="", coming=[])
        case log.Seated(unchecked=True):
            return structs.replace(entry, device="", name="", initials="")
        case log.Seated() | log.Moved() | log.KeeperChanged() | log.Taken() | log.Queued():
            return structs.replace(entry, device="")
        case log.Played():
            if state.round_is_open:
                return Ready(entry.at, entry.round, entry.seat)
            return closed_round(state)
        case _:
            return entry


def closed_round(state: TableState) -> Closed:
    """The last round that is over, with its turns in the order of play."""
    game = state.playing()
    is_over = not state.round_is_open
    inked, number = (state.inked, state.round) if is_over else (state.inked_before, state.round - 1)
    held = dict(game.rounds[number - 1].holds)
    seat_of = {state.seats[seat].initials: seat for seat in state.order}
    turns = []
    for seat in state.order:
        entry, event = inked[seat]
        turns.append(Turn(seat, entry.steps, entry.by_table, seat_of[held[event.player]] if held else None))
    at = max(turn.entry.at for turn in inked.values())
    pause = state.pause if is_over and state.phase == "playing" else 0
    rolled = str(game.rounds[number - 1].roll)
    return Closed(at, number, turns, result(state), told_recap(state), pause, rolled)


def result(state: TableState) -> Result | None:
    """How the game ended, if it has."""
    game = state.playing()
    if not game.is_over:
        return None
    alone = game.sheets[game.players[0]] if game.solo else None
    counts = alone is not None and state.opened.played_on is None
    return Result(
        [game.score(player).stars for player in game.players],
        game.places(),
        state.opened.secret,
        [state.words.get(seat, "") for seat in state.order],
        game.level() if counts else "",
        list(alone.level_bounds()) if alone and counts else [],
        lowered(alone) if alone and counts else None,
        told_story(state),
    )


def snapshot(state: TableState) -> Snapshot:
    """The table as it is now, for a client that missed more news than this is long."""
    opened = state.opened
    rolled = state.game.rounds[-1] if state.game else None
    position = {player: number for number, player in enumerate(state.game.players)} if state.game else {}
    return Snapshot(
        number=state.last,
        at=state.at,
        code=opened.code,
        sheet=opened.sheet,
        layout=opened.layout,
        settings=state.settings,
        commitment=opened.commitment,
        day=opened.day,
        lesson=opened.lesson,
        played_on=opened.played_on,
        seats=[_seat_now(state, seat) for seat in sorted(state.seats)],
        keeper=state.keeper,
        paused=state.paused,
        round=state.round,
        roll=str(rolled.roll) if rolled else "",
        holds=[position[owner] for _, owner in rolled.holds] if rolled else [],
        order=state.order,
        closed=closed_round(state) if rolled and not state.round_is_open else None,
        before=closed_round(state) if state.round_is_open and state.round > 1 else None,
        again=state.again,
        evening=state.evening,
        queued=[entry.name for entry in state.queued.values()],
    )


def _seat_now(state: TableState, seat: int) -> SeatNow:
    occupant = state.seats[seat]
    return SeatNow(
        seat,
        "" if occupant.unchecked else occupant.name,
        "" if occupant.unchecked else occupant.initials,
        occupant.bot,
        occupant.muted,
        seat in state.words,
        seat in state.inked and state.round_is_open,
        state.first_tries.get(seat),
        occupant.stand_in,
        occupant.unchecked,
        occupant.team,
        occupant.hints,
        occupant.out_from,
    )
