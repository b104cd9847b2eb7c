"""Moving the cursor from space to space with the arrow keys: over gaps, and never off the sheet."""

from __future__ import annotations

from collections.abc import Collection, Sequence

ARROWS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
ASIDE = 3  # a place to the side counts as so many times as far as one straight ahead


def place(space: str) -> tuple[int, int]:
    return ord(space[0]) - ord("a"), int(space[1:]) - 1


def move(spaces: Sequence[str], at: str, direction: str) -> str:
    """The nearest space in a direction; the space itself if there is none."""
    dx, dy = ARROWS[direction]
    x, y = place(at)
    best, nearest = 0, at
    for space in spaces:
        across, down = place(space)
        ahead = (across - x) * dx + (down - y) * dy
        aside = abs((across - x) * dy) + abs((down - y) * dx)
        cost = ahead + ASIDE * aside
        if ahead > 0 and (nearest == at or cost < best):
            best, nearest = cost, space
    return nearest


def next_of(spaces: Sequence[str], wanted: Collection[str], at: str, step: int) -> str:
    """The next of the wanted spaces in reading order; after the last one comes the first."""
    found = [space for space in spaces if space in wanted]
    if not found:
        return at
    order = {space: number for number, space in enumerate(spaces)}
    here = order.get(at, -1)
    after = [space for space in found if (order[space] - here) * step > 0]
    if step > 0:
        return (after or found)[0]
    return (after or found)[-1]
