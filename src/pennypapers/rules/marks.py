"""What stands in every space, as numbers."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from pennypapers.rules.bits import NONE, Mask, first, rest
from pennypapers.rules.compiled import compiled


@compiled
def put_mark(marks: NDArray[np.uint64], spaces: Mask, mark: int) -> None:
    """Add a mark to what stands in these spaces; a number in a door is a mark of its own that way."""
    while spaces != NONE:
        marks[first(spaces)] += np.uint64(mark)
        spaces = rest(spaces)
