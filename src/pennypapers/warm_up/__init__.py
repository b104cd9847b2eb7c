"""Compiling everything beforehand, or beside what people do, so that nobody waits for a compiler in a game."""

from pennypapers.warm_up.crew import Crew, Progress
from pennypapers.warm_up.parts import PARTS, Part, missing_parts, rules_are_compiled

__all__ = ["PARTS", "Crew", "Part", "Progress", "missing_parts", "rules_are_compiled"]
