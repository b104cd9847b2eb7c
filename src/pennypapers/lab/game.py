"""One game between bots, from the first roll to the count. The table checks every turn; a bot that cannot go on is
replaced, and the game is not."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from pennypapers.bots import Bot, LevelBot, Situation
from pennypapers.lab.chance import luck, secret
from pennypapers.lab.entrants import Entrant, ProgramSeat
from pennypapers.lab.own_class import described
from pennypapers.notation import write_game, write_steps
from pennypapers.notation.game import PENCIL_STRICT
from pennypapers.notation.lines import is_unseen
from pennypapers.refusals import Fact, Refusal
from pennypapers.rules import SHEETS, Draw, Pass, Roll, ScoreLine, Step
from pennypapers.sheets import Layout
from pennypapers.table import FairDice, Table, commitment, fair_key

REPLACEMENT = LevelBot("tourist")


@dataclass(frozen=True)
class Plan:
    """Games that differ in nothing but their number. `sheet` is what the layout is called where it is shown."""

    sheet: str
    layout: Layout
    entrants: tuple[Entrant, ...]  # one a seat
    seed: int
    strict: bool = False
    keep_games: bool = False  # each as `.game` text
    keep_sheets: bool = False  # what was on them in the end

    @property
    def players(self) -> int:
        return len(self.entrants)


def try_out(plans: Sequence[Plan]) -> None:
    """Refuse a bot that cannot play at all: before the first game, not in each of thousands. Each once an adventure."""
    tried = set()
    for plan in plans:
        sheet = SHEETS[plan.layout.adventure](plan.layout)
        for entrant in plan.entrants:
            if (entrant.name, plan.layout.adventure) not in tried:
                tried.add((entrant.name, plan.layout.adventure))
                entrant.try_out(Situation(sheet.copy(), Roll(1, 2, 3), 1, plan.players, plan.strict))


class Failure(NamedTuple):
    """A bot that could not go on, and why: the name of a refusal and its facts."""

    game: int
    seat: int
    bot: str
    round: int
    said: str
    code: str
    facts: dict[str, Fact]


class FinalSheet(NamedTuple):
    """What was on a sheet in the end, and what it was worth."""

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
    """A bot at a table, with what it has used."""

    def __init__(self, bot: Bot, name: str) -> None:
        self.bot, self.name = bot, name
        self.turns = self.passes = 0
        self.seconds = 0.0

    def choose(self, situation: Situation, luck: int) -> tuple[Step, ...]:
        begun = time.perf_counter()
        try:
            if situation.roll.hazard:
                return (Draw(self.bot.hazard(situation, luck)),)
            return tuple(self.bot.turn(situation, luck))
        finally:
            self.seconds += time.perf_counter() - begun
            self.turns += 1

    def replace(self) -> None:
        """For the rest of this game. A program that went wrong is started anew for the next."""
        if isinstance(self.bot, ProgramSeat):
            self.bot.close()
        self.bot = REPLACEMENT


def play_game(plan: Plan, number: int, bots: Sequence[Bot]) -> GameResult:
    """Game `number` of a plan. The bots are those of the plan's entrants, in seat order."""
    initials = [f"B{seat + 1}" for seat in range(plan.players)]
    table = Table(plan.layout, initials, [PENCIL_STRICT] if plan.strict else [])
    key_secret = secret(plan.seed, number)
    dice = FairDice(fair_key(key_secret, [None] * plan.players))
    seats = [Seat(bot, entrant.name) for bot, entrant in zip(bots, plan.entrants, strict=True)]
    failures: list[Failure] = []
    round_ = 0
    while not table.is_over:
        round_ += 1
        roll = dice.roll(round_)
        table.roll(roll, dice.holds(round_, initials) if roll.hazard else ())
        for seat, player in enumerate(initials):
            own_luck = luck(plan.seed, number, seat, round_)
            failure = _decide(table, seats[seat], player, plan, own_luck)
            if failure:
                said, refusal = failure
                failures.append(
                    Failure(number, seat, seats[seat].name, round_, said, refusal.code, refusal.facts)
                )
                seats[seat].replace()
                again = _decide(table, seats[seat], player, plan, own_luck)
                if again:
                    raise again[1]
    text = ""
    if plan.keep_games:
        notes = {
            "seed": f"{plan.seed} {number}",
            "event": _printable(", ".join(seat.name for seat in seats)),
            "commitment": commitment(key_secret),
            "secret": key_secret.hex(),
            "words": " ".join("-" * plan.players),
        }
        text = write_game(table.game(**notes))
    return GameResult(number, round_, _count(table, seats, plan.keep_sheets), tuple(failures), text)


def _decide(table: Table, seat: Seat, player: str, plan: Plan, luck: int) -> tuple[str, Refusal] | None:
    """Let a bot play its turn; or what it said and why that cannot be."""
    rolled = table.rounds[-1]
    sheet = table.sheets[table.sheet_held(player) if rolled.roll.hazard else player]
    # A copy: what a bot does to the sheet it is shown is its own affair.
    situation = Situation(sheet.copy(), rolled.roll, len(table.rounds), plan.players, plan.strict)
    steps: tuple[Step, ...] = ()
    try:
        steps = seat.choose(situation, luck)
        table.play(player, steps)
    except Refusal as refusal:
        return write_steps(steps) or str(refusal.facts.get("step", "")), refusal
    except (Exception, SystemExit) as error:
        # Whatever somebody's own bot raises is that bot's failure and not the game's.
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
    """Somebody's command on one line, as a header has it."""
    return " ".join("".join(" " if is_unseen(character) else character for character in text).split())
