"""What is written: appends and drafts of many tables in one statement, anything else by itself."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeAlias

from pennypapers.server.store.checksum import checksum
from pennypapers.server.store.interface import Conflict
from pennypapers.server.store.postgres.connections import TO_ANSWER

if TYPE_CHECKING:
    from pennypapers.server.store.postgres.connections import Connection

# An append moves the table's last number if it is the expected one, and only then its entries are put: of two writers
# that expect the same number the second waits for the row, and finds another number there. Every part of the statement
# sees the tables as they were before it, which is why a group never has an append and a draft of one table.
_GROUP = """
WITH moved AS (
    UPDATE tables SET
        last = wanted.last,
        updated = CASE WHEN wanted.last > expected THEN greatest(updated, wanted.at) ELSE updated END,
        changed = CASE WHEN wanted.last > expected THEN nextval('changes') ELSE changed END,
        devices = coalesce(string_to_array(wanted.devices, chr(31)), tables.devices),
        ended = ended OR wanted.ends
    FROM unnest($1::text[], $2::integer[], $3::integer[], $4::bigint[], $5::boolean[], $15::text[], $16::boolean[])
        AS wanted (id, expected, last, at, drops, devices, ends)
    WHERE tables.id = wanted.id AND tables.last = wanted.expected
    RETURNING key, tables.id, changed, drops
), put AS (
    INSERT INTO entries (of, number, at, body, sum)
    SELECT key, number, at, body, sum
    FROM unnest($6::text[], $7::integer[], $8::bigint[], $9::bytea[], $10::bigint[]) AS new (id, number, at, body, sum)
    JOIN moved USING (id)
), dropped AS (
    DELETE FROM drafts USING moved WHERE of = key AND drops
), drafted AS (
    INSERT INTO drafts (of, seat, revision, text)
    SELECT key, seat, revision, text
    FROM unnest($11::text[], $12::integer[], $13::bigint[], $14::bytea[]) AS new (id, seat, revision, text)
    JOIN tables USING (id)
    ON CONFLICT (of, seat) DO UPDATE SET revision = excluded.revision, text = excluded.text
    WHERE excluded.revision > drafts.revision
    RETURNING of, seat
)
SELECT id, -1 AS seat, changed FROM moved
UNION ALL SELECT id, seat, 0 FROM drafted JOIN tables ON key = of
"""

_BETWEEN = chr(31)  # stands between two devices, and in none: arrays of different lengths cannot go in one
LARGEST = 2**31 - 1  # number of an entry


@dataclass(eq=False, slots=True)
class Append:
    table: str
    expected: int
    entries: Sequence[bytes]
    at: int
    drops_drafts: bool
    devices: Collection[str] | None = None
    ends: bool = False

    @property
    def last(self) -> int:
        return self.expected + len(self.entries)


@dataclass(eq=False, slots=True)
class SaveDraft:
    table: str
    seat: int
    revision: int
    text: bytes


@dataclass(eq=False, slots=True)
class Single:
    """Done in a transaction of its own. `is_there` is asked if this attempt finds a conflict and nobody knows what
    became of an earlier one: it gives what that one would have given if it has written, or nothing."""

    work: Callable[[Connection], Awaitable[Any]]
    is_there: Callable[[Connection], Awaitable[Any]] | None = None
    seconds: float = TO_ANSWER


Grouped: TypeAlias = Append | SaveDraft
Write: TypeAlias = Grouped | Single


def first_group(waiting: Sequence[Write]) -> list[int]:
    """Which of those that wait can be written together, by their place. What is asked of one table stays in its order;
    and a write that stands alone waits for those before it, and is waited for."""
    if isinstance(waiting[0], Single):
        return [0]
    group: list[int] = []
    appended: set[str] = set()
    drafted: set[str] = set()
    seats: set[tuple[str, int]] = set()
    later: set[str] = set()  # tables with something that has to wait
    for place, write in enumerate(waiting):
        if isinstance(write, Single):
            break
        table = write.table
        if isinstance(write, Append):
            fits = table not in appended and table not in drafted
        else:
            fits = table not in appended and (table, write.seat) not in seats
        if table in later or not fits:
            later.add(table)
            continue
        group.append(place)
        if isinstance(write, Append):
            appended.add(table)
        else:
            drafted.add(table)
            seats.add((table, write.seat))
    return group


async def write_group(connection: Connection, group: Sequence[Grouped]) -> tuple[list[Any], int]:
    """What becomes of each: its result, or a `Conflict`; and the count of changes after them, or 0."""
    appends = [one for one in group if isinstance(one, Append) and one.last <= LARGEST]
    drafts = [one for one in group if isinstance(one, SaveDraft)]
    entries = [
        (one.table, number, one.at, body)
        for one in appends
        for number, body in enumerate(one.entries, one.expected + 1)
    ]
    rows = await connection.fetch(
        _GROUP,
        [one.table for one in appends],
        [one.expected for one in appends],
        [one.last for one in appends],
        [one.at for one in appends],
        [one.drops_drafts for one in appends],
        [table for table, *_ in entries],
        [number for _, number, *_ in entries],
        [at for *_, at, _ in entries],
        [body for *_, body in entries],
        [checksum(table, number, body) for table, number, _, body in entries],
        [one.table for one in drafts],
        [one.seat for one in drafts],
        [one.revision for one in drafts],
        [one.text for one in drafts],
        [None if one.devices is None else _BETWEEN.join(one.devices) for one in appends],
        [one.ends for one in appends],
    )
    done = {(row["id"], row["seat"]) for row in rows}
    failed = {one.table for one in group if _key(one) not in done}
    known = await _known(connection, failed) if failed else set()
    return [_result(one, done, known) for one in group], max((row["changed"] for row in rows), default=0)


async def is_there(connection: Connection, write: Write) -> Any:
    """What an earlier attempt, of which nobody knows what became, gave if it has written; or nothing."""
    match write:
        case Append() if write.entries:
            there = await has_entries(connection, write.table, write.expected, write.entries)
            return write.last if there else None
        case SaveDraft():
            kept = await connection.fetchrow(
                "SELECT revision, text FROM drafts JOIN tables ON key = of WHERE id = $1 AND seat = $2",
                write.table,
                write.seat,
            )
            return True if kept is not None and tuple(kept) == (write.revision, write.text) else None
        case Single(is_there=look) if look is not None:
            return await look(connection)
    return None


async def has_entries(connection: Connection, table: str, after: int, entries: Sequence[bytes]) -> bool:
    rows = await connection.fetch(
        """
        SELECT body FROM entries JOIN tables ON key = of
        WHERE id = $1 AND number > $2 AND number <= $3 ORDER BY number
        """,
        table,
        after,
        after + len(entries),
    )
    return [row["body"] for row in rows] == list(entries)


async def _known(connection: Connection, tables: set[str]) -> set[str]:
    rows = await connection.fetch("SELECT id FROM tables WHERE id = ANY($1)", list(tables))
    return {row["id"] for row in rows}


def _key(write: Grouped) -> tuple[str, int]:
    return write.table, -1 if isinstance(write, Append) else write.seat


def _result(write: Grouped, done: set[tuple[str, int]], known: set[str]) -> Any:
    if _key(write) in done:
        return write.last if isinstance(write, Append) else True
    if write.table not in known:
        return Conflict("unknown")
    return Conflict("moved") if isinstance(write, Append) else False
