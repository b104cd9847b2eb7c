"""What a room of people sees of a game: their own devices, a television, and how all of it goes from round to round."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from playwright.sync_api import Locator, Page, expect

from browser_play import pencil_turn, wait_for_turn
from browser_tables import sees
from page_words import say
from visitors import TELEVISION, Visitor
from wire_people import WirePeople

HAZARDS = {"temple": "mummy", "valley": "snake"}


def television(visit: Callable[..., Visitor], **device: object) -> Visitor:
    return visit(width=TELEVISION[0], height=TELEVISION[1], **device)


def at_seat_of(visitor: Visitor, room: WirePeople, number: int) -> Page:
    """The same device as that of somebody without a browser, so that it has their seat."""
    secret = room.players[number].secret
    visitor.context.add_init_script(f"localStorage.setItem('penny-papers.secret', '{secret}')")
    return visitor.open(f"/table/{room.code}")


def go_on(room: WirePeople, round_: int) -> None:
    """Everybody has seen what the round brought."""
    for player in room.players:
        room.do(player.ask("go-on", round=round_))


def screen_of(page: Page, name: str) -> Locator:
    return page.locator(f"[data-screen={name}]")


def act(page: Page, name: str) -> Locator:
    """A part of the ceremony on a television."""
    return page.locator(f"[data-screen=end][data-act={name}]")


def part(visitor: Visitor, name: str) -> str:
    """What one part of the screen says, without what is only drawn."""
    return re.sub(r"\s+", " ", visitor.page.locator(f"[data-part='{name}']").first.inner_text())


def ink_any(visitor: Visitor) -> None:
    """Any turn; the last number and the last space that are possible."""
    pencil_turn(visitor.page, choose=lambda choices: choices[-1])
    visitor.page.locator("[data-act='ink']").click()


def everybody_draws(
    people: Sequence[Visitor], names: Sequence[str], adventure: str
) -> dict[str, tuple[str, str]]:
    """A hazard round; by the owner of a sheet, whoever drew on it and where."""
    hazard = HAZARDS[adventure]
    drawn = {}
    for visitor, name in zip(people, names, strict=True):
        wait_for_turn(visitor.page, "hazard")
        (owner,) = [
            other
            for other in names
            if visitor.page.get_by_text(say(visitor.language, "turn-hazard-hold", name=other)).count()
        ]
        sees(visitor, f"room-hazard-why-{adventure}", name=owner)
        pencil_turn(visitor.page, choose=lambda spaces: spaces[-1])
        drawn[owner] = (name, _in_pencil(visitor, hazard))
    for visitor in people[:-1]:
        visitor.page.locator("[data-act='ink']").click()
        screen_of(visitor.page, "waiting").wait_for()
        # One's own sheet again, and no longer the one that was held.
        assert not visitor.page.get_by_label(say(visitor.language, "turn-name-hazard", hazard=hazard)).count()
        expect(
            visitor.page.get_by_role("grid", name=say(visitor.language, "turn-your-sheet"))
        ).to_be_visible()
    people[-1].page.locator("[data-act='ink']").click()
    return drawn


def _in_pencil(visitor: Visitor, hazard: str) -> str:
    words = say(visitor.language, "turn-name-hazard-pencil", hazard=hazard)
    found = visitor.page.locator(f"[data-space][aria-label*='{words}']").get_attribute("data-space")
    assert found
    return found


def everybody_hears_of_victims(
    people: Sequence[Visitor], names: Sequence[str], drawn: dict[str, tuple[str, str]], adventure: str
) -> None:
    """The recap of a hazard round tells every victim to everybody, and shows one's own sheet with the mark circled."""
    hazard = HAZARDS[adventure]
    for visitor, name in zip(people, names, strict=True):
        screen_of(visitor.page, "recap").wait_for()
        victims = visitor.page.locator("[data-part='victims'] li")
        expect(victims).to_have_count(len(people))
        for owner, (holder, space) in drawn.items():
            told = say(visitor.language, "room-victim", name=owner, by=holder, space=space, hazard=hazard)
            expect(victims.filter(has_text=told)).to_have_count(1)
        holder, space = drawn[name]
        assert part(visitor, "told").startswith(
            say(visitor.language, "turn-drew", name=holder, hazard=hazard, space=space)
        )
        sees(visitor, f"room-hazard-undo-{adventure}")
        expect(visitor.page.locator("[data-part='own-back'] [data-part='circled']")).to_have_count(1)
