"""A table as its log makes it: the game, and around it seats, settings, pauses and the clock. Pure, entry by entry."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from datetime import date
from typing import Literal, NamedTuple

from msgspec import structs

from pennypapers.notation import read_layout, read_steps, write_steps
from pennypapers.notation.game import PENCIL_STRICT
from pennypapers.refusals import Refusal
from pennypapers.rules import Roll, Step, Turn
from pennypapers.server.messages import log
from pennypapers.server.tables.lessons import LESSONS
from pennypapers.table import FairDice, Table, daily_key, events, fair_key
from pennypapers.table.chronicle import Chronicle
from pennypapers.table.fair_dice import seeded_key

SECOND = 1000
MOST_SEATS = 100


@dataclass
class Occupant:
    """Whoever has a seat: a person, a bot that the table plays, or a bot that somebody's own client plays."""

    seat: int
    name: str
    initials: str
    device: str
    bot: str = ""
    muted: bool = False
    out_from: int = 0  # if it is: the first round in which the table plays for it
    stand_in: str = ""  # the level of the bot that plays while its person is away
    team: int = 0
    hints: int = 0  # in how many rounds it asked for one, in company
    unchecked: bool = False  # the keeper has not seen its name yet
    lent_by: str = ""  # the device whose seat it was until the keeper gave it to another: it may take it back
    lent_name: str = ""  # under which it was known then

    @property
    def is_ours(self) -> bool:
        """Whether it is a bot that the table plays. A bot of somebody's own is played by that person's device."""
        return self.bot not in ("", log.OWN_BOT)

    @property
    def bot_level(self) -> str:
        """The level of the bot by which the table takes this seat's turns; empty if it takes none."""
        return self.stand_in or (self.bot if self.is_ours else "")


class InkedTurn(NamedTuple):
    """A turn that counts, as the log has it and as the game takes it: what was worked out for one serves the other."""

    entry: log.Played
    event: events.Played


@dataclass
class TableState:
    """State is a fold over log entries: `apply` lets one happen that was checked before it was stored.

    A seat is known by its number, which it keeps for ever; `order` has those that play, in the order of the game's
    players.
    """

    id: str
    opened: log.Opened
    last: int = 1  # the number of the last entry that was applied
    at: int = 0  # the time of that entry
    seats: dict[int, Occupant] = field(default_factory=dict)
    next_seat: int = 0  # a number is never given again, so that nobody is taken for whoever had it before
    words: dict[int, str] = field(default_factory=dict)
    first_tries: dict[int, bool] = field(default_factory=dict)  # of today's expedition
    keeper: int = 0
    paused_at: int | None = None
    deadline: int | None = None
    game: Table | None = None
    order: list[int] = field(default_factory=list)
    bots: set[int] = field(default_factory=set)  # the seats whose turns the table takes by a bot
    inked: dict[int, InkedTurn] = field(default_factory=dict)  # the turns of the last round that was rolled
    inked_before: dict[int, InkedTurn] = field(default_factory=dict)  # those of the round before it
    again: log.PlayedAgain | None = None
    keeper_device: str = ""  # of a keeper who only watches
    hinted: set[int] = field(default_factory=set)  # the seats that asked for a hint in the open round
    # Seats that the keeper gave to another device in the open round: what was in pencil there before is not for it, and
    # of those in `veiled` neither is the turn, which was in already.
    lent: set[int] = field(default_factory=set)
    veiled: set[int] = field(default_factory=set)
    queued: dict[str, log.Queued] = field(default_factory=dict)  # by device: they get a seat in the next game
    chronicle: Chronicle = field(default_factory=Chronicle)
    closings: list[int] = field(default_factory=list)  # the number of the entry that closed each round
    closed_at: int = 0  # when the last of them did

    def __post_init__(self) -> None:
        self.layout = read_layout(self.opened.layout)
        self.settings = self.opened.settings
        self.at = self.opened.at
        self.evening = self.opened.evening
        self._dice: FairDice | None = None

    # What is going on

    @property
    def phase(self) -> Literal["lobby", "playing", "over"]:
        if self.game is None:
            return "lobby"
        return "over" if self.game.is_over else "playing"

    @property
    def people(self) -> list[int]:
        """The seats that people have, and no bots of any kind."""
        return [seat for seat, occupant in sorted(self.seats.items()) if not occupant.bot]

    @property
    def device_of_keeper(self) -> str:
        """The device of whoever keeps the table, seated or not; empty while nobody does."""
        if self.keeper == log.NO_SEAT:
            return self.keeper_device
        return self.seats[self.keeper].device if self.keeper in self.people else ""

    @property
    def devices(self) -> set[str]:
        """Those that have a seat, and that of a keeper who only watches."""
        return {*(occupant.device for occupant in self.seats.values()), self.keeper_device} - {""}

    @property
    def listed_devices(self) -> set[str]:
        """Those whose list of tables this one is on: not once it is over, and a lesson never."""
        return set() if self.phase == "over" or self.opened.lesson else self.devices

    def seats_of(self, device: str) -> list[int]:
        return [seat for seat, occupant in self.seats.items() if occupant.device == device]

    def lent_by(self, device: str) -> list[int]:
        """The seats that a device may take back."""
        lent = [seat for seat, occupant in self.seats.items() if device and occupant.lent_by == device]
        return lent if self.phase == "playing" else []

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
        return [seat for seat in self.order if self.seats[seat].initials in waiting]

    @property
    def out(self) -> list[int]:
        """The seats for which the table plays in the open round, as the keeper put them out before it began."""
        seats = self.seats
        return [seat for seat in self.waiting_for if seats[seat].muted and seats[seat].out_from <= self.round]

    @property
    def still_to_play(self) -> int:
        """How many turns the open round still lacks."""
        return len(self.order) - len(self.inked) if self.round_is_open else 0

    @property
    def pause(self) -> int:
        """How many milliseconds after a round everybody sees what it brought, before the dice roll by themselves.
        Somebody alone has seen it."""
        return self.settings.pause * SECOND if self.settings.rolls_itself and len(self.order) > 1 else 0

    @property
    def is_full(self) -> bool:
        return len(self.seats) >= MOST_SEATS

    def playing(self) -> Table:
        """The game, or a refusal if it has not begun."""
        if self.game is None:
            raise Refusal("not-started")
        return self.game

    def occupant(self, seat: int) -> Occupant:
        if seat not in self.seats:
            raise Refusal("no-such-seat", seat=seat)
        return self.seats[seat]

    def dice(self) -> FairDice:
        """The dice of this game. They follow from the table's secret and the words of its seats, or from a seed that is
        known beforehand. Once the game has begun, nothing of that can change."""
        if self.game is None:
            return self._find_dice()
        if self._dice is None:
            self._dice = self._find_dice()
        return self._dice

    def _find_dice(self) -> FairDice:
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
        if (coming := self._coming(number)) is not None:
            return log.Rolled(at=at, round=number, roll=coming.roll, holds=coming.holds)
        dice = self.dice()
        roll = dice.roll(number)
        players = len(self._players())
        holds = dice.passing(number, players) if roll.hazard and players > 1 else []
        return log.Rolled(at=at, round=number, roll=str(roll), holds=holds)

    def _coming(self, number: int) -> log.Coming | None:
        """The roll of a round, if the table was opened with it."""
        played_on, coming = self.opened.played_on, self.opened.coming
        place = number - played_on.round if played_on else len(coming)
        return coming[place] if 0 <= place < len(coming) else None

    def _players(self) -> list[int]:
        return self.order or sorted(self.seats)

    # Turns that may come next

    def ink(self, entry: log.Played, tried: Turn | None = None) -> InkedTurn:
        """The turn of an entry that may come next, or a refusal. Nothing has happened yet. Its steps may have been
        `tried` before, in pencil."""
        turn = self._read(entry)
        self.playing().check(turn.event, tried)
        return turn

    def automatic(self, at: int, seat: int, draft: Sequence[Step], by_table: str) -> InkedTurn:
        """The turn that the table plays for a seat: its draft if that may be committed as it stands, else the plainest
        turn."""
        event = self.playing().automatic(self.seats[seat].initials, draft)
        text = write_steps(event.steps)
        return InkedTurn(log.Played(at=at, round=self.round, seat=seat, steps=text, by_table=by_table), event)

    def _read(self, entry: log.Played) -> InkedTurn:
        player = self.seats[entry.seat].initials
        return InkedTurn(entry, events.Played(player, read_steps(entry.steps), bool(entry.by_table)))

    # What happens

    def apply(self, entry: log.AnyEntry) -> None:
        match entry:
            case log.Seated():
                self._sit(entry)
            case log.Unseated():
                del self.seats[entry.seat]
                self.words.pop(entry.seat, None)
                self.bots.discard(entry.seat)
            case log.SettingsChanged():
                self.settings = entry.settings
                for occupant in self.seats.values():
                    occupant.team = occupant.team if occupant.team <= self.settings.teams else 0
            case log.Tried():
                self.first_tries[entry.seat] = entry.first
            case log.PlayedAgain():
                self.again = entry
            case log.Worded():
                self.words[entry.seat] = entry.word
            case log.Rolled():
                self._roll(entry)
            case log.Played():
                self.apply_turn(self._read(entry))
                return
            case log.Paused():
                self.paused_at = entry.at
            case log.Resumed():
                # Without a pause the server was away, or nobody was here. When that began is not known: the clock is
                # taken to have stood still since the last entry.
                if self.deadline is not None:
                    self.deadline += entry.at - (self.paused_at or self.at)
                self.paused_at = None
            case log.KeeperChanged():
                self.keeper, self.keeper_device = entry.seat, entry.device
            case log.Muted():
                self.seats[entry.seat].muted = entry.muted
                self.seats[entry.seat].out_from = entry.round
            case log.StoodIn():
                self.seats[entry.seat].stand_in = entry.bot
                (self.bots.add if entry.bot else self.bots.discard)(entry.seat)
            case log.Moved():
                self._hand_on(entry.seat, entry.device, entry.by_keeper)
            case log.Renamed():
                occupant = self.seats[entry.seat]
                occupant.name, occupant.initials, occupant.unchecked = entry.name, entry.initials, False
            case log.SheetChosen():
                self.opened = structs.replace(self.opened, sheet=entry.sheet, layout=entry.layout)
                self.layout = read_layout(entry.layout)
            case log.Teamed():
                self.seats[entry.seat].team = entry.team
            case log.Hinted():
                self.seats[entry.seat].hints += 1
                self.hinted.add(entry.seat)
            case log.Taken():
                occupant = self.seats[entry.seat]
                self._hand_on(entry.seat, entry.device, by_keeper=True)
                occupant.name, occupant.bot, occupant.stand_in = entry.name, "", ""
                occupant.muted, occupant.out_from = False, 0
                self.bots.discard(entry.seat)
            case log.Queued():
                self.queued.pop(entry.device, None)
                if not entry.gone:
                    self.queued[entry.device] = entry
            case log.EveningEnded():
                self.evening = []
            case log.Opened():
                raise ValueError("a table is opened once")
        self._count(entry)

    def apply_turn(self, turn: InkedTurn) -> None:
        """Let a turn happen, without reading its steps from the entry's text again."""
        self.playing().apply(turn.event)
        self.inked[turn.entry.seat] = turn
        if not self.round_is_open:
            self.deadline = None
            self.closed_at = turn.entry.at
            self.closings.append(self.last + 1)
            self.chronicle.close_round(self.playing())
        self._count(turn.entry)

    def _count(self, entry: log.AnyEntry) -> None:
        self.last += 1
        self.at = entry.at

    def _sit(self, entry: log.Seated) -> None:
        occupant = Occupant(
            entry.seat, entry.name, entry.initials, entry.device, entry.bot, unchecked=entry.unchecked
        )
        self.next_seat = max(self.next_seat, entry.seat + 1)
        self.seats[entry.seat] = occupant
        if occupant.bot_level:
            self.bots.add(entry.seat)

    def _hand_on(self, seat: int, device: str, by_keeper: bool) -> None:
        occupant = self.seats[seat]
        if device == occupant.lent_by:
            occupant.lent_by = occupant.lent_name = ""
            self.lent.discard(seat)
            self.veiled.discard(seat)
        elif by_keeper and device != occupant.device:
            if not occupant.lent_by:  # of several it is the first whose seat it is
                occupant.lent_by, occupant.lent_name = occupant.device, occupant.name
            if self.round_is_open:
                self.lent.add(seat)
                if seat in self.inked:
                    self.veiled.add(seat)
        occupant.device = device

    def _roll(self, entry: log.Rolled) -> None:
        if self.game is None:
            self.order = sorted(self.seats)
            options = [PENCIL_STRICT] if self.settings.pencil_strict else []
            players = [self.seats[seat].initials for seat in self.order]
            self.game = Table(self.layout, players, options, self.opened.sheet)
        players = self.game.players
        holds = tuple((players[holder], players[owner]) for holder, owner in enumerate(entry.holds))
        self.game.apply(events.Rolled(Roll.read(entry.roll), holds))
        self.inked_before, self.inked = self.inked, {}
        self.hinted, self.lent, self.veiled = set(), set(), set()
        timed = self.settings.clock and len(self.order) > 1  # whoever plays alone is not hurried
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
