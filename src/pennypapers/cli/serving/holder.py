"""What is said if another process holds the data folder."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

from pennypapers.cli.common.speech import Speech
from pennypapers.server.operation.folder import Holder


def taken(speech: Speech, folder: Path, holder: Holder) -> str:
    """The sentence for a folder that is held by a server, with the server's address, or by a command that will end
    soon."""
    facts = _facts(folder, holder)
    if holder.url:
        return speech.say("operate-taken", url=holder.url, **facts)
    return speech.say("operate-busy", **facts)


def must_stop(speech: Speech, folder: Path, holder: Holder) -> str:
    facts = _facts(folder, holder)
    return speech.say("operate-restore-running", **{name: facts[name] for name in ("folder", "pid", "since")})


def in_words(time: float) -> str:
    return f"{datetime.fromtimestamp(time):%Y-%m-%d %H:%M}"


def _facts(folder: Path, holder: Holder) -> dict[str, str]:
    return {
        "folder": str(folder),
        "pid": str(holder.pid or "?"),
        "since": in_words(holder.since) if holder.since else "?",
        "machine": holder.machine,
        "where": "here" if holder.is_here else "elsewhere",
    }
