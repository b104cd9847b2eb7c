"""`.game` files: reads the text of a game into plain values, and writes it. Whether the turns are legal is not checked
here: a table finds out by playing them (`pennypapers.table.replay`)."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime

from pennypapers.notation.initials import check_newcomer
from pennypapers.notation.lines import Header, Line, Lines, placed, read_headers, required
from pennypapers.notation.sheet import grid_of, read_adventure, read_grid, read_layout, read_name
from pennypapers.notation.shipped import SHIPPED, shipped_layout
from pennypapers.notation.steps import read_step, write_steps
from pennypapers.refusals import Refusal
from pennypapers.rules import Draw, Roll, Step
from pennypapers.rules.dice import LETTERS, read_face
from pennypapers.sheets import Layout

MAX_PLAYERS = 100
PENCIL_STRICT = "pencil-strict"
OPTIONS = (PENCIL_STRICT,)
EMBEDDED = "embedded"
BY_TABLE = "*"  # after a turn that the table played because the player was away

_NOTES = ("seed", "date", "options", "event", "commitment", "secret", "words")
_HEADERS = ("adventure", "sheet", "players", *_NOTES, "name")
_AFTER_HEADERS = re.compile(r"round |grid:|result:")
_ROUND = re.compile(r"round ([1-9][0-9]{0,5}):")
_TURN = re.compile(r"([^\s:>]+)(?:>([^\s:>]+))?:")
_RESULT = re.compile(r"result:")
_STARS = re.compile(r"([^ ]+) (0|-?[1-9][0-9]{0,5})")
_BYTES = {"commitment": 32, "secret": 32}
_WORD_BYTES = 16

FindSheet = Callable[[str], str | bytes]


@dataclass(frozen=True)
class TurnText:
    """One line of a round. In a hazard round of several players `holds` says whose sheet the player holds; without any
    steps the player has not drawn the hazard yet."""

    player: str
    steps: tuple[Step, ...]
    holds: str | None = None
    by_table: bool = False
    line: Line = field(default=Line(0, ""), compare=False)
    columns: tuple[int, ...] = field(default=(), compare=False)  # the column of each step


@dataclass(frozen=True)
class RoundText:
    roll: Roll
    turns: tuple[TurnText, ...]
    line: Line = field(default=Line(0, ""), compare=False)


@dataclass(frozen=True)
class GameText:
    """What a `.game` file says. `sheet` is the name of the layout in the file; `notes` are the optional headers."""

    sheet: str
    layout: Layout
    players: tuple[str, ...]
    notes: dict[str, str] = field(default_factory=dict)
    rounds: tuple[RoundText, ...] = ()
    result: tuple[int, ...] | None = None
    result_line: Line = field(default=Line(0, ""), compare=False)

    @property
    def options(self) -> tuple[str, ...]:
        return tuple(self.notes["options"].split(" ")) if "options" in self.notes else ()

    @property
    def strict(self) -> bool:
        return PENCIL_STRICT in self.options


def no_such_file(name: str) -> str:
    raise Refusal("unknown-sheet", sheet=name, known=", ".join(SHIPPED))


def read_game(text: str | bytes, find_sheet: FindSheet = no_such_file) -> GameText:
    """Read a game. `find_sheet` is called with the name of a `.sheet` file, if the game names one, and returns its
    text."""
    lines = Lines(text)
    headers = read_headers(lines, _HEADERS, _AFTER_HEADERS)
    adventure = read_adventure(required(headers, "adventure", lines))
    sheet = required(headers, "sheet", lines)
    players = _read_players(required(headers, "players", lines))
    notes = {key: _read_note(key, headers[key], len(players)) for key in _NOTES if key in headers}
    layout = _read_layout(sheet, adventure, headers.get("name"), lines, find_sheet)
    rounds = _read_rounds(lines, players)
    result_line = lines.here
    result = _read_result(lines, players)
    return GameText(sheet.value, layout, players, notes, rounds, result, result_line)


def write_game(game: GameText) -> str:
    text = [
        f"adventure: {game.layout.adventure}",
        f"sheet: {game.sheet}",
        f"players: {' '.join(game.players)}",
        *(f"{key}: {game.notes[key]}" for key in _NOTES if key in game.notes),
    ]
    if game.sheet == EMBEDDED:
        text += [f"name: {game.layout.name}", *grid_of(game.layout, game.layout.empty_tokens)]
    for number, played in enumerate(game.rounds, 1):
        text.append(f"round {number}: {played.roll}")
        text += [_turn_line(turn) for turn in played.turns]
    if game.result is not None:
        counts = (f"{player} {stars}" for player, stars in zip(game.players, game.result, strict=True))
        text.append(f"result: {', '.join(counts)}")
    return "\n".join(text) + "\n"


def _turn_line(turn: TurnText) -> str:
    who = f"{turn.player}>{turn.holds}:" if turn.holds else f"{turn.player}:"
    steps = [write_steps(turn.steps)] if turn.steps else []
    return " ".join([who, *steps, *([BY_TABLE] if turn.by_table else [])])


# Headers


def _read_players(header: Header) -> tuple[str, ...]:
    words = header.words()
    if len(words) > MAX_PLAYERS:
        raise header.line.refuse("too-many-players", words[MAX_PLAYERS][0], limit=MAX_PLAYERS)
    players: list[str] = []
    for column, word in words:
        with placed(header.line, column):
            check_newcomer(word, players)
        players.append(word)
    return tuple(players)


def _read_note(key: str, header: Header, players: int) -> str:
    if key == "date":
        _check_date(header)
    elif key == "options":
        _check_options(header)
    elif key in _BYTES:
        _check_hex(header, header.column, header.value, _BYTES[key])
    elif key == "words":
        words = header.words()
        if len(words) != players:
            raise header.refuse("words-count", words=len(words), players=players)
        for column, word in words:
            if word != "-":
                _check_hex(header, column, word, _WORD_BYTES)
    return header.value


def _check_date(header: Header) -> None:
    try:
        datetime.fromisoformat(header.value)
        if not header.value.isascii():  # `fromisoformat` accepts any character between date and time
            raise ValueError
    except ValueError:
        raise header.refuse("bad-date", date=header.value) from None


def _check_options(header: Header) -> None:
    seen: list[str] = []
    for column, word in header.words():
        if word not in OPTIONS:
            raise header.line.refuse("unknown-option", column, option=word, known=", ".join(OPTIONS))
        if word in seen:
            raise header.line.refuse("option-twice", column, option=word)
        seen.append(word)


def _check_hex(header: Header, column: int, text: str, size: int) -> None:
    if not re.fullmatch(f"[0-9a-f]{{{2 * size}}}", text):
        raise header.line.refuse("bad-hex", column, digits=2 * size)


def _read_layout(
    sheet: Header, adventure: str, name: Header | None, lines: Lines, find_sheet: FindSheet
) -> Layout:
    if sheet.value == EMBEDDED:
        if name is None:
            raise lines.here.refuse("missing-header", header="name")
        grid = read_grid(lines, adventure, read_name(name))
        grid.check_empty()
        return grid.layout
    if name is not None:
        raise name.line.refuse("only-embedded")
    after = lines.peek()
    if after and after.text.startswith("grid:"):
        raise after.refuse("only-embedded")
    layout = shipped_layout(sheet.value) if sheet.value in SHIPPED else _read_other_file(sheet, find_sheet)
    if layout.adventure != adventure:
        raise sheet.refuse("wrong-adventure", sheet=sheet.value, adventure=layout.adventure)
    return layout


def _read_other_file(sheet: Header, find_sheet: FindSheet) -> Layout:
    name = sheet.value
    if ".." in name or any(separator in name for separator in "/\\:"):
        raise sheet.refuse("sheet-not-plain", sheet=name)
    if not name.endswith(".sheet"):
        raise sheet.refuse("unknown-sheet", sheet=name, known=", ".join(SHIPPED))
    with sheet.place():
        text = find_sheet(name)
    try:
        return read_layout(text)
    except Refusal as refusal:
        raise sheet.refuse(
            "broken-sheet-file", sheet=name, row=refusal.line or 1, at=refusal.column or 1
        ) from refusal


# Rounds


def _read_rounds(lines: Lines, players: tuple[str, ...]) -> tuple[RoundText, ...]:
    rounds: list[RoundText] = []
    while (line := lines.peek()) and not _RESULT.match(line.text):
        lines.take()
        roll = _read_roll(line, len(rounds) + 1)
        rounds.append(RoundText(roll, _read_turns(lines, roll, players), line))
        following = lines.peek()
        if following:
            _check_complete(rounds[-1], players, following)
    return tuple(rounds)


def _read_roll(line: Line, number: int) -> Roll:
    match = _ROUND.match(line.text)
    if not match:
        raise line.refuse("not-a-round", text=line.text, round=number)
    if int(match[1]) != number:
        raise line.refuse("round-number", 7, round=int(match[1]), wanted=number)
    words = line.values(match.end())
    if len(words) != len(LETTERS):
        raise line.refuse("bad-roll", words[0][0], text=" ".join(word for _, word in words))
    faces = []
    for (column, word), letter in zip(words, LETTERS, strict=True):
        with placed(line, column):
            faces.append(read_face(word, letter))
    return Roll(*faces)


def _read_turns(lines: Lines, roll: Roll, players: tuple[str, ...]) -> tuple[TurnText, ...]:
    turns: list[TurnText] = []
    seat = -1
    while (line := lines.peek()) and not _ROUND.match(line.text) and not _RESULT.match(line.text):
        turn = _read_turn(line, roll, players)
        if players.index(turn.player) <= seat:
            raise line.refuse("turn-order", player=turn.player)
        seat = players.index(turn.player)
        turns.append(turn)
        lines.take()
    return tuple(turns)


def _read_turn(line: Line, roll: Roll, players: tuple[str, ...]) -> TurnText:
    match = _TURN.match(line.text)
    if not match:
        raise line.refuse("not-a-turn", text=line.text)
    player, holds = match.groups()
    _check_player(line, 1, player, players)
    if holds is not None:
        _check_player(line, match.start(2) + 1, holds, players)
    passed_around = roll.hazard and len(players) > 1
    if passed_around and holds is None:
        raise line.refuse("holder-missing", match.end(), player=player)
    if holds is not None and not passed_around:
        raise line.refuse("holder-unexpected", match.start(2), player=player)
    if line.text == match[0] and passed_around:
        return TurnText(player, (), holds, line=line)
    words = line.values(match.end())
    by_table = words[-1][1] == BY_TABLE
    if by_table:
        words.pop()
    steps = []
    for column, word in words:
        with placed(line, column):
            steps.append(read_step(word))
    if not steps:
        raise line.refuse("missing-value", match.end() + 1)
    if roll.hazard and (len(steps) != 1 or not isinstance(steps[0], Draw)):
        raise line.refuse("hazard-round", words[0][0])
    columns = tuple(column for column, _ in words)
    return TurnText(player, tuple(steps), holds, by_table, line, columns)


def _check_player(line: Line, column: int, player: str, players: tuple[str, ...]) -> None:
    if player not in players:
        raise line.refuse("unknown-player", column, player=player)


def _check_complete(played: RoundText, players: tuple[str, ...], following: Line) -> None:
    """Refuse a round in which turns are missing, although something follows it: only the last round may be open."""
    done = {turn.player for turn in played.turns if turn.steps}
    for player in players:
        if player not in done:
            raise following.refuse("missing-turn", player=player)


def _read_result(lines: Lines, players: tuple[str, ...]) -> tuple[int, ...] | None:
    line = lines.peek()
    if line is None:
        return None
    lines.take()
    match = _RESULT.match(line.text)
    assert match, "rounds end only at a result"
    column = line.values(match.end())[0][0]
    counts = line.text[column - 1 :].split(", ")
    if len(counts) != len(players):
        raise line.refuse("result-players", column, results=len(counts), players=len(players))
    stars = []
    for count, player in zip(counts, players, strict=True):
        found = _STARS.fullmatch(count)
        if not found or found[1] != player:
            raise line.refuse("bad-result", column, text=count, player=player)
        stars.append(int(found[2]))
        column += len(count) + 2
    after = lines.peek()
    if after:
        raise after.refuse("after-result", text=after.text)
    return tuple(stars)
