"""Compiling everything beforehand, or in the background, so that nobody waits for a compiler during a game.

`parts` lists what there is to compile, `crew` compiles it in processes, and `jobs` are the calls that compile a part.
"""

from pennypapers.warm_up.crew import Crew, Progress
from pennypapers.warm_up.parts import PARTS, Part, missing_parts, rules_are_compiled

__all__ = ["PARTS", "Crew", "Part", "Progress", "missing_parts", "rules_are_compiled"]
