"""Layouts and filled sheets that Hypothesis draws as texts, in their one canonical form.

The texts are written here and not by the package, so that a reader and a writer that are wrong alike are found out.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from hypothesis import strategies as st

from pennypapers.notation import read_sheet
from pennypapers.notation.characters import first_piled_up, is_unseen
from pennypapers.rules.valley.finds import possible

MOST_SIDE, FEWEST, MOST, FEWEST_DOORLESS = 16, 8, 64, 4
KINDS = ("jungle", "town", "range", "pyramid")

# Which numbers are on a sheet: with a few of them there are towns and pyramids, with all there are jungles.
PALETTES = (range(1, 16), (9, 10), (5,), (10, 11, 15), (1, 2, 3, 4, 5), (9, 3))

Rows = list[list[str]]


def _is_value(text: str) -> bool:
    """Whether a header can have this value: nothing invisible in it, no marks piled up, no blanks at its ends."""
    can_be_read = not any(map(is_unseen, text)) and first_piled_up(text) is None
    return bool(text) and can_be_read and text == text.strip(" \t")


values = st.text(min_size=1, max_size=30).filter(_is_value) | st.sampled_from(
    ("grid:", "; a", "round 1: 1 2 3")
)
initials = st.text("ABCDÉß王٣𝔄9", min_size=1, max_size=4)


# Hypothesis chooses shapes and seeds; marks by the hundred are drawn from a seed, evenly and fast.
chances = st.integers(0, 2**32).map(random.Random)


@st.composite
def empty_rows(draw: st.DrawFn, adventure: str) -> Rows:
    """Any drawing within the limits, thin and broad ones too."""
    width = draw(st.sampled_from((7, 4, 8, 1, 2, 3, 5, 6, *range(9, MOST_SIDE + 1))))
    height = draw(st.integers(-(-FEWEST // width), MOST_SIDE))
    chance = draw(chances)
    kinds = "....++#" if adventure == "temple" else "......~#"
    rows = [[chance.choice(kinds) for _ in range(width)] for _ in range(height)]
    cells = [(row, column) for row in range(height) for column in range(width)]
    spaces = [(row, column) for row, column in cells if rows[row][column] in ".+"]
    for row, column in spaces[MOST:]:
        rows[row][column] = "#"
    for row, column in [cell for cell in cells if cell not in spaces][: max(FEWEST - len(spaces), 0)]:
        rows[row][column] = "."
    doors = [(row, column) for row, column in cells if rows[row][column] == "+"]
    doorless = sum(token == "." for row in rows for token in row)
    for row, column in doors[: max(FEWEST_DOORLESS - doorless, 0) if adventure == "temple" else 0]:
        rows[row][column] = "."
    return rows


@st.composite
def filled_rows(draw: st.DrawFn, adventure: str) -> Rows:
    """Marks in any spaces; a structure once, and a mummy crossed out only beside a 9."""
    rows = draw(empty_rows(adventure))
    chance = draw(chances)
    numbers = [str(number) for number in draw(st.sampled_from(PALETTES))]
    full = draw(st.sampled_from((0.8, 0.3, 1)))
    spaces = [(y, x) for y, row in enumerate(rows) for x, token in enumerate(row) if token in ".+"]
    for y, x in spaces:
        if chance.random() < full:
            door = rows[y][x] == "+"
            rows[y][x] = (
                f"+{chance.choice(numbers)}" if door else chance.choice((*numbers, *numbers, "!", "x"))
            )
    if adventure == "valley":
        for letter, (y, x) in zip("HSM", chance.sample(spaces, 3), strict=True):
            rows[y][x] = chance.choice((letter, rows[y][x]))
    for y, x in spaces if adventure == "temple" else ():
        if rows[y][x] == "x" and not _nine_beside(rows, y, x):
            rows[y][x] = "!"
    return rows


def _nine_beside(rows: Rows, y: int, x: int) -> bool:
    around = [row[max(x - 1, 0) : x + 2] for row in rows[max(y - 1, 0) : y + 2]]
    return any(token in ("9", "+9") for row in around for token in row)


def grid_text(rows: Sequence[Sequence[str]]) -> str:
    """Rows as formats.md wants them: left-justified to a width of 2, one blank between, none at the end."""
    return "grid:\n" + "".join(" ".join(token.ljust(2) for token in row).rstrip() + "\n" for row in rows)


@st.composite
def layout_texts(draw: st.DrawFn) -> str:
    adventure = draw(st.sampled_from(("temple", "valley")))
    name = draw(values)
    return f"adventure: {adventure}\nname: {name}\n{grid_text(draw(empty_rows(adventure)))}"


@st.composite
def sheet_texts(draw: st.DrawFn) -> str:
    adventure = draw(st.sampled_from(("valley", "temple", "valley")))
    text = f"adventure: {adventure}\n"
    for header, value in (("name", draw(st.none() | values)), ("owner", draw(st.none() | initials))):
        text += f"{header}: {value}\n" if value else ""
    text += grid_text(draw(filled_rows(adventure)))
    return text + draw(discovery_lines(text)) if adventure == "valley" else text


@st.composite
def discovery_lines(draw: st.DrawFn, text: str) -> str:
    """Some discoveries that can stand on a sheet together, in their order."""
    chance = draw(chances)
    lines: list[tuple[int, tuple[int, str], str]] = []
    sheet = read_sheet(text).sheet
    for _ in range(draw(st.sampled_from((4, 2, 0)))):
        finds = possible(sheet)
        if not finds:
            break
        kind = chance.choice(sorted({find.kind for find in finds}))
        find = chance.choice([find for find in finds if find.kind == kind])
        sheet.put_discovery(find.kind, find.spaces)
        spaces = sorted(find.spaces, key=lambda space: (int(space[1:]), space[0]))
        first = int(spaces[0][1:]), spaces[0][0]
        lines.append((KINDS.index(kind), first, f"{kind}: {' '.join(spaces)}\n"))
    return "".join(line for _, _, line in sorted(lines))
