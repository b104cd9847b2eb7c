"""The trained weights, and how they are kept: `weights.npz`, of which `weights.txt` says how they were made."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import numpy as np

from pennypapers.bots.valley.value import Network

FILE = Path(__file__).with_name("weights.npz")


@cache
def network() -> Network:
    """The shipped weights."""
    return load(FILE)


def load(path: Path) -> Network:
    with np.load(path) as parts:
        return Network(*(np.ascontiguousarray(parts[name], np.float32) for name in Network._fields))


def save(network: Network, path: Path) -> None:
    with path.open("wb") as file:  # to a name it would add an ending
        np.savez_compressed(file, **network._asdict())
