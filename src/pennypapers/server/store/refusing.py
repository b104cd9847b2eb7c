"""What whoever asked for something is told if the store has trouble."""

from __future__ import annotations

from pennypapers.refusals import Refusal
from pennypapers.server.store.interface import Damaged, Unavailable, Unknown


def refusal_of(trouble: Unavailable) -> Refusal:
    if isinstance(trouble, Damaged):
        return Refusal("damaged")
    if isinstance(trouble, Unknown):
        return Refusal("perhaps-saved")
    return Refusal("not-saved", reason=trouble.reason)
