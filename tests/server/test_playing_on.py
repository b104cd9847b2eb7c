"""Playing on from a round of another game: the sheet as it stood, the dice as they came or new ones."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from hosting import Bytes, Clock, Device, Phone, Room, house, refused, scene
from pennypapers.notation import read_game
from pennypapers.refusals import Refusal
from pennypapers.server.messages import log
from pennypapers.server.store import MemoryStore
from pennypapers.server.tables.host import Host
from pennypapers.server.tables.publishing import published
from pennypapers.server.wire.house import House
from pennypapers.table import replay, verify
from pennypapers.table.played_on import played_on_from, played_on_text

GAMES = Path(__file__).parents[1] / "data" / "games"
ALONE = (GAMES / "temple-a-tourist.game").read_text("utf-8")
VALLEY = (GAMES / "valley-b-fair-dice.game").read_text("utf-8")
VALLEY_ALONE = (GAMES / "valley-a-tourist.game").read_text("utf-8")
SHARED = (GAMES / "temple-a-shared.game").read_text("utf-8")


async def a_phone(home: House, name: str = "phone") -> Phone:
    return await Phone(home, name).hello()


async def going_on(home: House, phone: Phone, **asked: Any) -> Room:
    found = await phone.ask("play-on", **asked)
    await phone.watch(found["table"])
    return Room(home.host, await home.host.registry.get(found["table"]), [phone])


def rolls(text: str) -> list[str]:
    return [str(played.roll) for played in read_game(text).rounds]


@scene
async def test_the_sheet_as_it_stood_and_the_dice_as_they_came() -> None:
    clock = Clock()
    store = MemoryStore(clock)
    home = house(store, clock)
    phone = await a_phone(home)
    player = read_game(ALONE).players[0]
    table = await going_on(home, phone, text=ALONE, player=player, round=12)
    assert (table.state.phase, table.state.round, table.state.round_is_open) == ("playing", 12, True)
    assert await home.host.registry.of_device(phone.name) == [table.table]
    before: list[Any] = []
    replay(read_game(ALONE), after_round=lambda table: before.append(table.sheets[player]))
    assert table.state.playing().sheets[player] == before[10]
    assert phone.last_signal("snapshot")["played_on"] == {"round": 12}
    told = published(table.state, table.state.opened).entry
    assert isinstance(told, log.Opened)
    assert (told.played_on, told.coming, told.seed) == (log.PlayedOn(12), [], "")
    await table.play_to_the_end()
    text = await store.game(table.table)
    assert text is not None
    played = rolls(text)
    assert played[: len(rolls(ALONE))] == rolls(ALONE)[: len(played)]
    assert len(played) > 12
    # The game's file is one like any other: it is read, played through and says what it is.
    game = read_game(text)
    assert replay(game).is_over
    assert played_on_from(game) == 12
    with pytest.raises(Refusal, match="given") as why:
        verify(game)
    assert why.value.code == "dice-given"


@scene
async def test_new_dice() -> None:
    clock = Clock()
    home = house(MemoryStore(clock), clock)
    phone = await a_phone(home)
    player = read_game(ALONE).players[0]
    table = await going_on(home, phone, text=ALONE, player=player, round=5, new_dice=True)
    await table.play_to_the_end()
    game = table.state.playing()
    played = [str(rolled.roll) for rolled in game.rounds]
    assert played[:4] == rolls(ALONE)[:4]
    assert played[4:] != rolls(ALONE)[4 : len(played)]
    again = await going_on(home, phone, text=ALONE, player=player, round=5, new_dice=True)
    assert again.state.next_roll(0) != table.state.next_roll(0)


@scene
async def test_it_is_marked_and_no_best_and_has_no_level() -> None:
    clock = Clock()
    store = MemoryStore(clock)
    home = house(store, clock)
    phone = await a_phone(home)
    player = read_game(ALONE).players[0]
    table = await going_on(home, phone, text=ALONE, player=player, round=25, name="Anna")
    mine = await phone.ask("mine")
    assert [(one["played_on"], one["players"]) for one in mine["tables"]] == [(25, ["Anna"])]
    await table.play_to_the_end()
    phone.listen()
    (closed,) = [news for news in phone.entries("closed") if news.get("result")]
    assert not closed["result"].get("level")
    assert not closed["result"].get("level_bounds")
    mine = await phone.ask("mine")
    assert [(game["played_on"], game.get("level")) for game in mine["games"]] == [(25, None)]
    assert mine["bests"] == []
    # It can be played on once more, and again the same people play a game from its beginning.
    third = await going_on(home, phone, game=table.table, player=player, round=26)
    assert third.state.opened.played_on is not None
    assert third.state.opened.played_on.game == table.table
    again = await phone.watch(table.table)
    found = await again.ask("again")
    assert (await home.host.registry.get(found["table"])).state.opened.played_on is None


@scene
async def test_it_is_there_after_a_restart() -> None:
    clock = Clock()
    store = MemoryStore(clock)
    home = house(store, clock)
    phone = await a_phone(home)
    game = read_game(VALLEY_ALONE)
    table = await going_on(home, phone, text=VALLEY_ALONE, player=game.players[0], round=3)
    await table.everybody_plays()
    restarted = Host(store, clock, Bytes(7))
    there = await restarted.registry.get(table.table)
    assert there.state.round == table.state.round
    assert there.state.playing().sheets == table.state.playing().sheets
    device = Device(phone.name)
    await device.connect(restarted, table.table)
    after = Room(restarted, there, [device] * len(game.players))
    while not after.state.playing().is_over and after.state.round < 8:
        await after.everybody_plays()
    played = [str(rolled.roll) for rolled in after.state.playing().rounds]
    assert played == rolls(VALLEY_ALONE)[: len(played)]


@scene
async def test_dice_that_would_have_come_follow_the_last_ones_there_were() -> None:
    clock = Clock()
    home = house(MemoryStore(clock), clock)
    phone = await a_phone(home)
    text = VALLEY.split("result:")[0]
    shorter = text[: text.index("round 10:")]
    player = read_game(VALLEY).players[0]
    table = await going_on(home, phone, text=shorter, player=player, round=9)
    coming = [one.roll for one in table.state.opened.coming]
    assert coming[: len(rolls(VALLEY)) - 8] == rolls(VALLEY)[8:]


@scene
async def test_bots_play_for_everybody_else() -> None:
    clock = Clock()
    home = house(MemoryStore(clock), clock)
    phone = await a_phone(home)
    game = read_game(SHARED)
    table = await going_on(home, phone, text=SHARED, player=game.players[1], round=7)
    seats = list(table.state.seats.values())
    assert [seat.bot for seat in seats].count("pathfinder") == len(game.players) - 1
    assert seats[1].device == phone.name
    assert table.state.keeper == 1
    assert [str(rolled.roll) for rolled in table.state.playing().rounds] == rolls(SHARED)[:7]
    hazards = [number for number, one in enumerate(game.rounds, 1) if one.roll.hazard and number >= 7]
    holds = table.state.opened.coming[hazards[0] - 7].holds
    said = [game.players.index(turn.holds) for turn in game.rounds[hazards[0] - 1].turns if turn.holds]
    assert holds == said


@scene
async def test_what_is_refused() -> None:
    clock = Clock()
    home = house(MemoryStore(clock), clock)
    phone = await a_phone(home)
    player = read_game(ALONE).players[0]
    last = len(rolls(ALONE))
    for asked, code in (
        ({"text": ALONE, "player": "NOBODY", "round": 1}, "unknown-player"),
        ({"text": ALONE, "player": player, "round": 0}, "no-such-round"),
        ({"text": ALONE, "player": player, "round": last + 1}, "no-such-round"),
        ({"game": "unknown", "player": player, "round": 1}, "no-such-game"),
        ({"text": "nothing", "player": player, "round": 1}, None),
        ({"text": ALONE.replace("@", "@z", 1), "player": player, "round": 1}, None),
    ):
        assert await refused(phone.ask("play-on", **asked)) == (
            code or await refused(phone.ask("play-on", **asked))
        )


def test_the_mark() -> None:
    game = read_game(ALONE)
    assert played_on_from(game) == 0
    for mark in (played_on_text(12), played_on_text(12, "ab12")):
        game.notes["event"] = mark
        assert played_on_from(game) == 12
