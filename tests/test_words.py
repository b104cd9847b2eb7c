"""Every sentence in three languages: complete, with the same facts, and said by somebody."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest

from fluent_files import FILES, PAGE_FILES, WORDS, Message, messages, messages_of, said_by_python
from pennypapers.rules import ADVENTURES
from pennypapers.server.settings.of_serve import SETTINGS
from pennypapers.server.settings.sources import CONFIG
from pennypapers.words import LANGUAGES, sentence
from pennypapers.words.french import de
from refusal_codes import PACKAGE, codes

OTHERS = tuple(language for language in LANGUAGES if language != "en")
NAMES = sorted(messages("en"))
REFUSED = "refused-"

LETTERS = ("number", "dice", "find", "undo", "ink", "stars", "hint")
# What is the same in English and another language, and why that is right.
SAME = {
    ("fr", "help-options"): "one word for both",
    ("fr", "lab-league-bot"): "one word for both",
    ("nl", "lab-league-bot"): "one word for both",
    ("fr", "core-name"): "the name of the game",
    ("nl", "core-name"): "the name of the game",
    ("fr", "lobby-bot-called"): "the bots' names",
    ("nl", "lobby-bot-called"): "the bots' names",
    ("fr", "join-code-short"): "one word for both",
    ("nl", "join-code-short"): "one word for both",
    ("nl", "turn-star-jungle"): "one word for both",
    **{
        (language, f"turn-key-{key}"): "the letter on the key" for language in ("fr", "nl") for key in LETTERS
    },
    ("fr", "turn-key-arrows"): "what is drawn on the keys",
    ("nl", "turn-key-arrows"): "what is drawn on the keys",
    ("nl", "turn-key-write"): "the word on the key",
    ("nl", "guide-key-home"): "the words on the keys",
    ("nl", "guide-key-enter"): "the word on the key",
    ("nl", "guide-key-back"): "the word on the key",
    ("nl", "guide-key-escape"): "the word on the key",
}

PLURALS = {"zero", "one", "two", "few", "many", "other"}
ANY_TEXT = "a “text” {with} 🐍"
NUMBERS: tuple[str | int, ...] = (-3, 0, 1, 2, 5, 21, 1000)


# --- the same in every language ---


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_same_files(language: str) -> None:
    assert sorted(path.name for path in (WORDS / language).iterdir()) == [f"{file}.ftl" for file in FILES]


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_files_can_be_read(language: str, file: str) -> None:
    found, junk = messages_of(language, file)
    assert found
    assert junk == ()


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", OTHERS)
def test_the_same_messages_in_the_same_order(language: str, file: str) -> None:
    """In the same order, so that files can be read side by side."""
    assert [*messages_of(language, file)[0]] == [*messages_of("en", file)[0]]


@pytest.mark.parametrize("language", OTHERS)
def test_the_same_facts(language: str) -> None:
    def uses(message: Message) -> tuple[frozenset[str], ...]:
        return message.facts, message.numbers, message.parts

    differ = {name for name in NAMES if uses(messages(language)[name]) != uses(messages("en")[name])}
    assert differ == set()


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_to_choose_is_forgotten(language: str) -> None:
    """Where English tells a hut from a statue and from a mine, and another language does too, it knows all three."""
    forgotten = {}
    for name in NAMES:
        english, other = messages("en")[name].choices, messages(language)[name].choices
        for fact in english.keys() & other.keys():
            keys = {key for key in english[fact] ^ other[fact] if not key.isdecimal()} - PLURALS
            if keys:
                forgotten[name, fact] = keys
    assert forgotten == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_adventure_has_words_of_its_own(language: str) -> None:
    """Where words depend on the adventure, a new one must not silently be called by the name of another."""
    for name, message in messages(language).items():
        for fact, keys in message.choices.items():
            named = keys & ADVENTURES.keys()
            assert named in (set(), ADVENTURES.keys()), (name, fact)


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_left_in_english(language: str) -> None:
    same = {(language, name) for name in NAMES if messages(language)[name].text == messages("en")[name].text}
    assert same == {pair for pair in SAME if pair[0] == language}
    english = {piece for message in messages("en").values() for piece in message.pieces}
    for name in NAMES:
        for piece in messages(language)[name].pieces:
            assert len(re.findall(r"[^\W\d_]{2,}", piece)) < 3 or piece not in english, name


# A sign that French keeps apart from its word by a blank, which must not let a line break before it; what is shown
# as a mark or typed, as in “# . + ! x”, follows no word.
LOOSE = re.compile(r"[\w)}»”’%…] [;:?!»%](?=\s|$|[,.)])|« ")


@pytest.mark.parametrize("file", FILES)
def test_french_signs_stay_with_their_word(file: str) -> None:
    lines = (WORDS / "fr" / f"{file}.ftl").read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if not line.startswith("#") and LOOSE.search(line)] == []


# One word for one thing: what the glossary of docs/rules.md calls otherwise.
NOT_SAID = {
    "en": ("dearest", " in { $space }", " in { $spaces }"),
    "fr": ("entraîneur", "crochetage ouvre", "plus chères", "plus chers", "le raconter", "encrer"),
    "nl": ("doorkruis", "toestel", "langste rij", "ontdekkers", "gemerkt", "databank"),
}


@pytest.mark.parametrize(
    ("language", "word"), [(at, word) for at, words in NOT_SAID.items() for word in words]
)
def test_one_word_for_one_thing(language: str, word: str) -> None:
    said = {name: message.text.partition("=")[2] for name, message in messages(language).items()}
    assert [name for name, text in said.items() if word in text.lower()] == []


# --- every message makes a sentence ---


def samples(message: Message, language: str) -> Iterator[dict[str, str | int]]:
    """Facts of every kind: each word that is chosen by, some numbers, and any text."""
    facts, choices = set(message.facts), dict(message.choices)
    for part in message.parts:
        facts |= messages(language)[part].facts
        choices |= messages(language)[part].choices
    values: dict[str, tuple[str | int, ...]] = {}
    for fact in sorted(facts):
        keys = choices.get(fact, frozenset())
        if fact in message.numbers or keys & PLURALS:
            values[fact] = NUMBERS
        elif not keys:
            values[fact] = (ANY_TEXT, 7)
        else:
            values[fact] = tuple(sorted(keys))
    for combination in product(*values.values()):
        yield dict(zip(values, combination, strict=True))


@pytest.mark.parametrize("file", [file for file in FILES if file not in PAGE_FILES])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_makes_a_sentence(language: str, file: str) -> None:
    for name, message in messages_of(language, file)[0].items():
        if name.startswith("-"):
            continue
        for facts in samples(message, language):
            said = sentence(name, facts, language)
            assert said == said.strip() != "", name
            assert not re.search(r"[{}$\u2068\u2069]", said.replace(ANY_TEXT, "")), name


def test_de_before_a_name_in_french() -> None:
    listed = (Path(__file__).parent / "data" / "french_names.txt").read_text(encoding="utf-8").splitlines()
    right = [line for line in listed if line and not line.startswith("#")]
    assert [de(re.sub("^(d’|de )", "", line)) for line in right] == right
    assert sentence("screen-sheet-of", {"name": "Anna"}, "fr") == "la fiche d’Anna"


def test_a_message_that_is_not_there() -> None:
    with pytest.raises(LookupError):
        sentence("play-no-such-message")
    with pytest.raises(LookupError):
        sentence("refused-no-such-space")  # without its fact


# --- every message is said by somebody ---


def test_every_refusal_has_its_sentence() -> None:
    said = {name.removeprefix(REFUSED) for name in NAMES if name.startswith(REFUSED)}
    assert codes() - said == set()
    assert said - codes() == set()


HYPHENATED = re.compile(r"[a-z]+(-[a-z]+)+")
SAYING = {"say", "_say", "sentence", "option", "positional", "WrongSetting", "NotRight"}
# Words with a hyphen in the sources that are no messages.
NO_MESSAGES = {"pencil-strict", "warm-up", "ansi-dark"}


def constants(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def named_in_sources() -> set[str]:
    """All that is said by name: the first argument of what says something, and whatever looks like a message."""
    found = set()
    for path in PACKAGE.rglob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and node.args:
                called = (
                    node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                )
                if called in SAYING and not isinstance(node.args[0], ast.JoinedStr):
                    found |= set(constants(node.args[0]))
        if path.relative_to(PACKAGE).parts[0] in ("cli", "lab"):
            found |= {text for text in constants(tree) if HYPHENATED.fullmatch(text)}
    return found - NO_MESSAGES


def test_every_message_that_is_said_exists() -> None:
    assert named_in_sources() - codes() - set(NAMES) == set()


# The names of these are put together: the help of each command and each setting, and the keys of each adventure.
COMMANDS = {
    "play",
    "score",
    "replay",
    "verify",
    "backup",
    "serve",
    "sheets",
    "sheets-list",
    "sheets-show",
    "sheets-check",
}


def test_every_message_is_said() -> None:
    in_others = {part for message in messages("en").values() for part in message.parts}
    said = named_in_sources() | in_others | {f"help-{command}" for command in COMMANDS}
    said |= {f"help-serve-{setting.word}" for setting in (CONFIG, *SETTINGS.values())}
    said |= {f"screen-keys-{what}" for what in (*ADVENTURES, "over")}
    assert {name for name in said_by_python("en") if not name.startswith(REFUSED)} - said == set()
