"""Small drawings for the balance report: SVG that takes its colours from the page, as wide as a phone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape

from pennypapers.sheets import Layout, space_name
from pennypapers.sheets.layout import DOOR, LAKE, SPACE

WIDTH = 360
MOST_BARS = 40
CELL = 40
MARGIN = 18  # for column letters and row numbers
FULL_TINT = 0.45  # the greatest opacity of the colour behind a number, which has to stay readable


def bars(
    values: Sequence[int], low: int, high: int, mean: float, bounds: Sequence[float] = (), label: str = ""
) -> str:
    """A histogram of the values from `low` to `high`, with their mean, and with bounds as dashed lines."""
    step = max(1, -(-(high - low + 1) // MOST_BARS))
    counts = [0] * ((high - low) // step + 1)
    for value in values:
        counts[(value - low) // step] += 1
    height, floor = 74, 58
    width = WIDTH / len(counts)

    def place(value: float) -> float:
        return (value - low + 0.5) / step * width

    tallest = max(counts)
    drawn = [
        f'<rect x="{at * width + 0.6:.1f}" y="{floor - count / tallest * (floor - 6):.1f}" '
        f'width="{max(width - 1.2, 0.8):.1f}" height="{count / tallest * (floor - 6):.1f}"/>'
        for at, count in enumerate(counts)
        if count
    ]
    lines = [
        f'<path class="bound" d="M{place(bound - 0.5):.1f} 2V{floor}"/>'
        for bound in bounds
        if low < bound < high
    ]
    marks = _axis(low, high, place, floor)
    return (
        f'<svg class="bars" viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{escape(label)}">'
        f'<g class="bar">{"".join(drawn)}</g>{"".join(lines)}'
        f'<path class="mean" d="M{place(mean):.1f} 2V{floor}"/>'
        f'<path class="floor" d="M0 {floor}H{WIDTH}"/>{marks}</svg>'
    )


def _axis(low: int, high: int, place: Callable[[float], float], floor: float) -> str:
    """About four round numbers below a histogram."""
    span = max(high - low, 1)
    step = next((size for size in (1, 2, 5, 10, 20, 25, 50, 100) if span / size <= 6), 200)
    marks = []
    for value in range(-(-low // step) * step, high + 1, step):
        at = place(value)
        if 8 <= at <= WIDTH - 8:
            shown = str(value).replace("-", "−")
            marks.append(f'<text x="{at:.1f}" y="{floor + 13}" text-anchor="middle">{shown}</text>')
    return "".join(marks)


def share_bar(share: float) -> str:
    """A bar that shows a share, for a cell of a table."""
    return (
        f'<svg class="share" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">'
        f'<rect class="rest" width="100" height="4"/><rect class="part" width="{100 * share:.1f}" height="4"/></svg>'
    )


def sheet_map(
    layout: Layout,
    values: dict[str, float | None],
    show: Callable[[float], str],
    label: str,
    from_least: bool = False,
) -> str:
    """The sheet with a number in every space. The colour behind it is the stronger the further the number is from 0, or
    with `from_least` from the least of them."""
    zero = 0.0
    known = [value for value in values.values() if value is not None]
    if from_least and known:
        zero = min(known)
    low, high = min([zero, *known]) - zero, max([zero, *known]) - zero
    columns, rows = max(len(row) for row in layout.rows), len(layout.rows)
    size = f"0 0 {columns * CELL + MARGIN + 4} {rows * CELL + MARGIN + 4}"
    drawn = []
    for column in range(columns):
        x = MARGIN + column * CELL + CELL / 2
        drawn.append(f'<text class="edge" x="{x:.0f}" y="12">{chr(ord("a") + column)}</text>')
    for row in range(rows):
        y = MARGIN + row * CELL + CELL / 2 + 4
        drawn.append(f'<text class="edge" x="8" y="{y:.0f}">{row + 1}</text>')
    for row, tokens in enumerate(layout.rows):
        for column, token in enumerate(tokens):
            x, y = MARGIN + column * CELL, MARGIN + row * CELL
            if token == LAKE:
                drawn.append(f'<rect class="lake" x="{x + 2}" y="{y + 2}" width="36" height="36" rx="12"/>')
            if token not in (SPACE, DOOR):
                continue
            value = values[space_name(column, row)]
            drawn.append(f'<rect class="space" x="{x}" y="{y}" width="{CELL}" height="{CELL}"/>')
            if value is not None and value != zero:
                above = value - zero
                share = above / high if above > 0 else above / low
                tint = "tint" if above > 0 else "tint less"
                drawn.append(
                    f'<rect class="{tint}" x="{x}" y="{y}" width="{CELL}" height="{CELL}" '
                    f'fill-opacity="{FULL_TINT * share:.2f}"/>'
                )
            if token == DOOR:
                drawn.append(f'<path class="door" d="M{x + 4} {y + 37}v-20a16 13 0 0 1 32 0v20z"/>')
            if value is not None:
                drawn.append(f'<text x="{x + CELL / 2:.0f}" y="{y + 25}">{show(value)}</text>')
    return f'<svg class="map" viewBox="{size}" role="img" aria-label="{escape(label)}">{"".join(drawn)}</svg>'
