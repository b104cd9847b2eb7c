"""The page speaks one language at a time: whatever is to be read or heard, no English is left in French or Dutch."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache

import pytest
from playwright.sync_api import Page, expect

from browser_play import EVERYTHING, one_server, set_off
from browser_tour import TOURS, Tour, check_words, texts_of
from fluent_files import PAGE_FILES, messages_of
from page_words import say
from visitors import Visitor

Visit = Callable[..., Visitor]

server = one_server(EVERYTHING)

SAID_BY_THE_PAGE = (*PAGE_FILES, "refusals")
WORDS_OF_A_SENTENCE = 3


@cache
def pieces(language: str) -> frozenset[str]:
    """The plain pieces that the page's messages are made of."""
    found = set()
    for file in SAID_BY_THE_PAGE:
        for message in messages_of(language, file)[0].values():
            for piece in message.pieces:
                found |= {part.strip() for part in re.split(r"</?b>", piece)}
    return frozenset(found)


@cache
def english_alone(language: str) -> tuple[frozenset[str], tuple[str, ...]]:
    """What would be English in this language: whole texts (but for single letters and Dutch “of”), and pieces that
    are long enough not to be part of something else."""
    foreign = {piece for piece in pieces("en") - pieces(language) if re.search(r"[^\W\d_]{3}", piece)}
    long = tuple(piece for piece in foreign if len(re.findall(r"[^\W\d_]{2,}", piece)) >= WORDS_OF_A_SENTENCE)
    return frozenset(foreign), long


def english_left(page: Page, language: str) -> list[str]:
    foreign, long = english_alone(language)
    return [text for text in texts_of(page) if text in foreign or any(piece in text for piece in long)]


@pytest.mark.parametrize("language", ["fr", "nl"])  # the tours of test_accessible are in English
@pytest.mark.parametrize("tour", TOURS)
def test_one_language_at_a_time(visit: Visit, tour: Callable[[Visitor], Tour], language: str) -> None:
    left = {}
    for stop in tour(visit(language=language)):
        check_words(stop, language)
        if english := english_left(stop.page, language):
            left[stop.name] = english
    assert left == {}


def test_english_is_found() -> None:
    """The check above does find what it looks for."""
    foreign, long = english_alone("fr")
    assert say("en", "turn-ink") in foreign
    assert say("en", "turn-choose") in long


@pytest.mark.parametrize("language", ["fr", "nl"])
def test_another_language_at_once(visit: Visit, language: str) -> None:
    visitor = visit()
    page = visitor.open()
    page.get_by_role("button", name="Language and settings").click()
    page.get_by_text({"fr": "Français", "nl": "Nederlands"}[language], exact=True).click()
    expect(page.get_by_role("dialog", name=say(language, "settings-title"))).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", language)
    assert english_left(page, language) == []
    page.keyboard.press("Escape")

    # It is kept, and in the middle of a turn there is another one just as soon.
    page.reload()
    set_off(page, "temple-b")
    page.locator("[data-opens=menu]").click()
    page.get_by_role("combobox", name=say(language, "turn-language")).select_option("en")
    expect(page.get_by_role("dialog", name="Menu of the table")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "en")
