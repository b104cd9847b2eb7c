"""`pennypapers verify`: the dice of a finished game, recomputed (formats.md, Fair dice)."""

from __future__ import annotations

import random
from dataclasses import replace
from datetime import date

import pytest

from command_line import Command, write
from pennypapers.notation import read_layout, shipped_layout, write_game, write_steps
from pennypapers.sheets import Layout
from pennypapers.table import FairDice, Table, commitment, daily_key, fair_key
from pennypapers.words import LANGUAGES, sentence
from random_tables import play_some

SECRET = bytes(range(32))
WORDS = (b"\x07" * 16, None, b"\xa1" * 16)
PLAYERS = ("AB", "ÉÀ", "王")
NOTES = {
    "commitment": commitment(SECRET),
    "secret": SECRET.hex(),
    "words": " ".join(word.hex() if word else "-" for word in WORDS),
}
POND = read_layout("adventure: valley\nname: Pond\ngrid:\n" + ".  .  .  .\n.  ~  .  .\n.  .  .  .\n" * 2)


def played(layout: Layout, dice: FairDice, players: tuple[str, ...] = PLAYERS) -> Table:
    chance = random.Random("verify")
    table = Table(layout, players)
    while not table.is_over:
        number = len(table.rounds) + 1
        roll = dice.roll(number)
        table.roll(roll, dice.holds(number, players) if roll.hazard else ())
        play_some(table, len(players), chance)
    return table


FAIR = FairDice(fair_key(SECRET, WORDS))
TABLE = played(POND, FAIR)
GAME = write_game(TABLE.game(**NOTES))
ROUNDS = len(TABLE.rounds)


def test_fair_dice(pennypapers: Command) -> None:
    assert any(rolled.roll.hazard for rolled in TABLE.rounds)  # else nobody's passing around is looked at
    name = write("a.game", GAME)
    (facts,) = pennypapers("verify", "--json", name).objects
    assert facts == {"file": "a.game", "verified": True, "rounds": ROUNDS}
    for language in LANGUAGES:
        ran = pennypapers("verify", name, "--lang", language)
        assert (ran.status, ran.err) == (0, "")
        assert ran.out == f"a.game: {sentence('dice-verified', {'rounds': ROUNDS}, language)}\n"


def test_other_dice(pennypapers: Command) -> None:
    """Played with dice that are not those of the secret: the first round that differs is named."""
    table = played(POND, FairDice(b"loaded"))
    differs = next(n for n, rolled in enumerate(table.rounds, 1) if rolled.roll != FAIR.roll(n))
    text = write_game(table.game(**NOTES))
    line = text.split("\n").index(f"round {differs}: {table.rounds[differs - 1].roll}") + 1
    name = write("a.game", text)
    (facts,) = pennypapers("verify", "--json", name).objects
    assert facts["error"] == {
        "line": line,
        "column": 1,
        "code": "dice-differ",
        "message": sentence(
            "refused-dice-differ",
            {
                "round": differs,
                "said": str(table.rounds[differs - 1].roll),
                "wanted": str(FAIR.roll(differs)),
            },
        ),
    }
    ran = pennypapers("verify", name)
    assert (ran.status, ran.out) == (1, "")
    assert ran.err.startswith(f"a.game:{line}:1: ")


def test_other_passing_around(pennypapers: Command) -> None:
    """The right dice and the same snakes, but the sheets went round the other way."""
    hazard = next(n for n, rolled in enumerate(TABLE.rounds, 1) if rolled.roll.hazard)
    holds = FAIR.holds(hazard, PLAYERS)
    drawn = {owner: write_steps(TABLE.turns[hazard - 1][holder].steps) for holder, owner in holds}
    other_way = {owner: holder for holder, owner in holds}  # of three, the only other
    before = GAME.split(f"round {hazard}: ")[0]
    text = f"{before}round {hazard}: {FAIR.roll(hazard)}\n"
    for player in PLAYERS:
        text += f"{player}>{other_way[player]}: {drawn[other_way[player]]}\n"
    (facts,) = pennypapers("verify", "--json", write("a.game", text)).objects
    error = facts["error"]
    assert (error["code"], error["line"]) == ("passing-differs", before.count("\n") + 2)
    wanted = dict(holds)["AB"]
    told: dict[str, str | int] = {"round": hazard, "player": "AB", "said": other_way["AB"], "wanted": wanted}
    assert error["message"] == sentence("refused-passing-differs", told)


@pytest.mark.parametrize("missing", ["commitment", "secret", "words"])
def test_nothing_to_verify(pennypapers: Command, missing: str) -> None:
    notes = {key: value for key, value in NOTES.items() if key != missing}
    name = write("a.game", write_game(TABLE.game(**notes)))
    ran = pennypapers("verify", name)
    assert ran.status == 1
    assert ran.err == f"a.game:1:1: {sentence('refused-not-fair-dice', {'header': missing})}\n"


def test_another_secret(pennypapers: Command) -> None:
    notes = {**NOTES, "secret": "ff" * 32}
    (facts,) = pennypapers("verify", "--json", write("a.game", write_game(TABLE.game(**notes)))).objects
    assert facts["error"]["code"] == "secret-differs"


def test_other_words(pennypapers: Command) -> None:
    notes = {**NOTES, "words": "- - -"}
    (facts,) = pennypapers("verify", "--json", write("a.game", write_game(TABLE.game(**notes)))).objects
    assert facts["error"]["code"] in ("dice-differ", "passing-differs")


def test_a_game_against_the_rules_is_not_verified(pennypapers: Command) -> None:
    wrong = replace(TABLE.game(**NOTES), result=(99, 99, 99))
    (facts,) = pennypapers("verify", "--json", write("a.game", write_game(wrong))).objects
    assert facts["error"]["code"] == "wrong-result"


def test_todays_expedition(pennypapers: Command) -> None:
    """It has no secret: its seed says what its key is made of."""
    day = date(2018, 10, 25)
    table = played(shipped_layout("temple-b"), FairDice(daily_key(day, "temple-b")), ("ME",))
    text = write_game(table.game(seed="pennypapers daily 2018-10-25 temple-b"))
    (facts,) = pennypapers("verify", "--json", write("a.game", text)).objects
    assert facts == {"file": "a.game", "verified": True, "rounds": len(table.rounds)}
    for seed, code in (
        ("pennypapers daily 2018-10-26 temple-b", "dice-differ"),
        ("pennypapers daily 2018-10-25 temple-a", "not-fair-dice"),
        ("pennypapers daily 2018-13-25 temple-b", "not-fair-dice"),
        ("pennypapers", "not-fair-dice"),
    ):
        text = write_game(table.game(seed=seed))
        (facts,) = pennypapers("verify", "--json", write("a.game", text)).objects
        assert facts["error"]["code"] == code


def test_several_files(pennypapers: Command) -> None:
    files = [write("a.game", GAME), "none.game", write("b.game", GAME)]
    ran = pennypapers("verify", "--json", *files)
    assert ran.status == 1
    assert [facts["file"] for facts in ran.objects] == files
    assert [facts.get("verified") for facts in ran.objects] == [True, None, True]
