"""The sentence under the sheet: what is going on, and what the player may do now."""

from __future__ import annotations

from pennypapers.cli.common.speech import Speech
from pennypapers.cli.play.screen.hand import DAKOTA, PENNY, HandTurn
from pennypapers.cli.play.screen.offers import offer
from pennypapers.cli.play.screen.session import Session
from pennypapers.refusals import Refusal
from pennypapers.rules.dice import SPECIAL
from pennypapers.server.messages.log import OWN_BOT

MOST_NAMED = 4


def refusal_in_words(speech: Speech, refusal: Refusal) -> str:
    """The sentence of a refusal. A newer server may have reasons that this program has no words for."""
    try:
        return speech.why(refusal)
    except LookupError:
        return speech.say("screen-refused", code=refusal.code)


def name_of(speech: Speech, session: Session, seat: int) -> str:
    one = session.model.seats[seat]
    has_own_name = not one.bot or one.bot == OWN_BOT
    return one.name if has_own_name else speech.say("level-name", level=one.bot)


def status(speech: Speech, session: Session, turn: HandTurn | None) -> str:
    say, model = speech.say, session.model
    if not session.is_connected:
        return say("screen-no-connection")
    if model.phase == "over":
        return say("screen-over")
    offered = offer(session) if turn is None else None
    if offered:
        name = name_of(speech, session, offered.seat) if offered.seat is not None else ""
        return say(offered.message, name=name)
    if model.paused:
        return say("screen-paused")
    if session.seat is None or session.seat not in model.order:
        return say("screen-watching")
    if turn is None:
        return _waiting(speech, session)
    return " ".join(filter(None, (_out(speech, session), _of_turn(speech, session, turn))))


def _of_turn(speech: Speech, session: Session, turn: HandTurn) -> str:
    if turn.is_hazard:
        return _hazard(speech, session, turn)
    return _one_number(speech, turn) if turn.adventure.one_number else _several_steps(speech, turn)


def _out(speech: Speech, session: Session) -> str:
    """That this is the last turn before the table plays, if the keeper put this seat out."""
    assert session.seat is not None
    seat = session.model.seats[session.seat]
    return speech.say("screen-out-from", round=seat.out_from) if seat.muted else ""


def what_happened(speech: Speech, session: Session) -> str:
    """What others did to this player in the last round: a turn that the table played for them, or a hazard."""
    closed, model = session.model.closed, session.model
    said = []
    for turn in closed.turns if closed and closed.round == model.round - 1 else ():
        if turn.seat == session.seat and turn.by_table:
            said.append(speech.say("screen-played-for-you", why=turn.by_table))
        if turn.held == session.seat and turn.seat in model.seats:
            name = name_of(speech, session, turn.seat)
            adventure = model.adventure.name if model.adventure else ""
            said.append(speech.say("screen-drew", name=name, adventure=adventure, space=turn.steps[1:]))
    return " ".join(said)


def _waiting(speech: Speech, session: Session) -> str:
    waiting = session.model.waiting_for
    if not waiting:
        return speech.say("screen-roll" if not session.model.settings.rolls_itself else "screen-moment")
    if session.is_to_play:
        return speech.say("screen-moment")
    if session.warming is not None and all(session.model.seats[seat].bot for seat in waiting):
        return speech.say("screen-warming", percent=session.warming)
    names = ", ".join(name_of(speech, session, seat) for seat in waiting[:MOST_NAMED])
    if len(waiting) > MOST_NAMED:
        names += " …"
    return speech.say("screen-waiting", names=names, count=len(waiting))


def _hazard(speech: Speech, session: Session, turn: HandTurn) -> str:
    assert session.seat is not None
    facts = {"adventure": turn.adventure.name}
    if turn.steps:
        return speech.say("screen-hazard-pencil", space=turn.steps[0][1:], **facts)
    if len(session.model.order) > 1:
        owner = name_of(speech, session, session.model.held_by(session.seat))
        return speech.say("screen-hazard-held", name=owner, **facts)
    return speech.say("screen-hazard-beside" if turn.draft.beside else "screen-hazard-own", **facts)


def _one_number(speech: Speech, turn: HandTurn) -> str:
    assert turn.base is not None
    lockpick = "yes" if turn.roll.dakota and not turn.adventure.structures else "no"
    if turn.base.may_pass:
        return speech.say("screen-pass")
    if turn.written:
        return speech.say("screen-pencil")
    if turn.way:
        return speech.say("screen-where", number=turn.way.value, lockpick=lockpick)
    return speech.say("screen-choose", lockpick=lockpick)


def _several_steps(speech: Speech, turn: HandTurn) -> str:
    base, held = turn.base, turn.hand.dice
    assert base is not None
    if turn.way:
        message = "screen-where-or-cross" if turn.crossable else "screen-where"
        return speech.say(message, number=turn.way.value, **({} if turn.crossable else {"lockpick": "no"}))
    if turn.what:
        return speech.say("screen-where-structure", structure=turn.hand.structure)
    if held == (PENNY,) and turn.roll[PENNY] == SPECIAL:
        return speech.say("screen-penny")
    if held == (DAKOTA,) and turn.roll[DAKOTA] == SPECIAL:
        return speech.say("screen-dakota" if base.structures else "screen-no-structure")
    if not turn.steps:
        return speech.say("screen-take-dice")
    if turn.revealed:
        return speech.say("screen-revealed")
    return speech.say("screen-more-finds" if turn.discoveries else "screen-more")
