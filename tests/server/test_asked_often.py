"""What is dear to look up is worked out once, however often it is asked for."""

from __future__ import annotations

from typing import Any

import pytest

from asking import Site
from hosting import Bytes, Clock
from pennypapers.refusals import Refusal
from pennypapers.server.http import endpoints, qr_codes
from pennypapers.server.http.analyses import Analyses
from pennypapers.server.http.qr_codes import KEPT, QrCodes
from pennypapers.server.settings.limits import Limits
from pennypapers.server.store import MemoryStore
from pennypapers.server.tables.host import Host
from pennypapers.server.wire.gate import DRAWINGS_PER_MINUTE, Gate
from pennypapers.server.wire.house import House
from pennypapers.server.wire.metrics import Metrics

BASE = "https://play.example"


def a_site() -> Site:
    clock = Clock()
    store = MemoryStore(clock)
    return Site(House(Host(store, clock, Bytes()), store, Gate(Limits(), (), clock), Metrics()), Analyses())


@pytest.mark.parametrize(
    ("path", "maker"), [("/api/schema", "wire_schema"), ("/api/openapi.json", "openapi_document")]
)
def test_a_document_is_made_once(path: str, maker: str, monkeypatch: pytest.MonkeyPatch) -> None:
    made, make = 0, getattr(endpoints, maker)

    def counted(*arguments: Any) -> Any:
        nonlocal made
        made += 1
        return make(*arguments)

    monkeypatch.setattr(endpoints, maker, counted)
    site = a_site()
    answers = [site.ask(path) for _ in range(5)]
    assert made == 1
    assert [answer.status for answer in answers] == [200] * 5
    assert all(answer.json == answers[0].json for answer in answers)


def a_code(number: int) -> str:
    return f"{number:06}".translate(str.maketrans("0123456789", "ABCDEFGHJK"))


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The links that are drawn, from now on."""
    links: list[str] = []

    def draw(link: str) -> bytes:
        links.append(link)
        return link.encode()

    monkeypatch.setattr(qr_codes, "_draw", draw)
    return links


def test_a_qr_code_is_drawn_once_for_everybody(drawn: list[str]) -> None:
    site = a_site()
    answers = [site.ask("/api/qr/ABCDEF.svg") for _ in range(3 * DRAWINGS_PER_MINUTE)]
    assert {answer.status for answer in answers} == {200}
    assert len(drawn) == 1


def test_whoever_has_too_many_drawn_is_refused_and_nobody_else(drawn: list[str]) -> None:
    clock = Clock()
    codes = QrCodes(Gate(Limits(), (), clock))
    for number in range(DRAWINGS_PER_MINUTE):
        codes.of_table(BASE, a_code(number), "greedy")
    with pytest.raises(Refusal) as refused:
        codes.of_table(BASE, "ZZZZZZ", "greedy")
    assert refused.value.code == "too-many-requests"
    codes.of_table(BASE, a_code(1), "greedy")  # it is there
    codes.of_table(BASE, "ZZZZZZ", "honest")
    assert len(drawn) == DRAWINGS_PER_MINUTE + 1
    clock.wait(1)
    codes.of_table(BASE, "YYYYYY", "greedy")
    with pytest.raises(Refusal):
        codes.of_table(BASE, "XXXXXX", "greedy")


def test_too_many_drawings_are_told_as_such(drawn: list[str]) -> None:
    site = a_site()
    answers = [site.ask(f"/api/qr/{a_code(number)}.svg") for number in range(DRAWINGS_PER_MINUTE + 1)]
    assert (answers[-2].status, answers[-1].status, answers[-1].code) == (200, 429, "too-many-requests")


def test_so_many_drawings_are_kept_and_no_more(drawn: list[str]) -> None:
    codes = QrCodes(Gate(Limits(), (), Clock()))
    for number in range(KEPT + 10):
        codes.of_table(BASE, a_code(number), f"address {number}")
    assert len(codes._drawn) == KEPT
