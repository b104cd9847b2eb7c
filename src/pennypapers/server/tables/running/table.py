"""A table in memory: its parts, whoever comes and goes, what time brings, and what is told when something is saved."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping

import msgspec

from pennypapers.refusals import Refusal
from pennypapers.server.messages import log, signals
from pennypapers.server.messages.news import Closed, News
from pennypapers.server.store import Store
from pennypapers.server.tables.audience import Audience, Listener
from pennypapers.server.tables.bot_seats import Bots, BotSeats
from pennypapers.server.tables.drafts import Drafts
from pennypapers.server.tables.hints import Hints
from pennypapers.server.tables.journal import Journal
from pennypapers.server.tables.permissions import is_keeper
from pennypapers.server.tables.running.archive import RunningArchive
from pennypapers.server.tables.running.beginning import tell_what_may_come
from pennypapers.server.tables.running.catching_up import CatchingUp
from pennypapers.server.tables.running.clock import RunningClock
from pennypapers.server.tables.running.courtesy import Courtesy
from pennypapers.server.tables.running.game import RunningGame
from pennypapers.server.tables.running.latecomers import Latecomers
from pennypapers.server.tables.running.presence import RunningPresence
from pennypapers.server.tables.running.recess import RunningRecess
from pennypapers.server.tables.running.stalling import Stalling
from pennypapers.server.tables.state import MOST_SEATS, TableState

BEAT_EVERY = 15_000

_news = msgspec.json.Decoder(News)


class RunningTable:
    """What changes anything is staged without a pause between check and change; `saved` is waited for before it is
    answered. Whoever acts on a table that was fetched earlier waits for `ready` first."""

    def __init__(
        self,
        journal: Journal,
        store: Store,
        now: Callable[[], int],
        gathered_for: float,
        bots: Bots,
        awake: Callable[[], int],
    ) -> None:
        self.now = now
        self.awake = awake
        self.store = store
        self.bots = bots
        self.audience = Audience(awake, gathered_for)
        self.drafts = Drafts(journal.state.id, store)
        self.game = RunningGame(journal, self.drafts, now)
        self.clock = RunningClock(journal, self.game, self.audience, now)
        self.presence = RunningPresence(journal, self.game, self.audience, now)
        self.stalling = Stalling(journal, self.audience, self.presence.is_connected, awake)
        self.recess = RunningRecess(self.game, self.presence.people_here)
        self.archive = RunningArchive(journal, store)
        self.courtesy = Courtesy(awake)
        self.latecomers = Latecomers()
        self.is_unveiled = False  # the screens for the room have shown the result
        self.bot_seats = BotSeats(self.game, bots, now, self.presence.anybody_here)
        self.hints = Hints(bots)
        self.opening_again = asyncio.Lock()
        self.stands_still = False  # as the store has it, until somebody comes
        self.is_removed = False  # from the store too, by whoever runs the server
        self.idle_since = awake()
        self.stage = journal.stage
        self.stage_opening = journal.stage_opening
        self.saved = journal.saved
        self.settled = journal.settled
        self.read_again = journal.read_again
        self._journal = journal
        self._catching_up = CatchingUp(journal)
        self._next_beat = awake() + BEAT_EVERY
        self.game.after_turn = self.bot_seats.look
        journal.tell = self._tell
        journal.when_over = self.archive.keep
        journal.wait_for_each = gathered_for / MOST_SEATS

    @property
    def id(self) -> str:
        return self._journal.state.id

    @property
    def code(self) -> str:
        return self._journal.state.opened.code

    @property
    def state(self) -> TableState:
        """As everything that was staged leaves it. It is replaced when something could not be saved: it must not be
        kept while something is waited for."""
        return self._journal.state

    @property
    def is_busy(self) -> bool:
        """Whether something is being saved."""
        return self._journal.is_busy

    async def ready(self) -> None:
        """Returns when the table can be acted on, which is nearly always at once; refuses if it is removed."""
        if self.is_removed:
            raise Refusal("table-removed")
        if not self._journal.is_in_step:
            await self._journal.get_in_step()
        self.clock.catch_up()

    async def take_up(self, drafts: Mapping[int, tuple[int, str]]) -> None:
        """It is as the store has it, with these drafts. It goes on when somebody comes."""
        self.drafts.take_up(drafts, self.state.lent)
        self.stands_still = self.state.phase != "over"
        if not self.stands_still:
            await self.archive.keep()

    async def go_on(self) -> None:
        """Whoever came has it go on from where the store has it, with whatever was not come to before."""
        self.stands_still = False
        if self.state.bots:  # or they would be late for whoever comes back
            self.bots.minds.prepare()
        self.clock.resume()
        self.game.go_on()
        self.game.play_for_muted()
        await self.saved()

    # Coming and going

    def connect(self, listener: Listener, device: str, known: int, screen: bool = False) -> list[bytes]:
        """Listen from now on; gives what a client has to hear that knows the news up to number `known`."""
        was_empty = not self.presence.anybody_here()
        self.audience.join(listener, device, screen)
        self.presence.welcome_back()
        self.bot_seats.look()
        if was_empty and self.presence.anybody_here():
            self.clock.resume()
        return [
            *self._catching_up.missed(known),
            signals.encode(self.presence.signal()),
            signals.encode(self.clock.signal()),
            *map(signals.encode, self._waiting_for(device)),
        ]

    def _waiting_for(self, device: str) -> list[signals.AnySignal]:
        """What was said in passing before this device came, and still counts for it."""
        waiting: list[signals.AnySignal] = [signals.Unveiled()] if self.is_unveiled else []
        if self.stalling.signal != signals.Stalled():
            waiting.append(self.stalling.signal)
        if is_keeper(self.state, device):
            waiting += self.latecomers.signals()
            waiting += [
                signals.NameAsked(seat, occupant.name, occupant.initials)
                for seat, occupant in self.state.seats.items()
                if occupant.unchecked
            ]
        return waiting

    def told_round(self, round_: int) -> Closed:
        """A closed round as the news told it."""
        closings = self.state.closings
        if not 1 <= round_ <= len(closings) or closings[round_ - 1] > len(self._journal.news):
            raise Refusal("no-such-round", round=round_, last=len(closings))
        entry = _news.decode(self._journal.news[closings[round_ - 1] - 1]).entry
        assert isinstance(entry, Closed)
        return entry

    def disconnect(self, listener: Listener) -> None:
        self.audience.leave(listener, self._is_a_player)
        self.idle_since = self.awake()

    def _is_a_player(self, device: str) -> bool:
        return bool(self.state.seats_of(device)) or is_keeper(self.state, device)

    def close(self) -> None:
        """Nothing happens by itself any more."""
        self.bot_seats.close()
        self.recess.close()

    # What time brings

    async def tick(self) -> None:
        """Look at everything that changes with time: whose device is away, the clock, games that are yet to be kept."""
        await self._journal.get_in_step()
        self.clock.catch_up()
        if self.state.phase == "over" and not self.archive.is_kept and not self.is_busy:
            await self.archive.keep()
        if not len(self.audience):
            return
        self.presence.tell()
        self._beat()
        if self.presence.anybody_here():
            self.presence.welcome_back()  # if it could not be saved when they came
            self.presence.follow_keeper()
            # Nobody plays for bots that cannot think yet: everybody waits for them.
            self.clock.look(spared=self.state.bots if self.bot_seats.is_getting_ready else ())
            self.stalling.look()
            self.bot_seats.look()
            self.game.go_on()  # if it could not be saved when it was time
        await self.saved()

    def _beat(self) -> None:
        """Say now and then how much news there is, so that whoever missed some finds out."""
        if self.awake() >= self._next_beat and not self.is_busy:
            self._next_beat = self.awake() + BEAT_EVERY
            self.audience.tell_now()  # or everybody would think that they missed what is being gathered
            self.audience.signal(signals.Beat(self.state.last))

    # What follows when something is saved

    def _tell(self, news: list[News], messages: list[bytes]) -> None:
        if any(isinstance(piece.entry, log.Rolled) for piece in news):
            tell_what_may_come(self.state, self.drafts, self.audience)
        self.audience.tell_news(news, messages)
        self._count_games(news)
        self.bot_seats.look()
        if any(isinstance(piece.entry, log.Rolled | log.Paused | log.Resumed) for piece in news):
            self.drafts.drop_all_but(self.state.round)
            self.clock.tell()

    def _count_games(self, news: list[News]) -> None:
        for piece in news:
            if isinstance(piece.entry, log.Rolled) and piece.entry.round == 1:
                self.bots.tally.games_begun += 1
            elif isinstance(piece.entry, Closed) and piece.entry.result:
                self.bots.tally.games_finished += 1
