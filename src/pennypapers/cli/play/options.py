"""The options of `play`, and which of them cannot be used together."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit

from pennypapers.cli.common.usage import Misuse

LEVELS = ("tourist", "pathfinder", "voyager", "explorer")  # not from the rules, which take long to load
MOST_BOTS = 99
USUAL_SERVER = "http://127.0.0.1:8375"
TABLE_PATH = "/table/"


@dataclass(frozen=True, kw_only=True)
class PlayOptions:
    sheet: str
    folder: Path
    seed: str = ""
    today: bool = False
    strict: bool = False
    fresh: bool = False
    bots: tuple[str, ...] = ()
    join: str = ""
    server: str = ""
    name: str = ""
    initials: str = ""


@dataclass(frozen=True)
class TableAddress:
    """A table on some server: the address of its socket, and the code to join by."""

    socket: str
    code: str


def is_link(sheet: str) -> bool:
    return sheet.startswith(("http://", "https://"))


def is_remote(options: PlayOptions) -> bool:
    """Whether the table is on a server."""
    return bool(options.join or options.server) or is_link(options.sheet)


def table_address(options: PlayOptions) -> TableAddress | None:
    """Where to join: by a link as the lobby shows it, or by a server's address and a code. None if it is no address."""
    link = options.sheet if is_link(options.sheet) else options.server or USUAL_SERVER
    if not is_link(link):
        link = f"http://{link}"
    try:
        parts = urlsplit(link)
        where = parts.netloc if parts.hostname and parts.port != 0 else ""
    except ValueError:  # a port that is no number
        return None
    path, _, rest = parts.path.partition(TABLE_PATH)
    code = options.join or rest.partition("/")[0]
    if not where or not code:
        return None
    scheme = "wss" if parts.scheme == "https" else "ws"
    return TableAddress(f"{scheme}://{where}{path.rstrip('/')}/api/socket", code.upper())


def check(options: PlayOptions) -> None:
    """Refuse options that cannot be used together."""
    if options.today and options.seed:
        raise Misuse("usage-not-both", one="--seed", other="--today")
    unknown = next((level for level in options.bots if level not in LEVELS), None)
    if unknown is not None:
        raise Misuse("play-no-such-bot", text=unknown, known=", ".join(LEVELS))
    if len(options.bots) > MOST_BOTS:
        raise Misuse("play-too-many-bots", limit=MOST_BOTS)
    if options.today and options.bots:
        raise Misuse("play-today-alone")
    if is_remote(options):
        _check_table(options)
    elif options.name or options.initials:
        raise Misuse("play-name-for-table")


def _check_table(options: PlayOptions) -> None:
    if table_address(options) is None:
        raise Misuse("play-no-table", example=f"{USUAL_SERVER}{TABLE_PATH}CODE")
    own = options.seed or options.today or options.bots or options.strict or options.fresh
    if own or (options.sheet and not is_link(options.sheet)):
        raise Misuse("play-table-decides")
