"""The trained weights of the network, in `weights.npz`. How they were made is written in `weights.txt`."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from zipfile import BadZipFile

import numpy as np

from pennypapers.bots.valley.value import Network, blank_network

FILE = Path(__file__).with_name("weights.npz")


@cache
def network(path: Path | None = None) -> Network:
    """The shipped weights, or those in a file."""
    return load(path or FILE)


def load(path: Path) -> Network:
    """A ValueError if there is something else in it."""
    try:
        with path.open("rb") as file, np.load(file) as parts:
            loaded = Network(*(np.ascontiguousarray(parts[name], np.float32) for name in Network._fields))
    except (KeyError, BadZipFile) as error:
        raise ValueError(str(error)) from None
    for name, part, wanted in zip(Network._fields, loaded, blank_network(), strict=True):
        if part.shape != wanted.shape:
            raise ValueError(f"{name} {part.shape}")
    return loaded


def save(network: Network, path: Path) -> None:
    with path.open("wb") as file:  # given a name, NumPy would add `.npz` to it
        np.savez_compressed(file, **network._asdict())
