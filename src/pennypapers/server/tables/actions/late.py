"""After the start: somebody who came late plays on for a bot or for somebody away, or waits for the next game."""

from __future__ import annotations

from pennypapers.refusals import Refusal
from pennypapers.server.messages import log, signals
from pennypapers.server.tables.names import clean_name
from pennypapers.server.tables.permissions import check_initials, is_free_for_latecomers, keeps
from pennypapers.server.tables.running import RunningTable


async def ask_for_seat(table: RunningTable, device: str, seat: int, name: str) -> None:
    """Ask the keeper for a seat; whoever keeps the table is told, now or when they come."""
    _may_come(table, device)
    is_free_for_latecomers(table.state, seat, table.presence.is_away(seat))
    asked = table.latecomers.ask(device, seat, clean_name(name))
    table.audience.signal(asked, table.state.device_of_keeper)


async def answer(table: RunningTable, device: str, number: int, yes: bool) -> None:
    """The keeper's answer. The seat keeps its initials, with which the game is written."""
    keeps(table.state, device)
    ask = table.latecomers.answered(number)
    table.audience.signal(signals.SeatAsked(number, ask.seat), table.state.device_of_keeper)
    if not yes:
        table.audience.signal(signals.Put("refused", ask.seat), ask.device)
        return
    _may_come(table, ask.device)
    is_free_for_latecomers(table.state, ask.seat, table.presence.is_away(ask.seat))
    before = table.state.occupant(ask.seat).device
    with table.drafts.changing_hands(ask.seat, hidden=True):
        table.stage(log.Taken(at=table.now(), seat=ask.seat, name=ask.name, device=ask.device))
        table.game.go_on()
        await table.saved()
    if before:
        table.audience.signal(signals.Put("replaced", ask.seat, name=ask.name), before)


async def queue(table: RunningTable, device: str, name: str, initials: str) -> None:
    """A seat in the next game, or without a name no longer."""
    if not name:
        waiting = table.state.queued.get(device)
        if waiting is not None:
            table.stage(log.Queued(at=table.now(), device=device, name=waiting.name, gone=True))
    else:
        _may_come(table, device, or_over=True)
        check_initials(initials, [])
        table.stage(log.Queued(at=table.now(), device=device, name=clean_name(name), initials=initials))
    await table.saved()


def _may_come(table: RunningTable, device: str, or_over: bool = False) -> None:
    state = table.state
    state.playing()
    if state.opened.day or state.opened.lesson:
        raise Refusal("expedition-alone")
    if state.settings.locked:
        raise Refusal("table-locked")
    if state.phase == "over" and not or_over:
        raise Refusal("game-over")
    if state.seats_of(device):
        raise Refusal("has-a-seat")
