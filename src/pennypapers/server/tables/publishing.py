"""What everybody may know of a table: each log entry as a piece of news, and the table as it is now as a snapshot."""

from __future__ import annotations

from msgspec import structs

from pennypapers.server.messages import log
from pennypapers.server.messages.news import Closed, News, Public, Ready, Result, Turn
from pennypapers.server.messages.snapshot import SeatNow, Snapshot
from pennypapers.server.tables.state import TableState
from pennypapers.server.tables.telling import told_recap, told_story


def published(state: TableState, entry: log.AnyEntry) -> News:
    """The entry that was just applied, without what must stay secret."""
    return News(state.last, _public(state, entry))


def _public(state: TableState, entry: log.AnyEntry) -> Public:
    match entry:
        case log.Opened():
            return structs.replace(entry, secret="", seed="")
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
    played, number = (state.played, state.round) if is_over else (state.closed_turns, state.round - 1)
    held = dict(game.rounds[number - 1].holds)
    seat_of = {state.seats[number].initials: number for number in state.order}
    turns = [
        Turn(
            seat,
            played[seat].steps,
            played[seat].by_table,
            seat_of[held[state.seats[seat].initials]] if held else None,
        )
        for seat in state.order
    ]
    at = max(turn.at for turn in played.values())
    pause = state.pause if is_over and state.phase == "playing" else 0
    return Closed(at, number, turns, result(state), told_recap(state), pause)


def result(state: TableState) -> Result | None:
    game = state.playing()
    if not game.is_over:
        return None
    alone = game.sheets[game.players[0]] if game.solo else None
    return Result(
        [game.score(player).stars for player in game.players],
        game.places(),
        state.opened.secret,
        [state.words.get(number, "") for number in state.order],
        game.level() if alone else "",
        list(alone.level_bounds()) if alone else [],
        told_story(state),
    )


def snapshot(state: TableState) -> Snapshot:
    opened = state.opened
    rolled = state.game.rounds[-1] if state.game else None
    place = {player: place for place, player in enumerate(state.game.players)} if state.game else {}
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
        seats=[_seat_now(state, number) for number in sorted(state.seats)],
        keeper=state.keeper,
        paused=state.paused,
        round=state.round,
        roll=str(rolled.roll) if rolled else "",
        holds=[place[owner] for _, owner in rolled.holds] if rolled else [],
        order=state.order,
        closed=closed_round(state) if rolled and not state.round_is_open else None,
        before=closed_round(state) if state.round_is_open and state.round > 1 else None,
        again=state.again,
        evening=state.evening,
        queued=[entry.name for entry in state.queued.values()],
    )


def _seat_now(state: TableState, number: int) -> SeatNow:
    seat = state.seats[number]
    return SeatNow(
        number,
        "" if seat.unchecked else seat.name,
        "" if seat.unchecked else seat.initials,
        seat.bot,
        seat.muted,
        number in state.words,
        number in state.played and state.round_is_open,
        state.first_tries.get(number),
        seat.stand_in,
        seat.unchecked,
        seat.team,
        seat.hints,
    )
