"""The plan of a whole Valley game: which dice fill which space in which round, and which discoveries are made where.

A plan does not say in which round a discovery is revealed. It only has to leave enough rounds for all of them, each
after the round that fills the last of its spaces.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from pennypapers.bots.valley.compiled import compiled
from pennypapers.rules.bits import NONE, Mask, around, bit, first, rest, size
from pennypapers.rules.dice import IS_HAZARD
from pennypapers.rules.valley.discoveries import LOWEST
from pennypapers.rules.valley.marks import JUNGLE, MOST_FINDS, TOWN
from pennypapers.rules.valley.stars import FEED_STARS, FIND_STARS, FOOD, FULL_STARS
from pennypapers.sheets.layout import MAX_SPACES

Numbers = NDArray[np.int64]

# What some dice of a round are used for; unused is 0, so that a new plan is empty.
UNUSED, WRITE, BUILD, CROSS, DRAW = range(5)
USES = 3  # in a round at most, one for each die

# What stands in a space: 0 nothing, 1 to 15 that number, 16 to 18 a structure, 19 a snake, 20 a snake crossed out.
EMPTY, BUILT, SNAKE, CROSSED = 0, 16, 19, 20
NOWHERE = MAX_SPACES


class Plan(NamedTuple):
    """A space that nothing fills has the number of rounds as its round."""

    mark: Numbers  # by space: what stands in it at the end
    when: Numbers  # by space: the round that fills it
    verb: Numbers  # by round and use: what the dice are used for,
    dice: Numbers  # which dice,
    space: Numbers  # and in which space
    kind: Numbers  # by discovery
    spaces: NDArray[np.uint64]  # by discovery
    finds: Numbers  # an array of one: how many discoveries there are


def new_plan(rounds: int) -> Plan:
    return Plan(
        np.zeros(MAX_SPACES + 1, np.int64),
        np.full(MAX_SPACES + 1, rounds, np.int64),
        np.zeros((rounds, USES), np.int64),
        np.zeros((rounds, USES), np.int64),
        np.full((rounds, USES), NOWHERE, np.int64),
        np.zeros(MOST_FINDS, np.int64),
        np.zeros(MOST_FINDS, np.uint64),
        np.zeros(1, np.int64),
    )


@compiled
def copy_plan(source: Plan, target: Plan) -> None:
    target.mark[:] = source.mark
    target.when[:] = source.when
    for number in range(len(source.verb)):
        for use in range(USES):
            target.verb[number, use] = source.verb[number, use]
            target.dice[number, use] = source.dice[number, use]
            target.space[number, use] = source.space[number, use]
    target.finds[0] = source.finds[0]
    for find in range(source.finds[0]):
        target.kind[find] = source.kind[find]
        target.spaces[find] = source.spaces[find]


@compiled
def number_in(plan: Plan, space: int) -> int:
    mark: int = plan.mark[space]
    return mark if mark < BUILT else 0


@compiled
def is_structure(mark: int) -> bool:
    return BUILT <= mark < SNAKE


@compiled
def filled(layout: np.void, plan: Plan) -> Mask:
    spaces = NONE
    left = layout["spaces"]
    while left != NONE:
        if plan.mark[first(left)] != EMPTY:
            spaces |= bit(first(left))
        left = rest(left)
    return spaces


@compiled
def discovered(plan: Plan) -> Mask:
    spaces = NONE
    for find in range(plan.finds[0]):
        spaces |= plan.spaces[find]
    return spaces


@compiled
def fits(plan: Plan, kind: int, spaces: Mask) -> bool:
    """Whether these spaces, connected and of the right shape, hold the numbers that this kind of discovery needs."""
    seen = 0
    while spaces != NONE:
        number = number_in(plan, first(spaces))
        spaces = rest(spaces)
        known = seen >> number & 1
        if number < LOWEST[kind] or (kind == JUNGLE and known) or (kind == TOWN and seen and not known):
            return False
        seen |= 1 << number
    return True


@compiled
def count_stars(layout: np.void, plan: Plan) -> int:
    """The stars of the sheet at the end of the game."""
    total = 0
    for find in range(plan.finds[0]):
        total += FIND_STARS[plan.kind[find]]
    is_full = True
    left = layout["spaces"]
    while left != NONE:
        space = first(left)
        left = rest(left)
        mark = plan.mark[space]
        if mark == EMPTY:
            is_full = False
        elif mark == SNAKE:
            total -= _bite(layout, plan, space)
        elif is_structure(mark):
            total += FEED_STARS * size(layout["near"][space] & _area(plan, FOOD[mark - BUILT]))
    return total + FULL_STARS if is_full else total


@compiled
def _area(plan: Plan, kind: int) -> Mask:
    spaces = NONE
    for find in range(plan.finds[0]):
        if plan.kind[find] == kind:
            spaces |= plan.spaces[find]
    return spaces


@compiled
def _bite(layout: np.void, plan: Plan, snake: int) -> int:
    worst = 0
    near = layout["near"][snake]
    while near != NONE:
        worst = max(worst, number_in(plan, first(near)))
        near = rest(near)
    return worst


@compiled
def count_faults(layout: np.void, plan: Plan, rolls: Numbers, must_fill: bool) -> int:
    """How often the plan breaks a rule; 0 if it can be played. With `must_fill` every space that stays empty counts
    too."""
    faults = 0
    free = layout["spaces"]
    reach = NONE
    fresh = NONE
    for number in range(len(plan.verb)):
        if free == NONE:
            faults += 1  # the game was over
        elif IS_HAZARD[rolls[number]]:
            snake = plan.space[number, 0]
            beside = around(layout, fresh) & free
            fresh = NONE
            if snake == NOWHERE:
                faults += 2
                continue
            fresh = bit(snake)
            if beside != NONE and beside & fresh == NONE:
                faults += 1
            free &= ~fresh
        else:
            fresh = NONE
            used = False
            for use in range(USES):
                verb = plan.verb[number, use]
                used = used or verb != UNUSED
                if verb in (WRITE, BUILD):
                    fresh |= bit(plan.space[number, use])
                elif verb == CROSS and plan.when[plan.space[number, use]] > number:
                    faults += 1
            if not used:
                faults += 1
            new = fresh
            while new != NONE:
                space = next_space(layout, free, reach, new)
                if space == NOWHERE:
                    faults += 1
                    space = first(new)
                reach |= layout["near"][space] | bit(space)
                free &= ~bit(space)
                new &= ~bit(space)
    if must_fill:
        faults += size(free)
    return faults + _late_finds(plan, rolls)


@compiled
def next_space(layout: np.void, free: Mask, reach: Mask, new: Mask) -> int:
    """The first of the spaces in `new` that may be filled next (rules.md, Valley 2), or NOWHERE. `reach` has the spaces
    that are filled and all that are beside them."""
    beside = free & (layout["edge"] if reach == NONE else reach)
    now = new & (beside if beside != NONE else free)
    return first(now) if now != NONE else NOWHERE


@compiled
def _late_finds(plan: Plan, rolls: Numbers) -> int:
    """How many discoveries cannot be revealed. One can be in each round with a turn, from the round on that fills the
    last of its spaces."""
    completed = np.zeros(len(plan.verb) + 1, np.int64)
    for find in range(plan.finds[0]):
        completed[completed_in(plan, plan.spaces[find])] += 1
    late = wanted = rounds = 0
    for number in range(len(plan.verb) - 1, -1, -1):
        wanted += completed[number]
        if not IS_HAZARD[rolls[number]] and plan.verb[number].any():
            rounds += 1
        late = max(late, wanted - rounds)
    return late


@compiled
def completed_in(plan: Plan, spaces: Mask) -> int:
    last = 0
    while spaces != NONE:
        last = max(last, plan.when[first(spaces)])
        spaces = rest(spaces)
    return last
