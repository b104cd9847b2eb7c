"""What a player asked for with the options of `play`, and what of it does not go together."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit

from pennypapers.cli.usage import Misuse

LEVELS = ("tourist", "pathfinder", "voyager", "explorer")  # not from the rules, which take long to load
MOST_BOTS = 99
USUAL_SERVER = "http://127.0.0.1:8375"
TABLE_PATH = "/table/"


@dataclass(frozen=True, kw_only=True)
class Wishes:
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


def at_a_table(wishes: Wishes) -> bool:
    """Whether the table is on a server."""
    return bool(wishes.join or wishes.server) or is_link(wishes.sheet)


def table_address(wishes: Wishes) -> TableAddress | None:
    """Where to join: by a link as the lobby shows it, or by a server's address and a code. None if it is no address."""
    link = wishes.sheet if is_link(wishes.sheet) else wishes.server or USUAL_SERVER
    if not is_link(link):
        link = f"http://{link}"
    try:
        parts = urlsplit(link)
        where = parts.netloc if parts.hostname and parts.port != 0 else ""
    except ValueError:  # a port that is no number
        return None
    path, _, rest = parts.path.partition(TABLE_PATH)
    code = wishes.join or rest.partition("/")[0]
    if not where or not code:
        return None
    scheme = "wss" if parts.scheme == "https" else "ws"
    return TableAddress(f"{scheme}://{where}{path.rstrip('/')}/api/socket", code.upper())


def check(wishes: Wishes) -> None:
    """Refuse what cannot be asked for at once."""
    if wishes.today and wishes.seed:
        raise Misuse("usage-not-both", one="--seed", other="--today")
    unknown = next((level for level in wishes.bots if level not in LEVELS), None)
    if unknown is not None:
        raise Misuse("play-no-such-bot", text=unknown, known=", ".join(LEVELS))
    if len(wishes.bots) > MOST_BOTS:
        raise Misuse("play-too-many-bots", limit=MOST_BOTS)
    if wishes.today and wishes.bots:
        raise Misuse("play-today-alone")
    if at_a_table(wishes):
        _check_table(wishes)
    elif wishes.name or wishes.initials:
        raise Misuse("play-name-for-table")


def _check_table(wishes: Wishes) -> None:
    if table_address(wishes) is None:
        raise Misuse("play-no-table", example=f"{USUAL_SERVER}{TABLE_PATH}CODE")
    own = wishes.seed or wishes.today or wishes.bots or wishes.strict or wishes.fresh
    if own or (wishes.sheet and not is_link(wishes.sheet)):
        raise Misuse("play-table-decides")
