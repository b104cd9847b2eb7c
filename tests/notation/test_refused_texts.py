"""Every reason for which a text cannot be read, with its place: none is without a case here."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import refused_games
import refused_rounds
import refused_sheets
from marked_texts import Refused, place_of, refusal_of
from pennypapers.notation import GameText, read_game, read_layout, read_sheet
from pennypapers.notation.game import no_such_file
from pennypapers.words import LANGUAGES, sentence
from refusal_codes import codes

Reader = Callable[[str | bytes], object]

# Refused before a line is looked at, or for a character that cannot be drawn.
ANY_TEXT = [
    Refused("adventure: temple\n" * 222_223, "too-large", 1, 1),
    Refused(b" " * 4_000_001, "too-large", 1, 1),
    Refused(b"\xef\xbb\xbfadventure: temple\n", "byte-order-mark", 1, 1),
    Refused("\ufeffadventure: temple\n", "byte-order-mark", 1, 1),
    Refused("adventure: temple\n".encode("utf-16"), "not-utf8", 1, 1),
    Refused("adventure: temple\nname: Été 🐍".encode() + b"\xff", "not-utf8", 2, 12),
    Refused("adventure: temple\nname: 🐍".encode()[:-1], "not-utf8", 2, 7),
    Refused("adventure: temple\nname: Été\x00", "bad-character", 2, 10),
    Refused("adventure: temple\nname: a\x1b[31mred", "bad-character", 2, 8),
    Refused("adventure: temple\r\rname: a", "bad-character", 1, 18),
    Refused("adventure: temple\nname: a\u2028grid:", "bad-character", 2, 8),
    Refused("adventure: temple\nname: a\u0085grid:", "bad-character", 2, 8),
    Refused("adventure: temple\nname: \ud800", "bad-character", 2, 7),
    Refused(
        "adventure: temple\nname: Red\u202eteB", "bad-character", 2, 10
    ),  # the rest would be read backwards
    Refused("adventure: temple\nname: \u2067Hut", "bad-character", 2, 7),
    Refused("adventure: temple\nname: \u3164", "bad-character", 2, 7),  # a letter that nobody sees
    Refused("adventure: temple\nname: H\u200but", "bad-character", 2, 8),
    Refused("adventure: temple\nname: Z" + "\u0301" * 4, "piled-up-marks", 2, 11),
]
LONG_NAME = "N" * 81
LONG_NAMES: list[tuple[Reader, str, int]] = [
    (read_sheet, f"adventure: temple\nname: {LONG_NAME}\n", 2),
    (read_layout, f"adventure: temple\nname: {LONG_NAME}\n", 2),
    (read_game, f"adventure: temple\nsheet: embedded\nplayers: A\nname: {LONG_NAME}\n", 4),
]


def find_sheet(name: str) -> str:
    return refused_games.FILES.get(name) or no_such_file(name)


def read_drawn_game(text: str | bytes) -> GameText:
    return read_game(text, find_sheet)


CASES: list[tuple[Reader, Refused]] = [
    *((read_sheet, case) for case in refused_sheets.SHEETS),
    *((read_layout, case) for case in refused_sheets.LAYOUTS),
    *((read_drawn_game, case) for case in refused_games.HEADERS + refused_games.LAYOUTS),
    *((read_drawn_game, case) for case in refused_rounds.ROUNDS),
    *((read_drawn_game, case) for case in refused_rounds.TURNS + refused_rounds.RESULTS),
    *((reader, Refused(text, "name-too-long", line, 7)) for reader, text, line in LONG_NAMES),
    *((reader, case) for case in ANY_TEXT for reader in (read_sheet, read_layout, read_game)),
]

every_case = pytest.mark.parametrize(
    ("read", "case"),
    [pytest.param(*case, id=f"{number}-{case[1].code}") for number, case in enumerate(CASES, 1)],
)


@every_case
def test_the_reason_and_the_place(read: Reader, case: Refused) -> None:
    assert place_of(lambda: read(case.text)) == (case.code, case.line, case.column)


@every_case
def test_bytes_and_text_are_refused_alike(read: Reader, case: Refused) -> None:
    """Columns count code points, not bytes; and a text may come with the line ends of Windows."""
    text = case.text
    if isinstance(text, bytes) or "\ud800" in text:
        return
    expected = case.code, case.line, case.column
    assert place_of(lambda: read(text.encode())) == expected
    if "\r" not in text:
        assert place_of(lambda: read(text.replace("\n", "\r\n"))) == expected


@every_case
def test_a_sentence_in_every_language(read: Reader, case: Refused) -> None:
    refusal = refusal_of(lambda: read(case.text))
    said = [sentence(f"refused-{refusal.code}", refusal.facts, language) for language in LANGUAGES]
    assert len(set(said)) == len(LANGUAGES)
    assert all(said)
    assert str(refusal) == said[LANGUAGES.index("en")]


def test_every_code_of_the_notation_has_a_case() -> None:
    assert codes("notation", "sheets") - {case.code for _, case in CASES} == set()


# Letters, and one letter under a tower of accents, which is as good as any other in initials.
something_long = pytest.mark.parametrize(
    "long", [pytest.param("é" * 10_000, id="letters"), pytest.param("Q" + "\u0323" * 10_000, id="accents")]
)


@pytest.mark.parametrize(
    "text",
    [
        "LONG",
        "LONG: a",
        "adventure: LONG",
        "adventure: temple\nowner: LONG-\ngrid:\n.  .  .  .  .  .  .  .",
        "adventure: temple\ngrid:\n.  .  .  LONG",
        "adventure: temple\ngrid:\n.  .  .  .  .  .  .  .\nLONG: a1",
        "adventure: valley\nsnakes: LONG\ngrid:\n.  .  .  .  .  .  .  .",
        "adventure: valley\ngrid:\n5  5  5  5  .  .  .  .\ntown: a1 b1 c1 LONG",
    ],
)
@something_long
def test_a_sentence_about_a_sheet_stays_short(text: str, long: str) -> None:
    """Somebody's text is quoted in part only: a megabyte does not come back as a sentence of a megabyte."""
    assert len(str(refusal_of(lambda: read_sheet(text.replace("LONG", long))))) < 300


@pytest.mark.parametrize(
    "text",
    [
        "adventure: valley\nsheet: LONG\nplayers: AB",
        "adventure: valley\nsheet: LONG.sheet\nplayers: AB",
        "adventure: valley\nsheet: ../LONG\nplayers: AB",
        "adventure: valley\nsheet: valley-a\nplayers: LONG LONG",
        "adventure: valley\nsheet: valley-a\nplayers: LONG CD\nround 1: 1 2 3\nCD: 1@c1\nround 2: 1 2 3",
        "adventure: valley\nsheet: valley-a\nplayers: LONG CD\nround 1: 1 2 X\nLONG: !c1",
        "adventure: valley\nsheet: valley-a\nplayers: LONG CD\nround 1: 1 2 3\nLONG>CD: 1@c1",
        "adventure: valley\nsheet: valley-a\nplayers: LONG CD\nround 1: 1 2 3\nCD: 1@c1\nLONG: 1@c1",
        "adventure: valley\nsheet: valley-a\nplayers: LONG\nround 1: 1 2 3\nLONG: 1@c1\nresult: AB 0",
        "adventure: valley\nsheet: valley-a\nplayers: AB\ndate: LONG",
        "adventure: valley\nsheet: valley-a\nplayers: AB\noptions: LONG",
        "adventure: valley\nsheet: valley-a\nplayers: AB\nround 1: LONG",
        "adventure: valley\nsheet: valley-a\nplayers: AB\nround 1: 1 2 LONG",
        "adventure: valley\nsheet: valley-a\nplayers: AB\nround 1: 1 2 3\nLONG: 1@c1",
        "adventure: valley\nsheet: valley-a\nplayers: AB\nround 1: 1 2 3\nAB: LONG",
        "adventure: valley\nsheet: valley-a\nplayers: AB\nround 1: 1 2 3\nAB: 1@LONG",
        "adventure: valley\nsheet: valley-a\nplayers: AB\nround 1: P 2 3\nAB: P=20@LONG",
        "adventure: valley\nsheet: valley-a\nplayers: AB\nresult: LONG",
    ],
)
@something_long
def test_a_sentence_about_a_game_stays_short(text: str, long: str) -> None:
    assert len(str(refusal_of(lambda: read_game(text.replace("LONG", long))))) < 300
