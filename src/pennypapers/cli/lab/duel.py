"""`pennypapers duel`: which of two bots is stronger."""

from __future__ import annotations

from pennypapers.cli.common.drawing import console
from pennypapers.cli.lab.files import layout_of
from pennypapers.cli.lab.options import GameOptions
from pennypapers.cli.lab.runner import GameRunner
from pennypapers.cli.lab.view import print_duel
from pennypapers.lab.duel import judge, plan_duel
from pennypapers.lab.work import numbered
from pennypapers.notation import SHIPPED


def duel(runner: GameRunner, options: GameOptions, bots: tuple[str, str], sheet: str, together: bool) -> int:
    speech = runner.speech
    sheet = sheet or SHIPPED[0]
    layout = layout_of(sheet)
    first, second = options.each(bots)
    plans = plan_duel(sheet, layout, (first, second), options.seed, together)
    outcome = runner.play(plans, numbered(options.games, 2), 2 * options.games)
    verdict = judge(plans, outcome.played)
    if verdict is None:
        return runner.tell_nothing(outcome)
    if runner.as_json:
        runner.print_json(verdict.facts(), plans, outcome)
    else:
        print_duel(speech, console(speech), verdict, together)
    runner.tell_rest(plans, outcome, 2 * verdict.differences.count, 2 * options.games)
    return outcome.status()
