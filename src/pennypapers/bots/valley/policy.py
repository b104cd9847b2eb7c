"""Playing on by the value alone: the fast policy, and what playouts are made of."""

from __future__ import annotations

import numpy as np

from pennypapers.bots.valley.beam import Beam, Proposals, propose
from pennypapers.bots.valley.compiled import compiled
from pennypapers.bots.valley.copies import copy_sheet
from pennypapers.bots.valley.value import Network, value
from pennypapers.rules.bits import NONE, first, rest
from pennypapers.rules.dice import IS_HAZARD
from pennypapers.rules.valley import marks


@compiled
def play_round(
    layout: np.void,
    sheet: np.void,
    roll: int,
    rounds_left: int,
    solo: bool,
    network: Network,
    beam: Beam,
    proposals: Proposals,
) -> None:
    """One round on a sheet, whatever was rolled. What others would draw on it is taken to be the worst."""
    if IS_HAZARD[roll]:
        space = choose_hazard(layout, sheet, rounds_left, solo, solo, network, beam)
        marks.draw_hazard(sheet, space)
    else:
        propose(layout, sheet, roll, rounds_left, network, beam, proposals)
        copy_sheet(proposals.sheets[0], sheet)


@compiled
def choose_hazard(
    layout: np.void, sheet: np.void, rounds_left: int, solo: bool, own: bool, network: Network, beam: Beam
) -> int:
    """Where a snake harms its sheet least (`own`) or most."""
    places = marks.hazard_spaces(layout, sheet, solo)
    best, chosen = -np.inf, first(places)
    trial = beam.trial[0]
    while places != NONE:
        space = first(places)
        places = rest(places)
        copy_sheet(sheet, trial)
        marks.draw_hazard(trial, space)
        worth = value(layout, trial, rounds_left, False, network, beam.activations)
        if not own:
            worth = -worth
        if worth > best:
            best, chosen = worth, space
    return chosen
