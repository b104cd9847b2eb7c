"""Spoilt texts for the readers, and what every text must come to.

Input number n of a seed is always the same bytes, whatever came before it, so that a finding is told by two numbers.
"""

from .corpus import CORPUS, FILES
from .inputs import spoilt
from .promises import Broken, Outcome, examine

__all__ = ["CORPUS", "FILES", "Broken", "Outcome", "examine", "spoilt"]
