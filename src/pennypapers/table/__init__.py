"""A table of 1 to 100 seats: pure, event by event. Nothing here knows of sockets, clocks or files."""

from pennypapers.table.events import Event, Joined, Played, Rolled
from pennypapers.table.fair_dice import FairDice, commitment, daily_key, daily_layouts, fair_key
from pennypapers.table.replay import replay
from pennypapers.table.table import Table
from pennypapers.table.verify import verify

__all__ = [
    "Event",
    "FairDice",
    "Joined",
    "Played",
    "Rolled",
    "Table",
    "commitment",
    "daily_key",
    "daily_layouts",
    "fair_key",
    "replay",
    "verify",
]
