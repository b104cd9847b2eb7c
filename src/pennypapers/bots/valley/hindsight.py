"""The best solo game of the Valley for dice that are all known, searched for by simulated annealing (Kirkpatrick,
Gelatt and Vecchi, 1983): a plan of a whole game is changed at random, again and again."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import reduce
from itertools import product
from operator import or_

import numpy as np
from numpy.typing import NDArray

from pennypapers.bots.solo import Turns, plainest, play_sheet
from pennypapers.bots.valley.compiled import compiled
from pennypapers.bots.valley.hindsight_changes import change, mend
from pennypapers.bots.valley.hindsight_plan import (
    BUILD,
    BUILT,
    CROSS,
    CROSSED,
    DRAW,
    SNAKE,
    UNUSED,
    USES,
    WRITE,
    Numbers,
    Plan,
    completed_in,
    copy_plan,
    count_faults,
    count_stars,
    new_plan,
    next_space,
)
from pennypapers.rules import Build, Cross, Draw, Number, Reveal, Roll, Step, Write
from pennypapers.rules.bits import NONE
from pennypapers.rules.dice import DICE_SETS, GREEN, PURPLE
from pennypapers.rules.randomness import Generator, bits32, generators
from pennypapers.rules.valley.finds import KIND_NAMES
from pennypapers.rules.valley.marks import CHARM
from pennypapers.rules.valley.playout import SOLO_ROUNDS
from pennypapers.rules.valley.sheet import ValleySheet
from pennypapers.rules.valley.turn import STRUCTURES
from pennypapers.sheets import Layout

Records = NDArray[np.void]

SLICE = 10_000  # changes between two looks at the clock
# How many slices each try has; every later try has as many as the last one here.
_SLICES = (5, 5, 10, 10, 20, 20, 40, 40, 80, 80)
# In stars: of a search that begins anew, and of one that begins with the best game so far.
_INITIAL_TEMPERATURE, _RESTART_TEMPERATURE = 2.0, 1.0
_FINAL_TEMPERATURE = 0.45
_FAULT_PENALTY = 5.0  # stars off for each breach of a rule
_LOOKS = 8  # attempts to find a new discovery after each change
_UNIT = 2.0**-32


@compiled
def anneal(
    layouts: Records,
    plan: Plan,
    trial: Plan,
    best: Plan,
    record: Numbers,
    rolls: Numbers,
    must_fill: bool,
    steps: int,
    temperature: float,
    cooling: float,
    generator: Generator,
) -> float:
    """Try so many random changes, and keep those that are better or, by chance, not much worse; the temperature falls a
    little with each. Returns the temperature at the end. `record` has the best stars so far, and `best` the plan with
    which they were reached."""
    layout = layouts[0]
    now = count_stars(layout, plan) - _FAULT_PENALTY * count_faults(layout, plan, rolls, must_fill)
    for _ in range(steps):
        temperature *= cooling
        copy_plan(plan, trial)
        changed = change(layout, trial, rolls, generator)
        if changed == NONE:
            continue
        mend(layout, trial, changed, _LOOKS, generator)
        stars = count_stars(layout, trial)
        enough = now + temperature * np.log((bits32(generator) + 1.0) * _UNIT)
        if stars < enough:
            continue
        faults = count_faults(layout, trial, rolls, must_fill)
        if stars - _FAULT_PENALTY * faults < enough:
            continue
        now = stars - _FAULT_PENALTY * faults
        copy_plan(trial, plan)
        if faults == 0 and stars > record[0]:
            record[0] = stars
            copy_plan(plan, best)
    return temperature


class Search:
    """A search over the games that these rolls allow. If there are fewer rolls than a solo game has rounds, only games
    that fill the grid are finished ones."""

    def __init__(self, layout: Layout, rolls: Sequence[Roll], strict: bool) -> None:
        self._layout = layout
        self._rolls = list(rolls[:SOLO_ROUNDS])

    def tries(self, number: int, seed: int, start: Turns) -> Iterator[tuple[int, int, Turns | None]]:
        """Run try number `number`, and yield after each slice: how many changes it tried, the best stars known, and the
        turns of that game if the slice found a better one. Tries with even numbers begin with the plainest game, the
        others with `start`, the best game so far."""
        generator = generators(seed, number, 1)
        rounds = self._length(number, len(start))
        rolls = np.array([roll.number for roll in self._rolls[:rounds]], np.int64)
        known = self._count(start)
        record = np.array([known])
        plan = self._read(self._plainest_game(rounds) if number % 2 == 0 else start[:rounds], rounds)
        trial, best = new_plan(rounds), new_plan(rounds)
        slices = _SLICES[min(number, len(_SLICES) - 1)]
        temperature = _RESTART_TEMPERATURE if number % 2 else _INITIAL_TEMPERATURE
        cooling = float((_FINAL_TEMPERATURE / temperature) ** (1 / (slices * SLICE)))
        for _ in range(slices):
            temperature = anneal(
                self._layout.records,
                plan,
                trial,
                best,
                record,
                rolls,
                rounds < SOLO_ROUNDS,
                SLICE,
                temperature,
                cooling,
                generator,
            )
            stars = int(record[0])
            yield SLICE, stars, self._write(best) if stars > known else None
            known = stars

    def _length(self, number: int, usual: int) -> int:
        """How many rounds the games of a try last: as many as the best game so far (`usual`), one more or less, or as
        many as there can be. On a small layout the length matters; a large grid is full late or never."""
        longest = min(len(self._rolls), len(self._layout.spaces))
        lengths = (longest, usual, usual, usual - 1, longest, usual, usual, usual + 1)
        return min(max(lengths[number % len(lengths)], 1), len(self._rolls))

    def _plainest_game(self, rounds: int) -> Turns:
        return play_sheet(ValleySheet(self._layout), self._rolls[:rounds], plainest).turns

    def _count(self, turns: Turns) -> int:
        return int(_count(self._layout.records, self._read(turns, len(turns))))

    def _read(self, turns: Turns, rounds: int) -> Plan:
        plan = new_plan(rounds)
        for number, steps in enumerate(turns):
            uses = [step for step in steps if isinstance(step, Write | Build | Cross | Draw)]
            all_dice = _dice_of(self._rolls[number], uses)
            for use, (step, dice) in enumerate(zip(uses, all_dice, strict=True)):
                space = self._layout.number(step.space)
                verb, mark = _verb_and_mark(step)
                plan.verb[number, use] = verb
                plan.dice[number, use] = dice
                plan.space[number, use] = space
                plan.mark[space] = mark
                if verb != CROSS:
                    plan.when[space] = number
            for find in steps:
                if isinstance(find, Reveal):
                    plan.kind[plan.finds[0]] = KIND_NAMES.index(find.kind)
                    plan.spaces[plan.finds[0]] = self._layout.mask(find.spaces)
                    plan.finds[0] += 1
        return plan

    def _write(self, plan: Plan) -> Turns:
        """The turns of a plan, in which every discovery is revealed as soon as it can be."""
        steps = [self._steps(plan, number) for number in range(len(plan.verb))]
        masks = [plan.spaces[find] for find in range(int(plan.finds[0]))]
        by_round = sorted((completed_in(plan, mask), find) for find, mask in enumerate(masks))
        for completed, find in by_round:
            for number in range(completed, len(steps)):
                last = steps[number][-1]
                if not isinstance(last, Draw | Reveal):
                    kind = KIND_NAMES[int(plan.kind[find])]
                    steps[number].append(Reveal(kind, self._layout.names(masks[find])))
                    break
        return tuple(map(tuple, self._in_order(steps)))

    def _steps(self, plan: Plan, number: int) -> list[Step]:
        steps: list[Step] = []
        roll = self._rolls[number]
        for use in range(USES):
            verb, dice, at = (int(part[number, use]) for part in (plan.verb, plan.dice, plan.space))
            if verb == UNUSED:
                continue
            space = self._layout.spaces[at]
            mark = int(plan.mark[at])
            if verb == DRAW:
                steps.append(Draw(space))
            elif verb == BUILD:
                steps.append(Build(STRUCTURES[mark - BUILT], space))
            else:
                penny = roll.penny and dice == PURPLE
                value = mark if verb == WRITE else CHARM
                made = Number(penny=value) if penny else Number(dice=roll.faces(dice))
                steps.append(Write(made, space) if verb == WRITE else Cross(space, made))
        return steps

    def _in_order(self, turns: Sequence[Sequence[Step]]) -> Iterator[list[Step]]:
        """The same turns, with the steps of each in an order in which they are legal."""
        layout = self._layout.record
        free, reach = int(layout["spaces"]), 0
        for steps in turns:
            fills = {
                self._layout.number(step.space): step for step in steps if isinstance(step, Write | Build)
            }
            ordered: list[Step] = []
            while fills:
                new = sum(1 << space for space in fills)
                space = int(next_space(layout, np.uint64(free), np.uint64(reach), np.uint64(new)))
                ordered.append(fills.pop(space))
                reach |= int(layout["near"][space]) | 1 << space
                free &= ~(1 << space)
            for step in steps:
                if isinstance(step, Draw):
                    free &= ~(1 << self._layout.number(step.space))
                if isinstance(step, Draw | Cross | Reveal):
                    ordered.append(step)
            yield ordered


@compiled
def _count(layouts: Records, plan: Plan) -> int:
    return count_stars(layouts[0], plan)


def _verb_and_mark(step: Step) -> tuple[int, int]:
    match step:
        case Write(number, _):
            return WRITE, number.value
        case Build(structure, _):
            return BUILD, BUILT + STRUCTURES.index(structure)
        case Cross():
            return CROSS, CROSSED
    return DRAW, SNAKE


def _dice_of(roll: Roll, steps: Sequence[Step]) -> tuple[int, ...]:
    """The dice that each step uses, no die twice. A step may fit several dice that show the same face: the first way to
    share them out that works is taken."""
    ways = [_ways(roll, step) for step in steps]
    return next(dice for dice in product(*ways) if sum(dice) == reduce(or_, dice, 0))


def _ways(roll: Roll, step: Step) -> list[int]:
    match step:
        case Draw():
            return [0]
        case Build():
            return [GREEN]
        case Write(number, _) | Cross(_, number) if number and not number.penny:
            return [dice for dice in DICE_SETS if roll.total(dice) and roll.faces(dice) == number.dice]
    return [PURPLE]
