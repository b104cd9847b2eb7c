"""Tables as an operator sees them, in words and as JSON: nothing that the players at a table don't know."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any

from rich import box
from rich.table import Table

from pennypapers.cli.common.drawing import console
from pennypapers.cli.common.speech import Speech
from pennypapers.cli.serving.holder import in_words
from pennypapers.server.store.interface import TableRow
from pennypapers.server.tables.overview import Overview


def list_facts(table: Overview) -> dict[str, Any]:
    bots = sum(bool(seat.bot) for seat in table.seats.values())
    return {
        "table": table.id,
        "code": table.code,
        "sheet": table.sheet,
        "name": table.name,
        "phase": table.phase,
        "round": table.round,
        "seats": len(table.seats),
        "bots": bots,
        "touched": _iso(table.touched),
    }


def damaged_facts(row: TableRow) -> dict[str, Any]:
    return {"table": row.id, "code": row.code, "phase": "damaged", "touched": _iso(row.updated)}


def as_facts(table: Overview) -> dict[str, Any]:
    settings = table.settings
    return {
        **list_facts(table),
        "opened": _iso(table.opened),
        "day": table.day,
        "lesson": table.lesson,
        "paused": table.paused,
        "settings": {
            "clock": settings.clock,
            "pencil_strict": settings.pencil_strict,
            "hints": settings.hints,
            "rolls_itself": settings.rolls_itself,
        },
        "seats": [
            {
                "seat": seat.number,
                "name": seat.name,
                "initials": seat.initials,
                "bot": seat.bot,
                "keeper": seat.number == table.keeper,
                "ready": seat.number in table.ready,
            }
            for seat in table.seats.values()
        ],
    }


def print_list(speech: Speech, tables: Sequence[Overview]) -> None:
    say = speech.say
    grid = Table(box=box.SIMPLE_HEAD, pad_edge=False, header_style="bold")
    grid.add_column(say("operate-column-code"))
    grid.add_column(say("operate-column-sheet"))
    grid.add_column(say("operate-column-phase"))
    grid.add_column(say("operate-column-round"), justify="right")
    grid.add_column(say("operate-column-seats"), justify="right")
    grid.add_column(say("operate-column-touched"))
    for table in tables:
        grid.add_row(
            table.code,
            table.sheet,
            say("operate-phase", phase=table.phase),
            str(table.round or ""),
            str(len(table.seats)),
            in_words(table.touched / 1000),
        )
    console(speech).print(grid)


def print_table(speech: Speech, table: Overview) -> None:
    say, settings = speech.say, table.settings
    speech.print(say("operate-title", code=table.code, name=table.name, sheet=table.sheet, phase=table.phase))
    if table.round:
        speech.print(say("operate-in-round", round=table.round, paused=_yes(table.paused)))
    times = {"opened": table.opened, "touched": table.touched}
    speech.print(say("operate-times", **{name: in_words(at / 1000) for name, at in times.items()}))
    speech.print(
        say(
            "operate-settings",
            clock=settings.clock,
            strict=_yes(settings.pencil_strict),
            hints=_yes(settings.hints),
            rolls=_yes(settings.rolls_itself),
        )
    )
    for seat in table.seats.values():
        speech.print(
            say(
                "operate-seat",
                number=str(seat.number),
                name=seat.name,
                initials=seat.initials,
                bot=seat.bot or "none",
                keeper=_yes(seat.number == table.keeper),
                ready=_yes(seat.number in table.ready and table.phase == "playing"),
            )
        )
    if not table.seats:
        speech.print(say("operate-nobody"))


def _yes(is_so: bool) -> str:
    return "yes" if is_so else "no"


def _iso(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
