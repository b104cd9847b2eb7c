"""Before the start: seats, words for the dice, settings."""

from __future__ import annotations

from msgspec import structs

from pennypapers.notation import read_layout, shipped_layout, write_layout
from pennypapers.notation.game import EMBEDDED
from pennypapers.notation.shipped import SHIPPED
from pennypapers.refusals import Refusal
from pennypapers.server.messages import log, signals
from pennypapers.server.tables.names import clean_name
from pennypapers.server.tables.permissions import (
    acts_for,
    check_initials,
    check_seat,
    free_initials,
    in_lobby,
    is_device_of,
    is_keeper,
    keeps,
)
from pennypapers.server.tables.running import RunningTable
from pennypapers.sheets import Layout
from pennypapers.table.fair_dice import WORD_BYTES


async def take_seat(table: RunningTable, device: str, name: str, initials: str, bot: str = "") -> int:
    """A seat for a device, which may have several; its number. The first person keeps the table. `bot` is a level,
    or `own` for a bot that the device plays."""
    state, now = table.state, table.now()
    in_lobby(state)
    if state.settings.locked and not is_keeper(state, device) and not bot:
        raise Refusal("table-locked")
    check_seat(state, initials, bot)
    seat, name = state.next_seat, clean_name(name)
    keeper = state.device_of_keeper
    unchecked = state.settings.names_checked and bool(keeper) and device not in ("", keeper)
    table.stage(
        log.Seated(
            at=now, seat=seat, name=name, initials=initials, device=device, bot=bot, unchecked=unchecked
        )
    )
    if not bot and not state.device_of_keeper:
        table.stage(log.KeeperChanged(at=now, seat=seat))
    await table.saved()
    if unchecked:
        table.audience.signal(signals.NameAsked(seat, name, initials), keeper)
    return seat


async def keep_without_seat(table: RunningTable, device: str) -> None:
    """Keep a table and only watch: for whoever keeps it, or whoever is first at a table that nobody keeps."""
    state = table.state
    if state.opened.day or state.opened.lesson:
        raise Refusal("expedition-alone")
    if state.device_of_keeper:
        keeps(state, device)
    if state.keeper_device != device:
        table.stage(log.KeeperChanged(at=table.now(), seat=log.NO_SEAT, device=device))
    await table.saved()


async def rename(table: RunningTable, device: str, seat: int, name: str, initials: str) -> None:
    """Another name for a seat before the start. Where the keeper looks at names, only the keeper gives one."""
    state = table.state
    in_lobby(state)
    occupant = state.occupant(seat)
    if not is_device_of(state, seat, device) or state.settings.names_checked:
        keeps(state, device)
    if occupant.is_ours:
        raise Refusal("bot-seat")
    if initials != occupant.initials:
        check_initials(initials, [other.initials for other in state.seats.values() if other is not occupant])
    table.stage(log.Renamed(at=table.now(), seat=seat, name=clean_name(name), initials=initials))
    await table.saved()


async def choose_sheet(table: RunningTable, device: str, sheet: str, layout: str = "") -> None:
    """The keeper chooses another sheet before the start."""
    state = table.state
    in_lobby(state)
    keeps(state, device)
    if state.opened.day or state.opened.lesson:
        raise Refusal("expedition-alone")
    name, drawn = chosen_layout(sheet, layout)
    text = write_layout(drawn)
    if (name, text) != (state.opened.sheet, state.opened.layout):
        table.stage(log.SheetChosen(at=table.now(), sheet=name, layout=text))
    await table.saved()


def chosen_layout(sheet: str, layout: str) -> tuple[str, Layout]:
    """A shipped sheet by its name, or somebody's own by its `.sheet` text; with the name that a game file has it by."""
    if sheet in SHIPPED:
        return sheet, shipped_layout(sheet)
    return EMBEDDED, read_layout(layout)


async def put_in_team(table: RunningTable, device: str, seat: int, team: int) -> None:
    """The keeper puts a seat into a team, or (0) into none."""
    state = table.state
    in_lobby(state)
    keeps(state, device)
    if team > state.settings.teams:
        raise Refusal("team-range", limit=state.settings.teams)
    if state.occupant(seat).team != team:
        table.stage(log.Teamed(at=table.now(), seat=seat, team=team))
    await table.saved()


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


async def leave_seat(table: RunningTable, device: str, seat: int, reason: str = "") -> None:
    """Give a seat up before the start; the keeper may do so for anybody, whose device is told, with the reason."""
    state, now = table.state, table.now()
    in_lobby(state)
    occupant = state.occupant(seat)
    is_own = is_device_of(state, seat, device)
    if not is_own:
        keeps(state, device)
    table.stage(log.Unseated(at=now, seat=seat, reason="" if is_own else reason))
    if seat == state.keeper and state.people:
        table.stage(log.KeeperChanged(at=now, seat=state.people[0]))
    await table.saved()
    if not is_own and occupant.device:
        put = signals.Put("removed", seat, reason, occupant.name)
        table.audience.signal(put, occupant.device)


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
    """The keeper's settings. After the start only those may change that do not change the game."""
    state = table.state
    keeps(state, device)
    check_settings(settings)
    if _of_the_game(settings) != _of_the_game(state.settings):
        in_lobby(state)
    if settings != state.settings:
        table.stage(log.SettingsChanged(at=table.now(), settings=settings))
    await table.saved()


def _of_the_game(settings: log.Settings) -> log.Settings:
    """The settings without those that may change at any time."""
    return structs.replace(settings, pause=0, reactions=True, names_hidden=False, locked=False)


def check_settings(settings: log.Settings) -> None:
    if settings.pause not in log.PAUSES:
        raise Refusal("pause-range", known=", ".join(map(str, log.PAUSES)))
    if settings.teams and not log.FEWEST_TEAMS <= settings.teams <= log.MOST_TEAMS:
        raise Refusal("teams-range", low=log.FEWEST_TEAMS, high=log.MOST_TEAMS)
    clock = settings.clock
    if clock != log.CLOCK_OFF and not log.SHORTEST_CLOCK <= clock <= log.LONGEST_CLOCK:
        raise Refusal("clock-range", low=log.SHORTEST_CLOCK, high=log.LONGEST_CLOCK)
