"""Whoever listens to a table, and how they are told: news that was gathered for a moment is joined once, and then sent
to everybody."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Collection, Mapping
from typing import Protocol

from pennypapers.server.messages import signals
from pennypapers.server.messages.news import News, Ready

AWAY_AFTER = 60_000  # milliseconds
FEW = 25  # listeners, up to whom news is told without being gathered for longer


class Listener(Protocol):
    def tell(self, messages: bytes) -> None:
        """Take one or more messages, with commas between them, to pass on; must not wait."""


class Audience:
    """`gathered_for` is how many seconds the news of who is ready may wait for more of it."""

    def __init__(self, now: Callable[[], int], gathered_for: float) -> None:
        self._now = now
        self._since = now()
        self._gathered_for = gathered_for
        self._waiting: list[bytes] = []
        self._listeners: dict[Listener, str] = {}  # each with its device
        self._connections: Counter[str] = Counter()  # of each device
        self._screens: set[Listener] = set()  # those that show the table to a room
        self._last_seen: dict[str, int] = {}  # when a device was last connected
        self._presence: signals.Presence | None = None  # what everybody was told last

    def __len__(self) -> int:
        return len(self._listeners)

    def join(self, listener: Listener, device: str, screen: bool = False) -> None:
        self.tell_now()  # the newcomer gets what waits to be told with the rest
        if screen:
            self._screens.add(listener)
        self._listeners[listener] = device
        self._connections[device] += 1
        self._presence = None  # the newcomer was told how it was before sitting down, if that comes next

    def leave(self, listener: Listener, remember: Callable[[str], bool] = lambda device: True) -> None:
        """`remember` says of a device whether it matters when it was last here."""
        device = self._listeners.pop(listener, None)
        self._screens.discard(listener)
        if device is not None:
            self._connections[device] -= 1
            self._last_seen.pop(device, None)
            if remember(device):
                self._last_seen[device] = self._now()
            if not self._connections[device]:
                del self._connections[device]

    # Telling

    def tell_news(self, news: list[News], messages: list[bytes]) -> None:
        if not self._listeners or not messages:
            return
        waits = bool(self._waiting)
        self._waiting += messages
        if not self._gathered_for or any(not isinstance(piece.entry, Ready) for piece in news):
            self.tell_now()
        elif not waits:
            asyncio.get_running_loop().call_later(self._gathering_time(), self.tell_now)

    def _gathering_time(self) -> float:
        """Longer for many listeners, so that a hundred cost no more messages than a few do: among so many, nobody can
        follow each change of who is ready."""
        return self._gathered_for * max(1, len(self._listeners) / FEW)

    def tell_now(self) -> None:
        if self._waiting:
            messages = b",".join(self._waiting)
            self._waiting.clear()
            for listener in list(self._listeners):
                listener.tell(messages)

    def signal(
        self, signal: signals.AnySignal, device: str | None = None, but: Listener | None = None
    ) -> None:
        """Say something in passing, to everybody or to one device, except to the listener `but`."""
        if device is not None and device not in self._connections:
            return
        message = signals.encode(signal)
        for listener, whose in list(self._listeners.items()):
            if listener is not but and device in (None, whose):
                listener.tell(message)

    def tell_devices(self, messages: Mapping[str, bytes]) -> None:
        """Say something else in passing to each of these devices; screens are for everybody, and hear nothing of it."""
        for listener, device in list(self._listeners.items()):
            if device in messages and listener not in self._screens:
                listener.tell(messages[device])

    def signal_elsewhere(self, signal: signals.AnySignal, device: str, but: Listener | None) -> None:
        """Say something in passing to a device's listeners except `but`, if it has several."""
        if self._connections[device] > 1:
            self.signal(signal, device, but)

    # Whose devices are connected

    def is_connected(self, device: str) -> bool:
        return device in self._connections

    def is_away(self, device: str) -> bool:
        """Whether it has had no connection for a minute."""
        if device in self._connections:
            return False
        return self._now() - self._last_seen.get(device, self._since) >= AWAY_AFTER

    def is_screen(self, listener: Listener) -> bool:
        return listener in self._screens

    def presence(self, devices: dict[int, str], keeper: str = "") -> signals.Presence:
        """Which of these seats' devices are connected, which are away, and how many others listen. `keeper` is the
        device of a keeper without a seat."""
        gone = [seat for seat, device in devices.items() if device not in self._connections]
        away = [seat for seat in gone if self.is_away(devices[seat])]
        keeper_gone = bool(keeper) and keeper not in self._connections
        watchers = self._watchers({*devices.values(), keeper})
        return signals.Presence(gone, away, watchers, len(self._screens), keeper_gone)

    def _watchers(self, devices: Collection[str]) -> int:
        return sum(
            device not in devices and listener not in self._screens
            for listener, device in self._listeners.items()
        )

    def tell_presence(self, devices: dict[int, str], keeper: str = "") -> None:
        """Tell everybody who is there, if that changed."""
        presence = self.presence(devices, keeper)
        if presence != self._presence:
            self._presence = presence
            self.signal(presence)
