"""What a device may do at a table, and whether a newcomer may sit down: checks that refuse, and initials that are
free."""

from __future__ import annotations

import hmac
from collections.abc import Iterable
from itertools import product

from pennypapers.notation import check_newcomer
from pennypapers.notation.initials import LONGEST
from pennypapers.refusals import Refusal
from pennypapers.server.tables.state import MOST_SEATS, TableState

_DIGITS = "23456789"


def check_seat(state: TableState, initials: str, bot: str) -> None:
    """Refuse a newcomer for whom there is no room, or whose initials somebody has: then with others that are free."""
    if state.opened.day or state.opened.lesson:
        if state.seats:
            raise Refusal("expedition-alone")
        if bot:
            raise Refusal("expedition-bot")
    if state.is_full:
        raise Refusal("too-many-players", limit=MOST_SEATS)
    check_initials(initials, [occupant.initials for occupant in state.seats.values()])


def check_initials(initials: str, others: list[str]) -> None:
    """Refuse initials that nobody may have, or that somebody else has: then with others that are free."""
    try:
        check_newcomer(initials, others)
    except Refusal as refusal:
        if refusal.code == "same-initials":
            raise refusal.about(free=free_initials(initials, others)) from None
        raise


def free_initials(initials: str, others: Iterable[str]) -> str:
    """These initials with as little added as makes them nobody else's."""
    taken = list(others)
    stems = [initials[:length] for length in range(min(len(initials), LONGEST - 1), 0, -1)]
    endings = ["".join(digits) for length in range(1, LONGEST) for digits in product(_DIGITS, repeat=length)]
    for stem, ending in product(stems, endings):
        candidate = stem[: LONGEST - len(ending)] + ending
        try:
            check_newcomer(candidate, taken)
        except Refusal:
            continue
        return candidate
    raise Refusal("too-many-players", limit=MOST_SEATS)


def in_lobby(state: TableState) -> None:
    if state.game is not None:
        raise Refusal("already-started")


def not_paused(state: TableState) -> None:
    if state.paused:
        raise Refusal("table-paused")


def is_device_of(state: TableState, seat: int, device: str) -> bool:
    return hmac.compare_digest(state.occupant(seat).device, device)


def acts_for(state: TableState, seat: int, device: str) -> None:
    if not is_device_of(state, seat, device):
        raise Refusal("not-your-seat")


def is_a_person_at(state: TableState, device: str) -> None:
    """Refuse a device that neither keeps the table nor has a person's seat: what makes a table go on is for people."""
    if not is_keeper(state, device) and not sits_at(state, device):
        raise Refusal("bot-seat" if state.seats_of(device) else "not-your-seat")


def sits_at(state: TableState, device: str) -> bool:
    """Whether a device has a person's seat."""
    return any(is_device_of(state, seat, device) for seat in state.people)


def is_keeper(state: TableState, device: str) -> bool:
    return bool(device) and hmac.compare_digest(state.device_of_keeper, device)


def keeps(state: TableState, device: str) -> None:
    if not is_keeper(state, device):
        raise Refusal("not-keeper")


def knows_everybody(state: TableState) -> None:
    """The keeper has seen every name that others were not to see before."""
    for occupant in state.seats.values():
        if occupant.unchecked:
            raise Refusal("name-unchecked", player=occupant.initials)


def is_free_for_latecomers(state: TableState, seat: int, is_away: bool) -> None:
    """Somebody who came late may play on for a bot, and for somebody who is away."""
    occupant = state.occupant(seat)
    if not occupant.is_ours and not is_away:
        raise Refusal("not-away", player=occupant.initials)


def may_act(state: TableState, device: str, seat: int, round_: int) -> str:
    """The initials of a seat that may act in this round, or a refusal."""
    acts_for(state, seat, device)
    not_paused(state)
    if state.playing().is_over:
        raise Refusal("game-over")
    if round_ != state.round or not state.round_is_open:
        raise Refusal("stale-round", round=round_, current=state.round)
    initials = state.seats[seat].initials
    if seat in state.veiled:  # or whoever has the seat now could find the turn out by trying
        raise Refusal("already-played", player=initials)
    return initials
