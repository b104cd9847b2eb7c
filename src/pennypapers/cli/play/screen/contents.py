"""What is drawn and written for a player: the sheet with its marks, the stars, the players, the coach's hints."""

from __future__ import annotations

from rich.text import Text

from pennypapers.cli.common.drawing import Sign, changed_spaces, signs_of
from pennypapers.cli.common.score_view import rule_words, signed, space_words
from pennypapers.cli.common.speech import Speech
from pennypapers.cli.common.turn_words import steps_in_words
from pennypapers.cli.play.screen.grid import MarkedSheet
from pennypapers.cli.play.screen.hand import HandTurn
from pennypapers.cli.play.screen.player import Player
from pennypapers.cli.play.screen.session import Session
from pennypapers.cli.play.screen.status import name_of
from pennypapers.notation import read_sheet
from pennypapers.server.messages.answers import Drawn, HintAnswer

MOST_SHOWN = 8  # so many players are listed beside the sheet
NO_SIGN = Sign(" ", "")


def marked_sheet(player: Player, turn: HandTurn | None, drawn: Drawn, inked: Drawn | None) -> MarkedSheet:
    """A sheet to draw. If a turn is under way on it, it shows what is in pencil and which spaces may be pressed."""
    sheet = read_sheet(drawn.sheet).sheet
    before = read_sheet(inked.sheet).sheet if inked else sheet
    may_press = turn is not None and player.chosen is None
    return MarkedSheet(
        sheet,
        tuple(drawn.lines),
        frozenset(changed_spaces(sheet, before)),
        turn.inviting if turn and may_press else frozenset(),
        turn.crossable if turn and may_press else frozenset(),
        frozenset(player.chosen.spaces) if player.chosen else frozenset(),
        player.cursor,
    )


def stars_text(speech: Speech, drawn: Drawn, before: Drawn | None) -> Text:
    """The stars line by line, with their spaces, and how many there would be with what is in pencil."""
    stars = drawn.stars
    text = Text()
    if before is not None and before.stars != stars:
        text.append(speech.say("screen-stars-would", stars=before.stars, after=stars), "bold")
    else:
        text.append(speech.say("screen-stars", stars=stars), "bold")
    sheet = read_sheet(drawn.sheet).sheet
    signs = signs_of(sheet)
    for line in drawn.lines:
        sign = signs.get(line.rule, NO_SIGN)
        text.append("\n").append(sign.text, sign.style)
        text.append(f"{signed(line.stars):>3} ", "bold")
        text.append(rule_words(speech, line.rule, line.number))
        text.append(f" {space_words(speech, sheet, line.spaces)}", "dim")
    return text


def people_text(speech: Speech, session: Session) -> Text:
    """The players, which of them have committed their turn, and everybody's stars after the last closed round."""
    model, text = session.model, Text()
    if len(model.order) < 2:
        return text
    for seat in _worth_showing(session):
        is_in = seat in model.ready or not model.is_open
        mark = "✓" if is_in else "x" if seat in model.gone else "…"
        stars = f"{session.sheets[seat].stars:>3}" if seat in session.sheets else "   "
        who = name_of(speech, session, seat)
        own = "bold" if seat == session.seat else ""
        text.append("\n" if text else "").append(f"{mark} {stars} ", own)
        initials = model.seats[seat].initials
        text.append(f"{initials:<4} {who if who != initials else ''}", own)
    return text


def _worth_showing(session: Session) -> list[int]:
    """The seats to list: all of them, or of many first this player's and those that the table waits for."""
    model = session.model
    if len(model.order) <= MOST_SHOWN:
        return model.order
    return sorted(model.order, key=lambda seat: (seat != session.seat, seat in model.ready))[:MOST_SHOWN]


def hint_text(speech: Speech, adventure: str, hint: HintAnswer) -> Text:
    """The turns that the coach thinks best, and the stars that each is expected to end with."""
    text = Text().append(speech.say("screen-hint"), "bold")
    for option in hint.options:
        figure = f"{option.stars:.1f}" if option.stars is not None else ""
        text.append(f"\n{figure:>5} ", "bold").append(steps_in_words(speech, adventure, option.steps))
        if option.yours:
            text.append(f" {speech.say('screen-hint-yours')}", "dim")
    return text
