"""Random games played by the rules and by their slow twin side by side: they agree on everything, or it raises."""

from __future__ import annotations

import random
from collections.abc import Sequence

import naive
from pennypapers.notation import read_step, write_layout, write_step
from pennypapers.refusals import Refusal
from pennypapers.rules import Roll, Score, Sheet, Turn
from pennypapers.sheets import Layout
from pennypapers.table import FairDice, Table

INITIALS = "ABCDEFGHI"


class Pair:
    """A table and the twin's sheets of the same game."""

    def __init__(self, layout: Layout, players: int, strict: bool) -> None:
        self.table = Table(layout, INITIALS[:players], ["pencil-strict"] if strict else [])
        drawing = naive.Drawing.from_text(write_layout(layout))
        self.twins = {player: naive.Sheet(drawing) for player in self.table.players}

    def compare_sheets(self) -> None:
        for player, twin in self.twins.items():
            sheet = self.table.sheets[player]
            assert sheet.rows() == twin.tokens()
            lines = naive.score(twin, self.table.strict)
            assert _lines(sheet, sheet.score(self.table.strict)) == lines
            for solo in (True, False):
                assert set(sheet.hazard_spaces(solo)) == naive.hazard_spaces(twin, solo)

    def compare_end(self) -> None:
        strict = self.table.strict
        twins = [naive.finish(twin, strict) for twin in self.twins.values()]
        lines = [naive.score(twin, strict) for twin in twins]
        results = [
            (naive.stars(line), naive.tie_break(twin, line)) for twin, line in zip(twins, lines, strict=True)
        ]
        for player, twin, line in zip(self.table.players, twins, lines, strict=True):
            assert self.table.sheets[player].rows() == twin.tokens()
            assert _lines(self.table.sheets[player], self.table.score(player)) == line
            assert self.table.score(player).stars == naive.stars(line)
        assert self.table.places() == naive.places(results)
        if self.table.solo:
            assert self.table.level() == naive.level(twins[0], results[0][0])


def _lines(sheet: Sheet, score: Score) -> list[tuple[str, int, tuple[str, ...]]]:
    """The lines as the twin has them. The number of a line, which the twin does not give, is what its spaces hold."""
    for line in score.lines:
        held = {sheet.mark(space).removeprefix("+") for space in line.spaces}
        assert line.rule not in ("group", "town") or held == {str(line.number)}
        assert line.rule in ("group", "town") or line.number is None
    return [(line.rule, line.stars, line.spaces) for line in score.lines]


def play_both(layout: Layout, players: int, seed: int, strict: bool = False) -> Pair:
    """A whole random game; every legal step, effect and score is compared on the way."""
    chance = random.Random(seed)
    dice = FairDice(seed.to_bytes(8, "big"))
    pair = Pair(layout, players, strict)
    table = pair.table
    while not table.is_over:
        number = len(table.rounds) + 1
        roll = _livelier(dice.roll(number), chance)
        table.roll(roll, dice.holds(number, table.players) if roll.hazard else ())
        for player in chance.sample(table.players, players):
            if roll.hazard:
                _draw_hazard(pair, player, chance)
            else:
                _play_turn(pair, player, roll, chance)
        over = naive.is_over(list(pair.twins.values()), number)
        assert over == table.is_over
        if not over:
            pair.compare_sheets()
    pair.compare_end()
    return pair


def _livelier(roll: Roll, chance: random.Random) -> Roll:
    """Now and then Penny, so that high numbers, and with them ranges and pyramids, are not too rare."""
    return roll._replace(purple=6) if chance.random() < 0.2 else roll


def _draw_hazard(pair: Pair, player: str, chance: random.Random) -> None:
    table = pair.table
    owner = table.sheet_held(player)
    spaces = table.hazard_spaces(player)
    assert set(spaces) == naive.hazard_spaces(pair.twins[owner], table.solo)
    assert table.automatic(player).steps == (read_step(f"!{spaces[0]}"),)
    elsewhere = chance.choice(table.layout.spaces)
    if elsewhere not in spaces:
        _expect_refusal(table, player, f"!{elsewhere}")
    space = chance.choice(spaces)
    table.play(player, f"!{space}")
    pair.twins[owner] = naive.draw_hazard(pair.twins[owner], space, table.solo)


def _expect_refusal(table: Table, player: str, steps: str) -> None:
    try:
        table.play(player, steps)
    except Refusal:
        return
    raise AssertionError(f"{steps} was not refused")


def _play_turn(pair: Pair, player: str, roll: Roll, chance: random.Random) -> None:
    twin = pair.twins[player]
    purple, green, red = str(roll).split(" ")
    faces = purple, green, red
    turn = pair.table.turn(player)
    assert [write_step(step) for step in turn.plainest()] == naive.plainest(twin, faces)
    done: list[str] = []
    while True:
        legal = [write_step(step) for step in turn.legal()]
        assert len(set(legal)) == len(legal)
        assert set(legal) == naive.legal_steps(twin, faces, done)
        assert turn.may_commit == naive.may_commit(twin, faces, done)
        if turn.may_commit and (not legal or chance.random() < 0.3):
            break
        _try_any_step(turn, set(legal), chance)
        step = _choose(legal, chance)
        turn.play(read_step(step))
        done.append(step)
    pair.table.play(player, " ".join(done))
    pair.twins[player] = naive.play(twin, faces, done)
    assert turn.sheet.rows() == pair.twins[player].tokens()


def _choose(legal: Sequence[str], chance: random.Random) -> str:
    """Each kind of step equally often: there may be a thousand jungles and one snake."""
    kinds: dict[str, list[str]] = {}
    for step in legal:
        kinds.setdefault(step[:1] if step[0] in "PDx-jtrp" else "number", []).append(step)
    return chance.choice(chance.choice(list(kinds.values())))


def _try_any_step(turn: Turn, legal: set[str], chance: random.Random) -> None:
    """A step made up at random is accepted if it is listed as legal, and only then."""
    spaces = turn.sheet.layout.spaces
    space = chance.choice(spaces)
    number = "+".join(str(chance.randint(1, 5)) for _ in range(chance.randint(1, 3)))
    some = sorted(chance.sample(spaces, chance.choice((3, 4, 5))), key=spaces.index)
    kind = chance.choice(("jungle", "town", "range", "pyramid"))
    text = chance.choice(
        (
            f"{number}@{space}",
            f"{number}x{space}",
            f"P={chance.randint(1, 15)}@{space}",
            f"P=9x{space}",
            f"D={chance.choice(('hut', 'statue', 'mine'))}@{space}",
            f"x{space}",
            f"{kind}({','.join(some)})",
            "-",
        )
    )
    trial = turn.sheet.copy(), list(turn.steps), turn.spent
    try:
        turn.play(read_step(text))
        accepted = True
    except Refusal:
        accepted = False
    assert accepted == (text in legal), text
    turn.sheet, turn.steps, turn.spent = trial
