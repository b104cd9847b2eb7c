"""Connections to PostgreSQL, who may have the database, and what its errors mean."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, TypeAlias, TypeVar

import asyncpg

from pennypapers.server.store.interface import NoDatabase, NotSaved, Unusable, WhyNotSaved

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    Connection: TypeAlias = asyncpg.Connection[asyncpg.Record]

T = TypeVar("T")

SCHEMA = "pennypapers"

# Seconds:
TO_CONNECT = 2.0
TO_ANSWER = 3.0  # a statement; one that takes longer has been swallowed on its way
TO_ANSWER_MUCH = 30.0  # one that looks at many rows
_LOOK_AGAIN = 0.05

# Which server has the database: a lock of its session, which ends with it.
_LOCK = int.from_bytes(b"pennypap")

_OF_EVERY_SESSION = {
    "search_path": SCHEMA,
    "jit": "off",  # it compiles for longer than any statement here runs
    # That a machine is gone is noticed in half a minute, and not in two hours: until then its session has its lock.
    "tcp_keepalives_idle": "10",
    "tcp_keepalives_interval": "5",
    "tcp_keepalives_count": "3",
}
# All that is written is found by an index. Without this a plan could be made while a table is nearly empty, look
# through all of it, and be used for hours.
_BY_INDEX = {"enable_seqscan": "off", "enable_hashjoin": "off", "enable_mergejoin": "off"}

_REASONS: dict[type[asyncpg.PostgresError], WhyNotSaved] = {
    asyncpg.DiskFullError: "full",
    asyncpg.LockNotAvailableError: "locked",
    asyncpg.ReadOnlySQLTransactionError: "readonly",
    asyncpg.DataCorruptedError: "damaged",
    asyncpg.IndexCorruptedError: "damaged",
}
_GONE = (
    OSError,
    TimeoutError,
    EOFError,
    asyncpg.PostgresConnectionError,
    asyncpg.AdminShutdownError,
    asyncpg.CrashShutdownError,
    asyncpg.CannotConnectNowError,
    asyncpg.TooManyConnectionsError,
    asyncpg.InternalClientError,
)


def is_away(error: BaseException) -> bool:
    """Whether the database did not answer, or the connection to it broke: what was asked for may be done or not."""
    if isinstance(error, asyncpg.InterfaceError):
        return not isinstance(error, ValueError)  # which is about something that was given
    return isinstance(error, _GONE)


def reason_of(error: BaseException) -> WhyNotSaved:
    if is_away(error):
        return "away"
    return next((reason for kind, reason in _REASONS.items() if isinstance(error, kind)), "other")


async def in_time(work: Awaitable[T], seconds: float = TO_ANSWER) -> T:
    async with asyncio.timeout(seconds):
        return await work


async def connect(url: str, name: str, *, by_index: bool = False) -> Connection:
    """A connection whose session has this name."""
    settings = _OF_EVERY_SESSION | (_BY_INDEX if by_index else {}) | {"application_name": name}
    connection = await asyncpg.connect(url, timeout=TO_CONNECT, server_settings=settings)
    try:
        # What is answered for is on disk, whatever the database does for others.
        await in_time(
            connection.execute(
                "SELECT set_config('synchronous_commit', 'on', false) "
                "WHERE current_setting('synchronous_commit') = 'off'"
            )
        )
    except BaseException:
        connection.terminate()
        raise
    return connection


async def take(connection: Connection, name: str, patience: float) -> None:
    """Take the database for this session, or `NotSaved`: one server writes to it at a time.

    An older session of the same name is one that we lost, and is ended. Once the lock is ours that session is over, so
    whatever it was about to write is either written or never will be.
    """
    until = asyncio.get_running_loop().time() + patience
    while not await in_time(connection.fetchval("SELECT pg_try_advisory_lock($1)", _LOCK)):
        if asyncio.get_running_loop().time() > until:
            raise NotSaved("locked")
        await in_time(
            connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                "WHERE application_name = $1 AND usename = current_user AND pid <> pg_backend_pid()",
                name,
            )
        )
        await asyncio.sleep(_LOOK_AGAIN)


@asynccontextmanager
async def explained() -> AsyncIterator[None]:
    """What keeps the database from being used becomes `NoDatabase`."""
    try:
        yield
    except NotSaved as error:
        raise NoDatabase("taken") from error
    except Unusable as error:
        raise NoDatabase("newer" if error.why == "newer" else "foreign", str(error)) from error
    except (asyncpg.InvalidPasswordError, asyncpg.InvalidAuthorizationSpecificationError) as error:
        raise NoDatabase("password", str(error)) from error
    except asyncpg.InvalidCatalogNameError as error:
        raise NoDatabase("database", str(error)) from error
    except (asyncpg.InsufficientPrivilegeError, asyncpg.ReadOnlySQLTransactionError) as error:
        raise NoDatabase("rights", str(error)) from error
    except asyncpg.ClientConfigurationError as error:
        raise NoDatabase("other", str(error)) from error
    except Exception as error:
        if is_away(error):
            raise NoDatabase("away", _short(error)) from error
        if isinstance(error, asyncpg.PostgresError):
            raise NoDatabase("other", str(error)) from error
        raise


def _short(error: Exception) -> str:
    reason = error.strerror if isinstance(error, OSError) else ""
    return reason or str(error) or type(error).__name__
