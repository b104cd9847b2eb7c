"""One game between bots, from the first roll to the count. The table checks every turn. A bot that cannot go on is
replaced by a tourist for the rest of the game, so that no game is lost."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from pennypapers.bots import Bot, LevelBot, Situation, decide
from pennypapers.lab.entrants import Entrant, ProgramSeat
from pennypapers.lab.own_class import described
from pennypapers.lab.seeds import decision_seed, dice_secret
from pennypapers.notation import write_game, write_steps
from pennypapers.notation.characters import is_unseen
from pennypapers.notation.game import PENCIL_STRICT
from pennypapers.refusals import Fact, Refusal
from pennypapers.rules import Pass, Roll, ScoreLine, Step, empty_sheet
from pennypapers.sheets import Layout
from pennypapers.table import FairDice, Table, commitment, fair_key

REPLACEMENT = LevelBot("tourist")


@dataclass(frozen=True)
class Plan:
    """Games that differ in nothing but their number. `sheet` is the name of the layout in tables and reports."""

    sheet: str
    layout: Layout
    entrants: tuple[Entrant, ...]  # one a seat
    seed: int
    strict: bool = False
    keep_games: bool = False  # each as `.game` text
    keep_sheets: bool = False  # what is on every sheet at the end of a game

    @property
    def players(self) -> int:
        return len(self.entrants)


def try_out(plans: Sequence[Plan]) -> None:
    """Refuse a bot that cannot play at all, before the first of thousands of games. Each bot is tried once for each
    adventure."""
    tried = set()
    for plan in plans:
        sheet = empty_sheet(plan.layout)
        for entrant in plan.entrants:
            if (entrant.name, plan.layout.adventure) not in tried:
                tried.add((entrant.name, plan.layout.adventure))
                entrant.try_out(Situation(sheet.copy(), Roll(1, 2, 3), 1, plan.players, plan.strict))


class Failure(NamedTuple):
    """A turn in which a bot could not go on, and why: what it answered, and the code and the facts of the refusal."""

    game: int
    seat: int
    bot: str
    round: int
    said: str
    code: str
    facts: dict[str, Fact]


class FinalSheet(NamedTuple):
    """What is on a sheet at the end of a game, and what it is worth."""

    tokens: tuple[str, ...]
    lines: tuple[ScoreLine, ...]
    level_bounds: tuple[int, int, int]


class SeatResult(NamedTuple):
    stars: int
    rules: dict[str, int]  # stars of each rule
    level: str
    win: float  # a shared victory is a part of one
    turns: int
    seconds: float  # of thinking
    passes: int  # rounds in which nothing could be written
    sheet: FinalSheet | None


class GameResult(NamedTuple):
    number: int
    rounds: int
    seats: tuple[SeatResult, ...]
    failures: tuple[Failure, ...]
    text: str = ""


class Seat:
    """A bot at a table, with how many turns and how much time it took."""

    def __init__(self, bot: Bot, name: str) -> None:
        self.bot, self.name = bot, name
        self.turns = self.passes = 0
        self.seconds = 0.0

    def choose(self, situation: Situation, seed: int) -> tuple[Step, ...]:
        begun = time.perf_counter()
        try:
            return decide(self.bot, situation, seed)
        finally:
            self.seconds += time.perf_counter() - begun
            self.turns += 1

    def replace(self) -> None:
        """Let a tourist play for the rest of this game. A program is ended, and started anew for the next game."""
        if isinstance(self.bot, ProgramSeat):
            self.bot.close()
        self.bot = REPLACEMENT


def play_game(plan: Plan, number: int, bots: Sequence[Bot]) -> GameResult:
    """Play game `number` of a plan. The bots are those of the plan's entrants, in seat order."""
    initials = [f"B{seat + 1}" for seat in range(plan.players)]
    table = Table(plan.layout, initials, [PENCIL_STRICT] if plan.strict else [])
    secret = dice_secret(plan.seed, number)
    dice = FairDice(fair_key(secret, [None] * plan.players))
    seats = [Seat(bot, entrant.name) for bot, entrant in zip(bots, plan.entrants, strict=True)]
    failures: list[Failure] = []
    round_ = 0
    while not table.is_over:
        round_ += 1
        roll = dice.roll(round_)
        table.roll(roll, dice.holds(round_, initials) if roll.hazard else ())
        for seat, player in enumerate(initials):
            seed = decision_seed(plan.seed, number, seat, round_)
            failure = _play_turn(table, seats[seat], player, seed)
            if failure:
                said, refusal = failure
                failures.append(
                    Failure(number, seat, seats[seat].name, round_, said, refusal.code, refusal.facts)
                )
                seats[seat].replace()
                again = _play_turn(table, seats[seat], player, seed)
                if again:
                    raise again[1]
    text = ""
    if plan.keep_games:
        notes = {
            "seed": f"{plan.seed} {number}",
            "event": _printable(", ".join(seat.name for seat in seats)),
            "commitment": commitment(secret),
            "secret": secret.hex(),
            "words": " ".join("-" * plan.players),
        }
        text = write_game(table.game(**notes))
    return GameResult(number, round_, _count(table, seats, plan.keep_sheets), tuple(failures), text)


def _play_turn(table: Table, seat: Seat, player: str, seed: int) -> tuple[str, Refusal] | None:
    """Let a bot play its turn. Returns None, or if it could not, what it answered and the refusal of that."""
    steps: tuple[Step, ...] = ()
    try:
        steps = seat.choose(Situation.at(table, player), seed)
        table.play(player, steps)
    except Refusal as refusal:
        return write_steps(steps) or str(refusal.facts.get("step", "")), refusal
    except (Exception, SystemExit) as error:
        # Whatever a bot raises is the bot's failure and does not end the game.
        return write_steps(steps), Refusal("bot-raised", error=described(error))
    seat.passes += steps == (Pass(),)
    return None


def _count(table: Table, seats: Sequence[Seat], keep_sheets: bool) -> tuple[SeatResult, ...]:
    places = table.places()
    winners = places.count(1)
    results = []
    for player, seat, place in zip(table.players, seats, places, strict=True):
        sheet, score = table.sheets[player], table.score(player)
        rules: dict[str, int] = {}
        for line in score.lines:
            rules[line.rule] = rules.get(line.rule, 0) + line.stars
        results.append(
            SeatResult(
                stars=score.stars,
                rules=rules,
                level=sheet.level(score.stars),
                win=1 / winners if place == 1 else 0.0,
                turns=seat.turns,
                seconds=seat.seconds,
                passes=seat.passes,
                sheet=FinalSheet(tuple(sheet.tokens()), score.lines, sheet.level_bounds())
                if keep_sheets
                else None,
            )
        )
    return tuple(results)


def _printable(text: str) -> str:
    """A text as one line that a header of a `.game` file may have: the command of a bot can be any text."""
    return " ".join("".join(" " if is_unseen(character) else character for character in text).split())
