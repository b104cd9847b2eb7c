"""After the start, and after the end: latecomers, the next game, and the evening's count."""

from __future__ import annotations

from hosting import Phone, refused, scene
from party import party
from pennypapers.server.messages import log


@scene
async def test_somebody_late_plays_on_for_a_bot() -> None:
    here = await party(2)
    bot = await here.teacher.ask("add-bot", level="tourist")
    await here.teacher.ask("start")
    late = await here.newcomer("late")
    assert await refused(late.ask("sit", name="Late", initials="LA")) == "already-started"
    assert await refused(late.ask("ask-seat", seat=0, name="Late")) == "not-away"
    assert await refused(here.pupils[0].ask("ask-seat", seat=bot, name="Me")) == "has-a-seat"
    await late.ask("ask-seat", seat=bot, name="Late")
    here.teacher.listen()
    asked = here.teacher.last_signal("seat-asked")
    assert (asked["seat"], asked["name"]) == (bot, "Late")
    assert await refused(here.pupils[0].ask("admit", ask=asked["ask"], yes=True)) == "not-keeper"
    await here.teacher.ask("admit", ask=asked["ask"], yes=True)
    assert await refused(here.teacher.ask("admit", ask=asked["ask"], yes=True)) == "no-such-ask"
    assert (await late.ask("watch", table=here.table))["seats"] == [bot]
    state = (await here.of.host.registry.get(here.table)).state
    assert (state.seats[bot].name, state.seats[bot].initials, state.seats[bot].bot) == ("Late", "T", "")
    late.listen()
    (taken,) = late.entries("taken")
    assert (taken["seat"], taken["name"], taken["device"]) == (bot, "Late", "")


@scene
async def test_somebody_late_plays_on_for_somebody_away_who_is_told() -> None:
    here = await party(3)
    await here.teacher.ask("start")
    here.pupils[2].connection.close()
    here.clock.wait(61)
    late = await here.newcomer("late")
    await late.ask("ask-seat", seat=2, name="Late")
    back = await (await Phone(here.of, "pupil 2").hello()).watch(here.table)  # in the last moment
    here.teacher.listen()
    ask = here.teacher.last_signal("seat-asked")["ask"]
    assert await refused(here.teacher.ask("admit", ask=ask, yes=True)) == "not-away"
    back.connection.close()
    here.clock.wait(61)
    await late.ask("ask-seat", seat=2, name="Late")
    here.teacher.listen()
    await here.teacher.ask("admit", ask=here.teacher.last_signal("seat-asked")["ask"], yes=True)
    assert (await late.ask("watch", table=here.table))["seats"] == [2]


@scene
async def test_the_keeper_says_no() -> None:
    here = await party(2)
    bot = await here.teacher.ask("add-bot", level="tourist")
    await here.teacher.ask("start")
    late = await here.newcomer("late")
    await late.ask("ask-seat", seat=bot, name="Late")
    await late.ask("ask-seat", seat=bot, name="Later")  # what was asked before counts no longer
    back = await (await Phone(here.of, "teacher").hello()).watch(here.table)
    assert [asked["name"] for asked in back.signalled("seat-asked")] == ["Later"]
    await back.ask("admit", ask=back.last_signal("seat-asked")["ask"], yes=False)
    late.listen()
    assert late.last_signal("put")["what"] == "refused"


@scene
async def test_whoever_waits_has_a_seat_in_the_next_game() -> None:
    here = await party(2)
    await here.teacher.ask("start")
    late, gone = await here.newcomer("late"), await here.newcomer("gone")
    await late.ask("queue", name="Late", initials="P0")  # somebody has these
    await gone.ask("queue", name="Gone", initials="GO")
    gone.connection.close()
    assert await refused(late.ask("queue", name="Late", initials="!")) == "bad-initials"
    await here.play_to_the_end()
    again = await here.teacher.ask("again")
    state = (await here.of.host.registry.get(again["table"])).state
    assert [(occupant.name, occupant.initials) for occupant in state.seats.values()] == [
        ("Pupil 0", "P0"),
        ("Pupil 1", "P1"),
        ("Late", "P02"),
    ]
    assert state.keeper == log.NO_SEAT
    assert again["keeps"]


@scene
async def test_no_longer_waiting() -> None:
    here = await party(2)
    await here.teacher.ask("start")
    late = await here.newcomer("late")
    await late.ask("queue", name="Late", initials="LA")
    await late.ask("queue")
    await here.play_to_the_end()
    again = await here.teacher.ask("again")
    state = (await here.of.host.registry.get(again["table"])).state
    assert len(state.seats) == 2


@scene
async def test_an_evening_counts_its_games() -> None:
    here = await party(2, teams=2)
    await here.teacher.ask("team", seat=1, team=2)
    for games in (1, 2):
        await here.teacher.ask("start")
        await here.play_to_the_end()
        again = await here.teacher.ask("again")
        state = (await here.of.host.registry.get(again["table"])).state
        assert len(state.evening) == games
        assert state.seats[1].team == 2
        past = state.evening[-1]
        assert [seat.seat for seat in past.seats] == [0, 1]
        assert sorted(seat.place for seat in past.seats)[0] == 1
        here.table = again["table"]
        for phone in (here.teacher, *here.pupils):
            await phone.watch(here.table)
    assert await refused(here.pupils[0].ask("end-evening")) == "not-keeper"
    await here.teacher.ask("end-evening")
    assert state.evening == []
    await here.teacher.ask("start")
    await here.play_to_the_end()
    again = await here.teacher.ask("again")
    assert len((await here.of.host.registry.get(again["table"])).state.evening) == 1


@scene
async def test_a_locked_table_with_checked_names_plays_again() -> None:
    here = await party(2, names_checked=True)
    for seat in (0, 1):
        await here.teacher.ask("rename", seat=seat, name=f"Pupil {seat}", initials=f"P{seat}")
    await here.teacher.ask("settings", settings={"names_checked": True, "locked": True})
    await here.teacher.ask("start")
    await here.play_to_the_end()
    again = await here.teacher.ask("again")
    state = (await here.of.host.registry.get(again["table"])).state
    assert [occupant.unchecked for occupant in state.seats.values()] == [False, False]
    assert (state.settings.locked, state.settings.names_checked) == (True, True)
