"""Initials: what they can be, and when two people could not be told apart (formats.md, A game)."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from marked_texts import outcome_of, refusal_of
from pennypapers.notation import check_initials, read_game, read_sheet
from pennypapers.refusals import Refusal

GOOD = [
    "A",
    "a",
    "AB12",
    "7",
    "ÉÀÇÑ",
    "ß",
    "王小明",
    "Ωδ",
    "Жю",
    "٣",  # a digit of another script
    "𝔄𝔅",  # beyond the first 65,536 characters
    "אב",
    "कि",  # a letter with its vowel sign
    "กำ",
    "ש\u05b8\u05bc\u05c1",  # Hebrew has three marks on a letter
    "Q\u0323R\u0308C",  # marks that no single character holds
    "नि" * 4,  # four letters, eight characters
]

BAD = {
    "": "bad-initials",
    " ": "bad-initials",
    "ABCDE": "bad-initials",
    "A B": "bad-initials",
    "A-B": "bad-initials",
    "A.": "bad-initials",
    "_": "bad-initials",
    "🐍": "bad-initials",
    "A🐍": "bad-initials",
    "½": "bad-initials",
    "²": "bad-initials",
    "Ⅷ": "bad-initials",  # a numeral, neither letter nor digit
    "\u0301": "bad-initials",  # a mark without a letter
    "\u0301A": "bad-initials",
    "A\u200b": "bad-initials",
    "A\u202e": "bad-initials",
    "A\n": "bad-initials",
    "\u3164": "bad-initials",  # letters that nobody sees
    "A\uffa0": "bad-initials",
    "\u115f\u1160": "bad-initials",
    "A\ufe0f": "bad-initials",
    "A\u034f": "bad-initials",
    "Q" + "\u0323\u0324\u0325\u0326": "bad-initials",  # marks piled up
    "*": "bad-initials",
    ">": "bad-initials",
    ":": "bad-initials",
    ";": "bad-initials",
    "E\u0301": "initials-not-nfc",
    "\u212b": "initials-not-nfc",  # the sign for Ångström, whose letter is another character
    "\u1100\u1161": "initials-not-nfc",
}


@pytest.mark.parametrize("initials", GOOD)
def test_good_initials(initials: str) -> None:
    check_initials(initials)
    text = f"adventure: valley\nowner: {initials}\ngrid:\n.  .  .  .  .  .  .  .\n"
    assert read_sheet(text).owner == initials
    game = f"adventure: valley\nsheet: valley-a\nplayers: {initials} ZZ\nround 1: 1 2 3\n{initials}: 1@c1\n"
    assert read_game(game).rounds[0].turns[0].player == initials


@pytest.mark.parametrize(("initials", "code"), BAD.items(), ids=[ascii(initials) for initials in BAD])
def test_bad_initials(initials: str, code: str) -> None:
    refusal = refusal_of(lambda: check_initials(initials))
    assert refusal.code == code
    assert str(refusal)


def same_initials(one: str, other: str) -> bool:
    """Whether two people at a table could not be told apart."""
    refusal = outcome_of(lambda: read_game(f"adventure: valley\nsheet: valley-a\nplayers: {one} {other}\n"))
    if not isinstance(refusal, Refusal):
        return False
    assert (refusal.code, refusal.line, refusal.column) == ("same-initials", 3, len(one) + 11)
    assert (refusal.facts["initials"], refusal.facts["other"]) == (other, one)
    return True


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("AB", "ab"),
        ("Éa", "éA"),
        ("ß", "SS"),
        ("ß", "ẞ"),
        ("Σ", "ς"),
        ("ŉ", "ʼN"),
        ("ǰ", "J\u030c"),
        ("İ", "i̇"),
    ],
)
def test_cannot_be_told_apart(one: str, other: str) -> None:
    assert same_initials(one, other)
    assert same_initials(other, one)


@pytest.mark.parametrize(
    ("one", "other"), [("AB", "BA"), ("A", "AA"), ("E", "É"), ("A", "А"), ("1", "١"), ("O", "0"), ("ı", "i")]
)
def test_can_be_told_apart(one: str, other: str) -> None:
    """The second A is Cyrillic: another letter, though it looks the same."""
    assert not same_initials(one, other)


@given(st.text(max_size=6))
def test_any_text_is_initials_or_refused(text: str) -> None:
    refusal = outcome_of(lambda: check_initials(text))
    if refusal:
        assert refusal.code in ("bad-initials", "initials-not-nfc")
        assert str(refusal)
        return
    kinds = [unicodedata.category(character)[0] for character in text]
    assert 1 <= len([kind for kind in kinds if kind != "M"]) <= 4
    assert set(kinds) <= {"L", "N", "M"}


@given(st.text(st.characters(categories=("L", "Nd")), min_size=1, max_size=4))
def test_capitals_do_not_count(text: str) -> None:
    """Where a text has capitals at all: some letters change for good, as ı becomes I."""
    capitals = text.upper()
    refused = [outcome_of(lambda: check_initials(text)), outcome_of(lambda: check_initials(capitals))]
    if capitals.casefold() == text.casefold() and not any(refused):
        assert same_initials(text, capitals)
        assert same_initials(text, text)
