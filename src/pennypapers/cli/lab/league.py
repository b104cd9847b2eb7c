"""`pennypapers league`: a ranking of bots, and a comparison of every two of them."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.console import Console
from rich.table import Table

from pennypapers.cli.common.drawing import console
from pennypapers.cli.common.speech import Speech
from pennypapers.cli.common.usage import Misuse
from pennypapers.cli.lab.commands import MOST_PLAYERS
from pennypapers.cli.lab.files import layout_of
from pennypapers.cli.lab.options import GameOptions
from pennypapers.cli.lab.runner import GameRunner
from pennypapers.cli.lab.view import short
from pennypapers.lab.figures import Figures
from pennypapers.lab.league import League, LeagueTable, Pair, judge_league, plan_league
from pennypapers.lab.work import numbered
from pennypapers.notation import SHIPPED

ABREAST = 4  # so many bots side by side fit into the 80 columns of a terminal
UNSURE = "\N{NO-BREAK SPACE}"  # as wide as a `*`; an ordinary blank at the end of a cell would be removed
NAME, HEADING = 15, 12  # the longest name of a row, and of a column


def league(
    runner: GameRunner, options: GameOptions, bots: Sequence[str], sheets: Sequence[str], together: bool
) -> int:
    if len(bots) < 2:
        raise Misuse("usage-missing", what="BOT BOT …", command="pennypapers league")
    if len(bots) > MOST_PLAYERS:
        raise Misuse("usage-league-most", bots=len(bots), most=MOST_PLAYERS)
    speech = runner.speech
    layouts = {sheet: layout_of(sheet) for sheet in sheets or SHIPPED[:1]}
    planned = plan_league(layouts, options.each(bots), options.seed, together)
    games = options.games * len(planned.plans)
    outcome = runner.play(planned.plans, numbered(options.games, len(planned.plans)), games)
    tables = judge_league(planned, outcome.played)
    if not tables:
        return runner.tell_nothing(outcome)
    if runner.as_json:
        runner.print_json(_facts(planned, options, tables), planned.plans, outcome)
    else:
        _show(speech, console(speech), planned, options, tables)
    counted = sum(table.dice * len(bots) for table in tables if table.sheet is not None)
    runner.tell_rest(planned.plans, outcome, counted, games)
    return outcome.status()


def _facts(planned: League, options: GameOptions, tables: Sequence[LeagueTable]) -> dict[str, object]:
    """The tables as in JSON output (docs/lab.md)."""
    return {
        "bots": list(planned.bots),
        "sheets": list(planned.sheets),
        "seed": options.seed,
        "together": planned.together,
        "tables": [table.facts() for table in tables],
    }


def _show(
    speech: Speech, screen: Console, planned: League, options: GameOptions, tables: Sequence[LeagueTable]
) -> None:
    figures = Figures(speech.language)
    for table in tables:
        title = speech.say(
            "lab-league-title-together" if planned.together else "lab-league-title",
            sheet=table.sheet or speech.say("lab-league-all", sheets=len(planned.sheets)),
            dice=table.dice,
            seed=str(options.seed),
        )
        screen.print(title, style="bold", markup=False)
        screen.print(_standings(speech, figures, table))
        for start in range(1, len(table.standings), ABREAST):
            screen.print(_differences(speech, figures, table, start))
        speech.tell(_verdict(speech, table))
        speech.print()
    speech.tell(speech.say("lab-league-how", pairs=len(tables[0].pairs)))


def _standings(speech: Speech, figures: Figures, table: LeagueTable) -> Table:
    drawn = Table(box=box.SIMPLE_HEAD, pad_edge=False, header_style="bold")
    drawn.add_column("", justify="right")
    drawn.add_column(speech.say("lab-league-bot"))
    wins = table.standings[0].wins is not None
    headings = ["lab-league-mean", "lab-interval", *(["lab-league-wins"] if wins else []), "lab-time-a-turn"]
    for heading in headings:
        drawn.add_column(speech.say(heading), justify="right")
    for standing in table.standings:
        drawn.add_row(
            str(standing.rank),
            short(standing.bot, NAME),
            figures.number(standing.stars.mean, 2),
            figures.interval(standing.stars.ci95, 2),
            *([figures.percent(standing.wins)] if standing.wins is not None else []),
            f"{figures.short(standing.ms_per_turn)} ms",
        )
    return drawn


def _differences(speech: Speech, figures: Figures, table: LeagueTable, start: int) -> Table:
    """A table of the differences between some bots, from place `start` on, and all that are ranked above them."""
    drawn = Table(box=box.SIMPLE_HEAD, pad_edge=False, header_style="bold")
    drawn.add_column(speech.say("lab-league-less"))
    columns = range(start, min(start + ABREAST, len(table.standings)))
    for column in columns:
        drawn.add_column(short(table.standings[column].bot, HEADING), justify="right")
    for row in range(columns[-1]):
        cells = [_cell(figures, table.pair(row, column)) if row < column else "" for column in columns]
        drawn.add_row(short(table.standings[row].bot, NAME), *cells)
    return drawn


def _cell(figures: Figures, pair: Pair) -> str:
    mean = figures.number(pair.differences.mean, 1, sign=True)
    reach = pair.differences.reach
    return f"{mean} ±{'?' if reach is None else figures.number(reach, 1)} {'*' if pair.sure else UNSURE}"


def _verdict(speech: Speech, table: LeagueTable) -> str:
    """A sentence that says from which other bots the first one surely differs, and from which it does not."""
    first = short(table.standings[0].bot)
    unsure = [pair for pair in table.pairs if pair.first == 0 and not pair.sure]
    names = {pair.second: short(table.standings[pair.second].bot) for pair in unsure}
    alike = [names[pair.second] for pair in unsure if pair.alike]
    ahead = [names[pair.second] for pair in unsure if not pair.alike]
    if not unsure:
        return speech.say("lab-league-first", first=first)
    said = [
        *([speech.say("lab-league-alike", first=first, others=", ".join(alike))] if alike else []),
        *([speech.say("lab-league-open", first=first, others=", ".join(ahead))] if ahead else []),
    ]
    return " ".join(said)
