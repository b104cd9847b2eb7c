"""What the server answers: that a request was done and what it gives, or why it was refused.

An answer has all that a screen needs, so that no client ever needs a rule.
"""

from __future__ import annotations

from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType

from pennypapers.bots import StarReason
from pennypapers.refusals import Refusal
from pennypapers.server.messages import requests
from pennypapers.server.messages.news import Closed, Lowered
from pennypapers.server.messages.snapshot import Snapshot
from pennypapers.server.messages.warming import Warming


class Reason(Struct, frozen=True):
    """A refusal: clients have its words in their language."""

    code: str
    facts: dict[str, str | int]

    @classmethod
    def of(cls, refusal: Refusal) -> Reason:
        return cls(refusal.code, dict(refusal.facts))


class Answer(Struct, frozen=True, tag_field="say", tag="answer"):
    """A request was done; `answer` is what it gives, if anything: `ANSWERS` says what."""

    id: int
    answer: Any = None


class Refused(Struct, frozen=True, tag_field="say", tag="refused"):
    """A request was not done, and why. With `id` 0 the message could not be read."""

    id: int
    reason: Reason


# A turn under way


class Line(Struct, frozen=True, omit_defaults=True):
    """One line of the count; `number` is what all its spaces hold, where the rule is about equal numbers."""

    rule: str
    stars: int
    spaces: tuple[str, ...]
    number: int | None = None


class Drawn(Struct, frozen=True, omit_defaults=True):
    """A sheet as text, with its stars and where they come from. `at_end` is what the same sheet counts when the game
    has ended, where that is another figure: what hazards cost may be undone by itself then, unless the table plays
    pencil strict."""

    sheet: str
    stars: int
    lines: list[Line]
    at_end: int | None = None


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


class Near(Struct, frozen=True):
    """The discovery of one kind that a sheet is nearest to: how many numbers it lacks, what the kind is worth, and its
    spaces, of which so many are empty. Without spaces there is none to be seen yet."""

    lacks: int
    stars: int
    spaces: tuple[str, ...]


class NextLevel(Struct, frozen=True):
    """The level that comes next, alone, and how many stars are missing to it."""

    level: str
    missing: int


class DraftAnswer(Struct, frozen=True, omit_defaults=True):
    """A draft as the host understands it. With `refused` the steps up to the wrong one are what is shown. `legal` is
    what may come next; `legal_before` is what was legal before the part of the draft that the player may still change
    (see `Turn.changeable_from`), if there is such a part. `last_round` is the one that ends the game in any case, if
    there is one. A hazard goes into one of `hazard_spaces`; alone they may be so few because they are `beside` what the
    last round filled. `near` is, kind by kind, the discovery that the sheet as drawn is nearest to. `spaces_left` are
    to be filled before the player's own sheet ends the game, as of the last round that closed. Alone `next_level` says
    how far it is to the next one, counted with what the end adds."""

    round: int
    revision: int
    steps: list[str]
    drawn: Drawn
    may_commit: bool
    legal: Legal | UnsetType = UNSET
    legal_before: Legal | UnsetType = UNSET
    hazard_spaces: tuple[str, ...] | UnsetType = UNSET
    beside: tuple[str, ...] = ()
    lacks: Reason | UnsetType = UNSET
    refused: Reason | UnsetType = UNSET
    last_round: int | None = None
    near: dict[str, Near] = {}
    spaces_left: int | None = None
    next_level: NextLevel | None = None


class HintOption(Struct, frozen=True, omit_defaults=True):
    """A turn and the stars at the end of the game that it is expected to lead to; `yours` is the draft as it stands.
    `why` is what mainly speaks for the best turn, compared with the next best, and against any other, compared with the
    best; there is none where no kind of stars differs noticeably."""

    steps: list[str]
    stars: float | None = None
    yours: bool = False
    why: StarReason | None = None


class HintAnswer(Struct, frozen=True):
    """The turns that the strongest bot thinks best, the best first, and the draft if it could be committed. In a hazard
    round only where it would draw."""

    round: int
    options: list[HintOption]


# Tables, games and devices


class TableFound(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A table in a few words."""

    table: str
    code: str
    phase: Literal["lobby", "playing", "over"]
    sheet: str
    name: str  # of the layout
    adventure: str
    day: str = ""
    round: int = 0
    players: list[str] = []  # their names
    seats: list[int] = []  # those of this device
    reclaimable: list[int] = []  # those that this device had and may take back
    keeps: bool = False  # this device keeps the table without a seat
    full: bool = False  # there is no seat left, or the table is locked
    played_on: int = 0  # it goes on from this round of another game
    at: int  # when something last happened


class GameFacts(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a device's list of games says of one. `by_rule`: the stars of each star rule that gave or cost some, in the
    order of the count; games of before do not have it."""

    sheet: str
    name: str  # of the layout
    adventure: str
    player: str
    stars: int
    place: int
    of: int
    level: str = ""
    level_lowered: Lowered | None = None
    day: str = ""
    first_try: bool = False
    by_rule: dict[str, int] = {}
    played_on: int = 0  # it goes on from this round of another game: it has no level and is no best


class GamePlayed(GameFacts, frozen=True, kw_only=True, omit_defaults=True):
    """A finished game of this device."""

    game: str
    at: int


class Possessions(Struct, frozen=True, omit_defaults=True):
    """`bests`: of each sheet that the device finished alone, its best game. `lessons`: the adventures whose first game
    it has played to the end; `exercises`: how many turns of its games it is asked again today. These are on the first
    page alone. `more`: there is a further page."""

    tables: list[TableFound]
    games: list[GamePlayed]
    bests: list[GamePlayed]
    lessons: list[str] = []
    exercises: int = 0
    more: bool = False


class ExerciseShown(Struct, frozen=True):
    """A turn of a finished game of this device that is asked again: the table as it stood in this round, as if its
    player were alone there, and the player's sheet. `cost` is how many stars the turn lost that was played; `left`, how
    many are asked today, this one included."""

    game: str
    seat: int
    round: int
    left: int
    cost: float
    drawn: Drawn
    found: TableFound
    snapshot: Snapshot


class ExerciseDone(Struct, frozen=True):
    """How many stars an answer is expected to lose against the `best` turn, and whether it is as good as solved; what
    was `played` in the game; the day on which it is asked again, or nothing if it rests; how many are left today."""

    lost: float
    solved: bool
    best: list[str]
    played: list[str]
    due: str
    left: int


class Welcome(Struct, frozen=True):
    """The server's version and clock, and the addresses at which other devices reach it: none if they cannot. While it
    is still getting bots and hints ready, how far that is."""

    server: str
    time: int
    addresses: list[str]
    warming: Warming | None = None


class NewCode(Struct, frozen=True):
    code: str


ANSWERS: dict[type[requests.Request], Any] = {
    requests.Hello: Welcome,
    requests.Open: TableFound,
    requests.Expedition: TableFound,
    requests.Learn: TableFound,
    requests.PlayOn: TableFound,
    requests.Find: TableFound,
    requests.Watch: TableFound,
    requests.Mine: Possessions,
    requests.DeviceCode: NewCode,
    requests.Redeem: TableFound | None,
    requests.NextExercise: ExerciseShown | None,
    requests.ExerciseDraft: DraftAnswer,
    requests.ExerciseAsk: dict[str, Reason | None],
    requests.Solve: ExerciseDone,
    requests.Sit: int,
    requests.AddBot: int,
    requests.Hint: HintAnswer,
    requests.Draft: DraftAnswer,
    requests.Ask: dict[str, Reason | None],
    requests.Why: Reason | None,
    requests.Look: Drawn,
    requests.SeatCode: NewCode,
    requests.Again: TableFound,
    requests.Round: Closed,
}
