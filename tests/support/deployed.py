"""What docs/deploy.md says, run as it stands there: its blocks, and nginx with its configuration."""

from __future__ import annotations

import re
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from system_packages import find, why_missing

PAGE = Path(__file__).parents[2] / "docs" / "deploy.md"
NGINX = find("nginx")

needs_nginx = pytest.mark.skipif(
    NGINX is None or not sys.platform.startswith("linux"),
    reason=f"{why_missing('nginx')}; and needs Linux with its many loopback addresses",
)


def blocks(language: str) -> list[str]:
    """The blocks of this language in the page."""
    text = PAGE.read_text(encoding="utf-8")
    return re.findall(rf"^```{language}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


def replaced(text: str, changes: dict[str, str]) -> str:
    """The same text with other ports and paths; what is changed has to be there."""
    for old, new in changes.items():
        assert old in text, f"{old!r} is gone from the page"
        text = text.replace(old, new)
    return text


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def nginx(folder: Path, servers: str, port: int) -> Iterator[None]:
    """nginx in the foreground with these servers, one of them at this port, and nothing of the system's."""
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    folders = "\n".join(f"{kind}_temp_path {folder}/{kind};" for kind in kinds)
    configuration = folder / "nginx.conf"
    configuration.write_text(
        f"daemon off; master_process off; pid {folder}/nginx.pid; error_log {folder}/error.log;\n"
        f"events {{}}\nhttp {{\naccess_log off;\n{folders}\n{servers}\n}}\n"
    )
    assert NGINX
    command = [NGINX, "-p", str(folder), "-c", str(configuration), "-e", str(folder / "error.log")]
    subprocess.run([*command, "-t"], check=True, capture_output=True)
    process = subprocess.Popen(command)
    try:
        _wait_for(port)
        yield
    finally:
        process.terminate()
        process.wait()


def _wait_for(port: int) -> None:
    for _ in range(200):
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.05)
    pytest.fail("nginx does not listen")


SUB_PATH = "/games/penny"


def site_with_sub_path(port: int, own_port: int, *, taken_off: bool) -> str:
    """A site of nginx's at this port, with the page's block for a server below a path; the other way the path is taken
    off on the way."""
    whole_site, location = blocks("nginx")
    connection_upgrade, _, _ = whole_site.partition("server {")
    slash = "/" if taken_off else ""
    location = replaced(
        location, {"proxy_pass http://127.0.0.1:8375;": f"proxy_pass http://127.0.0.1:{own_port}{slash};"}
    )
    return f"{connection_upgrade}\nserver {{\nlisten 127.0.0.1:{port};\n{location}\n}}\n"
