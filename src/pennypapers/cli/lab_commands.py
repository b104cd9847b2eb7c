"""`pennypapers simulate`, `duel`, `balance` and `lab train`."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path

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

from pennypapers.cli.drawing import console
from pennypapers.cli.lab_tables import print_duel, print_failures, print_summary
from pennypapers.cli.sheets import find_layout
from pennypapers.cli.speech import Speech
from pennypapers.lab import duel as duels
from pennypapers.lab.entrants import Entrant, for_seats, read_entrants
from pennypapers.lab.game import Plan
from pennypapers.lab.summary import summarise
from pennypapers.lab.work import Crew, Item, Played, Processes, numbered, play_all
from pennypapers.notation import SHIPPED
from pennypapers.refusals import Refusal
from pennypapers.rules import LEVELS
from pennypapers.sheets import Layout

INTERRUPTED = 130


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
    ) -> tuple[list[Played], bool]:
        """All games, or those until Ctrl-C; and whether that came. Each game is kept as soon as it is played."""
        done: list[Played] = []
        with self._crew(games) as crew, self._progress() as bar:
            task = bar.add_task("", total=games)
            try:
                with closing(play_all(plans, items, crew)) as playing:
                    for item, result in playing:
                        if folder:
                            _keep(folder, plans[item.plan].sheet, result.number, result.text)
                            result = result._replace(text="")
                        done.append((item, result))
                        bar.update(task, completed=len(done))
            except KeyboardInterrupt:
                return done, True
        return done, False

    @contextmanager
    def _crew(self, games: int) -> Iterator[Crew | None]:
        if self.cluster:
            from pennypapers.lab.cluster import Cluster

            with closing(Cluster(self.cluster)) as cluster:
                yield cluster
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


class Rate(ProgressColumn):
    """Games a second."""

    def __init__(self, speech: Speech) -> None:
        super().__init__()
        self._speech = speech

    def render(self, task: Task) -> Text:
        rate = task.finished_speed or task.speed
        return Text(self._speech.say("lab-rate", rate=f"{rate:.3g}" if rate else "?"))


def _keep(folder: Path, sheet: str, number: int, text: str) -> None:
    path = folder / f"{Path(sheet).stem}-{number:06}.game"
    path.write_text(text, encoding="utf-8", newline="\n")


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
        reason = Refusal("unreadable", reason=error.strerror or str(error))
        print(f"{error.filename or ''}: {speech.why(reason)}".removeprefix(": "), file=speech.err)
    return 1


def _layout(name: str) -> Layout:
    try:
        return find_layout(name)
    except Refusal as refusal:
        raise refusal.at(refusal.line or 1, refusal.column or 1).about(file=name) from None


def simulate(
    workshop: Workshop,
    sheet: str,
    players: int,
    bots: str,
    games: int,
    seed: int,
    think: str,
    patience: str,
    strict: bool,
    out: Path | None,
) -> int:
    speech = workshop.speech
    sheet = sheet or SHIPPED[0]
    layout = _layout(sheet)
    entrants = for_seats(read_entrants(bots, think, patience), players)
    plan = Plan(sheet, layout, entrants, seed, strict, keep_games=out is not None)
    if out:
        out.mkdir(parents=True, exist_ok=True)
    played, stopped = workshop.play([plan], numbered(games), games, out)
    if not played:
        print(speech.say("lab-nothing-played"), file=speech.err)
        return INTERRUPTED
    summary = summarise(plan, [result for _, result in played])
    if workshop.as_json:
        speech.print(json.dumps(summary.facts(), ensure_ascii=False))
    else:
        print_summary(speech, console(speech), summary)
    print_failures(workshop.say, speech, summary.failures, summary.games)
    _say_what_to_know(workshop, entrants, stopped, summary.games, games)
    if out:
        workshop.say("lab-kept", folder=str(out))
    return INTERRUPTED if stopped else 0


def duel(
    workshop: Workshop,
    bots: tuple[str, str],
    sheet: str,
    games: int,
    together: bool,
    seed: int,
    think: str,
    patience: str,
) -> int:
    speech = workshop.speech
    sheet = sheet or SHIPPED[0]
    layout = _layout(sheet)
    (first, *others), (second, *more) = (read_entrants(bot, think, patience) for bot in bots)
    if others or more:
        raise Refusal("bot-count", bots=2 + len(others) + len(more), players=2)
    plans = duels.plan_duel(sheet, layout, (first, second), seed, together)
    played, stopped = workshop.play(plans, numbered(games, 2), 2 * games)
    verdict = duels.judge(plans, played)
    if verdict is None:
        print(speech.say("lab-nothing-played"), file=speech.err)
        return INTERRUPTED
    if workshop.as_json:
        speech.print(json.dumps(verdict.facts(), ensure_ascii=False))
    else:
        print_duel(speech, console(speech), verdict, together)
    print_failures(workshop.say, speech, verdict.failures, 2 * verdict.differences.count)
    _say_what_to_know(workshop, (first, second), stopped, 2 * verdict.differences.count, 2 * games)
    return INTERRUPTED if stopped else 0


def _say_what_to_know(
    workshop: Workshop, entrants: Sequence[Entrant], stopped: bool, games: int, of: int
) -> None:
    if any(entrant.by_the_clock for entrant in entrants):
        workshop.say("lab-not-repeatable")
    if stopped:
        workshop.say("lab-stopped", games=games, of=of)


def balance(
    workshop: Workshop,
    sheets: Sequence[str],
    bots: str,
    games: int,
    players: int,
    seed: int,
    think: str,
    patience: str,
    out: Path,
) -> int:
    from pennypapers.lab.balance import report
    from pennypapers.lab.balance_page import write_page

    speech = workshop.speech
    layouts = [_layout(sheet) for sheet in sheets]
    entrants = read_entrants(bots or ",".join(LEVELS), think, patience)
    plans = [
        Plan(sheet, layout, (entrant,) * players, seed, keep_sheets=True)
        for sheet, layout in zip(sheets, layouts, strict=True)
        for entrant in entrants
    ]
    played, stopped = workshop.play(plans, numbered(games, len(plans)), games * len(plans))
    reports = report(plans, played)
    if not reports:
        print(speech.say("lab-nothing-played"), file=speech.err)
        return INTERRUPTED
    out.write_text(write_page(reports, speech.language), encoding="utf-8", newline="\n")
    failures = [failure for _, result in played for failure in result.failures]
    print_failures(workshop.say, speech, failures, len(played))
    _say_what_to_know(workshop, entrants, stopped, len(played), games * len(plans))
    workshop.say("lab-balance-written", file=str(out))
    return INTERRUPTED if stopped else 0


def train(speech: Speech, adventure: str, seed: int, out: Path | None) -> int:
    from pennypapers.lab.learning import learn

    begun = time.monotonic()
    screen = Console(file=speech.err, highlight=False, emoji=False)
    with Progress(TextColumn("{task.description}"), TimeElapsedColumn(), console=screen) as bar:
        task = bar.add_task("")
        path = learn(adventure, seed, lambda text: bar.update(task, description=text), out)
    seconds = round(time.monotonic() - begun)
    speech.print(speech.say("lab-trained", seconds=seconds, file=str(path)))
    return 0
