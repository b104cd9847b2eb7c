"""A table in this process, for one player alone or with bots. It has a host of its own, and its game is written to a
file after every round."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence

from pennypapers.cli.play.saved import SavedGames
from pennypapers.notation import write_layout
from pennypapers.server.messages import answers, log, requests
from pennypapers.server.serve import milliseconds, running_milliseconds
from pennypapers.server.settings.limits import Limits
from pennypapers.server.store import MemoryStore
from pennypapers.server.tables.host import Host
from pennypapers.server.tables.thinking import Minds, MindsInProcesses
from pennypapers.server.tables.warming import Warming, warming
from pennypapers.server.tables.written_log import rounds_as_entries
from pennypapers.server.wire.client import Client, Wire
from pennypapers.server.wire.connection import Connection
from pennypapers.server.wire.gate import Gate, device_of
from pennypapers.server.wire.house import House
from pennypapers.server.wire.metrics import Metrics
from pennypapers.table import Table
from pennypapers.table.fair_dice import daily_seed

CODE = "HOME"
SEAT = 0
NO_LIMITS = Limits(message_burst=1_000_000, address_message_burst=1_000_000)


class HostWire:
    """A connection to a host in the same process."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._frames: asyncio.Queue[bytes] = asyncio.Queue()
        self._telling = asyncio.create_task(self._pass_on())

    async def send(self, data: bytes) -> None:
        await self._connection.receive(data)
        self._take()

    async def receive(self) -> bytes:
        return await self._frames.get()

    async def close(self) -> None:
        self._telling.cancel()
        self._connection.close()

    async def _pass_on(self) -> None:
        while True:
            await self._connection.something_to_send()
            self._take()

    def _take(self) -> None:
        while (frame := self._connection.take_frame()) is not None:
            self._frames.put_nowait(frame)


class LocalTable:
    """Continues `table` from where it is, which may be a saved game. The other players are bots of these levels."""

    def __init__(
        self, table: Table, seed: str, bots: Sequence[str], kept: SavedGames, minds: Minds | None = None
    ) -> None:
        self.secret = secrets.token_hex(32)
        self.layout = table.layout
        self._begun = table
        self._seed = seed
        self._bots = tuple(bots)
        self._saved = kept
        self._warming = Warming() if minds else warming()
        self._minds = minds or MindsInProcesses(warming=self._warming)
        self._store = MemoryStore(milliseconds)
        self._host = Host(self._store, milliseconds, secrets.token_bytes, minds=self._minds)
        self._id = ""
        self._saved_at = (0, 0)

    async def connect(self) -> Wire:
        if not self._id:
            self._warming.start()
            self._id = secrets.token_hex(16)
            entries = log_of(self._begun, self._seed, self._bots, device_of(self.secret))
            await self._store.open_table(self._id, CODE, [log.encode(entry) for entry in entries])
        gate = Gate(NO_LIMITS, (), running_milliseconds)
        house = House(self._host, self._store, gate, Metrics(), warming=self._warming)
        return HostWire(Connection(house, "here"))

    async def find(self, client: Client) -> answers.TableFound:
        found: answers.TableFound = await client.ask(requests.Find, code=CODE)
        if found.phase == "lobby":
            await client.ask(requests.Watch, table=found.table)
            await client.ask(requests.Start)
        return found

    async def sit(self, client: Client) -> int | None:
        return SEAT  # the seat was taken when the table was made

    async def keep(self) -> str:
        """Write the game to its file if it has changed; returns the file of a game that is over."""
        game = (await self._host.registry.get(self._id)).state.playing()
        state = (len(game.rounds), sum(map(len, game.turns)))
        if state == self._saved_at:
            return ""
        self._saved_at = state
        if game.is_over:
            return str(self._saved.finish(game, self._seed, self._bots))
        self._saved.save(game, self._seed, self._bots)
        return ""

    async def close(self) -> None:
        await self._host.close()
        await self._warming.stop()


def log_of(table: Table, seed: str, bots: Sequence[str], device: str) -> list[log.AnyEntry]:
    """The entries of a host's log that lead to this table."""
    day = daily_seed(seed, table.sheet_name)
    now = milliseconds()
    entries: list[log.AnyEntry] = [
        log.Opened(
            at=now,
            code=CODE,
            sheet=table.sheet_name,
            layout=write_layout(table.layout),
            settings=log.Settings(pencil_strict=table.strict),
            commitment="",
            day=day.isoformat() if day else "",
            seed="" if day else seed,
        )
    ]
    levels = ["", *bots]
    for seat, (player, level) in enumerate(zip(table.players, levels, strict=True)):
        whose = "" if level else device
        entries.append(
            log.Seated(at=now, seat=seat, name=level or player, initials=player, device=whose, bot=level)
        )
    entries.append(log.KeeperChanged(at=now, seat=SEAT))
    return entries + rounds_as_entries(table, now)


def players_with(me: str, bots: Sequence[str]) -> list[str]:
    """The initials of everybody at a table of somebody with these bots: the first letter of a level, and a number if
    several bots have it."""
    players = [me]
    for level in bots:
        letter = level[0].upper()
        same = sum(player.rstrip("0123456789") == letter for player in players)
        players.append(f"{letter}{same + 1}" if same else letter)
    return players
