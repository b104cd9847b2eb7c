"""Plain HTTP as the document says it is: what is answered and refused, to whom, how often, and with which headers."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import given, settings
from hypothesis import strategies as st
from jsonschema import Draft202012Validator
from prometheus_client.parser import text_string_to_metric_families
from schemathesis import GenerationMode

from asking import CODES, ELSEWHERE, HERE, OURS, Answer, Site
from hosting import START, Bytes, Clock, Phone, house, room
from pennypapers.lab.analysis import Analysis
from pennypapers.server.http import page
from pennypapers.server.http.analyses import Analyses, Wanted
from pennypapers.server.http.analyst import Assignment, Progress
from pennypapers.server.http.schema import schema_document
from pennypapers.server.messages import requests
from pennypapers.server.settings.limits import Limits
from pennypapers.server.store import MemoryStore, Unavailable
from pennypapers.server.tables.host import Host
from pennypapers.server.wire.gate import Gate
from pennypapers.server.wire.house import House
from pennypapers.server.wire.metrics import Metrics
from pennypapers.table.fair_dice import daily_layouts

PATHS: dict[str, Any] = schema_document()["http"]["paths"]
CODE = "ABCDEF"
DAY = datetime.fromtimestamp(START / 1000, UTC).date()

SECURITY = {"x-content-type-options": "nosniff", "referrer-policy": "no-referrer"}


class NeverDone(Analyses):
    """Takes its time: how games are analysed is tested elsewhere."""

    def __init__(self) -> None:
        super().__init__()
        self.begun: set[Wanted] = set()

    def ask(self, wanted: Wanted, address: str = "") -> Analysis | Progress | None:
        return Progress(2, 30) if wanted in self.begun else None

    def begin(self, wanted: Wanted, assignment: Assignment, address: str = "") -> Analysis | Progress:
        self.begun.add(wanted)
        return Progress(2, 30)


@dataclass
class Games:
    """A store with a finished game of each adventure, and an open table."""

    store: MemoryStore
    clock: Clock
    shared: str
    alone: str
    open_table: str

    def house(self, *origins: str, **limits: int) -> House:
        gate = Gate(Limits(**limits), origins, self.clock)
        host = Host(self.store, self.clock, Bytes())
        return House(host, self.store, gate, Metrics())

    def site(self, *, public_metrics: bool = False, **limits: int) -> Site:
        return Site(self.house(**limits), NeverDone(), public_metrics=public_metrics)


async def played() -> Games:
    clock = Clock()
    store = MemoryStore(clock)
    shared = await room(store, clock, 3, "temple-a")
    await shared.play_to_the_end()
    alone = await room(store, clock, 1, "valley-b", seed=1)
    await alone.play_to_the_end()
    left_open = await room(store, clock, 2, seed=2)
    return Games(store, clock, shared.table, alone.table, left_open.table)


@pytest.fixture(scope="module")
def games() -> Games:
    return asyncio.run(played())


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A page that is built, as small as can be, with a file beside it that is nobody's business."""
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Penny Papers</title>")
    (folder / "theme.js").write_text("// night")
    (folder / "theme.js.br").write_bytes(b"smaller")
    (folder / "assets" / "main-abc123.js").write_text("// play")
    (tmp_path / "secret.txt").write_text("nobody's business")
    monkeypatch.setattr(page, "_PLACES", (folder,))
    return folder


@pytest.fixture
def site(games: Games, built: Path) -> Site:
    return games.site()


# What the document says


@pytest.fixture(scope="module")
def document(games: Games) -> dict[str, Any]:
    answer: dict[str, Any] = games.site().ask("/api/openapi.json").json
    return answer


def validator(document: dict[str, Any], schema: dict[str, Any]) -> Draft202012Validator:
    return Draft202012Validator({**schema, "components": document["components"]})


def filled_in(path: str, game: str, number: int = 0) -> str:
    path = path.replace("{id}", game).replace("{number}", str(number)).replace("{code}", CODE)
    return path.replace("{day}", DAY.isoformat()).replace("{sheet}", daily_layouts(DAY)[0])


@pytest.mark.parametrize("path", PATHS)
@pytest.mark.parametrize("which", ["shared", "alone"])
def test_every_address_answers_as_the_document_says(
    path: str, which: str, games: Games, document: dict[str, Any]
) -> None:
    answer = games.site().ask(filled_in(path, getattr(games, which)), client=HERE)
    responses = document["paths"][path]["get"]["responses"]
    assert answer.status == (202 if "202" in responses else 200)
    ((kind, content),) = responses[str(answer.status)]["content"].items()
    assert answer.headers["content-type"].partition(";")[0] == kind
    value = json.loads(answer.body) if kind == "application/json" else answer.body.decode()
    validator(document, content["schema"]).validate(value)


def test_every_round_of_a_game(games: Games, document: dict[str, Any]) -> None:
    site = games.site()
    path = "/api/games/{id}/rounds/{number}"
    content = document["paths"][path]["get"]["responses"]["200"]["content"]["application/json"]
    rounds = validator(document, content["schema"])
    for game in (games.shared, games.alone):
        shown = site.ask(f"/api/games/{game}").json
        for number in range(len(shown["rolls"]) + 1):
            answer = site.ask(filled_in(path, game, number)).json
            rounds.validate(answer)
            assert (answer["round"], len(answer["turns"])) == (number, len(shown["players"]))
        assert [turn["drawn"]["stars"] for turn in answer["turns"]] == shown["stars"]
        assert site.ask(filled_in(path, game, number + 1)).code == "no-such-round"


@pytest.mark.parametrize(
    ("path", "code"),
    [
        ("/api/games/{open_table}", "no-such-game"),  # unfinished: its dice are still secret
        ("/api/games/nothing", "no-such-game"),
        ("/api/games/%00", "no-such-game"),
        ("/api/games/%ff%fe/text", "no-such-game"),
        ("/api/games/nothing/rounds/1", "no-such-game"),
        ("/api/games/{shared}/rounds/9999", "no-such-round"),
        ("/api/games/{shared}/rounds/-1", "no-such-page"),
        ("/api/games/{shared}/rounds/one", "no-such-page"),
        ("/api/games/{shared}/rounds/%D9%A1", "no-such-page"),  # a one, but an Arabic one
        ("/api/games/{shared}/rounds/" + "9" * 5000, "no-such-page"),
        ("/api/games/{shared}/nothing", "no-such-page"),
        ("/api/qr/ABCDE1.svg", "no-such-page"),
        ("/api/qr/ABCDEFG.svg", "no-such-page"),
        ("/api/qr/" + "A" * 5000 + ".svg", "no-such-page"),
        ("/api/nothing", "no-such-page"),
        ("/api/", "no-such-page"),
        ("/metrics", "no-such-page"),
    ],
)
def test_what_there_is_not(path: str, code: str, games: Games, site: Site, document: dict[str, Any]) -> None:
    answer = site.ask(path.replace("{shared}", games.shared).replace("{open_table}", games.open_table))
    assert (answer.status, answer.code) == (404, code)
    validator(document, document["components"]["schemas"]["Reason"]).validate(answer.json)


def test_a_host_that_no_code_could_hold(site: Site) -> None:
    assert site.ask(f"/api/qr/{CODE}.svg", host="a" * 4000 + ".localhost").status == 404


def test_a_store_that_does_not_answer(games: Games, monkeypatch: pytest.MonkeyPatch) -> None:
    async def closed(*_: object) -> None:
        raise Unavailable("closed")

    monkeypatch.setattr(games.store, "game", closed)
    answer = games.site().ask(f"/api/games/{games.alone}")
    assert (answer.status, answer.code) == (503, "not-saved")


def test_an_analysis_under_way_is_told_of_without_the_store(
    games: Games, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def asked_in_vain(*_: object) -> None:
        raise AssertionError

    site, path = games.site(), f"/api/games/{games.shared}/analysis/"
    assert site.ask(path + "2").status == 202
    assert site.ask(path + "3").code == "no-such-page"
    monkeypatch.setattr(games.store, "game", asked_in_vain)
    assert site.ask(path + "2").json == {"done": 2, "of": 30, "before": 0, "warming": None}


def test_health(games: Games) -> None:
    of = games.house()
    assert asyncio.run(of.host.registry.recover()) == 1
    answer = Site(of).ask("/health").json
    assert (answer["status"], answer["tables"]) == ("ok", 1)


def test_a_game_as_text_is_a_file(games: Games, site: Site) -> None:
    answer = site.ask(f"/api/games/{games.shared}/text")
    assert (
        answer.headers["content-disposition"]
        == f'attachment; filename="penny-papers-{games.shared[:8]}.game"'
    )
    assert answer.body.startswith(b"adventure: temple\n")


# The document itself, and whatever else it lets somebody ask


@pytest.fixture(scope="module")
def described(games: Games) -> schemathesis.BaseSchema:
    site = games.site(http_requests_per_minute=10**9)

    def as_wsgi(environ: dict[str, Any], start_response: Callable[..., object]) -> list[bytes]:
        """Schemathesis would run the application in a thread of its own, and its store with it."""
        path = str(environ["REQUEST_URI"]).partition("?")[0]
        answer = site.ask(path, str(environ["REQUEST_METHOD"]))
        start_response(f"{answer.status} ", list(answer.headers.items()))
        return [answer.body]

    return schemathesis.openapi.from_wsgi("/api/openapi.json", as_wsgi)


def test_the_document_is_valid(described: schemathesis.BaseSchema, document: dict[str, Any]) -> None:
    described.validate()
    assert document["openapi"].startswith("3.1.")
    for schema in document["components"]["schemas"].values():
        Draft202012Validator.check_schema(schema)


ASKABLE = [(path, GenerationMode.POSITIVE) for path in PATHS] + [
    (path, GenerationMode.NEGATIVE) for path in PATHS if "{number}" in path or "{code}" in path
]


@pytest.mark.parametrize("examples", [15, pytest.param(1000, marks=pytest.mark.sweep)])
@pytest.mark.parametrize(("path", "mode"), ASKABLE)
def test_whatever_the_document_allows_or_forbids(
    path: str, mode: GenerationMode, examples: int, described: Any, games: Games
) -> None:
    @settings(max_examples=examples)
    @given(
        described[path]["GET"].as_strategy(generation_mode=mode),
        st.sampled_from([games.shared, games.alone, None]),
    )
    def asked(case: schemathesis.Case[Any], game: str | None) -> None:
        if game and "id" in case.path_parameters:
            case.path_parameters["id"] = game
        case.call_and_validate(
            excluded_checks=[schemathesis.checks.positive_data_acceptance]
        )  # 404 is as good

    asked()


# Headers


ASKED = [
    ("GET", "/", 200),
    ("GET", "/table/ABCDEF", 200),
    ("HEAD", "/", 200),
    ("GET", "/theme.js", 200),
    ("GET", "/assets/main-abc123.js", 200),
    ("GET", "/assets/gone.js", 404),
    ("GET", "/nothing", 404),
    ("GET", "/health", 200),
    ("GET", "/api/openapi.json", 200),
    ("GET", f"/api/qr/{CODE}.svg", 200),
    ("GET", "/api/games/nothing", 404),
    ("GET", "/metrics", 404),
    ("POST", "/health", 405),
    ("DELETE", "/theme.js", 405),
    ("OPTIONS", "/api/offers", 405),
]


def check_headers(answer: Answer) -> None:
    assert {name: answer.headers.get(name) for name in SECURITY} == SECURITY
    policy = dict(
        directive.strip().split(" ", 1) for directive in answer.headers["content-security-policy"].split(";")
    )
    assert policy["default-src"] == "'self'"
    assert policy["object-src"] == policy["frame-ancestors"] == policy["base-uri"] == "'none'"
    # No exceptions: no inline scripts or styles, nothing of other hosts, no data.
    assert set(" ".join(policy.values()).split()) == {"'self'", "'none'"}
    assert "access-control-allow-origin" not in answer.headers
    assert "server" not in answer.headers
    assert "set-cookie" not in answer.headers


@pytest.mark.parametrize(("method", "path", "status"), ASKED)
def test_every_answer_has_the_usual_headers(method: str, path: str, status: int, site: Site) -> None:
    answer = site.ask(path, method)
    assert answer.status == status
    check_headers(answer)


def test_refused_requests_and_our_own_mistakes_have_them_too(
    games: Games, built: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    site = games.site(http_requests_per_minute=1)
    check_headers(site.ask("/health", "POST", origin="https://elsewhere.example"))
    for status in (200, 429):
        answer = site.ask("/health")
        assert answer.status == status
        check_headers(answer)

    async def broken(*_: object) -> None:
        raise KeyError("a mistake of ours")

    monkeypatch.setattr(games.store, "game", broken)
    answer = games.site().ask(f"/api/games/{games.alone}", mistake="expected")
    assert answer.status == 500
    assert b"mistake" not in answer.body
    check_headers(answer)


# Origins and methods

CHANGING = ["POST", "PUT", "PATCH", "DELETE"]
FOREIGN = [
    "https://elsewhere.example",
    "http://pennypapers.example",  # another port
    "http://pennypapers.example:8375@elsewhere.example",
    "http://pennypapers.example:8375.elsewhere.example",
    "null",
    "",
    "http://[",
    "\xff",
]


@pytest.mark.parametrize("method", CHANGING)
@pytest.mark.parametrize("path", ["/health", "/", "/api/games/nothing", "/nothing"])
def test_another_page_may_change_nothing(method: str, path: str, site: Site) -> None:
    for origin in FOREIGN:
        assert site.ask(path, method, origin=origin).status == 403, origin
    assert site.ask(path, method, origin=OURS).status == 405
    assert site.ask(path, method).status == 405


def test_another_page_may_look_but_its_browser_will_not_show_it(site: Site) -> None:
    answer = site.ask("/health", origin=FOREIGN[0])
    assert answer.status == 200
    check_headers(answer)


def test_an_origin_that_is_allowed(games: Games) -> None:
    site = Site(games.house("https://friends.example/"))
    assert site.ask("/health", "POST", origin="https://friends.example").status == 405
    assert site.ask("/health", "POST", origin="https://elsewhere.example").status == 403


@pytest.mark.parametrize("method", [*CHANGING, "OPTIONS", "TRACE", "PROPFIND"])
@pytest.mark.parametrize("path", PATHS)
@pytest.mark.parametrize("is_built", [True, False], ids=["page", "no page"])
def test_nothing_but_looking(
    method: str, path: str, is_built: bool, games: Games, built: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if not is_built:
        monkeypatch.setattr(page, "_PLACES", ())
    answer = games.site().ask(filled_in(path, games.alone), method)
    assert answer.status == 405
    assert set(answer.headers["allow"].split(", ")) == {"GET", "HEAD"}


# Metrics


def test_metrics_are_for_this_machine(games: Games) -> None:
    site = games.site()
    for own in (HERE, "127.1.2.3", "::1"):
        assert site.ask("/metrics", client=own).status == 200
    for other in (ELSEWHERE, "192.168.1.5", "2001:db8::1", "localhost", ""):
        assert site.ask("/metrics", client=other).code == "no-such-page"
    # What a proxy on this machine passes on is somebody else's, whatever it says.
    assert site.ask("/metrics", client=HERE, x_forwarded_for=HERE).status == 404
    assert site.ask("/metrics", client=HERE, forwarded="for=127.0.0.1").status == 404


def test_metrics_for_everybody(games: Games) -> None:
    site = games.site(public_metrics=True)
    assert site.ask("/metrics", client=ELSEWHERE, x_forwarded_for=ELSEWHERE).status == 200


def test_metrics_name_nobody() -> None:
    async def talk() -> tuple[House, list[str]]:
        clock = Clock()
        of = house(MemoryStore(clock), clock)
        phone = await Phone(of, "somebody", "198.51.100.4").hello()
        table = await phone.ask("open", sheet="temple-a")
        await phone.watch(table["table"])
        await phone.ask("sit", name="Zebulon", initials="ZEB")
        for wrong in ("Zebulon", table["code"]):
            await phone.connection.receive(json.dumps({"do": wrong, "id": 1}))
            await phone.connection.receive(json.dumps({"do": "find", "id": 1, "code": wrong + "X"}))
        return of, ["Zebulon", "ZEB", table["code"], table["table"], phone.name, phone.secret, "198.51.100.4"]

    of, private = asyncio.run(talk())
    text = Site(of).ask("/metrics", client=HERE).body.decode()
    assert not [word for word in private if word in text]
    names = {request.__name__ for request in requests.AnyRequest.__args__}
    labels: dict[str, set[str]] = {}
    for family in text_string_to_metric_families(text):
        for sample in family.samples:
            for name, value in sample.labels.items():
                labels.setdefault(name, set()).add(value)
    of_python = {"implementation", "major", "minor", "patchlevel", "version", "generation"}
    assert set(labels) == {"do", "code", "le"} | of_python
    assert labels["do"] == {"Hello", "Open", "Watch", "Sit", "Find"} <= names
    assert labels["code"] == {"bad-message", "no-such-table"} <= CODES


# Limits


def test_too_many_requests(games: Games, built: Path, document: dict[str, Any]) -> None:
    site = games.site(http_requests_per_minute=3)
    for _ in range(3):
        assert site.ask("/api/offers").status == 200
    for path in PATHS:
        answer = site.ask(filled_in(path, games.alone))
        assert (answer.status, answer.code) == (429, "too-many-requests")
        assert "429" in document["paths"][path]["get"]["responses"]
    assert site.ask("/").status == 200  # the page can say so
    assert site.ask("/api/offers", client="198.51.100.1").status == 200  # others are not kept waiting
    games.clock.wait(20)
    assert [site.ask("/health").status for _ in range(2)] == [200, 429]


# The page


@pytest.mark.parametrize(
    "path", ["/", "/join", "/join/ABCDEF", "/table/ABCDEF/screen", "/game/1", "/help/rules"]
)
def test_one_document_for_all_its_addresses(path: str, site: Site) -> None:
    answer = site.ask(path)
    assert (answer.status, answer.headers["cache-control"]) == (200, "no-cache")
    assert b"Penny Papers" in answer.body


def test_what_never_changes_is_asked_for_once(site: Site) -> None:
    assert "immutable" in site.ask("/assets/main-abc123.js").headers["cache-control"]
    assert site.ask("/theme.js").headers["cache-control"] == "no-cache"
    assert site.ask("/assets/gone.js").headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(("accepted", "encoding"), [("", None), ("gzip, br;q=0.9", "br"), ("gzip", None)])
def test_a_file_that_the_reader_has_is_not_sent_again(
    accepted: str, encoding: str | None, site: Site
) -> None:
    answer = site.ask("/theme.js", accept_encoding=accepted)
    assert answer.headers.get("content-encoding") == encoding
    assert answer.headers["vary"] == "accept-encoding"
    again = site.ask("/theme.js", accept_encoding=accepted, if_none_match=answer.headers["etag"])
    assert (again.status, again.body) == (304, b"")
    check_headers(again)
    home = site.ask("/table/ABCDEF")
    assert site.ask("/table/GHJKMN", if_none_match=home.headers["etag"]).status == 304
    assert site.ask("/nothing", if_none_match=home.headers["etag"]).status == 404


@pytest.mark.parametrize(
    "path",
    [
        "/../secret.txt",
        "/..%2fsecret.txt",
        "/assets/../../secret.txt",
        "/%2e%2e/secret.txt",
        "//secret.txt",
        "/secret.txt%00",
        "/" + "a" * 5000,
    ],
)
def test_nothing_outside_its_folder(path: str, site: Site) -> None:
    assert b"business" not in site.ask(path).body


def test_without_a_page(games: Games, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page, "_PLACES", ())
    assert games.site().ask("/").status == 404
    assert games.site().ask("/health").status == 200
