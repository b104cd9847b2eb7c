"""Wrong usage, option by option: one sentence that says which, what was given and what would be right; status 2."""

from __future__ import annotations

import re
import shlex

import pytest

from command_line import Command
from pennypapers.cli.common.exit_status import WRONG_USAGE

BOTS = 'choose tourist, pathfinder, voyager, explorer, a class as file.py:Name, or "program:COMMAND".'
BUDGET = "a time as 5s, 200ms or 2m, or a number of playouts as 400"

# What was typed, and what is answered.
SENTENCES = {
    # Commands
    "simulat": "There is no command “simulat”: did you mean “simulate”?",
    "Score": "There is no command “Score”: did you mean “score”?",
    "waltz": "There is no command “waltz”: “pennypapers --help” names those there are.",
    "lab trian": "There is no command “trian”: did you mean “train”?",
    "sheets dance": "There is no command “dance”: “pennypapers sheets --help” names those there are.",
    # Options that there are not
    "--dance": "“pennypapers serve” has no option --dance: “pennypapers serve --help” names those it has.",
    "simulate --gamse 3": "“pennypapers simulate” has no option --gamse: did you mean --games?",
    "simulate --no-json": "“pennypapers simulate” has no option --no-json: did you mean --json?",
    "score --xyz a": "“pennypapers score” has no option --xyz: “pennypapers score --help” names those it has.",
    "replay --jsn a.game": "“pennypapers replay” has no option --jsn: did you mean --json?",
    "verify -x a.game": "“pennypapers verify” has no option -x: “pennypapers verify --help” names those it has.",
    "lab train temple --sed 3": "“pennypapers lab train” has no option --sed: did you mean --seed?",
    # Too much and too little
    "sheets list temple-a": "“pennypapers sheets list” takes options only: “temple-a” is too much.",
    "simulate temple-a": "“pennypapers simulate” takes options only: “temple-a” is too much.",
    "play temple-a temple-b": "“pennypapers play” takes SHEET and no more: “temple-b” is too much.",
    "duel tourist voyager explorer": "“pennypapers duel” takes BOT BOT and no more: “explorer” is too much.",
    "analyse a.game b.game": "“pennypapers analyse” takes GAME and no more: “b.game” is too much.",
    "duel": "“pennypapers duel” needs BOT BOT: “pennypapers duel --help” says more.",
    "duel tourist": "“pennypapers duel” needs BOT BOT: “pennypapers duel --help” says more.",
    "score": "“pennypapers score” needs FILE: “pennypapers score --help” says more.",
    "score --json": "“pennypapers score” needs FILE: “pennypapers score --help” says more.",
    "replay": "“pennypapers replay” needs FILE: “pennypapers replay --help” says more.",
    "verify": "“pennypapers verify” needs FILE: “pennypapers verify --help” says more.",
    "balance": "“pennypapers balance” needs SHEET: “pennypapers balance --help” says more.",
    "analyse": "“pennypapers analyse” needs GAME: “pennypapers analyse --help” says more.",
    "hindsight": "“pennypapers hindsight” needs GAME: “pennypapers hindsight --help” says more.",
    "lab train": "“pennypapers lab train” needs ADVENTURE: “pennypapers lab train --help” says more.",
    "sheets show": "“pennypapers sheets show” needs SHEET: “pennypapers sheets show --help” says more.",
    "sheets check": "“pennypapers sheets check” needs SHEET: “pennypapers sheets check --help” says more.",
    # Values that are missing
    "simulate --games": "--games needs a whole number from 1 to 1000000000 after it.",
    "simulate --seed --json": "--seed needs a whole number from 0 to 9223372036854775807 after it.",
    "simulate --sheet": "--sheet needs a value after it: “pennypapers simulate --help” says which.",
    "analyse a.game --player": "--player needs a value after it: “pennypapers analyse --help” says which.",
    "play --seed": "--seed needs a value after it: “pennypapers play --help” says which.",
    # Numbers
    "simulate --games 0": "--games is a whole number from 1 to 1000000000, not “0”.",
    "simulate --games -5": "--games is a whole number from 1 to 1000000000, not “-5”.",
    "simulate --games 1.5": "--games is a whole number from 1 to 1000000000, not “1.5”.",
    "simulate --games 0x10": "--games is a whole number from 1 to 1000000000, not “0x10”.",
    "simulate --games ten": "--games is a whole number from 1 to 1000000000, not “ten”.",
    "simulate --games=": "--games is a whole number from 1 to 1000000000, not “”.",
    f"simulate --games {'9' * 99}": f"--games is a whole number from 1 to 1000000000, not “{'9' * 59}…”.",
    f"simulate --games {'9' * 5000}": f"--games is a whole number from 1 to 1000000000, not “{'9' * 59}…”.",
    "simulate --players 0": "--players is a whole number from 1 to 100, not “0”.",
    "simulate --players 101": "--players is a whole number from 1 to 100, not “101”.",
    "simulate --workers 0": "--workers is a whole number from 1 to 1000, not “0”.",
    "simulate --seed -1": "--seed is a whole number from 0 to 9223372036854775807, not “-1”.",
    "simulate --seed x": "--seed is a whole number from 0 to 9223372036854775807, not “x”.",
    "duel tourist voyager --games 0": "--games is a whole number from 1 to 1000000000, not “0”.",
    "balance temple-a --players many": "--players is a whole number from 1 to 100, not “many”.",
    "lab train temple --seed -1": "--seed is a whole number from 0 to 9223372036854775807, not “-1”.",
    # Words to choose from, and options that are there or not
    "lab train castle": "ADVENTURE is one of temple, valley, not “castle”.",
    "lab train vallei": "ADVENTURE is one of temple, valley, not “vallei”: did you mean valley?",
    "score a.sheet --solo=maybe": "--solo stands alone or is left out: it cannot be “maybe”.",
    "play temple-a --today=maybe": "--today stands alone or is left out: it cannot be “maybe”.",
    # Bots, times and players
    "simulate --bots voyagr": "There is no bot “voyagr” for --bots: did you mean voyager?",
    "simulate --bots Voyager@400": "There is no bot “Voyager@400” for --bots: did you mean voyager@400?",
    "simulate --bots nobody": f"There is no bot “nobody” for --bots: {BOTS}",
    "simulate --bots=": f"There is no bot “” for --bots: {BOTS}",
    "simulate --bots 'tourist,,voyager'": f"There is no bot “” for --bots: {BOTS}",
    "simulate --bots '\"tourist'": 'There is no bot “"tourist” for --bots: did you mean tourist?',
    "simulate --bots 'tourist\nvoyager'": f"There is no bot “tourist voyager” for --bots: {BOTS}",
    "simulate --bots own.py": f"There is no bot “own.py” for --bots: {BOTS}",
    "duel tourist explorr": "There is no bot “explorr” for BOT: did you mean explorer?",
    "duel tourist,voyager explorer": (
        "BOT is one bot, and “tourist,voyager” are several: leave blanks between them, no commas."
    ),
    "balance temple-a --bots tourst,voyager": "There is no bot “tourst” for --bots: did you mean tourist?",
    "simulate --bots tourist,voyager --players 1": (
        "--bots names 2 bots and --players one seat: name one bot for all seats, or one for each."
    ),
    "simulate --bots tourist,voyager --players 3": (
        "--bots names 2 bots and --players 3 seats: name one bot for all seats, or one for each."
    ),
    f"simulate --bots {','.join(['tourist'] * 101)}": "--bots names 101 bots: a table has at most 100 seats.",
    "simulate --bots tourist@soon": (
        "“soon” is no budget for a bot in --bots: "
        "write a number of playouts as explorer@400, or a time as explorer@2s, @200ms or @1m."
    ),
    "simulate --think forever": f"--think is {BUDGET}, not “forever”.",
    "simulate --think -5s": "--think needs a value after it: “pennypapers simulate --help” says which.",
    "duel tourist voyager --think 9999999999": f"--think is {BUDGET}, not “9999999999”.",
    "balance temple-a --think nan": f"--think is {BUDGET}, not “nan”.",
    "analyse none.game --think soon": f"--think is {BUDGET}, not “soon”.",
    "hindsight none.game --think 2h": f"--think is {BUDGET}, not “2h”.",
    "simulate --patience 0s": "--patience is a time as 5s, 200ms or 2m, not “0s”.",
    "simulate --patience 5": "--patience is a time as 5s, 200ms or 2m, not “5”.",
    "simulate --cluster foo": "--cluster is the address of a scheduler as tcp://HOST:8786, not “foo”.",
    "play temple-a --seed x --today": "--seed and --today cannot go together: leave one of them out.",
    # Twice
    "simulate --games 1 --games 2": "--games is given twice: give it once.",
    "score --json a.sheet --json": "--json is given twice: give it once.",
    # Where nothing can be written
    "backup -": "“-” stands for standard input, and cannot be written to: name a file.",
    "simulate --out -": "“-” stands for standard input, and cannot be written to: name a file.",
    # Languages
    "--lang": "--lang needs a language after it: en, fr or nl.",
    "score --lang": "--lang needs a language after it: en, fr or nl.",
    "--lang= score": "--lang needs a language after it: en, fr or nl.",
    "--lang de score a.sheet": "There is no language “de”: choose en, fr or nl.",
    "score a.sheet --lang EN": "There is no language “EN”: choose en, fr or nl.",
    "--lang en score a.sheet --lang en": "--lang is given twice: give it once.",
}
ENGLISH = (
    "a an is the not needs takes whole number from did you mean there no and more after it given stands one"
)


@pytest.mark.parametrize("typed", SENTENCES)
def test_one_sentence(pennypapers: Command, typed: str) -> None:
    ran = pennypapers(*shlex.split(typed))
    assert (ran.status, ran.out, ran.err) == (WRONG_USAGE, "", SENTENCES[typed] + "\n")


@pytest.mark.parametrize("language", ["fr", "nl"])
@pytest.mark.parametrize("typed", SENTENCES)
def test_no_english_in_another_language(
    pennypapers: Command, monkeypatch: pytest.MonkeyPatch, typed: str, language: str
) -> None:
    if typed == "--lang en score a.sheet --lang en":
        typed = typed.replace("en", language)
    monkeypatch.setenv("PENNYPAPERS_LANG", language)
    ran = pennypapers(*shlex.split(typed))
    assert (ran.status, ran.out, len(ran.refusals)) == (WRONG_USAGE, "", 1)
    own_words = re.sub(r"[“«][^”»]*[”»]|-\S+", "", ran.err)
    english = set(ENGLISH.split()) - ({"is", "one"} if language == "nl" else {"a"})
    assert english & set(re.findall(r"\w+", own_words.lower())) == set()
    assert ran.err != SENTENCES.get(typed)


@pytest.mark.parametrize("text", ["a\nb", "a\tb", "\x1b[31mred", "🐍" * 100])
def test_on_one_line_whatever_was_typed(pennypapers: Command, text: str) -> None:
    for arguments in [(text,), ("simulate", "--games", text), ("lab", "train", text), ("--lang", text)]:
        ran = pennypapers(*arguments)
        assert (ran.status, ran.out, len(ran.refusals)) == (WRONG_USAGE, "", 1)
        assert "\x1b" not in ran.err
        assert len(ran.err) < 200
