"""What is said of a database that takes the place of the file in the data folder."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

from pennypapers.cli.common.speech import Speech
from pennypapers.server.operation.folder import holder
from pennypapers.server.settings.addresses import without_password
from pennypapers.server.settings.sources import chosen_database
from pennypapers.server.store.interface import NoDatabase


def database_of(data: Path | None, store: str = "") -> str:
    """The database that a command is to look in, by its options, the variables and the file in the data folder; nothing
    if tables are kept in the folder. May raise `WrongSetting`."""
    options = {"data": str(data)} if data else {}
    return chosen_database({**options, "store": store} if store else options, os.environ)


def database_of_server(folder: Path) -> str:
    """Where the server that has the folder keeps its tables, as it may be shown: one that was told so by its options
    alone."""
    with suppress(OSError):
        whose = holder(folder)
        return whose.database if whose else ""
    return ""


def no_database(speech: Speech, url: str, error: NoDatabase) -> str:
    """Why it cannot be used."""
    where = without_password(url)
    return speech.say("serve-database", why=error.why, where=where, reason=error.reason)
