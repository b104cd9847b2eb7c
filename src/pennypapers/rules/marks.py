"""A list of what stands in every space, each mark as a number."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from pennypapers.rules.bits import NONE, Mask, first, rest
from pennypapers.rules.compiled import compiled


@compiled
def put_mark(marks: NDArray[np.uint64], spaces: Mask, mark: int) -> None:
    """Add the number of a mark to that of what already stands in these spaces: a number in a door has its own mark, the
    sum of both."""
    while spaces != NONE:
        marks[first(spaces)] += np.uint64(mark)
        spaces = rest(spaces)
