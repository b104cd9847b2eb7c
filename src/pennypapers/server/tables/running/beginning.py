"""What people at a table may do when the dice have rolled: told with the roll, as each of them would ask for it at
once."""

from __future__ import annotations

from pennypapers.server.messages import signals
from pennypapers.server.tables.audience import Audience
from pennypapers.server.tables.draft_answers import answer_draft, in_pencil
from pennypapers.server.tables.drafts import Draft, Drafts
from pennypapers.server.tables.state import TableState


def tell_what_may_come(state: TableState, drafts: Drafts, audience: Audience) -> None:
    """Tell each device that is connected what an empty draft of its seats would be answered in the open round."""
    if not state.round_is_open:
        return
    game = state.playing()
    told: dict[str, list[bytes]] = {}
    for seat in state.waiting_for:
        occupant = state.seats[seat]
        if audience.is_connected(occupant.device) and drafts.of(seat, state.round) is None:
            draft = Draft(state.round, 0, ())
            answer = answer_draft(game, occupant.initials, draft, in_pencil(game, occupant.initials, ()))
            told.setdefault(occupant.device, []).append(signals.encode(signals.Begun(seat, answer)))
    audience.tell_devices({device: b",".join(messages) for device, messages in told.items()})
