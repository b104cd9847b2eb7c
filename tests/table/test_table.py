"""The table: seats, rounds in any order, hazards passed around, automatic turns, the end."""

from __future__ import annotations

import random

import pytest

from pennypapers.notation import read_game, read_layout, read_steps, shipped_layout, write_game, write_step
from pennypapers.refusals import Refusal
from pennypapers.rules import Roll
from pennypapers.table import FairDice, Joined, Played, Rolled, Table, replay

SMALL = """adventure: temple
name: Small
grid:
.  .  .
.  +  .
.  .  .
"""
BOTH = [("AB", "CD"), ("CD", "AB")]


def small(*players: str, options: tuple[str, ...] = ()) -> Table:
    return Table(read_layout(SMALL), players or ("AB", "CD"), options)


def refused(table: Table, event: Joined | Rolled | Played) -> str:
    """The code for which an event is refused, and proof that nothing happened."""
    before = write_game(table.game()), list(table.events), list(table.players)
    with pytest.raises(Refusal) as refusal:
        table.add(event)
    assert (write_game(table.game()), table.events, table.players) == before
    return refusal.value.code


def played(player: str, steps: str) -> Played:
    return Played(player, read_steps(steps))


def rolled(text: str, *holds: tuple[str, str]) -> Rolled:
    return Rolled(Roll.read(text), holds)


def test_a_round_closes_when_everybody_has_played() -> None:
    table = small()
    table.roll("2 3 5")
    assert table.waiting_for == ["AB", "CD"]
    table.play("CD", "2@a1")
    assert table.waiting_for == ["AB"]
    # The turn counts at once for its player; the others see it when the round closes.
    assert table.sheets["CD"].mark("a1") == "2"
    assert table.shown["CD"].mark("a1") == "."
    table.play("AB", "2+3@a2")
    assert table.rolled is None
    assert table.shown["CD"].mark("a1") == "2"
    assert table.shown["AB"].mark("a2") == "5"


def test_the_order_of_turns_does_not_matter() -> None:
    games = set()
    for order in (("AB", "CD", "EF"), ("EF", "AB", "CD"), ("CD", "EF", "AB")):
        table = small("AB", "CD", "EF")
        table.roll("2 3 5")
        for player in order:
            table.play(player, "2@a1")
        table.roll("1 1 X", [("AB", "CD"), ("CD", "EF"), ("EF", "AB")])
        for player in order:
            table.play(player, f"!{'bc'[player == 'EF']}1")
        games.add(write_game(table.game()))
    assert len(games) == 1


def test_what_the_table_refuses() -> None:
    table = Table(read_layout(SMALL))
    assert refused(table, rolled("2 3 5")) == "nobody-here"
    table.add(Joined("AB"))
    assert refused(table, Joined("ab")) == "same-initials"
    assert refused(table, Joined("A-B")) == "bad-initials"
    assert refused(table, played("AB", "2@a1")) == "no-round-open"
    table.add(Joined("CD"))
    table.roll("2 3 5")
    assert refused(table, Joined("EF")) == "already-started"
    assert refused(table, rolled("2 3 5")) == "round-open"
    assert refused(table, played("XY", "2@a1")) == "unknown-player"
    assert refused(table, played("AB", "!a1")) == "no-hazard"
    table.play("AB", "2@a1")
    assert refused(table, played("AB", "2@a2")) == "already-played"
    table.play("CD", "2@a1")
    assert refused(table, rolled("1 1 1", *BOTH)) == "holder-unexpected"
    assert refused(table, rolled("1 1 X", ("AB", "AB"), ("CD", "CD"))) == "holds-own"
    assert refused(table, rolled("1 1 X", ("AB", "CD"), ("CD", "CD"))) == "holds-own"
    assert refused(table, rolled("1 1 X", ("AB", "CD"), ("AB", "CD"))) == "holds-twice"
    assert refused(table, rolled("1 1 X", ("AB", "XY"))) == "unknown-player"
    table.add(rolled("1 1 X", ("AB", "CD")))
    assert refused(table, played("AB", "1@a2")) == "hazard-round"
    assert refused(table, played("CD", "!b1")) == "holds-nothing"
    with pytest.raises(Refusal, match="pencil-strict"):
        small(options=("pen",))


def test_a_hundred_seats_and_no_more() -> None:
    table = small(*(f"{number:02}" for number in range(100)))
    assert refused(table, Joined("ZZ")) == "too-many-players"
    dice = FairDice(b"hundred")
    table.roll("1 1 X", dice.holds(1, table.players))
    for player in reversed(table.players):
        assert table.sheet_held(player) != player
        table.play(player, "!a1")
    assert all(sheet.mark("a1") == "!" for sheet in table.shown.values())


def test_three_holders_cannot_leave_one_with_their_own_sheet() -> None:
    table = small("AB", "CD", "EF")
    assert refused(table, rolled("1 1 X", ("AB", "CD"), ("CD", "AB"))) == "holds-own"
    table.add(rolled("1 1 X", ("AB", "CD"), ("CD", "EF")))


def test_the_table_plays_a_draft_that_could_be_committed() -> None:
    table = Table(shipped_layout("valley-a"), ["AB"])
    table.roll("2 3 5")
    draft = read_steps("3@c1 2+5@d2")
    assert table.automatic("AB", draft) == Played("AB", draft, by_table=True)
    assert table.automatic("AB", read_steps("3@c1 2+5@d7")).steps == read_steps("5@c1")
    table.add(table.automatic("AB"))
    table.roll("P D 4")
    assert [write_step(step) for step in table.automatic("AB").steps] == ["4@d1"]


def test_the_plainest_turn() -> None:
    """The red die alone on the first legal space, a pass where nothing can be written, the first hazard space."""
    table = small("AB")
    for roll, steps in (
        ("2 3 5", "5@a1"),
        ("2 D 5", "5@b2"),
        ("2 D 4", "-"),
        ("1 1 X", "!b1"),
        ("P 1 3", "3@c1"),
    ):
        table.roll(roll)
        turn = table.automatic("AB")
        assert turn.by_table
        assert turn.steps == read_steps(steps)
        table.add(turn)
    assert write_game(table.game()).count(" *\n") == 5
    assert refused(table, played("AB", "1@a2")) == "no-round-open"


@pytest.mark.parametrize(("options", "worth"), [((), 4), (("pencil-strict",), 0)])
def test_the_end_crosses_mummies_out(options: tuple[str, ...], worth: int) -> None:
    """Pencil strict: of two mummies beside a 9 only the one of the last round crosses itself out."""
    table = small("AB", "CD", options=options)

    def everybody(roll: str, steps: str) -> None:
        table.roll(roll, BOTH if roll.endswith("X") else ())
        for player in table.players:
            table.play(player, steps)

    everybody("P 1 1", "P=9@b1")
    everybody("1 1 X", "!a1")
    for space, number in (("c1", 2), ("a2", 4), ("c2", 6), ("a3", 8), ("b3", 11)):
        everybody("P 1 1", f"P={number}@{space}")
    assert table.score("AB").stars == -2  # not before the end
    everybody("P D 1", "P=9@b2")
    everybody("1 1 X", "!c3")
    assert table.is_over
    assert sum(line.stars for line in table.score("AB").lines if line.rule == "mummy") == worth
    assert table.sheets["AB"].mark("a1") == ("x" if not options else "!")
    assert table.sheets["AB"].mark("c3") == "x"
    assert refused(table, rolled("1 1 1")) == "game-over"
    assert table.places() == [1, 1]
    assert write_game(replay(read_game(write_game(table.game()))).game()) == write_game(table.game())


def test_solo_hazard_follows_the_hazard_before() -> None:
    table = small("AB")
    table.roll("1 1 X")
    assert table.hazard_spaces("AB") == ("a1", "b1", "c1", "a2", "c2", "a3", "b3", "c3")
    table.play("AB", "!a1")
    table.roll("1 1 X")
    assert table.hazard_spaces("AB") == ("b1", "a2")
    table.play("AB", "!b1")
    table.roll("2 D 3")
    table.play("AB", "2@b2")
    table.roll("1 1 X")
    assert table.hazard_spaces("AB") == ("c1", "a2", "c2", "a3", "b3", "c3")


def test_events_rebuild_the_table() -> None:
    """A table is a fold over its events."""
    chance = random.Random(4)
    table = Table(shipped_layout("valley-b"), ["AB", "CD", "EF"])
    dice = FairDice(b"fold")
    for number in range(1, 9):
        roll = dice.roll(number)
        table.roll(roll, dice.holds(number, table.players) if roll.hazard else ())
        for player in chance.sample(table.players, 3):
            table.add(table.automatic(player))
    again = Table(table.layout)
    for event in table.events:
        again.apply(event)
    assert again.sheets == table.sheets
    assert again.shown == table.shown
    assert write_game(again.game()) == write_game(table.game())


def test_steps_that_were_tried_are_not_played_again_unless_the_sheet_or_the_steps_are_others() -> None:
    table = small()
    table.roll("1 2 3")
    tried = table.turn("AB").play_all(read_steps("3@a1"))
    for steps, is_the_tried_one in (("3@a1", True), ("3@b1", False)):
        event = played("AB", steps)
        table.check(event, tried)
        assert table._checked
        assert (table._checked[2] is tried.sheet) is is_the_tried_one
    table.add(played("AB", "3@b1"))
    table.add(played("CD", "3@a1"))
    table.roll("1 2 3")
    event = played("AB", "3@a1")
    table.check(event, tried)  # in another round, on a sheet that has gone on
    table.apply(event)
    assert table.sheets["AB"].mark("a1") == table.sheets["AB"].mark("b1") == "3"


def test_a_tried_turn_that_lacks_its_number_is_refused_as_any_other() -> None:
    table = small()
    table.roll("1 2 3")
    with pytest.raises(Refusal) as refusal:
        table.check(Played("AB", ()), table.turn("AB"))
    assert refusal.value.code == "number-missing"
