"""The table: its players, whose turn is committed, what is on every sheet, and when the game ends."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from pennypapers.notation import check_newcomer, read_steps, write_step
from pennypapers.notation.game import (
    EMBEDDED,
    MAX_PLAYERS,
    OPTIONS,
    PENCIL_STRICT,
    GameText,
    RoundText,
    TurnText,
)
from pennypapers.notation.shipped import SHIPPED, shipped_layout
from pennypapers.refusals import Refusal
from pennypapers.rules import ADVENTURES, Draw, Roll, Score, Sheet, Step, Turn, empty_sheet, places
from pennypapers.sheets import Layout
from pennypapers.table.events import Event, Joined, Played, Rolled


class Table:
    """The state follows from the events: `check` refuses an event that may not come next, and `apply` lets it happen.
    Whoever stores events does so between the two; `add` is both at once.

    Players commit their turns in any order, and each counts at once in `sheets`. What others may see while a round is
    open is `shown`: the sheets as they were at the end of the last round.
    """

    def __init__(
        self, layout: Layout, players: Iterable[str] = (), options: Iterable[str] = (), sheet_name: str = ""
    ) -> None:
        self.layout = layout
        self.options = tuple(options)
        for option in self.options:
            if option not in OPTIONS:
                raise Refusal("unknown-option", option=option, known=", ".join(OPTIONS))
        self.sheet_name = sheet_name or _name_of(layout)
        self.events: list[Event] = []
        self.players: list[str] = []
        self.sheets: dict[str, Sheet] = {}
        self.shown: dict[str, Sheet] = {}
        self.rounds: list[Rolled] = []
        self.rolled: Rolled | None = None  # what began the open round; None between rounds
        self.turns: list[dict[str, Played]] = []  # for every round the committed turns, by player
        self.is_over = False
        self._checked: tuple[Played, str, Sheet] | None = None
        for player in players:
            self.add(Joined(player))

    # What is going on

    @property
    def solo(self) -> bool:
        return len(self.players) == 1

    @property
    def strict(self) -> bool:
        return PENCIL_STRICT in self.options

    @property
    def last_round(self) -> int | None:
        """The round after which the game ends in any case, if there is one."""
        return ADVENTURES[self.layout.adventure].last_round(len(self.players))

    @property
    def waiting_for(self) -> list[str]:
        """The players whose turn in the open round is not committed yet, in seat order."""
        return [player for player in self.players if player not in self.turns[-1]] if self.rolled else []

    def sheet_held(self, player: str) -> str:
        """Whose sheet a player draws on in the open hazard round; in a solo game it is the player's own."""
        rolled = self._open_round()
        if self.solo:
            return player
        holder = dict(rolled.holds)
        if player not in holder:
            raise Refusal("holds-nothing", player=player)
        return holder[player]

    def turn(self, player: str) -> Turn:
        """A fresh turn for a player in the open round: a draft to play steps on."""
        rolled = self._open_for(player)
        return self.sheets[player].turn(rolled.roll)

    def hazard_spaces(self, player: str) -> tuple[str, ...]:
        """Where a player may draw in the open hazard round."""
        if not self._open_for(player).roll.hazard:
            raise Refusal("no-hazard")
        return self.sheets[self.sheet_held(player)].hazard_spaces(self.solo)

    def score(self, player: str) -> Score:
        return self._sheet(player).score(self.strict)

    def places(self) -> list[int]:
        """The place of every player by the sheets as they are now, in seat order."""
        return places([self.score(player) for player in self.players])

    def level(self) -> str:
        """The level of the solo player by the sheet as it is now."""
        (player,) = self.players
        return self.sheets[player].level(self.score(player).stars)

    # What happens

    def add(self, event: Event) -> None:
        self.check(event)
        self.apply(event)

    def roll(self, roll: Roll | str, holds: Sequence[tuple[str, str]] = ()) -> Rolled:
        """Begin a round with these dice."""
        event = Rolled(Roll.read(roll) if isinstance(roll, str) else roll, tuple(holds))
        self.add(event)
        return event

    def play(self, player: str, steps: str | Sequence[Step]) -> Played:
        """Commit a player's turn, given as text or as steps."""
        event = Played(player, read_steps(steps) if isinstance(steps, str) else tuple(steps))
        self.add(event)
        return event

    def automatic(self, player: str, draft: Sequence[Step] = ()) -> Played:
        """The turn that the table plays if a player is away: their draft if it may be committed as it is, else the
        plainest turn."""
        rolled = self._open_for(player)
        drafted = Played(player, tuple(draft), by_table=True)
        try:
            self.check(drafted)
        except Refusal:
            if rolled.roll.hazard:
                return Played(player, (Draw(self.hazard_spaces(player)[0]),), by_table=True)
            return Played(player, tuple(self.turn(player).plainest()), by_table=True)
        return drafted

    def check(self, event: Event, tried: Turn | None = None) -> None:
        """Refuse an event that may not come next. This changes nothing. If the steps of a turn were tried in a `turn`
        of this table before, they need not be played again; nobody may go on with that one afterwards."""
        match event:
            case Joined():
                self._check_joined(event)
            case Rolled():
                self._check_rolled(event)
            case Played():
                self._checked = (event, *self._outcome(event, tried))

    def apply(self, event: Event) -> None:
        """Let an event happen, which `check` has accepted."""
        self.events.append(event)
        match event:
            case Joined():
                self.players.append(event.player)
                self.sheets[event.player] = empty_sheet(self.layout)
                self.shown[event.player] = self.sheets[event.player]
            case Rolled():
                self.rounds.append(event)
                self.rolled = event
                self.turns.append({})
            case Played():
                self._apply_played(event)

    def _check_joined(self, event: Joined) -> None:
        if self.rounds:
            raise Refusal("already-started")
        if len(self.players) == MAX_PLAYERS:
            raise Refusal("too-many-players", limit=MAX_PLAYERS)
        check_newcomer(event.player, self.players)

    def _check_rolled(self, event: Rolled) -> None:
        if not self.players:
            raise Refusal("nobody-here")
        if self.is_over:
            raise Refusal("game-over")
        if self.rolled:
            raise Refusal("round-open", player=self.waiting_for[0])
        passed_around = event.roll.hazard and not self.solo
        if passed_around:
            _check_passing(self.players, event.holds)
        elif event.holds:
            raise Refusal("holder-unexpected", player=event.holds[0][0])

    def _outcome(self, event: Played, tried: Turn | None = None) -> tuple[str, Sheet]:
        """Whose sheet a turn changes, and that sheet after the turn; or a refusal."""
        rolled = self._open_for(event.player)
        if rolled.roll.hazard:
            if len(event.steps) != 1 or not isinstance(event.steps[0], Draw):
                raise Refusal("hazard-round")
            owner = self.sheet_held(event.player)
            return owner, self.sheets[owner].with_hazard(event.steps[0].space, self.solo)
        sheet = self.sheets[event.player]
        if (
            tried
            and tried.before is sheet
            and tried.roll == rolled.roll
            and tuple(tried.steps) == event.steps
        ):
            return event.player, tried.commit()
        turn = sheet.turn(rolled.roll)
        try:
            turn.play_all(event.steps)
        except Refusal as refusal:
            number = len(turn.steps)
            raise refusal.about(step=write_step(event.steps[number]), number_of_step=number) from None
        return event.player, turn.commit()

    def _apply_played(self, event: Played) -> None:
        checked = self._checked if self._checked and self._checked[0] is event else None
        owner, sheet = checked[1:] if checked else self._outcome(event)
        self._checked = None
        self.sheets[owner] = sheet
        self.turns[-1][event.player] = event
        if len(self.turns[-1]) == len(self.players):
            self._close_round()

    def _close_round(self) -> None:
        self.rolled = None
        sheets = list(self.sheets.values())
        self.is_over = ADVENTURES[self.layout.adventure].is_over(sheets, len(self.rounds))
        if self.is_over:
            for sheet in self.sheets.values():
                sheet.finish(self.strict)
        self.shown = dict(self.sheets)

    def _open_round(self) -> Rolled:
        if self.rolled is None:
            raise Refusal("game-over" if self.is_over else "no-round-open")
        return self.rolled

    def _open_for(self, player: str) -> Rolled:
        self._sheet(player)
        rolled = self._open_round()
        if player in self.turns[-1]:
            raise Refusal("already-played", player=player)
        return rolled

    def _sheet(self, player: str) -> Sheet:
        if player not in self.sheets:
            raise Refusal("unknown-player", player=player)
        return self.sheets[player]

    # As text

    def game(self, **notes: str) -> GameText:
        """The game so far, as it is written to a file; `notes` are optional headers such as `date`."""
        if self.options:
            notes["options"] = " ".join(self.options)
        return GameText(
            self.sheet_name,
            self.layout,
            tuple(self.players),
            notes,
            tuple(self._round_text(number) for number in range(len(self.rounds))),
            tuple(self.score(player).stars for player in self.players) if self.is_over else None,
        )

    def _round_text(self, number: int) -> RoundText:
        rolled, turns = self.rounds[number], self.turns[number]
        holder = dict(rolled.holds)
        return RoundText(
            rolled.roll,
            tuple(
                TurnText(
                    player,
                    turns[player].steps if player in turns else (),
                    holder.get(player),
                    player in turns and turns[player].by_table,
                )
                for player in self.players
                if player in turns or player in holder
            ),
        )


def _name_of(layout: Layout) -> str:
    for name in SHIPPED:
        if shipped_layout(name) == layout:
            return name
    return EMBEDDED


def _check_passing(players: list[str], holds: tuple[tuple[str, str], ...]) -> None:
    """Refuse a way of passing sheets around in which somebody holds their own sheet or a sheet is held twice. The last
    round of a written game may name only some of the holders; then it must be possible for the others to hold a sheet
    that is not their own."""
    holders, owners = [holder for holder, _ in holds], [owner for _, owner in holds]
    for player in (*holders, *owners):
        if player not in players:
            raise Refusal("unknown-player", player=player)
    for number, (holder, owner) in enumerate(holds):
        if holder == owner:
            raise Refusal("holds-own", player=holder)
        if owner in owners[:number] or holder in holders[:number]:
            raise Refusal("holds-twice", player=holder, owner=owner)
    left = set(players) - set(holders)
    if len(left) == 1 and left == set(players) - set(owners):
        raise Refusal("holds-own", player=left.pop())
