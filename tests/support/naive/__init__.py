"""The slow, obvious twin of the rules: `rules.md` in plain Python, sentence by sentence.

It shares nothing with the package, so that the two are independent readings of the same page and tests can
compare them. Spaces are names ('c3'), marks are the tokens of a `.sheet`, steps are the texts of a `.game`.
"""

from .game import (
    Illegal,
    draw_hazard,
    finish,
    hazard_spaces,
    is_over,
    legal_steps,
    level,
    may_commit,
    places,
    plainest,
    plainest_hazard,
    play,
    score,
    stars,
    tie_break,
)
from .sheet import Discovery, Drawing, Line, Sheet
from .steps import Roll

__all__ = [
    "Discovery",
    "Drawing",
    "Illegal",
    "Line",
    "Roll",
    "Sheet",
    "draw_hazard",
    "finish",
    "hazard_spaces",
    "is_over",
    "legal_steps",
    "level",
    "may_commit",
    "places",
    "plainest",
    "plainest_hazard",
    "play",
    "score",
    "stars",
    "tie_break",
]
