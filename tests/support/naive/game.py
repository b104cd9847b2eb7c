"""A table's questions, the same for both adventures."""

from __future__ import annotations

from . import temple, valley
from .sheet import Line, Sheet
from .steps import STRUCTURES, Roll, after, canonical


class Illegal(Exception):
    """A step, turn or hazard that the rules don't allow."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


def legal_steps(sheet: Sheet, roll: Roll, done: list[str]) -> set[str]:
    """Every single step that may follow these; none in a hazard round."""
    if "X" in roll:
        return set()
    listing = temple.legal_steps if is_temple(sheet) else valley.legal_steps
    return listing(after(sheet, done), roll, done)


def may_commit(sheet: Sheet, roll: Roll, done: list[str]) -> bool:
    """Whether these (legal) steps make a whole turn."""
    if "X" in roll:
        return False
    return temple.may_commit(sheet, roll, done) if is_temple(sheet) else bool(done)


def play(sheet: Sheet, roll: Roll, steps: list[str]) -> Sheet:
    """The sheet after a whole turn."""
    done: list[str] = []
    for step in [canonical(sheet.drawing, step) for step in steps]:
        if step not in legal_steps(sheet, roll, done):
            raise Illegal(f"{step} is not legal after {' '.join(done) or 'nothing'}")
        done.append(step)
    if not may_commit(sheet, roll, done):
        raise Illegal(f"{' '.join(done) or 'nothing'} is not a whole turn")
    played = after(sheet, done)
    played.last = {step.partition("@")[2] for step in done if "@" in step}
    return played


def plainest(sheet: Sheet, roll: Roll) -> list[str]:
    """Leaving and stalling: the red die alone on the first legal space, or a pass."""
    legal = legal_steps(sheet, roll, [])
    for space in sheet.drawing.spaces:
        if f"{roll[2]}@{space}" in legal:
            return [f"{roll[2]}@{space}"]
    return ["-"]


def hazard_spaces(sheet: Sheet, solo: bool) -> set[str]:
    """Temple 1 and 6, Valley 3 and 8: never in a door; alone, beside what the last round filled."""
    empty = set(sheet.holding("."))
    near = {space for space in empty if sheet.near(space, sheet.last)}
    return near if solo and near else empty


def draw_hazard(sheet: Sheet, space: str, solo: bool) -> Sheet:
    if space not in hazard_spaces(sheet, solo):
        raise Illegal(f"no hazard may be drawn at {space}")
    drawn = sheet.copy()
    drawn.marks[space] = "!"
    drawn.last = {space}
    return drawn


def plainest_hazard(sheet: Sheet, solo: bool) -> str:
    return sheet.drawing.in_reading_order(hazard_spaces(sheet, solo))[0]


def is_over(sheets: list[Sheet], rounds_played: int) -> bool:
    return temple.is_over(sheets) if is_temple(sheets[0]) else valley.is_over(sheets, rounds_played)


def finish(sheet: Sheet, strict: bool) -> Sheet:
    """The sheet as it is counted when the game has ended."""
    return temple.finish(sheet, strict) if is_temple(sheet) else sheet.copy()


def score(sheet: Sheet, strict: bool = False) -> list[Line]:
    """Every line of the sheet as it stands; strict: only the mummies marked 'x' are crossed out."""
    if is_temple(sheet):
        return temple.lines_of(sheet if strict else finish(sheet, strict=False))
    return valley.lines_of(sheet)


def stars(lines: list[Line]) -> int:
    return sum(worth for _, worth, _ in lines)


def tie_break(sheet: Sheet, lines: list[Line]) -> int:
    """Temple 5: the longest run. Valley 7: the stars from structures."""
    counted = ("run",) if is_temple(sheet) else tuple(STRUCTURES)
    return sum(worth for rule, worth, _ in lines if rule in counted)


def places(results: list[tuple[int, int]]) -> list[int]:
    """From stars and tie-breaks; a full tie is shared: 1 1 3."""
    return [1 + sum(other > result for other in results) for result in results]


def level(sheet: Sheet, stars: int) -> str:
    """Temple 6, Valley 8: every snake placed lowers the bounds, crossed out or not."""
    lowered = 0 if is_temple(sheet) else 4 * len(sheet.holding("!", "x"))
    bounds = temple.LEVELS if is_temple(sheet) else valley.LEVELS
    names = ("tourist", "pathfinder", "voyager", "explorer")
    return names[sum(stars >= bound - lowered for bound in bounds)]


def is_temple(sheet: Sheet) -> bool:
    return sheet.drawing.adventure == "temple"
