"""Plans and bots for the tests of the lab: quick ones, slow ones, and ones that go wrong."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from pennypapers.lab.entrants import for_seats, read_entrants
from pennypapers.lab.game import GameResult, Plan
from pennypapers.lab.own_class import OwnClass
from pennypapers.lab.work import Workers, numbered, play_plans
from pennypapers.notation import shipped_layout

EXAMPLES = Path(__file__).parents[2] / "examples"

# Plays the first legal step, and slowly.
SLOW = """
import time

class Slow:
    def turn(self, situation, seed):
        time.sleep(0.005)
        return situation.sheet.turn(situation.roll).plainest()

    def hazard(self, situation, seed):
        return situation.sheet.hazard_spaces(situation.solo)[0]
"""

# Takes very long for its first turn.
ASLEEP = SLOW.replace("0.005", "600")


def plan(
    sheet: str = "temple-a", bots: str = "tourist@0", players: int = 1, patience: str = "10s", **more: Any
) -> Plan:
    entrants = for_seats(read_entrants(bots, patience=patience), players)
    return Plan(sheet, shipped_layout(sheet), entrants, **{"seed": 7, **more})


def slow_plan() -> Plan:
    """A plan of games that last long enough to kill a worker in the middle of one."""
    entrant = OwnClass("slow.py:Slow", "slow.py", "Slow", SLOW)
    return Plan("temple-a", shipped_layout("temple-a"), (entrant,), 7)


def play(plans: Sequence[Plan], games: int, workers: Workers | None = None) -> list[Any]:
    """The results of all games in order, without the time that they took."""
    return timeless(play_plans(plans, numbered(games, len(plans)), workers))


def timeless(played: Any) -> list[Any]:
    return sorted((item, without_time(result)) for item, result in played)


def without_time(result: GameResult) -> GameResult:
    return result._replace(seats=tuple(seat._replace(seconds=0.0) for seat in result.seats))


def program(path: Path, text: str) -> str:
    """A program with these lines, by the name that `--bots` takes."""
    path.write_text(text, encoding="utf-8")
    return f"program:{sys.executable} {path}"
