"""Spoilt texts by the million for the readers of `.sheet` and `.game`, and for replay:

    .venv/bin/python benchmarks/fuzz.py --inputs 1000000 --seed 1

What every text must come to is in `tests/support/fuzzing`, which the ordinary tests run a few thousand times. An input
is told by its seed and number; `--first N --inputs 1` repeats one. Ctrl-C stops, and what was found so far is shown.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests" / "support"))

from fuzzing import Broken, examine, spoilt

SHOWN = 20  # so many kinds of findings are shown
LOOKS_A_SECOND = 2


class Tally:
    """What the inputs so far have led to."""

    def __init__(self) -> None:
        self.begun = time.perf_counter()
        self.inputs = 0
        self.outcomes: Counter[tuple[str, str]] = Counter()  # by reader and its outcome
        self.findings: dict[str, tuple[int, bytes]] = {}  # by kind: the shortest input, and its number
        self.found = 0

    def add(self, number: int, text: bytes) -> None:
        self.inputs += 1
        try:
            outcome = examine(text)
        except Broken as broken:
            self.found += 1
            kind = str(broken)[:80]
            if kind not in self.findings or len(text) < len(self.findings[kind][1]):
                self.findings[kind] = number, text
            return
        for reader, said in outcome._asdict().items():
            if said:
                self.outcomes[reader, said] += 1

    @property
    def seconds(self) -> float:
        return time.perf_counter() - self.begun

    def line(self, of: int) -> str:
        rate = self.inputs / max(self.seconds, 0.001)
        return f"{self.inputs:,} of {of:,} inputs, {rate:,.0f} a second, {self.found} findings"

    def report(self) -> str:
        text = [f"{self.inputs:,} inputs in {self.seconds:.0f} s, {self.found} findings"]
        for reader in ("sheet", "layout", "game", "replay"):
            said = {what: count for (who, what), count in self.outcomes.items() if who == reader}
            read = said.pop("read", 0)
            text.append(f"{reader}: {read:,} read, {sum(said.values()):,} refused for {len(said)} reasons")
        for kind, (number, input_) in list(self.findings.items())[:SHOWN]:
            text += ["", f"{kind} (input {number})", f"  {smaller(input_, kind)!r}"]
        return "\n".join(text)


def smaller(text: bytes, kind: str) -> bytes:
    """A smaller input that shows the same finding: pieces are left out as long as it does."""
    size = len(text)
    while size:
        for start in range(0, len(text), size):
            shorter = text[:start] + text[start + size :]
            if finding(shorter) == kind:
                text = shorter
                break
        else:
            size //= 2
    return text


def finding(text: bytes) -> str:
    try:
        examine(text)
    except Broken as broken:
        return str(broken)[:80]
    return ""


def run(seed: int, first: int, inputs: int, seconds: float) -> Tally:
    tally = Tally()
    shown = 0.0
    try:
        for number in range(first, first + inputs):
            tally.add(number, spoilt(seed, number))
            if tally.seconds >= shown:
                shown = tally.seconds + 1 / LOOKS_A_SECOND
                print(f"\r{tally.line(inputs)}", end="", file=sys.stderr, flush=True)
                if tally.seconds >= seconds:
                    break
    except KeyboardInterrupt:
        print(f"\r{tally.line(inputs)}: stopped", end="", file=sys.stderr)
    print(file=sys.stderr)
    return tally


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--inputs", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--first", type=int, default=0, help="the number of the first input")
    parser.add_argument("--seconds", type=float, default=float("inf"), help="stop after so much time")
    asked = parser.parse_args()
    tally = run(asked.seed, asked.first, asked.inputs, asked.seconds)
    print(tally.report())
    return 1 if tally.found else 0


if __name__ == "__main__":
    sys.exit(main())
