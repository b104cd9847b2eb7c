"""What clients ask for. The schema that clients are written from is generated from these."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from pennypapers.server.messages.log import MOST_TEAMS, Settings

VERSION = 1
LARGEST_MESSAGE = 64 * 1024
LONGEST_GAME = 60_000  # characters, if all of them are plain

Text = Annotated[str, Meta(max_length=200)]
Step = Annotated[str, Meta(max_length=80)]
Steps = Annotated[list[Step], Meta(max_length=80)]
Spaces = Annotated[list[Step], Meta(max_length=16)]
Number = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Secret = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", max_length=64)]
SeatNumber = Number  # one that was given up is never given again, so it may grow large
RemovalReason = Literal["room", "name", "conduct", "mistake"]
Reaction = Literal["star", "laugh", "wow", "ouch", "hurry", "thanks"]
Level = Literal["tourist", "pathfinder", "voyager", "explorer"]


class Request(Struct, frozen=True, kw_only=True, tag_field="do", forbid_unknown_fields=True):
    """What a client asks for; `id` comes back with the answer."""

    id: Number


class Hello(Request, frozen=True, kw_only=True, tag="hello"):
    """The first message of a connection. `secret` is the device's own: 32 random bytes that it keeps."""

    version: int
    secret: Secret


class Open(Request, frozen=True, kw_only=True, tag="open"):
    """Open a table on a shipped sheet, or on an own layout given as `.sheet` text."""

    sheet: Text
    layout: Annotated[str, Meta(max_length=8000)] = ""
    settings: Settings = Settings()


class Expedition(Request, frozen=True, kw_only=True, tag="expedition"):
    """Open a table for today's expedition, or for that of a day before: for practice, as it counts no more."""

    adventure: Literal["temple", "valley"]
    day: Text = ""


class Learn(Request, frozen=True, kw_only=True, tag="lesson"):
    """Open a table for a first game with known dice."""

    adventure: Literal["temple", "valley"]


class PlayOn(Request, frozen=True, kw_only=True, tag="play-on"):
    """Open a table where the game goes on from a round of another one, which is a finished game here or a `.game` text.
    Whoever asks plays on for `player`; bots play for everybody else. The dice come as they came, or new."""

    game: Text = ""
    text: Annotated[str, Meta(max_length=LONGEST_GAME)] = ""
    player: Text
    round: Number
    new_dice: bool = False
    name: Text = ""


class Find(Request, frozen=True, kw_only=True, tag="find"):
    """The table with a code."""

    code: Text


class Watch(Request, frozen=True, kw_only=True, tag="watch"):
    """Listen to a table from now on. `known` is the number of the last news that the client has."""

    table: Text
    known: Number = 0
    screen: bool = False  # a screen for the room, which is nobody who watches


class Mine(Request, frozen=True, kw_only=True, tag="mine"):
    """What this device has: unfinished tables, finished games, bests; the last ones on page 0."""

    page: Annotated[int, Meta(ge=0, le=1_000_000)] = 0


class DeviceCode(Request, frozen=True, kw_only=True, tag="device-code"):
    """A one-time code by which everything that this device has goes to another one."""


class Redeem(Request, frozen=True, kw_only=True, tag="redeem"):
    """Take what a one-time code is for: a seat, or everything another device has."""

    code: Text


class Forget(Request, frozen=True, kw_only=True, tag="forget"):
    """Delete what is kept of this device."""


class NextExercise(Request, frozen=True, kw_only=True, tag="exercise"):
    """The next turn of this device's finished games that it is asked again today, if there is one."""


class OfExercise(Request, frozen=True, kw_only=True):
    """A request about an exercise, which the answer to `exercise` names."""

    game: Text
    seat: SeatNumber
    round: Number


class ExerciseDraft(OfExercise, frozen=True, kw_only=True, tag="exercise-draft"):
    """What a `draft` of these steps would be answered at the table. Nothing is kept."""

    revision: Number
    steps: Steps


class ExerciseAsk(OfExercise, frozen=True, kw_only=True, tag="exercise-ask"):
    """Kind by kind, whether these spaces could be revealed after these steps."""

    steps: Steps
    spaces: Spaces


class Solve(OfExercise, frozen=True, kw_only=True, tag="solve"):
    """A whole turn as the answer to an exercise, to be compared with the best one."""

    steps: Steps


class AtTable(Request, frozen=True, kw_only=True):
    """A request about the table that is being watched."""


class Sit(AtTable, frozen=True, kw_only=True, tag="sit"):
    """Take a seat; with `bot` it is one that this client plays by itself, and everybody sees that it is a bot."""

    name: Text
    initials: Text
    bot: bool = False


class Leave(AtTable, frozen=True, kw_only=True, tag="leave"):
    """Give a seat up before the start; the keeper may remove anybody's, with a reason that its device is told."""

    seat: SeatNumber
    reason: RemovalReason | Literal[""] = ""


class Rename(AtTable, frozen=True, kw_only=True, tag="rename"):
    """Another name and other initials for a seat, before the start: its own device, or the keeper, who thereby also
    agrees to a name that others are to see only then."""

    seat: SeatNumber
    name: Text
    initials: Text


class Keep(AtTable, frozen=True, kw_only=True, tag="keep"):
    """Whoever opened a table keeps it without a seat. For the keeper, or while nobody has a seat."""


class ChooseSheet(AtTable, frozen=True, kw_only=True, tag="sheet"):
    """The keeper chooses another sheet before the start, as `open` does."""

    sheet: Text
    layout: Annotated[str, Meta(max_length=8000)] = ""


class Team(AtTable, frozen=True, kw_only=True, tag="team"):
    """The keeper puts a seat into a team, or (0) into none, before the start."""

    seat: SeatNumber
    team: Annotated[int, Meta(ge=0, le=MOST_TEAMS)]


class GoOn(AtTable, frozen=True, kw_only=True, tag="go-on"):
    """Whoever sits here has seen what the round brought. When everybody who is here has, the dice roll at once."""

    round: Number


class Round(AtTable, frozen=True, kw_only=True, tag="round"):
    """A closed round once more, as the news told it."""

    round: Number


class React(AtTable, frozen=True, kw_only=True, tag="react"):
    """Stamp a reaction that everybody sees in passing."""

    seat: SeatNumber
    reaction: Reaction


class Unveil(AtTable, frozen=True, kw_only=True, tag="unveil"):
    """A screen for the room has shown the result."""


class AskSeat(AtTable, frozen=True, kw_only=True, tag="ask-seat"):
    """Whoever came late asks the keeper to play on for somebody away or for a bot."""

    seat: SeatNumber
    name: Text


class Admit(AtTable, frozen=True, kw_only=True, tag="admit"):
    """The keeper's answer to somebody who asked for a seat."""

    ask: Number
    yes: bool


class Queue(AtTable, frozen=True, kw_only=True, tag="queue"):
    """Whoever came late wants a seat in the next game, or (without a name) no longer does."""

    name: Text = ""
    initials: Text = ""


class EndEvening(AtTable, frozen=True, kw_only=True, tag="end-evening"):
    """The keeper ends the count over several games."""


class Word(AtTable, frozen=True, kw_only=True, tag="word"):
    seat: SeatNumber
    word: Text


class Choose(AtTable, frozen=True, kw_only=True, tag="settings"):
    """The keeper's settings, before the start."""

    settings: Settings


class Start(AtTable, frozen=True, kw_only=True, tag="start"):
    pass


class Roll(AtTable, frozen=True, kw_only=True, tag="roll"):
    pass


class Draft(AtTable, frozen=True, kw_only=True, tag="draft"):
    seat: SeatNumber
    round: Number
    revision: Number
    steps: Steps


class Ask(AtTable, frozen=True, kw_only=True, tag="ask"):
    """Are these spaces a discovery, and if not why not, kind by kind?"""

    seat: SeatNumber
    round: Number
    spaces: Spaces


class Why(AtTable, frozen=True, kw_only=True, tag="why"):
    """Why would a draft of these steps be refused? Nothing is kept."""

    seat: SeatNumber
    round: Number
    steps: Steps


class Commit(AtTable, frozen=True, kw_only=True, tag="commit"):
    seat: SeatNumber
    round: Number
    steps: Steps


class Look(AtTable, frozen=True, kw_only=True, tag="look"):
    """Somebody's sheet as the last closed round left it."""

    seat: SeatNumber


class Pause(AtTable, frozen=True, kw_only=True, tag="pause"):
    paused: bool


class HandOver(AtTable, frozen=True, kw_only=True, tag="hand-over"):
    seat: SeatNumber


class Mute(AtTable, frozen=True, kw_only=True, tag="mute"):
    seat: SeatNumber
    muted: bool


class PlayFor(AtTable, frozen=True, kw_only=True, tag="play-for"):
    """The table plays this turn: for somebody away, if the keeper asks; for somebody whom everybody else has waited for
    for long, if anybody else who sits here asks."""

    seat: SeatNumber


class AddBot(AtTable, frozen=True, kw_only=True, tag="add-bot"):
    """The keeper gives a bot a seat, before the start."""

    level: Level


class StandIn(AtTable, frozen=True, kw_only=True, tag="stand-in"):
    """A bot plays for somebody who is away, or (`level` is empty) no longer. For the keeper; the seat's own device ends
    it by coming back."""

    seat: SeatNumber
    level: Level | Literal[""]


class Hint(AtTable, frozen=True, kw_only=True, tag="hint"):
    """What would the strongest bot do now?"""

    seat: SeatNumber
    round: Number


class Nudge(AtTable, frozen=True, kw_only=True, tag="nudge"):
    seat: SeatNumber


class SeatCode(AtTable, frozen=True, kw_only=True, tag="seat-code"):
    """A one-time code by which a seat goes to another device: for its own, or for the keeper if it is away."""

    seat: SeatNumber


class Reclaim(AtTable, frozen=True, kw_only=True, tag="reclaim"):
    """Take a seat back that the keeper gave to another device while this one was away."""

    seat: SeatNumber


class Again(AtTable, frozen=True, kw_only=True, tag="again"):
    """After the end: another table with the same people."""


AnyRequest = (
    Hello
    | Open
    | Expedition
    | Learn
    | PlayOn
    | Find
    | Watch
    | Mine
    | DeviceCode
    | Redeem
    | Forget
    | NextExercise
    | ExerciseDraft
    | ExerciseAsk
    | Solve
    | Sit
    | Leave
    | Word
    | Choose
    | Start
    | Roll
    | Draft
    | Ask
    | Why
    | Commit
    | Look
    | Pause
    | HandOver
    | Mute
    | PlayFor
    | AddBot
    | StandIn
    | Hint
    | Nudge
    | SeatCode
    | Reclaim
    | Again
    | Rename
    | Keep
    | ChooseSheet
    | Team
    | GoOn
    | Round
    | React
    | Unveil
    | AskSeat
    | Admit
    | Queue
    | EndEvening
)
