"""Whose an address is, as far as an address can say."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv6Address, ip_address

_HOST_BITS = 64


@lru_cache(maxsize=10_000)
def household_of(address: str) -> str:
    """What one household or one office has: an address of the old kind (IPv4), or all that share their first 64 bits.
    Providers give away no less of the new kind (RFC 6177), and each phone has many of those. What is no address, as
    the name of a local socket, stands for itself."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped:
        return str(found.ipv4_mapped)
    return f"{IPv6Address(int(found) >> _HOST_BITS << _HOST_BITS)}/{_HOST_BITS}"
