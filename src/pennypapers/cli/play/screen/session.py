"""One device at one table: what it knows, what it asks, and how it comes back when the connection breaks.

Where the table is, in this process or on a server, it does not know: it is given a way to connect.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Protocol

from pennypapers.cli.play.screen.model import TableModel
from pennypapers.cli.play.screen.pencil import Pencil
from pennypapers.refusals import Refusal
from pennypapers.server.messages import answers, requests, signals
from pennypapers.server.messages.answers import Drawn, HintAnswer, Reason
from pennypapers.server.wire.client import Client, Heard, Lost, Wire
from pennypapers.table.fair_dice import WORD_BYTES

PATIENCE = (0.2, 1.0, 2.0, 5.0)  # seconds before each try to connect again; the last is for all further tries
MOST_LOOKED_AT = 12  # at a table with more players the sheets of the others are not fetched
# Refusals of a request that came too late: news of what happened is on its way, and nothing has to be said.
OVERTAKEN = ("stale-round", "already-played", "game-over", "table-paused")


class Connector(Protocol):
    """How to reach a host. `find` asks it for the table; `sit` takes a seat there for a device that has none."""

    secret: str

    async def connect(self) -> Wire: ...

    async def find(self, client: Client) -> answers.TableFound: ...

    async def sit(self, client: Client) -> int | None: ...


class Session:
    """One device at one table. `changed` is called whenever there is something new to show."""

    def __init__(self, connector: Connector, changed: Callable[[], None]) -> None:
        self._connector = connector
        self._changed = changed
        self._client: Client | None = None
        self._something = asyncio.Event()
        self.model = TableModel()
        self.table = ""
        self.seat: int | None = None
        self.lent: int | None = None  # a seat that was this device's and can be taken back
        self.pencil: Pencil | None = None
        self.own: Drawn | None = None  # its own sheet while no turn is under way
        self.sheets: dict[int, Drawn] = {}  # everybody's, as the last closed round left them
        self._looked_after = self._own_after = -1
        self.is_connected = False
        self.refusal: Refusal | None = None  # why there is no table, or no seat at it
        self.is_nudged = False
        self.notice = ""  # the announcement of whoever runs the server
        self.warming: int | None = None  # per cent of the bots that a new server has compiled; None if all
        self._clock_at = 0.0

    # Connecting

    async def run(self) -> None:
        """Connect and follow the table; connect again whenever the connection is lost, until the task is cancelled or
        the host refuses the table."""
        tries = 0
        while self.refusal is None:
            try:
                carrier = await self._connector.connect()
            except Lost:
                await asyncio.sleep(PATIENCE[min(tries, len(PATIENCE) - 1)])
                tries += 1
                continue
            tries = 0
            await self._stay(carrier)

    async def _stay(self, carrier: Wire) -> None:
        client = Client(carrier, self._hear)
        listening = asyncio.create_task(client.listen())
        try:
            with suppress(Lost):
                await self._begin(client)
                following = asyncio.create_task(self._follow_on())
                try:
                    await asyncio.wait({listening, following}, return_when=asyncio.FIRST_COMPLETED)
                finally:
                    await _ended(following)
        except Refusal as refusal:
            self.refusal = refusal
        finally:
            self.is_connected, self._client = False, None
            with suppress(Lost):
                await _ended(listening)
            await client.close()
            self._changed()

    async def _begin(self, client: Client) -> None:
        welcome: answers.Welcome = await client.ask(
            requests.Hello, version=requests.VERSION, secret=self._connector.secret
        )
        self.warming = welcome.warming.percent if welcome.warming else None
        if not self.table:
            self.table = (await self._connector.find(client)).table
        await self._watch(client)

    async def _watch(self, client: Client) -> None:
        found: answers.TableFound = await client.ask(
            requests.Watch, table=self.table, known=self.model.number
        )
        self._client, self.is_connected = client, True
        self.seat = found.seats[0] if found.seats else None
        self.lent = found.reclaimable[0] if found.reclaimable else None
        if self.seat is None and found.phase == "lobby":
            self.seat = await self._connector.sit(client)
            if self.seat is not None:
                await self._give_word(client, self.seat)
        if self.pencil:
            self.pencil.is_current = False  # another device may have changed the draft meanwhile
        self._something.set()

    async def _give_word(self, client: Client, seat: int) -> None:
        """Send the random word of this seat, its share in the dice. If the game has started meanwhile, it is played
        without one."""
        try:
            await client.ask(requests.Word, seat=seat, word=secrets.token_hex(WORD_BYTES))
        except Refusal as refusal:
            if refusal.code != "already-started":
                raise

    def _hear(self, message: Heard) -> None:
        if isinstance(message, signals.Nudged):
            self.is_nudged = True
        elif isinstance(message, signals.DraftElsewhere):
            if self.pencil and message.revision > self.pencil.revision:
                self.pencil.is_current = False
        elif isinstance(message, signals.Notice):
            self.notice = message.text
        elif isinstance(message, signals.Warming):
            self.warming = message.percent
        elif isinstance(message, signals.Removed):
            self.refusal = Refusal("table-removed")
        elif isinstance(message, signals.Beat):
            if message.number != self.model.number:
                self.model.number = 0  # news was missed: ask for the whole table again
        else:
            if isinstance(message, signals.Clock):
                self._clock_at = time.monotonic()
            self.model.hear(message)
        self._something.set()

    # What news leads to

    async def _follow_on(self) -> None:
        while True:
            await self._something.wait()
            self._something.clear()
            try:
                await self._follow()
            except Refusal as refusal:
                if refusal.code not in OVERTAKEN:
                    raise
            except Lost:
                return
            self._changed()

    async def _follow(self) -> None:
        if self.model.number == 0 and self._client:
            await self._watch(self._client)
        model = self.model
        if model.phase == "lobby":
            return
        if self.seat is None:
            self.pencil = None  # this device only watches
        elif self.is_to_play:
            if self.pencil is None or self.pencil.round != model.round:
                self.is_nudged = False
                self.pencil = Pencil(self, self.seat, model.round, model.held_by(self.seat))
            if not self.pencil.is_current:
                await self.pencil.begin()
        elif not model.paused:
            self.pencil, number = None, model.number
            self.own = await self.ask(requests.Look, seat=self.seat)
            self._own_after = number
        closed = model.closed.round if model.closed else 0
        if closed != self._looked_after and len(model.order) <= MOST_LOOKED_AT:
            self._looked_after = closed
            self.sheets = {seat: await self.ask(requests.Look, seat=seat) for seat in model.order}

    @property
    def is_to_play(self) -> bool:
        """Whether the table waits for this seat."""
        return self.seat in self.model.waiting_for and not self.model.paused

    @property
    def is_counted(self) -> bool:
        """Whether the game is over and the final sheet of this seat is known."""
        return self.model.phase == "over" and self.own is not None and self._own_after == self.model.number

    @property
    def seconds_left(self) -> int | None:
        """How much of the table's time for a round is left, if its clock runs."""
        left = self.model.clock.left
        if left is None or not self.model.is_open:
            return None
        passed = 0.0 if self.model.paused else time.monotonic() - self._clock_at
        return max(0, round(left / 1000 - passed))

    @property
    def is_keeper(self) -> bool:
        return self.seat is not None and self.seat == self.model.keeper

    # Asking

    async def ask(self, what: type[requests.Request], **facts: Any) -> Any:
        if self._client is None:
            raise Lost
        return await self._client.ask(what, **facts)

    async def commit(self, steps: tuple[str, ...]) -> None:
        """Commit the turn. When the host has answered, it is on the host's disk, and the draft is gone."""
        round_ = self.model.round
        await self.ask(requests.Commit, seat=self.seat, round=round_, steps=list(steps))
        if self.seat is not None and self.model.round == round_:
            self.model.ready.add(self.seat)  # the news of it may come a moment later
        self._something.set()

    async def hint(self) -> HintAnswer:
        answer: HintAnswer = await self.ask(requests.Hint, seat=self.seat, round=self.model.round)
        return answer

    async def ask_discovery(self, spaces: list[str]) -> dict[str, Reason | None]:
        answer: dict[str, Reason | None] = await self.ask(
            requests.Ask, seat=self.seat, round=self.model.round, spaces=spaces
        )
        return answer

    async def start(self) -> None:
        await self.ask(requests.Start)

    async def roll(self) -> None:
        await self.ask(requests.Roll)

    async def take_up(self, what: type[requests.Request], **facts: Any) -> None:
        """Ask for something after which this device may have another part at the table, and look what that is."""
        await self.ask(what, **facts)
        self.model.number = 0
        self._something.set()

    async def add_bot(self, level: str) -> None:
        await self.ask(requests.AddBot, level=level)

    async def again(self) -> None:
        """Go on to another table, at which the same people play their next game."""
        found: answers.TableFound = await self.ask(requests.Again)
        assert self._client
        self.model, self.pencil, self.own, self.sheets = TableModel(), None, None, {}
        self.table, self._looked_after, self._own_after = found.table, -1, -1
        await self._watch(self._client)


async def _ended(task: asyncio.Task[None]) -> None:
    task.cancel()
    with suppress(asyncio.CancelledError):
        await task
