"""People at a table: reactions, hints that everybody sees, names, teams, sheets, and a keeper who only watches."""

from __future__ import annotations

import asyncio

from hosting import Phone, refused, scene
from party import party


@scene
async def test_a_keeper_who_only_watches_keeps_the_table() -> None:
    here = await party()
    assert [table["table"] for table in (await here.teacher.ask("mine"))["tables"]] == [here.table]
    found = await here.teacher.ask("find", code=here.code)
    assert (found["keeps"], found.get("seats", [])) == (True, [])
    assert await refused(here.pupils[0].ask("start")) == "not-keeper"
    assert await refused(here.pupils[0].ask("keep")) == "not-keeper"
    await here.teacher.ask("start")
    await here.teacher.ask("pause", paused=True)
    await here.teacher.ask("pause", paused=False)
    await here.of.host.registry.tick()
    here.teacher.listen()
    assert here.teacher.last_signal("presence").get("watchers", 0) == 0
    assert [entry["seat"] for entry in here.teacher.entries("keeper")] == [-1]
    assert not any("device" in entry and entry["device"] for entry in here.teacher.entries("keeper"))


@scene
async def test_a_watching_keeper_who_is_away_is_followed() -> None:
    here = await party()
    here.teacher.connection.close()
    here.clock.wait(59)
    await here.of.host.registry.tick()
    here.pupils[0].listen()
    assert here.pupils[0].last_signal("presence")["keeper_gone"]
    assert not here.pupils[0].entries("keeper")
    here.clock.wait(1)
    await here.of.host.registry.tick()
    here.pupils[0].listen()
    assert here.pupils[0].entries("keeper")[-1]["seat"] == 0


@scene
async def test_bots_play_for_a_keeper_who_watches() -> None:
    here = await party(0, rolls_itself=True)
    for level in ("tourist", "tourist"):
        await here.teacher.ask("add-bot", level=level)
    await here.teacher.ask("start")
    running = await here.running()
    assert running.presence.anybody_here()
    assert running.state.round_is_open


@scene
async def test_reactions_are_seen_by_everybody_and_not_too_often() -> None:
    here = await party()
    one, other = here.pupils
    await one.ask("react", seat=0, reaction="wow")
    other.listen()
    assert other.last_signal("reaction") == {"say": "reaction", "seat": 0, "reaction": "wow"}
    assert await refused(one.ask("react", seat=0, reaction="wow")) == "too-soon"
    assert await refused(one.ask("react", seat=1, reaction="wow")) == "not-your-seat"
    here.clock.wait(2)
    await one.ask("react", seat=0, reaction="ouch")
    await here.teacher.ask("start")
    await here.teacher.ask("settings", settings={"reactions": False})  # at any time
    here.clock.wait(2)
    assert await refused(one.ask("react", seat=0, reaction="star")) == "reactions-off"
    assert await refused(here.teacher.ask("settings", settings={"clock": 30})) == "already-started"


@scene
async def test_everybody_sees_who_asked_for_a_hint() -> None:
    here = await party(hints=True)
    await here.teacher.ask("start")
    one, other = here.pupils
    for number in range(2):
        await one.connection.receive(f'{{"do": "hint", "id": {99 + number}, "seat": 0, "round": 1}}')
        while not one.listen():
            await asyncio.sleep(0)
    other.listen()
    assert [(entry["seat"], entry["round"]) for entry in other.entries("hinted")] == [(0, 1)]


@scene
async def test_a_removed_device_is_told_why() -> None:
    here = await party()
    await here.teacher.ask("leave", seat=1, reason="conduct")
    here.pupils[1].listen()
    assert here.pupils[1].last_signal("put") == {
        "say": "put",
        "what": "removed",
        "seat": 1,
        "reason": "conduct",
        "name": "Pupil 1",
    }
    assert not here.pupils[0].signalled("put")
    await here.pupils[0].ask("leave", seat=0)
    assert not here.pupils[0].signalled("put")  # whoever leaves knows


@scene
async def test_a_moved_seat_s_old_device_is_told() -> None:
    here = await party()
    code = (await here.pupils[0].ask("seat-code", seat=0))["code"]
    phone = await here.newcomer("another phone")
    await phone.ask("redeem", code=code)
    here.pupils[0].listen()
    assert here.pupils[0].last_signal("put")["what"] == "moved"


@scene
async def test_a_locked_table_takes_nobody_new() -> None:
    here = await party()
    await here.teacher.ask("settings", settings={"locked": True})
    late = await here.newcomer("late")
    assert await refused(late.ask("sit", name="Late", initials="LA")) == "table-locked"
    assert (await late.ask("find", code=here.code))["full"]
    await here.teacher.ask("sit", name="Teacher", initials="TE")  # whoever keeps it may
    await here.teacher.ask("add-bot", level="tourist")


@scene
async def test_names_that_the_keeper_looks_at_first() -> None:
    here = await party(0, names_checked=True)
    pupil, other = await here.newcomer("pupil"), await here.newcomer("other")
    await pupil.ask("sit", name="Rude Word", initials="RU")
    for phone in (here.teacher, other):
        phone.listen()
    assert other.entries("seated")[0]["name"] == other.entries("seated")[0]["initials"] == ""
    assert not other.signalled("name-asked")
    assert here.teacher.last_signal("name-asked") == {
        "say": "name-asked",
        "seat": 0,
        "name": "Rude Word",
        "initials": "RU",
    }
    assert "Rude" not in str(await other.ask("find", code=here.code))
    assert await refused(here.teacher.ask("start")) == "name-unchecked"
    assert await refused(pupil.ask("rename", seat=0, name="Nice", initials="NI")) == "not-keeper"
    back = await (await Phone(here.of, "teacher").hello()).watch(here.table)  # asked again after a reload
    assert back.last_signal("name-asked")["seat"] == 0
    await here.teacher.ask("rename", seat=0, name="Nice", initials="NI")
    other.listen()
    assert other.entries("renamed")[0]["name"] == "Nice"
    await here.teacher.ask("start")


@scene
async def test_another_name_has_its_own_initials() -> None:
    here = await party()
    await here.pupils[0].ask("rename", seat=0, name="Zoë", initials="ZO")
    assert await refused(here.pupils[0].ask("rename", seat=0, name="Zoë", initials="p1")) == "same-initials"
    await here.pupils[0].ask("rename", seat=0, name="Zoë B", initials="ZO")  # one's own may stay
    assert await refused(here.pupils[0].ask("rename", seat=1, name="X", initials="X")) == "not-keeper"


@scene
async def test_the_keeper_chooses_another_sheet() -> None:
    here = await party()
    await here.teacher.ask("sheet", sheet="valley-b")
    assert await refused(here.pupils[0].ask("sheet", sheet="temple-a")) == "not-keeper"
    state = (await here.running()).state
    assert (state.opened.sheet, state.layout.adventure) == ("valley-b", "valley")
    await here.teacher.ask("start")
    assert state.playing().layout.adventure == "valley"
    assert await refused(here.teacher.ask("sheet", sheet="temple-a")) == "already-started"


@scene
async def test_teams_by_their_mean() -> None:
    here = await party(3, teams=2)
    for seat, team in ((0, 1), (1, 2), (2, 2)):
        await here.teacher.ask("team", seat=seat, team=team)
    assert await refused(here.teacher.ask("team", seat=0, team=3)) == "team-range"
    assert await refused(here.pupils[0].ask("team", seat=0, team=1)) == "not-keeper"
    await here.teacher.ask("start")
    await here.play_to_the_end()
    here.teacher.listen()
    result = here.teacher.entries("closed")[-1]["result"]
    stars = result["stars"]
    means = {1: stars[0], 2: round((stars[1] + stars[2]) / 2, 1)}
    assert {team["team"]: team["mean"] for team in result["story"]["teams"]} == means
    assert result["story"]["teams"][0]["place"] == 1
    assert len(result["story"]["titles"]) == 3


@scene
async def test_fewer_teams_leave_nobody_in_one_that_is_gone() -> None:
    here = await party(2, teams=3)
    await here.teacher.ask("team", seat=0, team=3)
    await here.teacher.ask("settings", settings={"teams": 2})
    state = (await here.running()).state
    assert state.seats[0].team == 0
    for teams in (1, 11):
        assert await refused(here.teacher.ask("settings", settings={"teams": teams})) == "teams-range"


@scene
async def test_a_screen_is_nobody_who_watches() -> None:
    here = await party()
    screen = await Phone(here.of, "television").hello()
    await screen.ask("watch", table=here.table, screen=True)
    await here.of.host.registry.tick()
    here.teacher.listen()
    presence = here.teacher.last_signal("presence")
    assert (presence["screens"], presence.get("watchers", 0)) == (1, 0)
    assert await refused(here.pupils[0].ask("unveil")) == "not-a-screen"
    assert await refused(screen.ask("unveil")) == "not-over"
    screen.connection.close()
    await here.of.host.registry.tick()
    here.teacher.listen()
    assert "screens" not in here.teacher.last_signal("presence")
