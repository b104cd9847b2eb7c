"""The best solo game of the Temple for dice that are all known, searched for by simulated annealing
(Kirkpatrick, Gelatt and Vecchi, 1983).

In the Temple it depends on the dice alone how many rounds a game lasts, and in which of them a number is written, a
mummy is drawn or nothing can be done. So a game is described by the space that each round fills and the number that
each round writes, and can be changed in any round. Only mummies depend on the order: each of them has to be beside the
space that the round before filled.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from pennypapers.bots.bot import Situation
from pennypapers.bots.solo import Turns, play_sheet
from pennypapers.bots.temple.compiled import compiled
from pennypapers.bots.temple.decoding import decode_mark
from pennypapers.rules import Draw, Roll, Step, Write
from pennypapers.rules.bits import NONE, bit, first, rest, size
from pennypapers.rules.dice import HIGHEST, NUMBER_COUNT, NUMBERS
from pennypapers.rules.randomness import Generator, below, bits32, generators
from pennypapers.rules.temple.marks import SHEET, beaten
from pennypapers.rules.temple.sheet import TempleSheet
from pennypapers.rules.temple.stars import GROUP_STARS, MUMMY_STARS, has_group, longest_run
from pennypapers.sheets import Layout
from pennypapers.sheets.layout import MAX_SPACES

Records = NDArray[np.void]
Numbers = NDArray[np.int64]

# What a round does: writes in a doorless space, writes in a door, draws a mummy, or nothing.
WRITE, DOOR, MUMMY, PASS = range(4)

SLICE = 50_000  # changes between two looks at the clock
# How many slices each try has; every later try has as many as the last one here.
_SLICES = (5, 5, 10, 10, 20, 20, 40, 40)
# In stars: of a search that begins anew, and of one that begins with the best game so far.
_INITIAL_TEMPERATURE, _RESTART_TEMPERATURE = 1.2, 0.5
_FINAL_TEMPERATURE = 0.25
_PAIR_BONUS = 0.7  # stars for a number that is beside itself, which is half of a group
_ILLEGAL_PENALTY = 4.0  # stars off for each mummy that could not be drawn where it is
_UNIT = 2.0**-32


class Game(NamedTuple):
    """A whole game. A space that no round fills has the number of rounds as its round; the number of a mummy is 0."""

    purposes: Numbers  # what each round does
    rolls: Numbers
    space_of: Numbers  # by round
    number_of: Numbers
    round_of: Numbers  # by space
    sheet: Records  # the final sheet, of which only the spaces of each number and the mummies are kept


class Best(NamedTuple):
    stars: Numbers  # an array of one number
    space_of: Numbers
    number_of: Numbers


@compiled
def _count_illegal_mummies(layout: np.void, game: Game) -> int:
    """How many mummies could not be drawn where they are (rules.md, Temple 6)."""
    count = 0
    for number in range(1, len(game.purposes)):
        if game.purposes[number] != MUMMY or game.purposes[number - 1] == PASS:
            continue
        near = layout["near"][game.space_of[number - 1]]
        if near & bit(game.space_of[number]) != NONE:
            continue
        near &= ~layout["doors"]
        while near != NONE:
            if game.round_of[first(near)] >= number:
                count += 1
                break
            near = rest(near)
    return count


@compiled
def _stars(layout: np.void, game: Game, uncrossable: int) -> int:
    """The stars of the final sheet. Mummies drawn in round `uncrossable` or later cannot be crossed out any more,
    except one drawn in the last round."""
    sheet = game.sheet[0]
    total = longest_run(layout, sheet)
    for number in range(1, HIGHEST + 1):
        if has_group(layout, sheet, number):
            total += GROUP_STARS
    crossed = beaten(layout, sheet)
    for number in range(uncrossable, len(game.purposes) - 1):
        crossed &= ~bit(game.space_of[number])
    return total + MUMMY_STARS * (2 * size(crossed) - size(sheet["mummies"]))


@compiled
def _pairs(layout: np.void, sheet: np.void) -> int:
    """How many numbers have two adjacent spaces."""
    count = 0
    for number in range(1, HIGHEST + 1):
        left = sheet["of"][number]
        while left != NONE:
            if layout["near"][first(left)] & sheet["of"][number] != NONE:
                count += 1
                break
            left = rest(left)
    return count


@compiled
def _put(game: Game, number_of_round: int, space: int) -> None:
    """Let a round fill a space."""
    sheet = game.sheet[0]
    game.space_of[number_of_round] = space
    game.round_of[space] = number_of_round
    if game.purposes[number_of_round] == MUMMY:
        sheet["mummies"] |= bit(space)
    else:
        sheet["of"][game.number_of[number_of_round]] |= bit(space)


@compiled
def _lift(game: Game, number_of_round: int) -> None:
    """Empty the space that a round fills."""
    sheet = game.sheet[0]
    space = game.space_of[number_of_round]
    game.round_of[space] = len(game.purposes)
    if game.purposes[number_of_round] == MUMMY:
        sheet["mummies"] &= ~bit(space)
    else:
        sheet["of"][game.number_of[number_of_round]] &= ~bit(space)


@compiled
def _move(game: Game, one: int, space: int, number: int) -> None:
    """Let a round write this number in this space. The round that had the space before gets the one that becomes
    free."""
    old = game.space_of[one]
    other = game.round_of[space]
    _lift(game, one)
    if other != one and other < len(game.purposes):
        _lift(game, other)
        _put(game, other, old)
    game.number_of[one] = number
    _put(game, one, space)


@compiled
def anneal(
    layouts: Records,
    game: Game,
    best: Best,
    uncrossable: int,
    steps: int,
    temperature: float,
    cooling: float,
    generator: Generator,
) -> float:
    """Try so many random changes, and keep those that are better or, by chance, not much worse; the temperature falls a
    little with each. Returns the temperature at the end."""
    layout = layouts[0]
    rounds = len(game.purposes)
    now = _stars(layout, game, uncrossable) + _PAIR_BONUS * _pairs(layout, game.sheet[0])
    now -= _ILLEGAL_PENALTY * _count_illegal_mummies(layout, game)
    for _ in range(steps):
        temperature *= cooling
        one = below(generator, rounds)
        if game.purposes[one] == PASS:
            continue
        old_space, old_number = game.space_of[one], game.number_of[one]
        space, number = old_space, old_number
        kind = below(generator, 3)
        if kind != 0:
            space = below(generator, layout["count"])
            if (layout["doors"] & bit(space) != NONE) != (game.purposes[one] == DOOR):
                continue
        if kind != 1 and game.purposes[one] != MUMMY:
            number = NUMBERS[game.rolls[one], below(generator, NUMBER_COUNT[game.rolls[one]])]
        if space == old_space and number == old_number:
            continue
        _move(game, one, space, number)
        illegal = _count_illegal_mummies(layout, game)
        stars = _stars(layout, game, uncrossable)
        after = stars + _PAIR_BONUS * _pairs(layout, game.sheet[0]) - _ILLEGAL_PENALTY * illegal
        if after >= now or bits32(generator) * _UNIT < np.exp((after - now) / temperature):
            now = after
            if illegal == 0 and stars > best.stars[0]:
                best.stars[0] = stars
                best.space_of[:] = game.space_of
                best.number_of[:] = game.number_of
        else:
            _move(game, one, old_space, old_number)
    return temperature


class Search:
    """A search over the games that these rolls allow. There must be enough rolls for a whole game."""

    def __init__(self, layout: Layout, rolls: Sequence[Roll], strict: bool) -> None:
        self._layout = layout
        self._purposes = _purposes(layout, rolls)
        self._rolls = rolls[: len(self._purposes)]
        self._strict = strict

    def tries(self, number: int, seed: int, start: Turns) -> Iterator[tuple[int, int, Turns | None]]:
        """Run try number `number`, and yield after each slice: how many changes it tried, the best stars known, and the
        turns of that game if the slice found a better one. Tries with even numbers begin with a random game, the others
        with `start`, the best game so far."""
        generator = generators(seed, number, 1)
        game = self._read(start)
        best = Best(np.zeros(1, np.int64), game.space_of.copy(), game.number_of.copy())
        best.stars[0] = known = self._count(game)
        if number % 2 == 0:
            self._shuffle(game, generator)
        slices = _SLICES[min(number, len(_SLICES) - 1)]
        temperature = _RESTART_TEMPERATURE if number % 2 else _INITIAL_TEMPERATURE
        cooling = float((_FINAL_TEMPERATURE / temperature) ** (1 / (slices * SLICE)))
        for _ in range(slices):
            temperature = anneal(
                self._layout.records, game, best, self._uncrossable, SLICE, temperature, cooling, generator
            )
            stars = int(best.stars[0])
            yield SLICE, stars, self._write(best) if stars > known else None
            known = stars

    @property
    def _uncrossable(self) -> int:
        """In pencil strict, where only what a player crossed out counts: the first of the rounds at the end of the game
        that all draw mummies, as no turn follows in which they could be crossed out."""
        first_of_them = len(self._purposes)
        while self._strict and first_of_them and self._purposes[first_of_them - 1] == MUMMY:
            first_of_them -= 1
        return first_of_them

    def _count(self, game: Game) -> int:
        return int(_count(self._layout.records, game, self._uncrossable))

    def _read(self, turns: Turns) -> Game:
        rounds = len(self._purposes)
        game = Game(
            np.array(self._purposes, np.int64),
            np.array([roll.number for roll in self._rolls], np.int64),
            np.full(rounds, MAX_SPACES, np.int64),
            np.zeros(rounds, np.int64),
            np.full(MAX_SPACES + 1, rounds, np.int64),
            np.zeros(1, SHEET),
        )
        for number, steps in enumerate(turns):
            for step in steps:
                if isinstance(step, Write):
                    game.number_of[number] = step.number.value
                if isinstance(step, Write | Draw):
                    _put(game, number, self._layout.number(step.space))
        return game

    def _shuffle(self, game: Game, generator: Generator) -> None:
        for number, purpose in enumerate(self._purposes):
            if purpose != PASS:
                doors = self._layout.record["doors"]
                mask = doors if purpose == DOOR else self._layout.record["spaces"] & ~doors
                spaces = [space for space in range(len(self._layout.spaces)) if int(mask) >> space & 1]
                roll = game.rolls[number]
                value = 0
                if purpose != MUMMY:
                    value = NUMBERS[roll, below(generator, NUMBER_COUNT[roll])]
                _move(game, number, spaces[below(generator, len(spaces))], value)

    def _write(self, best: Best) -> Turns:
        """The turns of a game, in which every mummy is crossed out as soon as it can be."""

        def choose(situation: Situation) -> tuple[Step, ...]:
            number = situation.round - 1
            return decode_mark(situation, int(best.number_of[number]), int(best.space_of[number]))

        return play_sheet(TempleSheet(self._layout), self._rolls, choose).turns


@compiled
def _count(layouts: Records, game: Game, uncrossable: int) -> int:
    return _stars(layouts[0], game, uncrossable)


def _purposes(layout: Layout, rolls: Sequence[Roll]) -> list[int]:
    """What each round does, until all doorless spaces are full."""
    doors = len(layout.doors)
    left = len(layout.spaces) - doors
    purposes = []
    for roll in rolls:
        if left == 0:
            break
        if roll.hazard:
            purposes.append(MUMMY)
        elif not roll.dakota:
            purposes.append(WRITE)
        else:
            purposes.append(DOOR if doors else PASS)
            doors -= 1 if doors else 0
            continue
        left -= 1
    return purposes
