"""The fast policy, which plays by the value function alone. Playouts are made of its rounds."""

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
    """Play one round on a sheet, a turn or a snake. In a game of several players others draw the snake, and it is
    assumed that they put it where it costs most."""
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
    """The space where a snake costs its sheet least (with `own`) or most."""
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
