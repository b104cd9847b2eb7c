"""A sum over each entry, by which a disk that changed a bit of it is found out."""

from __future__ import annotations

from zlib import crc32


def checksum(table: str, number: int, body: bytes) -> int:
    """Also over where the entry belongs, so that it is not taken for another one."""
    return crc32(body, crc32(f"{table} {number} ".encode()))
