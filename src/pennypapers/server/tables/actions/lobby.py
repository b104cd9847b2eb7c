"""Before the start: seats, words for the dice, settings."""

from __future__ import annotations

from pennypapers.refusals import Refusal
from pennypapers.server.messages import log
from pennypapers.server.tables.names import clean_name
from pennypapers.server.tables.permissions import (
    acts_for,
    check_seat,
    free_initials,
    in_lobby,
    is_device_of,
    keeps,
)
from pennypapers.server.tables.running import RunningTable
from pennypapers.table.fair_dice import WORD_BYTES


async def take_seat(table: RunningTable, device: str, name: str, initials: str, bot: str = "") -> int:
    """A seat for a device, which may have several; its number. The first person keeps the table. `bot` is a level,
    or `own` for a bot that the device plays."""
    state, now = table.state, table.now()
    in_lobby(state)
    check_seat(state, initials, bot)
    seat = state.next_seat
    name = clean_name(name)
    table.stage(log.Seated(at=now, seat=seat, name=name, initials=initials, device=device, bot=bot))
    if not bot and state.keeper not in state.people:
        table.stage(log.KeeperChanged(at=now, seat=seat))
    await table.saved()
    return seat


async def add_bot(table: RunningTable, device: str, level: str) -> int:
    """A seat for a bot of a level; its number."""
    state = table.state
    in_lobby(state)
    keeps(state, device)
    table.bots.minds.prepare()
    others = [occupant.initials for occupant in state.seats.values()]
    letter = level[0].upper()
    initials = letter if letter not in others else free_initials(letter, others)
    return await take_seat(table, "", level, initials, level)


async def leave_seat(table: RunningTable, device: str, seat: int) -> None:
    """Give a seat up before the start; the keeper may do so for anybody."""
    state, now = table.state, table.now()
    in_lobby(state)
    if not is_device_of(state, seat, device):
        keeps(state, device)
    table.stage(log.Unseated(at=now, seat=seat))
    if seat == state.keeper and state.people:
        table.stage(log.KeeperChanged(at=now, seat=state.people[0]))
    await table.saved()


async def give_word(table: RunningTable, device: str, seat: int, word: str) -> None:
    """The seat's word for the dice; once, before the start."""
    state = table.state
    in_lobby(state)
    acts_for(state, seat, device)
    if len(word) != 2 * WORD_BYTES or not set(word) <= set("0123456789abcdef"):
        raise Refusal("bad-hex", digits=2 * WORD_BYTES)
    if seat not in state.words:
        table.stage(log.Worded(at=table.now(), seat=seat, word=word))
    await table.saved()


async def choose(table: RunningTable, device: str, settings: log.Settings) -> None:
    """The keeper's settings, before the start."""
    state = table.state
    in_lobby(state)
    keeps(state, device)
    check_settings(settings)
    if settings != state.settings:
        table.stage(log.SettingsChanged(at=table.now(), settings=settings))
    await table.saved()


def check_settings(settings: log.Settings) -> None:
    clock = settings.clock
    if clock != log.CLOCK_OFF and not log.SHORTEST_CLOCK <= clock <= log.LONGEST_CLOCK:
        raise Refusal("clock-range", low=log.SHORTEST_CLOCK, high=log.LONGEST_CLOCK)
