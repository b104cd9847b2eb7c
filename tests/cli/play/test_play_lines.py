"""Every line that a player may type in the terminal, and what it is answered with."""

from __future__ import annotations

from pathlib import Path

import pytest

from command_line import squeezed
from pennypapers.notation import SHIPPED, read_game, shipped_layout, write_steps
from pennypapers.table import FairDice
from pennypapers.table.fair_dice import seeded_key
from pennypapers.words import sentence
from scripted_player import INK, Session

# Seeds by what they roll first.
SEEDS = {"1 2 3": "h", "P D 5": "v", "1 5 X": "a", "4 D 2": "e"}
STOPPED = sentence("play-stopped", {"round": 1})


def dialogue(tmp_path: Path, roll: str, *lines: str, sheet: str = "valley-a", language: str = "en") -> str:
    """What is said after the first prompt of the first round, with its blanks squeezed."""
    first = Session([], language).run(sheet, seed=SEEDS[roll], folder=tmp_path / "first")
    stopped = sentence("play-stopped", {"round": 1}, language)
    before = first.said.removesuffix(f"\n{stopped}\n")
    session = Session([*lines], language).run(sheet, seed=SEEDS[roll], folder=tmp_path)
    assert session.status == 0
    assert session.said.startswith(before)
    return "\n".join(squeezed(session.said.removeprefix(before)))


def inked(tmp_path: Path) -> str:
    """The steps that are in the kept game's first turn."""
    game = read_game((tmp_path / "solo" / "unfinished.game").read_bytes())
    turns = game.rounds[0].turns
    return write_steps(turns[0].steps) if turns else ""


@pytest.mark.parametrize(("roll", "seed"), SEEDS.items())
def test_the_dice_of_the_seeds(roll: str, seed: str) -> None:
    """If this fails, seeds no longer give the dice that they gave, and kept games cannot be gone on with."""
    assert str(FairDice(seeded_key(seed)).roll(1)) == roll


# --- the beginning ---


def test_the_first_round_says_what_may_be_done(tmp_path: Path) -> None:
    said = Session([]).run("valley-a", seed="h", folder=tmp_path).said
    layout = shipped_layout("valley-a")
    welcome = sentence("play-welcome", {"adventure": "valley", "name": layout.name, "player": "ME"})
    assert squeezed(said)[0] == " ".join(welcome.split())
    assert sentence("play-dice", {"purple": "1", "green": "2", "red": "3"}) in said
    assert sentence("play-numbers", {"numbers": "1, 2, 1+2=3, 3, 1+3=4, 2+3=5, 1+2+3=6"}) in said
    edge = "c1 d1 e1 f1 g1 h1 b2 i2 a3 i3 a4 i4 a5 h5 a6 g6 b7 c7 d7 e7 f7"
    assert sentence("play-spaces", {"spaces": edge}) in said
    assert sentence("play-round-of", {"round": 1, "rounds": 25}) in said


def test_penny_and_dakota(tmp_path: Path) -> None:
    said = Session([]).run("valley-a", seed="v", folder=tmp_path).said
    names = [sentence("play-structure", {"structure": name}) for name in ("hut", "statue", "mine")]
    assert ", ".join(names) in said
    assert "P=" in said
    assert sentence("play-numbers", {"numbers": "5"}) in said
    said = Session([]).run("temple-a", seed="v", folder=tmp_path).said
    assert sentence("play-lockpick") in said
    assert sentence("play-spaces", {"spaces": " ".join(shipped_layout("temple-a").doors)}) in said
    assert ", ".join(names) not in said


# --- a turn ---


def test_a_step_is_in_pencil_until_it_is_inked(tmp_path: Path) -> None:
    said = dialogue(tmp_path, "1 2 3", "1+2@c1")
    assert sentence("play-in-pencil", {"steps": "1+2@c1"}) in said
    assert sentence("play-may-ink") in said
    assert sentence("play-inked") not in said
    assert inked(tmp_path) == ""
    said = dialogue(tmp_path / "b", "1 2 3", "1+2@c1", INK)
    assert sentence("play-inked") in said
    assert inked(tmp_path / "b") == "1+2@c1"


def test_several_steps_on_a_line_or_on_several(tmp_path: Path) -> None:
    dialogue(tmp_path, "1 2 3", "1@c1 2@c2 3@d1", INK)
    assert inked(tmp_path) == "1@c1 2@c2 3@d1"
    dialogue(tmp_path / "b", "1 2 3", "1@c1", "  2@c2\t3@d1 ", INK)
    assert inked(tmp_path / "b") == "1@c1 2@c2 3@d1"


@pytest.mark.parametrize(
    ("line", "code", "facts"),
    [
        ("4@c1", "not-rolled", {"dice": "1 2 3"}),
        ("2+1@c1", "dice-order", {"dice": "1 2 3"}),
        ("1@c3", "first-on-edge", {"space": "c3"}),
        ("1@a1", "no-such-space", {"space": "a1"}),
        ("1@c1 2@g6", "not-beside", {"space": "g6"}),
        ("1@c1 1@d1", "dice-spent", {"dice": "1 2 3"}),
        ("D=hut@c1", "dakota-not-rolled", {}),
        ("-", "cannot-pass", {}),
        ("hello", "bad-step", {"step": "hello"}),
        ("2@zz", "bad-space", {"step": "2@zz"}),
        ("!c1", "no-hazard", {}),
    ],
)
def test_a_refused_step_says_why_and_changes_nothing(
    tmp_path: Path, line: str, code: str, facts: dict[str, str | int]
) -> None:
    """Of several steps on a line, none is played if one is wrong."""
    said = dialogue(tmp_path, "1 2 3", line)
    assert " ".join(sentence(f"refused-{code}", facts).split()) in said
    assert sentence("play-in-pencil", {"steps": "1@c1"}) not in said
    dialogue(tmp_path / "b", "1 2 3", line, "3@c1", line, INK)
    assert inked(tmp_path / "b") == "3@c1"


def test_undo_and_rub_out(tmp_path: Path) -> None:
    said = dialogue(tmp_path, "1 2 3", "1@c1 2@c2", "u", "3@d1", INK)
    assert sentence("play-undone") in said
    assert said.index(sentence("play-undone")) < said.index(
        sentence("play-in-pencil", {"steps": "1@c1 3@d1"})
    )
    assert inked(tmp_path) == "1@c1 3@d1"
    said = dialogue(tmp_path / "b", "1 2 3", "1@c1 2@c2", "r", "3@d1", INK)
    assert sentence("play-rubbed-out") in said
    assert inked(tmp_path / "b") == "3@d1"
    said = dialogue(tmp_path / "c", "1 2 3", "u", "u", "r", "1@c1", "u", INK, "2@c1", INK)
    assert sentence("play-nothing-in-pencil") in said
    assert inked(tmp_path / "c") == "2@c1"


def test_nothing_in_pencil_is_not_inked(tmp_path: Path) -> None:
    said = dialogue(tmp_path, "1 2 3", INK, INK)
    assert said.count(sentence("play-nothing-in-pencil")) == 2
    assert said.count(sentence("play-numbers", {"numbers": "1, 2, 1+2=3, 3, 1+3=4, 2+3=5, 1+2+3=6"})) == 2
    assert inked(tmp_path) == ""


def test_a_turn_that_lacks_something_is_not_inked(tmp_path: Path) -> None:
    """In the Temple a mummy may be crossed out before the number, which must still come."""
    lines = ["!e1", "P=9@d2", INK, "xe1", INK, "3@e2", INK]  # the dice: 3 2 X, P 5 1, 3 D 4
    session = Session(lines).run("temple-a", seed="y", folder=tmp_path)
    said = "\n".join(squeezed(session.said))
    assert " ".join(sentence("refused-number-missing").split()) in said
    game = read_game((tmp_path / "solo" / "unfinished.game").read_bytes())
    assert write_steps(game.rounds[2].turns[0].steps) == "xe1 3@e2"


def test_list_help_and_rules(tmp_path: Path) -> None:
    for sheet in ("valley-a", "temple-a"):
        adventure = sheet.partition("-")[0]
        said = dialogue(tmp_path / sheet, "1 2 3", "l", "?", "h", "d", "s", sheet=sheet)
        for message, facts in (
            ("play-numbers", {"numbers": "1, 2, 1+2=3, 3, 1+3=4, 2+3=5, 1+2+3=6"}),
            ("play-commands", {}),
            ("play-step-help", {"adventure": adventure}),
            ("play-rules", {"adventure": adventure}),
            ("stars-in-all", {"stars": 0}),
        ):
            assert " ".join(sentence(message, facts).split()) in said
        assert inked(tmp_path / sheet) == ""


def test_the_drawing_shows_what_is_in_pencil(tmp_path: Path) -> None:
    said = dialogue(tmp_path, "1 2 3", "1@c1 2+3@d1", "d")
    assert said.split("\n").count("1 1 5 . . . .") == 2


def test_a_discovery(tmp_path: Path) -> None:
    """Five different numbers, or it is refused; it ends the turn."""  # the dice: 1 2 3, 2 3 3, 5 4 5
    session = Session(["1@c1 2@d1 3@e1", INK, "2@f1 3@d2 3@c2", "jungle(c1,d1,e1,f1,d2)", "l"])
    said = "\n".join(squeezed(session.run("valley-a", seed="h", folder=tmp_path).said))
    assert " ".join(sentence("refused-jungle-alike", {"number": 2}).split()) in said
    session = Session(["1@c1 2@d1 3@e1", INK, "2+3@f1", INK, "5+4@f2 jungle(c1,d1,e1,f1,f2)", INK])
    said = "\n".join(squeezed(session.run("valley-a", seed="h", folder=tmp_path).said))
    assert sentence("play-in-pencil", {"steps": "5+4@f2 jungle(c1,d1,e1,f1,f2)"}) in said
    game = read_game((tmp_path / "solo" / "unfinished.game").read_bytes())
    assert write_steps(game.rounds[2].turns[0].steps) == "5+4@f2 jungle(c1,d1,e1,f1,f2)"


# --- a hazard ---


@pytest.mark.parametrize("answer", ["!c1", "c1", " !c1 "])
def test_a_hazard_is_drawn(tmp_path: Path, answer: str) -> None:
    said = dialogue(tmp_path, "1 5 X", answer)
    assert sentence("play-inked") in said
    assert inked(tmp_path) == "!c1"


def test_a_hazard_is_not_drawn_elsewhere(tmp_path: Path) -> None:
    said = dialogue(
        tmp_path, "1 5 X", "!a1", "zz", "1@c1", INK, "d", "s", "?", "h", "u", "!e2", sheet="temple-a"
    )
    assert " ".join(sentence("refused-no-such-space", {"space": "a1"}).split()) in said
    assert " ".join(sentence("refused-hazard-on-door", {"space": "e2"}).split()) in said
    assert " ".join(sentence("play-rules", {"adventure": "temple"}).split()) in said
    assert inked(tmp_path) == ""


# --- which sheet ---


@pytest.mark.parametrize(
    ("answer", "sheet"),
    [
        *((str(number), name) for number, name in enumerate(SHIPPED, 1)),
        ("valley-b", "valley-b"),
        ("", "temple-a"),
    ],
)
def test_choosing_a_sheet(tmp_path: Path, answer: str, sheet: str) -> None:
    session = Session([answer]).run(folder=tmp_path)
    assert session.status == 0
    assert session.prompts[0].rstrip() == sentence("play-prompt-sheet")
    assert read_game((tmp_path / "solo" / "unfinished.game").read_bytes()).sheet == sheet


@pytest.mark.parametrize(
    "answer",
    ["0", "5", "-1", "²", "temple", "temple-c", "9" * 30, "9" * 5000, ".", "?", "\0"],
    ids=lambda answer: ascii(answer[:40]),
)
def test_a_sheet_that_is_not_there(tmp_path: Path, answer: str) -> None:
    session = Session([answer, "2"]).run(folder=tmp_path)
    assert session.status == 0
    assert session.prompts.count(session.prompts[0]) == 2
    assert read_game((tmp_path / "solo" / "unfinished.game").read_bytes()).sheet == "temple-b"


def test_no_sheet_at_all(tmp_path: Path) -> None:
    for lines in (["q"], []):
        session = Session(lines).run(folder=tmp_path)
        assert session.status == 0
        assert not (tmp_path / "solo").exists()
