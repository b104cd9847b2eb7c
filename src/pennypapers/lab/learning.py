"""Teaching the bots an adventure from nothing, and writing down what they learned and how."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

from pennypapers import __version__
from pennypapers.bots.temple import weights as temple
from pennypapers.bots.valley import weights as valley

Tell = Callable[[str], None]


def shipped(adventure: str) -> Path:
    """The file that the bots play an adventure by."""
    return {"temple": Path(temple.__file__).with_name(temple.FILE), "valley": valley.FILE}[adventure]


def beside(adventure: str) -> Path:
    """Where what is learned goes if nothing else is said: in the folder one is in, and nothing plays by it."""
    return Path({"temple": "temple-weights.txt", "valley": "valley-weights.npz"}[adventure])


def learn(adventure: str, seed: int, tell: Tell, path: Path) -> None:
    """Train, and write down what was learned."""
    {"temple": _temple, "valley": _valley}[adventure](Diary(adventure, seed, tell), path)


class Diary:
    """Passes on what a training says of itself, and keeps the last of it for the notes."""

    def __init__(self, adventure: str, seed: int, tell: Tell) -> None:
        self.adventure, self.seed = adventure, seed
        self._tell = tell
        self._begun = time.monotonic()
        self._last = ""

    def add(self, text: str) -> None:
        self._last = text
        self._tell(text)

    def notes(self) -> str:
        command = f"pennypapers lab train {self.adventure} --seed {self.seed}"
        seconds = time.monotonic() - self._begun
        return f"{command}\nversion {__version__}, {seconds:.0f} s, at the end {self._last}"


def _temple(diary: Diary, path: Path) -> None:
    from pennypapers.bots.temple import training

    steps = [stage.steps for stage in training.STAGES]

    def report(progress: training.Progress) -> None:
        step = sum(steps[: progress.stage]) + progress.step
        diary.add(f"{step}/{sum(steps)}: {progress.stars:.1f}")

    learned = training.train(diary.seed, report)
    temple.write(path, learned, diary.notes())


def _valley(diary: Diary, path: Path) -> None:
    from pennypapers.bots.valley import training

    learned = training.train(diary.seed, diary.add)
    valley.save(learned, path)
    notes = path.with_suffix(".notes.txt" if path.suffix == ".txt" else ".txt")  # the file itself is no text
    notes.write_text(diary.notes() + "\n", encoding="utf-8")
