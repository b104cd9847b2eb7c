"""The page speaks one language at a time: whatever is to be read or heard, no English is left in French or Dutch."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser_play import EVERYTHING, one_server, set_off
from browser_tour import TOURS, Tour, check_words, texts_of
from page_words import english_alone, english_left, say
from visitors import Visitor

Visit = Callable[..., Visitor]

server = one_server(EVERYTHING)


@pytest.mark.parametrize("tour", TOURS)  # the tours of test_accessible are in Dutch
def test_one_language_at_a_time(visit: Visit, tour: Callable[[Visitor], Tour]) -> None:
    for stop in tour(visit(language="fr")):
        check_words(stop, "fr")


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
    assert english_left(texts_of(page), language) == []
    page.keyboard.press("Escape")
    page.wait_for_function("() => history.state === null")  # it closes by the browser's Back

    # It is kept, and in the middle of a turn there is another one just as soon.
    page.reload()
    set_off(page, "temple-b")
    page.locator("[data-opens=menu]").click()
    page.get_by_role("combobox", name=say(language, "turn-language")).select_option("en")
    expect(page.get_by_role("dialog", name="Menu of the table")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "en")
