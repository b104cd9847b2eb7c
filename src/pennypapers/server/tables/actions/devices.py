"""What goes from one device to another, and what is forgotten of one."""

from __future__ import annotations

from collections.abc import Callable

from pennypapers.refusals import Refusal
from pennypapers.server.messages import log, signals
from pennypapers.server.store import Store
from pennypapers.server.tables.actions.lobby import leave_seat
from pennypapers.server.tables.forgetting import forget_everywhere
from pennypapers.server.tables.permissions import is_device_of, keeps
from pennypapers.server.tables.registry import Registry
from pennypapers.server.tables.running import RunningTable
from pennypapers.server.tables.tickets import DeviceTicket, SeatTicket, Tickets


class Devices:
    def __init__(self, store: Store, registry: Registry, tickets: Tickets, now: Callable[[], int]) -> None:
        self._store = store
        self._registry = registry
        self._tickets = tickets
        self._now = now

    def seat_ticket(self, table: RunningTable, device: str, seat: int) -> str:
        """A code by which a seat goes to another device: for its own, or for the keeper if it is away."""
        state = table.state
        by_keeper = not is_device_of(state, seat, device)
        if by_keeper:
            keeps(state, device)
        occupant = state.occupant(seat)
        if occupant.bot:
            raise Refusal("bot-seat")
        if by_keeper and not table.presence.is_away(seat):
            raise Refusal("not-away", player=occupant.initials)
        return self._tickets.issue(SeatTicket(table.id, seat, occupant.device, by_keeper))

    def device_ticket(self, device: str) -> str:
        """A code by which everything that a device has goes to another."""
        return self._tickets.issue(DeviceTicket(device))

    async def redeem(self, device: str, code: str) -> RunningTable | None:
        """Take what a code is for. The table of a seat, or nothing if it was everything."""
        with self._tickets.redeem(code) as ticket:
            if isinstance(ticket, SeatTicket):
                return await self._redeem_seat(device, ticket)
            await self._store.move_device(ticket.device, device)
            for table_id in await self._registry.of_device(ticket.device):
                table = await self._registry.get(table_id)
                for seat in table.state.seats_of(ticket.device):
                    await table.ready()
                    await move_seat(table, seat, device, by_keeper=False)
            return None

    async def _redeem_seat(self, device: str, ticket: SeatTicket) -> RunningTable:
        table = await self._registry.get(ticket.table_id)
        if ticket.seat not in table.state.seats_of(ticket.device):
            raise Refusal("no-such-ticket")
        if ticket.by_keeper and not table.presence.is_away(ticket.seat):
            # Its owner came back after the keeper had asked for the code.
            raise Refusal("not-away", player=table.state.occupant(ticket.seat).initials)
        await move_seat(table, ticket.seat, device, ticket.by_keeper)
        return table

    async def forget(self, device: str) -> None:
        """Delete what is kept of a device: its list of games, its tries, and the seats it has where nothing began."""
        for table_id in await self._registry.of_device(device):
            table = await self._registry.get(table_id)
            if table.state.game is None:
                for seat in table.state.seats_of(device):
                    await table.ready()
                    await leave_seat(table, device, seat)
        await self._store.forget_device(device)

    async def forget_everywhere(self, device: str) -> list[str]:
        """Delete all that is kept of a device, as its owner asked of the operator (see `forgetting`); gives the ids of
        the tables and games that are gone."""
        await self.forget(device)
        traces = await forget_everywhere(self._store, device, self._now)
        removed = [table.id for table in traces.alone]
        await self._registry.follow_store([table.id for table in traces.shared], removed)
        return removed


async def move_seat(table: RunningTable, seat: int, device: str, by_keeper: bool) -> None:
    """A seat goes to another device; whoever calls has checked the code that allows it."""
    occupant = table.state.occupant(seat)
    if occupant.is_ours:
        raise Refusal("bot-seat")
    before = occupant.device
    with table.drafts.changing_hands(seat, hidden=by_keeper and device != before):
        _hand_on(table, log.Moved(at=table.now(), seat=seat, device=device, by_keeper=by_keeper))
        await table.saved()
    if before != device:
        table.audience.signal(signals.Put("moved", seat), before)


async def reclaim_seat(table: RunningTable, device: str, seat: int) -> None:
    """Whoever was away when the keeper gave their seat to another device takes it back, with their name and with what
    they had in pencil."""
    if seat not in table.state.lent_by(device):
        raise Refusal("not-your-seat")
    occupant = table.state.occupant(seat)
    before, own, other = occupant.device, occupant.lent_name, occupant.name
    _hand_on(table, log.Moved(at=table.now(), seat=seat, device=device, reclaimed=True))
    if own != other:
        table.stage(log.Renamed(at=table.now(), seat=seat, name=own, initials=occupant.initials))
    await table.saved()
    table.audience.signal(signals.Put("reclaimed", seat, name=own), before)
    await table.drafts.give_back(seat)


def _hand_on(table: RunningTable, moved: log.Moved) -> None:
    """No bot stands in any longer."""
    table.stage(moved)
    if table.state.occupant(moved.seat).stand_in:
        table.stage(log.StoodIn(at=table.now(), seat=moved.seat, bot=""))
        table.game.go_on()
