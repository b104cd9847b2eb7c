"""Whose devices are connected to a table, and what follows from somebody coming back or staying away."""

from __future__ import annotations

from collections.abc import Callable

from pennypapers.server.messages import log, signals
from pennypapers.server.tables.audience import Audience
from pennypapers.server.tables.journal import Journal
from pennypapers.server.tables.running.game import RunningGame


class RunningPresence:
    def __init__(
        self, journal: Journal, game: RunningGame, audience: Audience, now: Callable[[], int]
    ) -> None:
        self._journal = journal
        self._game = game
        self._audience = audience
        self._now = now

    def is_away(self, seat: int) -> bool:
        """Whether the seat's device has not been connected for a while."""
        return self._audience.is_away(self._device(seat))

    def is_connected(self, seat: int) -> bool:
        return self._audience.is_connected(self._device(seat))

    def anybody_here(self) -> bool:
        """Whether a person is, or a keeper who only watches; a bot is nobody."""
        state = self._journal.state
        return self._keeper_is_connected() or any(self.is_connected(seat) for seat in state.people)

    def people_here(self) -> set[str]:
        """The devices of the people who have a seat and are connected, but for those the table plays for."""
        state = self._journal.state
        playing = [seat for seat in state.people if not state.seats[seat].muted]
        return {self._device(seat) for seat in playing if self.is_connected(seat)}

    def signal(self) -> signals.Presence:
        return self._audience.presence(self._devices(), self._journal.state.keeper_device)

    def tell(self) -> None:
        """Tell everybody who is there, if that changed."""
        self._audience.tell_presence(self._devices(), self._journal.state.keeper_device)

    def welcome_back(self) -> None:
        """No bot plays any longer for somebody who is here again, and a table that waited for a person goes on."""
        seats = self._journal.state.seats
        back = [seat for seat, occupant in seats.items() if occupant.stand_in and self.is_connected(seat)]
        for seat in back:
            self._journal.stage(log.StoodIn(at=self._now(), seat=seat, bot=""))
        if back:
            self._game.go_on()

    def follow_keeper(self) -> None:
        """A keeper who is away is followed by the first seat that is there. A bot keeps no table."""
        state = self._journal.state
        keeper = state.device_of_keeper
        if keeper and not self._audience.is_away(keeper):
            return
        there = [seat for seat in state.people if self.is_connected(seat)]
        if there and there[0] != state.keeper:
            self._journal.stage(log.KeeperChanged(at=self._now(), seat=there[0]))

    def _keeper_is_connected(self) -> bool:
        keeper = self._journal.state.keeper_device
        return bool(keeper) and self._audience.is_connected(keeper)

    def _device(self, seat: int) -> str:
        return self._journal.state.occupant(seat).device

    def _devices(self) -> dict[int, str]:
        """The device of every seat that has one: a bot that the table plays has none."""
        occupants = self._journal.state.seats
        return {seat: occupant.device for seat, occupant in occupants.items() if occupant.device}
