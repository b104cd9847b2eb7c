"""`pennypapers analyse`: what the coach says about a finished game."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from pennypapers.cli.analyse.view import show_analysis
from pennypapers.cli.common.drawing import console
from pennypapers.cli.common.exit_status import INTERRUPTED
from pennypapers.cli.common.files import beside, read_file, refuse_file
from pennypapers.cli.common.speech import Speech
from pennypapers.cli.common.usage import Misuse
from pennypapers.cli.lab.options import read_think
from pennypapers.lab.analysis import Analysis, analysing
from pennypapers.notation import GameText, read_game
from pennypapers.refusals import Refusal
from pennypapers.rules import LEVELS


def analyse_game(speech: Speech, name: str, player: str, think: str, as_json: bool) -> int:
    analysis, stopped = None, False
    budget = read_think(think) if think else None
    with refused(speech, name, as_json) as status:
        game = read_game(read_file(name), beside(name))
        player = _whose(game.players, player)
        with progress_bar(speech) as bar:
            task = bar.add_task(speech.say("coach-thinking", part="rounds"), total=None)
            try:
                for done, of, analysis in analysing(game, player, budget):
                    part = speech.say("coach-thinking", part=_part(game, analysis))
                    bar.update(task, description=part, completed=done, total=of)
            except KeyboardInterrupt:
                stopped = True
    if analysis is None:
        return INTERRUPTED if stopped else status[0]
    if as_json:
        speech.print(json.dumps({"file": name, **asdict(analysis)}, ensure_ascii=False))
    else:
        show_analysis(speech, console(speech), game, analysis)
    _say_what_to_know(speech, budget is not None and budget.seconds > 0, stopped, as_json)
    return INTERRUPTED if stopped else 0


def _whose(players: Sequence[str], player: str) -> str:
    """The player with these initials, in capital or small letters. A solo player need not be named."""
    if not player:
        if len(players) > 1:
            raise Misuse("usage-player", players=", ".join(players))
        return players[0]
    for initials in players:
        if initials.casefold() == player.casefold():
            return initials
    raise Misuse("usage-choice", option="--player", known=", ".join(players), text=player)


@contextmanager
def refused(speech: Speech, name: str, as_json: bool) -> Iterator[list[int]]:
    """A context that turns a refusal of this file into one line, or into a JSON object; the status is then 1."""
    status = [0]
    try:
        yield status
    except Refusal as refusal:
        status[0] = 1
        refuse_file(speech, name, refusal, as_json)


@contextmanager
def progress_bar(speech: Speech) -> Iterator[Progress]:
    """A progress bar that is shown on a terminal only, and removed when the work is done."""
    screen = Console(file=speech.err, highlight=False, emoji=False)
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        console=screen,
        transient=True,
        disable=not screen.is_terminal,
    ) as bar:
        yield bar


def _part(game: GameText, analysis: Analysis) -> str:
    if len(analysis.rounds) < len(game.rounds):
        return "rounds"
    return "levels" if len(analysis.same_dice) < len(LEVELS) else "hindsight"


def _say_what_to_know(speech: Speech, by_the_clock: bool, stopped: bool, as_json: bool) -> None:
    messages: Iterable[str] = [
        *(["coach-not-repeatable"] if by_the_clock else []),
        *(["coach-stopped"] if stopped else []),
    ]
    for message in messages:
        print(speech.say(message), file=speech.err if as_json else speech.out, flush=True)
