"""Every setting of `pennypapers serve`. A new one is a field here, and its sentence in the words."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

from pennypapers.server.settings.addresses import (
    Database,
    Host,
    Name,
    Origin,
    Proxy,
    PublicUrl,
    name_of,
    origin_of,
    sub_path_of,
)
from pennypapers.server.settings.data_folder import usual_data_folder
from pennypapers.server.settings.kinds import Folder, OneOf, ReadableFile, Switch, Whole
from pennypapers.server.settings.limits import Limits
from pennypapers.server.settings.setting import Given, WrongSetting, setting, settings_group, settings_of

EVERYWHERE = "0.0.0.0"
USUAL_PORT = 8375
LONGEST_KEPT = 36_500  # days: a hundred years


@dataclass(frozen=True)
class ServeSettings:
    """Where the server listens and keeps its data, whom it trusts, and how much it allows."""

    lan: bool = setting(Switch(), False)
    host: str = setting(Host(), "127.0.0.1")
    # None given: the usual one, or any if that is taken.
    port: int | None = setting(Whole(1, 65_535, "any-free"), None, usual=str(USUAL_PORT))
    data: Path = setting(Folder(), usual_data_folder(), usual="")
    store: str = setting(Database(), "")
    public_url: str = setting(PublicUrl(), "")
    called: tuple[str, ...] = setting(Name(), (), many=True, usual="")
    origin: tuple[str, ...] = setting(Origin(), (), many=True, usual="")
    proxy: tuple[str, ...] = setting(Proxy(), (), many=True, usual="")
    tls_cert: Path | None = setting(ReadableFile(), None, usual="")
    tls_key: Path | None = setting(ReadableFile(), None, usual="")
    keep_days: int = setting(Whole(1, LONGEST_KEPT, "for-ever"), 0)  # finished games
    keep_tables_days: int = setting(Whole(1, LONGEST_KEPT, "for-ever"), 0)  # tables that nobody came back to
    public_metrics: bool = setting(Switch(), False)
    no_browser: bool = setting(Switch(), False)
    log_level: str = setting(OneOf(("debug", "info", "warning", "error")), "warning")
    limits: Limits = settings_group(Limits)

    @property
    def address(self) -> str:
        """Where it listens."""
        return EVERYWHERE if self.lan else self.host

    @property
    def origins(self) -> list[str]:
        """Of the pages that may talk to it, besides those that it serves itself."""
        return [*self.origin, *([origin_of(self.public_url)] if self.public_url else [])]

    @property
    def names(self) -> list[str]:
        """By which people and proxies ask for it, besides those that are right by themselves."""
        return [*self.called, self.host.lower(), *map(name_of, self.origins)]

    @property
    def sub_path(self) -> str:
        """Below which people find it at its public address: `/games/penny`, or nothing."""
        return sub_path_of(self.public_url)


SETTINGS = {one.name: one for one in settings_of(ServeSettings)}


def read_settings(given: Mapping[str, Given]) -> ServeSettings:
    """The settings, by what was given for each; `WrongSetting` is about the first that is wrong."""
    values: dict[str, Any] = {name: SETTINGS[name].read(one) for name, one in given.items()}
    limits = {one.name: values.pop(one.name) for one in fields(Limits) if one.name in values}
    settings = ServeSettings(**values, limits=Limits(**limits))
    _check_certificate(settings, given)
    return settings


def _check_certificate(settings: ServeSettings, given: Mapping[str, Given]) -> None:
    cert, key = settings.tls_cert, settings.tls_key
    if cert is None and key is None:
        return
    if cert is None or key is None:
        there, missing = ("tls_cert", "tls_key") if cert else ("tls_key", "tls_cert")
        raise WrongSetting("setting-pair", place=given[there].place, other=SETTINGS[missing].option)

    def no_password() -> bytes:
        raise ValueError("the key is locked with a password")  # nobody is there to type it at the next start

    import ssl  # takes a while, and nobody else needs it before the server starts

    try:
        ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER).load_cert_chain(cert, key, no_password)
    except (OSError, ValueError) as error:
        reason = getattr(error, "reason", None) or str(error).partition(" (_ssl")[0]
        raise WrongSetting(
            "setting-certificate",
            place=given["tls_cert"].place,
            cert=str(cert),
            key=str(key),
            reason=reason,
        ) from error
