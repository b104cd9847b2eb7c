"""What a round brought: drawn games, and whole games against a second, plainer count."""

from __future__ import annotations

from pathlib import Path

import pytest

from pennypapers.notation import read_game, read_layout
from pennypapers.rules import ADVENTURES
from pennypapers.table import Table, replay
from pennypapers.table.chronicle import Chronicle
from pennypapers.table.recap import Deed, Highlight, Recap

GAMES = Path(__file__).parents[1] / "data" / "games"
TOGETHER = ["temple-a-shared", "temple-b-strict", "temple-b-decided-by-run", "valley-a-shared"]
HAZARDS = ["valley-a-snakes-passed-around", "temple-crowd", "valley-crowd"]

CELLAR = read_layout("adventure: temple\nname: Cellar\ngrid:\n. . . .\n. . . .\n")
MEADOW = read_layout("adventure: valley\nname: Meadow\ngrid:\n. . . .\n. . . .\n")


def rounds_of(table: Table, *rounds: str) -> list[Recap]:
    """Plays rounds, each written as dice, then a line for every player in the order of play; hazards with `AB>CD`."""
    chronicle, told = Chronicle(), []
    for text in rounds:
        dice, *turns = text.split("; ")
        holds = [(turn.split(">")[0], turn.split(">")[1].split(": ")[0]) for turn in turns if ">" in turn]
        table.roll(dice, holds)
        for player, turn in zip(table.players, turns, strict=True):
            table.play(player, turn.split(": ")[-1])
        told.append(chronicle.close_round(table))
    return told


def test_everybody_s_numbers_with_the_same_dice() -> None:
    (told,) = rounds_of(Table(CELLAR, ["AN", "BO", "CY"]), "2 3 5; 2@a1; 2+3@b1; 5@c1")
    assert told.deeds == {
        Deed("number", "5"): (1, 2),
        Deed("number", "2"): (0,),
    }  # 2+3 and 5 are the same number
    assert told.stars == told.before == (0, 0, 0)
    assert told.highlights == ()
    assert told.spaces_left == 7


def test_gain_lead_and_a_first_group() -> None:
    told = rounds_of(
        Table(CELLAR, ["AN", "BO"]),
        "4 4 4; 4@a1; 4@a1",
        "4 4 5; 4@b1; 5@b1",  # BO has a run of two
        "4 4 4; 4@c1; 4@d2",  # AN has a group of three fours
    )
    assert told[1].gains == (0, 2)
    assert told[1].places == (2, 1)
    assert told[1].highlights == (Highlight("gain", (1,), 2),)  # before the first stars nobody was overtaken
    assert told[2].changes == ({"group": 3}, {})
    assert told[2].highlights == (
        Highlight("gain", (0,), 3),
        Highlight("first", (0,), rule="group"),
        Highlight("lead", (0,)),
        Highlight("climb", (0,), passed=(1,)),
    )


def test_a_hazard_round_tells_its_victims() -> None:
    told = rounds_of(
        Table(CELLAR, ["AN", "BO"]),
        "4 5 5; 4+5@a1; 4@a1",
        "1 1 X; AN>BO: !b1; BO>AN: !b1",
        "1 1 1; xb1 1@a2; 1@a2",
    )
    assert told[1].deeds == {}
    assert told[1].gains == (-2, -2)
    assert told[1].highlights == (Highlight("loss", (0, 1), -2),)
    assert told[2].changes == ({"mummy": 4}, {})
    assert Highlight("first", (0,), rule="mummy") in told[2].highlights
    assert told[2].deeds[Deed("cross")] == (0,)


def test_a_turn_of_the_valley_has_several_deeds() -> None:
    (told,) = rounds_of(Table(MEADOW, ["AN", "BO"]), "2 D 2; 2@a1 D=hut@b1 2@a2; 2+2@a1")
    assert told.deeds == {
        Deed("number", "2"): (0,),  # written twice, told once
        Deed("structure", "hut"): (0,),
        Deed("number", "4"): (1,),
    }


@pytest.mark.parametrize("name", TOGETHER + HAZARDS)
def test_whole_games_against_a_plain_count(name: str) -> None:
    game = read_game((GAMES / f"{name}.game").read_text(encoding="utf-8"))
    chronicle = Chronicle()
    firsts: set[str] = set()
    stars = [0] * len(game.players)
    seen = 0

    def look(table: Table) -> None:
        nonlocal stars, seen
        if table.rolled:
            return  # the last round may be open
        seen += 1
        told = chronicle.close_round(table)
        now = [table.score(player).stars for player in table.players]
        assert told.before == tuple(stars)
        assert told.stars == tuple(now)
        assert [sum(change.values()) for change in told.changes] == [
            after - before for before, after in zip(stars, now, strict=True)
        ]
        hazard = table.rounds[-1].roll.hazard
        changes = list(told.gains)
        for told_of in told.highlights:
            if told_of.what in ("gain", "loss"):
                assert told_of.stars == (min if hazard else max)(changes)
                assert [changes[player] for player in told_of.players] == [told_of.stars] * len(
                    told_of.players
                )
            elif told_of.what == "first":
                assert told_of.rule not in firsts
                firsts.add(told_of.rule)
            else:
                (player,) = told_of.players
                for other in told_of.passed:
                    assert now[player] >= now[other]
                    assert stars[player] <= stars[other]
        done = sorted(
            {(deed.kind, deed.name, player) for deed, players in told.deeds.items() for player in players}
        )
        assert bool(done) is not hazard
        stars = now

    table = replay(game, look)
    assert seen == len(chronicle.stars) > 3
    rules = {
        line.rule for player in table.players for line in table.score(player).lines if line.stars > 0
    } & set(ADVENTURES[table.layout.adventure].firsts)
    assert firsts == rules
