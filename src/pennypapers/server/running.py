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
from pennypapers.server import log, signals
from pennypapers.server.answers import HintAnswer
from pennypapers.server.audience import Audience, Listener
from pennypapers.server.company import Company
from pennypapers.server.ledger import Ledger
from pennypapers.server.lessons import LESSONS
from pennypapers.server.live_table import LiveTable
from pennypapers.server.news import Closed, News
from pennypapers.server.seating import MOST_SEATS
from pennypapers.server.snapshot import snapshot
from pennypapers.server.store import GameLink, Store, Unavailable
from pennypapers.server.tally import Tally
from pennypapers.server.thinking import Minds
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
    luck: int  # one for all hints of a round
    mine: str  # the turn in pencil that it was asked with
    answer: HintAnswer


class Bots(NamedTuple):
    """What the bots at every table share: where they think, how many seconds one takes over a turn, a number for its
    choices, and where everything is counted."""

    minds: Minds
    pause: Callable[[], float]
    luck: Callable[[], int]
    tally: Tally


class GameFacts(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a device's list of games says of one."""

    sheet: str
    name: str  # of the layout
    adventure: str
    player: str
    stars: int
    place: int
    of: int
    level: str = ""
    day: str = ""
    first_try: bool = False


class Running:
    """What changes anything is staged without a pause between check and change; `saved` is waited for before it is
    answered."""

    def __init__(
        self,
        ledger: Ledger,
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
        self.saved = ledger.saved
        self.settled = ledger.settled
        self.stage = ledger.stage
        self.get_in_step = ledger.get_in_step
        self.read_again = ledger.read_again
        self._ledger = ledger
        self._store = store
        self._now = now
        self._warned = False
        self._next_beat = now() + BEAT_EVERY
        self.hints: dict[int, Hint] = {}  # the last one of each seat
        self.hinting = asyncio.Lock()
        self.company = Company(self, bots.minds, now, bots.pause, bots.luck, bots.tally)
        self._tally = bots.tally
        ledger.tell = self._tell
        ledger.when_over = self.keep
        ledger.wait_for_each = gathered_for / MOST_SEATS

    @property
    def live(self) -> LiveTable:
        return self._ledger.live

    @property
    def code(self) -> str:
        return self.live.opened.code

    @property
    def is_busy(self) -> bool:
        """Whether something is being saved."""
        return self._ledger.is_busy

    @property
    def is_in_step(self) -> bool:
        """Whether it can be acted on; see the ledger's."""
        return self._ledger.is_in_step

    # What happens

    def roll(self) -> None:
        """The next round; the turns of muted seats come with it."""
        self.stage(self.live.next_roll(self._now()))
        self.play_for_muted()

    def play(self, turn: log.Played) -> None:
        """A checked turn, and if it closes the round the next one."""
        self.stage(turn)
        self.go_on()
        self.company.look()

    def play_automatically(self, seat: int, why: str) -> None:
        """The table plays a turn: the seat's draft if it could be committed as it stands, else the plainest one."""
        live = self.live
        draft = self.draft_of(seat)
        steps = read_steps(" ".join(draft.steps)) if draft else ()
        turn = live.playing().automatic(live.seats[seat].initials, steps)
        text = write_steps(turn.steps)
        self.play(log.Played(at=self._now(), round=live.round, seat=seat, steps=text, by_table=why))

    def play_for_muted(self) -> None:
        live, number = self.live, self.live.round
        if not live.paused:
            for seat in live.waiting_for:
                if live.seats[seat].muted and live.round == number:
                    self.play_automatically(seat, "muted")

    def go_on(self) -> None:
        """Do what follows by itself when a round has closed. After a crash, doing it again comes to the same."""
        live = self.live
        if live.phase != "playing" or live.round_is_open or live.paused or not live.settings.rolls_itself:
            return
        people = [seat for seat in live.people if not live.seats[seat].muted and seat not in live.bots]
        if people:  # else it would play without anybody
            self.roll()

    def draft_of(self, seat: int) -> Draft | None:
        """The seat's draft for the last round that was rolled."""
        draft = self.drafts.get(seat)
        return draft if draft and draft.round == self.live.round else None

    # The end

    async def keep(self) -> None:
        """The finished game goes to the store as text, linked to the devices that played it. If that fails it is
        tried again later: the log has it all."""
        if self.is_kept:
            return
        live, game = self.live, self.live.playing()
        links = []
        for place, number, player in zip(game.places(), live.order, game.players, strict=True):
            facts = GameFacts(
                sheet=live.opened.sheet,
                name=live.layout.name,
                adventure=live.layout.adventure,
                player=player,
                stars=game.score(player).stars,
                place=place,
                of=len(live.order),
                level=game.level() if game.solo else "",
                day=live.opened.day,
                first_try=live.first_tries.get(number, False),
            )
            if not live.seats[number].bot and not live.opened.lesson:
                links.append(GameLink(live.seats[number].device, number, _encode(facts).decode()))
        with suppress(Unavailable):
            await self._store.keep_game(live.id, self.game_text(), live.at, links)
            await self._store.finish(live.id)
            self.is_kept = True

    def game_text(self) -> str:
        """The game as it is written down; the secret of the dice only when it is over."""
        live = self.live
        notes = {"date": datetime.fromtimestamp(live.opened.at / 1000, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")}
        if live.opened.day:
            notes["seed"] = daily_text(date.fromisoformat(live.opened.day), live.opened.sheet)
        elif live.opened.lesson:
            notes["seed"] = LESSONS[live.opened.lesson].seed
        elif live.opened.seed:
            notes["seed"] = live.opened.seed
        elif live.phase == "over":
            notes["commitment"], notes["secret"] = live.opened.commitment, live.opened.secret
            notes["words"] = " ".join(live.words.get(number, "-") for number in live.order)
        return write_game(live.playing().game(**notes))

    # Who is there

    def connect(self, listener: Listener, device: str, known: int) -> list[bytes]:
        """Listen from now on; gives what a client has to hear that knows the news up to number `known`."""
        live = self.live
        was_empty = not self.anybody_here()
        self.audience.join(listener, device)
        self.welcome_back()
        self.company.look()
        if was_empty and live.deadline is not None and not live.paused and self.anybody_here():
            self.stage(log.Resumed(at=self._now()))  # the clock stood still while nobody was here
        return [*self._missed(known), signals.encode(self._presence()), signals.encode(self._clock())]

    def _missed(self, known: int) -> list[bytes]:
        news = self._ledger.news
        if self._ledger.is_busy or known > len(news):
            # A snapshot shows what is staged: not to be told before it is saved. And who knows too much, from before
            # the server lost its data, begins anew.
            return news[known:] if known <= len(news) else news
        now = _encode(snapshot(self.live))
        return [now] if len(now) < sum(map(len, news[known:])) else news[known:]

    def disconnect(self, listener: Listener) -> None:
        self.audience.leave(listener)
        self.idle_since = self._now()

    def is_away(self, seat: int) -> bool:
        return self.audience.is_away(self.live.seat(seat).device)

    def is_connected(self, seat: int) -> bool:
        return self.audience.is_connected(self.live.seat(seat).device)

    def anybody_here(self) -> bool:
        """Whether a person is; a bot is nobody."""
        return any(self.is_connected(seat) for seat in self.live.people)

    def _presence(self) -> signals.Presence:
        return self.audience.presence(self._devices())

    def _devices(self) -> dict[int, str]:
        """Of every seat that has one: bots of ours have none."""
        return {seat.number: seat.device for seat in self.live.seats.values() if seat.device}

    def welcome_back(self) -> None:
        """No bot plays any longer for who is here again, and a table that waited for a person goes on."""
        back = [
            number for number, seat in self.live.seats.items() if seat.stand_in and self.is_connected(number)
        ]
        for seat in back:
            self.stage(log.StoodIn(at=self._now(), seat=seat, bot=""))
        if back:
            self.go_on()

    def follow_keeper(self) -> None:
        """A keeper who is away is followed by the first seat that is there. A bot keeps no table."""
        live = self.live
        if live.keeper in live.people and not self.is_away(live.keeper):
            return
        there = [seat for seat in live.people if self.is_connected(seat)]
        if there and there[0] != live.keeper:
            self.stage(log.KeeperChanged(at=self._now(), seat=there[0]))

    # The clock

    def _clock(self) -> signals.Clock:
        live = self.live
        if live.deadline is None:
            return signals.Clock()
        left = max(0, live.deadline - (self._now() if live.paused_at is None else live.paused_at))
        return signals.Clock(left, left <= WARNING and not live.paused)

    async def tick(self) -> None:
        """What time brings: who is away, warnings, turns whose time has run out, games that are yet to be kept."""
        await self.get_in_step()
        if self.live.phase == "over" and not self.is_kept and not self.is_busy:
            await self.keep()
        if not len(self.audience):
            return
        self.audience.tell_presence(self._devices())
        if self._now() >= self._next_beat and not self._ledger.is_busy:
            self._next_beat = self._now() + BEAT_EVERY
            self.audience.tell_now()  # or everybody would think that they missed what is being gathered
            self.audience.signal(signals.Beat(self.live.last))
        if self.anybody_here():
            self.welcome_back()  # if it could not be saved when they came
            self.follow_keeper()
            self._look_at_the_clock()
            self.company.look()
        await self.saved()

    def _look_at_the_clock(self) -> None:
        """Never in a solo game, never while no person is connected."""
        live, clock = self.live, self._clock()
        if clock.left is None or live.paused:
            return
        if clock.left == 0:
            number = live.round
            spared = live.bots if self.company.is_getting_ready else ()
            for seat in live.waiting_for:
                if live.round == number and seat not in spared:
                    self.play_automatically(seat, "clock")
        elif clock.warning and not self._warned:
            self._warned = True
            self.audience.signal(clock)

    def _tell(self, news: list[News], messages: list[bytes]) -> None:
        self.audience.tell_news(news, messages)
        self._count_games(news)
        self.company.look()
        if any(isinstance(piece.entry, log.Rolled | log.Paused | log.Resumed) for piece in news):
            self.drafts = {
                seat: draft for seat, draft in self.drafts.items() if draft.round == self.live.round
            }
            self._warned = False
            if self.live.settings.clock:
                self.audience.signal(self._clock())

    def _count_games(self, news: list[News]) -> None:
        for piece in news:
            if isinstance(piece.entry, log.Rolled) and piece.entry.round == 1:
                self._tally.games_begun += 1
            elif isinstance(piece.entry, Closed) and piece.entry.result:
                self._tally.games_finished += 1
