"""Beam search for the best turns (Lowerre, 1976): adds step after step, keeps the turns with the highest values, and
ends each of them with the best discovery, if there is one.

Unfinished turns are only compared with others that have spent the same dice: there is a beam for each set of dice.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from pennypapers.bots.valley.compiled import compiled
from pennypapers.bots.valley.copies import TURN, copy_sheet, copy_turn
from pennypapers.bots.valley.patterns import BUILT, CROSSED, number_code
from pennypapers.bots.valley.value import (
    Activations,
    Network,
    new_activations,
    refresh_patterns,
    value,
    value_after,
)
from pennypapers.rules.bits import NONE, Mask, bit, first, rest, size
from pennypapers.rules.dice import GREEN, HIGHEST, IS_DAKOTA, IS_PENNY, PURPLE, ROLLS, TOTAL, Roll
from pennypapers.rules.valley import marks
from pennypapers.rules.valley.discoveries import LISTING, LOWEST, holding, list_discoveries
from pennypapers.rules.valley.marks import PYRAMID, RANGE, SHEET
from pennypapers.rules.valley.stars import FEED_STARS, FIND_STARS, FOOD

WRITE, BUILD, CROSS, REVEAL = range(4)
SPENT_SETS = 8  # sets of three dice, as three bits
NARROW = 2  # beams up to this width skip steps that are rarely the best, to be fast
ROUNDING = 1e-3  # the value of the same sheet may differ so much with the order of the steps that led there


def _repeats(roll: Roll, spent: int, dice: int) -> bool:
    """Whether another set of unspent dice, which is tried before this one, shows the same faces."""
    faces = sorted(roll.faces(dice))
    specials = roll.total(dice) == 0
    others = (other for other in range(1, dice) if not other & spent and roll.total(other))
    return not specials and any(sorted(roll.faces(other)) == faces for other in others)


# REPEATS[roll, spent, dice]
REPEATS = np.array(
    [
        [
            [_repeats(Roll.numbered(roll), spent, dice) for dice in range(SPENT_SETS)]
            for spent in range(SPENT_SETS)
        ]
        for roll in range(ROLLS)
    ]
)


class Beam(NamedTuple):
    """The turns under way: a row of up to `width` for each set of dice that they have spent, and memory to work in."""

    sheets: NDArray[np.void]  # SPENT_SETS x width
    turns: NDArray[np.void]
    values: NDArray[np.float64]
    counts: NDArray[np.int64]  # SPENT_SETS
    trial: NDArray[np.void]  # one sheet to try a step on
    trial_turn: NDArray[np.void]
    listing: NDArray[np.void]
    gains: NDArray[np.float64]  # rough gains of the discoveries on the shortlist
    shortlist: NDArray[np.int64]  # indices of discoveries in the listing
    activations: Activations


class Proposals(NamedTuple):
    """Whole turns, the sheets after them, and the values of these sheets."""

    sheets: NDArray[np.void]
    turns: NDArray[np.void]
    values: NDArray[np.float64]


def new_beam(width: int, finds: int) -> Beam:
    return Beam(
        np.zeros((SPENT_SETS, width), SHEET),
        np.zeros((SPENT_SETS, width), TURN),
        np.zeros((SPENT_SETS, width)),
        np.zeros(SPENT_SETS, np.int64),
        np.zeros(1, SHEET),
        np.zeros(1, TURN),
        np.zeros(1, LISTING),
        np.zeros(finds),
        np.zeros(finds, np.int64),
        new_activations(),
    )


def new_proposals(count: int) -> Proposals:
    return Proposals(np.zeros(count, SHEET), np.zeros(count, TURN), np.zeros(count))


@compiled
def propose(
    layout: np.void,
    sheet: np.void,
    roll: int,
    rounds_left: int,
    network: Network,
    beam: Beam,
    proposals: Proposals,
) -> int:
    """Fill `proposals` with the turns of the highest values, the best first; returns how many there are."""
    _extend_turns(layout, sheet, roll, rounds_left, network, beam)
    count = 0
    while count < len(proposals.values):
        spent, slot = _most_promising(beam)
        if spent == 0:
            break
        beam.values[spent, slot] = -np.inf
        copy_sheet(beam.sheets[spent, slot], proposals.sheets[count])
        copy_turn(beam.turns[spent, slot], proposals.turns[count])
        proposals.values[count] = _reveal_best(
            layout, proposals.sheets[count], proposals.turns[count], rounds_left, network, beam
        )
        count += 1
    _sort(proposals, count, beam)
    return count


@compiled
def _most_promising(beam: Beam) -> tuple[int, int]:
    """The dice spent by the best turn that is left, and its place in that row; 0 for the dice if no turn is left."""
    best, best_spent, best_slot = -np.inf, 0, 0
    for spent in range(1, SPENT_SETS):
        for slot in range(beam.counts[spent]):
            if beam.values[spent, slot] > best:
                best, best_spent, best_slot = beam.values[spent, slot], spent, slot
    return best_spent, best_slot


@compiled
def _sort(proposals: Proposals, count: int, beam: Beam) -> None:
    """Sort the proposals, the best first; by insertion, as they are nearly in order already."""
    for place in range(1, count):
        at = place
        while at > 0 and proposals.values[at] > proposals.values[at - 1]:
            copy_sheet(proposals.sheets[at], beam.trial[0])
            copy_sheet(proposals.sheets[at - 1], proposals.sheets[at])
            copy_sheet(beam.trial[0], proposals.sheets[at - 1])
            copy_turn(proposals.turns[at], beam.trial_turn[0])
            copy_turn(proposals.turns[at - 1], proposals.turns[at])
            copy_turn(beam.trial_turn[0], proposals.turns[at - 1])
            worth = proposals.values[at]
            proposals.values[at] = proposals.values[at - 1]
            proposals.values[at - 1] = worth
            at -= 1


@compiled
def _extend_turns(
    layout: np.void, sheet: np.void, roll: int, rounds_left: int, network: Network, beam: Beam
) -> None:
    for spent in range(SPENT_SETS):
        beam.counts[spent] = 0
    copy_sheet(sheet, beam.sheets[0, 0])
    beam.turns[0, 0]["count"] = 0
    beam.counts[0] = 1
    marks.begin_turn(beam.sheets[0, 0])
    # A set with more dice is a larger number, so every row is complete before it is extended.
    for spent in range(SPENT_SETS - 1):
        for slot in range(beam.counts[spent]):
            refresh_patterns(layout, beam.sheets[spent, slot], network, beam.activations)
            for dice in range(1, SPENT_SETS):
                if dice & spent == 0 and not REPEATS[roll, spent, dice]:
                    _add_steps(layout, roll, spent, slot, dice, rounds_left, network, beam)


@compiled
def _add_steps(
    layout: np.void,
    roll: int,
    spent: int,
    slot: int,
    dice: int,
    rounds_left: int,
    network: Network,
    beam: Beam,
) -> None:
    """Try every step that these dice allow after the turn in this place. A narrow beam tries dice in one order only:
    Penny first, then Dakota, then large numbers before small ones."""
    node = beam.sheets[spent, slot]
    thorough = beam.values.shape[1] > NARROW
    places = marks.open_spaces(layout, node)
    if dice == PURPLE and IS_PENNY[roll]:
        if thorough or spent == 0:
            for number in range(1, HIGHEST + 1):
                # For a pyramid any number from 10 on will do, and the smallest of them costs least beside a snake.
                if thorough or number <= LOWEST[PYRAMID] or node["of"][number] != NONE:
                    _add_at(layout, WRITE, number, places, spent, slot, dice, rounds_left, network, beam)
            _add_at(layout, CROSS, 0, marks.lurking(node), spent, slot, dice, rounds_left, network, beam)
    elif dice == GREEN and IS_DAKOTA[roll]:
        plans = marks.undrawn(node)
        while plans != NONE and (thorough or spent & ~PURPLE == 0):
            _add_at(layout, BUILD, first(plans), places, spent, slot, dice, rounds_left, network, beam)
            plans = rest(plans)
    elif TOTAL[roll, dice] and (thorough or _may_follow(beam.turns[spent, slot], roll, TOTAL[roll, dice])):
        number = TOTAL[roll, dice]
        _add_at(layout, WRITE, number, places, spent, slot, dice, rounds_left, network, beam)
        if number == marks.CHARM:
            _add_at(layout, CROSS, 0, marks.lurking(node), spent, slot, dice, rounds_left, network, beam)


@compiled
def _may_follow(turn: np.void, roll: int, number: int) -> bool:
    """Whether a number may come next in a narrow beam: after larger ones, or after one that was written with Penny."""
    last = turn["count"] - 1
    if last < 0 or turn["verb"][last] != WRITE or turn["what"][last] >= number:
        return True
    return bool(IS_PENNY[roll]) and turn["dice"][last] == PURPLE


@compiled
def _add_at(
    layout: np.void,
    verb: int,
    what: int,
    places: Mask,
    spent: int,
    slot: int,
    dice: int,
    rounds_left: int,
    network: Network,
    beam: Beam,
) -> None:
    trial = beam.trial[0]
    if verb == WRITE:
        code = number_code(beam.sheets[spent, slot], what)
    else:
        code = BUILT + what if verb == BUILD else CROSSED
    while places != NONE:
        space = first(places)
        places = rest(places)
        copy_sheet(beam.sheets[spent, slot], trial)
        take_step(layout, trial, verb, what, bit(space))
        worth = value_after(layout, trial, space, code, rounds_left, network, beam.activations)
        place = _place_for(beam, spent | dice, worth)
        if place >= 0:
            beam.values[spent | dice, place] = worth
            copy_sheet(trial, beam.sheets[spent | dice, place])
            copy_turn(beam.turns[spent, slot], beam.turns[spent | dice, place])
            _append_step(beam.turns[spent | dice, place], verb, dice, what, bit(space))


@compiled
def take_step(layout: np.void, sheet: np.void, verb: int, what: int, spaces: Mask) -> None:
    if verb == WRITE:
        marks.write(layout, sheet, what, first(spaces))
    elif verb == BUILD:
        marks.build(layout, sheet, what, first(spaces))
    elif verb == CROSS:
        marks.cross_out(sheet, first(spaces))
    else:
        marks.reveal(sheet, what, spaces)


@compiled
def _append_step(turn: np.void, verb: int, dice: int, what: int, spaces: Mask) -> None:
    """Add a step to the record of a turn."""
    step = turn["count"]
    turn["verb"][step] = verb
    turn["dice"][step] = dice
    turn["what"][step] = what
    turn["spaces"][step] = spaces
    turn["count"] += 1


@compiled
def _place_for(beam: Beam, spent: int, worth: float) -> int:
    """Where in the row of these dice the turn on the trial sheet goes: in a new place, or in that of the worst turn if
    that is worse; -1 for nowhere. Steps in another order may have led to the same sheet: it is kept only once."""
    trial = beam.trial[0]
    count: int = beam.counts[spent]
    worst, least = -1, worth
    for slot in range(count):
        there = beam.values[spent, slot]
        if abs(there - worth) < ROUNDING and _alike(beam.sheets[spent, slot], trial):
            return -1
        if there < least:
            worst, least = slot, there
    if count < beam.values.shape[1]:
        beam.counts[spent] += 1
        return count
    return worst


@compiled
def _alike(one: np.void, other: np.void) -> bool:
    """Whether two turns led to the same sheet."""
    different = (one["fresh"] ^ other["fresh"]) | (one["crossed"] ^ other["crossed"])
    for number in range(1, HIGHEST + 1):
        different |= one["of"][number] ^ other["of"][number]
    for structure in marks.STRUCTURES:
        different |= one["built"][structure] ^ other["built"][structure]
    return bool(different == NONE)


@compiled
def _reveal_best(
    layout: np.void, sheet: np.void, turn: np.void, rounds_left: int, network: Network, beam: Beam
) -> float:
    """Reveal the discovery after which the sheet has the highest value, or none if that is better; returns the
    value."""
    best = value(layout, sheet, rounds_left, False, network, beam.activations)
    listing = beam.listing[0]
    list_discoveries(layout, sheet, listing)
    chosen = -1
    trial = beam.trial[0]
    for place in range(_shortlist(layout, sheet, beam)):
        find = beam.shortlist[place]
        copy_sheet(sheet, trial)
        marks.reveal(trial, listing["kind"][find], listing["spaces"][find])
        worth = value(layout, trial, rounds_left, False, network, beam.activations)
        if worth > best:
            best, chosen = worth, find
    if chosen >= 0:
        kind, spaces = listing["kind"][chosen], listing["spaces"][chosen]
        marks.reveal(sheet, kind, spaces)
        _append_step(turn, REVEAL, 0, kind, spaces)
    return best


@compiled
def _shortlist(layout: np.void, sheet: np.void, beam: Beam) -> int:
    """Choose the discoveries to evaluate, by a rough gain: the stars they bring now, less a price for the numbers they
    use up. Returns how many. There can be thousands of jungles, too many to evaluate all of them."""
    listing = beam.listing[0]
    large = holding(sheet, LOWEST[RANGE])
    great = holding(sheet, LOWEST[PYRAMID])
    count = 0
    for find in range(listing["count"]):
        kind, spaces = listing["kind"][find], listing["spaces"][find]
        gain = FIND_STARS[kind] - 0.5 * size(spaces) - size(spaces & large) - size(spaces & great)
        for structure in marks.STRUCTURES:
            if FOOD[structure] == kind:
                near = layout["near"][first(sheet["built"][structure])]
                gain += FEED_STARS * size(spaces & near)
        place = count
        if count < len(beam.shortlist):
            count += 1
        else:
            place = 0
            for other in range(1, count):
                if beam.gains[other] < beam.gains[place]:
                    place = other
            if beam.gains[place] >= gain:
                continue
        beam.gains[place] = gain
        beam.shortlist[place] = find
    return count
