"""`pennypapers lab train`: let the bots of an adventure learn anew."""

from __future__ import annotations

import time
from pathlib import Path

from rich.console import Console
from rich.progress import Progress, TextColumn, TimeElapsedColumn

from pennypapers.cli.common.speech import Speech
from pennypapers.cli.common.usage import Misuse
from pennypapers.cli.lab.files import check_writable


def train(speech: Speech, adventure: str, seed: int, out: Path | None, install: bool) -> int:
    from pennypapers.lab.learning import beside, learn, shipped
    from pennypapers.rules import ADVENTURES

    if out and install:
        raise Misuse("usage-not-both", one="--out", other="--install")
    begun = time.monotonic()
    path = shipped(adventure) if install else out or beside(adventure)
    if not out and not install and path.exists():
        raise Misuse("usage-train-again", file=str(path))
    check_writable(path)
    screen = Console(file=speech.err, highlight=False, emoji=False)
    with Progress(TextColumn("{task.description}"), TimeElapsedColumn(), console=screen) as bar:
        task = bar.add_task("")
        learn(adventure, seed, lambda text: bar.update(task, description=text), path)
    seconds = round(time.monotonic() - begun)
    speech.print(speech.say("lab-trained", seconds=seconds, file=str(path)))
    if install:
        speech.tell(speech.say("lab-trained-installed"))
    else:
        example = f"pennypapers duel voyager:{path} voyager --sheet {ADVENTURES[adventure].shipped[0]}"
        speech.print(speech.say("lab-trained-try", example=example))
    return 0
