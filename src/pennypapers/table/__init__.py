"""A table of 1 to 100 seats, as a pure state machine: it knows nothing of networks, clocks or files.

What happens is a list of events (`events`): somebody joins, dice are rolled, a turn is committed. `table` checks each
event against the rules and applies it, and so knows every sheet, whose turn is missing, and who has won. `replay` does
this with the events of a written game. `fair_dice` makes dice that nobody can choose, and `verify` checks them after
the game. `recap` tells what a round brought, and `chronicle` the story of a whole game.
"""

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
