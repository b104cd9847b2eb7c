"""The queries that a program may ask before it answers: what is legal after some steps, and how many stars a sheet is
worth (docs/bots.md).

A query is a line that begins with a question mark. It is answered with some lines and a blank one, and changes nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from pennypapers.bots.bot import Situation
from pennypapers.notation import read_sheet, read_steps, write_sheet, write_step
from pennypapers.refusals import Refusal
from pennypapers.rules import Draw, Sheet, Step

MARK = "?"
MOST_QUERIES = 10_000  # in one turn
LONGEST_SHEET = 64  # lines of a sheet in a query


class _Draft(NamedTuple):
    """A turn or a hazard after some steps."""

    sheet: Sheet
    may_commit: bool
    # The legal next steps. They are worked out only when they are asked for, as there can be thousands.
    legal: Callable[[], Sequence[Step]]


def answer(situation: Situation, query: str, next_line: Callable[[], str]) -> str:
    """The answer to a query. If the query has a sheet, `next_line` reads its lines. A query that is wrong is answered
    with the reason; only a sheet with too many lines is refused."""
    verb, _, steps = query.removeprefix(MARK).strip().partition(" ")
    sheet = _read_lines(next_line) if verb == "score" else ""
    try:
        match verb:
            case "legal":
                lines = _legal(_drafted(situation, steps), situation.strict)
            case "stars":
                lines = _stars(_drafted(situation, steps), situation.strict)
            case "score":
                lines = _score(sheet, situation.strict)
            case _:
                raise Refusal("unknown-query", query=query, known=f"{MARK} legal, {MARK} stars, {MARK} score")
    except Refusal as refusal:
        lines = [f"refused: {refusal.code}: {refusal}"]
    return "\n".join(lines) + "\n\n"


def _drafted(situation: Situation, text: str) -> _Draft:
    steps = read_steps(text)
    if situation.roll.hazard:
        return _hazard_drawn(situation, steps)
    turn = situation.sheet.turn(situation.roll).play_all(steps)
    return _Draft(turn.sheet, turn.may_commit, turn.legal)


def _hazard_drawn(situation: Situation, steps: Sequence[Step]) -> _Draft:
    sheet, solo = situation.sheet, situation.solo
    if not steps:
        return _Draft(sheet, False, lambda: [Draw(space) for space in sheet.hazard_spaces(solo)])
    step, *more = steps
    if more or not isinstance(step, Draw):
        raise Refusal("hazard-round")
    return _Draft(sheet.with_hazard(step.space, solo), True, tuple)


def _stars(draft: _Draft, strict: bool) -> list[str]:
    return [f"stars: {draft.sheet.score(strict).stars}", f"commit: {'yes' if draft.may_commit else 'no'}"]


def _legal(draft: _Draft, strict: bool) -> list[str]:
    steps = " ".join(write_step(step) for step in draft.legal())
    return [*_stars(draft, strict), f"legal: {steps}".rstrip(), *write_sheet(draft.sheet).splitlines()]


def _score(text: str, strict: bool) -> list[str]:
    score = read_sheet(text).sheet.score(strict)
    lines = [f"{line.rule}: {line.stars} {' '.join(line.spaces)}" for line in score.lines]
    return [f"stars: {score.stars}", *lines]


def _read_lines(next_line: Callable[[], str]) -> str:
    """The lines up to a blank one."""
    lines = []
    while line := next_line():
        lines.append(line)
        if len(lines) > LONGEST_SHEET:
            raise Refusal("query-too-long", limit=LONGEST_SHEET)
    return "\n".join(lines) + "\n"
