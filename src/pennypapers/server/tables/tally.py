"""What the tables and their bots did since the start, for the metrics."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass
class Tally:
    """Each only grows."""

    games_begun: int = 0
    games_finished: int = 0
    late_bots: int = 0  # turns that the table played because a bot had none in time
    hurried_bots: int = 0  # turns that a bot would have thought about, had there been less to do
