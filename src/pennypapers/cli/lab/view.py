"""The figures of the lab as tables for people."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from rich import box
from rich.console import Console
from rich.table import Table

from pennypapers.cli.common.speech import Speech
from pennypapers.lab.duel import Duel
from pennypapers.lab.failures import BotFailures
from pennypapers.lab.figures import Figures
from pennypapers.lab.summary import SeatSummary, Summary

SEATS_ABREAST = 4
LONGEST_NAME = 28


def print_summary(speech: Speech, screen: Console, summary: Summary) -> None:
    plan = summary.plan
    title = speech.say(
        "lab-title", sheet=plan.sheet, games=summary.games, players=plan.players, seed=str(plan.seed)
    )
    screen.print(title, style="bold", markup=False)
    for start in range(0, len(summary.seats), SEATS_ABREAST):
        seats = summary.seats[start : start + SEATS_ABREAST]
        screen.print(_seats_table(speech, summary, seats, start))


def _seats_table(speech: Speech, summary: Summary, seats: Sequence[SeatSummary], start: int) -> Table:
    figures = Figures(speech.language)
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, header_style="bold")
    table.add_column("")
    for number, seat in enumerate(seats, start + 1):
        name = short(seat.bot) if summary.plan.players == 1 else f"{number} {short(seat.bot)}"
        table.add_column(name, justify="right")

    def add(label: str, show: Callable[[SeatSummary], str], last: bool = False) -> None:
        table.add_row(label, *(show(seat) for seat in seats), end_section=last)

    add(speech.say("lab-mean"), lambda seat: figures.number(seat.mean, 2))
    add(indented(speech.say("lab-interval")), lambda seat: figures.interval(seat.ci95, 2))
    add(speech.say("lab-sd"), lambda seat: figures.number(seat.sd, 2))
    add(
        speech.say("lab-quantiles"),
        lambda seat: " / ".join(figures.number(value, 1) for value in (seat.p05, seat.p50, seat.p95)),
        last=True,
    )
    if summary.plan.players > 1:
        add(speech.say("lab-wins"), lambda seat: figures.percent(seat.wins))
        add(indented(speech.say("lab-interval")), lambda seat: figures.percents(seat.wins_ci95), last=True)
    for level in reversed(seats[0].levels):
        add(
            speech.say("level-name", level=level),
            lambda seat, level=level: figures.percent(seat.levels[level]),  # type: ignore[misc]
            last=level == "tourist",
        )
    for rule in seats[0].rules:
        add(
            speech.say("lab-rule", rule=rule),
            lambda seat, rule=rule: figures.number(seat.rules[rule], 2),  # type: ignore[misc]
            last=rule == [*seats[0].rules][-1],
        )
    add(speech.say("lab-time-a-turn"), lambda seat: f"{figures.short(seat.ms_per_turn)} ms")
    return table


def print_duel(speech: Speech, screen: Console, duel: Duel, together: bool) -> None:
    figures = Figures(speech.language)
    pairs = duel.differences.count
    title = "lab-duel-title-together" if together else "lab-duel-title"
    screen.print(
        speech.say(title, sheet=duel.plan.sheet, pairs=pairs, seed=str(duel.plan.seed)),
        style="bold",
        markup=False,
    )
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, header_style="bold")
    table.add_column("")
    for bot in duel.bots:
        table.add_column(short(bot), justify="right")
    table.add_row(speech.say("lab-mean"), *(figures.number(mean, 2) for mean in duel.means))
    table.add_row(speech.say("lab-pairs-won"), str(duel.wins), str(duel.losses))
    table.add_row(speech.say("lab-pairs-drawn"), str(duel.draws), str(duel.draws), end_section=True)
    table.add_row(speech.say("lab-difference"), figures.number(duel.differences.mean, 2, sign=True), "")
    table.add_row(indented(speech.say("lab-interval")), figures.interval(duel.differences.ci95, 2), "")
    screen.print(table)
    speech.tell(_verdict(speech, figures, duel))


def _verdict(speech: Speech, figures: Figures, duel: Duel) -> str:
    other = duel.bots[1] if duel.stronger == duel.bots[0] else duel.bots[0]
    if duel.decided:
        assert duel.differences.ci95
        low, high = sorted(map(abs, duel.differences.ci95))
        return speech.say(
            "lab-verdict",
            stronger=short(duel.stronger),
            weaker=short(other),
            difference=figures.number(abs(duel.differences.mean), 1),
            low=figures.number(low, 1),
            high=figures.number(high, 1),
            sure=figures.sure(duel.sureness),
        )
    if not duel.differences.mean:
        return speech.say("lab-verdict-equal", first=short(duel.bots[0]), second=short(duel.bots[1]))
    return speech.say(
        "lab-verdict-open",
        ahead=short(duel.stronger),
        difference=figures.number(abs(duel.differences.mean), 1),
        sure=figures.sure(duel.sureness),
    )


def print_failures(say: Callable[..., None], speech: Speech, failures: Iterable[BotFailures]) -> None:
    """Print which bots were replaced, in how many games, and the first few reasons, each once."""
    for failed in failures:
        say("lab-replaced", bot=failed.bot, count=failed.games, games=failed.of)
        for reason in failed.shown:
            first = reason.first
            say(
                "lab-failure-said" if first.said else "lab-failure",
                sheet=reason.sheet,
                game=str(first.game),
                round=first.round,
                seat=first.seat + 1,
                said=first.said,
                reason=reason.why(speech.language),
                more=reason.times - 1,
            )
        if len(failed.reasons) > len(failed.shown):
            say("lab-more-failures", count=len(failed.reasons) - len(failed.shown))


def short(bot: str, longest: int = LONGEST_NAME) -> str:
    """The name of a bot as a heading: of a long command only the end."""
    return bot if len(bot) <= longest else f"…{bot[-longest + 1 :]}"


def indented(label: str) -> str:
    return f"  {label}"
