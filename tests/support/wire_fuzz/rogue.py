"""A client that knows the game and plays along, more or less: it asks for what makes sense just now, and spoils it.

It knows nothing but what it is told, so it can be put on a connection in memory or on a real socket.
"""

from __future__ import annotations

import random
from collections import deque
from typing import Any

from .spoiling import Message, spoilt

REMEMBERED = 200
SHEETS = ("temple-a", "temple-b", "valley-a", "valley-b", "", "nowhere")
SMALL_TEMPLE = "adventure: temple\nname: Two Rooms\ngrid:\n. + . .\n. . # .\n+ . . .\n"
SMALL_VALLEY = "adventure: valley\nname: Lake\ngrid:\n. . . .\n. ~ ~ .\n. . . .\n"
LAYOUTS = (SMALL_TEMPLE, SMALL_VALLEY, "adventure: valley\nname: Lake\ngrid:\n. ?\n", "")
INITIALS = ("RO", "AB", "ab", "ÉÀ", "王", "9z", "ho", "toolong", "")


class Gossip:
    """What rogues tell each other: tables, codes, and what they said."""

    def __init__(self) -> None:
        self.tables: list[str] = []
        self.codes: list[str] = ["ABCDEF"]
        self.tickets: list[str] = ["ABCDEFGH"]
        self.secrets: list[str] = []
        self.messages: deque[Message] = deque(maxlen=REMEMBERED)

    def hear_of(self, table: str, code: str) -> None:
        if table not in self.tables:
            self.tables.append(table)
            self.codes.append(code)


class Rogue:
    """One connection of a device. `messages` makes what it sends next, `hear` takes what it is told."""

    def __init__(self, gossip: Gossip, chance: random.Random, secret: str) -> None:
        self._gossip = gossip
        self._chance = chance
        self.secret = secret
        self._asked = 0
        self.forget()

    def forget(self) -> None:
        """Forget everything, as after a lost connection."""
        self._said: Message = {}
        self._last: bytes | str = b""
        self._is_known = False
        self._table = ""
        self._phase = "lobby"
        self._round = 0
        self._seats: list[int] = []
        self._mine: list[int] = []
        self._revision = 0
        self._drafted: dict[str, Any] = {}

    # What it says

    def messages(self) -> bytes | str:
        """The next frame: something sensible, more or less spoilt, or the last one once more."""
        chance = self._chance
        if self._last and chance.random() < 0.05:
            return self._last
        self._asked += 1
        self._said = {**self._sensible(), "id": self._asked}
        self._last = spoilt(self._said, self._gossip.messages, chance)
        self._gossip.messages.append(self._said)
        return self._last

    def _sensible(self) -> Message:
        chance = self._chance
        if not self._is_known and chance.random() < 0.9:
            return {"do": "hello", "version": 1, "secret": self.secret}
        if not self._table and chance.random() < 0.8:
            return self._look_for_a_table()
        if chance.random() < 0.1:
            return self._anywhere()
        if not self._mine and chance.random() < 0.8:
            return self._sit() if self._phase == "lobby" else self._look_for_a_table()
        if self._phase == "lobby" and chance.random() < 0.2:
            return {"do": "start"}
        if self._phase == "playing" and chance.random() < 0.85:
            return self._turn()
        return self._around_the_table()

    def _sit(self) -> Message:
        chance = self._chance
        return {
            "do": "sit",
            "name": chance.choice(("Rogue", "Zoë", " x ")),
            "initials": chance.choice(INITIALS),
        }

    def _look_for_a_table(self) -> Message:
        chance, gossip = self._chance, self._gossip
        if gossip.tables and chance.random() < 0.7:
            return {
                "do": "watch",
                "table": chance.choice(gossip.tables),
                "known": chance.choice((0, 0, 3, 500)),
            }
        return {"do": "find", "code": chance.choice(gossip.codes)}

    def _anywhere(self) -> Message:
        chance = self._chance
        adventure = chance.choice(("temple", "valley"))
        return chance.choice(
            (
                {"do": "hello", "version": 1, "secret": chance.choice(self._gossip.secrets)},
                {
                    "do": "open",
                    "sheet": chance.choice(SHEETS),
                    "layout": chance.choice(LAYOUTS),
                    "settings": self._settings(),
                },
                {"do": "expedition", "adventure": adventure},
                {"do": "lesson", "adventure": adventure},
                {"do": "mine"},
                {"do": "device-code"},
                {"do": "redeem", "code": chance.choice(self._gossip.tickets)},
                {"do": "forget"},
                self._look_for_a_table(),
                self._look_for_a_table(),
            )
        )

    def _settings(self) -> Message:
        chance = self._chance
        return {
            "clock": chance.choice((0, 0, 30, 180, 29)),
            "pencil_strict": chance.random() < 0.5,
            "rolls_itself": chance.random() < 0.7,
        }

    def _seat(self) -> int:
        """A seat: mostly one of its own."""
        if self._mine and self._chance.random() < 0.85:
            return self._chance.choice(self._mine)
        return self._chance.choice([*self._seats, 0, 99])

    def _around_the_table(self) -> Message:
        chance, seat = self._chance, self._seat()
        return chance.choice(
            (
                self._sit(),
                {"do": "word", "seat": seat, "word": chance.randbytes(16).hex()},
                {"do": "leave", "seat": seat},
                {"do": "settings", "settings": self._settings()},
                {"do": "start"},
                {"do": "roll"},
                {"do": "pause", "paused": chance.random() < 0.5},
                {"do": "hand-over", "seat": seat},
                {"do": "mute", "seat": seat, "muted": chance.random() < 0.5},
                {"do": "play-for", "seat": seat},
                {"do": "nudge", "seat": seat},
                {"do": "seat-code", "seat": seat},
                {"do": "look", "seat": seat},
                {"do": "again"},
            )
        )

    def _turn(self) -> Message:
        """Draft what is allowed, step by step, and commit it."""
        chance = self._chance
        turn = {"seat": self._seat(), "round": self._round}
        drafted = self._drafted if self._drafted.get("round") == self._round else {}
        steps = [*drafted.get("steps", []), *self._next_step(drafted)]
        what = chance.random()
        if what < 0.45 or not drafted:
            self._revision += chance.choice((0, 1, 1, 1, 1))
            return {"do": "draft", **turn, "revision": self._revision, "steps": steps}
        if what < 0.85:
            ready = drafted.get("may_commit") and chance.random() < 0.8
            return {"do": "commit", **turn, "steps": drafted["steps"] if ready else steps}
        if what < 0.92:
            spaces = drafted.get("legal", {}).get("spaces") or ["a1", "b1", "c1"]
            return {
                "do": "ask",
                **turn,
                "spaces": chance.sample(spaces, min(len(spaces), chance.randint(0, 6))),
            }
        if what < 0.96:
            return {"do": "why", **turn, "steps": [*steps, chance.choice((*steps, "-", "9@a1", "nonsense"))]}
        return {"do": "look", "seat": turn["seat"]}

    def _next_step(self, drafted: dict[str, Any]) -> list[str]:
        chance = self._chance
        if "hazard_spaces" in drafted:
            return [] if drafted["steps"] else ["!" + chance.choice(drafted["hazard_spaces"])]
        legal = drafted.get("legal")
        if not legal:
            return []
        steps = [f"{way['text']}@{space}" for way in legal["numbers"][:9] for space in legal["spaces"][:9]]
        steps += [f"D={structure}@{space}" for structure in legal["structures"] for space in legal["spaces"]]
        steps += [f"{way['text']}x{space}" for way in legal["nines"] for space in legal["crossable"]]
        steps += [f"x{space}" for space in legal["crossable"]]
        steps += [best["step"] for finds in legal["discoveries"].values() for best in finds["best"]]
        steps += ["-"] if legal["may_pass"] else []
        return [chance.choice(steps)] if steps else []

    # What it hears

    def hear(self, messages: list[Message]) -> None:
        for message in messages:
            match message["say"]:
                case "news":
                    self._take_in(message["entry"])
                case "snapshot":
                    self._round = message.get("round", 0)
                    self._seats = [seat["seat"] for seat in message["seats"]]
                    self._phase = "playing" if self._round else "lobby"
                case "answer":
                    self._answered(message["answer"])
                case "refused":
                    self._refused(message["reason"])

    def _take_in(self, entry: Message) -> None:
        match entry["kind"]:
            case "seated":
                if entry["seat"] not in self._seats:
                    self._seats.append(entry["seat"])
            case "unseated":
                for seats in (self._seats, self._mine):
                    if entry["seat"] in seats:
                        seats.remove(entry["seat"])
            case "rolled":
                self._round, self._phase = entry["round"], "playing"
            case "closed" if "result" in entry:
                self._phase = "over"

    def _answered(self, answer: Any) -> None:
        """Take an answer for what it looks like: a spoilt request may have asked for something else."""
        said = self._said.get("do")
        if said == "hello":
            self._is_known, self._table = True, ""
        if type(answer) is int:
            self._mine.append(answer)
        elif isinstance(answer, dict):
            if "steps" in answer and "drawn" in answer:
                self._drafted, self._revision = answer, answer["revision"]
            elif "phase" in answer:
                self._gossip.hear_of(answer["table"], answer["code"])
                if said == "watch":
                    self._table, self._phase = answer["table"], answer["phase"]
                    self._round, self._mine = answer.get("round", 0), list(answer.get("seats", []))
            elif set(answer) == {"code"}:
                self._gossip.tickets.append(answer["code"])

    def _refused(self, reason: dict[str, Any]) -> None:
        match reason["code"]:
            case "hello-first":
                self._is_known, self._table = False, ""
            case "watch-first":
                self._table = ""
            case "stale-round":
                self._round = reason["facts"]["current"]
            case "game-over":
                self._phase = "over"
