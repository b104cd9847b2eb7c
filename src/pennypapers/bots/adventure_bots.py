"""What the bots need to know about an adventure: a plain record, which each adventure makes in its own folder.

Whatever is large is behind a function, so that importing this record loads none of it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple, Protocol

from pennypapers.bots.bot import Budget, Option, Situation
from pennypapers.bots.solo import Turns
from pennypapers.rules import Roll, Step
from pennypapers.sheets import Layout

Tell = Callable[[str], None]


class Agent(Protocol):
    """How an adventure is played: the functions of its module `agent`. A level is one of `rules.LEVELS`. With `None` as
    its budget a level searches for as long as it usually does; a budget of no playouts and no seconds means the fast
    policy alone. `weights` is a file of weights that somebody trained; with `None` they are those that come with the
    game."""

    def turn(
        self, level: str, situation: Situation, seed: int, budget: Budget | None, weights: Path | None = None
    ) -> tuple[Step, ...]: ...

    def hazard(
        self, level: str, situation: Situation, seed: int, budget: Budget | None, weights: Path | None = None
    ) -> str: ...

    def weigh(
        self, situation: Situation, seed: int, budget: Budget | None, also: Sequence[Sequence[Step]]
    ) -> list[Option]: ...


class HindsightSearch(Protocol):
    """How an adventure searches for the best solo game with dice that are all known."""

    def __init__(self, layout: Layout, rolls: Sequence[Roll], strict: bool) -> None: ...

    def tries(self, number: int, seed: int, start: Turns) -> Iterator[tuple[int, int, Turns | None]]:
        """Run one try, and yield now and then: how many changes were tried, the best stars so far, and the turns of
        that game if it is a new one."""


class WeightsFiles(Protocol):
    """How an adventure keeps its weights: the functions of its module `weights`."""

    FILE: Path  # the weights that come with the game

    def read(self, path: Path) -> Any:
        """The weights in a file; an OSError or a ValueError if there are none in it."""

    def write(self, path: Path, weights: Any, notes: str) -> None:
        """Write weights to a file, with notes that say how they were made."""


@dataclass(frozen=True)
class Training:
    """How weights are learned. `train` is given a seed, and a function that it tells its progress; it returns the
    weights."""

    train: Callable[[int, Tell], Any]
    weights: Callable[[], WeightsFiles]
    file_name: str  # where they are written if nobody names another file
    signature: bytes = b""  # what every file of weights begins with; nothing if it is plain text


@dataclass(frozen=True)
class BalanceFacts:
    """What the report for designers of sheets shows of this adventure, besides what it shows of every adventure."""

    maps: tuple[str, ...] = ()  # a map for each of these: star rules, and `structure` for what is built
    wanted: tuple[str, ...] = ()  # star rules without which a sheet lacks something
    filling: str = ""  # the star rule for a full sheet, if there is one


class Compiling(NamedTuple):
    """About how long it takes to compile a part of what an adventure needs: only the progress that is shown depends on
    it."""

    seconds: int
    functions: int


@dataclass(frozen=True)
class AdventureBots:
    """The bots of one adventure."""

    adventure: str
    agent: Callable[[], Agent]
    hindsight: Callable[[], type[HindsightSearch]]
    training: Training
    balance: BalanceFacts
    compiling: dict[str, Compiling]  # by the kind of part (`warm_up.parts`)
