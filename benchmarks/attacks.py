"""Attacks beside a quiet table: how long its seat waits for an answer before and during each, in one run.

    .venv/bin/python benchmarks/attacks.py [NAME …] [--seconds 10] [--server PROGRAM] [--markdown]

Each attack has a server of its own: `pennypapers serve` as it is, or PROGRAM of another checkout, to compare the two.
A person plays at one table, with a draft and a commit a few times a second; then somebody with one other address of
this machine (`attackers`) does their worst, while the same person plays on. Memory is the server's, before the attack,
at its end and some seconds later. Only ratios hold: whatever else the machine does is in both figures. The attacker
runs at low priority, as its work would be another machine's. Linux only: memory is read from /proc, and loopback has
many addresses.
"""

from __future__ import annotations

import argparse
import asyncio
import math
import multiprocessing
import os
import re
import shlex
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass
from multiprocessing.connection import Connection
from pathlib import Path

from revision import commit
from websockets.exceptions import WebSocketException

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "examples"))

from attackers import ATTACKS, Attack  # noqa: E402
from attackers.attack import Target  # noqa: E402
from player import Player  # noqa: E402

PACE = 0.05  # seconds between two requests of the quiet table's seat
WORST = 3.0  # times as long as before is what an attack may cost
PATIENCE = 60.0  # seconds for an answer; whoever waits longer has gone home
RESTING = 5.0  # seconds after an attack, before memory is read again
PREPARING = 300.0


def main() -> None:
    chosen = options()
    attacks = [attack for attack in ATTACKS if not chosen.attacks or attack.name in chosen.attacks]
    columns = Columns(chosen.markdown, max(len(attack.what) for attack in attacks))
    print(circumstances(), "\n", flush=True)
    print(columns.head(), flush=True)
    held = True
    for attack in attacks:
        try:
            seen = measure(attack, chosen)
        except (OSError, EOFError, TimeoutError, WebSocketException) as trouble:
            held = False
            print(columns.failure(attack, trouble), flush=True)
            continue
        held &= seen.ratio <= WORST
        print(columns.row(attack, seen), flush=True)
        print(f"    {attack.name}: {dict(seen.counts)}", file=sys.stderr, flush=True)
    print(f"\nWanted: p99 within {WORST:.0f} times of before: {'held' if held else 'not held'}.")


def options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument(
        "attacks", nargs="*", metavar="NAME", help=f"only these of {', '.join(a.name for a in ATTACKS)}"
    )
    parser.add_argument("--seconds", type=float, default=10.0, help="before and during, each")
    parser.add_argument("--server", type=Path, metavar="PROGRAM", help="the `pennypapers` to attack")
    parser.add_argument("--markdown", action="store_true", help="print as benchmarks/results.md has it")
    chosen = parser.parse_args()
    unknown = set(chosen.attacks) - {attack.name for attack in ATTACKS}
    if unknown:
        parser.error(f"there is no attack {', '.join(sorted(unknown))}")
    return chosen


@dataclass
class Seen:
    """Times in milliseconds, memory in megabytes."""

    calm: list[float]
    attacked: list[float]
    memory: tuple[float, float, float]
    counts: Counter[str]

    @property
    def ratio(self) -> float:
        return percentile(self.attacked, 0.99) / percentile(self.calm, 0.99)


def measure(attack: Attack, chosen: argparse.Namespace) -> Seen:
    with (
        tempfile.TemporaryDirectory() as data,
        serving(chosen.server, Path(data), attack.options) as (process, port),
    ):
        return asyncio.run(_measure(attack, process.pid, port, Path(data), chosen.seconds))


async def _measure(attack: Attack, server: int, port: int, folder: Path, seconds: float) -> Seen:
    quiet = QuietTable(port)
    await quiet.begin()
    target = Target(port, folder / "data", table=quiet.player.table, code=quiet.player.code)
    with attacking(attack, target) as attacker:
        await attacker.hear(PREPARING)
        await quiet.play(2.0)  # the first rounds load what is loaded once
        calm = await quiet.play(seconds)
        before, written_before = memory(server), written(folder, target.database)
        during = max(seconds, attack.at_least)
        attacker.tell(during)
        attacked = await quiet.play(during)
        at_the_end = memory(server)
        counts = await attacker.hear(PATIENCE)
        counts += written(folder, target.database) - written_before
    await quiet.play(RESTING)
    return Seen(calm, attacked, (before, at_the_end, memory(server)), counts)


# The quiet table


class QuietTable:
    """Somebody who plays alone, one table after another, at a steady rate."""

    def __init__(self, port: int) -> None:
        self.player = Player(f"ws://127.0.0.1:{port}/api/socket", "Q")
        self._times: list[float] = []

    async def begin(self) -> None:
        await self.player.connect()
        await self._sit_down()

    async def play(self, seconds: float) -> list[float]:
        """Play for so long; how long each answer took. A request that is under way at the end is waited for."""
        self._times = []
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            await asyncio.wait_for(self._play_round(), 2 * PATIENCE)
        return self._times

    async def _sit_down(self) -> None:
        player = self.player
        player.known, player.round, player.result = 0, 0, None
        await player.sit_down("temple-a", "")
        await player.ask("start")

    async def _play_round(self) -> None:
        player = self.player
        if player.result is not None:
            await self._sit_down()
        number = player.round
        draft = await self._ask("draft", seat=player.seat, round=number, revision=number, steps=[])
        legal = draft.get("legal", {})
        if "hazard_spaces" in draft:
            step = f"!{draft['hazard_spaces'][0]}"
        else:
            step = f"{legal['numbers'][0]['text']}@{legal['spaces'][0]}" if legal["spaces"] else "-"
        await self._ask("commit", seat=player.seat, round=number, steps=[step])
        while player.round == number and player.result is None:
            await player.receive()

    async def _ask(self, do: str, **facts: object) -> dict:  # type: ignore[type-arg]
        await asyncio.sleep(PACE)
        begun = time.perf_counter()
        answer: dict = await self.player.ask(do, **facts)  # type: ignore[type-arg]
        self._times.append((time.perf_counter() - begun) * 1000)
        return answer


# The attacker, in a process of its own


class Attacker:
    def __init__(self, pipe: Connection) -> None:
        self._pipe = pipe

    async def hear(self, patience: float) -> Counter[str]:
        if not await asyncio.to_thread(self._pipe.poll, patience):
            raise TimeoutError("nothing is heard of the attacker")
        said: Counter[str] = self._pipe.recv()
        return said

    def tell(self, seconds: float) -> None:
        self._pipe.send(seconds)


@contextmanager
def attacking(attack: Attack, target: Target) -> Iterator[Attacker]:
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=attack_when_told, args=(attack.name, target, theirs))
    process.start()
    theirs.close()  # or its end would not be noticed
    try:
        yield Attacker(ours)
    finally:
        process.join(5)
        process.kill()
        process.join()


def attack_when_told(name: str, target: Target, pipe: Connection) -> None:
    os.nice(10)
    (attack,) = [one for one in ATTACKS if one.name == name]

    async def run() -> None:
        await attack.prepare(target)
        pipe.send(target.counts)
        seconds = await asyncio.to_thread(pipe.recv)
        target.until = time.monotonic() + seconds
        try:
            async with asyncio.timeout(seconds + 2):  # whatever it waits for, it ends
                await attack.run(target)
        except TimeoutError:
            target.counts["left hanging"] += 1
        pipe.send(target.counts)

    asyncio.run(run())


# The server


@contextmanager
def serving(
    program: Path | None, data: Path, extra: Sequence[str]
) -> Iterator[tuple[subprocess.Popen[str], int]]:
    command = [str(program)] if program else [sys.executable, "-m", "pennypapers"]
    command += ["serve", "--no-browser", "--data", str(data / "data"), "--port", "0", *extra]
    with (data / "log").open("w") as log:
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True)
    assert process.stdout
    try:
        found = re.search(r":(\d+)\.", process.stdout.readline())
        assert found, f"it did not start: {shlex.join(command)}"
        yield process, int(found[1])
    finally:
        process.terminate()
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        process.stdout.close()


def written(folder: Path, database: str) -> Counter[str]:
    """What is in the store and in the server's log."""
    with closing(sqlite3.connect(folder / "data" / database)) as store:
        (entries,) = store.execute("SELECT count(*) FROM entries").fetchone()
    return Counter({"entries": entries, "log kB": (folder / "log").stat().st_size // 1000})


def memory(process: int) -> float:
    """What it holds in memory, in megabytes."""
    found = re.search(r"VmRSS:\s*(\d+) kB", Path(f"/proc/{process}/status").read_text(encoding="ascii"))
    assert found
    return int(found[1]) / 1000


# The report


class Columns:
    NUMBERS = ("before p50 / p99", "during p50 / p99", "p99 ratio", "memory before / end / later", "besides")

    def __init__(self, markdown: bool, width: int) -> None:
        self._markdown, self._width = markdown, width

    def head(self) -> str:
        titles = self._line("attack", *self.NUMBERS)
        return f"{titles}\n|---|{'--:|' * (len(self.NUMBERS) - 1)}---|" if self._markdown else titles

    def row(self, attack: Attack, seen: Seen) -> str:
        times = [
            f"{percentile(some, 0.5):,.1f} / {percentile(some, 0.99):,.1f} ms"
            for some in (seen.calm, seen.attacked)
        ]
        held = " / ".join(f"{one:,.0f}" for one in seen.memory)
        besides = attack.tells.format_map(seen.counts)
        return self._line(attack.what, *times, f"{seen.ratio:,.1f} x", f"{held} MB", besides)

    def failure(self, attack: Attack, trouble: BaseException) -> str:
        return self._line(attack.what, *["–"] * (len(self.NUMBERS) - 1), f"given up: {trouble!r}")

    def _line(self, what: str, *cells: str) -> str:
        if self._markdown:
            return f"| {' | '.join([what, *cells])} |"
        return "  ".join([what.ljust(self._width), *(cell.rjust(27) for cell in cells)])


def circumstances() -> str:
    command = shlex.join([".venv/bin/python", "benchmarks/attacks.py", *sys.argv[1:]])
    return f"`{command}`, commit {commit()}, {len(os.sched_getaffinity(0))} cores."


def percentile(times: Sequence[float], share: float) -> float:
    """The smallest time that so many are not longer than."""
    return sorted(times)[math.ceil(len(times) * share) - 1]


if __name__ == "__main__":
    main()
