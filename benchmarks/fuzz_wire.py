"""Mischief on the wire by the hundred thousand messages, at tables where honest people play:

    .venv/bin/python benchmarks/fuzz_wire.py --messages 100000 --seed 1

Scenes of a few hundred messages each, on connections in memory with a clock that is moved by hand; then a share of the
messages once more on real sockets, to a server in a process of its own. What must hold is in `tests/support/wire_fuzz`,
which the ordinary tests run a few thousand times. A finding is told by its seed and scene; `--first N --scenes 1`
repeats one. Ctrl-C stops, and what was found so far is shown.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests" / "support"))
sys.path.insert(0, str(Path(__file__).parents[1] / "examples"))

from wire_fuzz import Broken, Tally, play_on_sockets, play_scene

SCENE = 500  # messages in a scene
LOOKS_A_SECOND = 2
SHOWN = 20  # so many kinds of findings are shown


class Sweep:
    """What the scenes so far have led to."""

    def __init__(self, messages: int) -> None:
        self.begun = time.perf_counter()
        self.wanted = messages
        self.tally = Tally()
        self.findings: dict[str, str] = {}  # by kind, where it was first seen
        self._shown = 0.0

    @property
    def seconds(self) -> float:
        return time.perf_counter() - self.begun

    def found(self, broken: Broken, where: str) -> None:
        self.findings.setdefault(str(broken)[:300], where)

    def show(self, tally: Tally) -> None:
        if self.seconds >= self._shown:
            self._shown = self.seconds + 1 / LOOKS_A_SECOND
            rate = tally.messages / max(self.seconds, 0.001)
            done = f"{tally.messages:,} of {self.wanted:,} messages, {rate:,.0f} a second"
            print(f"\r{done}, {len(self.findings)} findings", end="", file=sys.stderr, flush=True)

    def report(self, where: str) -> str:
        text = [f"{where}: {self.tally.line()}; {self.seconds:.0f} s, {len(self.findings)} findings"]
        for kind, scene in list(self.findings.items())[:SHOWN]:
            text += ["", f"{kind} ({scene})"]
        return "\n".join(text)


def in_memory(seed: int, first: int, scenes: int) -> Sweep:
    sweep = Sweep(scenes * SCENE)
    try:
        for number in range(first, first + scenes):
            try:
                sweep.tally.add(play_scene(seed, number, SCENE))
            except Broken as broken:
                sweep.found(broken, f"seed {seed}, scene {number}")
            sweep.show(sweep.tally)
    except KeyboardInterrupt:
        print(" stopped", end="", file=sys.stderr)
    print(file=sys.stderr)
    return sweep


def on_sockets(seed: int, messages: int) -> Sweep:
    sweep = Sweep(messages)
    try:
        sweep.tally = play_on_sockets(seed, messages, sweep.show)
    except Broken as broken:
        sweep.found(broken, f"seed {seed}, on sockets")
    print(file=sys.stderr)
    return sweep


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--messages", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--first", type=int, default=0, help="the number of the first scene")
    parser.add_argument("--scenes", type=int, help="so many scenes, whatever the messages")
    parser.add_argument(
        "--sockets", type=float, default=0.05, help="the share that goes over real sockets too"
    )
    asked = parser.parse_args()
    sweeps = [in_memory(asked.seed, asked.first, asked.scenes or -(-asked.messages // SCENE))]
    print(sweeps[0].report("in memory"))
    if asked.sockets and not asked.scenes:
        sweeps.append(on_sockets(asked.seed, int(asked.messages * asked.sockets)))
        print(sweeps[1].report("on sockets"))
    return 1 if any(sweep.findings for sweep in sweeps) else 0


if __name__ == "__main__":
    sys.exit(main())
