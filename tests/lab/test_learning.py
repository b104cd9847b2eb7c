"""`pennypapers lab train`: what is learned is written down, with how. The trainings themselves are cut short here."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from command_line import Command
from pennypapers.bots.temple import training as temple
from pennypapers.bots.valley import training as valley
from pennypapers.bots.valley import weights as valley_weights
from pennypapers.bots.valley.value import Network
from pennypapers.lab import learning


def test_the_temple(pennypapers: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    stages = (temple.PolicyGradientStage(True, 2, 0.5), temple.PolicyGradientStage(False, 1, 0.3))
    monkeypatch.setattr(temple, "STAGES", stages)
    monkeypatch.setattr(temple, "train", partial(temple.train, stages=stages, games=4))
    for name in ("one.txt", "two.txt"):
        ran = pennypapers("lab", "train", "temple", "--seed", "3", "--out", name)
        assert ran.status == 0
        assert ran.out.endswith(f"Written down in {name}.\n")
    one, two = (Path(name).read_text(encoding="ascii").splitlines() for name in ("one.txt", "two.txt"))
    assert one[0] == "# pennypapers lab train temple --seed 3"
    assert [line for line in one if line[0] != "#"] == [line for line in two if line[0] != "#"]


def test_the_valley(pennypapers: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    def quick(seed: int, report: learning.Tell) -> Network:
        report("1/1: no stars")
        return valley_weights.network()

    monkeypatch.setattr(valley, "train", quick)
    assert pennypapers("lab", "train", "valley", "--out", "learned.npz").status == 0
    learned = valley_weights.load(Path("learned.npz"))
    for part, shipped in zip(learned, valley_weights.network(), strict=True):
        assert (part == shipped).all()
    notes = Path("learned.txt").read_text(encoding="utf-8")
    assert notes.startswith("pennypapers lab train valley --seed 1\n")
    assert "at the end 1/1: no stars" in notes


def test_another_adventure(pennypapers: Command) -> None:
    assert pennypapers("lab", "train", "castle").status == 2
