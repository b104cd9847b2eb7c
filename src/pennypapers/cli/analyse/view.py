"""An analysis as people read it: the rounds, a chart over them, the dearest mistakes on the sheet, the comparison."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from pennypapers.cli.analyse.chart import bar, chart
from pennypapers.cli.common.drawing import draw_sheet
from pennypapers.cli.common.speech import Speech
from pennypapers.cli.common.turn_words import steps_in_words
from pennypapers.lab.analysis import Analysis, RoundAnalysis
from pennypapers.lab.figures import Figures
from pennypapers.notation import GameText, read_sheet, read_step
from pennypapers.rules import Build, Cross, Draw, Roll, Sheet, Step, Write

BAR_WIDTH = 30
GAP = 4  # columns between two drawings
COSTLY = "bold red"
HEADING = "bold"


def show_analysis(speech: Speech, screen: Console, game: GameText, analysis: Analysis) -> None:
    adventure = speech.say("adventure-name", adventure=analysis.adventure)
    title = speech.say(
        "coach-title",
        adventure=adventure,
        sheet=analysis.sheet,
        player=analysis.player,
        stars=analysis.stars,
    )
    screen.print(title, style=HEADING, markup=False)
    if analysis.rounds:
        _show_rounds(speech, screen, analysis)
        _show_chart(speech, screen, analysis)
    if analysis.dearest:
        _heading(speech, screen, "coach-dearest")
        for number in analysis.dearest:
            _show_mistake(speech, screen, analysis.rounds[number - 1], analysis.adventure)
    if analysis.same_dice:
        _show_same_dice(speech, screen, game, analysis)


def _heading(speech: Speech, screen: Console, message: str) -> None:
    screen.print()
    screen.print(speech.say(message), style=HEADING, markup=False)


def _show_rounds(speech: Speech, screen: Console, analysis: Analysis) -> None:
    _heading(speech, screen, "coach-rounds")
    figures = Figures(speech.language)
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, header_style=HEADING)
    for column in ("round", "dice", "played", "best", "cost", "expected"):
        numbers = column in ("round", "cost", "expected")
        table.add_column(
            speech.say("coach-column", column=column),
            justify="right" if numbers else "left",
            no_wrap=column in ("dice", "cost"),
            overflow="fold",
        )
    for one in analysis.rounds:
        table.add_row(
            str(one.round),
            one.roll,
            _folding(one.played) + (" *" if one.by_table else ""),
            speech.say("coach-same") if one.best == one.played else _folding(one.best),
            Text(figures.number(one.cost), COSTLY if one.round in analysis.dearest else "")
            if one.cost
            else "",
            "" if one.expected is None else figures.number(one.expected),
        )
    screen.print(table)
    if any(one.by_table for one in analysis.rounds):
        speech.tell(speech.say("coach-by-table"))
    costs = [one.cost for one in analysis.rounds if one.cost]
    speech.tell(speech.say("coach-all-costs", mistakes=len(costs), cost=figures.number(sum(costs))))
    speech.tell(speech.say("coach-rounds-how"))


def _folding(steps: Sequence[str]) -> str:
    """The text of steps, which may be folded between the spaces of a discovery too, as it stands in a narrow column."""
    return " ".join(steps).replace(",", " ").replace("(", " (")


def _show_chart(speech: Speech, screen: Console, analysis: Analysis) -> None:
    _heading(speech, screen, "coach-chart")
    screen.print(chart([one.expected for one in analysis.rounds], analysis.dearest), end="")
    if analysis.dearest:
        speech.tell(speech.say("coach-chart-how"))


def _show_mistake(speech: Speech, screen: Console, one: RoundAnalysis, adventure: str) -> None:
    cost = Figures(speech.language).number(one.cost)
    screen.print()
    screen.print(
        speech.say("coach-mistake", round=one.round, dice=one.roll, cost=cost), style=COSTLY, markup=False
    )
    before = read_sheet(one.sheet).sheet
    drawings = []
    for message, steps in (("coach-was-played", one.played), ("coach-was-best", one.best)):
        said = speech.say(message, steps=steps_in_words(speech, adventure, steps))
        drawings.append((said, _drawn(before, Roll.read(one.roll), [read_step(step) for step in steps])))
    (_, first), (_, second) = drawings
    width = max(map(len, first.plain.splitlines()))
    if width + GAP + max(map(len, second.plain.splitlines())) <= screen.width:
        for said, _ in drawings:
            speech.tell(said)
        side_by_side = Table.grid(padding=(0, GAP, 0, 0))
        for drawing in (first, second):
            drawing.rstrip()
        side_by_side.add_row(first, second)
        screen.print(side_by_side)
    else:
        for said, drawing in drawings:
            speech.tell(said)
            screen.print(drawing, end="")


def _drawn(before: Sheet, roll: Roll, steps: Sequence[Step]) -> Text:
    """The sheet after a turn, with what the turn did marked on it."""
    if roll.hazard:
        (drawn,) = (step for step in steps if isinstance(step, Draw))
        after = before.copy()
        after.put(drawn.space, "!")
        return draw_sheet(after, (), [drawn.space])
    turn = before.turn(roll).play_all(steps)
    new = [step.space for step in steps if isinstance(step, Write | Build | Cross)]
    discoveries = [line for line in turn.sheet.score().lines if line.rule in before.adventure.discoveries]
    return draw_sheet(turn.sheet, discoveries, new)


def _show_same_dice(speech: Speech, screen: Console, game: GameText, analysis: Analysis) -> None:
    _heading(speech, screen, "coach-same-dice")
    rows = [(analysis.player, analysis.stars)]
    rows += [(speech.say("level-name", level=one.level), one.stars) for one in analysis.same_dice]
    if analysis.hindsight is not None:
        rows.append((speech.say("coach-hindsight-row"), analysis.hindsight))
    most = max(stars for _, stars in rows)
    width = max(len(name) for name, _ in rows)
    for name, stars in rows:
        own = name == analysis.player
        screen.print(
            Text(f"{name:<{width}}  {stars:>4}  {bar(stars, most, BAR_WIDTH)}", HEADING if own else "")
        )
    if len(game.players) > 1:
        speech.tell(speech.say("coach-table-how", player=analysis.player))
    if analysis.hindsight is not None:
        speech.tell(speech.say("coach-hindsight-how"))
