"""`pennypapers balance`: a report on how sheets play."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from pennypapers.cli.lab.files import check_writable, layout_of
from pennypapers.cli.lab.options import GameOptions
from pennypapers.cli.lab.runner import GameRunner
from pennypapers.lab.game import Plan
from pennypapers.lab.work import numbered
from pennypapers.rules import LEVELS


def balance(
    runner: GameRunner, options: GameOptions, sheets: Sequence[str], bots: str, players: int, out: Path
) -> int:
    from pennypapers.lab.balance import report
    from pennypapers.lab.balance_facts import report_facts
    from pennypapers.lab.balance_page import write_page

    speech = runner.speech
    layouts = {sheet: layout_of(sheet) for sheet in sheets}
    entrants = {entrant.name: entrant for entrant in options.entrants(bots or ",".join(LEVELS))}
    check_writable(out)
    plans = [
        Plan(sheet, layout, (entrant,) * players, options.seed, keep_sheets=True)
        for sheet, layout in layouts.items()
        for entrant in entrants.values()
    ]
    games = options.games * len(plans)
    outcome = runner.play(plans, numbered(options.games, len(plans)), games)
    reports = report(plans, outcome.played)
    if not reports:
        return runner.tell_nothing(outcome)
    out.write_text(write_page(reports, speech.language), encoding="utf-8", newline="\n")
    if runner.as_json:
        runner.print_json(report_facts(reports, speech.language), plans, outcome)
    runner.tell_rest(plans, outcome, len(outcome.played), games)
    runner.say("lab-balance-written", file=str(out))
    return outcome.status()
