"""`pennypapers score`: for people, and with `--json` field by field as formats.md, For machines, has it."""

from __future__ import annotations

import pytest

from command_line import TEMPLE, VALLEY, Command, squeezed, write
from pennypapers.words import LANGUAGES, sentence

SMALL = """\
adventure: temple
name: Two Rooms
owner: ÉÀ
grid:
8  +9 !  4
2  5  4  +
5  5  4  .
"""

FULL = """\
adventure: temple
grid:
8  +9 !  4
2  5  4  +
5  5  4  1
"""

LAKE = """\
adventure: valley
name: Lake
grid:
6  7  8  x
H  ~  ~  1
1  2  3  S
4  5  !  .
jungle: a3 b3 c3 a4 b4
range: a1 b1 c1
"""


# --- for machines ---


def test_a_temple(pennypapers: Command) -> None:
    ran = pennypapers("score", "--json", write("a.sheet", SMALL))
    assert (ran.status, ran.err) == (0, "")
    assert ran.objects == [
        {
            "file": "a.sheet",
            "adventure": "temple",
            "stars": 6,
            "lines": [
                {"rule": "run", "stars": 2, "spaces": ["a1", "b1"]},
                {"rule": "group", "stars": 3, "spaces": ["d1", "c2", "c3"]},
                {"rule": "group", "stars": 3, "spaces": ["b2", "a3", "b3"]},
                {"rule": "mummy", "stars": -2, "spaces": ["c1"]},
            ],
        }
    ]
    assert list(ran.objects[0]) == ["file", "adventure", "stars", "lines"]
    assert list(ran.objects[0]["lines"][0]) == ["rule", "stars", "spaces"]


def test_a_valley(pennypapers: Command) -> None:
    ran = pennypapers("score", write("a.sheet", LAKE), "--json")
    assert ran.status == 0
    assert ran.objects == [
        {
            "file": "a.sheet",
            "adventure": "valley",
            "stars": 11,
            "lines": [
                {"rule": "jungle", "stars": 5, "spaces": ["a3", "b3", "c3", "a4", "b4"]},
                {"rule": "range", "stars": 7, "spaces": ["a1", "b1", "c1"]},
                # A structure comes first itself, then what feeds it.
                {"rule": "hut", "stars": 4, "spaces": ["a2", "a3", "b3"]},
                {"rule": "statue", "stars": 0, "spaces": ["d3"]},
                {"rule": "snake", "stars": 0, "spaces": ["d1"]},
                {"rule": "snake", "stars": -5, "spaces": ["c4"]},
            ],
        }
    ]


def test_every_rule_has_its_line(pennypapers: Command) -> None:
    everything = """\
adventure: valley
grid:
10 11 12 7  8  9  x
H  13 6  5  5  !  S
1  2  3  5  5  4  M
4  5  x  !  2  2  2
jungle: a3 b3 c3 a4 b4
town: d2 e2 d3 e3
range: d1 e1 f1
pyramid: a1 b1 c1 b2
"""
    (facts,) = pennypapers("score", "--json", write("a.sheet", everything)).objects
    rules = [line["rule"] for line in facts["lines"]]
    assert " ".join(rules) == "full jungle town range pyramid hut statue mine snake snake snake snake"
    assert facts["lines"][0]["stars"] == 7
    assert len(facts["lines"][0]["spaces"]) == 28
    assert facts["stars"] == sum(line["stars"] for line in facts["lines"])


def test_the_rulebooks_examples(pennypapers: Command) -> None:
    temple, valley = pennypapers("score", "--json", str(TEMPLE), str(VALLEY)).objects
    assert (temple["stars"], valley["stars"]) == (30, 58)
    assert temple["lines"][0]["stars"] == 9
    assert "level" not in temple


@pytest.mark.parametrize(
    ("text", "level"), [(SMALL, "tourist"), (TEMPLE.read_text(), "explorer"), (VALLEY.read_text(), "tourist")]
)
def test_solo_adds_the_level(pennypapers: Command, text: str, level: str) -> None:
    (facts,) = pennypapers("score", "--json", "--solo", write("a.sheet", text)).objects
    assert list(facts) == ["file", "adventure", "stars", "lines", "level"]
    assert facts["level"] == level


def test_pencil_strict_counts_only_what_is_crossed_out(pennypapers: Command) -> None:
    """The mummy at c1 has a 9 beside it and the sheet is full: it would cross itself out."""
    name = write("a.sheet", FULL)
    (kind,) = pennypapers("score", "--json", name).objects
    (strict,) = pennypapers("score", "--json", "--pencil-strict", name).objects
    assert kind["stars"] - strict["stars"] == 4
    assert kind["lines"][-1] == {"rule": "mummy", "stars": 2, "spaces": ["c1"]}
    assert strict["lines"][-1] == {"rule": "mummy", "stars": -2, "spaces": ["c1"]}


def test_letters_are_written_as_they_are(pennypapers: Command) -> None:
    ran = pennypapers("score", "--json", write("Été 🐍.sheet", SMALL))
    assert ran.out.startswith('{"file": "Été 🐍.sheet", ')


# --- several files ---


def test_a_refused_file_does_not_keep_the_others(pennypapers: Command) -> None:
    files = [
        write("a.sheet", SMALL),
        write("b.sheet", SMALL.replace("+9", "16")),
        "none.sheet",
        write("c.sheet", LAKE),
    ]
    ran = pennypapers("score", "--json", *files)
    assert (ran.status, ran.err) == (1, "")
    assert [facts["file"] for facts in ran.objects] == files
    assert [facts.get("stars") for facts in ran.objects] == [6, None, None, 11]
    refused, missing = ran.objects[1:3]
    assert list(refused) == ["file", "error"]
    assert list(refused["error"]) == ["line", "column", "code", "message"]
    assert refused["error"]["line"] == 5
    assert refused["error"]["column"] == 4
    assert refused["error"]["code"] == "bad-token"
    assert refused["error"]["message"] == sentence(
        "refused-bad-token", {"token": "16", "adventure": "temple"}
    )
    assert missing["error"] == {
        "line": 1,
        "column": 1,
        "code": "no-such-file",
        "message": sentence("refused-no-such-file"),
    }


def test_a_refused_file_for_people(pennypapers: Command) -> None:
    bad = write("b.sheet", SMALL.replace("+9", "16"))
    ran = pennypapers("score", write("a.sheet", SMALL), bad, write("c.sheet", LAKE))
    assert ran.status == 1
    assert ran.out.index("a.sheet: ") < ran.out.index("c.sheet: ")
    assert "b.sheet" not in ran.out
    (line,) = ran.refusals
    why = sentence("refused-bad-token", {"token": "16", "adventure": "temple"})
    assert line == f"b.sheet:5:4: {why}"


# --- for people ---


def line(rule: str, number: int = 0) -> str:
    return sentence("rule-line", {"rule": rule, "number": number})


def test_for_people(pennypapers: Command) -> None:
    """A title, the drawing with a letter beside what counts, what the letters mean, and the count."""
    ran = pennypapers("score", write("a.sheet", SMALL))
    assert (ran.status, ran.err) == (0, "")
    assert squeezed(ran.out) == squeezed(f"""
        a.sheet: {sentence("adventure-name", {"adventure": "temple"})}, Two Rooms, ÉÀ

               a    b    c    d
            1  8>   +9>  !    4g
            2  2    5g   4g   +
            3  5g   5g   4g   .
            >  {sentence("rule-name", {"rule": "run"})}  g  {sentence("rule-name", {"rule": "group"})}

           +2  {line("run")}  a1 b1
           +3  {line("group", 4)}  d1 c2 c3
           +3  {line("group", 5)}  b2 a3 b3
           -2  {line("mummy")}  c1
            6  {sentence("stars-in-all", {"stars": 6})}
        """)


def test_a_valley_for_people(pennypapers: Command) -> None:
    ran = pennypapers("score", write("a.sheet", LAKE))
    kinds = {rule: sentence("rule-name", {"rule": rule}) for rule in ("jungle", "range")}
    assert squeezed(ran.out) == squeezed(f"""
        a.sheet: {sentence("adventure-name", {"adventure": "valley"})}, Lake

               a    b    c    d
            1  6r   7r   8r   x
            2  H    ~    ~    1
            3  1j   2j   3j   S
            4  4j   5j   !    .
            j  {kinds["jungle"]}  r  {kinds["range"]}

           +5  {line("jungle")}  a3 b3 c3 a4 b4
           +7  {line("range")}  a1 b1 c1
           +4  {line("hut")}  a2 a3 b3
            0  {line("statue")}  d3
            0  {line("snake")}  d1
           -5  {line("snake")}  c4
           11  {sentence("stars-in-all", {"stars": 11})}
        """)


def test_solo_for_people(pennypapers: Command) -> None:
    facts: dict[str, str | int] = {"level": "tourist", "next": "pathfinder", "missing": 9}
    ran = pennypapers("score", "--solo", write("a.sheet", SMALL))
    assert squeezed(ran.out)[-1] == sentence("level-and-next", facts)
    assert "Tourist" in squeezed(ran.out)[-1]
    ran = pennypapers("score", "--solo", str(TEMPLE))
    assert squeezed(ran.out)[-1] == sentence("level-reached", {"level": "explorer"})


def test_why_the_levels_of_a_valley_begin_lower_is_said(pennypapers: Command) -> None:
    """Two snakes are on this sheet, one of them crossed out."""
    ran = pennypapers(
        "score", "--solo", write("a.sheet", "adventure: valley\ngrid:\n1  2  3  !  x  .  .  .\n")
    )
    why: dict[str, str | int] = {"by": 8, "each": 4, "hazards": 2, "hazard": "snake"}
    assert squeezed(ran.out)[-1] == sentence("level-why", why)


def test_a_single_star_is_said_in_the_singular(pennypapers: Command) -> None:
    one = "adventure: valley\ngrid:\n1  2  3  4  5  4  !  .\njungle: a1 b1 c1 d1 e1\n"
    said = squeezed(pennypapers("score", write("a.sheet", one)).out)[-1]
    assert said == f"1 {sentence('stars-in-all', {'stars': 1})}"
    assert said != f"1 {sentence('stars-in-all', {'stars': 2})}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_every_language(pennypapers: Command, language: str) -> None:
    name = write("a.sheet", SMALL)
    ran = pennypapers("--lang", language, "score", "--solo", name)
    assert ran.status == 0
    assert sentence("stars-in-all", {"stars": 6}, language) in ran.out
    ran = pennypapers("score", name, f"--lang={language}", "none.sheet")
    assert ran.status == 1
    assert ran.err == f"none.sheet:1:1: {sentence('refused-no-such-file', {}, language)}\n"


# --- standard input ---


def test_a_dash_reads_standard_input(pennypapers: Command) -> None:
    ran = pennypapers("score", "-", given=SMALL.encode())
    assert ran.status == 0
    assert f"6 {sentence('stars-in-all', {'stars': 6})}" in squeezed(ran.out)
    ran = pennypapers("score", "--json", write("a.sheet", LAKE), "-", given=SMALL.encode())
    assert [facts["stars"] for facts in ran.objects] == [11, 6]
    assert ran.objects[1]["file"] == "-"


@pytest.mark.parametrize("name", ["Vale :snake: of :star:", "[bold]Bold[/bold]", "[/]", "a\\[b]"])
def test_a_name_is_printed_as_it_is(pennypapers: Command, name: str) -> None:
    ran = pennypapers("score", write("a.sheet", SMALL.replace("Two Rooms", name)))
    assert f", {name}, ÉÀ" in squeezed(ran.out)[0]
