"""Charts made of characters: they need no colour, and fit eighty columns."""

from __future__ import annotations

import math
from collections.abc import Collection, Sequence

from rich.text import Text

HEIGHT = 8
WIDTH = 72  # columns for rounds, which leaves some for the figures beside them
EIGHTHS = " ▁▂▃▄▅▆▇█"
PARTS_OF_A_BAR = " ▏▎▍▌▋▊▉█"
MARK = "^"
MARKED = "bold red"
EVERY = 5  # every so many rounds have their number below them


def chart(values: Sequence[float | None], marked: Collection[int]) -> Text:
    """A chart with a column for each round, counted from 1. The lowest line is not zero, so that differences show."""
    known = [value for value in values if value is not None]
    if not known:
        return Text()
    low, high = _bounds(known)
    column = 2 if 2 * len(values) <= WIDTH else 1  # characters for each round
    width = max(len(str(low)), len(str(high)))
    drawing = Text()
    for line in range(HEIGHT, 0, -1):
        label = {HEIGHT: str(high), 1: str(low)}.get(line, "")
        drawing.append(f"{label:>{width}} │")
        for number, value in enumerate(values, 1):
            drawing.append(_cell(value, low, high, line).ljust(column), MARKED if number in marked else "")
        drawing.append("\n")
    rounds = len(values)
    drawing.append(f"{'':>{width}} └{'─' * (column * rounds)}\n")
    numbers = "".join(f"{number:<{column * EVERY}}" for number in range(1, rounds + 1, EVERY))
    drawing.append(f"{'':>{width}}  {numbers.rstrip()}\n")
    if marked:
        marks = "".join((MARK if number in marked else " ").ljust(column) for number in range(1, rounds + 1))
        drawing.append(f"{'':>{width}}  ").append(marks.rstrip(), MARKED).append("\n")
    return drawing


def _bounds(values: Sequence[float]) -> tuple[int, int]:
    """The whole stars at the bottom and the top of the chart, at least as far apart as it has lines."""
    low, high = math.floor(min(values)) - 1, math.ceil(max(values))
    return low, max(high, low + HEIGHT)


def _cell(value: float | None, low: int, high: int, line: int) -> str:
    if value is None:
        return " "
    filled = (value - low) / (high - low) * HEIGHT - (line - 1)
    return EIGHTHS[round(8 * min(max(filled, 0.0), 1.0))]


def bar(value: float, most: float, width: int) -> str:
    """A horizontal bar that begins at the left; it is empty for zero and below."""
    eighths = round(8 * width * max(value, 0) / most) if most > 0 else 0
    return "█" * (eighths // 8) + PARTS_OF_A_BAR[eighths % 8].strip()
