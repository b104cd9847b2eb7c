"""Mischief on the wire, and what every message must come to: an answer or a refusal, and a table that goes on.

Scene number n of a seed is always the same, whatever came before it, so that a finding is told by two numbers.
"""

from .rogue import Gossip, Rogue
from .scene import Broken, Tally, play_scene

__all__ = ["Broken", "Gossip", "Rogue", "Tally", "play_scene"]
