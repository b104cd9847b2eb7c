"""Tables under load: WebSocket clients that commit as soon as they see a round, next to boardgame.io in the same run.

    .venv/bin/python benchmarks/table_load.py [--seconds 8] [--seats 4 20 50 100] [--tables 100] [--no-peer]

Every seat is a connection and a device of its own, sends one draft and one commit a round, and is answered when they
are on disk: it is `pennypapers serve` as it is, with wider limits. The clients are in processes of their own
(`peers/table_clients.py`, with an environment in `.cache`). A game lasts some 28 rounds; while the next one is prepared
the clock stands still. The peer (`peers/boardgame`) plays the same shape of game without a disk: with a draft and a
commit a round as we do, and then with commits only, as a client might do that keeps drafts in the browser. With
`--postgres` ours is measured once more, with its tables in a PostgreSQL that is started for it on the same disk.

`commit` is from a commit being sent to its acknowledgement; `next roll`, from the last commit of a round being sent to
the last seat having the next roll. `others` is the processor time of programs that have no part in it: figures taken
beside busy ones are worth little. Linux only: memory and processor time are read from /proc.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import platform
import re
import resource
import select
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from peers.environment import ensure_clients
from revision import commit

ROOT = Path(__file__).resolve().parents[1]
for folder in ("scripts", "tests/support"):
    sys.path.insert(0, str(ROOT / folder))

from postgres import AS_IT_COMES, postgres, why_not  # noqa: E402

CLIENTS = ROOT / "benchmarks" / "peers" / "table_clients.py"
PEER = ROOT / "benchmarks" / "peers" / "boardgame"

# All clients come from one address, and none of them waits as a person would.
LIMITS = (
    "messages-per-second",
    "message-burst",
    "address-messages-per-second",
    "address-message-burst",
    "sockets-per-address",
    "connections-per-address",
    "connections-per-minute",
    "tables-per-hour",
)
NO_LIMIT = 1_000_000

WARM_UP = 1.5  # seconds that don't count, as with the peer
WHOLE_GAME = 1_000  # rounds, more than any game has
SEATS_AT_MANY = 4
PATIENCE = 10.0  # seconds for a process to end
STALLED = 120.0  # seconds, longer than any game lasts

# The idle tables
OPENED_AT_ONCE = 20
ROUNDS_PLAYED = 10


class Case(NamedTuple):
    seats: int
    tables: int

    def __str__(self) -> str:
        return f"{self.seats} seats" if self.tables == 1 else f"{self.tables} tables of {self.seats}"


class Trouble(Exception):
    """Raised when something makes the measurement impossible."""


def main() -> None:
    chosen = options()
    # Told to end, it ends what it started and tidies up.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("ended before the figures were taken"))
    chosen.folder.mkdir(parents=True, exist_ok=True)
    try:
        for line in report(chosen):
            print(line, flush=True)
    except Trouble as trouble:
        sys.exit(str(trouble))


def options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=8.0, help="how long each figure is measured")
    parser.add_argument(
        "--seats", type=int, nargs="*", default=[4, 20, 50, 100], help="at one table, a case each"
    )
    parser.add_argument(
        "--tables", type=int, default=100, help=f"of {SEATS_AT_MANY} seats, all at once; 0: no such case"
    )
    parser.add_argument("--sheet", default="temple-a", help="what is played")
    parser.add_argument("--drivers", type=int, default=1, help="processes that the clients are spread over")
    parser.add_argument(
        "--idle-tables", type=int, default=500, help="for the memory of one; 0: leave them out"
    )
    parser.add_argument(
        "--watchers", type=int, default=400, help="clients that watch them, for the memory of one"
    )
    parser.add_argument("--postgres", action="store_true", help="also with tables in PostgreSQL")
    parser.add_argument("--no-peer", action="store_true", help="leave boardgame.io out")
    parser.add_argument(
        "--delta", action="store_true", help="let boardgame.io send differences (its deltaState)"
    )
    parser.add_argument("--markdown", action="store_true", help="print as benchmarks/results.md has it")
    parser.add_argument("--folder", type=Path, default=ROOT / ".cache", help="on the disk to measure")
    return parser.parse_args()


def report(chosen: argparse.Namespace) -> Iterator[str]:
    """The report, line by line as it is measured."""
    python = clients_python()
    if not chosen.no_peer:
        prepare_peer()
    cases = [Case(seats, 1) for seats in chosen.seats]
    if chosen.tables:
        cases.append(Case(SEATS_AT_MANY, chosen.tables))
    yield circumstances()
    if cases:
        yield ""
        yield from compare(cases, python, chosen)
    if chosen.idle_tables:
        yield ""
        yield from idle(python, chosen)


def compare(cases: Iterable[Case], python: Path, chosen: argparse.Namespace) -> Iterator[str]:
    """Each case: ours, also with a database if that is asked for, then the peer with drafts and without."""
    columns = Columns(
        "case             ",
        "server                          ",
        *("rounds/s", "commit p50", "commit p99", "next roll p50", "next roll p99"),
        *("server core", "clients core", "others core", "ours to it"),
        markdown=chosen.markdown,
    )
    yield from columns.head(left=2)
    for case in cases:
        ours = measure(case, python, chosen)
        yield columns.row(case, "Penny Papers", *ours.cells(), "")
        if chosen.postgres:
            there = measure(case, python, chosen, database=True)
            ratio = f"{ours.rounds / ours.seconds / (there.rounds / there.seconds):.2f} x"
            yield columns.row(case, "Penny Papers, PostgreSQL", *there.cells(), ratio)
        for shape in () if chosen.no_peer else ((), ("--commits-only",)):
            peer = measure_peer(case, chosen, shape)
            speed = peer["rounds_per_second"]
            ratio = f"{ours.rounds / ours.seconds / speed:.2f} x"
            times = [peer[f"{what}_{cut}_ms"] for what in ("commit", "next_roll") for cut in ("p50", "p99")]
            label = f"{peer['name']} {peer['version']}"
            others = f"{peer['others']:.0%}"
            yield columns.row(case, label, f"{speed:,.2f}", *map(milliseconds, times), "", "", others, ratio)


# One case


class Seen(msgspec.Struct):
    """What the clients of one process saw; times in nanoseconds, by table, then by round."""

    cpu: int
    commits: list[tuple[int, int]]
    last_commit: dict[int, dict[int, int]]
    last_roll: dict[int, dict[int, int]]


@dataclass
class Figures:
    rounds: int = 0
    seconds: float = 0.0
    commits: list[float] = field(default_factory=list)  # milliseconds
    next_rolls: list[float] = field(default_factory=list)
    played: float = 0.0  # seconds, with what does not count of them
    all_cpu: float = 0.0  # seconds of processor time in them
    server_cpu: float = 0.0
    clients_cpu: float = 0.0

    def cells(self) -> list[str]:
        cuts = [
            milliseconds(percentile(times, share))
            for times in (self.commits, self.next_rolls)
            for share in (0.5, 0.99)
        ]
        # Never below 0: the clocks of the machine and of its processes differ by some ticks.
        others = max(0.0, self.all_cpu - self.server_cpu - self.clients_cpu)
        shares = [f"{used / self.played:.0%}" for used in (self.server_cpu, self.clients_cpu, others)]
        return [f"{self.rounds / self.seconds:,.1f}", *cuts, *shares]

    def add(self, seen: Sequence[Seen]) -> None:
        """Games that were played at the same time. What counts is from everybody having the first roll to the first
        game having its last: before and after some tables have nothing to do."""
        last_commit = latest(one.last_commit for one in seen)
        last_roll = latest(one.last_roll for one in seen)
        begun = max(rolls[1] for rolls in last_roll.values())
        ended = min(max(rolls.values()) for rolls in last_roll.values())
        for table, rolls in last_roll.items():
            for number, at in rolls.items():
                if begun < at <= ended:
                    self.rounds += 1
                    self.next_rolls.append((at - last_commit[table][number - 1]) / 1e6)
        self.commits += [
            (answered - sent) / 1e6
            for one in seen
            for sent, answered in one.commits
            if begun <= sent <= ended
        ]
        self.seconds += (ended - begun) / 1e9
        self.clients_cpu += sum(one.cpu for one in seen) / 1e9


def latest(seen: Iterable[dict[int, dict[int, int]]]) -> dict[int, dict[int, int]]:
    """The last of all processes, by table and round."""
    last: defaultdict[int, dict[int, int]] = defaultdict(dict)
    for tables in seen:
        for table, rounds in tables.items():
            for number, at in rounds.items():
                last[table][number] = max(at, last[table].get(number, at))
    return last


def measure(case: Case, python: Path, chosen: argparse.Namespace, database: bool = False) -> Figures:
    if database and (reason := why_not()):
        raise Trouble(reason)
    with ExitStack() as ending:
        data = ending.enter_context(tempfile.TemporaryDirectory(dir=chosen.folder))
        store = ending.enter_context(postgres(AS_IT_COMES, chosen.folder)).url if database else ""
        server = ending.enter_context(serving(Path(data), store))
        clients = ending.enter_context(driving(python, server.url, chosen.drivers))
        clients.connect(case)
        warm, counted = Figures(), Figures()
        for figures, seconds in ((warm, WARM_UP), (counted, chosen.seconds)):
            while figures.seconds < seconds:
                clients.sit_down(chosen.sheet)
                play(server, clients, figures)
    return counted


def play(server: Server, clients: Clients, figures: Figures) -> None:
    begun, used, used_by_all = time.perf_counter(), server.cpu(), all_cpu()
    seen = clients.play(WHOLE_GAME)
    figures.played += time.perf_counter() - begun
    figures.server_cpu += server.cpu() - used
    figures.all_cpu += all_cpu() - used_by_all
    figures.add(seen)


def all_cpu() -> float:
    """Seconds of processor time that the machine's cores were not idle."""
    total = Path("/proc/stat").read_text(encoding="ascii").splitlines()[0].split()[1:]
    user, nice, system, _idle, _waiting, *interrupted_or_stolen = map(int, total[:8])
    return (user + nice + system + sum(interrupted_or_stolen)) / os.sysconf("SC_CLK_TCK")


# The server


class Server:
    """A server that this run started."""

    def __init__(self, data: Path, store: str = "") -> None:
        command = [sys.executable, "-m", "pennypapers", "serve", "--data", str(data), "--port", "0"]
        if store:
            command += ["--store", store]
        for limit in LIMITS:
            command += [f"--{limit}", str(NO_LIMIT)]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout
        found = re.search(r":(\d+)\.", self.process.stdout.readline())
        if not found:
            self.process.wait()
            raise Trouble(f"The server did not start: {shlex.join(command)}")
        self.url = f"ws://127.0.0.1:{found[1]}/api/socket"

    def memory(self) -> float:
        """What it holds in memory, in kilobytes."""
        status = Path(f"/proc/{self.process.pid}/status").read_text(encoding="ascii")
        found = re.search(r"VmRSS:\s*(\d+) kB", status)
        assert found
        return int(found[1])

    def cpu(self) -> float:
        """Seconds of processor time so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        user, system = fields[11:13]
        return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


@contextmanager
def serving(data: Path, store: str = "") -> Iterator[Server]:
    server = Server(data, store)
    try:
        yield server
    finally:
        server.process.send_signal(signal.SIGINT)
        wait_for_end(server.process)


def wait_for_end(process: subprocess.Popen[str]) -> None:
    try:
        process.wait(PATIENCE)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
    for pipe in (process.stdin, process.stdout):
        if pipe:
            pipe.close()


# The clients


def clients_python() -> Path:
    try:
        return ensure_clients(ROOT)
    except subprocess.CalledProcessError as error:
        raise Trouble(
            f"The clients need what benchmarks/peers/clients.txt names, and pip failed: {error}"
        ) from error


class Clients:
    """All clients, in one process or several. Commands are done in all of them at the same time."""

    def __init__(self, processes: Sequence[subprocess.Popen[str]]) -> None:
        self._processes = processes
        self._tables = 0

    def connect(self, case: Case) -> None:
        """Seats of one table are spread over the processes; of many tables, each is in one."""
        shares: list[list[tuple[int, int]]] = [[] for _ in self._processes]
        for table, seat in product(range(case.tables), range(case.seats)):
            shares[(seat if case.tables == 1 else table) % len(shares)].append((table, seat))
        self._tables = case.tables
        for process, places in zip(self._processes, shares, strict=True):
            tell(process, "connect", places=places)
        hear_all(self._processes)

    def sit_down(self, sheet: str) -> list[str]:
        """New tables with everybody at them; their ids."""
        opened = {
            int(number): table for some in self._all("open", sheet=sheet) for number, table in some.items()
        }
        tables = [opened[number] for number in range(self._tables)]
        self._all("sit", tables=tables)
        return tables

    def play(self, last_round: int) -> list[Seen]:
        return [
            msgspec.convert(seen, Seen, strict=False) for seen in self._all("play", last_round=last_round)
        ]

    def watch(self, tables: Sequence[str]) -> None:
        """One more client for each of these."""
        tell(self._processes[0], "watch", tables=tables)
        hear_all(self._processes[:1])

    def _all(self, do: str, **facts: object) -> list[Any]:
        for process in self._processes:
            tell(process, do, **facts)
        return hear_all(self._processes)


def tell(process: subprocess.Popen[str], do: str, **facts: object) -> None:
    assert process.stdin
    process.stdin.write(json.dumps({"do": do, **facts}) + "\n")
    process.stdin.flush()


def hear_all(processes: Sequence[subprocess.Popen[str]]) -> list[Any]:
    """What came of the last command in each. As they come: in a game that one cannot go on with, the others wait."""
    silent = [process.stdout for process in processes if process.stdout]
    answers: list[Any] = []
    while silent:
        ready, _, _ = select.select(silent, [], [], STALLED)
        if not ready:
            raise Trouble(f"Nothing was heard of the clients for {STALLED:.0f} s: somebody was not answered.")
        for pipe in ready:
            answer = json.loads(pipe.readline() or '{"trouble": "they ended"}')
            if "trouble" in answer:
                raise Trouble(f"The clients could not go on: {answer['trouble']}")
            answers.append(answer["done"])
            silent.remove(pipe)
    return answers


@contextmanager
def driving(python: Path, url: str, processes: int = 1) -> Iterator[Clients]:
    command = [str(python), str(CLIENTS), url]
    with ExitStack() as ending:
        started = []
        for _ in range(processes):
            process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
            ending.callback(wait_for_end, process)
            assert process.stdin
            ending.callback(process.stdin.close)  # which is how it is told to end
            started.append(process)
        yield Clients(started)


# The peer


def prepare_peer() -> None:
    if not shutil.which("node") or not shutil.which("npm"):
        raise Trouble(
            "The peer needs Node 18.3 or newer with npm: install it, or leave the peer out with --no-peer."
        )
    if not (PEER / "node_modules").exists():
        try:
            subprocess.run(["npm", "ci"], cwd=PEER, stdout=sys.stderr, check=True)
        except subprocess.CalledProcessError as error:
            raise Trouble(
                f"`npm ci` in {PEER} failed; mend it, or leave the peer out with --no-peer."
            ) from error


def measure_peer(case: Case, chosen: argparse.Namespace, shape: Sequence[str]) -> dict[str, Any]:
    command = ["node", "load.js", "--seats", str(case.seats), "--tables", str(case.tables), *shape]
    command += ["--seconds", str(chosen.seconds), *(["--delta"] if chosen.delta else [])]
    begun, used, used_by_all = time.perf_counter(), ended_cpu(), all_cpu()
    done = subprocess.run(command, cwd=PEER, stdout=subprocess.PIPE, text=True, check=False)
    others = max(0.0, (all_cpu() - used_by_all) - (ended_cpu() - used))  # the clocks differ by some ticks
    passed = time.perf_counter() - begun
    if done.returncode:
        raise Trouble(f"The peer failed ({shlex.join(command)}).")
    return {**json.loads(done.stdout), "others": others / passed}


def ended_cpu() -> float:
    """Seconds of processor time of what this run started and has seen end, with what that started."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


# Tables that wait, clients that watch, and start-up


def idle(python: Path, chosen: argparse.Namespace) -> Iterator[str]:
    """What tables and clients cost that do nothing."""
    columns = Columns("while nothing happens" + " " * 40, "each       ", markdown=chosen.markdown)
    yield from columns.head(left=1)
    with tempfile.TemporaryDirectory(dir=chosen.folder) as folder:
        lobby, played = (Path(folder) / name for name in ("lobby", "played"))
        with serving(lobby) as server, driving(python, server.url) as clients:
            tables, each = idle_tables(server, clients, chosen, rounds=0)
        yield columns.row(
            f"a table of {SEATS_AT_MANY} in the lobby ({len(tables)} of them)", f"{each:,.1f} kB"
        )
        with serving(played) as server, driving(python, server.url) as clients:
            tables, each = idle_tables(server, clients, chosen, ROUNDS_PLAYED)
            label = f"a table of {SEATS_AT_MANY} after {ROUNDS_PLAYED} rounds ({len(tables)} of them)"
            yield columns.row(label, f"{each:,.1f} kB")
            before = server.memory()
            clients.watch([tables[number % len(tables)] for number in range(chosen.watchers)])
            each = (server.memory() - before) / chosen.watchers
            yield columns.row(f"a client that watches ({chosen.watchers} of them)", f"{each:,.1f} kB")


def idle_tables(
    server: Server, clients: Clients, chosen: argparse.Namespace, rounds: int
) -> tuple[list[str], float]:
    """Tables that are played up to a round and left there, and the kilobytes of each."""
    clients.connect(Case(SEATS_AT_MANY, OPENED_AT_ONCE))
    # A whole game first: what the server loads once, and the connections themselves, are not the tables'.
    clients.sit_down(chosen.sheet)
    clients.play(WHOLE_GAME)
    before = server.memory()
    tables: list[str] = []
    while len(tables) < chosen.idle_tables:
        tables += clients.sit_down(chosen.sheet)
        if rounds:
            clients.play(rounds)
    return tables, (server.memory() - before) / len(tables)


# The report


class Columns:
    """A table that is printed row by row: as wide as its heading, or in Markdown."""

    def __init__(self, *titles: str, markdown: bool) -> None:
        self._titles, self._markdown = titles, markdown
        self._left = 0

    def head(self, left: int) -> Iterator[str]:
        """The heading; so many columns are text, and the others are numbers."""
        self._left = left
        yield self.row(*(title.strip() for title in self._titles))
        if self._markdown:
            numbers = len(self._titles) - left
            yield f"|{'---|' * left}{'--:|' * numbers}"

    def row(self, *cells: object) -> str:
        if self._markdown:
            return f"| {' | '.join(map(str, cells))} |"
        return "  ".join(
            str(cell).ljust(len(title)) if number < self._left else str(cell).rjust(len(title))
            for number, (title, cell) in enumerate(zip(self._titles, cells, strict=True))
        ).rstrip()


def circumstances() -> str:
    """What made the figures, in the words of benchmarks/results.md."""
    command = shlex.join([".venv/bin/python", "benchmarks/table_load.py", *sys.argv[1:]])
    cores = len(os.sched_getaffinity(0))
    return (
        f"`{command}`, commit {commit()}, {cores} cores, Python {platform.python_version()}, "
        f"{datetime.now(UTC):%Y-%m-%d}."
    )


def percentile(times: Sequence[float], share: float) -> float:
    """The smallest time that so many are not longer than, as the peer has it."""
    return sorted(times)[math.ceil(len(times) * share) - 1]


def milliseconds(value: float) -> str:
    return f"{value:.2f} ms"


if __name__ == "__main__":
    main()
