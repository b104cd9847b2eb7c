"""What Enter does while there is no turn of one's own to play: it ends what keeps this player or everybody waiting."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from pennypapers.cli.play.screen.session import Session
from pennypapers.server.messages import requests


@dataclass(frozen=True)
class Offer:
    """What is said of it, and what is asked for then. The message may name a `seat`."""

    message: str
    request: type[requests.Request]
    facts: dict[str, Any]
    seat: int | None = None


def offer(session: Session) -> Offer | None:
    model, seat = session.model, session.seat
    if model.phase != "playing" or session.is_to_play:
        return None
    if session.lent is not None:
        return Offer("screen-lent", requests.Reclaim, {"seat": session.lent})
    if seat is None:
        return None
    if model.paused:
        return Offer("screen-paused-long", requests.Pause, {"paused": False}) if model.stalled.pause else None
    if model.seats[seat].muted:
        return Offer("screen-out", requests.Mute, {"seat": seat, "muted": False})
    stalled = model.stalled.seat
    if stalled in model.waiting_for and stalled not in model.gone:
        return Offer("screen-stalled", requests.PlayFor, {"seat": stalled}, stalled)
    return None
