"""The page below a path of a site, behind nginx with the block of docs/deploy.md, whether nginx leaves the path or
takes it off."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
import segno
from playwright.sync_api import expect

from browser_play import play_turn, wait_for_turn
from browser_tables import CODE, button, choose_sheet, come_to_table, host_table, start_table
from deployed import SUB_PATH, free_port, needs_nginx, nginx, site_with_sub_path
from page_words import say
from visitors import Server, Visitor, need_page, serving

pytestmark = needs_nginx

Visit = Callable[..., Visitor]


@pytest.fixture(scope="module", params=["with the path", "without the path"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    need_page()
    folder = tmp_path_factory.mktemp("below")
    port = free_port()
    front = f"http://127.0.0.1:{port}{SUB_PATH}"
    with serving(folder / "data", "515", options=("--public-url", front), front=front) as running:
        site = site_with_sub_path(port, running.port, taken_off=request.param == "without the path")
        with nginx(folder, site, port):
            yield running


def asked_for(visitor: Visitor) -> list[str]:
    """Notes from now on what the page asks for, sockets too."""
    asked: list[str] = []
    visitor.context.on("request", lambda request: asked.append(request.url))
    visitor.page.on("websocket", lambda socket: asked.append(socket.url.replace("ws:", "http:")))
    return asked


def test_a_table_from_its_opening_to_the_second_round(visit: Visit, server: Server) -> None:
    keeper, guest = visit(), visit(language="fr")
    asked = asked_for(keeper)
    code = host_table(keeper, "temple-a", "Ada")
    assert keeper.page.url == f"{server.url}/table/{code}"

    # What others are invited with.
    expect(keeper.page.locator("[data-part=link]")).to_have_text(
        f"{server.url.removeprefix('http://')}/table/{code}"
    )
    qr = keeper.page.get_by_role("img", name=say("en", "lobby-qr"))
    assert qr.get_attribute("src") == f"{SUB_PATH}/api/qr/{code}.svg"
    assert qr.evaluate("(image) => image.decode().then(() => image.naturalWidth > 0)")
    drawn = keeper.page.request.get(f"{server.url}/api/qr/{code}.svg").text()
    expected = segno.make(f"{server.url}/table/{code}", micro=False)
    assert drawn.partition(' d="')[2].partition('"')[0] in expected.svg_inline(border=0)

    come_to_table(guest, code, "Bo")
    screen = keeper.page.get_by_role("link", name=say("en", "lobby-screen"))
    assert screen.get_attribute("href") == f"{SUB_PATH}/table/{code}/screen"
    start_table(keeper, 2)
    for visitor in (keeper, guest):
        play_turn(visitor.page)
    assert wait_for_turn(keeper.page, "temple").round == 2

    # A deep link is opened anew.
    keeper.page.reload()
    assert wait_for_turn(keeper.page, "temple").round == 2
    assert keeper.page.url == f"{server.url}/table/{code}"
    assert any(url.endswith("/api/socket") for url in asked)
    assert [url for url in asked if not url.startswith(f"{server.url}/")] == []

    # A television looks on.
    television = visit(width=1920, height=1080)
    television.open(f"/table/{code}/screen")
    television.page.get_by_text("Ada").first.wait_for()


def test_links_and_the_way_back(visit: Visit, server: Server) -> None:
    visitor = visit()
    asked = asked_for(visitor)
    page = visitor.open()
    page.get_by_role("link", name=say("en", "start-help"), exact=True).click()
    page.wait_for_url(f"{server.url}/help")
    page.get_by_role("link", name=say("en", "guide-temple")).first.click()
    page.wait_for_url(f"{server.url}/help/temple")
    page.go_back()
    page.wait_for_url(f"{server.url}/help")
    page.get_by_role("link", name=say("en", "start-back")).click()
    page.wait_for_url(f"{server.url}/")
    button(visitor, "start-host").wait_for()
    visitor.may_complain.append("404")  # the console tells of the status
    visitor.open("/nowhere/at/all").get_by_role("link", name=say("en", "nothing-home")).click()
    page.wait_for_url(f"{server.url}/")
    assert [url for url in asked if not url.startswith(f"{server.url}/")] == []


def test_it_is_kept_for_when_there_is_no_connection(visit: Visit, server: Server) -> None:
    visitor = visit()
    page = visitor.open()
    scope = page.evaluate("navigator.serviceWorker.ready.then((worker) => worker.scope)")
    assert scope == f"{server.url}/"
    (kept,) = page.evaluate("caches.keys()")
    assert kept.startswith(f"page-{SUB_PATH[1:]}/")
    page.reload()
    visitor.may_complain += ["ERR_INTERNET_DISCONNECTED", "WebSocket"]
    visitor.context.set_offline(True)
    visitor.open("/help/valley").get_by_role("heading", name=say("en", "guide-valley")).first.wait_for()
    installed = page.evaluate(
        """async () => {
          const manifest = document.querySelector('link[rel=manifest]').href;
          const told = await (await caches.match(manifest)).json();
          const named = [told.start_url, told.scope, ...told.icons.map((icon) => icon.src)];
          return named.map((path) => new URL(path, manifest).href);
        }"""
    )
    assert installed[:2] == [f"{server.url}/"] * 2
    assert all(url.startswith(f"{server.url}/icon-") for url in installed[2:])


def test_past_the_proxy_it_is_at_the_top(visit: Visit, server: Server) -> None:
    visitor = visit()
    visitor.page.goto(f"{server.own_url}/")
    visitor.page.get_by_role("link", name=say("en", "start-help"), exact=True).click()
    visitor.page.wait_for_url(f"{server.own_url}/help")
    visitor.page.goto(f"{server.own_url}/")
    button(visitor, "start-host").click()
    choose_sheet(visitor, "temple-a")
    visitor.page.wait_for_url(CODE)
    assert visitor.page.url.startswith(f"{server.own_url}/table/")
