"""The trained weights of the network, in `weights.npz`. How they were made is written in `weights.txt`."""

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
    with path.open("wb") as file:  # given a name, NumPy would add `.npz` to it
        np.savez_compressed(file, **network._asdict())
