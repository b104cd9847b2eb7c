"""`pennypapers simulate`: how well bots do on a sheet."""

from __future__ import annotations

from pathlib import Path

from pennypapers.cli.common.drawing import console
from pennypapers.cli.lab.files import layout_of
from pennypapers.cli.lab.options import GameOptions
from pennypapers.cli.lab.runner import GameRunner
from pennypapers.cli.lab.view import print_summary
from pennypapers.lab.game import Plan
from pennypapers.lab.summary import summarise
from pennypapers.lab.work import numbered
from pennypapers.notation import SHIPPED


def simulate(
    runner: GameRunner,
    options: GameOptions,
    sheet: str,
    bots: str,
    players: int | None,
    strict: bool,
    out: Path | None,
) -> int:
    speech = runner.speech
    sheet = sheet or SHIPPED[0]
    layout = layout_of(sheet)
    entrants = options.seats(bots, players)
    plan = Plan(sheet, layout, entrants, options.seed, strict, keep_games=out is not None)
    if out:
        out.mkdir(parents=True, exist_ok=True)
    outcome = runner.play([plan], numbered(options.games), options.games, out)
    if not outcome.played:
        return runner.tell_nothing(outcome)
    summary = summarise(plan, [result for _, result in outcome.played])
    if runner.as_json:
        runner.print_json(summary.facts(), [plan], outcome)
    else:
        print_summary(speech, console(speech), summary)
    runner.tell_rest([plan], outcome, summary.games, options.games)
    if out:
        runner.say("lab-kept", folder=str(out))
    return outcome.status()
