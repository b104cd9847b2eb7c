"""The story of a game, round by round: everybody's stars over the rounds, the rounds that decided it, and a title for
everybody.

It is told from the recaps of the rounds alone, so that whoever plays a game through can have it: a server while people
play, or a replay of a written game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from pennypapers.rules import ADVENTURES, Score
from pennypapers.table.recap import Recap, recap
from pennypapers.table.table import Table

DECIDING_ROUNDS = 3


class DecidingRound(NamedTuple):
    """A round in which the winner gained on the player who came second: so many stars more."""

    round: int
    winner: int  # what the winner gained in it
    second: int  # what the second one did

    @property
    def swing(self) -> int:
        return self.winner - self.second


class Title(NamedTuple):
    """What one player did more of than anybody else. `player` is the place in the order of play, `value` the figure.

    | name | the figure |
    |---|---|
    | `most` | stars of a star rule, which is the `detail` |
    | `round` | stars gained in one round, whose number is the `detail` |
    | `climber` | places gained since the worst one |
    | `alone` | how often nobody else did the same with the dice |
    | `harm` | stars that hazards drawn by the player cost others |
    | `steady` | rounds that brought stars |
    | `number` | how often one number was written, which is the `detail` |
    | `spared` | stars lost to hazards, where that is less than anybody else lost |
    | `there` | rounds played: for whoever has no other title |
    """

    name: str
    player: int
    value: int
    detail: str = ""


@dataclass
class Chronicle:
    """The story so far. `close_round` is called with the table each time that a round has closed."""

    last: Recap | None = None
    stars: list[tuple[int, ...]] = field(default_factory=list)  # everybody's after each round
    _scores: list[Score] = field(default_factory=list)
    _worst_places: list[int] = field(default_factory=list)
    _alone: Counter[int] = field(default_factory=Counter)
    _harm: Counter[int] = field(default_factory=Counter)
    _lost: Counter[int] = field(default_factory=Counter)
    _numbers: Counter[tuple[str, int]] = field(default_factory=Counter)

    def close_round(self, table: Table) -> Recap:
        after = [table.score(player) for player in table.players]
        self.last = recap(table, self._scores or [Score((), 0)] * len(after), after, self.last)
        self._scores = after
        self.stars.append(self.last.stars)
        worst = self._worst_places or self.last.places
        self._worst_places = [max(places) for places in zip(worst, self.last.places, strict=True)]
        for deed, players in self.last.deeds.items():
            if len(players) == 1:
                self._alone[players[0]] += 1
            if deed.kind == "number":
                self._numbers.update((deed.name, player) for player in players)
        self._count_losses(table, self.last)
        return self.last

    def _count_losses(self, table: Table, closed: Recap) -> None:
        holds = table.rounds[-1].holds
        if not holds:
            return
        gains = closed.gains
        place_of = {player: place for place, player in enumerate(table.players)}
        for holder, owner in holds:
            lost = max(0, -gains[place_of[owner]])
            self._lost[place_of[owner]] += lost
            self._harm[place_of[holder]] += lost

    # The end

    def deciding_rounds(self) -> list[DecidingRound]:
        """The rounds in which the winner gained most on whoever came second, in their order; none if the victory is
        shared or somebody plays alone."""
        if self.last is None or self.last.places.count(1) != 1 or len(self.last.places) == 1:
            return []
        winner = self.last.places.index(1)
        second = self.last.places.index(2)
        before = (0,) * len(self.last.places)
        rounds = []
        for number, after in enumerate(self.stars, 1):
            gained = after[winner] - before[winner], after[second] - before[second]
            rounds.append(DecidingRound(number, *gained))
            before = after
        rounds.sort(key=lambda deciding: -deciding.swing)
        return sorted(deciding for deciding in rounds[:DECIDING_ROUNDS] if deciding.swing > 0)

    def titles(self, table: Table) -> list[Title]:
        """One title for each player, in the order of play; none for somebody alone. A title is given only for what
        nobody else did as much of, so each is true, and nobody's is the same as another's but `there`."""
        players = len(table.players)
        if self.last is None or players == 1:
            return []
        given: dict[int, Title] = {}
        for name, detail, values in self._contests(table):
            best = max(values)
            player = values.index(best)
            if values.count(best) == 1 and best > 0 and player not in given:
                given[player] = Title(name, player, best, detail)
        spared = [self._lost[player] for player in range(players)]
        least = min(spared)
        if spared.count(least) == 1 and spared.index(least) not in given:
            given[spared.index(least)] = Title("spared", spared.index(least), least)
        for player in range(players):
            given.setdefault(player, Title("there", player, len(self.stars)))
        return [given[player] for player in range(players)]

    def _contests(self, table: Table) -> Iterator[tuple[str, str, list[int]]]:
        """Each title with its detail and everybody's figure, the most telling ones first."""
        assert self.last
        everybody = range(len(table.players))
        for rule in ADVENTURES[table.layout.adventure].star_rules:
            yield "most", rule, [_stars_of(score, rule) for score in self._scores]
        gains = _gains(self.stars)
        biggest = [max(gain[player] for gain in gains) for player in everybody]
        most = max(biggest)
        yield "round", str(1 + next(n for n, gain in enumerate(gains) if most in gain)), biggest
        yield (
            "climber",
            "",
            [worst - last for worst, last in zip(self._worst_places, self.last.places, strict=True)],
        )
        yield "alone", "", [self._alone[player] for player in everybody]
        yield "harm", "", [self._harm[player] for player in everybody]
        yield "steady", "", [sum(gain[player] > 0 for gain in gains) for player in everybody]
        for number in sorted({number for (number, _), times in self._numbers.items() if times > 1}, key=int):
            yield "number", number, [self._numbers[number, player] for player in everybody]


def _stars_of(score: Score, rule: str) -> int:
    return sum(line.stars for line in score.lines if line.rule == rule)


def _gains(stars: list[tuple[int, ...]]) -> list[tuple[int, ...]]:
    """What everybody gained in each round."""
    before = (0,) * len(stars[0])
    gains = []
    for after in stars:
        gains.append(tuple(now - was for was, now in zip(before, after, strict=True)))
        before = after
    return gains
