"""First games: small sheets with dice that are known beforehand, so that a teacher can say what comes.

The seeds were searched for: each adventure's dice, one after another, bring up what there is to learn.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Lesson:
    layout: str
    seed: str


LESSONS = {
    # 2 5 4 · 2 4 5 · Penny 1 4 · 4 lockpick 2 · 2 2 mummy · 1 3 4 · 4 4 2 · 2 3 1 · Penny 1 4
    "temple": Lesson(
        """adventure: temple
name: First Steps
grid:
#  .  .  #
.  +  .  .
.  .  +  .
""",
        "lesson temple 126986",
    ),
    # 2 4 3 · 4 5 4 · 2 Dakota 4 · 4 4 snake · 5 2 4 · Penny 4 4 · 5 4 4 · 1 Dakota 1 · 3 Dakota 4
    "valley": Lesson(
        """adventure: valley
name: First Light
grid:
#  .  .  .
.  .  ~  .
.  .  .  .
.  .  .  #
""",
        "lesson valley 30949",
    ),
}
