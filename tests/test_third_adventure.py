"""A third adventure (`orchard`) is two classes and a line in the register: sheets, games and tables know it then."""

from __future__ import annotations

import random

import pytest

from orchard import ORCHARD
from pennypapers.notation import read_game, read_layout, read_sheet, write_game, write_layout, write_sheet
from pennypapers.refusals import Refusal
from pennypapers.rules import ADVENTURES
from pennypapers.rules.random_games import random_games
from pennypapers.table import FairDice, Table, commitment, fair_key, replay, verify

LAYOUT = """\
adventure: orchard
name: Nine Trees
grid:
.  .  .  .
.  #  .  .
.  .  .  .
.  .  .  .
"""

FILLED = """\
adventure: orchard
name: Nine Trees
owner: AB
grid:
12 .  !  .
.  #  9  .
10 .  .  .
.  .  .  15
"""

SECRET = bytes(range(32))


@pytest.fixture(autouse=True)
def _registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(ADVENTURES, "orchard", ORCHARD)


def test_reads_and_writes_sheets() -> None:
    assert write_layout(read_layout(LAYOUT)) == LAYOUT
    text = read_sheet(FILLED)
    assert write_sheet(text.sheet, text.owner) == FILLED
    assert [(line.rule, line.stars, line.spaces) for line in text.sheet.score().lines] == [
        ("ripe", 2, ("a1",)),
        ("ripe", 2, ("a3",)),
        ("ripe", 2, ("d4",)),
    ]
    assert text.sheet.level_bounds() == (3, 7, 11)  # one star less for the frost


@pytest.mark.parametrize(
    ("changed", "code"),
    [
        (("12", "+2"), "bad-token"),
        (("12", "H "), "bad-token"),
        (("grid:", "snakes: 1\ngrid:"), "unknown-header"),
        (("15\n", "15\njungle: a1 b1 c1 d1 d2\n"), "after-grid"),
    ],
)
def test_refuses_what_only_others_have(changed: tuple[str, str], code: str) -> None:
    with pytest.raises(Refusal) as refused:
        read_sheet(FILLED.replace(*changed))
    assert refused.value.code == code
    assert refused.value.line


@pytest.mark.parametrize(
    ("step", "code"),
    [("2+3@a1 4@b1", "one-number"), ("-", "cannot-pass"), ("5@a1", "not-rolled"), ("2@b2", "no-such-space")],
)
def test_refuses_steps(step: str, code: str) -> None:
    table = Table(read_layout(LAYOUT), ["AB"])
    table.roll("2 3 4")
    with pytest.raises(Refusal) as refused:
        table.play("AB", step)
    assert refused.value.code == code


@pytest.mark.parametrize("players", [1, 2, 5])
def test_plays_replays_and_verifies(players: int) -> None:
    chance = random.Random(players)
    table = Table(read_layout(LAYOUT), ["AB", "CD", "EF", "GH", "IJ"][:players])
    words = [bytes([seat] * 16) for seat in range(players)]
    dice = FairDice(fair_key(SECRET, words))
    while not table.is_over:
        number = len(table.rounds) + 1
        roll = dice.roll(number)
        table.roll(roll, dice.holds(number, table.players) if roll.hazard else ())
        for player in table.waiting_for:
            if roll.hazard:
                table.play(player, f"!{chance.choice(table.hazard_spaces(player))}")
            elif number == 2:
                table.add(table.automatic(player))
            else:
                turn = table.turn(player)
                turn.play(chance.choice(turn.legal()))
                table.play(player, turn.steps)
    if players == 1:
        assert len(table.rounds) == table.last_round == 12
        assert table.level() in ("tourist", "pathfinder", "voyager", "explorer")
    else:
        assert table.last_round is None
        assert any(sheet.is_full for sheet in table.sheets.values())

    game = table.game(
        commitment=commitment(SECRET), secret=SECRET.hex(), words=" ".join(word.hex() for word in words)
    )
    text = write_game(game)
    again = replay(read_game(text))
    assert (
        write_game(again.game(**{key: game.notes[key] for key in ("commitment", "secret", "words")})) == text
    )
    assert again.sheets == table.sheets
    assert again.places() == table.places()
    verify(read_game(text))


def test_random_games_end() -> None:
    games = random_games(read_layout(LAYOUT), 5, seed=1)
    assert set(games.rounds) == {12}
    assert games.stars.tolist() == random_games(read_layout(LAYOUT), 5, seed=1).stars.tolist()
