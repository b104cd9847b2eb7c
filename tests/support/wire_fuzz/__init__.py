"""Mischief on the wire, and what every message must come to: an answer or a refusal, and a table that goes on.

Scene number n of a seed is always the same, whatever came before it, so that a finding is told by two numbers.
"""

from .on_sockets import play_on_sockets
from .promises import Broken
from .scene import play_scene
from .tally import Tally

__all__ = ["Broken", "Tally", "play_on_sockets", "play_scene"]
