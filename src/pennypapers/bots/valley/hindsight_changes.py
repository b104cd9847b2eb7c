"""Random changes to the plan of a game, and random discoveries around what was changed."""

from __future__ import annotations

import numpy as np

from pennypapers.bots.valley.compiled import compiled
from pennypapers.bots.valley.hindsight_plan import (
    BUILD,
    BUILT,
    CROSS,
    CROSSED,
    DRAW,
    EMPTY,
    NOWHERE,
    SNAKE,
    UNUSED,
    USES,
    WRITE,
    Numbers,
    Plan,
    discovered,
    filled,
    fits,
    is_structure,
    number_in,
)
from pennypapers.rules.bits import NONE, Mask, around, bit, first, nth, rest, size
from pennypapers.rules.dice import GREEN, HIGHEST, IS_DAKOTA, IS_HAZARD, IS_PENNY, PURPLE, TOTAL
from pennypapers.rules.randomness import Generator, below
from pennypapers.rules.valley.discoveries import LOWEST, SIZES
from pennypapers.rules.valley.marks import CHARM, JUNGLE, MOST_FINDS, PYRAMID, RANGE, STRUCTURES, TOWN

# The ways to share out three dice among up to three uses, as sets of bits; the first five ways use all dice.
_SHARES = np.array(
    [
        [1, 2, 4],
        [3, 4, 0],
        [5, 2, 0],
        [6, 1, 0],
        [7, 0, 0],
        [1, 2, 0],
        [1, 4, 0],
        [2, 4, 0],
        [3, 0, 0],
        [5, 0, 0],
        [6, 0, 0],
        [1, 0, 0],
        [2, 0, 0],
        [4, 0, 0],
    ]
)
_WHOLE_SHARES = 5


@compiled
def change(layout: np.void, plan: Plan, rolls: Numbers, generator: Generator) -> Mask:
    """Make one random change; returns the spaces that it concerns, or none if it changed nothing."""
    what = below(generator, 16)
    rounds = len(plan.verb)
    if what < 7:
        one = below(generator, rounds)
        if IS_HAZARD[rolls[one]]:
            return _move_snake(layout, plan, one, generator)
        changed = _share_out(layout, plan, rolls, one, generator)
        other = below(generator, rounds)
        if what == 0 and not IS_HAZARD[rolls[other]]:
            changed |= _share_out(layout, plan, rolls, other, generator)
        return changed
    if what < 15:
        return _swap_some(layout, plan, generator)
    return _forget_some(layout, plan, generator)


@compiled
def mend(layout: np.void, plan: Plan, changed: Mask, tries: int, generator: Generator) -> None:
    """Remove the discoveries that a change has spoilt, and look for new ones around what was changed."""
    towns = 0
    find = 0
    while find < plan.finds[0]:
        kind, spaces = plan.kind[find], plan.spaces[find]
        number = number_in(plan, first(spaces))
        if not fits(plan, kind, spaces) or (kind == TOWN and towns >> number & 1):
            changed |= spaces
            _forget(plan, find)
        else:
            towns |= (1 << number) if kind == TOWN else 0
            find += 1
    changed |= around(layout, changed)
    for _ in range(tries):
        free = layout["spaces"] & ~discovered(plan)
        seeds = free & changed
        if seeds == NONE or plan.finds[0] == MOST_FINDS:
            return
        seed = nth(seeds, below(generator, size(seeds)))
        kind = _likely_kind(number_in(plan, seed), generator)
        spaces = _grow(layout, plan, kind, seed, free, generator)
        if spaces != NONE and not (kind == TOWN and towns >> number_in(plan, seed) & 1):
            plan.kind[plan.finds[0]] = kind
            plan.spaces[plan.finds[0]] = spaces
            plan.finds[0] += 1
            towns |= (1 << number_in(plan, seed)) if kind == TOWN else 0


@compiled
def _likely_kind(number: int, generator: Generator) -> int:
    """A random kind of discovery that the number may be part of; kinds with more stars are more likely."""
    chance = below(generator, 8)
    if number >= LOWEST[PYRAMID] and chance < 4:
        return PYRAMID
    if number >= LOWEST[RANGE] and chance < 6:
        return RANGE
    return TOWN if chance < 7 and chance != 5 else JUNGLE


@compiled
def _grow(layout: np.void, plan: Plan, kind: int, seed: int, free: Mask, generator: Generator) -> Mask:
    """Free spaces around the seed, chosen at random, that make such a discovery; none if the attempt fails."""
    if not fits(plan, kind, bit(seed)):
        return NONE
    near = layout["near"]
    if kind == PYRAMID:
        middles = (near[seed] | bit(seed)) & free
        middle = nth(middles, below(generator, size(middles)))
        turned = below(generator, 4)
        for turn in range(4):
            tee: Mask = layout["tees"][middle, (turned + turn) % 4]
            if tee & bit(seed) != NONE and tee & ~free == NONE and fits(plan, PYRAMID, tee):
                return tee
        return NONE
    spaces = bit(seed)
    for _ in range(SIZES[kind] - 1):
        beside = around(layout, spaces) & free & ~spaces
        fitting = NONE
        while beside != NONE:
            if fits(plan, kind, spaces | bit(first(beside))):
                fitting |= bit(first(beside))
            beside = rest(beside)
        if fitting == NONE:
            return NONE
        spaces |= bit(nth(fitting, below(generator, size(fitting))))
    return spaces


@compiled
def _forget(plan: Plan, find: int) -> None:
    last = plan.finds[0] - 1
    plan.kind[find] = plan.kind[last]
    plan.spaces[find] = plan.spaces[last]
    plan.finds[0] = last


@compiled
def _forget_some(layout: np.void, plan: Plan, generator: Generator) -> Mask:
    """Remove a discovery and some of those beside it: there may be a better way to share out their spaces."""
    if plan.finds[0] == 0:
        return filled(layout, plan)
    find = below(generator, plan.finds[0])
    spaces: Mask = plan.spaces[find]
    _forget(plan, find)
    beside = around(layout, spaces)
    find = 0
    while find < plan.finds[0]:
        if plan.spaces[find] & beside != NONE and below(generator, 2) == 0:
            spaces |= plan.spaces[find]
            _forget(plan, find)
        else:
            find += 1
    return spaces


@compiled
def _move_snake(layout: np.void, plan: Plan, number: int, generator: Generator) -> Mask:
    """Move the snake of a round beside a space that the round before filled, or place it if it has no space yet."""
    snake = plan.space[number, 0]
    if snake == NOWHERE:
        places = layout["spaces"] & ~filled(layout, plan)
        if places == NONE:
            return NONE
        space = nth(places, below(generator, size(places)))
        plan.verb[number, 0] = DRAW
        plan.space[number, 0] = space
        plan.mark[space] = SNAKE
        plan.when[space] = number
        return bit(space)
    before = plan.space[number - 1, below(generator, USES)] if number else NOWHERE
    places = (layout["spaces"] if before == NOWHERE else layout["near"][before]) & ~bit(snake)
    if places == NONE:
        return NONE
    space = nth(places, below(generator, size(places)))
    _swap(plan, snake, space)
    return bit(snake) | bit(space)


@compiled
def _swap_some(layout: np.void, plan: Plan, generator: Generator) -> Mask:
    """Swap what stands in a space with what stands in another one, which may be empty; half of the time a near one."""
    places = filled(layout, plan)
    if places == NONE:
        return NONE
    one = nth(places, below(generator, size(places)))
    others = layout["spaces"]
    if below(generator, 2):
        others = around(layout, layout["near"][one])
    others &= ~bit(one)
    if others == NONE:
        return NONE
    other = nth(others, below(generator, size(others)))
    _swap(plan, one, other)
    return bit(one) | bit(other)


@compiled
def _swap(plan: Plan, one: int, other: int) -> None:
    rounds = len(plan.verb)
    first_round, second_round = plan.when[one], plan.when[other]
    first_use = _use_of(plan, first_round, one) if first_round < rounds else 0
    second_use = _use_of(plan, second_round, other) if second_round < rounds else 0
    if first_round < rounds:
        plan.space[first_round, first_use] = other
    if second_round < rounds:
        plan.space[second_round, second_use] = one
    # If a snake moves, the step that crosses it out moves too.
    if plan.mark[one] == CROSSED or plan.mark[other] == CROSSED:
        for number in range(rounds):
            for use in range(USES):
                if plan.verb[number, use] == CROSS:
                    if plan.space[number, use] == one:
                        plan.space[number, use] = other
                    elif plan.space[number, use] == other:
                        plan.space[number, use] = one
    plan.when[one], plan.when[other] = second_round, first_round
    mark = plan.mark[one]
    plan.mark[one] = plan.mark[other]
    plan.mark[other] = mark


@compiled
def _use_of(plan: Plan, number: int, space: int) -> int:
    """Which use of the dice of a round filled this space."""
    for use in range(USES):
        if plan.space[number, use] == space and plan.verb[number, use] != CROSS:
            return use
    return 0


@compiled
def _share_out(layout: np.void, plan: Plan, rolls: Numbers, number: int, generator: Generator) -> Mask:
    """Use the dice of a round in another way, mostly in the same spaces."""
    roll = rolls[number]
    old = _clear(plan, number)
    changed = old
    share = below(generator, _WHOLE_SHARES if below(generator, 4) else len(_SHARES))
    for use in range(USES):
        dice = _SHARES[share, use]
        penny = bool(IS_PENNY[roll]) and dice == PURPLE
        dakota = bool(IS_DAKOTA[roll]) and dice == GREEN
        total = TOTAL[roll, dice]
        if total == 0 and not penny and not dakota:
            continue
        if (total == CHARM or penny) and below(generator, 3) == 0:
            snake = _some_snake(plan, rolls, number, generator)
            if snake != NOWHERE:
                plan.verb[number, use] = CROSS
                plan.dice[number, use] = dice
                plan.space[number, use] = snake
                plan.mark[snake] = CROSSED
                continue
        mark = total
        if dakota:
            undrawn = _undrawn(layout, plan)
            if undrawn == NONE:
                continue
            mark = BUILT + nth(undrawn, below(generator, size(undrawn)))
        space = _some_space(layout, plan, old, generator)
        if space == NOWHERE:
            continue
        old &= ~bit(space)
        plan.verb[number, use] = BUILD if dakota else WRITE
        plan.dice[number, use] = dice
        plan.space[number, use] = space
        plan.mark[space] = _pennys_number(layout, plan, space, generator) if penny else mark
        plan.when[space] = number
        changed |= bit(space)
    return changed


@compiled
def _clear(plan: Plan, number: int) -> Mask:
    """Undo a round; returns the spaces that it had filled."""
    spaces = NONE
    for use in range(USES):
        space = plan.space[number, use]
        if plan.verb[number, use] == CROSS:
            plan.mark[space] = SNAKE
        elif plan.verb[number, use] != UNUSED:
            plan.mark[space] = EMPTY
            plan.when[space] = len(plan.verb)
            spaces |= bit(space)
        plan.verb[number, use] = UNUSED
        plan.space[number, use] = NOWHERE
    return spaces


@compiled
def _some_snake(plan: Plan, rolls: Numbers, before: int, generator: Generator) -> int:
    """A random snake that is there, and not crossed out, when this round begins."""
    snakes = NONE
    for number in range(before):
        if IS_HAZARD[rolls[number]] and plan.mark[plan.space[number, 0]] == SNAKE:
            snakes |= bit(plan.space[number, 0])
    return nth(snakes, below(generator, size(snakes))) if snakes != NONE else NOWHERE


@compiled
def _undrawn(layout: np.void, plan: Plan) -> Mask:
    """The structures that the plan does not build."""
    drawn = NONE
    left = layout["spaces"]
    while left != NONE:
        mark = plan.mark[first(left)]
        left = rest(left)
        if is_structure(mark):
            drawn |= bit(mark - BUILT)
    undrawn = NONE
    for structure in STRUCTURES:
        undrawn |= bit(structure)
    return undrawn & ~drawn


@compiled
def _some_space(layout: np.void, plan: Plan, old: Mask, generator: Generator) -> int:
    """A random space: mostly one of those just cleared, now and then another empty one, if possible beside a filled
    one."""
    if old != NONE and below(generator, 8):
        return nth(old, below(generator, size(old)))
    there = filled(layout, plan)
    places = layout["spaces"] & ~there & ~old
    if places & around(layout, there) != NONE:
        places &= around(layout, there)
    return nth(places, below(generator, size(places))) if places != NONE else NOWHERE


@compiled
def _pennys_number(layout: np.void, plan: Plan, space: int, generator: Generator) -> int:
    """A random number to write with Penny: the smallest that a pyramid takes, any, or one that a space beside it
    holds."""
    chance = below(generator, 4)
    if chance == 0:
        return int(LOWEST[PYRAMID])
    near = layout["near"][space]
    numbers = NONE
    while near != NONE:
        if number_in(plan, first(near)):
            numbers |= bit(first(near))
        near = rest(near)
    if chance == 1 or numbers == NONE:
        return 1 + below(generator, HIGHEST)
    return number_in(plan, nth(numbers, below(generator, size(numbers))))
