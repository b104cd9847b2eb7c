"""A table that people sit at: the game, and around it seats, settings, pauses and the clock. Pure, entry by entry."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import date
from typing import Literal

from msgspec import structs

from pennypapers.notation import read_layout, read_steps
from pennypapers.notation.game import PENCIL_STRICT
from pennypapers.refusals import Refusal
from pennypapers.rules import Roll
from pennypapers.server.messages import log
from pennypapers.server.tables.lessons import LESSONS
from pennypapers.table import FairDice, Played, Rolled, Table, daily_key, fair_key
from pennypapers.table.chronicle import Chronicle
from pennypapers.table.fair_dice import seeded_key

SECOND = 1000


@dataclass
class Seat:
    number: int
    name: str
    initials: str
    device: str
    bot: str = ""
    muted: bool = False
    stand_in: str = ""  # the bot that plays while somebody is away
    team: int = 0
    hints: int = 0  # in how many rounds it asked for one
    unchecked: bool = False  # the keeper has not seen its name yet

    @property
    def is_ours(self) -> bool:
        """A bot that the table plays; somebody's own has a device that does."""
        return self.bot not in ("", log.OWN_BOT)

    @property
    def bot_level(self) -> str:
        """Of the bot of ours that takes its turns, if one does."""
        return self.stand_in or (self.bot if self.is_ours else "")


@dataclass
class TableState:
    """State is a fold over log entries: `apply` lets one happen that was checked before it was stored.

    Seats keep their number for ever; `order` are those that play, in the order of the game's players.
    """

    id: str
    opened: log.Opened
    last: int = 1  # the number of the entry that made it what it is
    at: int = 0  # and its time
    seats: dict[int, Seat] = field(default_factory=dict)
    next_seat: int = 0  # a number is never given again, so that nobody is taken for who had it before
    words: dict[int, str] = field(default_factory=dict)
    first_tries: dict[int, bool] = field(default_factory=dict)  # of today's expedition
    keeper: int = 0
    paused_at: int | None = None
    deadline: int | None = None
    game: Table | None = None
    order: list[int] = field(default_factory=list)
    bots: set[int] = field(default_factory=set)  # the seats whose turns bots of ours take
    played: dict[int, log.Played] = field(default_factory=dict)  # the turns of the last round that was rolled
    closed_turns: dict[int, log.Played] = field(default_factory=dict)  # those of the round before it
    again: log.PlayedAgain | None = None
    keeper_device: str = ""  # of a keeper who only watches
    queued: dict[str, log.Queued] = field(default_factory=dict)  # by device: they get a seat in the next game
    chronicle: Chronicle = field(default_factory=Chronicle)
    _checked: tuple[log.Played, Played] | None = None

    def __post_init__(self) -> None:
        self.layout = read_layout(self.opened.layout)
        self.settings = self.opened.settings
        self.at = self.opened.at
        self.evening = self.opened.evening

    # What is going on

    @property
    def phase(self) -> Literal["lobby", "playing", "over"]:
        if self.game is None:
            return "lobby"
        return "over" if self.game.is_over else "playing"

    @property
    def people(self) -> list[int]:
        """The seats that are not a bot's, neither ours nor somebody's own."""
        return [number for number, seat in sorted(self.seats.items()) if not seat.bot]

    def seats_of(self, device: str) -> list[int]:
        return [seat.number for seat in self.seats.values() if seat.device == device]

    @property
    def paused(self) -> bool:
        return self.paused_at is not None

    @property
    def round(self) -> int:
        """The number of the last round that was rolled."""
        return len(self.game.rounds) if self.game else 0

    @property
    def round_is_open(self) -> bool:
        return self.game is not None and self.game.rolled is not None

    @property
    def waiting_for(self) -> list[int]:
        """The seats whose turn the open round still lacks."""
        waiting = set(self.game.waiting_for) if self.game else set()
        return [number for number in self.order if self.seats[number].initials in waiting]

    @property
    def still_to_play(self) -> int:
        """How many turns the open round still lacks."""
        return len(self.order) - len(self.played) if self.round_is_open else 0

    @property
    def pause(self) -> int:
        """How many milliseconds after a round everybody sees what it brought, before the dice roll by themselves.
        Somebody alone has seen it."""
        return self.settings.pause * SECOND if self.settings.rolls_itself and len(self.order) > 1 else 0

    def playing(self) -> Table:
        if self.game is None:
            raise Refusal("not-started")
        return self.game

    def seat(self, number: int) -> Seat:
        if number not in self.seats:
            raise Refusal("no-such-seat", seat=number)
        return self.seats[number]

    def dice(self) -> FairDice:
        """The dice of this game: what its secret and the words of its seats make of it."""
        if self.opened.day:
            return FairDice(daily_key(date.fromisoformat(self.opened.day), self.opened.sheet))
        if self.opened.lesson:
            return FairDice(seeded_key(LESSONS[self.opened.lesson].seed))
        if self.opened.seed:
            return FairDice(seeded_key(self.opened.seed))
        words = [bytes.fromhex(self.words[seat]) if seat in self.words else None for seat in self._players()]
        return FairDice(fair_key(bytes.fromhex(self.opened.secret), words))

    def next_roll(self, at: int) -> log.Rolled:
        """The entry that begins the next round."""
        number = self.round + 1
        dice = self.dice()
        roll = dice.roll(number)
        players = len(self._players())
        holds = dice.passing(number, players) if roll.hazard and players > 1 else []
        return log.Rolled(at=at, round=number, roll=str(roll), holds=holds)

    def _players(self) -> list[int]:
        return self.order or sorted(self.seats)

    # What happens

    def apply(self, entry: log.AnyEntry) -> None:
        match entry:
            case log.Seated():
                self.next_seat = max(self.next_seat, entry.seat + 1)
                self.seats[entry.seat] = Seat(
                    entry.seat,
                    entry.name,
                    entry.initials,
                    entry.device,
                    entry.bot,
                    unchecked=entry.unchecked,
                )
                if self.seats[entry.seat].bot_level:
                    self.bots.add(entry.seat)
            case log.Unseated():
                del self.seats[entry.seat]
                self.words.pop(entry.seat, None)
                self.bots.discard(entry.seat)
            case log.SettingsChanged():
                self.settings = entry.settings
            case log.Tried():
                self.first_tries[entry.seat] = entry.first
            case log.PlayedAgain():
                self.again = entry
            case log.Worded():
                self.words[entry.seat] = entry.word
            case log.Rolled():
                self._roll(entry)
            case log.Played():
                checked, self._checked = self._checked, None
                turn = checked[1] if checked and checked[0] is entry else self._turn(entry)
                self.playing().apply(turn)
                self.played[entry.seat] = entry
                if not self.round_is_open:
                    self.deadline = None
                    self.chronicle.close_round(self.playing())
            case log.Paused():
                self.paused_at = entry.at
            case log.Resumed():
                # Without a pause it was the server that was away: since the last it wrote down, to be generous.
                if self.deadline is not None:
                    self.deadline += entry.at - (self.paused_at or self.at)
                self.paused_at = None
            case log.KeeperChanged():
                self.keeper, self.keeper_device = entry.seat, entry.device
            case log.Muted():
                self.seats[entry.seat].muted = entry.muted
            case log.StoodIn():
                self.seats[entry.seat].stand_in = entry.bot
                (self.bots.add if entry.bot else self.bots.discard)(entry.seat)
            case log.Moved():
                self.seats[entry.seat].device = entry.device
            case log.Renamed():
                seat = self.seats[entry.seat]
                seat.name, seat.initials, seat.unchecked = entry.name, entry.initials, False
            case log.SheetChosen():
                self.opened = structs.replace(self.opened, sheet=entry.sheet, layout=entry.layout)
                self.layout = read_layout(entry.layout)
            case log.Teamed():
                self.seats[entry.seat].team = entry.team
            case log.Hinted():
                self.seats[entry.seat].hints += 1
            case log.Taken():
                seat = self.seats[entry.seat]
                seat.name, seat.device = entry.name, entry.device
                seat.bot, seat.stand_in, seat.muted = "", "", False
                self.bots.discard(entry.seat)
            case log.Queued():
                self.queued.pop(entry.device, None)
                if entry.name:
                    self.queued[entry.device] = entry
            case log.EveningEnded():
                self.evening = []
            case log.Opened():
                raise ValueError("a table is opened once")
        self.last += 1
        self.at = entry.at

    def check(self, entry: log.Played) -> None:
        """Refuse a turn that the rules do not allow. What was worked out for it is used when it is applied next."""
        turn = self._turn(entry)
        self.playing().check(turn)
        self._checked = (entry, turn)

    def _turn(self, entry: log.Played) -> Played:
        return Played(self.seats[entry.seat].initials, read_steps(entry.steps), bool(entry.by_table))

    def _roll(self, entry: log.Rolled) -> None:
        if self.game is None:
            self.order = sorted(self.seats)
            options = [PENCIL_STRICT] if self.settings.pencil_strict else []
            players = [self.seats[number].initials for number in self.order]
            self.game = Table(self.layout, players, options, self.opened.sheet)
        players = self.game.players
        holds = tuple((players[place], players[owner]) for place, owner in enumerate(entry.holds))
        self.game.apply(Rolled(Roll.read(entry.roll), holds))
        self.closed_turns, self.played = self.played, {}
        timed = self.settings.clock and len(self.order) > 1  # nobody hurries who is alone
        self.deadline = entry.at + self.settings.clock * SECOND if timed else None


def fold(
    table: str, entries: list[log.AnyEntry], witness: Callable[[TableState, log.AnyEntry], None]
) -> TableState:
    """The table that a log makes; `witness` sees it after every entry."""
    opened = entries[0]
    if not isinstance(opened, log.Opened):
        raise ValueError("a log begins with its table being opened")
    state = TableState(table, opened)
    witness(state, opened)
    for entry in entries[1:]:
        state.apply(entry)
        witness(state, entry)
    return state
