"""How strong the bots are, alone, on every sheet that comes with the game:

    .venv/bin/python benchmarks/strength.py [--games 500] [--explorer-games 200] [--sheets temple-a,…]
                                            [--bots voyager,…] [--think 5s] [--hindsight-games 20] [--workers 1]

All bots have the same dice on all sheets. Rows are printed as they are measured, as Markdown. Hindsight is the mean of
the best stars found for the first games when all dice are known, the ceiling that no player reaches.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator

from revision import commit

from pennypapers.bots import Budget
from pennypapers.lab.entrants import read_entrants
from pennypapers.lab.figures import Figures
from pennypapers.lab.game import Plan
from pennypapers.lab.hindsight import best_found
from pennypapers.lab.seeds import dice_secret
from pennypapers.lab.statistics import spread
from pennypapers.lab.summary import Summary, summarise
from pennypapers.lab.work import Processes, numbered, play_plans
from pennypapers.notation import SHIPPED, shipped_layout
from pennypapers.rules import LEVELS
from pennypapers.rules.valley.playout import SOLO_ROUNDS
from pennypapers.table import FairDice, fair_key

FIGURES = Figures("en")


def main() -> None:
    options = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    options.add_argument("--games", type=int, default=500)
    options.add_argument("--explorer-games", type=int, default=200)
    options.add_argument("--sheets", default=",".join(SHIPPED))
    options.add_argument("--bots", default=",".join(LEVELS), help='"" for hindsight alone')
    options.add_argument("--think", default="", help="time or playouts for every turn")
    options.add_argument("--hindsight-games", type=int, default=0, help="0 leaves hindsight out")
    options.add_argument("--hindsight-seconds", type=float, default=10.0, help="of search for each game")
    options.add_argument("--workers", type=int, default=1, help="1 measures milliseconds a turn best")
    options.add_argument("--seed", type=int, default=1)
    asked = options.parse_args()
    for line in report(asked):
        print(line, flush=True)


def report(asked: argparse.Namespace) -> Iterator[str]:
    yield f"`{' '.join(['.venv/bin/python', 'benchmarks/strength.py', *sys.argv[1:]])}`, commit {commit()}."
    yield ""
    yield "| sheet | bot | games | mean | 95 % interval | sd | tourist | pathfinder | voyager | explorer | ms a turn |"
    yield "|---|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|"
    for sheet in asked.sheets.split(","):
        for bot in filter(None, asked.bots.split(",")):
            games = asked.explorer_games if bot.startswith("explorer") else asked.games
            yield row(sheet, bot, played(sheet, bot, games, asked))
        if asked.hindsight_games:
            yield hindsight_row(sheet, asked)


def played(sheet: str, bot: str, games: int, asked: argparse.Namespace) -> Summary:
    (entrant,) = read_entrants(bot, asked.think)
    plan = Plan(sheet, shipped_layout(sheet), (entrant,), asked.seed)
    workers = Processes(asked.workers) if asked.workers > 1 else None
    results = []
    begun = shown = time.monotonic()
    for _, result in play_plans([plan], numbered(games), workers):
        if result.failures:
            raise SystemExit(f"{bot} made an illegal turn: {result.failures[0]}")
        results.append(result)
        now = time.monotonic()
        if sys.stderr.isatty() and now > shown + 0.5:
            shown = now
            left = (now - begun) / len(results) * (games - len(results))
            done = f"\r{sheet} {bot}: {len(results)} of {games}, {left:.0f} s left "
            print(done, end="\r", file=sys.stderr, flush=True)
    return summarise(plan, results)


def row(sheet: str, bot: str, summary: Summary) -> str:
    (seat,) = summary.seats
    levels = " | ".join(f"{100 * seat.levels[level]:.0f} %" for level in LEVELS)
    return (
        f"| {sheet} | {bot} | {summary.games} | {seat.mean:.1f} | {FIGURES.interval(seat.ci95)} | {seat.sd:.1f} | "
        f"{levels} | {seat.ms_per_turn:.3g} |"
    )


def hindsight_row(sheet: str, asked: argparse.Namespace) -> str:
    """The mean of the best stars found for the first games. The true optimum may be higher: nobody knows it."""
    layout = shipped_layout(sheet)
    plan = Plan(sheet, layout, tuple(read_entrants("tourist@0")), asked.seed)
    stars = []
    for _, game in play_plans([plan], numbered(asked.hindsight_games)):
        # In the Temple the dice alone say when a game is over; in the Valley it may last until the last round.
        rounds = game.rounds if layout.adventure == "temple" else SOLO_ROUNDS
        dice = FairDice(fair_key(dice_secret(asked.seed, game.number), [None]))
        rolls = [dice.roll(number) for number in range(1, rounds + 1)]
        found = best_found(layout, rolls, Budget(seconds=asked.hindsight_seconds), seed=game.number)
        stars.append(found.stars)
    known = spread(stars)
    figures = f"{len(stars)} | {known.mean:.1f} | {FIGURES.interval(known.ci95)} | {known.sd:.1f}"
    return f"| {sheet} | hindsight, {asked.hindsight_seconds:g} s a game | {figures} | | | | | |"


if __name__ == "__main__":
    main()
