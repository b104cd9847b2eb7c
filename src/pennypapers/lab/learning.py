"""Training the bots of an adventure from nothing, and writing down what they learned and how."""

from __future__ import annotations

import time
from pathlib import Path

from pennypapers import __version__
from pennypapers.bots import bots_of
from pennypapers.bots.adventure_bots import Tell


def shipped(adventure: str) -> Path:
    """The file of weights that the bots play an adventure by."""
    return bots_of(adventure).training.weights().FILE


def beside(adventure: str) -> Path:
    """Where new weights are written if nobody names another file: in the current folder, where no bot plays by them."""
    return Path(bots_of(adventure).training.file_name)


def learn(adventure: str, seed: int, tell: Tell, path: Path) -> None:
    """Train, and write the weights and how they were made to a file."""
    training = bots_of(adventure).training
    begun = time.monotonic()
    last = ""

    def report(progress: str) -> None:
        nonlocal last
        last = progress
        tell(progress)

    weights = training.train(seed, report)
    seconds = time.monotonic() - begun
    command = f"pennypapers lab train {adventure} --seed {seed}"
    notes = f"{command}\nversion {__version__}, {seconds:.0f} s, at the end {last}"
    training.weights().write(path, weights, notes)
