"""The server's log: one JSON object a line. It tells of tables by their id and of nobody's secrets, codes or names."""

from __future__ import annotations

import json
import logging
from collections import Counter
from datetime import UTC, datetime
from typing import Any

# What every record has; whatever else is in one was given by `extra` and is part of the line.
_USUAL = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message", "taskName"}


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line |= {name: value for name, value in vars(record).items() if name not in _USUAL}
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


class Seldom(logging.Filter):
    """Lets the same line through some times a minute only, and says the next time how many were left out: or whoever
    sends nonsense could fill the disk with it."""

    MOST = 20
    MINUTE = 60.0  # seconds

    def __init__(self) -> None:
        super().__init__()
        self._since = 0.0
        self._said: Counter[tuple[str, str]] = Counter()
        self._left_out: Counter[tuple[str, str]] = Counter()

    def filter(self, record: logging.LogRecord) -> bool:
        if not 0 <= record.created - self._since < self.MINUTE:
            self._since, self._said = record.created, Counter()
        line = (record.name, str(record.msg))
        self._said[line] += 1
        if self._said[line] > self.MOST:
            self._left_out[line] += 1
            return False
        if left_out := self._left_out.pop(line, 0):
            record.left_out = left_out
        return True


def configuration(level: str) -> dict[str, Any]:
    """For `logging.config.dictConfig`: everything to standard error, uvicorn's own lines too."""
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"lines": {"()": f"{__name__}.JsonLines"}},
        "filters": {"seldom": {"()": f"{__name__}.Seldom"}},
        "handlers": {"err": {"class": "logging.StreamHandler", "formatter": "lines", "filters": ["seldom"]}},
        "loggers": {
            "pennypapers": {"handlers": ["err"], "level": level.upper(), "propagate": False},
            "uvicorn": {"handlers": ["err"], "level": "WARNING", "propagate": False},
        },
    }
