"""The register of the adventures that have bots of their own: one line for each."""

from __future__ import annotations

from pennypapers.bots.adventure_bots import AdventureBots
from pennypapers.bots.temple import TEMPLE_BOTS
from pennypapers.bots.valley import VALLEY_BOTS
from pennypapers.refusals import Refusal

ADVENTURE_BOTS: dict[str, AdventureBots] = {
    TEMPLE_BOTS.adventure: TEMPLE_BOTS,
    VALLEY_BOTS.adventure: VALLEY_BOTS,
}


def bots_of(adventure: str) -> AdventureBots:
    """The bots of an adventure, or a refusal if it has none."""
    if adventure not in ADVENTURE_BOTS:
        raise Refusal("no-bots", adventure=adventure, known=", ".join(ADVENTURE_BOTS))
    return ADVENTURE_BOTS[adventure]
