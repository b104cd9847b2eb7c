"""What the golden games must show between them: whatever the package ships or names, and each rare turn of events.

A crowd shows a bit of everything by sheer numbers, so only its size counts.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from golden_games import FILES, has_text, read_golden
from pennypapers.notation import SHIPPED, GameText, write_step
from pennypapers.notation.game import EMBEDDED, MAX_PLAYERS, OPTIONS
from pennypapers.rules import ADVENTURES, LEVELS, Cross, Draw, Pass, Roll, Step, Write, empty_sheet
from pennypapers.rules.valley.finds import KIND_NAMES
from pennypapers.rules.valley.playout import SOLO_ROUNDS
from pennypapers.rules.valley.turn import STRUCTURES
from pennypapers.table import Table, replay, verify

FORMATS = Path(__file__).parents[1] / "docs" / "formats.md"

IN_EACH_ADVENTURE = (
    f"{MAX_PLAYERS} players",
    "a hazard alone",
    "a hazard passed around",
    "a hazard by the table",
    "a turn by the table",
    "a place that is shared",
    "a tie that is decided",
    "a game going on",
)
ONCE = (
    "a pass",
    "mummies alone for a pass",
    "Penny in a door",
    "dice where Penny would do",
    "strict: a mummy of the last round crosses itself out",
    "strict: a mummy of the last round stays",
    "strict: an older mummy beside a 9 stays",
    "a valley table ends with a full grid",
    "a valley alone ends with its last round",
    "a valley alone ends with a full grid before that",
    "a valley level that is owed to snakes",
    "a last round without a turn",
    "a last round with some turns",
    "a hazard round in which somebody is yet to draw",
    "an embedded layout",
    "a layout in a file beside the game",
    "fair dice",
    "fair dice with a silent seat",
    "initials beyond ASCII",
)


def wanted() -> list[str]:
    steps = [*forms_in_the_formats(), *(f"{kind}(…)" for kind in KIND_NAMES)]
    steps += [f"D={structure}@s" for structure in STRUCTURES]
    return [
        *(f"{layout} {size}" for layout in SHIPPED for size in ("alone", "at a table")),
        *(f"{adventure}: {level}" for adventure in ADVENTURES for level in LEVELS),
        *(f"{adventure}: {what}" for adventure in ADVENTURES for what in IN_EACH_ADVENTURE),
        *(f"step {form}" for form in dict.fromkeys(steps)),
        *(f"option {option}" for option in OPTIONS),
        *ONCE,
    ]


def forms_in_the_formats() -> list[str]:
    """The forms of a step, from the examples in the table of formats.md."""
    rows = FORMATS.read_text(encoding="utf-8").partition("| step | meaning |\n|---|---|\n")[2]
    first_column = [row.split(" | ")[0] for row in rows.partition("\n\n")[0].splitlines()]
    return [form_of(step) for cell in first_column for step in re.findall(r"`(.+?)`", cell)]


def form_of(step: str) -> str:
    """A step without its own numbers and spaces: `2+3@a1` is `n+n@s`."""
    without_spaces = re.sub(r"[a-p][0-9]+$", "s", re.sub(r"\(.*\)", "(…)", step))
    return re.sub(r"[0-9]+", "n", without_spaces)


@pytest.mark.parametrize("what", wanted())
def test_a_golden_game_shows(what: str) -> None:
    assert what in everything_shown(), f"no golden game shows {what}"


def test_the_table_of_steps_was_found() -> None:
    assert {"n@s", "n+n+n@s", "P=n@s", "n+nxs", "P=nxs", "xs", "-"} <= set(forms_in_the_formats())


@cache
def everything_shown() -> frozenset[str]:
    return frozenset(what for path in FILES for what in shown(read_golden(path)))


def shown(game: GameText) -> Iterator[str]:
    table = replay(game)
    yield f"{game.layout.adventure}: {len(game.players)} players"
    if not has_text(game):
        return
    yield from in_the_headers(game)
    yield from in_the_turns(table)
    if not table.is_over:
        yield from in_a_game_going_on(game)
        return
    if "secret" in game.notes:
        verify(game)
        yield "fair dice"
        if "-" in game.notes["words"].split(" "):
            yield "fair dice with a silent seat"
    yield from at_the_end(table)


def in_the_headers(game: GameText) -> Iterator[str]:
    yield f"{game.sheet} {'alone' if len(game.players) == 1 else 'at a table'}"
    yield from (f"option {option}" for option in game.options)
    if game.sheet == EMBEDDED:
        yield "an embedded layout"
    if game.sheet.endswith(".sheet"):
        yield "a layout in a file beside the game"
    if not all(player.isascii() for player in game.players):
        yield "initials beyond ASCII"


def in_the_turns(table: Table) -> Iterator[str]:
    adventure = table.layout.adventure
    for rolled, turns in zip(table.rounds, table.turns, strict=True):
        for turn in turns.values():
            hazard = isinstance(turn.steps[0], Draw)
            yield from (f"step {form_of(write_step(step))}" for step in turn.steps)
            if hazard:
                yield f"{adventure}: a hazard {'alone' if table.solo else 'passed around'}"
            if turn.by_table:
                yield f"{adventure}: a {'hazard' if hazard else 'turn'} by the table"
            if adventure == "temple":
                yield from in_a_temple_turn(table, rolled.roll, turn.steps)


def in_a_temple_turn(table: Table, roll: Roll, steps: tuple[Step, ...]) -> Iterator[str]:
    if steps == (Pass(),):
        yield "a pass"
    if all(isinstance(step, Cross) for step in steps):
        yield "mummies alone for a pass"
    for step in steps:
        if isinstance(step, Write) and step.number.penny and step.space in table.layout.doors:
            yield "Penny in a door"
        if isinstance(step, Write) and step.number.dice and roll.penny:
            yield "dice where Penny would do"


def in_a_game_going_on(game: GameText) -> Iterator[str]:
    yield f"{game.layout.adventure}: a game going on"
    last = game.rounds[-1]
    drawn = [turn for turn in last.turns if turn.steps]
    if not last.turns:
        yield "a last round without a turn"
    if not last.roll.hazard and 0 < len(drawn) < len(game.players):
        yield "a last round with some turns"
    if last.roll.hazard and 0 < len(drawn) < len(last.turns):
        yield "a hazard round in which somebody is yet to draw"


def at_the_end(table: Table) -> Iterator[str]:
    adventure = table.layout.adventure
    if table.solo:
        yield f"{adventure}: {table.level()}"
    places = table.places()
    if len(set(places)) < len(places):
        yield f"{adventure}: a place that is shared"
    if len({table.score(player).stars for player in table.players}) < len(set(places)):
        yield f"{adventure}: a tie that is decided"
    if adventure == "valley":
        yield from at_the_end_of_a_valley(table)
    elif table.strict:
        yield from at_the_end_of_a_strict_temple(table)


def at_the_end_of_a_valley(table: Table) -> Iterator[str]:
    full = any(sheet.is_full for sheet in table.sheets.values())
    if full and not table.solo:
        yield "a valley table ends with a full grid"
    if full and table.solo and len(table.rounds) < SOLO_ROUNDS:
        yield "a valley alone ends with a full grid before that"
    if not full and table.solo and len(table.rounds) == SOLO_ROUNDS:
        yield "a valley alone ends with its last round"
    if table.solo and table.level() != empty_sheet(table.layout).level(table.score(table.players[0]).stars):
        yield "a valley level that is owed to snakes"


def at_the_end_of_a_strict_temple(table: Table) -> Iterator[str]:
    for holder, owner in table.rounds[-1].holds:
        (draw,) = table.turns[-1][holder].steps
        assert isinstance(draw, Draw)
        falls = table.sheets[owner].mark(draw.space) == "x"
        yield f"strict: a mummy of the last round {'crosses itself out' if falls else 'stays'}"
    for sheet in table.sheets.values():
        if sheet.score(strict=False).stars > sheet.score(strict=True).stars:
            yield "strict: an older mummy beside a 9 stays"
