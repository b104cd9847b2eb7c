"""Plays the games that a command of the lab asks for, shows the progress, and says what the result leaves out."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)
from rich.text import Text

from pennypapers.cli.common.exit_status import BOT_FAILED, INTERRUPTED
from pennypapers.cli.common.speech import Speech
from pennypapers.cli.common.usage import Misuse
from pennypapers.cli.lab.view import print_failures
from pennypapers.lab.failures import failures_of
from pennypapers.lab.figures import Figures
from pennypapers.lab.game import Plan, try_out
from pennypapers.lab.own_class import described
from pennypapers.lab.work import Item, Played, Processes, Workers, play_plans
from pennypapers.refusals import Refusal

ADDRESS = re.compile(r"([a-z]+://)?[^/\s]+:[0-9]{1,5}")  # the address of a scheduler


class Outcome(NamedTuple):
    """The games that were played, and whether Ctrl-C (`stopped`) or an error (`trouble`) ended the run early."""

    played: list[Played]
    stopped: bool = False
    trouble: Exception | None = None

    def status(self) -> int:
        """The exit status, or the error that ended the run: to be called when the results so far have been shown."""
        if self.trouble:
            raise self.trouble
        if self.stopped:
            return INTERRUPTED
        return BOT_FAILED if any(result.failures for _, result in self.played) else 0


@dataclass(frozen=True)
class GameRunner:
    """Where games are played, and how their progress is shown."""

    speech: Speech
    as_json: bool
    workers: int
    cluster: str

    def say(self, message: str, **facts: str | int) -> None:
        """Print a message that is not part of the result: to standard error if the result is JSON."""
        text = self.speech.say(message, **facts)
        print(text, file=self.speech.err if self.as_json else self.speech.out, flush=True)

    def play(
        self, plans: Sequence[Plan], items: Iterable[Item], games: int, folder: Path | None = None
    ) -> Outcome:
        """Play the games, and write each to the folder as soon as it is over. A bot that cannot play at all is refused
        before the first game; but not on a cluster, whose machines may have programs that this one does not have."""
        done: list[Played] = []
        try:
            if not self.cluster:
                try_out(plans)
            with (
                self._workers(games) as workers,
                self._progress() as bar,
                closing(play_plans(plans, items, workers)) as playing,
            ):
                task = bar.add_task("", total=games)
                for item, result in playing:
                    if folder:
                        _keep(folder, plans[item.plan].sheet, result.number, result.text)
                        result = result._replace(text="")
                    done.append((item, result))
                    bar.update(task, completed=len(done))
        except KeyboardInterrupt:
            return Outcome(done, stopped=True)
        except (Refusal, OSError) as trouble:
            if not done:
                raise
            return Outcome(done, trouble=trouble)
        return Outcome(done)

    @contextmanager
    def _workers(self, games: int) -> Iterator[Workers | None]:
        if self.cluster:
            if not ADDRESS.fullmatch(self.cluster):
                raise Misuse("usage-cluster", text=self.cluster)
            from pennypapers.lab.cluster import Cluster

            with closing(Cluster(self.cluster)) as cluster:
                try:
                    yield cluster
                except (RuntimeError, ImportError) as error:  # such as machines that don't have this package
                    reason = described(error)
                    raise Refusal("cluster-trouble", address=self.cluster, reason=reason) from error
        else:
            workers = min(self.workers, games)
            yield Processes(workers) if workers > 1 else None

    def _progress(self) -> Progress:
        screen = Console(file=self.speech.err, highlight=False, emoji=False)
        return Progress(
            BarColumn(),
            MofNCompleteColumn(),
            Rate(self.speech),
            TimeElapsedColumn(),
            TextColumn("<"),
            TimeRemainingColumn(),
            console=screen,
            transient=True,
            disable=not screen.is_terminal,
        )

    def print_json(self, facts: dict[str, Any], plans: Sequence[Plan], outcome: Outcome) -> None:
        """Print a result as one JSON object, with the failures of bots."""
        failures = [failed.facts(self.speech.language) for failed in failures_of(plans, outcome.played)]
        self.speech.print(json.dumps({**facts, "failures": failures}, ensure_ascii=False))

    def tell_rest(self, plans: Sequence[Plan], outcome: Outcome, counted: int, games: int) -> None:
        """Print what a reader of the result has to know: bots that failed, games that cannot be repeated, and that
        only `counted` of the `games` that were asked for are in it."""
        print_failures(self.say, self.speech, failures_of(plans, outcome.played))
        if any(entrant.by_the_clock for plan in plans for entrant in plan.entrants):
            self.say("lab-not-repeatable")
        if outcome.stopped or outcome.trouble:
            self.say("lab-stopped", games=counted, of=games)

    def tell_nothing(self, outcome: Outcome) -> int:
        print(self.speech.say("lab-nothing-played"), file=self.speech.err)
        return outcome.status()


class Rate(ProgressColumn):
    """A column of the progress bar: games per second."""

    def __init__(self, speech: Speech) -> None:
        super().__init__()
        self._speech = speech

    def render(self, task: Task) -> Text:
        rate = task.finished_speed or task.speed
        return Text(
            self._speech.say("lab-rate", rate=Figures(self._speech.language).short(rate) if rate else "?")
        )


def _keep(folder: Path, sheet: str, number: int, text: str) -> None:
    path = folder / f"{Path(sheet).stem}-{number:06}.game"
    path.write_text(text, encoding="utf-8", newline="\n")
