"""Keeping the table during a game: pauses, the keeper's role, and what is done about people who are away."""

from __future__ import annotations

from pennypapers.refusals import Refusal
from pennypapers.server.messages import log, signals
from pennypapers.server.tables.permissions import acts_for, is_a_person_at, is_device_of, keeps, sits_at
from pennypapers.server.tables.running import RunningTable


async def pause(table: RunningTable, device: str, paused: bool) -> None:
    """The keeper stops the table and lets it go on; a pause that has become long is ended by anybody seated."""
    state = table.state
    if paused or not (table.stalling.pause_is_long and sits_at(state, device)):
        keeps(state, device)
    if state.playing().is_over:
        raise Refusal("game-over")
    if paused != state.paused:
        now = table.now()
        table.stage(log.Paused(at=now) if paused else log.Resumed(at=now))
        table.game.play_for_muted()
        table.game.go_on()
    await table.saved()


async def hand_over(table: RunningTable, device: str, seat: int) -> None:
    keeps(table.state, device)
    if table.state.occupant(seat).bot:
        raise Refusal("bot-seat")
    table.stage(log.KeeperChanged(at=table.now(), seat=seat))
    await table.saved()


async def mute(table: RunningTable, device: str, seat: int, muted: bool) -> None:
    """Put a seat out, so that from the next round on the table plays for it; or no longer: that its own device may say
    too. No bot plays for it then: the table is quicker. The open round's turn stays with whoever sits there."""
    state = table.state
    if muted or not is_device_of(state, seat, device):
        keeps(state, device)
    state.playing()
    occupant = state.occupant(seat)
    if len(state.order) == 1:
        raise Refusal("not-away", player=occupant.initials)
    if occupant.muted != muted:
        if muted and occupant.stand_in:
            table.stage(log.StoodIn(at=table.now(), seat=seat, bot=""))
        table.stage(log.Muted(at=table.now(), seat=seat, muted=muted, round=state.round + 1 if muted else 0))
        table.game.go_on()
    await table.saved()


async def play_for(table: RunningTable, device: str, seat: int) -> None:
    """The table plays this turn: for somebody away, if the keeper asks; for somebody whom alone everybody has waited
    for for long, if anybody else who sits here asks."""
    state = table.state
    occupant = state.occupant(seat)
    others_ask = sits_at(state, device) and not is_device_of(state, seat, device)
    if others_ask and table.stalling.waits_for(seat):
        table.game.play_automatically(seat, "stalled")
        await table.saved()
        return
    keeps(state, device)
    if len(state.order) == 1 or not table.presence.is_away(seat):
        raise Refusal("not-away", player=occupant.initials)
    if seat in state.waiting_for and not state.paused:
        table.game.play_automatically(seat, "keeper")
    await table.saved()


async def stand_in(table: RunningTable, device: str, seat: int, level: str) -> None:
    """A bot plays for somebody who is away, until they are back or the keeper ends it; the table plays for them no
    longer."""
    state = table.state
    occupant = state.occupant(seat)
    if level or not is_device_of(state, seat, device):
        keeps(state, device)
    if level and (state.playing().solo or occupant.is_ours or not table.presence.is_away(seat)):
        raise Refusal("not-away", player=occupant.initials)
    if occupant.stand_in != level:
        table.bots.minds.prepare()
        if level and occupant.muted:
            table.stage(log.Muted(at=table.now(), seat=seat, muted=False))
        table.stage(log.StoodIn(at=table.now(), seat=seat, bot=level))
        table.game.go_on()
    await table.saved()


async def nudge(table: RunningTable, device: str, seat: int) -> None:
    """Anybody here reminds somebody that the table waits, now and then. Nobody is there to be reminded whose device is
    gone."""
    state = table.state
    is_a_person_at(state, device)
    occupant = state.occupant(seat)
    if not occupant.device or not table.presence.is_connected(seat):
        raise Refusal("nobody-there", player=occupant.initials)
    table.courtesy.nudge(device, seat)
    by = next(iter(state.seats_of(device)), None)
    table.audience.signal(signals.Nudged(seat, by), occupant.device)


async def react(table: RunningTable, device: str, seat: int, reaction: str) -> None:
    """A stamp that everybody sees in passing."""
    state = table.state
    acts_for(state, seat, device)
    if not state.settings.reactions:
        raise Refusal("reactions-off")
    table.courtesy.react(device)
    table.audience.signal(signals.Reacted(seat, reaction))


async def unveil(table: RunningTable) -> None:
    """A screen for the room has shown the result, which everybody's own device held back until then."""
    if table.state.phase != "over":
        raise Refusal("not-over")
    if not table.is_unveiled:
        table.is_unveiled = True
        table.audience.signal(signals.Unveiled())


async def end_evening(table: RunningTable, device: str) -> None:
    """The games before no longer count together with this one and those to come."""
    keeps(table.state, device)
    if table.state.evening:
        table.stage(log.EveningEnded(at=table.now()))
    await table.saved()
