"""A Python class of a user's own as a bot. An error in it is refused with the line of the user's file."""

from __future__ import annotations

import sys
import traceback
import types
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

from pennypapers.bots import Bot, Situation
from pennypapers.notation import read_step, read_steps, write_step
from pennypapers.refusals import Fact, Refusal
from pennypapers.rules import Draw, Step

T = TypeVar("T")


@dataclass(frozen=True)
class OwnClass:
    """A class in a Python file. It is sent to other machines with its source, so that they need not have the file."""

    name: str
    path: str
    class_name: str
    source: str = field(repr=False)
    by_the_clock: bool = False

    def warm_up(self, adventure: str) -> None:
        """Nothing: a class loads what it needs itself."""

    def try_out(self, situation: Situation) -> None:
        """Nothing to try: the class was loaded once when its name was read, or refused."""

    @contextmanager
    def seat(self) -> Iterator[Bot]:
        yield _ClassBot(self, self.load())

    def load(self) -> Any:
        """A new object of the class, or a refusal."""
        module = types.ModuleType(f"pennypapers_bot_{Path(self.path).stem}")
        module.__file__ = self.path
        sys.modules[module.__name__] = module  # dataclasses look up the module that they are in
        try:
            exec(compile(self.source, self.path, "exec"), module.__dict__)
            bot = getattr(module, self.class_name)()
        except (Exception, SystemExit) as error:
            place = self.place_of(error)
            raise Refusal(
                "bot-not-loaded-at" if place else "bot-not-loaded",
                bot=self.name,
                reason=described(error),
                **place,
            ) from None
        for verb in ("turn", "hazard"):
            if not callable(getattr(bot, verb, None)):
                raise Refusal("bot-not-loaded", bot=self.name, reason=f"{self.class_name}.{verb}")
        return bot

    def place_of(self, error: BaseException) -> dict[str, Fact]:
        """The line of the file where an error was raised, and its text; nothing if that was outside of the file."""
        line, lines = self._line_of(error), self.source.splitlines()
        if not 1 <= line <= len(lines):
            return {}
        return {"file": self.path, "line": line, "text": lines[line - 1].strip()}

    def _line_of(self, error: BaseException) -> int:
        """The number of the innermost line of the file in the traceback of an error; 0 if there is none."""
        if isinstance(error, SyntaxError) and error.filename == self.path:
            return error.lineno or 0
        passed = traceback.walk_tb(error.__traceback__)
        return ([0] + [line for frame, line in passed if frame.f_code.co_filename == self.path])[-1]


@dataclass(frozen=True)
class _ClassBot:
    """An object of somebody's class as a bot. Its answers are written in the notation and read again, so that nothing
    but steps comes out of it. It may also answer with the text itself."""

    entrant: OwnClass
    bot: Any

    def turn(self, situation: Situation, seed: int) -> Sequence[Step]:
        return read_steps(self._ask(lambda: _text(self.bot.turn(situation, seed))))

    def hazard(self, situation: Situation, seed: int) -> str:
        said = self._ask(lambda: str(self.bot.hazard(situation, seed)))
        step = read_step(f"!{said.removeprefix('!')}")
        assert isinstance(step, Draw)
        return step.space

    def _ask(self, ask: Callable[[], T]) -> T:
        """Whatever the class raises becomes a refusal of the bot. So does a refusal by the rules, of a step that the
        class only tried."""
        try:
            return ask()
        except (Exception, SystemExit) as error:
            place = self.entrant.place_of(error)
            raise Refusal(
                "bot-raised-at" if place else "bot-raised", error=described(error), **place
            ) from None


def _text(steps: object) -> str:
    """The notation of steps, which may be given as text or as an iterable."""
    return steps if isinstance(steps, str) else " ".join(_written(step) for step in steps)  # type: ignore[attr-defined]


def _written(step: object) -> str:
    if not isinstance(step, Step):
        raise TypeError(f"{step!r} is no step")
    return write_step(step)


def described(error: BaseException) -> str:
    """The kind of an error and its message, if it has one."""
    said = error.msg if isinstance(error, SyntaxError) else str(error)
    return f"{type(error).__name__}: {said}" if said else type(error).__name__
