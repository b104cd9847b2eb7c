"""`pennypapers simulate`, `duel`, `balance` and `lab train`."""

from __future__ import annotations

import errno
import json
import os
import re
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
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

from pennypapers.cli import BOT_FAILED, INTERRUPTED
from pennypapers.cli.drawing import console
from pennypapers.cli.files import unwritable
from pennypapers.cli.lab_asked import Asked
from pennypapers.cli.lab_tables import print_duel, print_failures, print_summary
from pennypapers.cli.sheets import find_layout
from pennypapers.cli.speech import Speech
from pennypapers.cli.usage import Misuse
from pennypapers.lab import duel as duels
from pennypapers.lab.failures import failures_of
from pennypapers.lab.figures import Figures
from pennypapers.lab.game import Plan, try_out
from pennypapers.lab.own_class import described
from pennypapers.lab.summary import summarise
from pennypapers.lab.work import Crew, Item, Played, Processes, numbered, play_all
from pennypapers.notation import SHIPPED
from pennypapers.refusals import Refusal
from pennypapers.rules import LEVELS
from pennypapers.sheets import Layout

ADDRESS = re.compile(r"([a-z]+://)?[^/\s]+:[0-9]{1,5}")  # of a scheduler


class Outcome(NamedTuple):
    """The games that were played, until they were all done, or Ctrl-C came, or trouble."""

    played: list[Played]
    stopped: bool = False
    trouble: Exception | None = None

    def status(self) -> int:
        """When everything is told that there is; trouble comes last."""
        if self.trouble:
            raise self.trouble
        if self.stopped:
            return INTERRUPTED
        return BOT_FAILED if any(result.failures for _, result in self.played) else 0


@dataclass(frozen=True)
class Workshop:
    """Where games are played, and how that is shown."""

    speech: Speech
    as_json: bool
    workers: int
    cluster: str

    def say(self, message: str, **facts: str | int) -> None:
        """Beside the result, which may be for a program to read."""
        text = self.speech.say(message, **facts)
        print(text, file=self.speech.err if self.as_json else self.speech.out, flush=True)

    def play(
        self, plans: Sequence[Plan], items: Iterable[Item], games: int, folder: Path | None = None
    ) -> Outcome:
        """Each game is kept as soon as it is played. A bot that cannot play at all is refused before the first; the
        machines of a cluster have programs that this one need not have."""
        done: list[Played] = []
        try:
            if not self.cluster:
                try_out(plans)
            with (
                self._crew(games) as crew,
                self._progress() as bar,
                closing(play_all(plans, items, crew)) as playing,
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
    def _crew(self, games: int) -> Iterator[Crew | None]:
        if self.cluster:
            if not ADDRESS.fullmatch(self.cluster):
                raise Misuse("usage-cluster", text=self.cluster)
            from pennypapers.lab.cluster import Cluster

            with closing(Cluster(self.cluster)) as cluster:
                try:
                    yield cluster
                except (RuntimeError, ImportError) as error:  # as where its machines lack this package
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
        """A result as one object, with the bots that could not go on."""
        failures = [failed.facts(self.speech.language) for failed in failures_of(plans, outcome.played)]
        self.speech.print(json.dumps({**facts, "failures": failures}, ensure_ascii=False))

    def tell_rest(self, plans: Sequence[Plan], outcome: Outcome, counted: int, games: int) -> None:
        """What one has to know beside a result that so many games count in, of those that were wanted."""
        print_failures(self.say, self.speech, failures_of(plans, outcome.played))
        if any(entrant.by_the_clock for plan in plans for entrant in plan.entrants):
            self.say("lab-not-repeatable")
        if outcome.stopped or outcome.trouble:
            self.say("lab-stopped", games=counted, of=games)

    def tell_nothing(self, outcome: Outcome) -> int:
        print(self.speech.say("lab-nothing-played"), file=self.speech.err)
        return outcome.status()


class Rate(ProgressColumn):
    """Games a second."""

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


def _check_writable(path: Path) -> None:
    """Raises what writing it would: before hours of work and not after."""
    if path.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    if not path.parent.is_dir():
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(path.parent))
    if not os.access(path if path.exists() else path.parent, os.W_OK):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path))


def told(speech: Speech, command: Callable[[], int]) -> int:
    """The status of a command. What it refuses, or what a disk or network does, is one line."""
    try:
        return command()
    except Refusal as refusal:
        # Only a file's refusals have a place; the name of the file stands among the facts.
        if refusal.line:
            speech.refuse(str(refusal.facts["file"]), refusal)
        else:
            print(speech.why(refusal), file=speech.err)
    except BrokenPipeError:
        raise
    except OSError as error:
        print(f"{error.filename or ''}: {speech.why(unwritable(error))}".removeprefix(": "), file=speech.err)
    return 1


def layout_of(name: str) -> Layout:
    try:
        return find_layout(name)
    except Refusal as refusal:
        raise refusal.at(refusal.line or 1, refusal.column or 1).about(file=name) from None


def simulate(
    workshop: Workshop,
    asked: Asked,
    sheet: str,
    bots: str,
    players: int | None,
    strict: bool,
    out: Path | None,
) -> int:
    speech = workshop.speech
    sheet = sheet or SHIPPED[0]
    layout = layout_of(sheet)
    entrants = asked.seats(bots, players)
    plan = Plan(sheet, layout, entrants, asked.seed, strict, keep_games=out is not None)
    if out:
        out.mkdir(parents=True, exist_ok=True)
    outcome = workshop.play([plan], numbered(asked.games), asked.games, out)
    if not outcome.played:
        return workshop.tell_nothing(outcome)
    summary = summarise(plan, [result for _, result in outcome.played])
    if workshop.as_json:
        workshop.print_json(summary.facts(), [plan], outcome)
    else:
        print_summary(speech, console(speech), summary)
    workshop.tell_rest([plan], outcome, summary.games, asked.games)
    if out:
        workshop.say("lab-kept", folder=str(out))
    return outcome.status()


def duel(workshop: Workshop, asked: Asked, bots: tuple[str, str], sheet: str, together: bool) -> int:
    speech = workshop.speech
    sheet = sheet or SHIPPED[0]
    layout = layout_of(sheet)
    first, second = asked.each(bots)
    plans = duels.plan_duel(sheet, layout, (first, second), asked.seed, together)
    outcome = workshop.play(plans, numbered(asked.games, 2), 2 * asked.games)
    verdict = duels.judge(plans, outcome.played)
    if verdict is None:
        return workshop.tell_nothing(outcome)
    if workshop.as_json:
        workshop.print_json(verdict.facts(), plans, outcome)
    else:
        print_duel(speech, console(speech), verdict, together)
    workshop.tell_rest(plans, outcome, 2 * verdict.differences.count, 2 * asked.games)
    return outcome.status()


def balance(
    workshop: Workshop, asked: Asked, sheets: Sequence[str], bots: str, players: int, out: Path
) -> int:
    from pennypapers.lab.balance import report
    from pennypapers.lab.balance_facts import report_facts
    from pennypapers.lab.balance_page import write_page

    speech = workshop.speech
    layouts = {sheet: layout_of(sheet) for sheet in sheets}
    entrants = {entrant.name: entrant for entrant in asked.entrants(bots or ",".join(LEVELS))}
    _check_writable(out)
    plans = [
        Plan(sheet, layout, (entrant,) * players, asked.seed, keep_sheets=True)
        for sheet, layout in layouts.items()
        for entrant in entrants.values()
    ]
    games = asked.games * len(plans)
    outcome = workshop.play(plans, numbered(asked.games, len(plans)), games)
    reports = report(plans, outcome.played)
    if not reports:
        return workshop.tell_nothing(outcome)
    out.write_text(write_page(reports, speech.language), encoding="utf-8", newline="\n")
    if workshop.as_json:
        workshop.print_json(report_facts(reports, speech.language), plans, outcome)
    workshop.tell_rest(plans, outcome, len(outcome.played), games)
    workshop.say("lab-balance-written", file=str(out))
    return outcome.status()


def train(speech: Speech, adventure: str, seed: int, out: Path | None, install: bool) -> int:
    from pennypapers.lab.learning import beside, learn, shipped

    if out and install:
        raise Misuse("usage-not-both", one="--out", other="--install")
    begun = time.monotonic()
    path = shipped(adventure) if install else out or beside(adventure)
    if not out and not install and path.exists():
        raise Misuse("usage-train-again", file=str(path))
    _check_writable(path)
    screen = Console(file=speech.err, highlight=False, emoji=False)
    with Progress(TextColumn("{task.description}"), TimeElapsedColumn(), console=screen) as bar:
        task = bar.add_task("")
        learn(adventure, seed, lambda text: bar.update(task, description=text), path)
    seconds = round(time.monotonic() - begun)
    speech.print(speech.say("lab-trained", seconds=seconds, file=str(path)))
    if install:
        speech.tell(speech.say("lab-trained-installed"))
    else:
        example = f"pennypapers duel voyager:{path} voyager --sheet {adventure}-a"
        speech.print(speech.say("lab-trained-try", example=example))
    return 0
