"""Where tables, drafts and finished games are kept. It knows nothing of games: an entry of a log is bytes."""

from pennypapers.server.store.interface import (
    Conflict,
    DeviceGame,
    GameLink,
    NotSaved,
    Store,
    TableRow,
    Unavailable,
    Unusable,
)
from pennypapers.server.store.memory import MemoryStore
from pennypapers.server.store.sqlite import SqliteStore

__all__ = [
    "Conflict",
    "DeviceGame",
    "GameLink",
    "MemoryStore",
    "NotSaved",
    "SqliteStore",
    "Store",
    "TableRow",
    "Unavailable",
    "Unusable",
]
