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
    return read(path or FILE)


def read(path: Path) -> Network:
    """The weights in a file; a ValueError if there is something else in it."""
    try:
        with path.open("rb") as file, np.load(file) as parts:
            loaded = Network(*(np.ascontiguousarray(parts[name], np.float32) for name in Network._fields))
    except (KeyError, BadZipFile) as error:
        raise ValueError(str(error)) from None
    for name, part, wanted in zip(Network._fields, loaded, blank_network(), strict=True):
        if part.shape != wanted.shape:
            raise ValueError(f"{name} {part.shape}")
    return loaded


def write(path: Path, network: Network, notes: str) -> None:
    """Write weights to a file, and notes that say how they were made to a text beside it."""
    with path.open("wb") as file:  # given a name, NumPy would add `.npz` to it
        np.savez_compressed(file, **network._asdict())
    beside = path.with_suffix(".notes.txt" if path.suffix == ".txt" else ".txt")
    beside.write_text(notes + "\n", encoding="utf-8")
