"""What every text comes to: a value that is written and read back the same, or a refusal with a place and a sentence.

Anything else is `Broken`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import NamedTuple, TypeVar

from pennypapers.notation import (
    GameText,
    SheetText,
    read_game,
    read_layout,
    read_sheet,
    write_game,
    write_layout,
    write_sheet,
)
from pennypapers.refusals import Refusal
from pennypapers.rules import Reveal
from pennypapers.sheets import Layout
from pennypapers.table import replay
from pennypapers.words import LANGUAGES, sentence

from .corpus import FILES

Value = TypeVar("Value")

# A sentence is slower than all the reading: it is made for a code's first refusals, for some of the others, and
# wherever much of the text would be quoted.
SENTENCES_OF_A_CODE = 100
ONE_SENTENCE_IN = 200
LONG_FACT = 60

_seen: dict[str, int] = {}


class Broken(Exception):
    """A promise that a text has shown to be broken."""


class Outcome(NamedTuple):
    """What the readers, and the table after them, made of a text: `read`, or the code of a refusal."""

    sheet: str
    layout: str
    game: str
    replay: str  # empty if there was no game to play


def examine(text: bytes) -> Outcome:
    sheet = _attempt("read_sheet", text, lambda: read_sheet(text))
    layout = _attempt("read_layout", text, lambda: read_layout(text))
    game = _attempt("read_game", text, lambda: read_game(text, find_sheet))
    if isinstance(sheet, SheetText):
        _keep("sheet", text, sheet, write_sheet_text, read_sheet, _what_a_sheet_says)
    if isinstance(layout, Layout):
        _keep("layout", text, layout, write_layout, read_layout, lambda layout: layout)
    replayed: object = None
    if isinstance(game, GameText):
        _keep("game", text, game, write_game, lambda text: read_game(text, find_sheet), _what_a_game_says)
        replayed = _attempt("replay", text, lambda: _play_through(game))
    return Outcome(_name(sheet), _name(layout), _name(game), _name(replayed) if replayed else "")


def find_sheet(name: str) -> str:
    if name in FILES:
        return FILES[name]
    raise Refusal("no-such-file")


def write_sheet_text(sheet: SheetText) -> str:
    return write_sheet(sheet.sheet, sheet.owner)


def _play_through(game: GameText) -> GameText:
    """What is played through is the game that was read, with its result if it has ended."""
    table = replay(game)
    notes = {key: value for key, value in game.notes.items() if key != "options"}
    again = table.game(**notes)
    expected = replace(game, result=again.result if game.result is None else game.result)
    if _what_a_game_says(again) != _what_a_game_says(expected):
        raise Broken(f"replayed as {write_game(again)!r}")
    for player in table.players:
        table.score(player)
    return again


def _attempt(what: str, text: bytes, action: Callable[[], Value]) -> Value | Refusal:
    try:
        return action()
    except Refusal as refusal:
        _check_refusal(what, text, refusal)
        return refusal
    except Broken:
        raise
    except Exception as error:
        raise Broken(f"{what}: {type(error).__name__}: {error}") from error


def _check_refusal(what: str, text: bytes, refusal: Refusal) -> None:
    if refusal.line is None or refusal.column is None:
        raise Broken(f"{what}: {refusal.code} has no place")
    lines = text.decode("utf-8", "replace").split("\n")
    if not 1 <= refusal.line <= len(lines):
        raise Broken(f"{what}: {refusal.code} in line {refusal.line} of {len(lines)}")
    if not 1 <= refusal.column <= len(lines[refusal.line - 1]) + 2:
        raise Broken(f"{what}: {refusal.code} at {refusal.line}:{refusal.column}, beyond its line")
    if _wants_sentences(refusal):
        _check_sentences(what, refusal)


def _wants_sentences(refusal: Refusal) -> bool:
    count = _seen[refusal.code] = _seen.get(refusal.code, 0) + 1
    if count <= SENTENCES_OF_A_CODE or count % ONE_SENTENCE_IN == 0:
        return True
    return any(len(fact) > LONG_FACT for fact in refusal.facts.values() if isinstance(fact, str))


def _check_sentences(what: str, refusal: Refusal) -> None:
    for language in LANGUAGES:
        try:
            said = sentence(f"refused-{refusal.code}", refusal.facts, language)
        except Exception as error:
            raise Broken(f"{what}: no {language} sentence for {refusal.code}: {error}") from error
        if not said or "\n" in said:
            raise Broken(f"{what}: not one line: {said!r}")


def _keep(
    what: str,
    text: bytes,
    value: Value,
    write: Callable[[Value], str],
    read: Callable[[str], Value],
    says: Callable[[Value], object],
) -> None:
    """What was read is written to a text that is read back as the same value, and written the same again."""
    try:
        written = write(value)
        again = read(written)
        rewritten = write(again)
    except Exception as error:
        raise Broken(f"rewriting a {what}: {type(error).__name__}: {error}") from error
    if rewritten != written:
        raise Broken(f"a {what} is written as {written!r} and then as {rewritten!r}")
    if says(again) != says(value):
        raise Broken(f"a {what} is not the same when it is read again: {written!r}")


def _what_a_sheet_says(text: SheetText) -> object:
    """All of it, but for the order in which discoveries are listed."""
    record = text.sheet.record
    names = [name for name in record.dtype.names or () if not name.startswith("find_")]
    discoveries = text.sheet.discoveries
    return text.layout, text.owner, discoveries, [record[name].tobytes() for name in names]


def _what_a_game_says(game: GameText) -> GameText:
    """All of it, but for the order of a discovery's spaces."""
    rounds = []
    for played in game.rounds:
        turns = []
        for turn in played.turns:
            steps = tuple(
                Reveal(step.kind, tuple(sorted(step.spaces))) if isinstance(step, Reveal) else step
                for step in turn.steps
            )
            turns.append(replace(turn, steps=steps))
        rounds.append(replace(played, turns=tuple(turns)))
    return replace(game, rounds=tuple(rounds))


def _name(value: object) -> str:
    return value.code if isinstance(value, Refusal) else "read"
