"""A Python class of somebody's own as a bot. What goes wrong in it is said with its place in their file."""

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
    """A class in a Python file. Its source travels with it: another machine need not have the file."""

    name: str
    path: str
    class_name: str
    source: str = field(repr=False)
    by_the_clock: bool = False

    def warm_up(self, adventure: str) -> None:
        """Its own affair."""

    def try_out(self, situation: Situation) -> None:
        """It was loaded when it was named."""

    @contextmanager
    def seat(self) -> Iterator[Bot]:
        yield _Spoken(self, self.load())

    def load(self) -> Any:
        """A new one of the class, or a refusal."""
        module = types.ModuleType(f"pennypapers_bot_{Path(self.path).stem}")
        module.__file__ = self.path
        sys.modules[module.__name__] = module  # dataclasses look their module up
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
        """Where in the file it went wrong, and what stands there; nothing if it was elsewhere."""
        line, lines = self._line_of(error), self.source.splitlines()
        if not 1 <= line <= len(lines):
            return {}
        return {"file": self.path, "line": line, "text": lines[line - 1].strip()}

    def _line_of(self, error: BaseException) -> int:
        """The line of the file from which it went wrong: of several the innermost."""
        if isinstance(error, SyntaxError) and error.filename == self.path:
            return error.lineno or 0
        passed = traceback.walk_tb(error.__traceback__)
        return ([0] + [line for frame, line in passed if frame.f_code.co_filename == self.path])[-1]


@dataclass(frozen=True)
class _Spoken:
    """What somebody's class gives is written down and read again: then it is steps and nothing else. It may give the
    text itself."""

    entrant: OwnClass
    bot: Any

    def turn(self, situation: Situation, luck: int) -> Sequence[Step]:
        return read_steps(self._asked(lambda: _text(self.bot.turn(situation, luck))))

    def hazard(self, situation: Situation, luck: int) -> str:
        said = self._asked(lambda: str(self.bot.hazard(situation, luck)))
        step = read_step(f"!{said.removeprefix('!')}")
        assert isinstance(step, Draw)
        return step.space

    def _asked(self, ask: Callable[[], T]) -> T:
        """Whatever it raises is its failure and not the game's; so is a refusal of what it tried by itself."""
        try:
            return ask()
        except (Exception, SystemExit) as error:
            place = self.entrant.place_of(error)
            raise Refusal(
                "bot-raised-at" if place else "bot-raised", error=described(error), **place
            ) from None


def _text(steps: object) -> str:
    """Steps may be given as text, or as anything that gives them one by one."""
    return steps if isinstance(steps, str) else " ".join(_written(step) for step in steps)  # type: ignore[attr-defined]


def _written(step: object) -> str:
    if not isinstance(step, Step):
        raise TypeError(f"{step!r} is no step")
    return write_step(step)


def described(error: BaseException) -> str:
    """An error in half a sentence."""
    said = error.msg if isinstance(error, SyntaxError) else str(error)
    return f"{type(error).__name__}: {said}" if said else type(error).__name__
