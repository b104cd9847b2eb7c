"""What is drawn and written for a player: the sheet with its marks, the stars, who is there, what the coach says."""

from __future__ import annotations

from rich.text import Text

from pennypapers.cli.drawing import SIGNS
from pennypapers.cli.report import signed
from pennypapers.cli.speech import Speech
from pennypapers.cli.terminal.grid import Shown
from pennypapers.cli.terminal.hand import HandTurn
from pennypapers.cli.terminal.player import Player
from pennypapers.cli.terminal.session import Session
from pennypapers.cli.terminal.told import name_of
from pennypapers.cli.turn_words import steps_in_words
from pennypapers.notation import read_sheet
from pennypapers.server.answers import Drawn, HintAnswer

MOST_SHOWN = 8  # people beside the sheet


def shown_sheet(player: Player, turn: HandTurn | None, drawn: Drawn, inked: Drawn | None) -> Shown:
    """A sheet, with what is in pencil and what invites if a turn is under way on it."""
    sheet = read_sheet(drawn.sheet).sheet
    before = read_sheet(inked.sheet).sheet if inked else sheet
    spaces = sheet.layout.spaces
    invites = turn is not None and player.finding is None
    return Shown(
        sheet,
        tuple(drawn.lines),
        frozenset(space for space in spaces if sheet.mark(space) != before.mark(space)),
        turn.inviting if turn and invites else frozenset(),
        turn.crossable if turn and invites else frozenset(),
        frozenset(player.finding.spaces) if player.finding else frozenset(),
        player.cursor,
    )


def stars_text(speech: Speech, drawn: Drawn, before: Drawn | None) -> Text:
    """Every star with its line and its spaces; with what pencil would change."""
    stars = drawn.stars
    text = Text()
    if before is not None and before.stars != stars:
        text.append(speech.say("screen-stars-would", stars=before.stars, after=stars), "bold")
    else:
        text.append(speech.say("screen-stars", stars=stars), "bold")
    sheet = read_sheet(drawn.sheet).sheet
    for line in drawn.lines:
        number = int(sheet.mark(line.spaces[0]).removeprefix("+")) if line.rule in ("group", "town") else 0
        sign, style = SIGNS.get(line.rule, (" ", ""))
        spaces = speech.say("rule-all-spaces") if line.rule == "full" else " ".join(line.spaces)
        text.append("\n").append(sign, style)
        text.append(f"{signed(line.stars):>3} ", "bold")
        text.append(speech.say("rule-line", rule=line.rule, number=number))
        text.append(f" {spaces}", "dim")
    return text


def people_text(speech: Speech, session: Session) -> Text:
    """Who plays, whose turn is in, and the stars that the last closed round left."""
    model, text = session.model, Text()
    if len(model.order) < 2:
        return text
    for seat in _worth_showing(session):
        is_in = seat in model.ready or not model.is_open
        mark = "✓" if is_in else "x" if seat in model.gone else "…"
        stars = f"{session.looks[seat].stars:>3}" if seat in session.looks else "   "
        who = name_of(speech, session, seat)
        own = "bold" if seat == session.seat else ""
        text.append("\n" if text else "").append(f"{mark} {stars} ", own)
        initials = model.seats[seat].initials
        text.append(f"{initials:<4} {who if who != initials else ''}", own)
    return text


def _worth_showing(session: Session) -> list[int]:
    """Everybody, or of many the player and those whom the table waits for first."""
    model = session.model
    if len(model.order) <= MOST_SHOWN:
        return model.order
    return sorted(model.order, key=lambda seat: (seat != session.seat, seat in model.ready))[:MOST_SHOWN]


def hint_text(speech: Speech, adventure: str, hint: HintAnswer) -> Text:
    """Turns that the coach thinks best, and the stars that they are expected to lead to in the end."""
    text = Text().append(speech.say("screen-hint"), "bold")
    for option in hint.options:
        figure = f"{option.stars:.1f}" if option.stars is not None else ""
        text.append(f"\n{figure:>5} ", "bold").append(steps_in_words(speech, adventure, option.steps))
        if option.yours:
            text.append(f" {speech.say('screen-hint-yours')}", "dim")
    return text
