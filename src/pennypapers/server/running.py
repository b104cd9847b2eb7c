"""A table in memory: how things happen at it. Store first, apply then, tell last."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Protocol

import msgspec

from pennypapers.notation import read_steps, write_game, write_steps
from pennypapers.refusals import Refusal
from pennypapers.server import log
from pennypapers.server.live_table import LiveTable, fold
from pennypapers.server.news import Ready, published
from pennypapers.server.store import Conflict, GameLink, NotSaved, Store

AWAY_AFTER = 60_000
_encode = msgspec.json.Encoder().encode


class Listener(Protocol):
    def tell(self, messages: bytes) -> None:
        """Take one or more messages, with commas between them, for somebody; must not wait."""


@dataclass
class Draft:
    revision: int
    steps: tuple[str, ...]


@dataclass
class Running:
    """`news` has every entry as everybody may know it, encoded once for all. Who changes anything holds the lock."""

    live: LiveTable
    code: str
    news: list[bytes]
    store: Store
    now: Callable[[], int]
    gathered_for: float  # seconds that the news of who is ready may wait for more of it
    _untold: list[bytes] = field(default_factory=list)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    drafts: dict[int, Draft] = field(default_factory=dict)
    listeners: dict[Listener, str] = field(default_factory=dict)  # and the device of each
    last_seen: dict[str, int] = field(default_factory=dict)  # when a device was last connected

    async def write(self, *entries: log.AnyEntry, drop_drafts: bool = False) -> None:
        live = self.live
        try:
            await self.store.append(
                live.id, live.last, [log.encode(entry) for entry in entries], drop_drafts=drop_drafts
            )
        except NotSaved as trouble:
            raise Refusal("not-saved", reason=trouble.reason) from trouble
        except Conflict as conflict:
            await self.catch_up()
            raise Refusal("table-moved-on") from conflict
        for entry in entries:
            self._apply(entry)

    async def catch_up(self) -> None:
        """Take over what the store has and this table has not heard of: another worker's, or a write whose answer
        was lost."""
        for data in await self.store.read(self.live.id, self.live.last):
            self._apply(log.decode(data))

    def _apply(self, entry: log.AnyEntry) -> None:
        self.live.apply(entry)
        news = published(self.live, entry)
        message = _encode(news)
        self.news.append(message)
        self._untold.append(message)
        if self.gathered_for and isinstance(news.entry, Ready):
            if len(self._untold) == 1:
                asyncio.get_running_loop().call_later(self.gathered_for, self.tell_now)
        else:
            self.tell_now()

    def tell_now(self) -> None:
        """Tell everybody what they have not heard yet, joined once for all."""
        messages = b",".join(self._untold)
        self._untold.clear()
        if messages:
            for listener in list(self.listeners):
                listener.tell(messages)

    async def roll(self) -> None:
        await self.write(self.live.next_roll(self.now()))
        await self.go_on()

    async def play(self, turn: log.Played) -> None:
        closes = self.live.waiting_for == [turn.seat]
        await self.write(turn, drop_drafts=closes)
        if closes:
            self.drafts.clear()

    async def play_automatically(self, seat: int, why: str) -> None:
        """The table plays a turn: the seat's draft if it could be committed as it stands, else the plainest one."""
        live = self.live
        draft = self.drafts.get(seat)
        steps = read_steps(" ".join(draft.steps)) if draft else ()
        turn = live.playing().automatic(live.seats[seat].initials, steps)
        text = write_steps(turn.steps)
        await self.play(log.Played(at=self.now(), round=live.round, seat=seat, steps=text, by_table=why))

    async def go_on(self) -> None:
        """Do what follows by itself: play for muted seats, roll again, keep a game that is over. After a crash in the
        middle of it, doing it again comes to the same."""
        live = self.live
        if live.game is None or live.paused:
            return
        for seat in live.waiting_for:
            if live.seats[seat].muted:
                await self.play_automatically(seat, "muted")
        if live.phase == "over":
            await self._keep()
        elif not live.round_is_open and live.settings.rolls_itself:
            await self.roll()

    async def _keep(self) -> None:
        """The finished game goes to the store as text, linked to the devices that played it."""
        live, game = self.live, self.live.playing()
        links = []
        for place, number, player in zip(game.places(), live.order, game.players, strict=True):
            facts = {
                "player": player,
                "stars": game.score(player).stars,
                "place": place,
                "of": len(live.order),
            }
            links.append(GameLink(live.seats[number].device, number, json.dumps(facts)))
        await self.store.keep_game(live.id, self.game_text(), live.at, links)
        await self.store.finish(live.id)

    def game_text(self) -> str:
        """The game as it is written down; the secret of the dice only when it is over."""
        live = self.live
        notes = {"date": datetime.fromtimestamp(live.opened.at / 1000, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")}
        if live.opened.day:
            notes["seed"] = f"pennypapers daily {live.opened.day} {live.opened.sheet}"
        elif live.phase == "over":
            notes["commitment"], notes["secret"] = live.opened.commitment, live.opened.secret
            notes["words"] = " ".join(live.words.get(number, "-") for number in live.order)
        return write_game(live.playing().game(**notes))

    # Who is there

    def is_away(self, seat: int) -> bool:
        """No device of theirs has been connected for a minute."""
        device = self.live.seat(seat).device
        if self.is_connected(seat):
            return False
        return self.now() - self.last_seen.get(device, self.live.opened.at) >= AWAY_AFTER

    def is_connected(self, seat: int) -> bool:
        return self.live.seat(seat).device in self.listeners.values()

    async def follow_keeper(self) -> None:
        """A keeper who is away is followed by the first seat that is there."""
        live = self.live
        if live.keeper in live.seats and not self.is_away(live.keeper):
            return
        there = [seat for seat in sorted(live.seats) if self.is_connected(seat)]
        if there and there[0] != live.keeper:
            await self.write(log.KeeperChanged(at=self.now(), seat=there[0]))

    async def look_at_the_clock(self) -> None:
        """Turns whose time has run out are played. Never in a solo game, never while no person is connected."""
        live = self.live
        if len(live.seats) < 2 or not any(self.is_connected(seat) for seat in live.seats):
            return
        await self.follow_keeper()
        if live.deadline is not None and not live.paused and self.now() >= live.deadline:
            for seat in live.waiting_for:
                await self.play_automatically(seat, "clock")
            await self.go_on()


def refolded(
    table: str,
    code: str,
    entries: list[log.AnyEntry],
    store: Store,
    now: Callable[[], int],
    gathered_for: float,
) -> Running:
    """A table as its log makes it, with the news that was told of it."""
    news: list[bytes] = []
    live = fold(table, entries, lambda live, entry: news.append(_encode(published(live, entry))))
    return Running(live, code, news, store, now, gathered_for)
