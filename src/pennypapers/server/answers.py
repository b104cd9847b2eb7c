"""What a player is told about a turn under way: all that a screen needs, so that no client ever needs a rule."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from msgspec import UNSET, Struct, UnsetType

from pennypapers.notation import read_step, write_sheet, write_step
from pennypapers.notation.steps import write_number
from pennypapers.refusals import Refusal
from pennypapers.rules import Draw, Number, Sheet, Turn, ValleySheet
from pennypapers.rules.valley import finds
from pennypapers.rules.valley.turn import ValleyTurn
from pennypapers.table import Table

BEST_DISCOVERIES = 5


class Reason(Struct, frozen=True):
    """A refusal: clients have its words in their language."""

    code: str
    facts: dict[str, str | int]

    @classmethod
    def of(cls, refusal: Refusal) -> Reason:
        return cls(refusal.code, dict(refusal.facts))


class Line(Struct, frozen=True):
    rule: str
    stars: int
    spaces: tuple[str, ...]


class Drawn(Struct, frozen=True):
    """A sheet as text, with its stars and where they come from."""

    sheet: str
    stars: int
    lines: list[Line]

    @classmethod
    def of(cls, sheet: Sheet, owner: str, strict: bool) -> Drawn:
        score = sheet.score(strict)
        return cls(write_sheet(sheet, owner), score.stars, [Line(*line) for line in score.lines])


class Way(Struct, frozen=True):
    """A number that can be made now, and how: `text` is what stands before the `@` or `x` of its step."""

    text: str
    value: int


class BestFind(Struct, frozen=True):
    step: str
    stars: int


class Finds(Struct, frozen=True):
    count: int
    best: list[BestFind]


class Legal(Struct, frozen=True):
    """What may come next. Every number may go to every one of `spaces`, and so may the structures."""

    dice_left: tuple[bool, bool, bool]
    numbers: tuple[Way, ...]
    spaces: tuple[str, ...]
    structures: tuple[str, ...]
    crossable: tuple[str, ...]  # mummies, or the snakes that a 9 could be spent on
    nines: tuple[Way, ...]  # what to spend on a snake
    may_pass: bool
    discoveries: dict[str, Finds]


class DraftAnswer(Struct, frozen=True, omit_defaults=True):
    """A draft as the host understands it. With `refused` the steps up to the wrong one are what is shown. `last_round`
    is the one that ends the game in any case, if there is one. A hazard goes into one of `hazard_spaces`; alone they
    may be so few because they are `beside` what the last round filled."""

    round: int
    revision: int
    steps: list[str]
    drawn: Drawn
    may_commit: bool
    legal: Legal | UnsetType = UNSET
    hazard_spaces: tuple[str, ...] | UnsetType = UNSET
    beside: tuple[str, ...] = ()
    lacks: Reason | UnsetType = UNSET
    refused: Reason | UnsetType = UNSET
    last_round: int | None = None


class HintOption(Struct, frozen=True, omit_defaults=True):
    """A turn and the stars at the end of the game that it is expected to lead to; `yours` is the draft as it stands."""

    steps: list[str]
    stars: float | None = None
    yours: bool = False


class HintAnswer(Struct, frozen=True):
    """The turns that the strongest bot thinks best, the best first, and the draft if it could be committed. In a hazard
    round only where it would draw."""

    round: int
    options: list[HintOption]


def answer_draft(game: Table, player: str, revision: int, steps: Sequence[str]) -> DraftAnswer:
    """The sheet as these steps would leave it, and what may come next."""
    rolled = game.rolled
    if rolled and rolled.roll.hazard:
        return _answer_hazard(game, player, revision, steps)
    turn = game.turn(player)
    refused: Reason | UnsetType = UNSET
    for text in steps:
        try:
            turn.play(read_step(text))
        except Refusal as refusal:
            refused = Reason.of(refusal.about(step=text))
            break
    lacks = turn.lacks()
    return DraftAnswer(
        round=len(game.rounds),
        revision=revision,
        steps=[write_step(step) for step in turn.steps],
        drawn=Drawn.of(turn.sheet, player, game.strict),
        may_commit=lacks is None and refused is UNSET,
        legal=legal_next(turn),
        lacks=Reason.of(lacks) if lacks else UNSET,
        refused=refused,
        last_round=game.last_round,
    )


def _answer_hazard(game: Table, player: str, revision: int, steps: Sequence[str]) -> DraftAnswer:
    owner = game.sheet_held(player)
    sheet = game.sheets[owner]
    spaces, beside = game.hazard_spaces(player), sheet.hazard_beside(game.solo)
    played: list[str] = []
    refused: Reason | UnsetType = UNSET
    for text in steps:
        try:
            step = read_step(text)
            if played or not isinstance(step, Draw):
                raise Refusal("hazard-round")
            sheet = sheet.with_hazard(step.space, game.solo)
            played.append(text)
        except Refusal as refusal:
            refused = Reason.of(refusal.about(step=text))
            break
    return DraftAnswer(
        round=len(game.rounds),
        revision=revision,
        steps=played,
        drawn=Drawn.of(sheet, owner, game.strict),
        may_commit=bool(played) and refused is UNSET,
        hazard_spaces=spaces,
        beside=beside,
        refused=refused,
        last_round=game.last_round,
    )


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
        discoveries=_finds(turn) if isinstance(turn, ValleyTurn) and turn.may_reveal else {},
    )


@cache
def _dice_left(spent: frozenset[int]) -> tuple[bool, bool, bool]:
    purple, green, red = (any(not used >> die & 1 for used in spent) for die in range(3))
    return purple, green, red


@lru_cache(4096)
def _ways(numbers: tuple[Number, ...]) -> tuple[Way, ...]:
    """The same dice make the same numbers for everybody at the table."""
    return tuple(Way(write_number(number), number.value) for number in numbers)


def _finds(turn: ValleyTurn) -> dict[str, Finds]:
    return {
        kind: Finds(possible.how_many, [BestFind(write_step(find), stars) for find, stars in possible.best])
        for kind, possible in finds.best_of_each(turn.sheet, BEST_DISCOVERIES).items()
    }


def why_no_discovery(sheet: ValleySheet, spaces: Sequence[str]) -> dict[str, Reason | None]:
    """Kind by kind whether these spaces could be revealed, and if not why not."""
    reasons = {kind: finds.why_not(sheet, kind, tuple(spaces)) for kind in finds.KIND_NAMES}
    return {kind: Reason.of(reason) if reason else None for kind, reason in reasons.items()}
