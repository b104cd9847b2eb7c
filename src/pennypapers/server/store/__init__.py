"""Where tables, drafts and finished games are kept. It knows nothing of games: an entry of a log is bytes."""

from pennypapers.server.store.interface import (
    Conflict,
    Damaged,
    DeviceGame,
    Exercise,
    GameLink,
    NewTable,
    NoDatabase,
    NotSaved,
    Store,
    TableRow,
    Unavailable,
    Unknown,
    Unusable,
)
from pennypapers.server.store.memory import MemoryStore
from pennypapers.server.store.sqlite import SqliteStore

__all__ = [
    "Conflict",
    "Damaged",
    "DeviceGame",
    "Exercise",
    "GameLink",
    "MemoryStore",
    "NewTable",
    "NoDatabase",
    "NotSaved",
    "SqliteStore",
    "Store",
    "TableRow",
    "Unavailable",
    "Unknown",
    "Unusable",
]
