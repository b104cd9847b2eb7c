"""What a round brought and how a game went, as everybody is told: by seat instead of by player."""

from __future__ import annotations

from pennypapers.server.messages.news import (
    DecidingRound,
    Deed,
    Highlight,
    Recap,
    Story,
    TeamResult,
    Title,
)
from pennypapers.server.tables.state import TableState

MOST_TITLES = 12  # people, above which nobody would read everybody's title


def told_recap(state: TableState) -> Recap | None:
    """What the round brought that closed last. While stars are hidden it says only what was done."""
    closed, seats = state.chronicle.last, state.order
    if closed is None:
        return None
    deeds = [
        Deed(deed.kind, [seats[player] for player in players], deed.name)
        for deed, players in closed.deeds.items()
    ]
    if state.settings.stars_hidden and state.phase != "over":
        return Recap(deeds, closed.spaces_left)
    return Recap(
        deeds,
        closed.spaces_left,
        list(closed.before),
        list(closed.stars),
        list(closed.places_before),
        list(closed.places),
        list(closed.changes),
        [
            Highlight(
                told.what,
                [seats[player] for player in told.players],
                told.stars,
                told.rule,
                [seats[player] for player in told.passed],
            )
            for told in closed.highlights
        ],
    )


def told_story(state: TableState) -> Story | None:
    """How the game went, when it is over. Alone there is nobody to tell it to but oneself: stars only."""
    chronicle, seats = state.chronicle, state.order
    if state.phase != "over":
        return None
    titles = chronicle.titles(state.playing()) if len(seats) <= MOST_TITLES else []
    return Story(
        [list(stars) for stars in chronicle.stars],
        [DecidingRound(*deciding) for deciding in chronicle.deciding_rounds()],
        [Title(title.name, seats[title.player], title.value, title.detail) for title in titles],
        team_results(state),
    )


def team_results(state: TableState) -> list[TeamResult]:
    """The teams by the mean of their members' stars, the best first; equal means share a place."""
    if not state.settings.teams or state.chronicle.last is None:
        return []
    stars = dict(zip(state.order, state.chronicle.last.stars, strict=True))
    members: dict[int, list[int]] = {}
    for number in state.order:
        if state.seats[number].team:
            members.setdefault(state.seats[number].team, []).append(number)
    means = {team: sum(stars[seat] for seat in seats) / len(seats) for team, seats in members.items()}
    return [
        TeamResult(team, members[team], round(mean, 1), 1 + sum(other > mean for other in means.values()))
        for team, mean in sorted(means.items(), key=lambda of: (-of[1], of[0]))
    ]
