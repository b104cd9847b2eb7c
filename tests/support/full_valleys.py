"""Valleys with random numbers, as text."""

from __future__ import annotations

import random


def a_valley(side: int, seed: int, numbers: int = 15) -> str:
    """A full valley with random numbers up to this one, the three structures and a snake."""
    chance = random.Random(seed)
    tokens = [str(chance.randint(1, numbers)) for _ in range(side * side)]
    for mark, place in zip("HSM!", chance.sample(range(side * side), 4), strict=True):
        tokens[place] = mark
    rows = [" ".join(tokens[row * side : (row + 1) * side]) for row in range(side)]
    return "\n".join(["adventure: valley", "name: Full", "owner: AB", "snakes: 1", "grid:", *rows, ""])


def thinned(text: str, seed: int, empty: float) -> str:
    """The same valley with some of its numbers rubbed out."""
    chance = random.Random(seed)
    head, grid = text.split("grid:\n")
    tokens = [
        " ".join("." if token.isdigit() and chance.random() < empty else token for token in row.split())
        for row in grid.splitlines()
    ]
    return f"{head}grid:\n" + "\n".join(tokens) + "\n"
