"""How many sequences of steps a drawn position allows, as chess programs count moves to check their rules.

A position in `tests/data/perft` is a `.sheet` text, a roll, perhaps steps that were played before (`after`), and the
number of different sequences of 1, 2 and 3 steps that may follow within the turn, each step a text of the notation.
`.venv/bin/python tests/support/perft_counts.py --write` counts them anew; the rules and their slow twin must agree.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Collection
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

import naive
from pennypapers.notation import read_sheet, read_step, write_step
from pennypapers.rules import Roll, Sheet

POSITIONS = Path(__file__).parents[1] / "data" / "perft"
COUNTED = sorted(path for path in POSITIONS.glob("*.txt") if not path.name.startswith("order-"))
ORDERED = sorted(POSITIONS.glob("order-*.txt"))
DEPTH = 3

Following = Callable[[list[str]], Collection[str]]  # the steps that may follow these


@dataclass(frozen=True)
class Position:
    head: str  # all of the text but what is counted or listed
    sheet: str
    roll: str
    after: tuple[str, ...]
    counts: tuple[int, ...]
    order: tuple[str, ...]

    @cached_property
    def drawn(self) -> Sheet:
        return read_sheet(self.sheet).sheet

    @cached_property
    def drawn_twin(self) -> naive.Sheet:
        return naive.Sheet.from_text(self.sheet)

    def by_rules(self, done: list[str]) -> list[str]:
        turn = self.drawn.turn(Roll.read(self.roll))
        turn.play_all(map(read_step, [*self.after, *done]))
        return [write_step(step) for step in turn.legal()]

    def by_twin(self, done: list[str]) -> set[str]:
        purple, green, red = self.roll.split(" ")
        return naive.legal_steps(self.drawn_twin, (purple, green, red), [*self.after, *done])


def read_position(path: Path) -> Position:
    text = path.read_text(encoding="utf-8")
    sheet, _, rest = text.partition("roll: ")
    roll, *lines = rest.splitlines()
    after = tuple(lines.pop(0).removeprefix("after: ").split(" ")) if "after: " in rest else ()
    head = f"{sheet}roll: {roll}\n" + (f"after: {' '.join(after)}\n" if after else "")
    if lines and lines[0] == "order:":
        return Position(head, sheet, roll, after, (), tuple(lines[1:]))
    counts = tuple(int(line.partition(": ")[2]) for line in lines)
    return Position(head, sheet, roll, after, counts, ())


def count(following: Following, depth: int) -> tuple[int, ...]:
    """The number of sequences of 1, 2, ... steps."""
    counts = [0] * depth

    def visit(done: list[str]) -> None:
        steps = following(done)
        assert len(set(steps)) == len(steps), f"a step is listed twice after {done}"
        counts[len(done)] += len(steps)
        if len(done) + 1 < depth:
            for step in steps:
                visit([*done, step])

    visit([])
    return tuple(counts)


def as_text(position: Position, counts: tuple[int, ...]) -> str:
    lines = [f"{n} {'step' if n == 1 else 'steps'}: {found}" for n, found in enumerate(counts, 1)]
    return position.head + "\n".join(lines) + "\n"


def write_counts() -> None:
    for path in COUNTED:
        position = read_position(path)
        counts = count(position.by_rules, DEPTH)
        if count(position.by_twin, DEPTH) != counts:
            sys.exit(f"{path.name}: the rules and their twin disagree")
        path.write_text(as_text(position, counts), encoding="utf-8", newline="\n")
        print(path.name, *counts)
    for path in ORDERED:
        position = read_position(path)
        text = position.head + "\n".join(["order:", *position.by_rules([])]) + "\n"
        path.write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    if sys.argv[1:] != ["--write"]:
        sys.exit("usage: python tests/support/perft_counts.py --write")
    write_counts()
