"""Whatever a file holds: one line `FILE:LINE:COLUMN: message` on standard error, exit status 1, no traceback."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from command_line import Command, write
from pennypapers.words import LANGUAGES, sentence

COMMANDS = {
    "score": ("score",),
    "replay": ("replay",),
    "verify": ("verify",),
    "sheets show": ("sheets", "show"),
    "sheets check": ("sheets", "check"),
}
every_command = pytest.mark.parametrize("command", COMMANDS.values(), ids=COMMANDS.keys())

VALLEY = "adventure: valley\nname: V\ngrid:\n"
TWO = "adventure: valley\nsheet: valley-a\nplayers: AB CD\n"


def refused(pennypapers: Command, command: tuple[str, ...], name: str) -> tuple[str, str]:
    """The place and the code of the one thing that is wrong, the same for people and for machines."""
    ran = pennypapers(*command, "--json", name)
    assert (ran.status, ran.err) == (1, "")
    (facts,) = ran.objects
    assert list(facts) == ["file", "error"]
    error = facts["error"]
    assert facts["file"] == name
    place = f"{error['line']}:{error['column']}"
    for language in LANGUAGES:
        ran = pennypapers(*command, name, "--lang", language)
        assert (ran.status, ran.out) == (1, "")
        (line,) = ran.refusals
        assert line.startswith(f"{name}:{place}: ")
        assert len(line) < 400
        if language == "en":
            assert line == f"{name}:{place}: {error['message']}"
    return place, error["code"]


# --- files that cannot be read ---


@every_command
def test_no_such_file(pennypapers: Command, command: tuple[str, ...]) -> None:
    assert refused(pennypapers, command, "none.txt") == ("1:1", "no-such-file")
    assert refused(pennypapers, command, "none/none.txt") == ("1:1", "no-such-file")


@every_command
def test_a_folder(pennypapers: Command, command: tuple[str, ...]) -> None:
    Path("folder").mkdir()
    assert refused(pennypapers, command, "folder") == ("1:1", "is-directory")


@every_command
def test_names_that_no_file_can_have(pennypapers: Command, command: tuple[str, ...]) -> None:
    assert refused(pennypapers, command, "a" * 300)[1] in ("unreadable", "no-such-file")
    assert refused(pennypapers, command, "a\0b")[1] in ("unreadable", "no-such-file")
    write("file", "")
    assert refused(pennypapers, command, "file/a")[1] in ("unreadable", "no-such-file")


@every_command
def test_an_empty_file(pennypapers: Command, command: tuple[str, ...]) -> None:
    for text in ("", "\n\n", "; nothing\n"):
        place, code = refused(pennypapers, command, write("a.txt", text))
        assert (place, code) == (f"{text.count(chr(10)) + 1}:1", "missing-header")


@every_command
def test_binary_junk(pennypapers: Command, command: tuple[str, ...]) -> None:
    junk = random.Random("junk").randbytes(10_000)
    assert refused(pennypapers, command, write("a.txt", junk))[1] == "not-utf8"
    assert refused(pennypapers, command, write("a.txt", bytes(10_000))) == ("1:1", "bad-character")
    assert refused(pennypapers, command, write("a.txt", "adventure".encode("utf-16"))) == ("1:1", "not-utf8")


@every_command
def test_a_hundred_megabytes(pennypapers: Command, command: tuple[str, ...]) -> None:
    with Path("huge.txt").open("wb") as file:
        file.truncate(100_000_000)
    assert refused(pennypapers, command, "huge.txt") == ("1:1", "too-large")


def test_just_as_large_as_a_text_may_be(pennypapers: Command) -> None:
    sheet = VALLEY + ".  .  .  .  .  .  .  .\n"
    padded = sheet + ";" * (4_000_000 - len(sheet))
    assert pennypapers("score", write("a.sheet", padded)).status == 0
    assert refused(pennypapers, ("score",), write("a.sheet", padded + ";")) == ("1:1", "too-large")


# --- what is written in them ---


@pytest.mark.parametrize(
    ("text", "place", "code"),
    [
        (VALLEY + ".  .  .  .  .\n" * 13, "16:13", "too-many-spaces"),  # the 65th
        (VALLEY + ".  .  .  .  .  .  .\n", "3:1", "too-few-spaces"),
        (VALLEY + "." + "  ." * 16 + "\n", "4:49", "too-many-columns"),
        (VALLEY + ".\n" * 17, "20:1", "too-many-rows"),
        (VALLEY + ".  .  .  .\n.  .  .  .  .\n", "5:14", "uneven-row"),
        (VALLEY + ".  .  .  .\n.  .  .  ?\n", "5:10", "bad-token"),
        ("adventure: valley\nname: V\nname: V\n", "3:1", "duplicate-header"),
        ("adventure: sea\nname: V\n", "1:12", "unknown-adventure"),
    ],
)
@pytest.mark.parametrize("command", [("score",), ("sheets", "check")], ids=["score", "check"])
def test_bad_sheets(pennypapers: Command, command: tuple[str, ...], text: str, place: str, code: str) -> None:
    assert refused(pennypapers, command, write("a.sheet", text)) == (place, code)


PLAYERS_101 = " ".join(f"{number:03}" for number in range(101))


@pytest.mark.parametrize(
    ("text", "place", "code"),
    [
        (TWO.replace("AB CD", PLAYERS_101), "3:410", "too-many-players"),
        (TWO.replace("AB CD", "AB CD ab"), "3:16", "same-initials"),
        (TWO.replace("AB CD", "ABCDE"), "3:10", "bad-initials"),
        (TWO + "round 1: 1 2 7\n", "4:14", "bad-face"),
        (TWO + "round 1: 1 2 3\nAB: 1@c1\nround 2: 1 2 3\n", "6:1", "missing-turn"),
        (TWO + "round 1: 1 2 3\nAB: 1@c1 1@d1\n", "5:10", "dice-spent"),
        (TWO + "round 1: 1 2 X\nAB>CD: !z9\n", "5:8", "bad-space"),
    ],
    ids=[
        "101 players",
        "same initials",
        "long initials",
        "a seven",
        "a missing turn",
        "a die twice",
        "no space",
    ],
)
def test_bad_games(pennypapers: Command, text: str, place: str, code: str) -> None:
    assert refused(pennypapers, ("replay",), write("a.game", text)) == (place, code)


# --- much of what is wrong ---


@pytest.mark.parametrize(
    "text",
    [
        VALLEY + "5  5  5  5  .  .  .  .\ntown: a1 b1 c1 " + "d" * 5000,
        VALLEY + "d" * 5000,
        "x" * 5000,
        "adventure: " + "é" * 5000,
    ],
    ids=["a space", "a mark", "a line", "a value"],
)
def test_a_long_word_in_a_sheet(pennypapers: Command, text: str) -> None:
    refused(pennypapers, ("score",), write("a.sheet", text))


@pytest.mark.parametrize(
    "text",
    [
        TWO.replace("valley-a", "v" * 5000 + ".sheet"),
        TWO.replace("CD", "Q" + "\u0323" * 5000) + "round 1: 1 2 3\nAB: 1@c1\nround 2: 1 2 3\n",
        TWO + "round 1: 1 2 3\nAB: 1@" + "c" * 5000,
    ],
    ids=["a sheet", "accents", "a space"],
)
def test_a_long_word_in_a_game(pennypapers: Command, text: str) -> None:
    refused(pennypapers, ("replay",), write("a.game", text))


def test_every_bad_file_of_many_has_its_line(pennypapers: Command) -> None:
    good = write("good.sheet", VALLEY + ".  .  .  .  .  .  .  .\n")
    names = [good, write("a.sheet", "?"), good, "none", write("b.sheet", b"\xff"), good]
    ran = pennypapers("score", *names)
    assert ran.status == 1
    assert [line.split(":")[0] for line in ran.refusals] == ["a.sheet", "none", "b.sheet"]
    assert ran.out.count("good.sheet: ") == 3
    assert ran.err.count(sentence("refused-no-such-file")) == 1
