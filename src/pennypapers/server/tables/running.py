"""A table in memory: how things happen at it, and what follows by itself."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, date, datetime
from typing import NamedTuple

import msgspec

from pennypapers.notation import read_steps, write_game, write_steps
from pennypapers.server.messages import log, signals
from pennypapers.server.messages.answers import GameFacts, HintAnswer
from pennypapers.server.messages.news import Closed, News
from pennypapers.server.store import GameLink, Store, Unavailable
from pennypapers.server.tables.audience import Audience, Listener
from pennypapers.server.tables.bot_seats import BotSeats
from pennypapers.server.tables.journal import Journal
from pennypapers.server.tables.lessons import LESSONS
from pennypapers.server.tables.permissions import MOST_SEATS
from pennypapers.server.tables.publishing import snapshot
from pennypapers.server.tables.state import TableState
from pennypapers.server.tables.tally import Tally
from pennypapers.server.tables.thinking import Minds
from pennypapers.table.fair_dice import daily_text

WARNING = 10_000  # milliseconds before the clock runs out
BEAT_EVERY = 15_000

_encode = msgspec.json.Encoder().encode


@dataclass(frozen=True, slots=True)
class Draft:
    round: int
    revision: int
    steps: tuple[str, ...]

    @property
    def rank(self) -> int:
        """What the store tells the later of two by: a draft of a later round is later."""
        return self.round << 32 | self.revision

    @classmethod
    def stored(cls, rank: int, text: str) -> Draft:
        return cls(rank >> 32, rank & 0xFFFF_FFFF, tuple(text.split()))


class Hint(NamedTuple):
    round: int
    seed: int  # one for all hints of a round
    mine: str  # the turn in pencil that it was asked with
    answer: HintAnswer


class Bots(NamedTuple):
    """What the bots at every table share: where they think, how many seconds one takes over a turn, a number for its
    choices, and where everything is counted."""

    minds: Minds
    pause: Callable[[], float]
    new_seed: Callable[[], int]
    tally: Tally


class RunningTable:
    """What changes anything is staged without a pause between check and change; `saved` is waited for before it is
    answered."""

    def __init__(
        self,
        journal: Journal,
        store: Store,
        now: Callable[[], int],
        gathered_for: float,
        bots: Bots,
    ) -> None:
        self.audience = Audience(now, gathered_for)
        self.drafts: dict[int, Draft] = {}
        self.is_kept = False  # the finished game is in the store
        self.opening_again = asyncio.Lock()
        self.idle_since = now()
        self.saved = journal.saved
        self.settled = journal.settled
        self.stage = journal.stage
        self.get_in_step = journal.get_in_step
        self.read_again = journal.read_again
        self._journal = journal
        self._store = store
        self._now = now
        self._warned = False
        self._next_beat = now() + BEAT_EVERY
        self.hints: dict[int, Hint] = {}  # the last one of each seat
        self.hinting = asyncio.Lock()
        self.bot_seats = BotSeats(self, bots.minds, now, bots.pause, bots.new_seed, bots.tally)
        self._tally = bots.tally
        journal.tell = self._tell
        journal.when_over = self.keep
        journal.wait_for_each = gathered_for / MOST_SEATS

    @property
    def state(self) -> TableState:
        return self._journal.state

    @property
    def code(self) -> str:
        return self.state.opened.code

    @property
    def is_busy(self) -> bool:
        """Whether something is being saved."""
        return self._journal.is_busy

    @property
    def is_in_step(self) -> bool:
        """Whether it can be acted on; see the journal's."""
        return self._journal.is_in_step

    # What happens

    def roll(self) -> None:
        """The next round; the turns of muted seats come with it."""
        self.stage(self.state.next_roll(self._now()))
        self.play_for_muted()

    def play(self, turn: log.Played) -> None:
        """A checked turn, and if it closes the round the next one."""
        self.stage(turn)
        self.go_on()
        self.bot_seats.look()

    def play_automatically(self, seat: int, why: str) -> None:
        """The table plays a turn: the seat's draft if it could be committed as it stands, else the plainest one."""
        state = self.state
        draft = self.draft_of(seat)
        steps = read_steps(" ".join(draft.steps)) if draft else ()
        turn = state.playing().automatic(state.seats[seat].initials, steps)
        text = write_steps(turn.steps)
        self.play(log.Played(at=self._now(), round=state.round, seat=seat, steps=text, by_table=why))

    def play_for_muted(self) -> None:
        state, number = self.state, self.state.round
        if not state.paused:
            for seat in state.waiting_for:
                if state.seats[seat].muted and state.round == number:
                    self.play_automatically(seat, "muted")

    def go_on(self) -> None:
        """Do what follows by itself when a round has closed. After a crash, doing it again comes to the same."""
        state = self.state
        if state.phase != "playing" or state.round_is_open or state.paused or not state.settings.rolls_itself:
            return
        people = [seat for seat in state.people if not state.seats[seat].muted and seat not in state.bots]
        if people:  # else it would play without anybody
            self.roll()

    def draft_of(self, seat: int) -> Draft | None:
        """The seat's draft for the last round that was rolled."""
        draft = self.drafts.get(seat)
        return draft if draft and draft.round == self.state.round else None

    # The end

    async def keep(self) -> None:
        """The finished game goes to the store as text, linked to the devices that played it. If that fails it is
        tried again later: the log has it all."""
        if self.is_kept:
            return
        state, game = self.state, self.state.playing()
        links = []
        for place, number, player in zip(game.places(), state.order, game.players, strict=True):
            facts = GameFacts(
                sheet=state.opened.sheet,
                name=state.layout.name,
                adventure=state.layout.adventure,
                player=player,
                stars=game.score(player).stars,
                place=place,
                of=len(state.order),
                level=game.level() if game.solo else "",
                day=state.opened.day,
                first_try=state.first_tries.get(number, False),
            )
            if not state.seats[number].bot and not state.opened.lesson:
                links.append(GameLink(state.seats[number].device, number, _encode(facts).decode()))
        with suppress(Unavailable):
            await self._store.keep_game(state.id, self.game_text(), state.at, links)
            await self._store.finish(state.id)
            self.is_kept = True

    def game_text(self) -> str:
        """The game as it is written down; the secret of the dice only when it is over."""
        state = self.state
        notes = {"date": datetime.fromtimestamp(state.opened.at / 1000, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")}
        if state.opened.day:
            notes["seed"] = daily_text(date.fromisoformat(state.opened.day), state.opened.sheet)
        elif state.opened.lesson:
            notes["seed"] = LESSONS[state.opened.lesson].seed
        elif state.opened.seed:
            notes["seed"] = state.opened.seed
        elif state.phase == "over":
            notes["commitment"], notes["secret"] = state.opened.commitment, state.opened.secret
            notes["words"] = " ".join(state.words.get(number, "-") for number in state.order)
        return write_game(state.playing().game(**notes))

    # Who is there

    def connect(self, listener: Listener, device: str, known: int) -> list[bytes]:
        """Listen from now on; gives what a client has to hear that knows the news up to number `known`."""
        state = self.state
        was_empty = not self.anybody_here()
        self.audience.join(listener, device)
        self.welcome_back()
        self.bot_seats.look()
        if was_empty and state.deadline is not None and not state.paused and self.anybody_here():
            self.stage(log.Resumed(at=self._now()))  # the clock stood still while nobody was here
        return [*self._missed(known), signals.encode(self._presence()), signals.encode(self._clock())]

    def _missed(self, known: int) -> list[bytes]:
        news = self._journal.news
        if self._journal.is_busy or known > len(news):
            # A snapshot shows what is staged: not to be told before it is saved. And who knows too much, from before
            # the server lost its data, begins anew.
            return news[known:] if known <= len(news) else news
        now = _encode(snapshot(self.state))
        return [now] if len(now) < sum(map(len, news[known:])) else news[known:]

    def disconnect(self, listener: Listener) -> None:
        self.audience.leave(listener)
        self.idle_since = self._now()

    def is_away(self, seat: int) -> bool:
        return self.audience.is_away(self.state.seat(seat).device)

    def is_connected(self, seat: int) -> bool:
        return self.audience.is_connected(self.state.seat(seat).device)

    def anybody_here(self) -> bool:
        """Whether a person is; a bot is nobody."""
        return any(self.is_connected(seat) for seat in self.state.people)

    def _presence(self) -> signals.Presence:
        return self.audience.presence(self._devices())

    def _devices(self) -> dict[int, str]:
        """Of every seat that has one: bots of ours have none."""
        return {seat.number: seat.device for seat in self.state.seats.values() if seat.device}

    def welcome_back(self) -> None:
        """No bot plays any longer for who is here again, and a table that waited for a person goes on."""
        back = [
            number for number, seat in self.state.seats.items() if seat.stand_in and self.is_connected(number)
        ]
        for seat in back:
            self.stage(log.StoodIn(at=self._now(), seat=seat, bot=""))
        if back:
            self.go_on()

    def follow_keeper(self) -> None:
        """A keeper who is away is followed by the first seat that is there. A bot keeps no table."""
        state = self.state
        if state.keeper in state.people and not self.is_away(state.keeper):
            return
        there = [seat for seat in state.people if self.is_connected(seat)]
        if there and there[0] != state.keeper:
            self.stage(log.KeeperChanged(at=self._now(), seat=there[0]))

    # The clock

    def _clock(self) -> signals.Clock:
        state = self.state
        if state.deadline is None:
            return signals.Clock()
        left = max(0, state.deadline - (self._now() if state.paused_at is None else state.paused_at))
        return signals.Clock(left, left <= WARNING and not state.paused)

    async def tick(self) -> None:
        """What time brings: who is away, warnings, turns whose time has run out, games that are yet to be kept."""
        await self.get_in_step()
        if self.state.phase == "over" and not self.is_kept and not self.is_busy:
            await self.keep()
        if not len(self.audience):
            return
        self.audience.tell_presence(self._devices())
        if self._now() >= self._next_beat and not self._journal.is_busy:
            self._next_beat = self._now() + BEAT_EVERY
            self.audience.tell_now()  # or everybody would think that they missed what is being gathered
            self.audience.signal(signals.Beat(self.state.last))
        if self.anybody_here():
            self.welcome_back()  # if it could not be saved when they came
            self.follow_keeper()
            self._look_at_the_clock()
            self.bot_seats.look()
        await self.saved()

    def _look_at_the_clock(self) -> None:
        """Never in a solo game, never while no person is connected."""
        state, clock = self.state, self._clock()
        if clock.left is None or state.paused:
            return
        if clock.left == 0:
            number = state.round
            spared = state.bots if self.bot_seats.is_getting_ready else ()
            for seat in state.waiting_for:
                if state.round == number and seat not in spared:
                    self.play_automatically(seat, "clock")
        elif clock.warning and not self._warned:
            self._warned = True
            self.audience.signal(clock)

    def _tell(self, news: list[News], messages: list[bytes]) -> None:
        self.audience.tell_news(news, messages)
        self._count_games(news)
        self.bot_seats.look()
        if any(isinstance(piece.entry, log.Rolled | log.Paused | log.Resumed) for piece in news):
            self.drafts = {
                seat: draft for seat, draft in self.drafts.items() if draft.round == self.state.round
            }
            self._warned = False
            if self.state.settings.clock:
                self.audience.signal(self._clock())

    def _count_games(self, news: list[News]) -> None:
        for piece in news:
            if isinstance(piece.entry, log.Rolled) and piece.entry.round == 1:
                self._tally.games_begun += 1
            elif isinstance(piece.entry, Closed) and piece.entry.result:
                self._tally.games_finished += 1
