"""What the host asks of a store, whichever it is: an append that is checked and durable, and a few things beside.

Every store keeps these promises:

- A write is on disk when it returns, whole or not at all. Writes are done in the order in which they were asked for.
- Whoever reads after a write returned sees it.
- A write whose caller is cancelled may still be done: read before going on.

A table, a game or a device is given by its id, which the caller makes, and makes unguessable. Times are Unix
milliseconds.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, Protocol

Clock = Callable[[], int]

TRIES_STAY = 2 * 24 * 60 * 60 * 1000  # longer than any day lasts somewhere on earth

WhyNotSaved = Literal["full", "locked", "readonly", "closed", "damaged", "away", "other"]


class Conflict(Exception):
    """The store is not as the writer thought, so nothing was written. Asking for the same again will not help.

    `moved`: the log is not at the expected number, somebody else appended; `unknown`: there is no such table;
    `table-taken`, `code-taken`: another table has this id, or an unfinished one this code.
    """

    def __init__(self, what: Literal["moved", "unknown", "table-taken", "code-taken"]) -> None:
        super().__init__(what)
        self.what = what


class Unavailable(Exception):
    """The disk is full, the database locked or away, the store closed...: it may work later."""

    def __init__(self, reason: WhyNotSaved) -> None:
        super().__init__(reason)
        self.reason = reason


class NotSaved(Unavailable):
    """Nothing of this was written, and a retry is safe.

    Should a failing disk have kept it against its own word, an append that is tried again finds a `Conflict`, and
    every other write comes to the same when it is done twice.
    """


class Unknown(Unavailable):
    """The disk failed while it synced this, and still fails; or the database went away meanwhile, and is away still.
    What was written may be found later, or not: reading now cannot tell."""


class Damaged(Unavailable):
    """What is kept of this table is not what was written: its disk has changed it. Others may be whole."""

    def __init__(self) -> None:
        super().__init__("damaged")


class Unusable(Exception):
    """What is there cannot be opened: `newer` than this program, `foreign` to it, `damaged`, or on a disk on which
    readers and writer cannot share it (`no-wal`: some network drives)."""

    def __init__(self, why: Literal["newer", "foreign", "damaged", "no-wal"], message: str) -> None:
        super().__init__(message)
        self.why = why


class NoDatabase(Exception):
    """A database server cannot be used for tables: it is `away`, refuses the `password`, has no such `database`, does
    not give us our `rights`, or has been `taken` by another server of ours; or the package that talks to it is
    `not-installed`. The `reason` is what it says itself."""

    def __init__(
        self,
        why: Literal[
            "away", "password", "database", "rights", "taken", "newer", "foreign", "not-installed", "other"
        ],
        reason: str = "",
    ) -> None:
        super().__init__(f"{why} {reason}".rstrip())
        self.why = why
        self.reason = reason


NO_END = 2**31  # more than there are


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table without its log."""

    id: str
    code: str
    last: int  # the number of its last entry
    finished: bool
    updated: int  # when it was opened, appended to or finished, whichever came last


@dataclass(frozen=True, slots=True)
class NewTable:
    """A table that is to be opened, with the first entries of its log and the devices that have something at it."""

    id: str
    code: str
    entries: Sequence[bytes]
    devices: Collection[str] = ()


@dataclass(frozen=True, slots=True)
class GameLink:
    """The device that had this seat in a game; `facts` is small JSON of the caller's, of which the store knows `sheet`,
    `stars`, and `of` how many players."""

    device: str
    seat: int
    facts: str


@dataclass(frozen=True, slots=True)
class DeviceGame:
    """A game that a device had a seat in."""

    game: str
    at: int
    seat: int
    facts: str


@dataclass(frozen=True, slots=True)
class Exercise:
    """A turn of a finished game that its player is asked again: whoever has the link to that seat has the exercise.
    Days are dates as text, and empty for none: `due` is when it is asked next, `answered` when it last was."""

    game: str
    seat: int
    round: int
    facts: str  # small JSON of the caller's
    box: int
    due: str
    answered: str = ""


class Store(Protocol):
    # Tables

    async def open_table(
        self, table: str, code: str, entries: Sequence[bytes], devices: Collection[str] = ()
    ) -> int:
        """A new table with the first entries of its log, and the devices that have something there; gives the number of
        the last. The code is its own until it is finished."""
        ...

    async def append(
        self,
        table: str,
        expected: int,
        entries: Sequence[bytes],
        *,
        drop_drafts: bool = False,
        opens: NewTable | None = None,
        devices: Collection[str] | None = None,
        ends: bool = False,
    ) -> int:
        """Go on with the log after entry number `expected`; gives the number of its new last entry. In the same
        transaction `drop_drafts` deletes the table's drafts, so that none of them outlives its round, `opens` opens
        another table, so that neither is there without the other, `devices` have something at this table from now on,
        and no others, and `ends` says that its game is over: until it is finished it is `unsettled`."""
        ...

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        """The entries after this number, as they were written, or `Damaged`; none for a table that is not there."""
        ...

    async def tables(self, changed_after: int = 0) -> list[TableRow]:
        """All tables in the order in which they were opened, or those with entries newer than this count of
        `wait_for_entries`."""
        ...

    async def find_table(self, code: str) -> TableRow | None:
        """The unfinished table with this code, else the last one that had it: a phone may come back after the end."""
        ...

    async def unfinished(self) -> int:
        """How many tables are not finished."""
        ...

    async def tables_of(self, device: str) -> list[str]:
        """The unfinished tables at which a device has something, the last touched first."""
        ...

    async def leave_tables(self, device: str) -> None:
        """It has nothing at any table any more."""
        ...

    async def unsettled(self) -> list[str]:
        """The unfinished tables whose game is over; and those of an older version, of which it was never said which
        devices have something there."""
        ...

    async def list_devices(self, table: str, devices: Collection[str]) -> None:
        """Say which, for a table that is there."""
        ...

    async def finish(self, table: str) -> None:
        """Its code is free again, and start-up need not look at it. Keep its game before: after a crash between the
        two both can be done once more."""
        ...

    async def wait_for_entries(self, known: int) -> int:
        """A count that grows with every entry of every table, as soon as it is above `known`, whoever appended."""
        ...

    # Drafts, which are not in the log

    async def save_draft(self, table: str, seat: int, revision: int, text: str) -> bool:
        """The later revision wins; False if this one is not newer than what is there."""
        ...

    async def drafts(self, table: str) -> dict[int, tuple[int, str]]:
        """The revision and the text of each seat that has a draft."""
        ...

    # Finished games and whose they are

    async def keep_game(self, game: str, text: str, at: int, links: Sequence[GameLink]) -> None:
        """Keep a finished game. One that is there stays as it is: a device forgotten since is not linked again."""
        ...

    async def game(self, game: str) -> str | None: ...

    async def device_games(self, device: str, first: int = 0, most: int = NO_END) -> list[DeviceGame]:
        """The last one first; of these so many, from the `first` on."""
        ...

    async def best_games(self, device: str) -> list[DeviceGame]:
        """Of each sheet the best game that the device played alone from its first round, of equals the earliest; in
        the order of time."""
        ...

    async def game_links(self, game: str) -> list[GameLink]:
        """The devices that had a seat in a game, by seat."""
        ...

    async def keep_exercises(self, exercises: Sequence[Exercise]) -> None:
        """Keep them, but for those that are there and those of a seat that has no link (any more)."""
        ...

    async def exercises(self, device: str) -> list[Exercise]: ...

    async def move_exercise(self, exercise: Exercise) -> None:
        """Its box and its days from now on, if it is still there."""
        ...

    async def finish_lesson(self, device: str, lesson: str) -> None:
        """The device has been through a lesson; once more changes nothing."""
        ...

    async def lessons(self, device: str) -> list[str]:
        """Those that it has been through, in the order of their names."""
        ...

    async def first_try(self, device: str, day: str, layout: str, table: str) -> bool:
        """Whether this table is the first that the device starts of that day's expedition on this layout; the answer
        for a table stays what it is."""
        ...

    async def move_device(self, old: str, new: str) -> None:
        """Another device takes over the games, exercises, lessons and tries of this one. Of two tries the earlier one
        is the first."""
        ...

    async def forget_device(self, device: str) -> None:
        """Delete its links with their exercises, its lessons and its tries. The games stay, for the others who played
        them."""
        ...

    async def tables_naming(self, device: str) -> list[str]:
        """The tables whose log has this device's id in it."""
        ...

    async def rewrite(self, table: str, entries: Mapping[int, bytes]) -> None:
        """Replace entries that are there, given by their numbers: only to take out what somebody wants forgotten."""
        ...

    # Housekeeping

    async def remove(self, table: str) -> None:
        """A table with its log and its drafts, and its game if it has one."""
        ...

    async def prune(self, games_before: int, tables_before: int, needed: Collection[str] = ()) -> int:
        """Remove what is not needed any more: games that ended before a time, with their tables, and unfinished tables
        last touched before another. Gives how many. Tries go `TRIES_STAY` after games of their day, when nobody can
        start that day's expedition again."""
        ...

    # Whether it works

    @property
    def failing(self) -> WhyNotSaved | None:
        """Why the last write failed, if it did."""
        ...

    async def probe(self) -> None:
        """A small write, durable and of no consequence, that fails as any other would."""
        ...

    async def close(self) -> None:
        """Finish what was asked for; whoever comes later, or still waits for entries, is told `closed`."""
        ...
