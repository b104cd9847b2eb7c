"""What a player is told about a turn under way: the sheet as it would be, and what may come next."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from msgspec import UNSET, UnsetType

from pennypapers.notation import read_step, write_sheet, write_step
from pennypapers.notation.steps import write_number
from pennypapers.refusals import Refusal
from pennypapers.rules import Draw, Number, Sheet, Turn
from pennypapers.server.messages.answers import BestFind, DraftAnswer, Drawn, Finds, Legal, Line, Reason, Way
from pennypapers.table import Table

BEST_DISCOVERIES = 5


def drawn(sheet: Sheet, owner: str, strict: bool) -> Drawn:
    """A sheet as everybody sees it."""
    score = sheet.score(strict)
    lines = [Line(line.rule, line.stars, line.spaces) for line in score.lines]
    return Drawn(write_sheet(sheet, owner), score.stars, lines)


def answer_draft(game: Table, player: str, revision: int, steps: Sequence[str]) -> DraftAnswer:
    """The sheet as these steps would leave it, and what may come next."""
    if _is_hazard_round(game):
        return _answer_hazard(game, player, revision, steps)
    turn, refused = _play(game, player, steps)
    lacks = turn.lacks()
    return DraftAnswer(
        round=len(game.rounds),
        revision=revision,
        steps=[write_step(step) for step in turn.steps],
        drawn=drawn(turn.sheet, player, game.strict),
        may_commit=lacks is None and refused is None,
        legal=legal_next(turn),
        legal_before=_legal_before(game, player, turn),
        lacks=Reason.of(lacks) if lacks else UNSET,
        refused=refused or UNSET,
        last_round=game.last_round,
    )


def _answer_hazard(game: Table, player: str, revision: int, steps: Sequence[str]) -> DraftAnswer:
    owner = game.sheet_held(player)
    sheet, played, refused = _draw(game, player, steps)
    return DraftAnswer(
        round=len(game.rounds),
        revision=revision,
        steps=played,
        drawn=drawn(sheet, owner, game.strict),
        may_commit=bool(played) and refused is None,
        hazard_spaces=game.hazard_spaces(player),
        beside=game.sheets[owner].hazard_beside(game.solo),
        refused=refused or UNSET,
        last_round=game.last_round,
    )


def why_refused(game: Table, player: str, steps: Sequence[str]) -> Reason | None:
    """Why a draft of these steps would be refused; None if it would not be."""
    if _is_hazard_round(game):
        return _draw(game, player, steps)[2]
    return _play(game, player, steps)[1]


def _is_hazard_round(game: Table) -> bool:
    return game.rolled is not None and game.rolled.roll.hazard


def _play(game: Table, player: str, steps: Sequence[str]) -> tuple[Turn, Reason | None]:
    """The turn up to the first wrong step, and what is wrong with that one."""
    turn = game.turn(player)
    for text in steps:
        try:
            turn.play(read_step(text))
        except Refusal as refusal:
            return turn, Reason.of(refusal.about(step=text))
    return turn, None


def _draw(game: Table, player: str, steps: Sequence[str]) -> tuple[Sheet, list[str], Reason | None]:
    """The held sheet with its hazard, the steps up to the first wrong one, and what is wrong with that one."""
    sheet = game.sheets[game.sheet_held(player)]
    played: list[str] = []
    for text in steps:
        try:
            step = read_step(text)
            if played or not isinstance(step, Draw):
                raise Refusal("hazard-round")
            sheet = sheet.with_hazard(step.space, game.solo)
            played.append(text)
        except Refusal as refusal:
            return sheet, played, Reason.of(refusal.about(step=text))
    return sheet, played, None


def _legal_before(game: Table, player: str, turn: Turn) -> Legal | UnsetType:
    if turn.changeable_from == len(turn.steps):
        return UNSET
    earlier = game.turn(player)
    for step in turn.steps[: turn.changeable_from]:
        earlier.play(step)
    return legal_next(earlier)


def legal_next(turn: Turn) -> Legal:
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
    """The same dice make the same numbers for everybody at the table."""
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
