"""Where a hazard may be drawn: the rule that all adventures share."""

from __future__ import annotations

import numpy as np

from pennypapers.rules.bits import NONE, Mask, around
from pennypapers.rules.compiled import compiled


@compiled
def allowed_spaces(layout: np.void, free: Mask, fresh: Mask, solo: bool) -> Mask:
    """Where a hazard may be drawn: in any free space, but in a solo game beside what the round before filled, if there
    is a free space."""
    beside = around(layout, fresh) & free
    return beside if solo and beside != NONE else free
