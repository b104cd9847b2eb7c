"""The game itself: starting it, dice, drafts, turns, hints and looking at sheets.

Steps come as the texts that clients send, and leave as texts; between the two they are steps.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime

from pennypapers.notation import read_steps
from pennypapers.refusals import Refusal
from pennypapers.server.messages import log, signals
from pennypapers.server.messages.answers import DraftAnswer, Drawn, HintAnswer, Reason
from pennypapers.server.tables.audience import Listener
from pennypapers.server.tables.draft_answers import answer_draft, drawn, in_pencil, why_no_discovery
from pennypapers.server.tables.drafts import Draft
from pennypapers.server.tables.permissions import (
    in_lobby,
    is_a_person_at,
    is_device_of,
    keeps,
    knows_everybody,
    may_act,
    not_paused,
)
from pennypapers.server.tables.running import RunningTable


async def start(table: RunningTable, device: str) -> None:
    in_lobby(table.state)
    keeps(table.state, device)
    tries = await _first_tries(table) if table.state.opened.day else []
    in_lobby(table.state)  # once more, as the store was waited for
    keeps(table.state, device)
    knows_everybody(table.state)
    table.stage(*tries)
    table.game.roll()
    await table.saved()


async def _first_tries(table: RunningTable) -> list[log.Tried]:
    """Of today's expedition, for every seat whether this is its device's first try, which counts. It is settled before
    the first roll is seen: whoever then starts once more, to do better, does so marked. A day that was over when the
    table was opened counts no more."""
    state, tries = table.state, []
    if state.opened.day != datetime.fromtimestamp(state.opened.at / 1000, UTC).date().isoformat():
        return [log.Tried(at=table.now(), seat=seat, first=False) for seat in state.seats]
    for seat, occupant in list(state.seats.items()):
        first = await table.store.first_try(occupant.device, state.opened.day, state.opened.sheet, state.id)
        tries.append(log.Tried(at=table.now(), seat=seat, first=first))
    return tries


async def roll(table: RunningTable, device: str) -> None:
    """Anybody's tap for the next roll. Two taps at once make one roll."""
    state = table.state
    is_a_person_at(state, device)
    not_paused(state)
    if not state.playing().is_over and not state.round_is_open:
        table.game.roll()
    await table.saved()


async def go_on(table: RunningTable, device: str, round_: int) -> None:
    """Somebody has seen what the round brought: when everybody who is here has, the dice roll at once."""
    is_a_person_at(table.state, device)
    table.recess.seen_enough(device, round_)
    await table.saved()


async def draft(
    table: RunningTable,
    device: str,
    seat: int,
    round_: int,
    revision: int,
    steps: Sequence[str],
    listener: Listener | None = None,
) -> DraftAnswer:
    """Keep a draft, if it is newer than what is kept, and answer the one that counts. The device's other connections
    than `listener` are told of it."""
    player = may_act(table.state, device, seat, round_)
    game, kept = table.state.playing(), table.game.draft_of(seat)
    pencilled = in_pencil(game, player, steps)
    newer = Draft(round_, revision, pencilled.steps, pencilled.turn)
    if kept and newer != kept and revision <= kept.revision:
        return answer_draft(game, player, kept, in_pencil(game, player, kept.texts))
    answer = answer_draft(game, player, newer, pencilled)
    await table.drafts.keep(seat, newer)
    elsewhere = signals.DraftElsewhere(seat, round_, revision, answer.steps)
    table.audience.signal_elsewhere(elsewhere, device, listener)
    return answer


async def ask_discovery(
    table: RunningTable, device: str, seat: int, round_: int, spaces: Sequence[str]
) -> dict[str, Reason | None]:
    """Kind by kind, whether these spaces could be revealed after the seat's draft, and if not why not."""
    player = may_act(table.state, device, seat, round_)
    draft = table.game.draft_of(seat)
    turn = table.state.playing().turn(player).play_all(draft.steps if draft else ())
    return why_no_discovery(turn.sheet, spaces)


async def why(
    table: RunningTable, device: str, seat: int, round_: int, steps: Sequence[str]
) -> Reason | None:
    """Why a draft of these steps would be refused, or None if it would not be. Nothing is kept or told."""
    player = may_act(table.state, device, seat, round_)
    return in_pencil(table.state.playing(), player, steps).refused


async def commit(table: RunningTable, device: str, seat: int, round_: int, steps: Sequence[str]) -> None:
    """Ink a turn. The same turn once more is the same answer; another one for a turn that is in is refused."""
    state = table.state
    text = " ".join(steps)
    inked = state.inked.get(seat) if seat not in state.veiled else None
    if inked and inked.entry.round == round_ and is_device_of(state, seat, device):
        if inked.event.steps != read_steps(text):
            raise Refusal("already-played", player=inked.event.player)
    else:
        may_act(state, device, seat, round_)
        draft = table.game.draft_of(seat)
        entry = log.Played(at=table.now(), round=round_, seat=seat, steps=text)
        table.game.play(state.ink(entry, draft.turn if draft else None))
    await table.saved()


async def hint(table: RunningTable, device: str, seat: int, round_: int, address: str = "") -> HintAnswer:
    """What the strongest bot would do, for somebody who asks from this address."""
    await table.bots.minds.ready(table.state.layout.adventure)
    may_act(table.state, device, seat, round_)
    async with table.hints.one_at_a_time[seat]:
        state = table.state
        player = may_act(state, device, seat, round_)
        if not state.settings.hints or state.opened.day:
            raise Refusal("no-hints")
        if player in state.playing().turns[-1]:
            raise Refusal("already-played", player=player)
        draft = table.game.draft_of(seat)
        answer = await table.hints.hint(state, seat, draft.steps if draft else (), address)
    await _tell_of_hint(table, seat, round_)
    return answer


async def _tell_of_hint(table: RunningTable, seat: int, round_: int) -> None:
    """In company everybody sees who asked for a hint, once a round."""
    state = table.state
    if len(state.order) > 1 and state.round == round_ and state.round_is_open and seat not in state.hinted:
        table.stage(log.Hinted(at=table.now(), seat=seat, round=round_))
        await table.saved()


async def look(table: RunningTable, device: str, seat: int) -> Drawn:
    """Somebody's sheet as the last closed round left it; one's own with the turn that is in."""
    await table.settled()
    state = table.state
    game, player = state.playing(), state.occupant(seat).initials
    # In a hazard round another player may have drawn on it, which nobody knows before the round closes.
    is_own = is_device_of(state, seat, device)
    knows = is_own and seat not in state.veiled and not (game.rolled and game.rolled.roll.hazard)
    shown = drawn((game.sheets if knows else game.shown)[player], player, game.strict)
    if state.settings.stars_hidden and state.phase != "over" and not is_own:
        return Drawn(shown.sheet, 0, [])
    return shown
