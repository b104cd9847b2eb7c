"""Settings that are addresses: where to listen, what people type, which pages may talk to the server, which proxies it
believes, and where its database is."""

from __future__ import annotations

import re
import socket
from dataclasses import dataclass
from ipaddress import ip_address, ip_network
from urllib.parse import SplitResult, urlsplit

from pennypapers.server.settings.setting import NotRight

_LABEL = "[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?"
_NAME = re.compile(rf"(?=.{{1,253}}$){_LABEL}(\.{_LABEL})*")
# What needs no escape in an address, in a file of HTML or in a pattern: a folder of a server is named like that.
_SUB_PATH = re.compile(r"(/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)*")
_LONGEST_SUB_PATH = 200
# Where a proxy takes the sub-path off, nobody could tell these from what the server has there itself.
_TAKEN = re.compile(r"/(api|assets)(/.*)?|/(table|join|game|lesson|help|health|metrics)")
# What stands between is for the driver to read: several machines, a folder with a socket, certificates.
_DATABASE = re.compile(r"postgres(ql)?://[^\s/?#]*/[^\s/?#]+(\?\S*)?")
_PASSWORD = re.compile(r"(?<=://)([^:/?#]*):[^/?#]*@")
_PASSWORD_AFTER = re.compile(r"(?<=[?&])password=[^&]*")
_USUAL_PORTS = {"http": 80, "https": 443}


@dataclass(frozen=True)
class Host:
    """An address of this machine, or a name of one."""

    shape = "ADDRESS"

    def read(self, text: str) -> str:
        if not _is_host(text):
            raise NotRight("setting-right-host")
        try:
            with socket.socket(family(text), socket.SOCK_STREAM) as probe:
                probe.bind((text, 0))
        except (OSError, UnicodeError) as error:
            raise NotRight("setting-right-host") from error
        return text


@dataclass(frozen=True)
class Name:
    """What a server is called, without a port."""

    shape = "NAME"

    def read(self, text: str) -> str:
        if not _is_host(text):
            raise NotRight("setting-right-name")
        return text.lower()


@dataclass(frozen=True)
class PublicUrl:
    """What people type to come here, maybe with a sub-path; without the slash at its end."""

    shape = "URL"

    def read(self, text: str) -> str:
        parts = _split(text)
        path = parts.path.rstrip("/") if parts else ""
        if parts is None or not _SUB_PATH.fullmatch(path) or len(path) > _LONGEST_SUB_PATH:
            raise NotRight("setting-right-url")
        if _TAKEN.fullmatch(path):
            raise NotRight("setting-right-url-taken", path=path)
        return _origin(parts) + path


@dataclass(frozen=True)
class Origin:
    """Where a page comes from, in the form in which browsers say it."""

    shape = "URL"

    def read(self, text: str) -> str:
        parts = _split(text)
        if parts is None or parts.path.strip("/"):
            raise NotRight("setting-right-origin")
        return _origin(parts)


@dataclass(frozen=True)
class Proxy:
    """An address, or a network of them."""

    shape = "ADDRESS"

    def read(self, text: str) -> str:
        try:
            return str(ip_network(text, strict=False) if "/" in text else ip_address(text))
        except ValueError as error:
            raise NotRight("setting-right-proxy") from error


@dataclass(frozen=True)
class Database:
    """The address of a database that takes the place of the file in the data folder."""

    shape = "DATABASE"

    def read(self, text: str) -> str:
        if not _DATABASE.fullmatch(text) or not text.isprintable():
            raise NotRight("setting-right-store", value=without_password(text))
        return text


def without_password(url: str) -> str:
    """The address of a database as it may be shown."""
    return _PASSWORD_AFTER.sub("password=…", _PASSWORD.sub(r"\1:…@", url))


def family(host: str) -> socket.AddressFamily:
    return socket.AF_INET6 if ":" in host else socket.AF_INET


def origin_of(url: str) -> str:
    """The origin of a URL that was read already."""
    return _origin(urlsplit(url))


def name_of(url: str) -> str:
    """The name of the server in a URL that was read already, or its address."""
    return urlsplit(url).hostname or ""


def sub_path_of(url: str) -> str:
    """The path of a URL that was read already: `/games/penny`, or nothing."""
    return urlsplit(url).path


def _split(text: str) -> SplitResult | None:
    """An address of the web without anything that has no meaning here; or none."""
    try:
        parts = urlsplit(text)
        is_right = parts.scheme in _USUAL_PORTS and _is_host(parts.hostname or "") and parts.port != 0
    except ValueError:
        return None
    # Not a blank or control character, which the parser would drop, and nothing that it would not tell us of.
    if not is_right or not text.isprintable() or re.search(r"[\s?#@\\]", text):
        return None
    return parts


def _origin(parts: SplitResult) -> str:
    host = parts.hostname or ""
    host = f"[{host}]" if ":" in host else host
    port = "" if parts.port in (None, _USUAL_PORTS[parts.scheme]) else f":{parts.port}"
    return f"{parts.scheme}://{host}{port}"


def _is_host(text: str) -> bool:
    try:
        ip_address(text)
    except ValueError:
        # What looks like an address of numbers is one that is wrong, and no name.
        return bool(_NAME.fullmatch(text.lower())) and not re.fullmatch(r"[0-9.]+", text)
    return True
