"""`pennypapers replay`: for people, and with `--json` field by field as formats.md, For machines, has it."""

from __future__ import annotations

from pathlib import Path

import pytest

from command_line import Command, squeezed, write
from marked_texts import Refused, marked
from pennypapers.words import LANGUAGES, sentence

HEAD = """\
adventure: temple
sheet: embedded
players: AB CD EF
name: Corridor
grid:
.  .  .  .  .  .  .  .
"""

STEPS = ["1@a1", "2@b1", "3@c1", "1+3@d1", "2+3@e1", "1+2+3@f1", "1@g1", "1@h1"]
ROUNDS = [
    f"round {number}: 1 2 3\nAB: {step}\nCD: {step}\nEF: 1@{step[-2:]}\n"
    for number, step in enumerate(STEPS, 1)
]
GAME = HEAD + "".join(ROUNDS) + "result: AB 6, CD 6, EF 3\n"

ALONE = """\
adventure: valley
sheet: valley-b
players: ÉÀ
round 1: P D 3
ÉÀ: P=15@c1 D=hut@d1 3@c2
round 2: 4 5 X
ÉÀ: !b3
"""


# --- for machines ---


def test_a_finished_game(pennypapers: Command) -> None:
    ran = pennypapers("replay", "--json", write("a.game", GAME))
    assert (ran.status, ran.err) == (0, "")
    (facts,) = ran.objects
    assert list(facts) == ["file", "finished", "rounds", "players"]
    assert (facts["file"], facts["finished"], facts["rounds"]) == ("a.game", True, 8)
    run = {"rule": "run", "stars": 6, "spaces": ["a1", "b1", "c1", "d1", "e1", "f1"]}
    ones = {"rule": "group", "stars": 3, "spaces": ["a1", "b1", "c1", "d1", "e1", "f1", "g1", "h1"]}
    drawn = "1  2  3  4  5  6  1  1"
    sheet = "adventure: temple\nname: Corridor\nowner: {}\ngrid:\n{}\n"
    assert facts["players"] == [
        {"player": "AB", "stars": 6, "lines": [run], "place": 1, "sheet": sheet.format("AB", drawn)},
        {"player": "CD", "stars": 6, "lines": [run], "place": 1, "sheet": sheet.format("CD", drawn)},
        {
            "player": "EF",
            "stars": 3,
            "lines": [ones],
            "place": 3,
            "sheet": sheet.format("EF", "1  1  1  1  1  1  1  1"),
        },
    ]
    assert list(facts["players"][0]) == ["player", "stars", "lines", "place", "sheet"]


def test_an_unfinished_game_alone(pennypapers: Command) -> None:
    (facts,) = pennypapers("replay", "--json", write("a.game", ALONE)).objects
    assert (facts["finished"], facts["rounds"]) == (False, 2)
    (player,) = facts["players"]
    assert list(player) == ["player", "stars", "lines", "place", "sheet", "level"]
    assert (player["stars"], player["place"], player["level"]) == (-3, 1, "tourist")
    assert player["lines"] == [
        {"rule": "hut", "stars": 0, "spaces": ["d1"]},
        {"rule": "snake", "stars": -3, "spaces": ["b3"]},
    ]
    assert player["sheet"].startswith("adventure: valley\nname: Mirrors of the Condor\nowner: ÉÀ\ngrid:\n")
    assert "#  #  15 H  .  .  .  #  #\n#  .  3  .  ~  .  .  .  #\n.  !  .  .  ~" in player["sheet"]


@pytest.mark.parametrize(
    ("text", "finished", "rounds"),
    [
        (HEAD, False, 0),
        (HEAD + "round 1: 1 2 3\n", False, 1),
        (HEAD + "round 1: 1 2 3\nCD: 1@a1\n", False, 1),
        (HEAD + ROUNDS[0], False, 1),
        (GAME.replace("result: AB 6, CD 6, EF 3\n", ""), True, 8),  # a result is optional on reading
    ],
    ids=["no round", "no turn", "one turn", "a round", "no result"],
)
def test_any_part_of_a_game(pennypapers: Command, text: str, finished: bool, rounds: int) -> None:
    (facts,) = pennypapers("replay", "--json", write("a.game", text)).objects
    assert (facts["finished"], facts["rounds"]) == (finished, rounds)
    assert len(facts["players"]) == 3


def test_mummies_cross_themselves_out_at_the_end_only(pennypapers: Command) -> None:
    text = """\
adventure: temple
sheet: embedded
players: AB
name: Corridor
grid:
.  .  .  .  .  .  .  .
round 1: 4 5 1
AB: 4+5@a1
round 2: 4 5 X
AB: !b1
"""
    (facts,) = pennypapers("replay", "--json", write("a.game", text)).objects
    assert facts["players"][0]["stars"] == -2
    assert "\n9  !  .  ." in facts["players"][0]["sheet"]
    for number, column in enumerate("cdefgh", 3):
        text += f"round {number}: 4 2 2\nAB: 4@{column}1\n"
    (facts,) = pennypapers("replay", "--json", write("a.game", text)).objects
    assert facts["players"][0]["sheet"].endswith("\n9  x  4  4  4  4  4  4\n")
    assert facts["players"][0]["stars"] == 5
    strict = text.replace("name:", "options: pencil-strict\nname:")
    (facts,) = pennypapers("replay", "--json", write("a.game", strict)).objects
    assert facts["players"][0]["sheet"].endswith("\n9  !  4  4  4  4  4  4\n")
    assert facts["players"][0]["stars"] == 1


# --- refused ---

CORRIDOR = HEAD.replace(" CD EF", "")
REFUSED = [
    marked(CORRIDOR + "round 1: 1 2 3\nAB: 4@a1\n    ^ not-rolled"),
    marked(CORRIDOR + "round 1: 1 2 3\nAB: 1@a1 2@b1\n         ^ one-number"),
    marked(CORRIDOR + "round 1: 1 2 3\nAB: 1@a2\n    ^ no-such-space"),
    marked(CORRIDOR + "round 1: 1 2 3\nAB: 2+1@a1\n    ^ dice-order"),
    marked(CORRIDOR + "round 1: 1 2 3\nAB: -\n    ^ cannot-pass"),
    marked(CORRIDOR + "round 1: 1 D 3\nAB: 1@a1\n    ^ no-door-left"),
    marked(CORRIDOR + "round 1: 1 2 3\nAB: D=hut@a1\n    ^ valley-step"),
    marked(CORRIDOR + "round 1: 1 2 3\nAB: 1@a1\nround 2: 1 2 3\nAB: 1@a1\n    ^ space-taken"),
    marked(CORRIDOR + "round 1: 1 2 3\nAB: 1@a1 xb1\n         ^ no-mummy"),
    marked(CORRIDOR + "round 1: 1 2 3\nAB: 1@a1\nround 2: 1 2 X\nAB: !c1\n    ^ hazard-not-beside"),
    # A turn that lacks something is refused where it ends.
    marked(
        CORRIDOR + "round 1: 4 5 1\nAB: 4+5@a1\nround 2: 4 5 X\nAB: !b1\n"
        "round 3: 1 2 3\nAB: xb1\n       ^ number-missing"
    ),
    marked(ALONE + "round 3: 4 5 1\nÉÀ: 4+5xb3 1@a1\n           ^ no-such-space"),
    marked(ALONE + "round 3: 4 5 1\nÉÀ: 4+5xb3 4@b2\n           ^ dice-spent"),
    marked(ALONE + "round 3: 4 5 1\nÉÀ: 4+5xb3 range(c1,d1,c2)\n           ^ find-no-number"),
    marked(HEAD + "round 1: 1 2 X\nAB>AB: !a1\n^ holds-own\nCD>EF: !a1\nEF>CD: !a1"),
    marked(HEAD + "round 1: 1 2 X\nAB>CD: !a1\nCD>EF: !a1\nEF>CD: !a1\n^ holds-twice"),
    marked(GAME.replace("result: AB 6", "result: AB 7") + "^ wrong-result"),
    marked(HEAD + "result: AB 0, CD 0, EF 0\n^ result-too-early"),
    marked(GAME.split("result")[0] + "round 9: 1 2 3\n^ game-over"),
]


@pytest.mark.parametrize("case", REFUSED, ids=[f"{case.code}-{case.line}" for case in REFUSED])
def test_the_first_wrong_step_is_refused_with_its_place(pennypapers: Command, case: Refused) -> None:
    name = write("a.game", case.text)
    (facts,) = pennypapers("replay", "--json", name).objects
    error = facts["error"]
    assert (error["code"], error["line"], error["column"]) == (case.code, case.line, case.column)
    for language in LANGUAGES:
        ran = pennypapers("replay", name, "--lang", language)
        assert (ran.status, ran.out) == (1, "")
        (line,) = ran.refusals
        assert line.startswith(f"a.game:{case.line}:{case.column}: ")


def test_a_refused_game_does_not_keep_the_others(pennypapers: Command) -> None:
    files = [
        write("a.game", GAME),
        write("b.game", GAME.replace("AB: 2@b1", "AB: 5@b1")),
        write("c.game", ALONE),
    ]
    ran = pennypapers("replay", "--json", *files)
    assert ran.status == 1
    assert [facts["file"] for facts in ran.objects] == files
    assert ["error" in facts for facts in ran.objects] == [False, True, False]
    ran = pennypapers("replay", *files)
    assert ran.status == 1
    assert ran.out.index("a.game: ") < ran.out.index("c.game: ")
    assert len(ran.refusals) == 1


# --- for people ---


def test_for_people(pennypapers: Command) -> None:
    ran = pennypapers("replay", write("a.game", GAME))
    assert (ran.status, ran.err) == (0, "")
    temple = sentence("adventure-name", {"adventure": "temple"})
    said = squeezed(ran.out)
    assert said[0] == f"a.game: {temple}, Corridor. {sentence('replay-finished', {'rounds': 8})}"
    assert [line for line in said if line in ("AB", "CD", "EF")] == ["AB", "CD", "EF"]
    assert said.count("1 1> 2> 3> 4> 5> 6> 1 1") == 2
    assert said.count("1 1g 1g 1g 1g 1g 1g 1g 1g") == 1
    run, none = (sentence("tie-break", {"adventure": "temple", "count": count}) for count in (6, 0))
    assert said[-4:] == [
        sentence("ranking-final"),
        f"1. AB 6 ({run})",
        f"1. CD 6 ({run})",
        f"3. EF 3 ({none})",
    ]


def test_the_ranking_goes_by_place(pennypapers: Command) -> None:
    last_first = GAME.replace("AB CD EF", "EF CD AB").replace("AB 6, CD 6, EF 3", "EF 3, CD 6, AB 6")
    for step in STEPS:
        played = f"AB: {step}\nCD: {step}\nEF: 1@{step[-2:]}\n"
        last_first = last_first.replace(played, f"EF: 1@{step[-2:]}\nCD: {step}\nAB: {step}\n")
    said = squeezed(pennypapers("replay", write("a.game", last_first)).out)
    assert [line[:5] for line in said[-3:]] == ["1. CD", "1. AB", "3. EF"]


def test_an_unfinished_game_for_people(pennypapers: Command) -> None:
    said = squeezed(pennypapers("replay", write("a.game", ALONE)).out)
    assert said[0].endswith(sentence("replay-unfinished", {"rounds": 2}))
    facts: dict[str, str | int] = {"level": "tourist", "next": "pathfinder", "missing": 89}
    assert said[-2] == sentence("level-and-next", facts)
    why: dict[str, str | int] = {"by": 4, "each": 4, "hazards": 1, "hazard": "snake"}
    assert said[-1] == sentence("level-why", why)
    said = squeezed(pennypapers("replay", write("a.game", HEAD)).out)
    assert said[0].endswith(sentence("replay-unfinished", {"rounds": 0}))
    assert sentence("ranking-so-far") in said


# --- where the layout comes from ---


LAYOUT = "name: Corridor\ngrid:\n.  .  .  .  .  .  .  .\n"
ON_FILE = GAME.replace("sheet: embedded", "sheet: corridor.sheet").replace(LAYOUT, "")


def test_a_sheet_file_lies_in_the_games_own_folder(pennypapers: Command) -> None:
    Path("evening").mkdir()
    game = write("evening/a.game", ON_FILE)
    (line,) = pennypapers("replay", game).refusals
    assert line == f"{game}:2:8: {sentence('refused-no-such-file')}"
    write("corridor.sheet", "adventure: temple\n" + LAYOUT)  # beside us, not beside the game
    assert pennypapers("replay", game).status == 1
    write("evening/corridor.sheet", "adventure: temple\n" + LAYOUT)
    (facts,) = pennypapers("replay", "--json", game).objects
    assert [player["place"] for player in facts["players"]] == [1, 1, 3]
    write("evening/corridor.sheet", "adventure: valley\n" + LAYOUT)
    (line,) = pennypapers("replay", game).refusals
    assert line.startswith(f"{game}:2:8: ")


def test_a_sheet_is_not_looked_for_elsewhere(pennypapers: Command) -> None:
    write("corridor.sheet", "adventure: temple\n" + LAYOUT)
    Path("evening").mkdir()
    for sheet in ("../corridor.sheet", str(Path("corridor.sheet").resolve())):
        game = write("evening/a.game", ON_FILE.replace("corridor.sheet", sheet))
        (facts,) = pennypapers("replay", "--json", game).objects
        assert facts["error"]["code"] == "sheet-not-plain"


def test_a_game_from_standard_input_finds_sheets_here(pennypapers: Command) -> None:
    write("corridor.sheet", "adventure: temple\n" + LAYOUT)
    (facts,) = pennypapers("replay", "--json", "-", given=ON_FILE.encode()).objects
    assert (facts["file"], facts["finished"]) == ("-", True)
