"""Fair dice, byte for byte as in formats.md. The vectors were worked out apart from the package."""

from __future__ import annotations

import random
from collections import Counter
from datetime import date

import pytest

from pennypapers.notation import read_game, write_game
from pennypapers.refusals import Refusal
from pennypapers.rules import Roll
from pennypapers.table import FairDice, Table, commitment, daily_key, daily_layouts, fair_key, verify

SECRET = bytes(range(32))
COMMITMENT = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"

# The words of the seats, the key, rounds 1 to 12, and some passing-around.
VECTORS = [
    (
        [None, None],
        "8e7903c39a1ac232faca36c551536ff0e3f96f3a3006f6eeecb0207d94c95614",
        "2 2 2, P 4 2, P 4 1, 1 4 5, 1 5 4, 3 2 1, P 3 4, 5 3 X, 1 5 1, P 1 1, 3 5 5, 1 5 3",
        {(1, 2): [1, 0], (7, 5): [3, 4, 1, 2, 0], (8, 10): [4, 5, 8, 1, 9, 0, 7, 6, 3, 2]},
    ),
    (
        [bytes(16), b"\xff" * 16],
        "562fc34ffc22371b67050faa07f8bda2cb0da979ca725c49d655671800b25665",
        "2 D 2, 2 1 4, P D 1, P 1 4, 5 5 5, 4 D 1, 2 5 X, 2 1 1, 1 5 X, 3 1 1, 1 2 5, 5 5 5",
        {(3, 2): [1, 0], (7, 5): [1, 3, 4, 2, 0], (8, 10): [3, 5, 9, 6, 2, 7, 4, 0, 1, 8]},
    ),
    (
        [b"\x0f" * 16, None, b"\xa0" * 16],
        "19f4ea3d9cac8753ee4fe5e7ab3245324bb5b7712b3cb83d10ffb976a8a62d07",
        "P 4 2, 2 2 4, P D 3, 3 1 5, P 2 3, 3 1 X, 2 4 3, P 1 X, 5 3 2, 5 2 3, 3 D 5, 3 5 2",
        {(1, 3): [1, 2, 0], (3, 3): [2, 0, 1], (8, 10): [7, 9, 1, 4, 5, 3, 8, 2, 0, 6]},
    ),
]


@pytest.mark.parametrize(("words", "key", "rolls", "passing"), VECTORS)
def test_vectors(
    words: list[bytes | None], key: str, rolls: str, passing: dict[tuple[int, int], list[int]]
) -> None:
    assert commitment(SECRET) == COMMITMENT
    assert fair_key(SECRET, words).hex() == key
    dice = FairDice(bytes.fromhex(key))
    assert ", ".join(str(dice.roll(number)) for number in range(1, 13)) == rolls
    for (number, players), order in passing.items():
        assert dice.passing(number, players) == order


@pytest.mark.parametrize(
    ("day", "layout", "key", "rolls"),
    [
        (
            date(2026, 11, 15),
            "temple-b",
            "bb3ba1cfb5ee41a0120345d5a04f869c4155a7bebe3d3adf1e1fa0938596f8cc",
            "1 3 2, 5 3 5, 4 1 5, 2 4 5, 3 2 1, P 3 3, 4 D X",
        ),
        (
            date(2026, 11, 16),
            "valley-a",
            "3b8b852b51928fb30cd5cb8aac5814af9d95efa051649b74618de419460204ce",
            "2 4 3, P 4 1, 4 4 4, 5 D X, 4 3 X, P 1 2, 5 4 4",
        ),
    ],
)
def test_todays_expedition(day: date, layout: str, key: str, rolls: str) -> None:
    assert layout in daily_layouts(day)
    assert daily_key(day, layout).hex() == key
    dice = FairDice(daily_key(day, layout))
    assert ", ".join(str(dice.roll(number)) for number in range(1, 8)) == rolls


def test_sides_alternate_by_the_day_of_the_year() -> None:
    assert daily_layouts(date(2026, 1, 1)) == ("temple-b", "valley-b")
    assert daily_layouts(date(2026, 1, 2)) == ("temple-a", "valley-a")
    assert daily_layouts(date(2024, 12, 31)) == ("temple-a", "valley-a")  # day 366


def test_every_derangement_of_four_is_equally_likely() -> None:
    dice = FairDice(b"four")
    counts = Counter(tuple(dice.passing(number, 4)) for number in range(4500))
    assert len(counts) == 9
    assert all(holder != owner for order in counts for holder, owner in enumerate(order))
    chi = sum((count - 500) ** 2 / 500 for count in counts.values())
    assert chi < 8 + 7 * 4


def test_faces_are_equally_likely() -> None:
    dice = FairDice(b"faces")
    counts = Counter(face for number in range(2000) for face in enumerate(dice.roll(number)))
    assert len(counts) == 18
    chi = sum((count - 2000 / 6) ** 2 / (2000 / 6) for count in counts.values())
    assert chi < 15 + 7 * 30**0.5


def fair_game() -> str:
    """A short game of three with fair dice, as its table would write it once it is over."""
    words = [b"\x0f" * 16, None, b"\xa0" * 16]
    dice = FairDice(fair_key(SECRET, words))
    layout = read_game(
        "adventure: temple\nsheet: embedded\nplayers: A\nname: Small\ngrid:\n.  .  .  .  +\n.  .  .  .  +\n"
    ).layout
    table = Table(layout, ["AB", "CD", "EF"])
    chance = random.Random(1)
    while not table.is_over:
        number = len(table.rounds) + 1
        roll = dice.roll(number)
        table.roll(roll, dice.holds(number, table.players) if roll.hazard else ())
        for player in table.players:
            legal = table.automatic(player).steps if roll.hazard else table.turn(player).plainest()
            table.play(player, chance.sample(list(legal), len(legal)))
    text = " ".join(word.hex() if word else "-" for word in words)
    return write_game(table.game(commitment=COMMITMENT, secret=SECRET.hex(), words=text))


def test_verify_accepts_what_was_committed_to() -> None:
    game = read_game(fair_game())
    assert any(played.roll.hazard for played in game.rounds)
    verify(game)


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("round 3: P D 3", "round 3: P D 4", "dice-differ"),
        ("secret: 0001", "secret: 0002", "secret-differs"),
        ("words: 0f0f", "words: 0f0e", "dice-differ"),
        (f"commitment: {COMMITMENT}\n", "", "not-fair-dice"),
        ("AB>", "AB>", ""),
    ],
)
def test_verify_tells_what_differs(old: str, new: str, code: str) -> None:
    text = fair_game()
    assert old in text
    changed = read_game(text.replace(old, new))
    if not code:
        verify(changed)
        return
    with pytest.raises(Refusal) as refused:
        verify(changed)
    assert refused.value.code == code
    assert refused.value.line


def test_verify_tells_who_held_another_sheet() -> None:
    text = fair_game()
    hazard = text[text.index("AB>") :].split("\n")[:3]
    first, second = (line[line.index(">") + 1 : line.index(":")] for line in hazard[:2])
    swapped = (
        text.replace(f"AB>{first}", "AB>??").replace(f"CD>{second}", f"CD>{first}").replace("??", second)
    )
    with pytest.raises(Refusal) as refused:
        verify(read_game(swapped))
    assert refused.value.code == "passing-differs"


def test_verify_todays_expedition() -> None:
    dice = FairDice(daily_key(date(2026, 11, 15), "temple-b"))
    head = "adventure: temple\nsheet: temple-b\nplayers: ME\nseed: pennypapers daily 2026-11-15 temple-b\n"
    verify(read_game(f"{head}round 1: {dice.roll(1)}\n"))
    for wrong, code in (
        (f"{head}round 1: {Roll(1, 1, 1)}\n", "dice-differ"),
        (head.replace("11-15 temple-b", "11-15 temple-a"), "not-fair-dice"),
        (head.replace("2026-11-15", "2026-13-15"), "not-fair-dice"),
    ):
        with pytest.raises(Refusal) as refused:
            verify(read_game(wrong))
        assert refused.value.code == code
