"""Entrants: bots as they are named on the command line. One is a level, a Python class of the user's own, or a program.

An entrant can be sent to another process or machine. There `seat` makes a bot of it.
"""

from __future__ import annotations

import csv
import re
from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager, closing, contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Protocol

from pennypapers.bots import Bot, Budget, LevelBot, Situation, Trained, find_trained
from pennypapers.bots.external import Program
from pennypapers.lab.own_class import OwnClass, described
from pennypapers.notation import shipped_layout
from pennypapers.refusals import Refusal
from pennypapers.rules import ADVENTURES, LEVELS, Roll, Step, empty_sheet

PROGRAM = "program:"
CLASS_IN_FILE = ".py:"
_PLAYOUTS = re.compile("[0-9]{1,9}")
UNITS = {"ms": 0.001, "s": 1.0, "m": 60.0}


class Entrant(Protocol):
    @property
    def name(self) -> str: ...

    @property
    def by_the_clock(self) -> bool:
        """Whether its budget is in seconds. Then its games cannot be repeated."""

    def warm_up(self, adventure: str) -> None:
        """Load, or compile, what it needs for an adventure, so that the time for that is not counted as thinking."""

    def try_out(self, situation: Situation) -> None:
        """Refuse an entrant that cannot play at all, before any game is begun."""

    def seat(self) -> AbstractContextManager[Bot]:
        """The bot, as a context: at its end whatever the bot has started is ended."""


@dataclass(frozen=True)
class Level:
    """One of our own bots, perhaps with a budget that is not the level's, and with weights that somebody trained."""

    name: str
    level: str
    budget: Budget | None = None
    trained: Trained | None = None

    @property
    def by_the_clock(self) -> bool:
        return self.budget is not None and self.budget.seconds > 0

    def warm_up(self, adventure: str) -> None:
        _decide_once(adventure, self.level)

    def try_out(self, situation: Situation) -> None:
        """Nothing to try: a level can always play."""

    @contextmanager
    def seat(self) -> Iterator[Bot]:
        yield LevelBot(self.level, self.budget, self.trained)


@dataclass(frozen=True)
class OwnProgram:
    name: str
    command: str
    patience: float
    by_the_clock: bool = False

    def warm_up(self, adventure: str) -> None:
        """Nothing: a program loads what it needs itself."""

    def try_out(self, situation: Situation) -> None:
        """Refuse a program that does not start, or dies or keeps silent at its first question. A wrong answer is not
        refused here: it is reported with the games, as a failure."""
        with closing(ProgramSeat(self.command, self.patience)) as program:
            try:
                program.turn(situation, 1)
            except Refusal as refusal:
                if refusal.code == "bot-not-started":
                    raise
                if refusal.code == "bot-died":
                    raise Refusal("bot-died-at-once", bot=self.name, **refusal.facts) from None
                if refusal.code == "bot-silent":
                    raise Refusal("bot-silent-at-once", bot=self.name, **refusal.facts) from None

    @contextmanager
    def seat(self) -> Iterator[Bot]:
        with closing(ProgramSeat(self.command, self.patience)) as program:
            yield program


class ProgramSeat:
    """A program that is started when it is first asked, and started anew after it went wrong."""

    def __init__(self, command: str, patience: float) -> None:
        self._command, self._patience = command, patience
        self._program: Program | None = None

    def turn(self, situation: Situation, seed: int) -> Sequence[Step]:
        return self._ready().turn(situation, seed)

    def hazard(self, situation: Situation, seed: int) -> str:
        return self._ready().hazard(situation, seed)

    def close(self) -> None:
        if self._program:
            self._program.end()
        self._program = None

    def _ready(self) -> Program:
        self._program = self._program or Program(self._command, self._patience)
        return self._program


@cache
def _decide_once(adventure: str, level: str) -> None:
    """Let a level play a turn and a hazard, which loads all that it needs. Cached, as once in a process is enough."""
    bot = LevelBot(level)
    sheet = empty_sheet(shipped_layout(ADVENTURES[adventure].shipped[0]))
    bot.turn(Situation(sheet, Roll(1, 2, 3), 1), 1)
    bot.hazard(Situation(sheet, Roll(1, 2, 6), 1), 1)


def read_entrants(text: str, think: str = "", patience: str = "10s") -> list[Entrant]:
    """Read the names of bots, separated by commas; a name with a comma in it is in double quotes."""
    budget = read_budget(think) if think else None
    seconds = read_seconds(patience)
    try:
        names = next(csv.reader([text], skipinitialspace=True, strict=True), [])
    except csv.Error:  # such as a quotation that does not end, or a line break
        names = []
    if not names:
        raise Refusal("unknown-bot", bot=" ".join(text.split()), known=", ".join(LEVELS))
    return [_read_entrant(name.strip(), budget, seconds) for name in names]


def _read_entrant(text: str, budget: Budget | None, patience: float) -> Entrant:
    if text.startswith(PROGRAM):
        return OwnProgram(text, text.removeprefix(PROGRAM), patience)
    if CLASS_IN_FILE in text:
        path, _, class_name = text.rpartition(":")
        try:
            source = Path(path).read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            reason = getattr(error, "strerror", None) or str(error)
            raise Refusal("bot-not-loaded", bot=text, reason=reason) from None
        entrant = OwnClass(text, path, class_name, source)
        entrant.load()
        return entrant
    named, colon, weights = text.partition(":")
    level, at, own = named.partition("@")
    if level not in LEVELS:
        raise Refusal("unknown-bot", bot=text, known=", ".join(LEVELS))
    budget = read_budget(own) if at else budget
    try:
        return Level(text, level, budget, find_trained(Path(weights)) if colon else None)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or described(error)
        raise Refusal("bot-not-loaded", bot=text, reason=reason) from None


def read_budget(text: str) -> Budget:
    """Read a budget: `400` playouts, or `5s`, `200ms`, `2m` by the clock; `0` is the fast policy alone."""
    if _PLAYOUTS.fullmatch(text):
        return Budget(playouts=int(text))
    return Budget(seconds=read_seconds(text))


def read_seconds(text: str) -> float:
    for unit, seconds in UNITS.items():
        number = text.removesuffix(unit)
        if number != text:
            try:
                time = float(number) * seconds
            except ValueError:
                continue
            if 0 < time < 1e6:
                return time
    raise Refusal("bad-time", text=text)


def for_seats(entrants: Sequence[Entrant], players: int) -> tuple[Entrant, ...]:
    """The entrant of every seat, where one is named for all seats, or one for each."""
    if len(entrants) == 1:
        return (entrants[0],) * players
    if len(entrants) != players:
        raise Refusal("bot-count", bots=len(entrants), players=players)
    return tuple(entrants)
