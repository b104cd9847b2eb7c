"""rules.md, "The Temple of Apikhabou"; the numbers in comments are its points."""

from __future__ import annotations

from .sheet import Line, Sheet
from .steps import Roll, spendable

LEVELS = (15, 25, 30)


def legal_steps(sheet: Sheet, roll: Roll, done: list[str]) -> set[str]:
    if "-" in done:
        return set()
    # 2. Vanquishing: before or after the number, one or several, by any 9.
    steps = {"x" + mummy for mummy in sheet.holding("!") if sheet.near(mummy, sheet.nines())}
    # 1. Each round: one number in one empty space, of the kind that the lockpick decides.
    if not any("@" in step for step in done):
        empty = sheet.holding("+" if "D" in roll else ".")
        numbers = [spent for spent in spendable(roll, done) if not spent.startswith("D=")]
        steps |= {f"{spent}@{space}" for spent in numbers for space in empty}
        if "D" in roll and not empty and not done:
            steps.add("-")
    return steps


def may_commit(sheet: Sheet, roll: Roll, done: list[str]) -> bool:
    """1. Each round: a number, or where the lockpick finds no empty door a pass or mummies alone."""
    passing = "D" in roll and not sheet.holding("+")
    return any("@" in step for step in done) or (passing and bool(done))


def is_over(sheets: list[Sheet]) -> bool:
    """3. End: doors may stay empty."""
    return all(sheet.is_full() for sheet in sheets)


def finish(sheet: Sheet, strict: bool) -> Sheet:
    """2. Vanquishing: mummies that cross themselves out; pencil-strict, only one of the last round does."""
    sheet = sheet.copy()
    if sheet.is_full():
        for mummy in sheet.holding("!"):
            if sheet.near(mummy, sheet.nines()) and (mummy in sheet.last or not strict):
                sheet.marks[mummy] = "x"
    return sheet


def lines_of(sheet: Sheet) -> list[Line]:
    """4. Stars."""
    lines: list[Line] = []
    run = longest_run(sheet)
    if len(run) >= 2:
        lines.append(("run", len(run), run))
    scored = set()
    for number, group in sorted(groups(sheet), key=lambda found: found[0]):
        if len(group) >= 3 and number not in scored:
            scored.add(number)
            lines.append(("group", 3, group))
    for mummy in sheet.holding("!", "x"):
        lines.append(("mummy", 2 if sheet.marks[mummy] == "x" else -2, (mummy,)))
    return lines


def longest_run(sheet: Sheet) -> tuple[str, ...]:
    """The longest path n, n+1, n+2, ...; of several the first in reading order."""
    numbers = sheet.numbers()
    best: tuple[str, ...] = ()
    runs: list[tuple[str, ...]] = [(space,) for space in numbers]
    while runs:
        best = runs[0]  # all are of one length and in reading order, and stay so as they grow
        grown: dict[str, tuple[str, ...]] = {}  # by last space: from there on all go the same way
        for run in runs:
            for space in sheet.drawing.adjacent[run[-1]]:
                if numbers.get(space) == numbers[run[-1]] + 1:
                    grown.setdefault(space, (*run, space))
        runs = list(grown.values())
    return best


def groups(sheet: Sheet) -> list[tuple[int, tuple[str, ...]]]:
    """Every whole connected group of one number, by first space."""
    numbers = sheet.numbers()
    found = []
    seen: set[str] = set()
    for first, number in numbers.items():
        if first in seen:
            continue
        group = {first}
        frontier = [first]
        while frontier:
            for space in sheet.drawing.adjacent[frontier.pop()]:
                if numbers.get(space) == number and space not in group:
                    group.add(space)
                    frontier.append(space)
        seen |= group
        found.append((number, sheet.drawing.in_reading_order(group)))
    return found
