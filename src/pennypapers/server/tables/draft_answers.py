"""What a player is told about a turn under way: the sheet as it would be, and what may come next."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from msgspec import UNSET, UnsetType

from pennypapers.notation import read_step, write_sheet, write_step
from pennypapers.notation.steps import write_number
from pennypapers.refusals import Refusal
from pennypapers.rules import Draw, Number, Sheet, Step, Turn
from pennypapers.server.messages.answers import (
    BestFind,
    DraftAnswer,
    Drawn,
    Finds,
    Legal,
    Line,
    Near,
    NextLevel,
    Reason,
    Way,
)
from pennypapers.server.tables.drafts import Draft
from pennypapers.table import Table

BEST_DISCOVERIES = 5


def drawn(sheet: Sheet, owner: str, strict: bool) -> Drawn:
    """A sheet as everybody sees it."""
    score = sheet.score(strict)
    lines = [Line(*line) for line in score.lines]
    at_end = sheet.stars_at_end(strict)
    return Drawn(write_sheet(sheet, owner), score.stars, lines, at_end if at_end != score.stars else None)


class InPencil(NamedTuple):
    """A draft up to its first wrong step: the sheet as its steps would leave it, and why the next one is refused, if
    there is such a step. `turn` is the turn under way; in a hazard round there is none."""

    sheet: Sheet
    steps: tuple[Step, ...]
    refused: Reason | None
    turn: Turn | None = None


def in_pencil(game: Table, player: str, texts: Sequence[str]) -> InPencil:
    """What comes of the steps that a client sends as a draft."""
    if game.rolled is not None and game.rolled.roll.hazard:
        return _hazard_in_pencil(game, player, texts)
    turn, refused = game.turn(player), None
    for text in texts:
        try:
            turn.play(read_step(text))
        except Refusal as refusal:
            refused = Reason.of(refusal.about(step=text))
            break
    return InPencil(turn.sheet, tuple(turn.steps), refused, turn)


def _hazard_in_pencil(game: Table, player: str, texts: Sequence[str]) -> InPencil:
    sheet = game.sheets[game.sheet_held(player)]
    steps: tuple[Step, ...] = ()
    for text in texts:
        try:
            step = read_step(text)
            if steps or not isinstance(step, Draw):
                raise Refusal("hazard-round")
            sheet = sheet.with_hazard(step.space, game.solo)
            steps = (step,)
        except Refusal as refusal:
            return InPencil(sheet, steps, Reason.of(refusal.about(step=text)))
    return InPencil(sheet, steps, None)


def answer_draft(game: Table, player: str, draft: Draft, pencilled: InPencil) -> DraftAnswer:
    """What somebody is told of a draft, as it came out in pencil: the sheet, and what may come next."""
    turn = pencilled.turn
    if turn is None:
        return _answer_hazard(game, player, draft, pencilled)
    lacks = turn.lacks()
    return DraftAnswer(
        round=draft.round,
        revision=draft.revision,
        steps=draft.texts,
        drawn=drawn(pencilled.sheet, player, game.strict),
        may_commit=lacks is None and pencilled.refused is None,
        legal=legal_next(turn),
        legal_before=_legal_before(game, player, turn),
        lacks=Reason.of(lacks) if lacks else UNSET,
        refused=pencilled.refused or UNSET,
        last_round=game.last_round,
        near={kind: Near(*near) for kind, near in pencilled.sheet.nearest_discoveries().items()},
        spaces_left=game.sheets[player].spaces_left,
        next_level=_next_level(game, pencilled.sheet),
    )


def _answer_hazard(game: Table, player: str, draft: Draft, pencilled: InPencil) -> DraftAnswer:
    owner = game.sheet_held(player)
    return DraftAnswer(
        round=draft.round,
        revision=draft.revision,
        steps=draft.texts,
        drawn=drawn(pencilled.sheet, owner, game.strict),
        may_commit=bool(draft.steps) and pencilled.refused is None,
        hazard_spaces=game.hazard_spaces(player),
        beside=game.sheets[owner].hazard_beside(game.solo),
        refused=pencilled.refused or UNSET,
        last_round=game.last_round,
        spaces_left=game.sheets[player].spaces_left,
        next_level=_next_level(game, pencilled.sheet),
    )


def _next_level(game: Table, sheet: Sheet) -> NextLevel | None:
    """Levels are for whoever plays alone."""
    next_one = sheet.next_level(sheet.stars_at_end(game.strict)) if game.solo else None
    return NextLevel(*next_one) if next_one else None


def _legal_before(game: Table, player: str, turn: Turn) -> Legal | UnsetType:
    if turn.changeable_from == len(turn.steps):
        return UNSET
    return legal_next(game.turn(player).play_all(turn.steps[: turn.changeable_from]))


def legal_next(turn: Turn) -> Legal:
    """What may come next in a turn, without a rule of the game being needed to show it."""
    choices = turn.choices()
    return Legal(
        dice_left=_dice_left(turn.spent),
        numbers=_ways(choices.numbers),
        spaces=choices.spaces,
        structures=choices.structures,
        crossable=choices.crossable if choices.nines else (),
        nines=_ways(tuple(nine for nine in choices.nines if nine)),
        may_pass=choices.may_pass,
        discoveries=_finds(turn.sheet) if turn.may_reveal else {},
    )


@cache
def _dice_left(spent: frozenset[int]) -> tuple[bool, bool, bool]:
    purple, green, red = (any(not used >> die & 1 for used in spent) for die in range(3))
    return purple, green, red


@lru_cache(4096)
def _ways(numbers: tuple[Number, ...]) -> tuple[Way, ...]:
    """Cached, as the same dice make the same numbers for everybody at the table."""
    return tuple(Way(write_number(number), number.value) for number in numbers)


def _finds(sheet: Sheet) -> dict[str, Finds]:
    return {
        kind: Finds(possible.how_many, [BestFind(write_step(find), stars) for find, stars in possible.best])
        for kind, possible in sheet.best_discoveries(BEST_DISCOVERIES).items()
    }


def why_no_discovery(sheet: Sheet, spaces: Sequence[str]) -> dict[str, Reason | None]:
    """Kind by kind whether these spaces could be revealed, and if not why not."""
    reasons = sheet.why_no_discovery(tuple(spaces))
    return {kind: Reason.of(reason) if reason else None for kind, reason in reasons.items()}
